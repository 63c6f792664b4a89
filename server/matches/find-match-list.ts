import { Types } from "mongoose";
import { Match } from "../../models/match.ts";
import type { FilterChoices } from "../domain/filter-choices.ts";
import { type FilterName, filtersOn, type MatchFilters, WITHIN_MILES } from "../domain/match-filters.ts";
import type { MatchSort } from "../domain/match-sorts.ts";
import type { ScoreRangeId } from "../domain/score-range.ts";
import { CURRENCY } from "../domain/plans.ts";
import { findSortedMatches, rootId, scoreCondition, type Shown } from "./find-matches.ts";
import { fittingPlaces, isMeasured } from "./fitting-places.ts";
import { countRows, ROW_FILTERS } from "./list-counts/count-rows.ts";
import { findListCounts, NOTHING_REMEMBERED, type Remembered } from "./list-counts/find-list-counts.ts";
import { countChoices, type CountedMatches, countLeft } from "./match-choices.ts";
import type { MatchView } from "./match-view.ts";
import { appliedListings, conditionsOf, type Narrowing, narrowMatches, underConditions } from "./narrow-matches.ts";
import { searchCondition } from "./search-words.ts";
import { shownMatches } from "./shown-matches.ts";

type Asked = {
  ownerId: Types.ObjectId;
  filters: MatchFilters;
  sort: MatchSort;
  range: ScoreRangeId | null;
  userLocation: string | null;
  limit: number;
  /** Matches that came later are new to the user. */
  since: Date;
  now: Date;
  /** What the list counted without a filter the last time. */
  remembered?: Remembered;
};

export type MatchList = {
  matches: MatchView[];
  total: number;
  unfiltered: number;
  filters: MatchFilters;
  news: {
    count: number;
    /** ISO date. */
    since: string;
    shownIds: string[];
  };
  choices: FilterChoices & {
    /** Null = no place is asked for, or one whose distances are not known. */
    within: { value: string; count: number }[] | null;
    applied: number;
    /** Currencies that postings name, the most frequent first. */
    currencies: string[];
  };
  /** Where the filters leave nothing: what would be left without each one of them. */
  without: { name: FilterName; count: number }[];
};

async function findCurrencies(resumeId: Types.ObjectId): Promise<string[]> {
  const rows = await Match.aggregate<{ _id: string }>([
    { $match: { ...shownMatches(resumeId), "posting.currency": { $ne: null } } },
    { $group: { _id: "$posting.currency", count: { $sum: 1 } } },
    { $sort: { count: -1, _id: 1 } },
  ]);
  return rows.map(({ _id }) => _id);
}

/** A search without a word and a source that none of the matches has narrow nothing; the currency is one they name. */
async function settle(filters: MatchFilters, resumeId: Types.ObjectId, currencies: string[]): Promise<MatchFilters> {
  const { source } = filters;
  const isThere =
    source === null || (await Match.exists({ ...shownMatches(resumeId), "posting.source": source })) !== null;
  const named = currencies.find((each) => each === filters.currency);
  const words = searchCondition(filters.words) ? filters.words : "";
  return { ...filters, words, source: isThere ? source : null, currency: named ?? currencies[0] ?? CURRENCY };
}

type Narrowed = { resumeId: Types.ObjectId; narrowing: Narrowing; rows: CountedMatches[]; filters: MatchFilters };

function countWithout({ resumeId, narrowing }: Narrowed, name: FilterName): Promise<number> {
  return Match.countDocuments(underConditions(resumeId, conditionsOf(narrowing, [name])));
}

async function findEmptying(narrowed: Narrowed): Promise<MatchList["without"]> {
  const { rows, filters } = narrowed;
  const counts = filtersOn(filters).map(async (name) => {
    const isRow = ROW_FILTERS.some((each) => each === name);
    return { name, count: isRow ? countLeft(rows, filters, name) : await countWithout(narrowed, name) };
  });
  return Promise.all(counts);
}

async function countWithin({ resumeId, narrowing, filters }: Narrowed): Promise<MatchList["choices"]["within"]> {
  if (!isMeasured(filters.place)) return null;
  const rows = await Match.aggregate<{ _id: string[] | null; count: number }>([
    { $match: underConditions(resumeId, conditionsOf(narrowing, ["place"])) },
    { $group: { _id: "$posting.places", count: { $sum: 1 } } },
  ]);
  return WITHIN_MILES.map((miles) => {
    const near = rows.filter(({ _id }) => fittingPlaces(filters.place, miles, _id ?? []).length > 0);
    return { value: String(miles), count: near.reduce((total, { count }) => total + count, 0) };
  });
}

