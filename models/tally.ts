import { Schema, type Types } from "mongoose";

/** What was counted of a user's records (server/analytics/find-tally.ts). */
export type Tally = {
  countedAt: Date;
  uploads: number;
  materials: { resumes: number; coverLetters: number; interviews: number };
  /** Without a resume: those made elsewhere. */
  applications: { resumeId: Types.ObjectId | null; sent: number; interviews: number }[];
  hasSearches: boolean;
  hasSavedJobs: boolean;
  /** The first few with a day (server/applications/find-next-steps.ts). */
  nextSteps: { id: string; step: string; on: string; jobTitle: string; company: string }[];
  /** Whether there was no generation to list: then there is none until one is started. */
  isQuiet: boolean;
};

const count = { type: Number, required: true };

const ofResumeSchema = new Schema(
  { resumeId: { type: Schema.Types.ObjectId, default: null }, sent: count, interviews: count },
  { _id: false },
);

const nextStepSchema = new Schema(
  { id: String, step: String, on: String, jobTitle: String, company: String },
  { _id: false, id: false },
);

export const tallySchema = new Schema(
  {
    countedAt: { type: Date, required: true },
    uploads: count,
    materials: { resumes: count, coverLetters: count, interviews: count },
    applications: { type: [ofResumeSchema], default: [] },
    hasSearches: { type: Boolean, required: true },
    hasSavedJobs: { type: Boolean, required: true },
    nextSteps: { type: [nextStepSchema], default: [] },
    isQuiet: { type: Boolean, required: true },
  },
  { _id: false },
);
