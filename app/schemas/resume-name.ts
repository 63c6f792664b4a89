import { z } from "zod";

export const MAX_NAME_LENGTH = 200;

const BLANK = "Please enter a resume name.";

/** A resume's new name: trimmed, not blank (CV-13). */
export const ResumeNameSchema = z.object({
  name: z
    .string({ error: BLANK })
    .trim()
    .min(1, BLANK)
    .max(MAX_NAME_LENGTH, `Please enter a name of at most ${MAX_NAME_LENGTH} characters.`),
});
