import { type InferSchemaType, Schema } from "mongoose";

export const earlierNameSchema = new Schema({
  name: { type: String, required: true },
  savedAt: { type: Date, required: true },
});

export type EarlierName = InferSchemaType<typeof earlierNameSchema>;
