import { type InferSchemaType, Schema } from "mongoose";
import { defineModel } from "./define-model.ts";

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

export const DataVersion = defineModel<DataVersionRecord>("DataVersion", dataVersionSchema);
