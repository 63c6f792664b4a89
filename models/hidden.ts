import { type InferSchemaType, Schema, type Types } from "mongoose";
import { defineModel } from "./define-model.ts";

/** A job, or a company with all of its jobs, that a user took out of the list. */
const hiddenSchema = new Schema(
  {
    ownerId: { type: Schema.Types.ObjectId, required: true },
    kind: { type: String, enum: ["job", "company"], required: true },
    /** The listing's id, or the company's name as names are compared. */
    key: { type: String, required: true },
    title: { type: String, default: "" },
    company: { type: String, default: "" },
    hiddenAt: { type: Date, required: true },
  },
  { collection: "hidden" },
);

hiddenSchema.index({ ownerId: 1, kind: 1, key: 1 }, { unique: true });

export type HiddenRecord = InferSchemaType<typeof hiddenSchema> & { _id: Types.ObjectId };

export const Hidden = defineModel<HiddenRecord>("Hidden", hiddenSchema);
