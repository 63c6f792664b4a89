import { type InferSchemaType, Schema, type Types } from "mongoose";
import { defineModel } from "./define-model.ts";

/** A table of applications that a user looks at before it is imported; its id is the user's. */
const applicationTableSchema = new Schema(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    filename: { type: String, required: true },
    text: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: "application_tables" },
);

applicationTableSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type ApplicationTableRecord = InferSchemaType<typeof applicationTableSchema> & { _id: Types.ObjectId };

export const ApplicationTable = defineModel<ApplicationTableRecord>("ApplicationTable", applicationTableSchema);
