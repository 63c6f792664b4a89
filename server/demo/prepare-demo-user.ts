import { setTimeout as wait } from "node:timers/promises";
import type { Types } from "mongoose";
import { Resume, type ResumeRecord } from "../../models/resume.ts";
import { User, type UserRecord } from "../../models/user.ts";
import { applyToJob } from "../applications/apply-to-job.ts";
import { setApplicationStatus } from "../applications/change-application.ts";
import { logger } from "../http/logger.ts";
import { findMatches } from "../matches/find-matches.ts";
import { waitForMatches } from "../matches/wait-for-matches.ts";
import { countMaterials } from "../materials/find-materials.ts";
import type { MaterialKind } from "../domain/material-view.ts";
import { PAID_TIERS } from "../domain/plans.ts";
import { generateAndWait } from "../materials/start-generation.ts";
import { activateResume } from "../resumes/activate-resume.ts";
import { uploadResume } from "../resumes/upload-resume.ts";
import { SAMPLE_RESUME } from "./sample-resume.ts";

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const FILENAME = "sample-resume.docx";

const APPLIED_PLACES = [0, 2, 5];

const PATIENCE_MS = 3_000; // a sign-in waits at most this long; the rest is made in the background
const LOOK_EVERY_MS = 50;
const MATCHING_MS = 45_000;
const CLAIM_MS = 90_000; // longer than any one step takes, so an older claim belongs to a process that died

/** Gives the demo personas their sample data at the first sign-in, by the product's verbs. Waits at most 3 s. */
export async function prepareDemoUser(user: UserRecord): Promise<void> {
  if (!PAID_TIERS.some((tier) => tier === user.persona) || user.demoPreparedAt) return;
  const isOurs = await claim(user._id, null);
  const prepared = isOurs ? prepare(user._id) : waitUntilPrepared(user._id);
  // Signing in matters more than the sample, which finishDemoUsers tries again.
  const settled = prepared.catch((error: unknown) => logger.error({ err: error }, "sample data failed"));
  await Promise.race([settled, wait(PATIENCE_MS, undefined, { ref: false })]);
}

export async function finishDemoUsers(): Promise<void> {
  const before = new Date(Date.now() - CLAIM_MS);
  const left = await User.find({ demoPreparedAt: null, demoClaimedAt: { $lt: before } })
    .select({ demoClaimedAt: 1 })
    .lean();
  for (const { _id, demoClaimedAt } of left) {
    if (await claim(_id, demoClaimedAt ?? null)) await prepare(_id);
  }
}

/** Runs at start, when no claim can be ours, so that half-made samples are finished at once. */
export async function releaseDemoClaims(): Promise<void> {
  await User.updateMany(
    { demoPreparedAt: null, demoClaimedAt: { $ne: null } },
    { $set: { demoClaimedAt: new Date(0) } },
  );
}

/** Succeeds only if the last claim is still the one that was seen. */
async function claim(userId: Types.ObjectId, seen: Date | null): Promise<boolean> {
  const claimed = await User.updateOne(
    { _id: userId, demoPreparedAt: null, demoClaimedAt: seen },
    { $set: { demoClaimedAt: new Date() } },
  );
  return claimed.modifiedCount === 1;
}

/** Each step reuses what exists, so that an interrupted series can simply run again. */
async function prepare(userId: Types.ObjectId): Promise<void> {
  const resume = await makeResume(userId);
  // Written after the resume, so a crash may have lost it.
  await User.updateOne({ _id: userId, activeResumeId: null }, { $set: { activeResumeId: resume._id } });
  await waitForMatches(resume._id, MATCHING_MS);
  const matches = await findMatches(resume, { limit: 1 + Math.max(...APPLIED_PLACES), now: new Date() });
  const jobIds = APPLIED_PLACES.flatMap((place) => matches[place]?.job.id ?? []);
  const [firstJob] = jobIds;
  if (firstJob === undefined) throw new Error("The sample resume has no matches");
  const user = await User.findById(userId).lean<UserRecord | null>();
  if (!user) return;
  await makeApplications(user, jobIds);
  await makeMaterials(user, firstJob);
  await activateResume(user, String(resume._id));
  await waitForMatches(resume._id);
  await User.updateOne({ _id: userId }, { $set: { demoPreparedAt: new Date() } });
}

async function makeResume(ownerId: Types.ObjectId): Promise<ResumeRecord> {
  const made = await Resume.findOne({ ownerId, filename: FILENAME, originalResumeId: null }).lean();
  if (made) return made;
  // The package that writes Word files is loaded when one is written.
  const { makeSampleResumeDocx } = await import("./sample-resume-docx.ts");
  const file = { filename: FILENAME, mediaType: DOCX, bytes: new Uint8Array(await makeSampleResumeDocx()) };
  return uploadResume(ownerId, file, { name: SAMPLE_RESUME.headline, priority: "high" });
}

async function makeApplications(user: UserRecord, jobIds: string[]): Promise<void> {
  for (const [index, jobId] of jobIds.entries()) {
    const { application } = await applyToJob(user, jobId);
    if (index === 0) await setApplicationStatus(user._id, String(application._id), "interview");
  }
}

async function makeMaterials(user: UserRecord, jobId: string): Promise<void> {
  const { resumes, coverLetters, interviews } = await countMaterials(user._id);
  const missing: MaterialKind[] = [];
  if (coverLetters === 0) missing.push("cover-letter");
  if (interviews === 0) missing.push("interview");
  if (resumes === 0) missing.push("resume");
  await User.updateOne({ _id: user._id }, { $set: { demoClaimedAt: new Date() } });
  await Promise.all(missing.map((kind) => generateAndWait(user, kind, jobId, { isSample: true })));
}

async function waitUntilPrepared(userId: Types.ObjectId): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    if (await User.exists({ _id: userId, demoPreparedAt: { $ne: null } })) return;
    await wait(LOOK_EVERY_MS);
  }
}
