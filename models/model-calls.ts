import { type InferSchemaType, Schema } from "mongoose";
import { defineModel } from "./define-model.ts";

/** Calls to the language model on one UTC day, by one user or in total: `2026-11-20 all`. */
const modelCallsSchema = new Schema(
  {
    _id: { type: String, required: true },
    calls: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: "model_calls" },
);
modelCallsSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type ModelCallsRecord = InferSchemaType<typeof modelCallsSchema>;

export const ModelCalls = defineModel<ModelCallsRecord>("ModelCalls", modelCallsSchema);
