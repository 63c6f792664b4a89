import { z } from "zod";
import { MAX_NAME_LENGTH } from "../../server/domain/upload-file.ts";
import { visibleName } from "./visible-name.ts";

export function resumeName(blank: string) {
  return visibleName(blank, MAX_NAME_LENGTH);
}

export const ResumeNameSchema = z.object({ name: resumeName("Please enter a resume name.") });
