import mongoose, { type InferSchemaType, type Model, Schema, type Types } from "mongoose";

const passwordSchema = new Schema(
  {
    salt: { type: String, required: true },
    hash: { type: String, required: true },
    /** What scrypt was asked for, so that older passwords are still understood when we ask for more. */
    cost: { type: Number, required: true },
    blockSize: { type: Number, required: true },
    parallelization: { type: Number, required: true },
  },
  { _id: false },
);

const invitationSchema = new Schema(
  {
    /** SHA-256 of the token in the link; the token itself is stored nowhere. */
    tokenHash: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { _id: false },
);

/** How somebody signs in here. The user is another document, made at the first sign-in with this one's id as subject. */
const localAccountSchema = new Schema(
  {
    email: { type: String, required: true },
    firstName: { type: String, default: null },
    lastName: { type: String, default: null },
    /** Somebody who runs this place vouched for the address. */
    isVerified: { type: Boolean, required: true, default: false },
    password: { type: passwordSchema, default: null },
    /** In the same document as the password, so that one atomic update spends the one and sets the other. */
    invitation: { type: invitationSchema, default: null },
    usedTokenHash: { type: String, default: null },
    createdAt: { type: Date, required: true, default: () => new Date() },
  },
  { collection: "local_accounts" },
);

localAccountSchema.index({ email: 1 }, { unique: true });
localAccountSchema.index({ "invitation.tokenHash": 1 });
localAccountSchema.index({ usedTokenHash: 1 });

export type StoredPassword = InferSchemaType<typeof passwordSchema>;
type LocalAccountFields = InferSchemaType<typeof localAccountSchema>;
export type LocalAccountRecord = LocalAccountFields & { _id: Types.ObjectId };

// The registry is untyped; a development reload finds the model compiled before.
export const LocalAccount =
  (mongoose.models.LocalAccount as Model<LocalAccountFields> | undefined) ??
  mongoose.model<LocalAccountFields>("LocalAccount", localAccountSchema);
