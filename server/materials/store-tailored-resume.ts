import type { Types } from "mongoose";
import { MAX_NAME_LENGTH } from "../domain/upload-file.ts";
import { AiResume } from "../../models/material.ts";
import { Match } from "../../models/match.ts";
import { Resume, type ResumeRecord } from "../../models/resume.ts";
import { ResumeVersion } from "../../models/resume-version.ts";
import { User } from "../../models/user.ts";
import { releaseFiles } from "../resumes/release-files.ts";
import type { MatchScore } from "../engines/matching/match-score.ts";
import type { Made } from "../engines/writing/make-material.ts";
import type { TailoredResume } from "../engines/writing/tailored-resume/write-tailored-resume.ts";

type Input = {
  record: { _id: Types.ObjectId; ownerId: Types.ObjectId; listingId: string; title: string; createdAt: Date };
  root: ResumeRecord;
  tailored: Made<TailoredResume>;
  /** With the owner's wishes, as the original was scored. */
  explanation: MatchScore;
};

/** Stores a tailored text and activates it. Its listing record is written last: without it, endGeneration undoes it. */
export async function storeTailoredResume(input: Input): Promise<void> {
  const { record, root, tailored } = input;
  const told = tellAdditions(tailored, root.skills);
  await createVariant(input);
  await markMatch(input, told);
  await User.updateOne({ _id: record.ownerId }, { $set: { activeResumeId: record._id } });
  await AiResume.create({
    ...record,
    ...told,
    originalResumeId: root._id,
    variantId: record._id,
    matchScore: input.explanation.score,
    content: tailored.lines.join("\n"),
    originalContent: tailored.original.join("\n"),
    changes: tailored.changes,
    keywordMatchBefore: tailored.keywordMatchBefore,
    keywordMatchAfter: tailored.keywordMatchAfter,
    improvedSections: tailored.improvedSections,
    matchedKeywords: tailored.matchedKeywords,
    contentImproved: tailored.contentImproved,
    evidence: tailored.evidence,
    author: tailored.author,
  });
}

/** The tailored text as a resume of its own, under the id of its listing record. */
async function createVariant({ record, root, tailored, explanation }: Input): Promise<void> {
  const { profile, lines } = tailored;
  await Resume.create({
    _id: record._id,
    ownerId: record.ownerId,
    name: record.title.slice(0, MAX_NAME_LENGTH),
    filename: root.filename,
    mediaType: root.mediaType,
    sizeBytes: root.sizeBytes,
    fileId: root.fileId,
    content: lines.join("\n"),
    skills: profile.skills.map(({ name }) => name),
    experience: profile.experienceText,
    education: profile.educationText,
    profile,
    warnings: [],
    uploadedAt: record.createdAt,
    optimizationScore: explanation.score,
    originalResumeId: root._id,
    matching: { state: "done", revision: 1, requestedAt: record.createdAt, finishedAt: record.createdAt },
  });
}

async function markMatch({ record, root, tailored, explanation }: Input, told: Additions): Promise<void> {
  const { keywordMatchBefore, keywordMatchAfter, improvedSections } = tailored;
  await Match.updateOne(
    { resumeId: root._id, listingId: record.listingId },
    {
      $set: {
        optimization: {
          aiResumeId: record._id,
          variantId: record._id,
          score: explanation.score,
          explanation,
          keywordMatchBefore,
          keywordMatchAfter,
          skillsAdded: told.skillsAdded.length,
          improvedSections,
          addedKeywords: told.addedKeywords,
        },
      },
    },
  );
}

type Additions = Pick<TailoredResume, "skillsAdded" | "addedKeywords">;

/** A skill new to the text may already be in the list that its owner sees: then it is a new word, not a new skill. */
function tellAdditions(tailored: Additions, listed: string[]): Additions {
  const seen = new Set(listed.map((skill) => skill.toLowerCase()));
  const isSeen = (skill: string) => seen.has(skill.toLowerCase());
  return {
    skillsAdded: tailored.skillsAdded.filter((skill) => !isSeen(skill)),
    addedKeywords: [...tailored.skillsAdded.filter(isSeen), ...tailored.addedKeywords],
  };
}

/** Removes a variant and all that points to it; when it was the active resume, its original becomes active. */
export async function removeVariant(
  ownerId: Types.ObjectId,
  variantId: Types.ObjectId,
  { originalResumeId, listingId }: { originalResumeId: Types.ObjectId; listingId: string },
): Promise<void> {
  const root = await Resume.exists({ _id: originalResumeId, ownerId });
  await User.updateOne(
    { _id: ownerId, activeResumeId: variantId },
    { $set: { activeResumeId: root ? originalResumeId : null } },
  );
  const variant = await Resume.findOneAndDelete({ _id: variantId, ownerId }).select({ fileId: 1, sizeBytes: 1 }).lean();
  await ResumeVersion.deleteMany({ resumeId: variantId, ownerId });
  // Its file is the original's, unless that has got another one since.
  if (variant) await releaseFiles(ownerId, [variant]);
  await Match.updateOne(
    { resumeId: originalResumeId, listingId, "optimization.variantId": variantId },
    { $set: { optimization: null } },
  );
}
