import { z } from "zod";
import { MAX_PART_WEIGHT, SCORE_PARTS } from "../../domain/score-parts.ts";
import {
  Id,
  MovedAnswer,
  MovedApplication,
  MovedGuide,
  MovedHidden,
  MovedLetter,
  MovedOwnJob,
  MovedPreset,
  MovedResume,
  MovedSavedJob,
  MovedSearch,
  MovedSent,
  MovedTailored,
  MovedVersion,
  MovedWord,
} from "./moved-records.ts";

/** The file of the ZIP that another installation reads. */
export const MOVED_FILE = "northfold.json";
export const MOVED_FORMAT = "northfold-account";
/** Raised when an older installation could no longer read what a newer one writes. */
export const MOVED_VERSION = 1;

const MOST = 5_000;
const wishes = z.object({
  location: z.string().max(100).nullish(),
  titles: z.array(z.string().max(100)).max(10).default([]),
  remote: z.boolean().nullish(),
  minimumPay: z.number().min(0).max(100_000_000).nullish(),
});
const weight = z.number().min(0).max(MAX_PART_WEIGHT);
const partWeights = z.object(Object.fromEntries(SCORE_PARTS.map(({ key }) => [key, weight])));

export const MovedHead = z.object({ format: z.literal(MOVED_FORMAT), version: z.int().min(1) });

/** All that a user owns and takes along. What stands beside these fields is not read: plans and payments stay. */
export const MovedAccount = z.object({
  /** Where in the ZIP each uploaded file is. */
  files: z.array(z.object({ id: Id, path: z.string().max(300) })).max(MOST),
  profile: z.object({ activeResumeId: Id.nullish(), wishes: wishes.nullish(), partWeights: partWeights.nullish() }),
  resumes: z.array(MovedResume).max(MOST),
  versions: z.array(MovedVersion).max(MOST),
  tailored: z.array(MovedTailored).max(MOST),
  letters: z.array(MovedLetter).max(MOST),
  guides: z.array(MovedGuide).max(MOST),
  answers: z.array(MovedAnswer).max(2 * MOST),
  ownJobs: z.array(MovedOwnJob).max(MOST),
  applications: z.array(MovedApplication).max(MOST),
  sent: z.array(MovedSent).max(MOST),
  savedJobs: z.array(MovedSavedJob).max(MOST),
  hidden: z.array(MovedHidden).max(MOST),
  searches: z.array(MovedSearch).max(MOST),
  letterPresets: z.array(MovedPreset).max(MOST),
  ownWords: z.array(MovedWord).max(MOST),
});

export type MovedAccount = z.output<typeof MovedAccount>;
