import { type InferSchemaType, Schema, type Types } from "mongoose";
import { defineModel } from "./define-model.ts";

/** Written before an account's data is removed and deleted last, so that a crash in between can be finished. */
const accountDeletionSchema = new Schema(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    requestedAt: { type: Date, required: true },
    finishedAt: { type: Date, default: null },
  },
  { collection: "account_deletions" },
);

export type AccountDeletionRecord = InferSchemaType<typeof accountDeletionSchema> & { _id: Types.ObjectId };

export const AccountDeletion = defineModel<AccountDeletionRecord>("AccountDeletion", accountDeletionSchema);
