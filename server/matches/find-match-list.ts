import { Types } from "mongoose";
import { Match } from "../../models/match.ts";
import type { FilterChoices } from "../domain/filter-choices.ts";
import { type FilterName, filtersOn, type MatchFilters, WITHIN_MILES } from "../domain/match-filters.ts";
import type { MatchSort } from "../domain/match-sorts.ts";
import { CURRENCY } from "../domain/plans.ts";
import { type ScoreRangeId, scoreRangeOf } from "../domain/score-range.ts";
import { asShown, findMatches, findSortedMatches, rootId, type Shown } from "./find-matches.ts";
import { fittingPlaces, isMeasured } from "./fitting-places.ts";
import { countRows, currenciesOf } from "./list-counts/count-rows.ts";
import { findListCounts, findOutline, NOTHING_REMEMBERED, type Remembered } from "./list-counts/find-list-counts.ts";
import type { OutlinedMatch } from "./list-counts/outline.ts";
import { COUNTED, countChoices } from "./match-choices.ts";
import type { MatchView } from "./match-view.ts";
import { appliedListings, type Narrowing, narrowMatches, underConditions } from "./narrow-matches.ts";
import { searchCondition } from "../jobs/search-words.ts";
import { shownMatches } from "./shown-matches.ts";

type Asked = {
  ownerId: Types.ObjectId;
  filters: MatchFilters;
  sort: MatchSort;
  range: ScoreRangeId | null;
  userLocation: string | null;
  limit: number;
  /** False where no card shows its reasons (find-matches.ts). */
  withReasons?: boolean;
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

/** A search without a word and a source that none of the matches has narrow nothing; the currency is one they name. */
function settle(filters: MatchFilters, matches: readonly OutlinedMatch[]): MatchFilters & { currency: string } {
  const isThere = matches.some(({ source }) => source === filters.source);
  const currencies = currenciesOf(matches);
  const named = currencies.find((each) => each === filters.currency);
  const words = searchCondition(filters.words) ? filters.words : "";
  return {
    ...filters,
    words,
    source: isThere ? filters.source : null,
    currency: named ?? currencies[0] ?? CURRENCY,
  };
}

type Within = MatchList["choices"]["within"];

function countWithin(matches: readonly OutlinedMatch[], { place }: MatchFilters): Within {
  if (place === "" || !isMeasured(place)) return null;
  const places = [...new Set(matches.flatMap((match) => match.places))];
  return WITHIN_MILES.map((miles) => {
    const near = new Set(fittingPlaces(place, miles, places));
    return {
      value: String(miles),
      count: matches.filter((match) => match.places.some((each) => near.has(each))).length,
    };
  });
}

function newsOf(matches: readonly OutlinedMatch[], shown: readonly MatchView[], since: Date): MatchList["news"] {
  const news = new Set(matches.flatMap(({ id, newAt }) => ((newAt ?? 0) > since.getTime() ? [id] : [])));
  const shownIds = shown.map(({ id }) => id).filter((id) => news.has(id));
  return { count: news.size, since: since.toISOString(), shownIds };
}

async function findNews(shown: MatchView[], since: Date): Promise<string[]> {
  const ids = shown.map(({ id }) => new Types.ObjectId(id));
  const found = await Match.find({ _id: { $in: ids }, newAt: { $gt: since } })
    .select({ _id: 1 })
    .lean();
  return found.map(({ _id }) => String(_id));
}

/** How many of the matches that some filters leave came after `since`. */
export async function countNewMatches(
  matches: readonly OutlinedMatch[],
  { filters, ownerId, since, now }: Pick<Asked, "ownerId" | "filters" | "since" | "now">,
): Promise<number> {
  const settled = { ...settle(filters, matches), isNew: true };
  const applied = new Set(await appliedListings(ownerId));
  const narrowing = await narrowMatches(matches, settled, { applied, currency: settled.currency, since, now });
  return underConditions(matches, narrowing).length;
}

/** Most lists are asked for without a filter: what they count is remembered with the resume. */
async function findOpenList(resume: Shown, asked: Asked): Promise<MatchList> {
  const { filters, since, remembered = NOTHING_REMEMBERED } = asked;
  const resumeId = rootId(resume);
  const [counts, matches] = await Promise.all([
    findListCounts(resumeId, { ...asked, remembered }),
    findMatches(resume, asked),
  ]);
  const { total, choices, applied, currencies, newestAt } = counts;
  const named = currencies.find((each) => each === filters.currency);
  const hasNews = newestAt !== null && newestAt > since;
  const isNew = { newAt: { $gt: since } };
  const [count, shownIds] = hasNews
    ? await Promise.all([Match.countDocuments({ ...shownMatches(resumeId), ...isNew }), findNews(matches, since)])
    : [0, []];
  return {
    matches,
    total,
    unfiltered: total,
    without: [],
    filters: { ...filters, currency: named ?? currencies[0] ?? CURRENCY },
    news: { count, since: since.toISOString(), shownIds },
    choices: { ...choices, within: null, applied, currencies },
  };
}

async function findNarrowedList(resume: Shown, asked: Asked): Promise<MatchList> {
  const { range, since, now, remembered = NOTHING_REMEMBERED } = asked;
  const [outline, listings] = await Promise.all([
    findOutline(rootId(resume), { ...asked, remembered }),
    appliedListings(asked.ownerId),
  ]);
  const all = await asShown(resume, outline);
  const filters = settle(asked.filters, all);
  const applied = new Set(listings);
  const { currency } = filters;
  const narrowing: Narrowing = {
    ...(await narrowMatches(all, filters, { applied, currency, since, now })),
    ...(range ? { score: ({ score }) => scoreRangeOf(score) === range } : {}),
  };
  const left = underConditions(all, narrowing);
  const rows = countRows(underConditions(all, narrowing, COUNTED), { filters, currency, now });
  const matches = await findSortedMatches(resume, left, asked);
  const without = left.length > 0 ? [] : filtersOn(filters);
  return {
    matches,
    total: left.length,
    unfiltered: all.length,
    filters,
    news: newsOf(all, matches, since),
    choices: {
      ...countChoices(rows, filters),
      within: countWithin(underConditions(all, narrowing, ["place"]), filters),
      applied: underConditions(all, narrowing, ["applied"]).filter(({ listingId }) => applied.has(listingId)).length,
      currencies: currenciesOf(all),
    },
    without: without.map((name) => ({ name, count: underConditions(all, narrowing, [name]).length })),
  };
}

/** The matches of a resume as its list is asked for: narrowed, in order, the first `limit` of them. */
export async function findMatchList(resume: Shown, asked: Asked): Promise<MatchList> {
  const isOpen = asked.range === null && asked.sort === "match-desc" && filtersOn(asked.filters).length === 0;
  return isOpen ? findOpenList(resume, asked) : findNarrowedList(resume, asked);
}
