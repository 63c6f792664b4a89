import { type InferSchemaType, Schema } from "mongoose";
import { defineModel } from "./define-model.ts";

/** The audit trail. Rows are added and never changed or removed. */
const auditRecordSchema = new Schema(
  {
    at: { type: Date, required: true },
    /** The person who really acts; null for a command typed on the machine itself. */
    actorId: { type: Schema.Types.ObjectId, default: null },
    actorEmail: { type: String, required: true },
    asUserId: { type: Schema.Types.ObjectId, default: null },
    asUserEmail: { type: String, default: null },
    action: { type: String, required: true },
    targetId: { type: Schema.Types.ObjectId, default: null },
    targetEmail: { type: String, default: null },
    detail: { type: String, default: "" },
    address: { type: String, default: null },
    requestId: { type: String, default: null },
  },
  { collection: "audit_records", versionKey: false },
);

auditRecordSchema.index({ at: -1, _id: -1 });
auditRecordSchema.index({ actorEmail: 1, at: -1, _id: -1 });
auditRecordSchema.index({ targetEmail: 1, at: -1, _id: -1 });
auditRecordSchema.index({ action: 1, at: -1, _id: -1 });

const CHANGES = [
  "updateOne",
  "updateMany",
  "replaceOne",
  "findOneAndUpdate",
  "findOneAndReplace",
  "findOneAndDelete",
  "deleteOne",
  "deleteMany",
] as const;

// Our own code cannot change the trail by mistake. On MONGODB_URI the database user's rights close the rest.
auditRecordSchema.pre([...CHANGES], { document: true, query: true }, () => {
  throw new Error("Audit records are never changed or removed");
});
auditRecordSchema.pre("bulkWrite", () => {
  throw new Error("Audit records are added one by one");
});
auditRecordSchema.pre("save", function () {
  if (!this.isNew) throw new Error("Audit records are never changed or removed");
});

export type AuditFields = InferSchemaType<typeof auditRecordSchema>;

export const AuditRecord = defineModel<AuditFields>("AuditRecord", auditRecordSchema);
