import mongoose, { type InferSchemaType, type Model, Schema } from "mongoose";
import { lookSchema } from "./look.ts";

const savedSearchSchema = new Schema({
  name: { type: String, required: true },
  /** The filters as an address keeps them (server/domain/match-filters.ts). */
  search: { type: String, required: true },
  savedAt: { type: Date, required: true },
  look: { type: lookSchema, required: true },
});

/** What a user keeps by name; its id is the user's. */
const savedChoicesSchema = new Schema(
  {
    searches: { type: [savedSearchSchema], default: [] },
  },
  { collection: "saved_choices", minimize: false },
);

export type SavedSearchRecord = InferSchemaType<typeof savedSearchSchema> & { _id: mongoose.Types.ObjectId };
export type SavedChoicesRecord = InferSchemaType<typeof savedChoicesSchema> & { _id: mongoose.Types.ObjectId };

export const SavedChoices: Model<SavedChoicesRecord> =
  mongoose.models.SavedChoices ?? mongoose.model<SavedChoicesRecord>("SavedChoices", savedChoicesSchema);
