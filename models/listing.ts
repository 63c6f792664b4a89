import mongoose, { type InferSchemaType, type Model, Schema } from "mongoose";

const listingSchema = new Schema(
  {
    _id: { type: String, required: true },
    source: { type: String, enum: ["indeed", "linkedin", "glassdoor"], required: true },
    title: { type: String, required: true },
    company: { type: String, required: true },
    companyLogo: { type: String, default: null },
    location: { type: String, default: "" },
    remote: { type: Boolean, default: false },
    salary: { type: String, default: "" },
    applicantsCount: { type: String, default: "" },
    description: { type: String, default: "" },
    requirements: { type: [String], default: [] },
    sourceUrl: { type: String, required: true },
    isSample: { type: Boolean, default: false },
    postedAt: { type: Date, default: null },
    /** Samples only: whole days before now, resolved on read, so that they never age (DEC-88). */
    postedDaysAgo: { type: Number, default: null },
    /** What matching needs of it (server/engines/matching/listing-facts.ts), extracted once when it arrives. */
    facts: { type: Schema.Types.Mixed, required: true },
    factsVersion: { type: Number, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: "listings", minimize: false },
);

listingSchema.index({ updatedAt: 1 });
// How many there are to match against, asked by every matching.
listingSchema.index({ factsVersion: 1 });
// What each source has, and how fresh it is.
listingSchema.index({ isSample: 1, updatedAt: -1 });
listingSchema.index({ isSample: 1, source: 1, updatedAt: -1 });

export type ListingRecord = InferSchemaType<typeof listingSchema>;

export const Listing: Model<ListingRecord> =
  mongoose.models.Listing ?? mongoose.model<ListingRecord>("Listing", listingSchema);
