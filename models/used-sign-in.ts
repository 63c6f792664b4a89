import mongoose, { type InferSchemaType, type Model, Schema } from "mongoose";

/** One record for each finished sign-in, so that a `state` counts once across all processes. */
const usedSignInSchema = new Schema({
  _id: { type: String, required: true },
  expiresAt: { type: Date, required: true },
});
usedSignInSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

type UsedSignInFields = InferSchemaType<typeof usedSignInSchema>;

// The registry is untyped; a development reload finds the model compiled before.
export const UsedSignIn =
  (mongoose.models.UsedSignIn as Model<UsedSignInFields> | undefined) ??
  mongoose.model<UsedSignInFields>("UsedSignIn", usedSignInSchema);
