import type { Types } from "mongoose";
import { AiResume, CoverLetter, Interview } from "../../../models/material.ts";
import { InterviewAttempt } from "../../../models/interview-attempt.ts";
import type { MovedAccount } from "./moved-account.ts";
import type { MovedIds } from "./moved-ids.ts";

/** Takes in letters, guides, their answers and the records of tailored resumes; what is there stays. Answers how many are new. */
export async function takeInMaterials(
  ownerId: Types.ObjectId,
  { tailored, letters, guides, answers, resumes }: MovedAccount,
  ids: MovedIds,
): Promise<number> {
  const shared = (record: { listingId: string }) => ({ listingId: ids.ofJob(record.listingId) });
  const known = new Set(resumes.map(({ _id }) => _id));
  let added = 0;
  const count = (done: { upsertedCount: number }) => {
    added += done.upsertedCount;
  };
  const once = (id: string) => ({ _id: ids.of(id), ownerId });
  for (const { _id, variantId, originalResumeId, ...record } of tailored.filter((one) => known.has(one.variantId))) {
    const links = { variantId: ids.of(variantId), originalResumeId: ids.of(originalResumeId) };
    const set = { ...record, ...shared(record), ...links };
    count(await AiResume.updateOne(once(_id), { $setOnInsert: set }, { upsert: true }));
  }
  for (const { _id, resumeId, ...record } of letters) {
    const set = { ...record, ...shared(record), resumeId: ids.of(resumeId) };
    count(await CoverLetter.updateOne(once(_id), { $setOnInsert: set }, { upsert: true }));
  }
  for (const { _id, resumeId, ...record } of guides) {
    const set = { ...record, ...shared(record), resumeId: ids.of(resumeId) };
    count(await Interview.updateOne(once(_id), { $setOnInsert: set }, { upsert: true }));
  }
  for (const { _id, interviewId, ...record } of answers) {
    const set = { ...record, interviewId: ids.of(interviewId) };
    await InterviewAttempt.updateOne(once(_id), { $setOnInsert: set }, { upsert: true });
  }
  return added;
}
