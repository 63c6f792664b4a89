import mongoose, { type InferSchemaType, type Model, Schema, type Types } from "mongoose";

/** An account that is being removed: written first and taken away last, so that a crash in between is finished. */
const accountDeletionSchema = new Schema(
  {
    /** The id of the user. */
    _id: { type: Schema.Types.ObjectId, required: true },
    requestedAt: { type: Date, required: true },
    /** When all was removed for the first time; null = not yet. */
    finishedAt: { type: Date, default: null },
  },
  { collection: "account_deletions" },
);

export type AccountDeletionRecord = InferSchemaType<typeof accountDeletionSchema> & { _id: Types.ObjectId };

export const AccountDeletion: Model<AccountDeletionRecord> =
  mongoose.models.AccountDeletion ?? mongoose.model<AccountDeletionRecord>("AccountDeletion", accountDeletionSchema);
