import { z } from "zod";
import { MAX_NAME_LENGTH } from "../../server/domain/upload-file.ts";

/** Something to see: signs without width and letters that look blank are none. */
const VISIBLE = /[^\p{C}\p{Z}\u115f\u1160\u2800\u3164\uffa0]/u;

/** A name that is not blank, trimmed; `blank` is the sentence for one that is. */
export function resumeName(blank: string) {
  return z
    .string({ error: blank })
    .trim()
    .regex(VISIBLE, blank)
    .max(MAX_NAME_LENGTH, `Please enter a name of at most ${MAX_NAME_LENGTH} characters.`);
}

/** A resume's new name. */
export const ResumeNameSchema = z.object({ name: resumeName("Please enter a resume name.") });
