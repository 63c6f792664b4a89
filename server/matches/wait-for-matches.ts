import { setTimeout as wait } from "node:timers/promises";
import type { Types } from "mongoose";
import { Resume } from "../../models/resume.ts";

const PATIENCE_MS = 2_000;
const LOOK_EVERY_MS = 50;

/** Waits until a resume's matching has ended, 2 s at most if not said, so that a page without scripts shows the result. */
export async function waitForMatches(resumeId: Types.ObjectId, patienceMs = PATIENCE_MS): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    const isOpen = await Resume.exists({ _id: resumeId, "matching.state": { $in: ["queued", "running"] } });
    if (!isOpen) return;
    await wait(LOOK_EVERY_MS);
  }
}
