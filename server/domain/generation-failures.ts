import type { MaterialKind } from "./material-view.ts";

export const GENERATION_FAILURES: Record<MaterialKind, string> = {
  resume: "Failed to generate tailored resume",
  "cover-letter": "Failed to generate cover letter",
  interview: "Failed to generate interview questions",
};
