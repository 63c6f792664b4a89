import { z } from "zod";
import { MAX_NAME_LENGTH } from "../../server/domain/upload-file.ts";

/** Zero-width characters and letters that look blank do not count. */
const VISIBLE = /[^\p{C}\p{Z}\u115f\u1160\u2800\u3164\uffa0]/u;

export function resumeName(blank: string) {
  return z
    .string({ error: blank })
    .trim()
    .regex(VISIBLE, blank)
    .max(MAX_NAME_LENGTH, `Please enter a name of at most ${MAX_NAME_LENGTH} characters.`);
}

export const ResumeNameSchema = z.object({ name: resumeName("Please enter a resume name.") });
