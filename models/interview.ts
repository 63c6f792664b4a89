import mongoose, { type InferSchemaType, type Model, Schema, type Types } from "mongoose";
import { authorSchema } from "./author.ts";
import { earlierTitleSchema } from "./earlier-title.ts";

const interviewSchema = new Schema(
  {
    ownerId: { type: Schema.Types.ObjectId, required: true },
    listingId: { type: String, required: true },
    resumeId: { type: Schema.Types.ObjectId, required: true },
    title: { type: String, default: "" },
    earlierTitles: { type: [earlierTitleSchema], default: [] },
    generalQuestions: { type: [String], default: [] },
    technicalQuestions: { type: [String], default: [] },
    behavioralQuestions: { type: [String], default: [] },
    companyQuestions: { type: [String], default: [] },
    preparationTips: { type: [String], default: [] },
    keyStrengths: { type: [String], default: [] },
    evidence: { type: Schema.Types.Mixed, required: true },
    author: { type: authorSchema, required: true, default: () => ({}) },
    createdAt: { type: Date, required: true },
  },
  { collection: "interviews", minimize: false },
);

interviewSchema.index({ listingId: 1 });
interviewSchema.index({ ownerId: 1, createdAt: -1 });

export type InterviewRecord = InferSchemaType<typeof interviewSchema> & { _id: Types.ObjectId };

export const Interview: Model<InterviewRecord> =
  mongoose.models.Interview ?? mongoose.model<InterviewRecord>("Interview", interviewSchema);
