import type { Types } from "mongoose";
import { AiResume } from "../../../models/material.ts";
import { Resume } from "../../../models/resume.ts";
import { workFor } from "../../http/work-for.ts";
import { toObjectId } from "../../database/object-id.ts";
import { type ChangeChoice, isAsChosen, toChoices } from "./change-choices.ts";
import type { ChangedLine } from "../../engines/writing/changes/compare-texts.ts";

export type VariantChanges = {
  title: string;
  summary: string;
  lines: ChangedLine[];
  /** Each to keep or to leave out; null once the text was edited by hand. */
  choices: ChangeChoice[] | null;
};

/** A variant beside the text it was made from; null for any other resume. Throws Refusal as workFor does. */
export async function findVariantChanges(ownerId: Types.ObjectId, resumeId: unknown): Promise<VariantChanges | null> {
  const variantId = toObjectId(resumeId);
  if (!variantId) return null;
  const [record, variant] = await Promise.all([
    AiResume.findOne({ ownerId, variantId })
      .select({ title: 1, contentImproved: 1, originalContent: 1, changes: 1 })
      .lean(),
    Resume.findOne({ _id: variantId, ownerId }).select({ content: 1, leftOut: 1 }).lean(),
  ]);
  if (!record || !variant) return null;
  const { title, contentImproved, originalContent } = record;
  const lines = await workFor(ownerId, "compareTexts", { before: originalContent, after: variant.content });
  // Resumes tailored before changes were stored have none.
  const isOld = (record.changes ?? []).length === 0;
  const choices = isOld ? [] : isAsChosen(record, variant) ? toChoices(record, variant) : null;
  return { title, summary: contentImproved, lines, choices };
}
