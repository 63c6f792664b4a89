import type { Types } from "mongoose";
import { Match } from "../../../models/match.ts";
import { MatchOutline } from "../../../models/match-outline.ts";
import { isDuplicateKey } from "../../auth/duplicate-key.ts";
import { shownMatches } from "../shown-matches.ts";

/** What a match is narrowed, counted and ordered by. Times are in milliseconds since 1970. */
export type OutlinedMatch = {
  id: string;
  listingId: string;
  score: number;
  postedAt: number | null;
  newAt: number | null;
  source: string;
  workplace: string | null;
  employment: string[];
  places: string[];
  /** In whole units of the currency. */
  yearlyPay: number | null;
  currency: string | null;
  /** Of samples alone, which never age. */
  postedDaysAgo: number | null;
};

type Packed = [
  ...[id: string, listingId: string, score: number, postedAt: number | null, newAt: number | null, source: string],
  ...[workplace: string | null, employment: string[], places: string[], yearlyPay: number | null],
  ...[currency: string | null, postedDaysAgo: number | null],
];

function pack(outline: readonly OutlinedMatch[]): string {
  const rows = outline.map((match): Packed => {
    const { id, listingId, score, postedAt, newAt, source, workplace, employment, places } = match;
    const { yearlyPay, currency, postedDaysAgo } = match;
    return [
      ...([id, listingId, score, postedAt, newAt, source] as const),
      ...([workplace, employment, places, yearlyPay, currency, postedDaysAgo] as const),
    ];
  });
  return JSON.stringify(rows);
}

function unpack(packed: string): OutlinedMatch[] {
  const rows = JSON.parse(packed) as Packed[]; // written by pack() alone
  return rows.map((row) => {
    const [id, listingId, score, postedAt, newAt, source, workplace, employment, places, ...pay] = row;
    const [yearlyPay, currency, postedDaysAgo] = pay;
    return {
      id,
      listingId,
      score,
      postedAt,
      newAt,
      source,
      workplace,
      employment,
      places,
      yearlyPay,
      currency,
      postedDaysAgo,
    };
  });
}

/** Reads the shown matches of a resume: highest score first, ties newest posting first, then by id. */
export async function readOutline(resumeId: Types.ObjectId): Promise<OutlinedMatch[]> {
  const matches = await Match.find(shownMatches(resumeId))
    .sort({ score: -1, postedAt: -1, _id: 1 })
    .select({ listingId: 1, score: 1, postedAt: 1, newAt: 1, posting: 1 })
    .lean();
  return matches.map(({ _id, listingId, score, postedAt, newAt, posting }) => ({
    id: String(_id),
    listingId,
    score,
    postedAt: postedAt?.getTime() ?? null,
    newAt: newAt?.getTime() ?? null,
    source: posting?.source ?? "",
    workplace: posting?.workplace ?? null,
    employment: posting?.employment ?? [],
    places: posting?.places ?? [],
    yearlyPay: posting?.yearlyPay ?? null,
    currency: posting?.currency ?? null,
    postedDaysAgo: posting?.postedDaysAgo ?? null,
  }));
}

type Kept = { resumeId: Types.ObjectId; ownerId: Types.ObjectId; madeAt: Date };

/** Keeps an outline beside what the resume remembers of the same moment. */
export async function keepOutline(
  outline: readonly OutlinedMatch[],
  { resumeId, ownerId, madeAt }: Kept,
): Promise<void> {
  const kept = { ownerId, madeAt, packed: pack(outline) };
  try {
    await MatchOutline.updateOne({ _id: resumeId }, { $set: kept }, { upsert: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

/** The outline kept at that very moment, or null. */
export async function recallOutline(resumeId: Types.ObjectId, madeAt: Date): Promise<OutlinedMatch[] | null> {
  const kept = await MatchOutline.findOne({ _id: resumeId, madeAt }).lean();
  return kept && unpack(kept.packed);
}
