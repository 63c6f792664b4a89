import { type InferSchemaType, Schema } from "mongoose";
import { defineModel } from "./define-model.ts";

/** What the embedded provider remembers of a sign-in that is under way, for all processes. */
const providerEntrySchema = new Schema(
  {
    _id: { type: String, required: true },
    payload: { type: Schema.Types.Mixed, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: "provider_entries", minimize: false },
);
providerEntrySchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
providerEntrySchema.index({ "payload.uid": 1 });
providerEntrySchema.index({ "payload.grantId": 1 });

type ProviderEntryFields = InferSchemaType<typeof providerEntrySchema>;

export const ProviderEntry = defineModel<ProviderEntryFields>("ProviderEntry", providerEntrySchema);
