import { OCCUPATION_FAMILIES } from "../../analysis/lexicon/occupation-families.ts";
import type { Workplace } from "../../../domain/posting.ts";
import type { ScorePartKey } from "../../../domain/score-parts.ts";
import type { DegreeAsked, ListingFacts, PlaceFacts } from "../listing-facts.ts";
import { type ListingText, SHARE_UNITS } from "../prepare-listing.ts";
import { hasText } from "../score-parts/words.ts";
import type { TextTable } from "./text-table.ts";

/** What scoring reads of a listing, in this order. The counts are of the lists that follow the head. */
export const AT = {
  flags: 0,
  families: 1,
  required: 2,
  wanted: 3,
  licences: 4,
  places: 5,
  words: 6,
  years: 7,
  level: 8,
  degree: 9,
  title: 11,
  states: 14,
  lists: 15,
} as const;
const SIZES = { family: 3, word: 3, skill: 2, place: 3, pay: 8 } as const;

export const IS_SAMPLE = 1;
export const HAS_PAY = 2;
const WORKPLACE_SHIFT = 2;
const WORKPLACES: (Workplace | null)[] = [null, "remote", "hybrid", "onsite"];

export const NO_LEVEL = 255;

/** The parts of the score that a listing may say nothing about, each with its bit of `states`. Of place nearly all speak. */
export const STATES = [
  "words",
  "required-skills",
  "wanted-skills",
  "years-level",
  "education-licence",
] as const satisfies ScorePartKey[];
const MOST_IN_LIST = 255;
const TITLES = 1 << 24;

const FAMILY_INDEX = new Map(OCCUPATION_FAMILIES.map(({ id }, index) => [id, index]));

export type AskedDegree = Omit<DegreeAsked, "sentence">;
export type AskedPlace = Pick<PlaceFacts, "state" | "latitude" | "longitude">;

/** The words of all rows, numbered; `told` are those of texts. Titles (their terms' numbers), degrees and places are JSON. */
export type RowWords = Record<"titles" | "terms" | "told" | "skills" | "degrees" | "places", TextTable>;

export function workplaceOf(flags: number): Workplace | null {
  return WORKPLACES[(flags >> WORKPLACE_SHIFT) & 3] ?? null;
}

function degreeText({ level, orExperience, orRelated, fields }: DegreeAsked): string {
  return JSON.stringify({ level, orExperience, orRelated, fields } satisfies AskedDegree);
}

function placeText({ state, latitude, longitude }: PlaceFacts): string {
  return JSON.stringify({ state, latitude, longitude } satisfies AskedPlace);
}

type RowLists = Record<"required" | "wanted" | "licences" | "places", number[]> & ListingText;

function listsOf(facts: ListingFacts, text: ListingText, words: RowWords): RowLists {
  const skillsOf = (asks: { id: string }[]) => asks.slice(0, MOST_IN_LIST).map(({ id }) => words.skills.add(id));
  const [required, wanted, licences] = [skillsOf(facts.required), skillsOf(facts.wanted), skillsOf(facts.licences)];
  const places = facts.places.slice(0, MOST_IN_LIST).map((place) => words.places.add(placeText(place)));
  return { required, wanted, licences, places, ...text };
}

function statesOf(facts: ListingFacts, { words, required, wanted, licences }: RowLists): number {
  const stated: Record<(typeof STATES)[number], boolean> = {
    words: hasText(words.length),
    "required-skills": required.length > 0,
    "wanted-skills": wanted.length > 0,
    "years-level": facts.years !== null || facts.level !== null,
    "education-licence": facts.degree !== null || licences.length > 0,
  };
  return STATES.reduce((bits, part, bit) => bits | (stated[part] ? 1 << bit : 0), 0);
}

function flagsOf({ pay, workplace }: ListingFacts, isSample: boolean): number {
  const workplaceBits = Math.max(0, WORKPLACES.indexOf(workplace)) << WORKPLACE_SHIFT;
  return (isSample ? IS_SAMPLE : 0) | (pay ? HAS_PAY : 0) | workplaceBits;
}

