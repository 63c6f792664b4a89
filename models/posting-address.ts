import { type InferSchemaType, Schema } from "mongoose";
import { defineModel } from "./define-model.ts";

/** Maps a web address to its listing, claimed once so that two sources reporting it at the same time agree. */
const postingAddressSchema = new Schema(
  {
    _id: { type: String, required: true },
    listingId: { type: String, required: true },
  },
  { collection: "posting_addresses" },
);

export type PostingAddressRecord = InferSchemaType<typeof postingAddressSchema>;

export const PostingAddress = defineModel<PostingAddressRecord>("PostingAddress", postingAddressSchema);
