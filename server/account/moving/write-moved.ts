import type { Types } from "mongoose";
import type { z } from "zod";
import { AiResume, CoverLetter, Interview } from "../../../models/material.ts";
import { Application } from "../../../models/application.ts";
import { Hidden } from "../../../models/hidden.ts";
import { InterviewAttempt } from "../../../models/interview-attempt.ts";
import { Listing } from "../../../models/listing.ts";
import { OwnWord } from "../../../models/own-word.ts";
import { Resume } from "../../../models/resume.ts";
import { ResumeVersion } from "../../../models/resume-version.ts";
import { SavedChoices } from "../../../models/saved-choices.ts";
import { SavedJob } from "../../../models/saved-job.ts";
import { SentCopy, type SentCopyRecord } from "../../../models/sent-copy.ts";
import type { UserRecord } from "../../../models/user.ts";
import { toldOf } from "../../jobs/own-job.ts";
import { type Items, mapped } from "../json-in-pieces.ts";
import { MOVED_FORMAT, MOVED_VERSION, type MovedAccount } from "./moved-account.ts";
import * as moved from "./moved-records.ts";

const FEW = { batchSize: 2 };

function only(schema: z.ZodObject): (record: object) => Record<string, unknown> {
  const names = Object.keys(schema.shape);
  return (record) => Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));
}

function toSent(copy: SentCopyRecord): Record<string, unknown> {
  return { ...only(moved.MovedSent)(copy), resume: copy.resume && only(moved.MovedSentResume)(copy.resume) };
}

/** What another installation needs to be the same, in the shape of MovedAccount. */
export async function partsToMove(
  user: UserRecord,
  { files, now }: { files: MovedAccount["files"]; now: Date },
): Promise<Record<"format" | "version" | "madeAt" | keyof MovedAccount, unknown>> {
  const owned: { ownerId: Types.ObjectId } = { ownerId: user._id };
  const byAge = { createdAt: 1, _id: 1 } as const;
  const list = (records: AsyncIterable<object>, schema: z.ZodObject): Items => mapped(records, only(schema));
  const saved = await SavedChoices.findById(user._id).lean();
  const ownJobs = Listing.find(owned).sort({ firstSeenAt: 1, _id: 1 }).select({ facts: 0 }).lean().cursor();
  return {
    format: MOVED_FORMAT,
    version: MOVED_VERSION,
    madeAt: now,
    files,
    profile: {
      activeResumeId: user.activeResumeId ?? null,
      wishes: user.wishes ?? null,
      partWeights: user.partWeights ?? null,
    },
    resumes: list(Resume.find(owned).sort({ uploadedAt: 1, _id: 1 }).lean().cursor(FEW), moved.MovedResume),
    versions: list(ResumeVersion.find(owned).sort({ savedAt: 1, _id: 1 }).lean().cursor(FEW), moved.MovedVersion),
    tailored: list(AiResume.find(owned).sort(byAge).lean().cursor(FEW), moved.MovedTailored),
    letters: list(CoverLetter.find(owned).sort(byAge).lean().cursor(), moved.MovedLetter),
    guides: list(Interview.find(owned).sort(byAge).lean().cursor(), moved.MovedGuide),
    answers: list(InterviewAttempt.find(owned).sort(byAge).lean().cursor(), moved.MovedAnswer),
    ownJobs: mapped(ownJobs, (listing) => ({
      id: listing._id,
      ...toldOf(listing),
      addedAt: listing.firstSeenAt ?? listing.updatedAt,
    })),
    applications: list(Application.find(owned).sort({ appliedAt: 1, _id: 1 }).lean().cursor(), moved.MovedApplication),
    sent: mapped(SentCopy.find(owned).sort({ keptAt: 1, _id: 1 }).lean().cursor(FEW), toSent),
    savedJobs: list(SavedJob.find(owned).sort({ savedAt: 1, _id: 1 }).lean().cursor(), moved.MovedSavedJob),
    hidden: list(Hidden.find(owned).sort({ hiddenAt: 1, _id: 1 }).lean().cursor(), moved.MovedHidden),
    searches: (saved?.searches ?? []).map(only(moved.MovedSearch)),
    letterPresets: (saved?.letterPresets ?? []).map(only(moved.MovedPreset)),
    ownWords: list(OwnWord.find(owned).sort({ answeredAt: 1, _id: 1 }).lean().cursor(), moved.MovedWord),
  };
}
