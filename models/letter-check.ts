import { type InferSchemaType, Schema, type Types } from "mongoose";
import { defineModel } from "./define-model.ts";

/** The last text that a user had checked; its id is the user's. */
const letterCheckSchema = new Schema(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    text: { type: String, required: true },
    resumeName: { type: String, required: true },
    sentences: { type: Schema.Types.Mixed, required: true },
    checkedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: "letter_checks", minimize: false },
);

letterCheckSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type LetterCheckRecord = InferSchemaType<typeof letterCheckSchema> & { _id: Types.ObjectId };

export const LetterCheck = defineModel<LetterCheckRecord>("LetterCheck", letterCheckSchema);
