import type { Types } from "mongoose";
import { SentCopy } from "../../models/sent-copy.ts";
import { releaseFiles } from "./release-files.ts";
import { filesOf } from "./sent-files.ts";

/** Forgets what was sent with applications and gives back the room of files that nothing else needs. */
export async function forgetSent(
  ownerId: Types.ObjectId,
  which: { listingId?: string; resumeId?: Types.ObjectId },
): Promise<void> {
  const of = { ownerId, ...which };
  const gone = await SentCopy.find(of).select({ "resume.fileId": 1, "resume.sizeBytes": 1 }).lean();
  await SentCopy.deleteMany(of);
  await releaseFiles(ownerId, filesOf(gone));
}
