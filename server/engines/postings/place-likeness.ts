import type { PostingPlace } from "../../domain/posting.ts";
import { foldPlace } from "./world-cities.ts";

/** A place as places are compared; empty = not told. */
export type PlaceLikeness = { city: string; region: string; country: string };

/** "New Columbus" is no part of Columbus, as "Greater Boston" is of Boston. */
const OTHER_TOWN = /^(new|fort|port|mount|lake|old|north|south|east|west)\b/;

export function readPlaceLikeness({ text, city, region, country }: PostingPlace): PlaceLikeness {
  const isUnclear = city === null && region === null && country === null;
  const named = OTHER_TOWN.exec(foldPlace(text))?.[0] ?? "";
  const key = foldPlace(city ?? (isUnclear ? text : ""));
  return {
    city: named !== "" && key !== "" && !key.startsWith(named) ? `${named} ${key}` : key,
    region: foldPlace(region ?? ""),
    country: foldPlace(country ?? ""),
  };
}

const areAtOdds = (one: string, other: string) => one !== "" && other !== "" && one !== other;
/** Regions are told in too many ways to be compared, states of America aside. */
const isState = ({ region, country }: PlaceLikeness) => country === "us" && region.length === 2;

function comparePair(a: PlaceLikeness, b: PlaceLikeness): "same" | "open" | "other" {
  if (areAtOdds(a.city, b.city) || areAtOdds(a.country, b.country)) return "other";
  const areWide = a.city === "" && b.city === "";
  if ((areWide || (isState(a) && isState(b))) && areAtOdds(a.region, b.region)) return "other";
  return a.city === b.city ? "same" : "open";
}

/** "open" where one of them tells none, or only the country or state of the other's city. */
export function comparePlaces(a: readonly PlaceLikeness[], b: readonly PlaceLikeness[]): "same" | "open" | "other" {
  if (a.length === 0 || b.length === 0) return "open";
  const pairs = new Set(a.flatMap((one) => b.map((other) => comparePair(one, other))));
  return pairs.has("same") ? "same" : pairs.has("open") ? "open" : "other";
}
