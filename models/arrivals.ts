import { type InferSchemaType, Schema } from "mongoose";
import { defineModel } from "./define-model.ts";

/** Whether postings arrived that resumes were not matched with yet; one document (`current`). */
const arrivalsSchema = new Schema(
  {
    _id: { type: String, required: true },
    arrivedAt: { type: Date, required: true },
    handledUpTo: { type: Date, default: null },
    /** When postings went last that were matches: lists that were full may have a place again. */
    listsShrankAt: { type: Date, default: null },
  },
  { collection: "arrivals" },
);

export type ArrivalsRecord = InferSchemaType<typeof arrivalsSchema>;

export const Arrivals = defineModel<ArrivalsRecord>("Arrivals", arrivalsSchema);
