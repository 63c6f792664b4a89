import type { Types } from "mongoose";
import type { ApplicationStatus } from "../domain/application-statuses.ts";
import { Application, type ApplicationRecord } from "../../models/application.ts";
import { Refusal } from "../http/errors.ts";
import { toObjectId } from "../database/object-id.ts";
import { forgetSent } from "../resumes/forget-sent.ts";
import { forgetTally } from "../remembered/forget-tally.ts";

/** Older changes than these are forgotten. */
const MAX_HISTORY = 100;

/** Remembers the first interview; going back to `applied` forgets it. Throws Refusal (not-found). */
export async function setApplicationStatus(
  ownerId: Types.ObjectId,
  id: unknown,
  status: ApplicationStatus,
): Promise<ApplicationRecord> {
  const _id = toObjectId(id);
  if (!_id) throw notFound();
  const at = new Date();
  const history = { $each: [{ status, at }], $slice: -MAX_HISTORY };
  const change = (also: { interviewAt?: null }, more: Partial<ApplicationRecord>) =>
    Application.findOneAndUpdate(
      // What is set a second time is no change.
      { _id, ownerId, status: { $ne: status }, ...also },
      { $set: { status, ...more }, $push: { history } },
      { returnDocument: "after", lean: true },
    );
  await forgetTally(ownerId);
  const application =
    (status === "interview" && (await change({ interviewAt: null }, { interviewAt: at }))) ||
    (await change({}, status === "applied" ? { interviewAt: null } : {})) ||
    (await Application.findOne({ _id, ownerId }).lean());
  if (!application) throw notFound();
  return application;
}

/** Undoes a mistaken Apply. Throws Refusal (not-found). */
export async function removeApplication(ownerId: Types.ObjectId, id: unknown): Promise<void> {
  const _id = toObjectId(id);
  const application = _id && (await Application.findOne({ _id, ownerId }).select({ listingId: 1 }).lean());
  if (!application) throw notFound();
  await forgetSent(ownerId, { listingId: application.listingId });
  await forgetTally(ownerId);
  await Application.deleteOne({ _id: application._id, ownerId });
}

export function notFound(): Refusal {
  return new Refusal("not-found", "Application not found");
}
