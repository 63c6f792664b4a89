import mongoose, { type InferSchemaType, type Model, Schema, type Types } from "mongoose";

/** What a resume tailored to the job did for it. */
const optimizationSchema = new Schema(
  {
    aiResumeId: { type: Schema.Types.ObjectId, required: true },
    variantId: { type: Schema.Types.ObjectId, required: true },
    /** The tailored text's score and its explanation, shown while that variant is active. */
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

/** What the list is narrowed by, copied from the listing when the pair is scored (server/matches/posting-facts.ts). */
const postingSchema = new Schema(
  {
    version: { type: Number, required: true },
    source: { type: String, default: "" },
    workplace: { type: String, default: null },
    employment: { type: [String], default: [] },
    /** As the posting writes them: "Austin, TX". */
    places: { type: [String], default: [] },
    /** The upper end of the pay, whole units of the currency a year; null = not told. */
    yearlyPay: { type: Number, default: null },
    currency: { type: String, default: null },
    /** Samples only, see models/listing.ts. */
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
    /** The whole explanation (server/engines/matching/match-score.ts). */
    explanation: { type: Schema.Types.Mixed, required: true },
    /** True of a job that the user added: kept whatever its score. */
    isOwn: { type: Boolean, default: false },
    /** When the job was posted, as far as is known; a sample's age counts from the day of scoring. */
    postedAt: { type: Date, default: null },
    /** When it joined a list that was there already; null = it came with the list. */
    newAt: { type: Date, default: null },
    /** Null = it was scored by an older version; a sweep fills it in. */
    posting: { type: postingSchema, default: null },
    /** Of the newest resume tailored to the job; null = none. */
    optimization: { type: optimizationSchema, default: null },
  },
  { collection: "matches", minimize: false },
);

matchSchema.index({ resumeId: 1, listingId: 1 }, { unique: true });
matchSchema.index({ resumeId: 1, score: -1, postedAt: -1, _id: 1 });
matchSchema.index({ ownerId: 1 });
// Those whose posting an older version copied.
matchSchema.index({ "posting.version": 1 });
// A listing that is removed takes its matches along.
matchSchema.index({ listingId: 1 });

export type MatchRecord = InferSchemaType<typeof matchSchema> & { _id: Types.ObjectId };

export const Match: Model<MatchRecord> = mongoose.models.Match ?? mongoose.model<MatchRecord>("Match", matchSchema);
