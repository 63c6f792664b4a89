import type { Types } from "mongoose";
import type { Profile } from "../engines/analysis/profile.ts";
import { type Download, type DownloadFormat, UnprintableTextError } from "../engines/printing/make-download.ts";
import { Refusal } from "../http/errors.ts";
import { consumeLimit } from "../http/rate-limits.ts";
import { workFor } from "../http/work-for.ts";
import { requireResume } from "./require-resume.ts";

/** A resume's current text as a file. Throws Refusal (not-found, limit-reached, unreadable, or as workFor). */
export async function downloadResume(ownerId: Types.ObjectId, id: unknown, format: DownloadFormat): Promise<Download> {
  await consumeLimit("downloads", String(ownerId));
  const { name, content, skills, experience, education, profile } = await requireResume(ownerId, id);
  // Written by analyseResume, see read-upload.ts.
  const resume = { name, content, skills, experience, education, profile: profile as Profile };
  const made = await workFor(ownerId, "printResume", { resume, format });
  if ("lacking" in made) throw new Refusal("unreadable", new UnprintableTextError(made.lacking).message);
  return made.printed;
}
