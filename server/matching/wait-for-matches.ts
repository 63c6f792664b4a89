import { setTimeout as wait } from "node:timers/promises";
import type { Types } from "mongoose";
import { Resume } from "../../models/resume.ts";

const PATIENCE_MS = 2_000;
const LOOK_EVERY_MS = 50;

/** Waits until a resume's matching has ended, 2 s at most, so that a page without scripts shows the result (DEC-18). */
export async function waitForMatches(resumeId: Types.ObjectId): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const isOpen = await Resume.exists({ _id: resumeId, "matching.state": { $in: ["queued", "running"] } });
    if (!isOpen) return;
    await wait(LOOK_EVERY_MS);
  }
}
