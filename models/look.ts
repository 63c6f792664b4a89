import { type InferSchemaType, Schema } from "mongoose";

export const lookSchema = new Schema(
  {
    /** What came after this is news. */
    since: { type: Date, required: true },
    startedAt: { type: Date, required: true },
    seenAt: { type: Date, required: true },
  },
  { _id: false },
);

export type Look = InferSchemaType<typeof lookSchema>;
