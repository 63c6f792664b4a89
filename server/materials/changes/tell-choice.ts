import type { Types } from "mongoose";
import { AiResume } from "../../../models/material.ts";
import { Match } from "../../../models/match.ts";
import { Resume } from "../../../models/resume.ts";
import type { ResumeChange } from "../../engines/writing/tailored-resume/resume-change.ts";
import { isAsChosen } from "./change-choices.ts";

/** Makes what is told of a tailored resume true again after a choice, unless it was edited. May be repeated. */
export async function tellChoice(ownerId: Types.ObjectId, variantId: Types.ObjectId): Promise<void> {
  const [record, variant] = await Promise.all([
    AiResume.findOne({ ownerId, variantId }).lean(),
    Resume.findOne({ _id: variantId, ownerId }).select({ content: 1, leftOut: 1 }).lean(),
  ]);
  if (!record || !variant || !isAsChosen(record, variant)) return;
  const { originalResumeId, listingId, skillsAdded, addedKeywords } = record;
  // Resumes tailored before this was kept have lost nothing so far.
  const offered = record.offered ?? { skillsAdded, addedKeywords };
  // Written by storeTailoredResume.
  const kept = (record.changes as ResumeChange[]).filter((_, index) => !(variant.leftOut ?? []).includes(index));
  const told = {
    skillsAdded: offered.skillsAdded.filter((name) => isBrought(name, kept)),
    addedKeywords: offered.addedKeywords.filter((name) => isBrought(name, kept)),
  };
  await AiResume.updateMany({ ownerId, variantId }, { $set: { ...told, offered, content: variant.content } });
  await Match.updateOne(
    { resumeId: originalResumeId, listingId, "optimization.variantId": variantId },
    {
      $set: {
        "optimization.skillsAdded": told.skillsAdded.length,
        "optimization.addedKeywords": told.addedKeywords,
      },
    },
  );
}

/** A summary may name a skill as well; only the list of skills adds it. */
function isBrought(name: string, changes: ResumeChange[]): boolean {
  return changes.some(
    ({ kind, lines, inserted }) =>
      kind === "skills" &&
      [...lines.flatMap(({ text }) => text), ...(inserted?.text ?? [])].some((text) => text.includes(name)),
  );
}
