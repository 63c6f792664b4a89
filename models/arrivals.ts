import mongoose, { type InferSchemaType, type Model, Schema } from "mongoose";

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

export const Arrivals: Model<ArrivalsRecord> =
  mongoose.models.Arrivals ?? mongoose.model<ArrivalsRecord>("Arrivals", arrivalsSchema);
