import { setTimeout as wait } from "node:timers/promises";
import type { Types } from "mongoose";
import { Generation, type GenerationRecord } from "../../models/generation.ts";
import { Resume } from "../../models/resume.ts";
import type { UserRecord } from "../../models/user.ts";
import { isDuplicateKey } from "../auth/duplicate-key.ts";
import { findListing } from "../jobs/find-listing.ts";
import type { LetterChoices } from "../domain/letter-choices.ts";
import { priorityOf } from "../domain/tier.ts";
import { Refusal } from "../http/errors.ts";
import { GENERATION_FAILURES } from "../domain/generation-failures.ts";
import { enqueueGeneration, FINISHED_LISTED_MS, RUNNER } from "./generation-job.ts";
import { toObjectId } from "../database/object-id.ts";
import { requireRoom } from "./material-quota.ts";
import { requireCustomLetters, requireGeneration } from "./require-plan.ts";
import type { Shortfall } from "../domain/authorship.ts";
import type { MaterialKind, ProgressItem } from "../domain/material-view.ts";
import { materialTitle } from "./material-title.ts";
import { forgetTally } from "../remembered/forget-tally.ts";

const FIRST_STAGE = 5;
const TOLD_AT_ONCE = 5;
const LOOK_EVERY_MS = 40;

type Asked = {
  isSample?: boolean;
  /** How a letter is to be; null = as usual. */
  letterChoices?: LetterChoices | null;
};

/** A second click finds the first. Throws Refusal (forbidden by plan, invalid without resume, not-found, conflict). */
export async function startGeneration(
  user: UserRecord,
  kind: MaterialKind,
  jobId: unknown,
  asked: Asked = {},
): Promise<{ id: string }> {
  const { isSample = false, letterChoices = null } = asked;
  const now = new Date();
  requireGeneration(user, kind, now);
  if (letterChoices) requireCustomLetters(user, now);
  const active = user.activeResumeId
    ? await Resume.findOne({ _id: user.activeResumeId, ownerId: user._id })
        .select({ name: 1, originalResumeId: 1 })
        .lean()
    : null;
  if (!active) throw new Refusal("invalid", "Upload a resume first");
  if (jobId === undefined || jobId === null || jobId === "") throw new Refusal("invalid", "Please choose a job.");
  const listing = await findListing(user._id, jobId);
  if (!listing) throw new Refusal("not-found", "Job not found");
  const resumeId = active.originalResumeId ?? active._id;
  const root = active.originalResumeId
    ? await Resume.findOne({ _id: resumeId, ownerId: user._id }).select({ name: 1 }).lean()
    : active;
  if (!root) throw new Refusal("invalid", "Upload a resume first");
  await requireRoom(user._id, kind);

  const work = { ownerId: user._id, kind, listingId: listing._id, resumeId };
  await forgetTally(user._id);
  const begun = await Generation.create({
    ...work,
    company: listing.company,
    filename: materialTitle(kind, listing, root.name),
    status: "active",
    progress: FIRST_STAGE,
    runner: RUNNER,
    isSample,
    letterChoices,
    // Nobody asked for a sample, so nobody is told of its end.
    toldAt: isSample ? now : null,
    startedAt: now,
  }).catch((error: unknown) => {
    if (isDuplicateKey(error)) return null;
    throw error;
  });
  if (!begun) {
    // Whoever asks for what is under way as a sample is told of its end.
    const underWay = await Generation.findOneAndUpdate(
      { ...work, status: "active" },
      { $set: { toldAt: isSample ? now : null } },
      { projection: { _id: 1 }, lean: true },
    );
    // It ended in between: this click starts the next one.
    return underWay ? { id: String(underWay._id) } : startGeneration(user, kind, jobId, asked);
  }
  await enqueueGeneration(String(begun._id), { priority: priorityOf(user) });
  return { id: String(begun._id) };
}

export type GenerationOutcome =
  | { status: "active" }
  | { status: "completed"; materialId: string; title: string; shortfall: Shortfall | null }
  | { status: "failed"; message: string };

