import { type InferSchemaType, Schema } from "mongoose";

/** A name that a resume had, until it was given another one. */
export const earlierNameSchema = new Schema({
  name: { type: String, required: true },
  savedAt: { type: Date, required: true },
});

export type EarlierName = InferSchemaType<typeof earlierNameSchema>;
