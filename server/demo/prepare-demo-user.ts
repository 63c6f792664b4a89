import { setTimeout as wait } from "node:timers/promises";
import type { Types } from "mongoose";
import { User, type UserRecord } from "../../models/user.ts";
import { logger } from "../http/logger.ts";
import { waitForMatches } from "../matching/wait-for-matches.ts";
import { uploadResume } from "../resumes/upload-resume.ts";
import { makeSampleResumeDocx, SAMPLE_RESUME } from "./sample-resume.ts";

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/**
 * Gives `Pro Demo` and `Premium Demo` their sample data at the first sign-in, made by the product's own verbs
 * (DEC-19). Later sign-ins, and everybody else, get nothing.
 */
export async function prepareDemoUser(user: UserRecord): Promise<void> {
  if (user.persona !== "pro" && user.persona !== "premium") return;
  const claimed = await User.updateOne(
    { _id: user._id, demoPreparedAt: null },
    { $set: { demoPreparedAt: new Date() } },
  );
  if (claimed.modifiedCount === 0) return waitForSample(user._id);
  try {
    const file = {
      filename: "sample-resume.docx",
      mediaType: DOCX,
      bytes: new Uint8Array(await makeSampleResumeDocx()),
    };
    const resume = await uploadResume(user._id, file, { name: SAMPLE_RESUME.headline, priority: true });
    await waitForMatches(resume._id);
  } catch (error) {
    // Signing in matters more than the sample: it is made at the next sign-in.
    logger.error({ err: error }, "sample data failed");
    await User.updateOne({ _id: user._id }, { $set: { demoPreparedAt: null } });
  }
}

/** A sign-in that comes while another one makes the sample waits for it, 3 s at most. */
async function waitForSample(userId: Types.ObjectId): Promise<void> {
  const deadline = Date.now() + 3_000;
  while (Date.now() < deadline) {
    const user = await User.findById(userId).select({ demoPreparedAt: 1, activeResumeId: 1 }).lean();
    const isUnderWay = user?.demoPreparedAt && Date.now() - user.demoPreparedAt.getTime() < 10_000;
    if (user?.activeResumeId) return waitForMatches(user.activeResumeId);
    if (!isUnderWay) return;
    await wait(50);
  }
}
