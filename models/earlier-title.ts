import { Schema } from "mongoose";

export const earlierTitleSchema = new Schema({
  title: { type: String, default: "" },
  savedAt: { type: Date, required: true },
});
