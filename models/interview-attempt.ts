import { type InferSchemaType, Schema, type Types } from "mongoose";
import { defineModel } from "./define-model.ts";

const interviewAttemptSchema = new Schema(
  {
    ownerId: { type: Schema.Types.ObjectId, required: true },
    interviewId: { type: Schema.Types.ObjectId, required: true },
    questionKey: { type: String, required: true },
    question: { type: String, required: true },
    answer: { type: String, required: true },
    feedback: { type: Schema.Types.Mixed, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: "interview_attempts", minimize: false },
);

interviewAttemptSchema.index({ ownerId: 1, interviewId: 1, createdAt: -1 });

export type InterviewAttemptRecord = InferSchemaType<typeof interviewAttemptSchema> & { _id: Types.ObjectId };

export const InterviewAttempt = defineModel<InterviewAttemptRecord>("InterviewAttempt", interviewAttemptSchema);
