import type { Types } from "mongoose";
import { type ApplicationDetails, MAX_NOTES } from "../domain/application-notes.ts";
import { Application } from "../../models/application.ts";
import { Refusal } from "../http/errors.ts";
import { toObjectId } from "../database/object-id.ts";
import { forgetTally } from "../remembered/forget-tally.ts";
import { notFound } from "./change-application.ts";

/** Writes a note down with the time. Throws Refusal (not-found, or invalid at the most notes there may be). */
export async function addNote(ownerId: Types.ObjectId, id: unknown, text: string): Promise<void> {
  const _id = toObjectId(id);
  const note = { text, at: new Date() };
  const full = `notes.${MAX_NOTES - 1}`;
  const added =
    _id && (await Application.updateOne({ _id, ownerId, [full]: { $exists: false } }, { $push: { notes: note } }));
  if (added?.modifiedCount) return;
  if (!_id || !(await Application.exists({ _id, ownerId }))) throw notFound();
  throw new Refusal("invalid", `An application keeps at most ${MAX_NOTES} notes. Please remove one first.`);
}

/** Removes a note; one that is gone already stays gone. Throws Refusal (not-found) without such an application. */
export async function removeNote(ownerId: Types.ObjectId, id: unknown, noteId: unknown): Promise<void> {
  const _id = toObjectId(id);
  const removed =
    _id && (await Application.updateOne({ _id, ownerId }, { $pull: { notes: { _id: toObjectId(noteId) } } }));
  if (!removed?.matchedCount) throw notFound();
}

/** Stores next step, contact and pay, each as it was typed. Throws Refusal (not-found). */
export async function setDetails(ownerId: Types.ObjectId, id: unknown, details: ApplicationDetails): Promise<void> {
  const _id = toObjectId(id);
  await forgetTally(ownerId);
  const changed = _id && (await Application.updateOne({ _id, ownerId }, { $set: details }));
  if (!changed?.matchedCount) throw notFound();
}
