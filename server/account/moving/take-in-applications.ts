import type { Types } from "mongoose";
import { Application } from "../../../models/application.ts";
import { Listing } from "../../../models/listing.ts";
import { SavedJob } from "../../../models/saved-job.ts";
import type { UserRecord } from "../../../models/user.ts";
import { MAX_SAVED } from "../../applications/save-job.ts";
import { MAX_ELSEWHERE } from "../../domain/application-notes.ts";
import { PLANS } from "../../domain/plans.ts";
import { tierOf } from "../../domain/tier.ts";
import { companyKey } from "../../engines/postings/company-names.ts";
import { ownContent, toFound } from "../../jobs/own-job.ts";
import type { MovedAccount } from "./moved-account.ts";
import type { MovedIds } from "./moved-ids.ts";
import type { TakeInResumes } from "./take-in-resumes.ts";

/** Takes in jobs that the user added, up to the plan's number; answers how many did not fit. */
export async function takeInOwnJobs(
  user: UserRecord,
  { ownJobs }: MovedAccount,
  { ids, now }: { ids: MovedIds; now: Date },
): Promise<number> {
  const ownerId = user._id;
  let room = PLANS[tierOf(user, now)].ownJobLimit - (await Listing.countDocuments({ ownerId }));
  let left = 0;
  for (const { id, addedAt, ...told } of ownJobs) {
    const _id = ids.ofJob(id);
    const isForeign = !_id.startsWith("own-");
    if (isForeign || (await Listing.exists({ _id, ownerId }))) continue;
    if (room <= 0) {
      left += 1;
      continue;
    }
    const record = { ...ownContent(_id, toFound(told)), isSample: false, firstSeenAt: addedAt, closedAt: null };
    await Listing.updateOne({ _id, ownerId }, { $setOnInsert: record }, { upsert: true });
    room -= 1;
  }
  return left;
}

type Known = { ids: MovedIds; resumes: TakeInResumes };

async function takeInOne(
  ownerId: Types.ObjectId,
  application: MovedAccount["applications"][number],
  { ids, resumeId }: { ids: MovedIds; resumeId: Types.ObjectId | null },
): Promise<boolean> {
  const { _id, listingId, posting, ...record } = application;
  const job = ids.ofJob(listingId);
  const set = {
    ...record,
    _id: ids.of(_id),
    resumeId,
    companyKey: companyKey(record.company),
    posting: posting ? { ...posting, id: ids.ofJob(posting.id) } : null,
  };
  const done = await Application.updateOne({ ownerId, listingId: job }, { $setOnInsert: set }, { upsert: true });
  return done.upsertedCount > 0;
}

/** Takes in applications with what went out with them, and saved jobs. What is there stays as it is. Throws Refusal. */
export async function takeInApplications(
  ownerId: Types.ObjectId,
  { applications, sent, savedJobs, resumes: moved }: MovedAccount,
  { ids, resumes }: Known,
): Promise<{ added: number; left: number }> {
  const known = new Set(moved.map(({ _id }) => _id));
  const resumeOf = (id: string | null | undefined) => (id && known.has(id) ? ids.of(id) : null);
  const copies = new Map(sent.map((copy) => [copy.listingId, copy]));
  let room = MAX_ELSEWHERE - (await Application.countDocuments({ ownerId, resumeId: null }));
  const told = { added: 0, left: 0 };
  for (const application of applications) {
    const resumeId = resumeOf(application.resumeId);
    const isThere = await Application.exists({ ownerId, listingId: ids.ofJob(application.listingId) });
    if (!isThere && resumeId === null && room <= 0) {
      told.left += 1;
      continue;
    }
    const copy = copies.get(application.listingId);
    // Before the application, so that there is none without it.
    if (copy) await resumes.takeInSent(copy, resumeId);
    if (isThere || !(await takeInOne(ownerId, application, { ids, resumeId }))) continue;
    told.added += 1;
    if (resumeId === null) room -= 1;
  }
  let savedRoom = MAX_SAVED - (await SavedJob.countDocuments({ ownerId }));
  for (const { listingId, ...saved } of savedJobs) {
    if (savedRoom <= 0) told.left += 1;
    else {
      const which = { ownerId, listingId: ids.ofJob(listingId) };
      savedRoom -= (await SavedJob.updateOne(which, { $setOnInsert: saved }, { upsert: true })).upsertedCount;
    }
  }
  return told;
}
