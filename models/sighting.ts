import mongoose, { type InferSchemaType, type Model, Schema } from "mongoose";

/**
 * A posting at one source: which listing it is, in which words it was told, and when it was last seen there. Small, so
 * that a reading of which nothing changed touches no listing.
 */
const sightingSchema = new Schema(
  {
    /** Of the source and of the posting's id there (server/jobs/posting-keys.ts): stored once, whoever reads it. */
    _id: { type: String, required: true },
    sourceId: { type: String, required: true },
    listingId: { type: String, required: true },
    /** Of what the source told, and of how we read it. */
    contentHash: { type: String, required: true },
    /** When it last came in other words. */
    storedAt: { type: Date, required: true },
    seenAt: { type: Date, required: true },
    closedAt: { type: Date, default: null },
  },
  { collection: "sightings" },
);

sightingSchema.index({ sourceId: 1, closedAt: 1, seenAt: 1 });

export type SightingRecord = InferSchemaType<typeof sightingSchema>;

export const Sighting: Model<SightingRecord> =
  mongoose.models.Sighting ?? mongoose.model<SightingRecord>("Sighting", sightingSchema);
