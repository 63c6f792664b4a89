import mongoose, { type InferSchemaType, type Model, Schema, type Types } from "mongoose";
import { authorSchema } from "./author.ts";

const letterVersionSchema = new Schema({
  title: { type: String, default: "" },
  content: { type: String, default: "" },
  savedAt: { type: Date, required: true },
});

const coverLetterSchema = new Schema(
  {
    ownerId: { type: Schema.Types.ObjectId, required: true },
    listingId: { type: String, required: true },
    resumeId: { type: Schema.Types.ObjectId, required: true },
    title: { type: String, default: "" },
    content: { type: String, default: "" },
    keyHighlights: { type: [String], default: [] },
    matchedSkills: { type: [String], default: [] },
    versions: { type: [letterVersionSchema], default: [] },
    evidence: { type: Schema.Types.Mixed, required: true },
    /** How it was asked for (server/domain/letter-choices.ts); null = as usual. */
    letterChoices: { type: Schema.Types.Mixed, default: null },
    author: { type: authorSchema, required: true, default: () => ({}) },
    createdAt: { type: Date, required: true },
  },
  { collection: "cover_letters", minimize: false },
);

coverLetterSchema.index({ listingId: 1 });
coverLetterSchema.index({ ownerId: 1, createdAt: -1 });

export type CoverLetterRecord = InferSchemaType<typeof coverLetterSchema> & { _id: Types.ObjectId };

export const CoverLetter: Model<CoverLetterRecord> =
  mongoose.models.CoverLetter ?? mongoose.model<CoverLetterRecord>("CoverLetter", coverLetterSchema);