async function countApplied({ resumeId, narrowing }: Narrowed, ownerId: Types.ObjectId): Promise<number> {
  const applied = await appliedListings(ownerId);
  if (applied.length === 0) return 0;
  const conditions = [...conditionsOf(narrowing, ["applied"]), { listingId: { $in: applied } }];
  return Match.countDocuments(underConditions(resumeId, conditions));
}

type Newest = { since: Date; newestAt?: Date | null };

async function findNews(
  resumeId: Types.ObjectId,
  shown: MatchView[],
  { since, newestAt }: Newest,
): Promise<MatchList["news"]> {
  const isNew = { newAt: { $gt: since } };
  const isNone = newestAt !== undefined && (newestAt === null || newestAt <= since);
  const count = isNone ? 0 : await Match.countDocuments({ ...shownMatches(resumeId), ...isNew });
  const ids = shown.map(({ id }) => new Types.ObjectId(id));
  const found =
    count === 0
      ? []
      : await Match.find({ _id: { $in: ids }, ...isNew })
          .select({ _id: 1 })
          .lean();
  return { count, since: since.toISOString(), shownIds: found.map(({ _id }) => String(_id)) };
}

/** How many of the matches that some filters leave came after `since`. */
export async function countNewMatches(
  resume: Shown,
  { filters, ...asked }: Pick<Asked, "ownerId" | "filters" | "since" | "now">,
): Promise<number> {
  const resumeId = rootId(resume);
  const settled = await settle(filters, resumeId, await findCurrencies(resumeId));
  const narrowing = await narrowMatches(
    { ...settled, isNew: true },
    { ...asked, resumeId, currency: settled.currency ?? CURRENCY },
  );
  return Match.countDocuments(underConditions(resumeId, conditionsOf(narrowing)));
}

/** Most lists are asked for without a filter: what they count is remembered with the resume. */
async function findOpenList(resume: Shown, asked: Asked): Promise<MatchList> {
  const { filters, since, remembered = NOTHING_REMEMBERED } = asked;
  const resumeId = rootId(resume);
  const [counts, matches] = await Promise.all([
    findListCounts(resumeId, { ...asked, remembered }),
    findSortedMatches(resume, { ...asked, where: [] }),
  ]);
  const { total, choices, applied, currencies, newestAt } = counts;
  const named = currencies.find((each) => each === filters.currency);
  return {
    ...{ matches, total, unfiltered: total, without: [] },
    filters: { ...filters, currency: named ?? currencies[0] ?? CURRENCY },
    news: await findNews(resumeId, matches, { since, newestAt }),
    choices: { ...choices, within: null, applied, currencies },
  };
}

async function findNarrowedList(resume: Shown, asked: Asked): Promise<MatchList> {
  const resumeId = rootId(resume);
  const currencies = await findCurrencies(resumeId);
  const filters = await settle(asked.filters, resumeId, currencies);
  const currency = filters.currency ?? CURRENCY;
  const narrowing: Narrowing = {
    ...(await narrowMatches(filters, { ...asked, resumeId, currency })),
    ...(asked.range ? { score: await scoreCondition(resume, asked.range) } : {}),
  };
  const where = conditionsOf(narrowing);
  const [rows, matches] = await Promise.all([
    countRows(resumeId, narrowing, { filters, currency, now: asked.now }),
    findSortedMatches(resume, { ...asked, where }),
  ]);
  const narrowed = { resumeId, narrowing, rows, filters };
  const total = countLeft(rows, filters);
  const [news, unfiltered, applied, within, without] = await Promise.all([
    findNews(resumeId, matches, asked),
    where.length === 0 ? total : Match.countDocuments(shownMatches(resumeId)),
    countApplied(narrowed, asked.ownerId),
    filters.place === "" ? null : countWithin(narrowed),
    total === 0 ? findEmptying(narrowed) : [],
  ]);
  return {
    ...{ matches, total, unfiltered, filters, news, without },
    choices: { ...countChoices(rows, filters), within, applied, currencies },
  };
}

/** The matches of a resume as its list is asked for: narrowed, in order, the first `limit` of them. */
export async function findMatchList(resume: Shown, asked: Asked): Promise<MatchList> {
  const isOpen = asked.range === null && filtersOn(asked.filters).length === 0;
  return isOpen ? findOpenList(resume, asked) : findNarrowedList(resume, asked);
}
