import type { MaterialKind } from "./material-view.ts";

/** A tailored resume that would be the original is not stored, and costs nothing. */
export const NOTHING_TO_TAILOR =
  "Nothing was stored: your resume already puts first what this posting asks for, and shows it in its words.";

export const GENERATION_FAILURES: Record<MaterialKind, string> = {
  resume: "Failed to generate tailored resume",
  "cover-letter": "Failed to generate cover letter",
  interview: "Failed to generate interview questions",
};
