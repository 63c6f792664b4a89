import { milesBetween, UNKNOWN_DISTANCE_MILES } from "../domain/distance.ts";
import type { MatchSort } from "../domain/match-sorts.ts";
import { type PostedDate, postedAgeInDays } from "../domain/posted-date.ts";
import { findPlace } from "../engines/places/find-place.ts";

export type SortableMatch = {
  id: string;
  matchScore: number;
  postedAt: Date | null;
  job: { location: string; postedDate: PostedDate };
};

/** Returns a sorted copy. Equals keep the match-desc order, whatever order came in. */
export function sortMatches<Match extends SortableMatch>(
  matches: readonly Match[],
  sort: MatchSort,
  options: { userLocation: string | null; now: Date },
): Match[] {
  const sorted = [...matches].sort(byMatchDescending);
  if (sort === "match-desc") return sorted;
  if (sort === "match-asc") return sorted.reverse();
  if (sort === "date-desc" || sort === "date-asc") {
    return sortedByNumber(sorted, (match) => postedAgeInDays(match.job.postedDate, options.now), sort === "date-asc");
  }
  return sortedByDistance(sorted, options.userLocation, sort === "distance-desc");
}

function byMatchDescending(a: SortableMatch, b: SortableMatch): number {
  return b.matchScore - a.matchScore || postedTime(b) - postedTime(a) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

function postedTime({ postedAt }: SortableMatch): number {
  return postedAt?.getTime() ?? 0;
}

function sortedByNumber<Match>(matches: Match[], numberOf: (match: Match) => number, descending: boolean): Match[] {
  const direction = descending ? -1 : 1;
  return matches
    .map((match) => ({ match, value: numberOf(match) }))
    .sort((a, b) => direction * (a.value - b.value))
    .map((entry) => entry.match);
}

const alphabet = new Intl.Collator("en");

function sortedByDistance<Match extends SortableMatch>(
  matches: Match[],
  userLocation: string | null,
  descending: boolean,
): Match[] {
  if (!userLocation?.trim()) {
    const direction = descending ? -1 : 1;
    return matches.sort((a, b) => direction * alphabet.compare(a.job.location, b.job.location));
  }
  const home = findPlace(userLocation);
  const distance = (match: Match) => {
    const place = home && findPlace(match.job.location);
    // Nobody drives across an ocean: what lies on the other side of it is as far as what nobody knows.
    const isNear = place !== null && (place.state === null) === (home?.state === null);
    return isNear && home ? milesBetween(home, place) : UNKNOWN_DISTANCE_MILES;
  };
  return sortedByNumber(matches, distance, descending);
}
