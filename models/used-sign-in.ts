import { type InferSchemaType, Schema } from "mongoose";
import { defineModel } from "./define-model.ts";

/** One record for each finished sign-in, so that a `state` counts once across all processes. */
const usedSignInSchema = new Schema({
  _id: { type: String, required: true },
  expiresAt: { type: Date, required: true },
});
usedSignInSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

type UsedSignInFields = InferSchemaType<typeof usedSignInSchema>;

export const UsedSignIn = defineModel<UsedSignInFields>("UsedSignIn", usedSignInSchema);
