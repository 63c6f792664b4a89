import { readFileSync } from "node:fs";
import { findPlace as findAmericanPlace } from "../../domain/distance.ts";
import type { PostingPlace } from "../../domain/posting.ts";
import { rememberText } from "../../domain/remember-text.ts";
import type { Place } from "../../domain/us-places.ts";
import { engineFile } from "../engine-file.ts";
import { once } from "../once.ts";
import { countryByName } from "./countries.ts";
import { readPlaces } from "./read-places.ts";
import { AMBIGUOUS_NAMES, foldPlace, namesOfCity, worldCity } from "./world-cities.ts";

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

function townOf({ city, text, country }: PostingPlace): Place | null {
  const parts = text.split(", ").filter((part) => countryByName(part) === null);
  for (const name of [city ?? "", ...parts]) {
    const plain = name.replace(NUMBERED, " ").trim();
    // "Freiburg-Wiehre" is a part of Freiburg.
    const town = townNamed(plain, country) ?? townNamed(plain.split("-")[0] ?? "", country);
    if (town) return town;
  }
  return null;
}

function searchPlace(text: string): Place | null {
  const { places } = readPlaces([text]);
  const isAbroad = places.some(({ country }) => country !== null && country !== "US");
  const american = isAbroad ? null : findAmericanPlace(text);
  return american ?? places.map(townOf).find((town) => town !== null) ?? null;
}

/** The town that a text names, anywhere, or a state of the United States; null when no table holds it. */
export const findPlace: (text: string) => Place | null = rememberText(searchPlace, MAX_REMEMBERED);
