import type { Types } from "mongoose";
import type { Download, DownloadFormat } from "../engines/printing/make-download.ts";
import { consumeLimit } from "../http/rate-limits.ts";
import { printResume } from "./print-resume.ts";
import { requireResume } from "./require-resume.ts";

/** A resume's current text as a file. Throws Refusal (not-found, limit-reached, or as printResume). */
export async function downloadResume(ownerId: Types.ObjectId, id: unknown, format: DownloadFormat): Promise<Download> {
  await consumeLimit("downloads", String(ownerId));
  return printResume(ownerId, await requireResume(ownerId, id), format);
}
