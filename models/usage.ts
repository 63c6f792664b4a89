import mongoose, { type InferSchemaType, type Model, Schema, type Types } from "mongoose";

/** What a user was newly matched with in one calendar month, UTC (DEC-34). A new month is a new document. */
const usageSchema = new Schema(
  {
    ownerId: { type: Schema.Types.ObjectId, required: true },
    /** "2026-11" */
    month: { type: String, required: true },
    countedJobIds: { type: [String], default: [] },
  },
  { collection: "usages" },
);

usageSchema.index({ ownerId: 1, month: 1 }, { unique: true });
usageSchema.index({ month: 1 });

export type UsageRecord = InferSchemaType<typeof usageSchema> & { _id: Types.ObjectId };

export const Usage: Model<UsageRecord> = mongoose.models.Usage ?? mongoose.model<UsageRecord>("Usage", usageSchema);
