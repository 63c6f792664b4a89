import { type InferSchemaType, Schema, type Types } from "mongoose";
import { defineModel } from "./define-model.ts";

const countedSchema = new Schema(
  { jobId: { type: String, required: true }, resumeId: { type: Schema.Types.ObjectId, required: true } },
  { _id: false },
);

/** What a user was newly matched with in one UTC calendar month. A new month is a new document. */
const usageSchema = new Schema(
  {
    ownerId: { type: Schema.Types.ObjectId, required: true },
    month: { type: String, required: true },
    countedJobIds: { type: [String], default: [] },
    countedFor: { type: [countedSchema], default: [] },
    givenBack: { type: Number, default: 0 },
  },
  { collection: "usages" },
);

usageSchema.index({ ownerId: 1, month: 1 }, { unique: true });
usageSchema.index({ month: 1 });

export type UsageRecord = InferSchemaType<typeof usageSchema> & { _id: Types.ObjectId };

export const Usage = defineModel<UsageRecord>("Usage", usageSchema);
