import type { Types } from "mongoose";
import type { ResumeRecord } from "../../models/resume.ts";
import type { Profile } from "../engines/analysis/profile.ts";
import { type Download, type DownloadFormat, UnprintableTextError } from "../engines/printing/make-download.ts";
import { Refusal } from "../http/errors.ts";
import { workFor } from "../http/work-for.ts";

type Printable = Pick<ResumeRecord, "name" | "content" | "skills" | "experience" | "education" | "profile">;

/** A resume's text as a file. Throws Refusal (unreadable where no typeface has its characters, or as workFor). */
export async function printResume(
  ownerId: Types.ObjectId,
  { name, content, skills, experience, education, profile }: Printable,
  format: DownloadFormat,
): Promise<Download> {
  // Written by analyseResume, see read-upload.ts.
  const resume = { name, content, skills, experience, education, profile: profile as Profile };
  const made = await workFor(ownerId, "printResume", { resume, format });
  if ("lacking" in made) throw new Refusal("unreadable", new UnprintableTextError(made.lacking).message);
  return made.printed;
}
