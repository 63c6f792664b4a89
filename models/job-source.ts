import mongoose, { type InferSchemaType, type Model, Schema, type Types } from "mongoose";

/**
 * How the last reading ended. read: whole. unchanged: the source said that nothing is new. doubtful: whole, but it
 * lists so little of what was open that nothing is closed until the next one says the same. partial: broken off by us.
 * failed: the source did not answer as it should.
 */
const OUTCOMES = ["read", "unchanged", "doubtful", "partial", "failed"] as const;

const leftOutSchema = new Schema({ record: String, why: String }, { _id: false });

const readingSchema = new Schema(
  {
    startedAt: { type: Date, required: true },
    finishedAt: { type: Date, required: true },
    outcome: { type: String, enum: OUTCOMES, required: true },
    /** Why it did not go well, in words for an administrator. */
    problem: { type: String, default: null },
    listed: { type: Number, required: true },
    added: { type: Number, required: true },
    changed: { type: Number, required: true },
    closed: { type: Number, required: true },
    leftOut: { type: Number, required: true },
    /** A few of those that were left out. */
    examples: { type: [leftOutSchema], default: [] },
  },
  { _id: false },
);

const runSchema = new Schema(
  {
    /** Whose run it is: a process that lost it writes nothing any more. */
    token: { type: String, required: true },
    host: { type: String, required: true },
    startedAt: { type: Date, required: true },
    /** After this its process is taken for dead. */
    until: { type: Date, required: true },
  },
  { _id: false },
);

const validatorsSchema = new Schema(
  { url: { type: String, required: true }, etag: String, lastModified: String },
  { _id: false },
);

/** A source of jobs that an administrator set up, and how it fares. */
const jobSourceSchema = new Schema(
  {
    kind: { type: String, required: true },
    settings: { type: Map, of: String, default: {} },
    /** Kind and settings: the same source is not added twice. */
    key: { type: String, required: true },
    host: { type: String, required: true },
    isEnabled: { type: Boolean, required: true, default: true },
    /** Taken away by an administrator; its postings are closed, and then it goes. */
    isRemoved: { type: Boolean, required: true, default: false },
    createdAt: { type: Date, required: true },
    nextRunAt: { type: Date, required: true },
    /** Handed to the queue; not again before this. */
    queuedUntil: { type: Date, default: null },
    run: { type: runSchema, default: null },
    lastStartedAt: { type: Date, default: null },
    lastReading: { type: readingSchema, default: null },
    /** When it was last read, or said that nothing is new. */
    lastGoodAt: { type: Date, default: null },
    /** Failed readings in a row. */
    failures: { type: Number, required: true, default: 0 },
    /** Doubtful readings in a row. */
    doubts: { type: Number, required: true, default: 0 },
    /** What the last whole reading left to ask with. */
    validators: { type: validatorsSchema, default: null },
    /** When all of it was last sent. */
    lastWholeAt: { type: Date, default: null },
  },
  { collection: "jobSources", minimize: false },
);

jobSourceSchema.index({ key: 1 }, { unique: true });
// One reading of a host at a time, over any number of processes.
jobSourceSchema.index(
  { "run.host": 1 },
  { unique: true, partialFilterExpression: { "run.host": { $type: "string" } } },
);
jobSourceSchema.index({ isEnabled: 1, nextRunAt: 1 });
// By a kind's rules: when any source of it was last read.
jobSourceSchema.index({ kind: 1, lastStartedAt: -1 });

type Fields = InferSchemaType<typeof jobSourceSchema>;

export type ReadingRecord = Omit<NonNullable<Fields["lastReading"]>, "examples"> & {
  examples: { record: string; why: string }[];
};
/** As it is read leanly. */
export type JobSourceRecord = Omit<Fields, "settings" | "lastReading"> & {
  _id: Types.ObjectId;
  settings: Record<string, string>;
  lastReading: ReadingRecord | null;
};

export const JobSource: Model<Fields> =
  mongoose.models.JobSource ?? mongoose.model<Fields>("JobSource", jobSourceSchema);
