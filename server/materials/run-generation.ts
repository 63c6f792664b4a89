import os from "node:os";
import type { Types } from "mongoose";
import { AiResume } from "../../models/ai-resume.ts";
import { CoverLetter } from "../../models/cover-letter.ts";
import { Generation, type GenerationRecord } from "../../models/generation.ts";
import { Interview } from "../../models/interview.ts";
import { Listing } from "../../models/listing.ts";
import { Resume, type ResumeRecord } from "../../models/resume.ts";
import { User, type UserRecord } from "../../models/user.ts";
import { chooseWriter } from "../ai/choose-writer.ts";
import { localWriter } from "../ai/local-writer.ts";
import { refundModelCall } from "../ai/model-calls.ts";
import type { Writer } from "../ai/writer.ts";
import type { Profile } from "../analysis/profile.ts";
import { logger } from "../http/logger.ts";
import { findCatalogue } from "../matching/catalogue.ts";
import { toPosting } from "../jobs/listing-view.ts";
import { makeCoverLetter, makeInterview, makeTailoredResume } from "./make-material.ts";
import { materialTitle } from "./material-title.ts";
import { FINISHED_LISTED_MS, GENERATION_FAILURES, RUNNER } from "./start-generation.ts";
import { storeTailoredResume } from "./store-tailored-resume.ts";
import { readWritingFacts, type WritingFacts } from "./writing-facts.ts";

/** Stages of the work, of 100. */
const READ = 15;
const WRITING = 30;
const DRAFTED = 70;
const CHECKED = 90;

async function reach(generation: GenerationRecord, progress: number): Promise<void> {
  await Generation.updateOne({ _id: generation._id, status: "active" }, { $set: { progress } });
}

type Input = {
  generation: GenerationRecord;
  user: UserRecord;
  resume: ResumeRecord;
  facts: WritingFacts;
  writer: Writer;
  title: string;
};
type Stored = { id: Types.ObjectId; title: string };

async function makeAndStore({ generation, user, resume, facts, writer, title }: Input): Promise<Stored> {
  const onDraft = () => reach(generation, DRAFTED);
  const now = new Date();
  // The id is the generation's, so that a material is stored once, whatever comes.
  const record = {
    _id: generation._id,
    ownerId: generation.ownerId,
    listingId: generation.listingId,
    title,
    createdAt: now,
  };
  if (generation.kind === "cover-letter") {
    const letter = await makeCoverLetter(facts, writer, { onDraft });
    await reach(generation, CHECKED);
    await CoverLetter.create({ ...record, ...letter, resumeId: resume._id });
  } else if (generation.kind === "interview") {
    const interview = await makeInterview(facts, writer, { onDraft });
    await reach(generation, CHECKED);
    await Interview.create({ ...record, ...interview, resumeId: resume._id });
  } else {
    const tailored = await makeTailoredResume(facts, writer, { onDraft, now });
    await reach(generation, CHECKED);
    await storeTailoredResume({ record, owner: user, root: resume, tailored, facts });
  }
  return { id: generation._id, title };
}

async function work(generation: GenerationRecord): Promise<Stored> {
  const [user, resume, listing] = await Promise.all([
    User.findById(generation.ownerId).lean(),
    Resume.findOne({ _id: generation.resumeId, ownerId: generation.ownerId }).lean(),
    Listing.findById(generation.listingId).lean(),
  ]);
  if (!user || !resume || !listing) throw new Error("The resume or the job of a generation is gone");
  const { weights } = await findCatalogue();
  await reach(generation, READ);
  // Written by analyseResume, see read-upload.ts.
  const facts = readWritingFacts(resume.profile as Profile, toPosting(listing), weights);
  const writer = generation.isSample
    ? localWriter
    : await chooseWriter(user._id, async (countedOn) => {
        await Generation.updateOne({ _id: generation._id, status: "active" }, { $set: { countedOn } });
      });
  await reach(generation, WRITING);
  return makeAndStore({
    generation,
    user,
    resume,
    facts,
    writer,
    title: materialTitle(generation.kind, listing, resume.name),
  });
}

async function finish(id: Types.ObjectId, outcome: Partial<GenerationRecord>): Promise<void> {
  const now = new Date();
  const ended = {
    ...outcome,
    finishedAt: now,
    expiresAt: new Date(now.getTime() + FINISHED_LISTED_MS),
    countedOn: null,
  };
  const before = await Generation.findOneAndUpdate({ _id: id, status: "active" }, { $set: ended }, { lean: true });
  // What failed costs nothing, also when the process that counted the call is gone.
  if (outcome.status === "failed" && before?.countedOn) await refundModelCall(before.ownerId, before.countedOn);
}

/** Makes the material of a generation. A job that is delivered twice begins once; what fails is marked so. */
export async function runGeneration(id: Types.ObjectId): Promise<void> {
  const generation = await Generation.findOneAndUpdate(
    { _id: id, status: "active", claimedAt: null },
    { $set: { claimedAt: new Date(), runner: RUNNER } },
    { returnDocument: "after", lean: true },
  );
  if (!generation) return;
  try {
    const stored = await work(generation);
    await finish(id, { status: "completed", progress: 100, materialId: stored.id, materialTitle: stored.title });
  } catch (error) {
    await finish(id, { status: "failed", failure: GENERATION_FAILURES[generation.kind] });
    throw error;
  }
}

/** Longer than a generation may take, queue included. */
const ABANDONED_AFTER_MS = 5 * 60_000;

function isAlive(runner: string): boolean {
  const at = runner.lastIndexOf(":");
  const pid = Number(runner.slice(at + 1));
  if (runner.slice(0, at) !== os.hostname()) return true;
  // After a restart in a container the new process often has the old one's number; at start nothing of ours runs yet.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** At start: marks as failed what a process that is gone left at work; nothing of it was charged (DEC-38). */
export async function failLeftovers(): Promise<void> {
  const active = await Generation.find({ status: "active" }).select({ runner: 1, kind: 1 }).lean();
  for (const { _id, runner, kind } of active) {
    if (!isAlive(runner)) await finish(_id, { status: "failed", failure: GENERATION_FAILURES[kind] });
  }
}

/** Marks as failed what has been at work for longer than any generation takes, and removes materials nobody finished. */
export async function failAbandoned(): Promise<void> {
  const before = new Date(Date.now() - ABANDONED_AFTER_MS);
  const abandoned = await Generation.find({ status: "active", startedAt: { $lt: before } })
    .select({ kind: 1 })
    .lean();
  for (const { _id, kind } of abandoned) {
    logger.warn({ generation: String(_id) }, "generation abandoned");
    const isStored =
      (await CoverLetter.findById(_id).select({ title: 1 }).lean()) ??
      (await Interview.findById(_id).select({ title: 1 }).lean()) ??
      (await AiResume.findById(_id).select({ title: 1 }).lean());
    if (isStored)
      await finish(_id, { status: "completed", progress: 100, materialId: _id, materialTitle: isStored.title });
    else await finish(_id, { status: "failed", failure: GENERATION_FAILURES[kind] });
  }
}
