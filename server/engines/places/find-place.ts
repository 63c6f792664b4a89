import { readFileSync } from "node:fs";
import { findPlace as findAmericanPlace } from "../../domain/distance.ts";
import type { Place } from "../../domain/us-places.ts";
import { engineFile } from "../engine-file.ts";
import { once } from "../once.ts";
import { countryByName } from "./countries.ts";
import { AMBIGUOUS_NAMES, foldPlace, namesOfCity, worldCity } from "./world-cities.ts";

const PARTS = /[,;|/()\n•·]|\s[-–—]\s/;
/** Postcodes and numbers of streets: "33602 Bielefeld", "Leeds LS1 4AP". */
const NUMBERED = /(?<!\S)\S{0,9}\d\S{0,9}(?!\S)/g;
const MAX_REMEMBERED = 5_000;

/** By name alone, the largest of that name, and by name and country. */
const towns = once(() => {
  const byName = new Map<string, Place>();
  for (const line of readFileSync(engineFile("places/world-towns.tsv"), "utf8").split("\n")) {
    const [city = "", country = "", latitude, longitude] = line.split("\t");
    if (!longitude) continue;
    const place = { city, state: null, latitude: Number(latitude), longitude: Number(longitude) };
    const name = foldPlace(city);
    for (const key of [name, `${name}|${country}`]) if (!byName.has(key)) byName.set(key, place);
  }
  return byName;
});

function townNamed(name: string, country: string | null): Place | null {
  const folded = foldPlace(name);
  if (folded === "" || (country === null && AMBIGUOUS_NAMES.has(folded))) return null;
  const city = worldCity(name);
  const home = country ?? city?.country ?? null;
  const names = city && city.country === home ? namesOfCity(city) : [folded];
  const keys = names.map((each) => (home === null ? each : `${each}|${home}`));
  return keys.map((key) => towns().get(key)).find((place) => place !== undefined) ?? null;
}

const PROVINCES: [country: string, names: RegExp][] = [
  ["CA", /^(?:ON|QC|BC|AB|MB|SK|NS|NB|NL|PE|Ontario|Quebec|Québec|British Columbia|Alberta|Manitoba|Saskatchewan)$/],
  ["AU", /^(?:NSW|VIC|QLD|ACT|TAS|New South Wales|Victoria|Queensland|Western Australia|South Australia|Tasmania)$/],
];
/** "Sydney NSW". */
const PROVINCE_BEHIND = /\s(?:NSW|VIC|QLD|ACT|ON|QC|BC)$/;

function countryOfPart(part: string): string | null {
  const word = PROVINCE_BEHIND.exec(part)?.[0].trim() ?? part;
  return countryByName(part) ?? PROVINCES.find(([, names]) => names.test(word))?.[0] ?? null;
}

function searchPlace(text: string): Place | null {
  const parts = text
    .split(PARTS)
    .map((part) => part.replace(NUMBERED, " ").trim())
    .filter((part) => part !== "");
  const at = parts.findLastIndex(
    (part, index) => (index > 0 || PROVINCE_BEHIND.test(part)) && countryOfPart(part) !== null,
  );
  const country = countryOfPart(parts[at] ?? "");
  const known = country ?? (parts.length === 1 ? (worldCity(parts[0] ?? "")?.country ?? null) : null);
  const american = known === null || known === "US" ? findAmericanPlace(text) : null;
  if (american || known === "US" || /^\W*remote\b/i.test(text)) return american;
  const named = parts
    .filter((part, index) => index !== at || PROVINCE_BEHIND.test(part))
    .map((part) => part.replace(PROVINCE_BEHIND, ""));
  // "Freiburg-Wiehre" is a part of Freiburg.
  const tried = [...named, ...named.map((part) => part.split("-")[0] ?? "")];
  for (const name of tried) {
    const town = townNamed(name, known);
    if (town) return town;
  }
  return null;
}

const remembered = new Map<string, Place | null>();

/** The town that a text names, anywhere, or a state of the United States; null when no table holds it. */
export function findPlace(text: string): Place | null {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const place = searchPlace(text);
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(text, place);
  return place;
}