/** The facts of a listing that its score is made from, as one row of bytes. */
export function writeRow(
  facts: ListingFacts,
  text: ListingText,
  { words, isSample }: { words: RowWords; isSample: boolean },
): Uint8Array {
  const title = words.titles.add(JSON.stringify(facts.titleTerms.map((term) => words.terms.add(term))));
  const lists = listsOf(facts, text, words);
  const size =
    AT.lists +
    lists.families.length * SIZES.family +
    (lists.required.length + lists.wanted.length + lists.licences.length) * SIZES.skill +
    lists.words.length * SIZES.word +
    lists.places.length * SIZES.place +
    (facts.pay ? SIZES.pay : 0);
  const row = new Uint8Array(size);
  const view = new DataView(row.buffer);
  row[AT.flags] = flagsOf(facts, isSample);
  for (const list of ["families", "required", "wanted", "licences", "places", "words"] as const)
    row[AT[list]] = lists[list].length;
  row[AT.years] = facts.years?.asked ?? 0;
  row[AT.level] = facts.level ?? NO_LEVEL;
  putTitle(row, title);
  view.setUint16(AT.degree, facts.degree ? words.degrees.add(degreeText(facts.degree)) + 1 : 0, true);
  row[AT.states] = statesOf(facts, lists);
  const end = putLists(row, lists, words);
  if (facts.pay) view.setFloat64(end, facts.pay.most, true);
  return row;
}

function putLists(row: Uint8Array, lists: RowLists, words: RowWords): number {
  let at: number = AT.lists;
  const put = (number: number, bytes: number) => {
    for (let byte = 0; byte < bytes; byte++) row[at++] = number >> (8 * byte);
  };
  for (const { family, share } of lists.families) {
    put(FAMILY_INDEX.get(family) ?? 0, 1);
    put(Math.round(share * SHARE_UNITS), SIZES.family - 1);
  }
  for (const asked of [lists.required, lists.wanted, lists.licences])
    for (const skill of asked) put(skill, SIZES.skill);
  for (const { word, weight } of lists.words) {
    put(words.told.add(word), SIZES.word - 1);
    put(weight, 1);
  }
  for (const place of lists.places) put(place, SIZES.place);
  return at;
}

/** Rows of the same two leading families, and then of the same title, stand together when they are ordered by it. */
export function orderOf(row: Uint8Array): number {
  let [first, second, most, next] = [0, 0, 0, 0];
  for (let at: number = AT.lists; at < AT.lists + SIZES.family * row[AT.families]!; at += SIZES.family) {
    const share = row[at + 1]! | (row[at + 2]! << 8);
    if (share > most) [first, most, second, next] = [row[at]! + 1, share, first, most];
    else if (share > next) [second, next] = [row[at]! + 1, share];
  }
  return ((first << 8) | second) * TITLES + titleOf(row, 0);
}

/** The number of the title of the row that begins at a place of a page. */
export function titleOf(page: Uint8Array, from: number): number {
  return page[from + AT.title]! | (page[from + AT.title + 1]! << 8) | (page[from + AT.title + 2]! << 16);
}

/** Gives a row another number of its title. */
export function putTitle(row: Uint8Array, title: number): void {
  for (let byte = 0; byte < 3; byte++) row[AT.title + byte] = title >> (8 * byte);
}

/** Bytes of the row that begins at a place of a page. */
export function rowLength(page: Uint8Array, from: number): number {
  const count = (at: number) => page[from + at]!;
  return (
    AT.lists +
    count(AT.families) * SIZES.family +
    count(AT.words) * SIZES.word +
    (count(AT.required) + count(AT.wanted) + count(AT.licences)) * SIZES.skill +
    count(AT.places) * SIZES.place +
    (count(AT.flags) & HAS_PAY ? SIZES.pay : 0)
  );
}
