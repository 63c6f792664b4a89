import mongoose, { type InferSchemaType, type Model, Schema, type Types } from "mongoose";
import { SHORTFALLS } from "../server/domain/authorship.ts";

/** One making of a material, from the click on. */
const generationSchema = new Schema(
  {
    ownerId: { type: Schema.Types.ObjectId, required: true },
    kind: { type: String, enum: ["resume", "cover-letter", "interview"], required: true },
    listingId: { type: String, required: true },
    /** The uploaded resume it is made from. */
    resumeId: { type: Schema.Types.ObjectId, required: true },
    company: { type: String, default: "" },
    filename: { type: String, required: true },
    status: { type: String, enum: ["active", "completed", "failed"], required: true },
    progress: { type: Number, required: true, min: 0, max: 100 },
    /** Which process works on it ("host:pid"), so that a restart knows what it left behind. */
    runner: { type: String, required: true },
    startedAt: { type: Date, required: true },
    /** The day (UTC) on which a call to the model was counted for it that may yet be given back; null = none. */
    countedOn: { type: String, default: null },
    /** For the sample data of a persona: written by the local engine, so that it costs nothing. */
    isSample: { type: Boolean, default: false },
    /** Null until its job begins: a job that is delivered twice begins once. */
    claimedAt: { type: Date, default: null },
    finishedAt: { type: Date, default: null },
    /** What was made: its id and title. */
    materialId: { type: Schema.Types.ObjectId, default: null },
    materialTitle: { type: String, default: null },
    /** Why rules wrote it although a model is set up. */
    shortfall: { type: String, enum: [...SHORTFALLS, null], default: null },
    /** A sentence for the user, when it failed. */
    failure: { type: String, default: null },
    /** Set when its end was told: a notice is given once. */
    toldAt: { type: Date, default: null },
    /** Finished ones are listed for 10 minutes and then go. */
    expiresAt: { type: Date, default: null },
  },
  { collection: "generations", minimize: false },
);

generationSchema.index({ ownerId: 1, startedAt: -1 });
// Of two clicks at the same moment one begins a generation, the other finds it.
generationSchema.index(
  { ownerId: 1, kind: 1, listingId: 1, resumeId: 1 },
  { unique: true, partialFilterExpression: { status: "active" } },
);
generationSchema.index({ status: 1 });
generationSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type GenerationRecord = InferSchemaType<typeof generationSchema> & { _id: Types.ObjectId };

export const Generation: Model<GenerationRecord> =
  mongoose.models.Generation ?? mongoose.model<GenerationRecord>("Generation", generationSchema);
