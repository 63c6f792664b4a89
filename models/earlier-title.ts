import { Schema } from "mongoose";

/** A title that a material had, until it was given another one. */
export const earlierTitleSchema = new Schema({
  title: { type: String, default: "" },
  savedAt: { type: Date, required: true },
});
