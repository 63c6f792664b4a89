import type { Types } from "mongoose";
import type { ListCounts } from "../../../models/list-counts.ts";
import { Match } from "../../../models/match.ts";
import { Resume } from "../../../models/resume.ts";
import { NO_FILTERS } from "../../domain/match-filters.ts";
import { CURRENCY } from "../../domain/plans.ts";
import { countChoices, countLeft } from "../match-choices.ts";
import { appliedListings } from "../narrow-matches.ts";
import { shownMatches } from "../shown-matches.ts";
import { countRows, currenciesOf } from "./count-rows.ts";

/** So long a figure may stay wrong that a clean-up or another program changed. */
const CORRECTED_AFTER_MS = 10 * 60_000;

/** What is remembered of the list of a resume, as it was read with the resume. */
export type Remembered = {
  counts: ListCounts | null;
  heldUntil: Date | null;
  /** The tally of the owner's applications that is remembered; null = none is, and so no list is. */
  tallyAt: Date | null;
};

export const NOTHING_REMEMBERED: Remembered = { counts: null, heldUntil: null, tallyAt: null };

type Asked = { ownerId: Types.ObjectId; remembered: Remembered; now: Date };

function isFresh(counts: ListCounts | null, tallyAt: Date | null, now: Date): counts is ListCounts {
  return (
    counts !== null &&
    counts.tallyAt.getTime() === tallyAt?.getTime() &&
    now < counts.validUntil &&
    now.getTime() - counts.countedAt.getTime() < CORRECTED_AFTER_MS
  );
}

async function countAll(resumeId: Types.ObjectId, ownerId: Types.ObjectId, now: Date) {
  const [rows, listings] = await Promise.all([
    countRows(resumeId, {}, { filters: NO_FILTERS, currency: CURRENCY, now }),
    appliedListings(ownerId),
  ]);
  const applied =
    listings.length === 0 ? 0 : await Match.countDocuments({ ...shownMatches(resumeId), listingId: { $in: listings } });
  const newest = Math.max(...rows.map(({ newestAt }) => newestAt?.getTime() ?? 0), 0);
  const soonest = Math.min(...rows.map((row) => row.agesAt?.getTime() ?? Number.POSITIVE_INFINITY));
  return {
    ...{ countedAt: now, total: countLeft(rows, NO_FILTERS), choices: countChoices(rows, NO_FILTERS) },
    ...{ currencies: currenciesOf(rows), applied, newestAt: newest === 0 ? null : new Date(newest) },
    validUntil: new Date(Math.min(soonest, now.getTime() + CORRECTED_AFTER_MS)),
  };
}

/** What the list of a resume counts while no filter is on: as it is remembered, else counted anew and remembered. */
export async function findListCounts(
  resumeId: Types.ObjectId,
  { ownerId, remembered: { counts, heldUntil, tallyAt }, now }: Asked,
): Promise<Omit<ListCounts, "tallyAt">> {
  if (isFresh(counts, tallyAt, now)) return counts;
  const counted = await countAll(resumeId, ownerId, now);
  const isHeld = heldUntil !== null && heldUntil > now;
  if (tallyAt !== null && !isHeld) {
    // A write that began since the resume was read has held it anew: then what was counted may be old.
    const unchanged = { _id: resumeId, countsHeldUntil: heldUntil };
    await Resume.updateOne(unchanged, { $set: { listCounts: { ...counted, tallyAt } } });
  }
  return counted;
}
