import { type InferSchemaType, Schema, type Types } from "mongoose";
import { type EarlierName, earlierNameSchema } from "./earlier-name.ts";
import { type ListCounts, listCountsSchema } from "./list-counts.ts";
import { defineModel } from "./define-model.ts";

const matchingSchema = new Schema(
  {
    state: { type: String, enum: ["queued", "running", "done", "failed"], required: true },
    /** Raised with every request to match; a run that finishes for an older revision is followed by another. */
    revision: { type: Number, required: true },
    requestedAt: { type: Date, required: true },
    startedAt: { type: Date, default: null },
    finishedAt: { type: Date, default: null },
    /** Counts starts of this revision, so that a run that crashes the process is not repeated for ever. */
    attempts: { type: Number, default: 0 },
    /** Postings up to this time were matched, and those of every round of arrivals that came later. */
    arrivalsUpTo: { type: Date, default: null },
    /** A turn of its own, when a round of arrivals found it busy. */
    arrivalsAskedAt: { type: Date, default: null },
    arrivalsClaimedAt: { type: Date, default: null },
    usedSamples: { type: Boolean, default: false },
    lockedMore: { type: Number, default: 0 },
    gaveBack: { type: Number, default: 0 },
  },
  { _id: false },
);

const resumeSchema = new Schema(
  {
    ownerId: { type: Schema.Types.ObjectId, required: true },
    name: { type: String, required: true },
    earlierNames: { type: [earlierNameSchema], default: [] },
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
    /** Fields the user edited are not derived again from the same file. */
    editedFields: { type: [String], default: [] },
    uploadedAt: { type: Date, required: true },
    optimizationScore: { type: Number, default: null },
    originalResumeId: { type: Schema.Types.ObjectId, default: null },
    /** Of a tailored resume: the changes, by their place in its record, that its owner left out. */
    leftOut: { type: [Number], default: [] },
    matching: { type: matchingSchema, required: true },
    listCounts: { type: listCountsSchema, default: null },
    countsHeldUntil: { type: Date, default: null },
  },
  { collection: "resumes", minimize: false },
);

resumeSchema.index({ ownerId: 1, uploadedAt: -1 });
resumeSchema.index({ "matching.state": 1, "matching.requestedAt": 1 });
resumeSchema.index({ "matching.arrivalsAskedAt": 1 });
resumeSchema.index({ "matching.finishedAt": 1 });

export type ResumeRecord = Omit<InferSchemaType<typeof resumeSchema>, "listCounts" | "earlierNames"> & {
  _id: Types.ObjectId;
  earlierNames?: EarlierName[];
  listCounts?: ListCounts | null;
};

export const Resume = defineModel<ResumeRecord>("Resume", resumeSchema);
