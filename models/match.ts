import mongoose, { type InferSchemaType, type Model, Schema, type Types } from "mongoose";

const matchSchema = new Schema(
  {
    ownerId: { type: Schema.Types.ObjectId, required: true },
    resumeId: { type: Schema.Types.ObjectId, required: true },
    listingId: { type: String, required: true },
    score: { type: Number, required: true, min: 0, max: 100 },
    /** The whole explanation (server/matching/match-score.ts). */
    explanation: { type: Schema.Types.Mixed, required: true },
    matchedAt: { type: Date, required: true },
  },
  { collection: "matches", minimize: false },
);

matchSchema.index({ resumeId: 1, listingId: 1 }, { unique: true });
matchSchema.index({ resumeId: 1, score: -1, matchedAt: -1, _id: 1 });
matchSchema.index({ ownerId: 1 });

export type MatchRecord = InferSchemaType<typeof matchSchema> & { _id: Types.ObjectId };

export const Match: Model<MatchRecord> = mongoose.models.Match ?? mongoose.model<MatchRecord>("Match", matchSchema);
