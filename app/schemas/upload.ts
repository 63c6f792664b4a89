import { z } from "zod";
import { UPLOAD_NOTICES } from "../../server/domain/upload-file.ts";
import { resumeName } from "./resume-name.ts";

const MISSING = UPLOAD_NOTICES.missing.description;

/** The fields of an upload: a file and a name that is not blank. */
export const UploadSchema = z.object({
  file: z.instanceof(File, { error: MISSING }),
  name: resumeName(MISSING),
});
