import { type InferSchemaType, Schema } from "mongoose";
import { defineModel } from "./define-model.ts";

/** A posting at one source. Small, so that a reading without changes touches no listing. */
const sightingSchema = new Schema(
  {
    _id: { type: String, required: true },
    sourceId: { type: String, required: true },
    listingId: { type: String, required: true },
    contentHash: { type: String, required: true },
    storedAt: { type: Date, required: true },
    seenAt: { type: Date, required: true },
    closedAt: { type: Date, default: null },
  },
  { collection: "sightings" },
);

sightingSchema.index({ sourceId: 1, closedAt: 1, seenAt: 1 });

export type SightingRecord = InferSchemaType<typeof sightingSchema>;

export const Sighting = defineModel<SightingRecord>("Sighting", sightingSchema);
