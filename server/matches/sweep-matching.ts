import { Resume } from "../../models/resume.ts";
import { enqueueMatching } from "./match-job.ts";
import { MAX_ATTEMPTS } from "./match-resume.ts";

/** A run takes well under a second; after this long its process is taken for dead and another one runs it. */
export const MATCHING_LOCK_MS = 15_000;
/** Work asked for this long ago and still not begun was lost in a crash: it is queued again. */
const LOST_AFTER_MS = 15_000;
const AT_ONCE = 100;

/** Queues matching again that a crash lost, and gives up on what took the process down time after time. */
export async function sweepMatching(): Promise<void> {
  const now = Date.now();
  const lost = await Resume.find({
    "matching.state": { $in: ["queued", "running"] },
    "matching.requestedAt": { $lt: new Date(now - LOST_AFTER_MS) },
    $or: [{ "matching.startedAt": null }, { "matching.startedAt": { $lt: new Date(now - MATCHING_LOCK_MS) } }],
  })
    .select({ matching: 1 })
    .limit(AT_ONCE)
    .lean();
  for (const resume of lost) {
    if (resume.matching.attempts >= MAX_ATTEMPTS) {
      await Resume.updateOne(
        { _id: resume._id, "matching.revision": resume.matching.revision },
        { $set: { "matching.state": "failed", "matching.finishedAt": new Date() } },
      );
    } else {
      await enqueueMatching(String(resume._id), { priority: "normal" });
    }
  }
}
