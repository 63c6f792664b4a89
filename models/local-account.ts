import { type InferSchemaType, Schema, type Types } from "mongoose";
import { defineModel } from "./define-model.ts";

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

const passkeySchema = new Schema(
  {
    /** What the authenticator calls it, in base64url. */
    id: { type: String, required: true },
    /** COSE, in base64url. */
    publicKey: { type: String, required: true },
    /** Goes up with each use where the authenticator counts; else it stays 0. */
    counter: { type: Number, required: true },
    transports: { type: [String], default: [] },
    name: { type: String, required: true },
    addedAt: { type: Date, required: true },
    lastUsedAt: { type: Date, default: null },
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
    /** In this document, so that one atomic update sees to it that a way of signing in is left. */
    passkeys: { type: [passkeySchema], default: [] },
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
export type StoredPasskey = InferSchemaType<typeof passkeySchema>;
type LocalAccountFields = InferSchemaType<typeof localAccountSchema>;
/** Accounts older than passkeys have no list of them. */
export type LocalAccountRecord = Omit<LocalAccountFields, "passkeys"> & {
  _id: Types.ObjectId;
  passkeys?: StoredPasskey[];
};

export const LocalAccount = defineModel<LocalAccountFields>("LocalAccount", localAccountSchema);
