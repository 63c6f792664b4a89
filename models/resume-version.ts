import { type InferSchemaType, Schema, type Types } from "mongoose";
import { defineModel } from "./define-model.ts";

const resumeVersionSchema = new Schema(
  {
    ownerId: { type: Schema.Types.ObjectId, required: true },
    resumeId: { type: Schema.Types.ObjectId, required: true },
    savedAt: { type: Date, required: true },
    endedBy: { type: String, enum: ["edit", "reupload", "restore"], required: true },
    name: { type: String, required: true },
    filename: { type: String, required: true },
    mediaType: { type: String, required: true },
    sizeBytes: { type: Number, required: true },
    fileId: { type: Schema.Types.ObjectId, required: true },
    content: { type: String, default: "" },
    skills: { type: [String], default: [] },
    experience: { type: String, default: "" },
    education: { type: String, default: "" },
    profile: { type: Schema.Types.Mixed, required: true },
    warnings: { type: [String], default: [] },
    editedFields: { type: [String], default: [] },
    leftOut: { type: [Number], default: [] },
  },
  { collection: "resume_versions", minimize: false },
);

resumeVersionSchema.index({ resumeId: 1, savedAt: -1 });
resumeVersionSchema.index({ ownerId: 1 });

export type ResumeVersionRecord = InferSchemaType<typeof resumeVersionSchema> & { _id: Types.ObjectId };

export const ResumeVersion = defineModel<ResumeVersionRecord>("ResumeVersion", resumeVersionSchema);
