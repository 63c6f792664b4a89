import { z } from "zod";

const AS_TEXT = "Please enter this as text.";

/** Without a kind the source is found by its address. Each kind checks its own settings. */
export const SourceSchema = z.object({
  kind: z.string(AS_TEXT).trim().default(""),
  address: z.string(AS_TEXT).trim().default(""),
  settings: z.record(z.string(), z.string(AS_TEXT), AS_TEXT).default({}),
});
