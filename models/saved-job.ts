import { type InferSchemaType, Schema, type Types } from "mongoose";
import { defineModel } from "./define-model.ts";

/** A job that a user means to apply for; it counts as no application. */
const savedJobSchema = new Schema(
  {
    ownerId: { type: Schema.Types.ObjectId, required: true },
    listingId: { type: String, required: true },
    jobTitle: { type: String, required: true },
    company: { type: String, default: "" },
    savedAt: { type: Date, required: true },
  },
  { collection: "saved_jobs" },
);

savedJobSchema.index({ ownerId: 1, listingId: 1 }, { unique: true });
savedJobSchema.index({ listingId: 1 });

export type SavedJobRecord = InferSchemaType<typeof savedJobSchema> & { _id: Types.ObjectId };

export const SavedJob = defineModel<SavedJobRecord>("SavedJob", savedJobSchema);
