import mongoose, { type InferSchemaType, type Model, Schema, type Types } from "mongoose";
import { MATERIAL_KINDS } from "../server/domain/material-kinds.ts";
import { authorSchema } from "./author.ts";
import { earlierTitleSchema } from "./earlier-title.ts";
import { defineModel } from "./define-model.ts";

/** What Northfold wrote for a job: what all kinds have. */
const materialSchema = new Schema(
  {
    kind: { type: String, enum: MATERIAL_KINDS, required: true },
    ownerId: { type: Schema.Types.ObjectId, required: true },
    listingId: { type: String, required: true },
    title: { type: String, default: "" },
    /** A letter keeps its earlier titles with its texts. */
    earlierTitles: { type: [earlierTitleSchema], default: [] },
    evidence: { type: Schema.Types.Mixed, required: true },
    author: { type: authorSchema, required: true, default: () => ({}) },
    createdAt: { type: Date, required: true },
  },
  { collection: "materials", discriminatorKey: "kind", minimize: false },
);

materialSchema.index({ listingId: 1 });
materialSchema.index({ ownerId: 1, kind: 1, createdAt: -1 });

export type MaterialRecord = InferSchemaType<typeof materialSchema> & { _id: Types.ObjectId };

export const Material = defineModel<MaterialRecord>("Material", materialSchema);

/** A resume tailored to a job; the text that is viewed and downloaded is stored in its variant. */
const aiResumeSchema = new Schema({
  originalResumeId: { type: Schema.Types.ObjectId, required: true },
  /** The resume row that was activated; duplicates share it. */
  variantId: { type: Schema.Types.ObjectId, required: true },
  matchScore: { type: Number, required: true },
  content: { type: String, default: "" },
  /** The original's lines at the time of tailoring, for the comparison. */
  originalContent: { type: String, default: "" },
  changes: { type: [Schema.Types.Mixed], default: [] },
  keywordMatchBefore: { type: Number, required: true },
  keywordMatchAfter: { type: Number, required: true },
  skillsAdded: { type: [String], default: [] },
  /** All that tailoring offered of these two lists, whatever its owner has left out since; null = nothing left out yet. */
  offered: {
    type: new Schema({ skillsAdded: [String], addedKeywords: [String] }, { _id: false }),
    default: null,
  },
  improvedSections: { type: [String], default: [] },
  matchedKeywords: { type: [String], default: [] },
  addedKeywords: { type: [String], default: [] },
  contentImproved: { type: String, default: "" },
});

aiResumeSchema.index({ variantId: 1 });

export type AiResumeRecord = MaterialRecord & InferSchemaType<typeof aiResumeSchema>;

export const AiResume: Model<AiResumeRecord> =
  mongoose.models.AiResume ?? Material.discriminator<AiResumeRecord>("AiResume", aiResumeSchema, "resume");

const letterVersionSchema = new Schema({
  title: { type: String, default: "" },
  content: { type: String, default: "" },
  savedAt: { type: Date, required: true },
});

const coverLetterSchema = new Schema({
  resumeId: { type: Schema.Types.ObjectId, required: true },
  content: { type: String, default: "" },
  keyHighlights: { type: [String], default: [] },
  matchedSkills: { type: [String], default: [] },
  versions: { type: [letterVersionSchema], default: [] },
  /** How it was asked for (server/domain/letter-choices.ts); null = as usual. */
  letterChoices: { type: Schema.Types.Mixed, default: null },
});

export type CoverLetterRecord = MaterialRecord & InferSchemaType<typeof coverLetterSchema>;

export const CoverLetter: Model<CoverLetterRecord> =
  mongoose.models.CoverLetter ??
  Material.discriminator<CoverLetterRecord>("CoverLetter", coverLetterSchema, "cover-letter");

const interviewSchema = new Schema({
  resumeId: { type: Schema.Types.ObjectId, required: true },
  generalQuestions: { type: [String], default: [] },
  technicalQuestions: { type: [String], default: [] },
  behavioralQuestions: { type: [String], default: [] },
  companyQuestions: { type: [String], default: [] },
  preparationTips: { type: [String], default: [] },
  keyStrengths: { type: [String], default: [] },
});

export type InterviewRecord = MaterialRecord & InferSchemaType<typeof interviewSchema>;

export const Interview: Model<InterviewRecord> =
  mongoose.models.Interview ?? Material.discriminator<InterviewRecord>("Interview", interviewSchema, "interview");

export type MaterialRecords = { resume: AiResumeRecord; "cover-letter": CoverLetterRecord; interview: InterviewRecord };
