import { OCCUPATION_FAMILIES } from "../../analysis/lexicon/occupation-families.ts";
import type { Workplace } from "../../../domain/posting.ts";
import type { DegreeAsked, ListingFacts, PlaceFacts } from "../listing-facts.ts";
import { type PreparedListing, SHARE_UNITS } from "../prepare-listing.ts";
import type { TextTable } from "./text-table.ts";

/** What scoring reads of a listing, in this order. The counts are of the lists that follow the head. */
export const AT = {
  flags: 0,
  families: 1,
  terms: 2,
  required: 3,
  wanted: 4,
  licences: 5,
  places: 6,
  words: 7,
  years: 8,
  level: 9,
  degree: 10,
  lists: 12,
} as const;
const SIZES = { family: 3, term: 3, word: 3, skill: 2, place: 3, pay: 8 } as const;

export const IS_SAMPLE = 1;
export const HAS_PAY = 2;
const WORKPLACE_SHIFT = 2;
const WORKPLACES: (Workplace | null)[] = [null, "remote", "hybrid", "onsite"];

export const NO_LEVEL = 255;
const MOST_IN_LIST = 255;

const FAMILY_INDEX = new Map(OCCUPATION_FAMILIES.map(({ id }, index) => [id, index]));

export type AskedDegree = Omit<DegreeAsked, "sentence">;
export type AskedPlace = Pick<PlaceFacts, "state" | "latitude" | "longitude">;

/** The words of all rows, numbered; `told` are those of texts. Degrees and places are JSON. */
export type RowWords = { terms: TextTable; told: TextTable; skills: TextTable; degrees: TextTable; places: TextTable };

/** Families by their numbers, and the share of each. */
export type FamilyShares = { numbers: number[]; shares: number[] };

export function workplaceOf(flags: number): Workplace | null {
  return WORKPLACES[(flags >> WORKPLACE_SHIFT) & 3] ?? null;
}

function degreeText({ level, orExperience, orRelated, fields }: DegreeAsked): string {
  return JSON.stringify({ level, orExperience, orRelated, fields } satisfies AskedDegree);
}

function placeText({ state, latitude, longitude }: PlaceFacts): string {
  return JSON.stringify({ state, latitude, longitude } satisfies AskedPlace);
}

/** The facts of a listing that its score is made from, as one row of bytes. */
export function writeRow(
  facts: ListingFacts,
  { families, words: told }: PreparedListing,
  { words, isSample }: { words: RowWords; isSample: boolean },
): Uint8Array {
  const terms = facts.titleTerms.slice(0, MOST_IN_LIST).map((term) => words.terms.add(term));
  const skillsOf = (asks: { id: string }[]) => asks.slice(0, MOST_IN_LIST).map(({ id }) => words.skills.add(id));
  const [required, wanted, licences] = [facts.required, facts.wanted, facts.licences].map(skillsOf);
  const places = facts.places.slice(0, MOST_IN_LIST).map((place) => words.places.add(placeText(place)));
  const skills = [...required!, ...wanted!, ...licences!];
  const size =
    AT.lists +
    families.length * SIZES.family +
    terms.length * SIZES.term +
    told.length * SIZES.word +
    skills.length * SIZES.skill +
    places.length * SIZES.place +
    (facts.pay ? SIZES.pay : 0);
  const row = new Uint8Array(size);
  const view = new DataView(row.buffer);
  row[AT.flags] =
    (isSample ? IS_SAMPLE : 0) |
    (facts.pay ? HAS_PAY : 0) |
    (Math.max(0, WORKPLACES.indexOf(facts.workplace)) << WORKPLACE_SHIFT);
  row[AT.families] = families.length;
  row[AT.terms] = terms.length;
  row[AT.required] = required!.length;
  row[AT.wanted] = wanted!.length;
  row[AT.licences] = licences!.length;
  row[AT.places] = places.length;
  row[AT.words] = told.length;
  row[AT.years] = facts.years?.asked ?? 0;
  row[AT.level] = facts.level ?? NO_LEVEL;
  view.setUint16(AT.degree, facts.degree ? words.degrees.add(degreeText(facts.degree)) + 1 : 0, true);
  let at: number = AT.lists;
  for (const { family, share } of families) {
    row[at] = FAMILY_INDEX.get(family) ?? 0;
    view.setUint16(at + 1, Math.round(share * SHARE_UNITS), true);
    at += SIZES.family;
  }
  const put = (numbers: number[], bytes: number) => {
    for (const number of numbers) {
      for (let byte = 0; byte < bytes; byte++) row[at + byte] = number >> (8 * byte);
      at += bytes;
    }
  };
  put(terms, SIZES.term);
  for (const { word, weight } of told) {
    put([words.told.add(word)], SIZES.word - 1);
    put([weight], 1);
  }
  put(skills, SIZES.skill);
  put(places, SIZES.place);
  if (facts.pay) view.setFloat64(at, facts.pay.most, true);
  return row;
}

/** The families of a row, as numbers, with their shares. */
export function sharesOf(row: Uint8Array): FamilyShares {
  const places = Array.from({ length: row[AT.families]! }, (_, index) => AT.lists + SIZES.family * index);
  return {
    numbers: places.map((at) => row[at]!),
    shares: places.map((at) => (row[at + 1]! | (row[at + 2]! << 8)) / SHARE_UNITS),
  };
}

/** Bytes of the row that begins at a place of a page. */
export function rowLength(page: Uint8Array, from: number): number {
  const count = (at: number) => page[from + at]!;
  return (
    AT.lists +
    count(AT.families) * SIZES.family +
    count(AT.terms) * SIZES.term +
    count(AT.words) * SIZES.word +
    (count(AT.required) + count(AT.wanted) + count(AT.licences)) * SIZES.skill +
    count(AT.places) * SIZES.place +
    (count(AT.flags) & HAS_PAY ? SIZES.pay : 0)
  );
}
