import { APPLICATION_STATUSES } from "../server/domain/application-statuses.ts";
import { type InferSchemaType, Schema, type Types } from "mongoose";
import { defineModel } from "./define-model.ts";

const changeSchema = new Schema(
  {
    status: String,
    at: Date,
    /** What it was before, so that a move can be taken back whole. */
    from: { type: String, enum: APPLICATION_STATUSES },
    interviewBefore: { type: Date, default: null },
  },
  { _id: false },
);

const importedSchema = new Schema(
  {
    importId: { type: Schema.Types.ObjectId, required: true },
    /** Of what the table said (server/applications/import/import-table.ts): it tells whether it was changed since. */
    seal: { type: String, required: true },
  },
  { _id: false },
);

const applicationSchema = new Schema(
  {
    ownerId: { type: Schema.Types.ObjectId, required: true },
    listingId: { type: String, required: true },
    /** Null where the application was made elsewhere. */
    resumeId: { type: Schema.Types.ObjectId, default: null },
    status: { type: String, enum: APPLICATION_STATUSES, required: true },
    appliedAt: { type: Date, required: true },
    interviewAt: { type: Date, default: null },
    jobTitle: { type: String, required: true },
    company: { type: String, default: "" },
    /** The company's name as names are compared; empty = not told. */
    companyKey: { type: String, default: "" },
    /** A copy of the posting, so that it stays readable after its source has dropped it. */
    posting: { type: Schema.Types.Mixed, default: null },
    /** Empty where the application was made elsewhere. */
    resumeName: { type: String, default: "" },
    /** Of the posting, where the application was made elsewhere; empty = not told. */
    address: { type: String, default: "" },
    /** The score that was shown; null when the job was not a match of the resume. */
    score: { type: Number, default: null },
    /** Each change of the status, the latest last. */
    history: { type: [changeSchema], default: [] },
    notes: { type: [{ text: String, at: Date }], default: [] },
    nextStep: { type: String, default: "" },
    /** A day, YYYY-MM-DD, where the user lives. */
    nextOn: { type: String, default: null },
    contact: { type: String, default: "" },
    pay: { type: String, default: "" },
    /** Where it came from a table. */
    imported: { type: importedSchema, default: null },
  },
  { collection: "applications" },
);

applicationSchema.index({ ownerId: 1, listingId: 1 }, { unique: true });
applicationSchema.index({ ownerId: 1, appliedAt: -1, _id: -1 });
applicationSchema.index({ ownerId: 1, companyKey: 1 });
applicationSchema.index({ ownerId: 1, nextOn: 1 });
applicationSchema.index({ ownerId: 1, status: 1, appliedAt: -1 });
applicationSchema.index({ resumeId: 1 });
applicationSchema.index({ listingId: 1 });

export type ApplicationRecord = InferSchemaType<typeof applicationSchema> & { _id: Types.ObjectId };

export const Application = defineModel<ApplicationRecord>("Application", applicationSchema);
