import { type InferSchemaType, Schema, type Types } from "mongoose";
import { defineModel } from "./define-model.ts";

/** doubtful: complete but suspiciously short, so a second reading must agree before closing. partial: we stopped. */
const OUTCOMES = ["read", "unchanged", "doubtful", "partial", "failed"] as const;

const leftOutSchema = new Schema({ record: String, why: String }, { _id: false });

const readingSchema = new Schema(
  {
    startedAt: { type: Date, required: true },
    finishedAt: { type: Date, required: true },
    outcome: { type: String, enum: OUTCOMES, required: true },
    problem: { type: String, default: null },
    listed: { type: Number, required: true },
    added: { type: Number, required: true },
    changed: { type: Number, required: true },
    closed: { type: Number, required: true },
    leftOut: { type: Number, required: true },
    examples: { type: [leftOutSchema], default: [] },
  },
  { _id: false },
);

const runSchema = new Schema(
  {
    /** A process that lost this token writes nothing any more. */
    token: { type: String, required: true },
    host: { type: String, required: true },
    startedAt: { type: Date, required: true },
    until: { type: Date, required: true },
  },
  { _id: false },
);

const validatorsSchema = new Schema(
  { url: { type: String, required: true }, etag: String, lastModified: String },
  { _id: false },
);

const jobSourceSchema = new Schema(
  {
    kind: { type: String, required: true },
    settings: { type: Map, of: String, default: {} },
    key: { type: String, required: true },
    host: { type: String, required: true },
    isEnabled: { type: Boolean, required: true, default: true },
    /** Removed by an administrator: its postings are closed first, then it is deleted. */
    isRemoved: { type: Boolean, required: true, default: false },
    createdAt: { type: Date, required: true },
    nextRunAt: { type: Date, required: true },
    queuedUntil: { type: Date, default: null },
    run: { type: runSchema, default: null },
    lastStartedAt: { type: Date, default: null },
    lastReading: { type: readingSchema, default: null },
    lastGoodAt: { type: Date, default: null },
    failures: { type: Number, required: true, default: 0 },
    doubts: { type: Number, required: true, default: 0 },
    validators: { type: validatorsSchema, default: null },
    lastWholeAt: { type: Date, default: null },
  },
  { collection: "jobSources", minimize: false },
);

jobSourceSchema.index({ key: 1 }, { unique: true });
// Only one reading of a host at a time, across all processes.
jobSourceSchema.index(
  { "run.host": 1 },
  { unique: true, partialFilterExpression: { "run.host": { $type: "string" } } },
);
jobSourceSchema.index({ isEnabled: 1, nextRunAt: 1 });
jobSourceSchema.index({ kind: 1, lastStartedAt: -1 });

type Fields = InferSchemaType<typeof jobSourceSchema>;

export type ReadingRecord = Omit<NonNullable<Fields["lastReading"]>, "examples"> & {
  examples: { record: string; why: string }[];
};
export type JobSourceRecord = Omit<Fields, "settings" | "lastReading"> & {
  _id: Types.ObjectId;
  settings: Record<string, string>;
  lastReading: ReadingRecord | null;
};

export const JobSource = defineModel<Fields>("JobSource", jobSourceSchema);
