import type { Types } from "mongoose";
import type { UserRecord } from "../../../models/user.ts";
import { Resume } from "../../../models/resume.ts";
import { Refusal } from "../../http/errors.ts";
import { requireMaterial } from "../find-materials.ts";
import { type ChangeChoice, EDITED, isAsChosen, toChoices } from "./change-choices.ts";
import { chooseChanges } from "./choose-changes.ts";

/** The changes of an AI-generated resume, each with whether it is in the text. Throws Refusal (not-found, conflict). */
export async function findRecordChanges(ownerId: Types.ObjectId, id: unknown): Promise<ChangeChoice[]> {
  const record = await requireMaterial("resume", ownerId, id);
  const variant = await Resume.findOne({ _id: record.variantId, ownerId }).select({ content: 1, leftOut: 1 }).lean();
  if (!variant) throw new Refusal("not-found", "The text of this resume is not there any more.");
  if (!isAsChosen(record, variant)) throw new Refusal("conflict", EDITED);
  return toChoices(record, variant);
}

/** Keeps these changes, by their index, leaves all others out, and tells them as they are then. Throws as chooseChanges. */
export async function chooseRecordChanges(
  user: UserRecord,
  id: unknown,
  kept: readonly number[],
): Promise<ChangeChoice[]> {
  const { variantId } = await requireMaterial("resume", user._id, id);
  await chooseChanges(user, String(variantId), kept);
  return findRecordChanges(user._id, id);
}
