import { type InferSchemaType, Schema } from "mongoose";
import { defineModel } from "./define-model.ts";

/** The frozen skill weights that scores rest on; one document (`current`). */
const matchingBasisSchema = new Schema(
  {
    _id: { type: String, required: true },
    factsVersion: { type: Number, required: true },
    listingCount: { type: Number, required: true },
    weights: { type: Schema.Types.Mixed, required: true },
    madeAt: { type: Date, required: true },
  },
  { collection: "matching_basis", minimize: false },
);

export type MatchingBasisRecord = InferSchemaType<typeof matchingBasisSchema>;

export const MatchingBasis = defineModel<MatchingBasisRecord>("MatchingBasis", matchingBasisSchema);
