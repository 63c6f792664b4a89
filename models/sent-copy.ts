import { type InferSchemaType, Schema, type Types } from "mongoose";
import { defineModel } from "./define-model.ts";

const sentResumeSchema = new Schema(
  {
    name: { type: String, required: true },
    filename: { type: String, required: true },
    mediaType: { type: String, required: true },
    sizeBytes: { type: Number, required: true },
    /** The uploaded file; null where the text was tailored and is no longer the file's. */
    fileId: { type: Schema.Types.ObjectId, default: null },
    content: { type: String, default: "" },
    skills: { type: [String], default: [] },
    experience: { type: String, default: "" },
    education: { type: String, default: "" },
    profile: { type: Schema.Types.Mixed, required: true },
  },
  { _id: false, minimize: false },
);

const sentLetterSchema = new Schema(
  {
    title: { type: String, default: "" },
    content: { type: String, default: "" },
    keyHighlights: { type: [String], default: [] },
    matchedSkills: { type: [String], default: [] },
  },
  { _id: false },
);

/** What went out with an application, as it was that day; nothing changes it later. */
const sentCopySchema = new Schema(
  {
    ownerId: { type: Schema.Types.ObjectId, required: true },
    listingId: { type: String, required: true },
    /** Of the application: null where it was made elsewhere. */
    resumeId: { type: Schema.Types.ObjectId, default: null },
    keptAt: { type: Date, required: true },
    resume: { type: sentResumeSchema, default: null },
    letter: { type: sentLetterSchema, default: null },
  },
  { collection: "sent_copies", minimize: false },
);

sentCopySchema.index({ ownerId: 1, listingId: 1 }, { unique: true });
sentCopySchema.index({ ownerId: 1, "resume.fileId": 1 });
sentCopySchema.index({ resumeId: 1 });

export type SentCopyRecord = InferSchemaType<typeof sentCopySchema> & { _id: Types.ObjectId };

export const SentCopy = defineModel<SentCopyRecord>("SentCopy", sentCopySchema);
