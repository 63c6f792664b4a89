import mongoose, { type InferSchemaType, type Model, Schema } from "mongoose";

/** Which version of the data this database holds; one document (`data`). */
const dataVersionSchema = new Schema(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    /** Who changes it to a newer version, until when nobody else does. */
    lockedBy: { type: String, default: null },
    lockedUntil: { type: Date, default: null },
  },
  { collection: "data_version" },
);

export type DataVersionRecord = InferSchemaType<typeof dataVersionSchema>;

export const DataVersion: Model<DataVersionRecord> =
  mongoose.models.DataVersion ?? mongoose.model<DataVersionRecord>("DataVersion", dataVersionSchema);
