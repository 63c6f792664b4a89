import { AiResume } from "../../../models/material.ts";
import { Resume } from "../../../models/resume.ts";
import type { UserRecord } from "../../../models/user.ts";
import { priorityOf } from "../../domain/tier.ts";
import { Refusal } from "../../http/errors.ts";
import { requestMatching } from "../../matches/request-matching.ts";
import { CHANGED_MEANWHILE, withKeptVersion } from "../../resumes/keep-version.ts";
import { fieldsOf } from "../../resumes/read-upload.ts";
import { requireResume } from "../../resumes/require-resume.ts";
import { EDITED, isAsChosen, textWithout } from "./change-choices.ts";
import { tellChoice } from "./tell-choice.ts";

/** Keeps these changes (their places) alone. Throws Refusal (not-found, invalid, conflict if edited, or as workFor). */
export async function chooseChanges(
  user: UserRecord,
  resumeId: unknown,
  kept: readonly unknown[],
): Promise<{ kept: number; of: number }> {
  const variant = await requireResume(user._id, resumeId);
  const record = await AiResume.findOne({ ownerId: user._id, variantId: variant._id }).lean();
  if (!record?.changes?.length) throw new Refusal("not-found", "This resume has no changes to choose.");
  const places = record.changes.map((_, index) => index);
  const wanted = new Set(kept.map(Number));
  if ([...wanted].some((place) => !places.includes(place)))
    throw new Refusal("invalid", "This list has changed. Please look at it again.");
  if (!isAsChosen(record, variant)) throw new Refusal("conflict", EDITED);
  const leftOut = places.filter((place) => !wanted.has(place));
  const outcome = { kept: wanted.size, of: places.length };
  if (leftOut.join() === [...(variant.leftOut ?? [])].sort((a, b) => a - b).join()) return outcome;
  const fields = await fieldsOf(user._id, textWithout(record, leftOut));
  const updated = await withKeptVersion(variant, "edit", () =>
    Resume.findOneAndUpdate(
      { _id: variant._id, ownerId: user._id, "matching.revision": variant.matching.revision },
      { $set: { ...fields, leftOut }, $inc: { "matching.revision": 1 } },
      { projection: { _id: 1 }, lean: true },
    ),
  );
  if (!updated) throw new Refusal("conflict", CHANGED_MEANWHILE);
  await tellChoice(user._id, variant._id);
  await requestMatching(variant._id, { priority: priorityOf(user) });
  return outcome;
}
