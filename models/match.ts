import { type InferSchemaType, Schema, type Types } from "mongoose";
import { defineModel } from "./define-model.ts";

const optimizationSchema = new Schema(
  {
    aiResumeId: { type: Schema.Types.ObjectId, required: true },
    variantId: { type: Schema.Types.ObjectId, required: true },
    score: { type: Number, required: true },
    explanation: { type: Schema.Types.Mixed, required: true },
    keywordMatchBefore: { type: Number, required: true },
    keywordMatchAfter: { type: Number, required: true },
    skillsAdded: { type: Number, required: true },
    improvedSections: { type: [String], default: [] },
    addedKeywords: { type: [String], default: [] },
  },
  { _id: false },
);

const postingSchema = new Schema(
  {
    version: { type: Number, required: true },
    source: { type: String, default: "" },
    workplace: { type: String, default: null },
    employment: { type: [String], default: [] },
    places: { type: [String], default: [] },
    /** The upper end, in whole units of the currency a year; null when not stated. */
    yearlyPay: { type: Number, default: null },
    currency: { type: String, default: null },
    postedDaysAgo: { type: Number, default: null },
  },
  { _id: false },
);

const matchSchema = new Schema(
  {
    ownerId: { type: Schema.Types.ObjectId, required: true },
    resumeId: { type: Schema.Types.ObjectId, required: true },
    listingId: { type: String, required: true },
    score: { type: Number, required: true, min: 0, max: 100 },
    explanation: { type: Schema.Types.Mixed, required: true },
    /** A job that the user added is kept whatever its score. */
    isOwn: { type: Boolean, default: false },
    /** A sample's age counts from the day of scoring. */
    postedAt: { type: Date, default: null },
    newAt: { type: Date, default: null },
    /** Null when an older version scored it; a sweep fills it in. */
    posting: { type: postingSchema, default: null },
    /** When its owner took the job, or its company, out of the list (models/hidden.ts); null = it is shown. */
    hiddenAt: { type: Date, default: null },
    optimization: { type: optimizationSchema, default: null },
  },
  { collection: "matches", minimize: false },
);

matchSchema.index({ resumeId: 1, listingId: 1 }, { unique: true });
matchSchema.index({ resumeId: 1, score: -1, postedAt: -1, _id: 1 });
matchSchema.index({ resumeId: 1, newAt: 1 });
matchSchema.index({ resumeId: 1, isOwn: 1 }, { partialFilterExpression: { isOwn: true } });
matchSchema.index({ ownerId: 1 });
matchSchema.index({ "posting.version": 1 });
matchSchema.index({ listingId: 1 });

export type MatchRecord = InferSchemaType<typeof matchSchema> & { _id: Types.ObjectId };

export const Match = defineModel<MatchRecord>("Match", matchSchema);
