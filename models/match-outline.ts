import { type InferSchemaType, Schema, type Types } from "mongoose";
import { defineModel } from "./define-model.ts";

const DAY_S = 24 * 60 * 60;

/** What the shown matches of a resume are narrowed and ordered by, in one document: they are thousands. */
const matchOutlineSchema = new Schema(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    ownerId: { type: Schema.Types.ObjectId, required: true },
    /** It counts only together with what the resume remembers of that very moment (models/list-counts.ts). */
    madeAt: { type: Date, required: true },
    /** See server/matches/list-counts/outline.ts. */
    packed: { type: String, required: true },
  },
  { collection: "matchoutlines" },
);
matchOutlineSchema.index({ ownerId: 1 });
matchOutlineSchema.index({ madeAt: 1 }, { expireAfterSeconds: DAY_S });

type MatchOutlineRecord = InferSchemaType<typeof matchOutlineSchema> & { _id: Types.ObjectId };

export const MatchOutline = defineModel<MatchOutlineRecord>("MatchOutline", matchOutlineSchema);
