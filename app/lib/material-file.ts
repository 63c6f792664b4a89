import type { ShownMaterial } from "../../server/domain/material-view.ts";
import { aiResumeFile, coverLetterFile, interviewFile, type TextFile } from "../../server/domain/material-download.ts";

export const MATERIAL_NOUNS: Record<ShownMaterial["kind"], string> = {
  resume: "resume",
  "cover-letter": "cover letter",
  interview: "interview guide",
};

export function materialFile(material: ShownMaterial): TextFile {
  switch (material.kind) {
    case "resume":
      return aiResumeFile(material);
    case "cover-letter":
      return coverLetterFile(material);
    case "interview":
      return interviewFile(material);
  }
}
