import mongoose, { type InferSchemaType, type Model, Schema } from "mongoose";

/** Which listing an address on the web is: claimed once, so that two sources that tell it at the same time agree. */
const postingAddressSchema = new Schema(
  {
    /** Of the address in the form that all its spellings share. */
    _id: { type: String, required: true },
    listingId: { type: String, required: true },
  },
  { collection: "posting_addresses" },
);

export type PostingAddressRecord = InferSchemaType<typeof postingAddressSchema>;

export const PostingAddress: Model<PostingAddressRecord> =
  mongoose.models.PostingAddress ?? mongoose.model<PostingAddressRecord>("PostingAddress", postingAddressSchema);
