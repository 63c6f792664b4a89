import { type InferSchemaType, Schema, type Types } from "mongoose";
import { defineModel } from "./define-model.ts";

const sessionSchema = new Schema({
  /** SHA-256 of the token in the cookie; the token itself is stored nowhere. */
  tokenHash: { type: String, required: true },
  userId: { type: Schema.Types.ObjectId, required: true },
  realUserId: { type: Schema.Types.ObjectId, default: null },
  createdAt: { type: Date, required: true },
  /** Kept when an account is switched, so that switching does not prolong the stay. */
  signedInAt: { type: Date, required: true },
  /** Told to their owner alone: `Firefox on Linux`, and the network of the address. */
  device: { type: String, default: null },
  place: { type: String, default: null },
  lastSeenAt: { type: Date, required: true },
  expiresAt: { type: Date, required: true },
  flash: { type: Schema.Types.Mixed, default: null },
  flashTakenAt: { type: Date, default: null },
});

sessionSchema.index({ tokenHash: 1 }, { unique: true });
sessionSchema.index({ userId: 1 });
sessionSchema.index({ realUserId: 1 });
// For clean-up only: the limits are enforced when a session is read.
sessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type SessionFields = InferSchemaType<typeof sessionSchema>;
export type SessionRecord = SessionFields & { _id: Types.ObjectId };

export const Session = defineModel<SessionFields>("Session", sessionSchema);
