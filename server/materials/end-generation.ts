import os from "node:os";
import type { Types } from "mongoose";
import { Generation, type GenerationRecord } from "../../models/generation.ts";
import { Material } from "../../models/material.ts";
import type { Shortfall } from "../domain/authorship.ts";
import { refundModelCall } from "../ai/model-calls.ts";
import { logger } from "../http/logger.ts";
import { GENERATION_FAILURES, NOTHING_TO_TAILOR } from "../domain/generation-failures.ts";
import { atWork, enqueueGeneration, FINISHED_LISTED_MS, RUNNER } from "./generation-job.ts";
import { removeVariant } from "./store-tailored-resume.ts";

type Unfinished = Pick<GenerationRecord, "_id" | "ownerId" | "kind" | "listingId" | "resumeId">;

const UNFINISHED = { ownerId: 1, kind: 1, listingId: 1, resumeId: 1 } as const;

type Stored = { title: string; author?: { shortfall?: Shortfall | null } };

async function findStored({ _id, ownerId, kind }: Unfinished): Promise<Stored | null> {
  return Material.findOne({ _id, ownerId, kind }).select({ title: 1, author: 1 }).lean();
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

/** Ends the generation of a tailored resume that would not differ from its original: nothing is stored or charged. */
export async function endUnchanged({ _id }: Pick<Unfinished, "_id">): Promise<void> {
  await finish(_id, { status: "failed", failure: NOTHING_TO_TAILOR });
}

/** Ends a generation: completed when its material is stored, else failed, undone and not charged. Safe to repeat. */
export async function endGeneration(generation: Unfinished): Promise<void> {
  const { _id, ownerId, kind, listingId, resumeId } = generation;
  const stored = await findStored(generation);
  if (stored) {
    const { title: materialTitle, author } = stored;
    const shortfall = author?.shortfall ?? null;
    await finish(_id, { status: "completed", progress: 100, materialId: _id, materialTitle, shortfall });
    return;
  }
  if (kind === "resume") await removeVariant(ownerId, _id, { originalResumeId: resumeId, listingId });
  await finish(_id, { status: "failed", failure: GENERATION_FAILURES[kind] });
}

function isAlive(runner: string): boolean {
  const at = runner.lastIndexOf(":");
  const pid = Number(runner.slice(at + 1));
  if (runner.slice(0, at) !== os.hostname()) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Whether somebody is at it. Of this process we know: it may have lost the database before it could end the work. */
function isAtWork({ _id, runner }: Pick<GenerationRecord, "_id" | "runner">): boolean {
  return runner === RUNNER ? atWork.has(String(_id)) : isAlive(runner);
}

/** Ends what nobody is at any more; what none has begun yet is done by another one. */
export async function endLeftovers(): Promise<void> {
  const active = await Generation.find({ status: "active", claimedAt: { $ne: null } })
    .select({ ...UNFINISHED, runner: 1 })
    .lean();
  for (const generation of active) {
    if (!isAtWork(generation)) await endGeneration(generation);
  }
}

const ABANDONED_AFTER_MS = 5 * 60_000; // longer than a generation may take, queue included
const UNBEGUN_AFTER_MS = 15_000; // a queue that is not behind has begun it by then

/** Queues anew what a process wrote down and did not come to queue; a job delivered twice begins once. */
async function requeueUnbegun(): Promise<void> {
  const unbegun = await Generation.find({
    status: "active",
    claimedAt: null,
    startedAt: { $lt: new Date(Date.now() - UNBEGUN_AFTER_MS) },
  })
    .select({ runner: 1 })
    .lean();
  for (const { _id, runner } of unbegun) {
    if (!isAlive(runner)) await enqueueGeneration(String(_id), { priority: "normal" });
  }
}

/** Repairs what ended processes left: ends what was begun or took too long, and has begun what nobody began. */
export async function sweepGenerations(): Promise<void> {
  await endAbandoned();
  await endLeftovers();
  await requeueUnbegun();
}

async function endAbandoned(): Promise<void> {
  const before = new Date(Date.now() - ABANDONED_AFTER_MS);
  const abandoned = await Generation.find({ status: "active", startedAt: { $lt: before } })
    .select(UNFINISHED)
    .lean();
  for (const generation of abandoned) {
    logger.warn({ generation: String(generation._id) }, "generation abandoned");
    await endGeneration(generation);
  }
}
