import type { Types } from "mongoose";
import type { ApplicationStatus } from "../domain/application-statuses.ts";
import { Application, type ApplicationRecord } from "../../models/application.ts";
import { Refusal } from "../http/errors.ts";
import { toObjectId } from "../database/object-id.ts";
import { forgetSent } from "../resumes/forget-sent.ts";
import { forgetTally } from "../remembered/forget-tally.ts";

const MAX_HISTORY = 100; // older changes than these are forgotten
/** Of the same application at the same time; each try means that another change came first. */
const MAX_TRIES = 5;

function interviewAfter(status: ApplicationStatus, before: ApplicationRecord, at: Date): Date | null {
  if (status === "applied") return null;
  return before.interviewAt ?? (status === "interview" ? at : null);
}

/** Whether it changed; null = no such application. `applied` forgets the interview. Callers forget the tally first. */
export async function changeStatus(
  ownerId: Types.ObjectId,
  id: unknown,
  { status, at }: { status: ApplicationStatus; at: Date },
): Promise<{ application: ApplicationRecord; isChanged: boolean } | null> {
  const _id = toObjectId(id);
  for (let tries = 0; _id && tries < MAX_TRIES; tries += 1) {
    const before = await Application.findOne({ _id, ownerId }).lean();
    if (!before) return null;
    if (before.status === status) return { application: before, isChanged: false };
    const interviewBefore = before.interviewAt ?? null;
    const change = { status, at, from: before.status, interviewBefore };
    const application = await Application.findOneAndUpdate(
      { _id, ownerId, status: before.status, interviewAt: interviewBefore },
      {
        $set: { status, interviewAt: interviewAfter(status, before, at) },
        $push: { history: { $each: [change], $slice: -MAX_HISTORY } },
      },
      { returnDocument: "after", lean: true },
    );
    if (application) return { application, isChanged: true };
  }
  if (!_id) return null;
  throw new Refusal("conflict", "This application was changed at the same time. Please try again.");
}

/** Sets the status of an application. Throws Refusal (not-found). */
export async function setApplicationStatus(
  ownerId: Types.ObjectId,
  id: unknown,
  status: ApplicationStatus,
): Promise<ApplicationRecord> {
  await forgetTally(ownerId);
  const changed = await changeStatus(ownerId, id, { status, at: new Date() });
  if (!changed) throw notFound();
  return changed.application;
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
