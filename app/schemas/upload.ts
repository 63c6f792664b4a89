import { z } from "zod";
import { UPLOAD_NOTICES } from "../../server/domain/upload-file.ts";
import { resumeName } from "./resume-name.ts";

const MISSING = UPLOAD_NOTICES.missing.description;

export const UploadSchema = z.object({
  file: z.file(MISSING),
  name: resumeName(MISSING),
});
