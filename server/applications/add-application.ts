import type { Types } from "mongoose";
import type { ApplicationStatus } from "../domain/application-statuses.ts";
import { MAX_ELSEWHERE } from "../domain/application-notes.ts";
import { Application, type ApplicationRecord } from "../../models/application.ts";
import { isDuplicateKey } from "../auth/duplicate-key.ts";
import { companyKey } from "../engines/postings/company-names.ts";
import { Refusal } from "../http/errors.ts";
import { forgetTally } from "../remembered/forget-tally.ts";

export type ElsewhereApplication = {
  jobTitle: string;
  company: string;
  /** Empty = not told. */
  address: string;
  appliedAt: Date;
  status: ApplicationStatus;
};

/** Stands where an application made here names its listing. */
const ELSEWHERE = "elsewhere-";

/** Keeps one made elsewhere; a form (`key`) sent twice adds one. Throws Refusal (invalid) when there are too many. */
export async function addApplication(
  ownerId: Types.ObjectId,
  made: ElsewhereApplication,
  key: string,
): Promise<ApplicationRecord> {
  const listingId = `${ELSEWHERE}${key}`;
  const added = await Application.findOne({ ownerId, listingId }).lean();
  if (added) return added;
  if ((await Application.countDocuments({ ownerId, resumeId: null })) >= MAX_ELSEWHERE)
    throw new Refusal("invalid", `At most ${MAX_ELSEWHERE} applications can be added by hand.`);
  const interviewAt = made.status === "interview" ? made.appliedAt : null;
  await forgetTally(ownerId);
  const record = { ...made, ownerId, listingId, companyKey: companyKey(made.company), interviewAt };
  try {
    return (await Application.create(record)).toObject();
  } catch (error) {
    const other = isDuplicateKey(error) && (await Application.findOne({ ownerId, listingId }).lean());
    if (!other) throw error;
    return other;
  }
}
