import { Schema } from "mongoose";
import type { FilterChoices } from "../server/domain/filter-choices.ts";

/** What was counted of the matches of a resume that are shown (server/matches/list-counts/). */
export type ListCounts = {
  countedAt: Date;
  /** The tally of the owner's applications that it was counted with. */
  tallyAt: Date;
  /** When the first of the matches grows out of its choice of age. */
  validUntil: Date;
  total: number;
  choices: FilterChoices;
  currencies: string[];
  applied: number;
  /** When the newest of them came; null = none counts as new. */
  newestAt: Date | null;
};

export const listCountsSchema = new Schema(
  {
    countedAt: { type: Date, required: true },
    tallyAt: { type: Date, required: true },
    validUntil: { type: Date, required: true },
    total: { type: Number, required: true },
    choices: { type: Schema.Types.Mixed, required: true },
    currencies: { type: [String], default: [] },
    applied: { type: Number, required: true },
    newestAt: { type: Date, default: null },
  },
  { _id: false },
);
