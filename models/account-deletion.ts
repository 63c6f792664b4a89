import mongoose, { type InferSchemaType, type Model, Schema, type Types } from "mongoose";

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

export const AccountDeletion: Model<AccountDeletionRecord> =
  mongoose.models.AccountDeletion ?? mongoose.model<AccountDeletionRecord>("AccountDeletion", accountDeletionSchema);
