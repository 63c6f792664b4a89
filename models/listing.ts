import { type InferSchemaType, Schema } from "mongoose";
import { EMPLOYMENT_KINDS } from "../server/domain/posting.ts";
import { defineModel } from "./define-model.ts";

const placeSchema = new Schema(
  {
    text: { type: String, required: true },
    city: { type: String, default: null },
    region: { type: String, default: null },
    country: { type: String, default: null },
    street: { type: String },
  },
  { _id: false },
);

const paySchema = new Schema(
  {
    least: { type: Number, default: null },
    most: { type: Number, default: null },
    currency: { type: String, default: null },
    period: { type: String, enum: ["hour", "day", "week", "month", "year", null], default: null },
  },
  { _id: false },
);

const addressSchema = new Schema(
  {
    key: { type: String, required: true },
    sourceId: { type: String, required: true },
    kind: { type: String, required: true },
    label: { type: String, required: true },
    /** True for an employer's own board, whose text is preferred over that of lists. */
    isOwn: { type: Boolean, default: false },
    url: { type: String, default: null },
    applyUrl: { type: String, default: null },
    firstSeenAt: { type: Date, required: true },
    closesAt: { type: Date, default: null },
    closedAt: { type: Date, default: null },
  },
  { _id: false },
);

const listingSchema = new Schema(
  {
    _id: { type: String, required: true },
    /** The user who added it and alone may see it; null means everybody may. */
    ownerId: { type: Schema.Types.ObjectId, default: null },
    source: { type: String, required: true },
    title: { type: String, required: true },
    company: { type: String, default: "" },
    companyLogo: { type: String, default: null },
    location: { type: String, default: "" },
    places: { type: [placeSchema], default: [] },
    workplace: { type: String, enum: ["remote", "hybrid", "onsite", null], default: null },
    salary: { type: String, default: "" },
    pay: { type: paySchema, default: null },
    employment: { type: [{ type: String, enum: EMPLOYMENT_KINDS }], default: [] },
    applicantsCount: { type: String, default: "" },
    description: { type: String, default: "" },
    requirements: { type: [String], default: [] },
    wishesFrom: { type: Number, default: null },
    language: { type: String, default: null },
    sourceUrl: { type: String, default: "" },
    applyUrl: { type: String, default: null },
    isSample: { type: Boolean, default: false },
    postedAt: { type: Date, default: null },
    /** Samples only: whole days before now, resolved on read, so that they never age. */
    postedDaysAgo: { type: Number, default: null },
    addresses: { type: [addressSchema], default: [] },
    requisition: { type: String, default: "" },
    near: { type: [Number], default: [] },
    firstSeenAt: { type: Date, default: null },
    /** When the last of its addresses was closed; null while it is open as far as we know. */
    closedAt: { type: Date, default: null },
    repostedAt: { type: [Date], default: [] },
    /** What matching needs to know, extracted once when the posting arrives. */
    facts: { type: Schema.Types.Mixed, required: true },
    factsVersion: { type: Number, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: "listings", minimize: false },
);

listingSchema.index({ ownerId: 1, updatedAt: -1 });
listingSchema.index({ near: 1 });
listingSchema.index({ factsVersion: 1 });
listingSchema.index({ ownerId: 1, isSample: 1, closedAt: 1, factsVersion: 1 });
listingSchema.index({ closedAt: 1 });
listingSchema.index({ "addresses.closesAt": 1 });
listingSchema.index({ isSample: 1, updatedAt: -1 });
listingSchema.index({ isSample: 1, source: 1, updatedAt: -1 });

export type ListingAddress = InferSchemaType<typeof addressSchema>;
type ListingPlace = InferSchemaType<typeof placeSchema>;
export type ListingRecord = Omit<InferSchemaType<typeof listingSchema>, "addresses" | "places"> & {
  addresses: ListingAddress[];
  places: ListingPlace[];
};

export const Listing = defineModel<ListingRecord>("Listing", listingSchema);