/** Waits until a generation has ended, `ms` at most. */
export async function waitForGeneration(id: string, ms: number): Promise<GenerationOutcome> {
  const deadline = Date.now() + ms;
  for (;;) {
    const generation = await Generation.findById(id)
      .select({ status: 1, kind: 1, materialId: 1, materialTitle: 1, shortfall: 1, failure: 1 })
      .lean();
    if (!generation || generation.status === "failed") {
      return {
        status: "failed",
        message: generation?.failure ?? (generation ? GENERATION_FAILURES[generation.kind] : "Generation Failed"),
      };
    }
    if (generation.status === "completed") {
      const { materialId, materialTitle, shortfall = null } = generation;
      return { status: "completed", materialId: String(materialId), title: materialTitle ?? "", shortfall };
    }
    if (Date.now() >= deadline) return { status: "active" };
    await wait(LOOK_EVERY_MS);
  }
}

const API_PATIENCE_MS = 75_000; // longer than both engines together may take

/** Begins a generation and waits for its end, as /api answers. Throws Refusal, also when it failed. */
export async function generateAndWait(
  user: UserRecord,
  kind: MaterialKind,
  jobId: unknown,
  options: Asked = {},
): Promise<{ materialId: string; title: string }> {
  const { id } = await startGeneration(user, kind, jobId, options);
  const outcome = await waitForGeneration(id, API_PATIENCE_MS);
  // Whoever asked here has the answer: the next page must not tell it again.
  if (outcome.status !== "active") await markTold(id);
  if (outcome.status === "completed") return outcome;
  throw new Refusal("unavailable", outcome.status === "failed" ? outcome.message : GENERATION_FAILURES[kind], {
    title: "Generation Failed",
  });
}

function toProgressItem(generation: GenerationRecord): ProgressItem {
  return {
    id: String(generation._id),
    type: generation.kind,
    jobId: generation.listingId,
    status: generation.status,
    company: generation.company,
    filename: generation.filename,
    progress: generation.progress,
  };
}

/** A user's generations, newest first: active, ended within ten minutes, or ended and not yet told. */
export async function findGenerations(ownerId: Types.ObjectId): Promise<GenerationRecord[]> {
  const since = new Date(Date.now() - FINISHED_LISTED_MS);
  return Generation.find({ ownerId, $or: [{ status: "active" }, { finishedAt: { $gte: since } }, { toldAt: null }] })
    .sort({ startedAt: -1, _id: -1 })
    .lean();
}

/** Of a user's generations those at work and those that ended within ten minutes. */
export function toProgress(generations: GenerationRecord[]): ProgressItem[] {
  const since = Date.now() - FINISHED_LISTED_MS;
  return generations
    .filter(({ status, finishedAt }) => status === "active" || (finishedAt?.getTime() ?? 0) >= since)
    .map(toProgressItem);
}

type Finished = {
  id: string;
  kind: MaterialKind;
  status: "completed" | "failed";
  title: string;
  shortfall: Shortfall | null;
  message: string;
};

/** Ended generations not yet told; each is returned once, for the next page's notice. */
export async function takeFinished(generations: GenerationRecord[]): Promise<Finished[]> {
  const ended = generations
    .filter(({ status, toldAt }) => status !== "active" && !toldAt)
    .sort((a, b) => (a.finishedAt?.getTime() ?? 0) - (b.finishedAt?.getTime() ?? 0))
    .slice(0, TOLD_AT_ONCE);
  const taken: Finished[] = [];
  for (const generation of ended) {
    const claimed = await Generation.updateOne({ _id: generation._id, toldAt: null }, { $set: { toldAt: new Date() } });
    if (claimed.modifiedCount === 0 || generation.status === "active") continue;
    taken.push({
      id: String(generation._id),
      kind: generation.kind,
      status: generation.status,
      title: generation.materialTitle ?? "",
      shortfall: generation.shortfall ?? null,
      message: generation.failure ?? GENERATION_FAILURES[generation.kind],
    });
  }
  return taken;
}

/** Says that the end of a generation was told by the answer itself, so that no later page tells it again. */
export async function markTold(id: string): Promise<void> {
  const _id = toObjectId(id);
  if (_id) await Generation.updateOne({ _id, status: { $ne: "active" } }, { $set: { toldAt: new Date() } });
}
