import mongoose, { type InferSchemaType, Schema } from "mongoose";
import { LETTER_LANGUAGES, LETTER_LENGTHS, LETTER_TONES } from "../server/domain/letter-choices.ts";
import { lookSchema } from "./look.ts";
import { defineModel } from "./define-model.ts";

function valuesOf<Value extends string>(options: readonly { value: Value }[]): Value[] {
  return options.map(({ value }) => value);
}

const savedSearchSchema = new Schema({
  name: { type: String, required: true },
  /** The filters as an address keeps them (server/domain/match-filters.ts). */
  search: { type: String, required: true },
  savedAt: { type: Date, required: true },
  look: { type: lookSchema, required: true },
});

const letterPresetSchema = new Schema({
  name: { type: String, required: true },
  tone: { type: String, enum: valuesOf(LETTER_TONES), required: true },
  length: { type: String, enum: valuesOf(LETTER_LENGTHS), required: true },
  language: { type: String, enum: valuesOf(LETTER_LANGUAGES), required: true },
  stressed: { type: [String], default: [] },
  ownWords: { type: String, default: "" },
});

/** What a user keeps by name; its id is the user's. */
const savedChoicesSchema = new Schema(
  {
    searches: { type: [savedSearchSchema], default: [] },
    letterPresets: { type: [letterPresetSchema], default: [] },
  },
  { collection: "saved_choices", minimize: false },
);

export type SavedSearchRecord = InferSchemaType<typeof savedSearchSchema> & { _id: mongoose.Types.ObjectId };
export type SavedChoicesRecord = InferSchemaType<typeof savedChoicesSchema> & { _id: mongoose.Types.ObjectId };

export const SavedChoices = defineModel<SavedChoicesRecord>("SavedChoices", savedChoicesSchema);
