import { type InferSchemaType, Schema, type Types } from "mongoose";
import { defineModel } from "./define-model.ts";

const count = { type: Number, default: 0, min: 0 };

/** The taking in of an account's ZIP; its id is the user's, so that there is one at a time. */
const accountMoveSchema = new Schema(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    /** The ZIP among the stored files; null once all of it is taken in. */
    fileId: { type: Schema.Types.ObjectId, default: null },
    state: { type: String, enum: ["waiting", "running", "done", "failed"], required: true },
    askedAt: { type: Date, required: true },
    /** Told anew all the while, so that what a crash cut off is known. */
    seenAt: { type: Date, required: true },
    /** Another one for each beginning; who began before an interruption reports no more. */
    runner: { type: String, default: null },
    beginnings: count,
    done: count,
    all: count,
    taken: { resumes: count, materials: count, applications: count, withoutFile: count, left: count },
    failure: { type: String, default: null },
    expiresAt: { type: Date, required: true },
  },
  { collection: "account_moves" },
);

accountMoveSchema.index({ state: 1, seenAt: 1 });
accountMoveSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type AccountMoveRecord = InferSchemaType<typeof accountMoveSchema> & { _id: Types.ObjectId };

export const AccountMove = defineModel<AccountMoveRecord>("AccountMove", accountMoveSchema);
