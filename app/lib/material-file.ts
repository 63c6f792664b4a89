import type { AiResumeView, CoverLetterView, InterviewView } from "../../server/materials/material-view.ts";
import { aiResumeFile, coverLetterFile, interviewFile, type TextFile } from "./material-download.ts";

export type Material =
  | ({ kind: "resume" } & AiResumeView)
  | ({ kind: "cover-letter" } & CoverLetterView)
  | ({ kind: "interview" } & InterviewView);

/** DEC-66: an empty title shows `Untitled`. */
export function shownTitle(title: string): string {
  return title.trim() === "" ? "Untitled" : title;
}

/** A material as a text file; the browser and the server make the same one (DL-01, DEC-67). */
export function materialFile(material: Material): TextFile {
  const title = shownTitle(material.title);
  switch (material.kind) {
    case "resume":
      return aiResumeFile({ ...material, title });
    case "cover-letter":
      return coverLetterFile({ ...material, title });
    case "interview":
      return interviewFile({ ...material, title });
  }
}
