import type { Model, Types } from "mongoose";
import { Material } from "../../../models/material.ts";
import { Application } from "../../../models/application.ts";
import { InterviewAttempt } from "../../../models/interview-attempt.ts";
import { Resume } from "../../../models/resume.ts";
import { ResumeVersion } from "../../../models/resume-version.ts";
import type { UserRecord } from "../../../models/user.ts";
import { findStoredOriginals } from "../../files/original-files.ts";
import { forgetTally } from "../../remembered/forget-tally.ts";
import type { MovedAccount } from "./moved-account.ts";
import { MovedIds } from "./moved-ids.ts";
import { type Moved, openMoved } from "./open-moved.ts";
import { takeInApplications, takeInOwnJobs } from "./take-in-applications.ts";
import { takeInChoices } from "./take-in-choices.ts";
import { takeInMaterials } from "./take-in-materials.ts";
import { TakeInResumes } from "./take-in-resumes.ts";

/** How many are new, and how many did not fit into the plan or the limits of an account. */
export type TakenIn = { resumes: number; materials: number; applications: number; withoutFile: number; left: number };

async function idsOf(ownerId: Types.ObjectId, account: MovedAccount): Promise<MovedIds> {
  const ids = new MovedIds(ownerId);
  const lists = [
    [Resume, account.resumes],
    [ResumeVersion, account.versions],
    [Material, [...account.tailored, ...account.letters, ...account.guides]],
    [InterviewAttempt, account.answers],
    [Application, account.applications],
  ] as const;
  for (const [model, records] of lists) {
    // Each model has more fields than its id and owner, which nobody asks for here.
    const owned = model as unknown as Model<{ _id: Types.ObjectId; ownerId: Types.ObjectId }>;
    await ids.learn(
      records.map(({ _id }) => _id),
      (among) => owned.distinct("_id", { _id: { $in: among }, ownerId }),
    );
  }
  await ids.learn(
    account.files.map(({ id }) => id),
    (among) => findStoredOriginals(among, ownerId),
  );
  await ids.learnJobs(account.ownJobs.map(({ id }) => id));
  return ids;
}

export type MoveProgress = { done: number; all: number; taken: TakenIn };

type Options = { now: Date; tell: (progress: MoveProgress) => Promise<void> };

async function takeIn(user: UserRecord, moved: Moved, { now, tell }: Options): Promise<TakenIn> {
  const { account } = moved;
  const ids = await idsOf(user._id, account);
  await forgetTally(user._id);
  const choices = await takeInChoices(user, account, { ids, now });
  const jobs = await takeInOwnJobs(user, account, { ids, now });
  const resumes = new TakeInResumes(user, moved, ids);
  const taken: TakenIn = { resumes: 0, materials: 0, applications: 0, withoutFile: 0, left: choices + jobs };
  // The texts are what takes long; materials and applications are one step each.
  const all = account.resumes.length + account.versions.length + 2;
  const tellResumes = (done: number) =>
    tell({ done, all, taken: { ...taken, resumes: resumes.added, withoutFile: resumes.withoutFile } });
  await tellResumes(0);
  await resumes.run(tellResumes);
  taken.resumes = resumes.added;
  taken.withoutFile = resumes.withoutFile;
  taken.materials = await takeInMaterials(user._id, account, ids);
  await tell({ done: all - 1, all, taken });
  const applications = await takeInApplications(user._id, account, { ids, resumes });
  taken.applications = applications.added;
  taken.left += applications.left;
  await tell({ done: all, all, taken });
  await forgetTally(user._id);
  return taken;
}

/**
 * Takes in the ZIP of an account from elsewhere, and tells how far it is. Nothing here is overwritten, and a second call
 * adds what the first did not get to. Throws Refusal (unreadable, conflict: storage, limit-reached, unavailable).
 */
export async function takeInAccount(user: UserRecord, bytes: Uint8Array, options: Options): Promise<TakenIn> {
  return takeIn(user, await openMoved(bytes), options);
}
