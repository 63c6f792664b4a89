import mongoose, { type InferSchemaType, type Model, Schema, type Types } from "mongoose";
import { authorSchema } from "./author.ts";
import { earlierTitleSchema } from "./earlier-title.ts";

/** A resume tailored to a job; the text that is viewed and downloaded is stored in its variant. */
const aiResumeSchema = new Schema(
  {
    ownerId: { type: Schema.Types.ObjectId, required: true },
    listingId: { type: String, required: true },
    originalResumeId: { type: Schema.Types.ObjectId, required: true },
    /** The resume row that was activated; duplicates share it. */
    variantId: { type: Schema.Types.ObjectId, required: true },
    title: { type: String, default: "" },
    earlierTitles: { type: [earlierTitleSchema], default: [] },
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
    evidence: { type: Schema.Types.Mixed, required: true },
    author: { type: authorSchema, required: true, default: () => ({}) },
    createdAt: { type: Date, required: true },
  },
  { collection: "ai_resumes", minimize: false },
);

aiResumeSchema.index({ listingId: 1 });
aiResumeSchema.index({ ownerId: 1, createdAt: -1 });
aiResumeSchema.index({ variantId: 1 });

export type AiResumeRecord = InferSchemaType<typeof aiResumeSchema> & { _id: Types.ObjectId };

export const AiResume: Model<AiResumeRecord> =
  mongoose.models.AiResume ?? mongoose.model<AiResumeRecord>("AiResume", aiResumeSchema);
