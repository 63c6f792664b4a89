import { z } from "zod";
import { MAX_NAME_LENGTH } from "../../server/domain/upload-file.ts";

const NOTHING = "Please choose a file, or paste the text of your resume.";
const BOTH = "Please choose a file or paste a text, not both.";

const fields = {
  file: z.file(NOTHING).optional(),
  text: z.string(NOTHING).trim().default(""),
  name: z
    .string("Please enter a name as text.")
    .trim()
    .max(MAX_NAME_LENGTH, `Please enter a name of at most ${MAX_NAME_LENGTH} characters.`)
    .default(""),
};

export const ImportResumeSchema = z
  .object(fields)
  .refine(({ file, text }) => file !== undefined || text !== "", { error: NOTHING, path: ["file"] })
  .refine(({ file, text }) => file === undefined || text === "", { error: BOTH, path: ["text"] });
