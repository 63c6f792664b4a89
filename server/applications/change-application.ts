import type { Types } from "mongoose";
import type { ApplicationStatus } from "../domain/application-statuses.ts";
import { Application, type ApplicationRecord } from "../../models/application.ts";
import { Refusal } from "../http/errors.ts";
import { toObjectId } from "../database/object-id.ts";
import { forgetTally } from "../tally/forget-tally.ts";

/** Remembers the first interview; going back to `applied` forgets it. Throws Refusal (not-found). */
export async function setApplicationStatus(
  ownerId: Types.ObjectId,
  id: unknown,
  status: ApplicationStatus,
): Promise<ApplicationRecord> {
  const _id = toObjectId(id);
  const change = (also: { interviewAt?: null }, more: Partial<ApplicationRecord>) =>
    _id &&
    Application.findOneAndUpdate(
      { _id, ownerId, ...also },
      { $set: { status, ...more } },
      { returnDocument: "after", lean: true },
    );
  await forgetTally(ownerId);
  const application =
    (status === "interview" && (await change({ interviewAt: null }, { interviewAt: new Date() }))) ||
    (await change({}, status === "applied" ? { interviewAt: null } : {}));
  if (!application) throw new Refusal("not-found", "Application not found");
  return application;
}

/** Undoes a mistaken Apply. Throws Refusal (not-found). */
export async function removeApplication(ownerId: Types.ObjectId, id: unknown): Promise<void> {
  const _id = toObjectId(id);
  await forgetTally(ownerId);
  const removed = _id && (await Application.deleteOne({ _id, ownerId }));
  if (!removed || removed.deletedCount === 0) throw new Refusal("not-found", "Application not found");
}
