import type { Types } from "mongoose";
import { z } from "zod";
import { APPLICATION_STATUSES, Application, type ApplicationRecord } from "../../models/application.ts";
import { Refusal } from "../http/errors.ts";
import { toObjectId } from "../resumes/require-resume.ts";

const StatusSchema = z.enum(APPLICATION_STATUSES);

/**
 * Sets where an application stands. The first step past `applied` that is an interview is remembered; going back to
 * `applied` forgets it (DEC-50). Throws Refusal (not-found, invalid).
 */
export async function setApplicationStatus(
  ownerId: Types.ObjectId,
  id: unknown,
  status: unknown,
): Promise<ApplicationRecord> {
  const parsed = StatusSchema.safeParse(status);
  if (!parsed.success) throw new Refusal("invalid", `The status must be one of ${APPLICATION_STATUSES.join(", ")}.`);
  const _id = toObjectId(id);
  const owned = { _id, ownerId };
  if (_id && parsed.data === "interview") {
    await Application.updateOne({ ...owned, interviewAt: null }, { $set: { interviewAt: new Date() } });
  }
  const application =
    _id &&
    (await Application.findOneAndUpdate(
      owned,
      { $set: { status: parsed.data, ...(parsed.data === "applied" ? { interviewAt: null } : {}) } },
      { returnDocument: "after", lean: true },
    ));
  if (!application) throw new Refusal("not-found", "Application not found");
  return application;
}

/** Undoes a mistaken Apply (DEC-87). Throws Refusal (not-found). */
export async function removeApplication(ownerId: Types.ObjectId, id: unknown): Promise<void> {
  const _id = toObjectId(id);
  const removed = _id && (await Application.deleteOne({ _id, ownerId }));
  if (!removed || removed.deletedCount === 0) throw new Refusal("not-found", "Application not found");
}
