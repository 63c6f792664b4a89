import { type InferSchemaType, Schema, type Types } from "mongoose";
import { defineModel } from "./define-model.ts";

/** What a person answered to `Is this true?`: a fact of theirs when kept, else a sentence never to be asked again. */
const ownWordSchema = new Schema(
  {
    ownerId: { type: Schema.Types.ObjectId, required: true },
    /** The sentence as sentences are compared. */
    key: { type: String, required: true },
    text: { type: String, required: true },
    isKept: { type: Boolean, required: true },
    answeredAt: { type: Date, required: true },
  },
  { collection: "own_words" },
);

ownWordSchema.index({ ownerId: 1, key: 1 }, { unique: true });

export type OwnWordRecord = InferSchemaType<typeof ownWordSchema> & { _id: Types.ObjectId };

export const OwnWord = defineModel<OwnWordRecord>("OwnWord", ownWordSchema);
