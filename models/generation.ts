import { type InferSchemaType, Schema, type Types } from "mongoose";
import { SHORTFALLS } from "../server/domain/authorship.ts";
import { defineModel } from "./define-model.ts";

const generationSchema = new Schema(
  {
    ownerId: { type: Schema.Types.ObjectId, required: true },
    kind: { type: String, enum: ["resume", "cover-letter", "interview"], required: true },
    listingId: { type: String, required: true },
    resumeId: { type: Schema.Types.ObjectId, required: true },
    company: { type: String, default: "" },
    filename: { type: String, required: true },
    status: { type: String, enum: ["active", "completed", "failed"], required: true },
    progress: { type: Number, required: true, min: 0, max: 100 },
    /** The process that works on it ("host:pid"), so that a restart knows what it left behind. */
    runner: { type: String, required: true },
    startedAt: { type: Date, required: true },
    /** The UTC day of a counted model call that may still be given back; null when there is none. */
    countedOn: { type: String, default: null },
    /** How a letter was asked for (server/domain/letter-choices.ts); null = as usual. */
    letterChoices: { type: Schema.Types.Mixed, default: null },
    isSample: { type: Boolean, default: false },
    /** Null until its job begins, so that a job delivered twice begins only once. */
    claimedAt: { type: Date, default: null },
    finishedAt: { type: Date, default: null },
    materialId: { type: Schema.Types.ObjectId, default: null },
    materialTitle: { type: String, default: null },
    shortfall: { type: String, enum: [...SHORTFALLS, null], default: null },
    failure: { type: String, default: null },
    /** Set when the user was told the outcome, so that the notice appears once. */
    toldAt: { type: Date, default: null },
    expiresAt: { type: Date, default: null },
  },
  { collection: "generations", minimize: false },
);

generationSchema.index({ ownerId: 1, startedAt: -1 });
// Of two simultaneous clicks one starts a generation, the other finds it.
generationSchema.index(
  { ownerId: 1, kind: 1, listingId: 1, resumeId: 1 },
  { unique: true, partialFilterExpression: { status: "active" } },
);
generationSchema.index({ status: 1 });
generationSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type GenerationRecord = InferSchemaType<typeof generationSchema> & { _id: Types.ObjectId };

export const Generation = defineModel<GenerationRecord>("Generation", generationSchema);
