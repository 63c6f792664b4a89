import type { Types } from "mongoose";
import type { ListCounts } from "../../../models/list-counts.ts";
import { Resume } from "../../../models/resume.ts";
import { NO_FILTERS } from "../../domain/match-filters.ts";
import { CURRENCY } from "../../domain/plans.ts";
import { countChoices } from "../match-choices.ts";
import { appliedListings } from "../narrow-matches.ts";
import { countRows, currenciesOf, firstAgesAt } from "./count-rows.ts";
import { keepOutline, type OutlinedMatch, readOutline, recallOutline } from "./outline.ts";

/** So long a figure may stay wrong that a clean-up or another program changed. */
const CORRECTED_AFTER_MS = 10 * 60_000;

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

function countAll(outline: readonly OutlinedMatch[], listings: readonly string[], now: Date) {
  const rows = countRows(outline, { filters: NO_FILTERS, currency: CURRENCY, now });
  const appliedTo = new Set(listings);
  const newest = outline.reduce((latest, { newAt }) => Math.max(latest, newAt ?? 0), 0);
  return {
    countedAt: now,
    total: outline.length,
    choices: countChoices(rows, NO_FILTERS),
    currencies: currenciesOf(outline),
    applied: outline.filter(({ listingId }) => appliedTo.has(listingId)).length,
    newestAt: newest === 0 ? null : new Date(newest),
    validUntil: new Date(Math.min(firstAgesAt(outline, now), now.getTime() + CORRECTED_AFTER_MS)),
  };
}

/** Reads the matches again, and remembers what was counted and what they are narrowed by. */
async function countAnew(resumeId: Types.ObjectId, { ownerId, remembered: { heldUntil, tallyAt }, now }: Asked) {
  const [outline, listings] = await Promise.all([readOutline(resumeId), appliedListings(ownerId)]);
  const counts = countAll(outline, listings, now);
  const isHeld = heldUntil !== null && heldUntil > now;
  if (tallyAt !== null && !isHeld) {
    await keepOutline(outline, { resumeId, ownerId, madeAt: now });
    // A write that began since the resume was read has held it anew: then what was counted may be old.
    const unchanged = { _id: resumeId, countsHeldUntil: heldUntil };
    await Resume.updateOne(unchanged, { $set: { listCounts: { ...counts, tallyAt } } });
  }
  return { counts, outline };
}

/** What the list of a resume counts while no filter is on: as it is remembered, else counted anew and remembered. */
export async function findListCounts(resumeId: Types.ObjectId, asked: Asked): Promise<Omit<ListCounts, "tallyAt">> {
  const { counts, tallyAt } = asked.remembered;
  return isFresh(counts, tallyAt, asked.now) ? counts : (await countAnew(resumeId, asked)).counts;
}

/** What all shown matches of a resume are narrowed by, in the order of the list: as it is remembered, else anew. */
export async function findOutline(resumeId: Types.ObjectId, asked: Asked): Promise<OutlinedMatch[]> {
  const { counts, tallyAt } = asked.remembered;
  const kept = isFresh(counts, tallyAt, asked.now) ? await recallOutline(resumeId, counts.countedAt) : null;
  return kept ?? (await countAnew(resumeId, asked)).outline;
}
