import { isGeneralFamily, OCCUPATION_FAMILIES } from "../../analysis/lexicon/occupation-families.ts";
import { milesBetween } from "../../../domain/distance.ts";
import { SCORE_PARTS } from "../../../domain/score-parts.ts";
import { totalOf } from "../score.ts";
import { degreeValue, educationOf } from "../score-parts/education.ts";
import { type NearestPlace, placeOf } from "../score-parts/place.ts";
import { type FamilySums, nearOf } from "../score-pair.ts";
import { roleOf } from "../score-parts/role.ts";
import { skillsOf } from "../score-parts/skills.ts";
import { hasText, wordsOf } from "../score-parts/words.ts";
import { yearsLevelOf } from "../score-parts/years-level.ts";
import { SHARE_UNITS } from "../prepare-listing.ts";
import { type SkillWeights, skillWeight, titleTermWeight } from "../skill-weights.ts";
import { growing } from "./growing-array.ts";
import {
  type AskedDegree,
  type AskedPlace,
  AT,
  type FamilyShares,
  HAS_PAY,
  NO_LEVEL,
  type RowWords,
  workplaceOf,
} from "./listing-row.ts";
import type { ResumeQuery } from "./resume-query.ts";

/** Sums of floating-point numbers in another order differ by less. */
const BOUND_MARGIN = 1e-5;
const BELOW = -1;
const ROUNDED_SUM = 1 + OCCUPATION_FAMILIES.length / SHARE_UNITS;
const IS_GENERAL = Uint8Array.from(OCCUPATION_FAMILIES, ({ id }) => (isGeneralFamily(id) ? 1 : 0));

/** With so many points of what is possible, and all of what is open. */
function boundOf(points: number, possible: number, open: number): number {
  return (possible + open === 0 ? 0 : ((points + open) * 100) / (possible + open)) + BOUND_MARGIN;
}

/** A resume that is being scored with, and what it was compared with already. */
export type OpenedResume = {
  query: ResumeQuery;
  allButRole: number;
  termSquares: Float64Array;
  skillWeights: Float64Array;
  degrees: AskedDegree[];
  places: AskedPlace[];
  strengths: Float64Array;
  toldWeights: Float64Array;
  holdsLicence: Uint8Array;
  /** By term: 0 = no title of the resume has it, else the place in titlesOf plus one. */
  termTitles: Uint16Array;
  titlesOf: number[][];
  dots: Float64Array;
  degreeValues: Map<number, number>;
  miles: Map<number, number>;
};

/** Opens one resume after another for `totalOfRow`, the arithmetic of score.ts over the numbers of a row. */
export class RowScorer {
  readonly #words: RowWords;
  readonly #weights: SkillWeights;
  readonly #termSquares = growing(new Float64Array(0));
  readonly #skillWeights = growing(new Float64Array(0));
  readonly #degrees: AskedDegree[] = [];
  readonly #places: AskedPlace[] = [];
  #strengths = new Float64Array(0);
  #toldWeights = new Float64Array(0);
  #holdsLicence = new Uint8Array(0);
  #termTitles = new Uint16Array(0);

  constructor(words: RowWords, weights: SkillWeights) {
    this.#words = words;
    this.#weights = weights;
  }

  get byteLength(): number {
    return this.#termSquares.byteLength + this.#skillWeights.byteLength + this.#termTitles.byteLength;
  }

  /** To be followed by `close` before the next resume. */
  open(query: ResumeQuery): OpenedResume {
    this.#learnWords();
    const titlesOf: number[][] = [];
    for (const { number, strength } of query.skills) this.#strengths[number] = strength;
    for (const number of query.licences) this.#holdsLicence[number] = 1;
    for (const { number, weight } of query.told) this.#toldWeights[number] = weight;
    query.titles.forEach(({ terms }, title) => {
      for (const term of terms) {
        const known = this.#termTitles[term]!;
        if (known > 0) titlesOf[known - 1]!.push(title);
        else this.#termTitles[term] = titlesOf.push([title]);
      }
    });
    return {
      query,
      allButRole: SCORE_PARTS.reduce((sum, { key }) => sum + (key === "role" ? 0 : query.parts[key]), 0),
      termSquares: this.#termSquares.items,
      skillWeights: this.#skillWeights.items,
      degrees: this.#degrees,
      places: this.#places,
      strengths: this.#strengths,
      toldWeights: this.#toldWeights,
      holdsLicence: this.#holdsLicence,
      termTitles: this.#termTitles,
      titlesOf,
      dots: new Float64Array(query.titles.length),
      degreeValues: new Map(),
      miles: new Map(),
    };
  }

  close({ query }: OpenedResume): void {
    for (const { number } of query.skills) this.#strengths[number] = 0;
    for (const number of query.licences) this.#holdsLicence[number] = 0;
    for (const { number } of query.told) this.#toldWeights[number] = 0;
    for (const { terms } of query.titles) for (const term of terms) this.#termTitles[term] = 0;
  }

  #learnWords(): void {
    const { terms, told, skills, degrees, places } = this.#words;
    for (let term = this.#termSquares.used; term < terms.size; term++)
      this.#termSquares.push(titleTermWeight(terms.textOf(term), this.#weights) ** 2);
    for (let skill = this.#skillWeights.used; skill < skills.size; skill++)
      this.#skillWeights.push(skillWeight(skills.textOf(skill), this.#weights));
    // Written as such by writeRow.
    while (this.#degrees.length < degrees.size)
      this.#degrees.push(JSON.parse(degrees.textOf(this.#degrees.length)) as AskedDegree);
    while (this.#places.length < places.size)
      this.#places.push(JSON.parse(places.textOf(this.#places.length)) as AskedPlace);
    // With room for what comes next, so that not every query makes them anew.
    if (this.#termTitles.length < terms.size) this.#termTitles = new Uint16Array(terms.size * 2);
    if (this.#toldWeights.length < told.size) this.#toldWeights = new Float64Array(told.size * 2);
    if (this.#strengths.length < skills.size) {
      this.#strengths = new Float64Array(skills.size * 2);
      this.#holdsLicence = new Uint8Array(skills.size * 2);
    }
  }
}

/** The total of the row at a place of a page; negative when it cannot reach `least`, which costs little to see. */
export function totalOfRow(opened: OpenedResume, row: Uint8Array, from: number, least: number): number {
  const { parts } = opened.query;
  let at = from + AT.lists;
  const near = nearOfRow(opened, row, at, row[from + AT.families]!);
  at += 3 * row[from + AT.families]!;
  const terms = row[from + AT.terms]!;
  const role = roleOf(near, titleLikeness(opened, row, at, terms));
  const open = openWeights(opened, row, from);
  if (boundOf(parts.role * role, parts.role, open) < least) return BELOW;
  at += 3 * terms;
  const words = wordsValue(opened, row, at, row[from + AT.words]!);
  const told = words === null ? 0 : parts.words;
  const points = parts.role * role + told * (words ?? 0);
  if (boundOf(points, parts.role + told, open - told) < least) return BELOW;
  return exactTotal(opened, { role, words, near }, { row, from, at: at + 3 * row[from + AT.words]! });
}

/** From the skills on, which follow the words. */
function exactTotal(
  opened: OpenedResume,
  { role, words, near }: { role: number; words: number | null; near: number },
  { row, from, at }: { row: Uint8Array; from: number; at: number },
): number {
  const query = opened.query;
  const wantedAt = at + 2 * row[from + AT.required]!;
  const licencesAt = wantedAt + 2 * row[from + AT.wanted]!;
  const placesAt = licencesAt + 2 * row[from + AT.licences]!;
  const level = row[from + AT.level]!;
  const asked = { years: row[from + AT.years]! || null, level: level === NO_LEVEL ? null : level };
  return totalOf(
    {
      role,
      words,
      "required-skills": skillsValue(opened, row, at, row[from + AT.required]!),
      "wanted-skills": skillsValue(opened, row, wantedAt, row[from + AT.wanted]!),
      "years-level": yearsLevelOf(query, asked, near),
      "education-licence": educationValue(opened, row, from, licencesAt),
      place: placeValue(opened, row, { flags: row[from + AT.flags]!, at: placesAt, places: row[from + AT.places]! }),
    },
    query.parts,
  );
}

/** The most that a listing can score that has no more of these families, and titles that are so much alike. */
export function mostOfFamilies(opened: OpenedResume, { numbers, shares }: FamilyShares, likeness: number): number {
  const { affinity, parts } = opened.query;
  let near = 0;
  let nearest = 0;
  for (let index = 0; index < numbers.length; index++) {
    const mine = affinity[numbers[index]!]!;
    near += shares[index]! * mine;
    if (mine > nearest) nearest = mine;
  }
  // The shares of a listing add up to 1, and a little more for their rounding.
  const role = roleOf(Math.min(near, nearest * ROUNDED_SUM), likeness);
  return boundOf(parts.role * role, parts.role, opened.allButRole);
}

function nearOfRow(opened: OpenedResume, row: Uint8Array, from: number, families: number): number {
  const { affinity, fieldAffinity } = opened.query;
  const sums: FamilySums = { general: 0, field: 0, fieldShare: 0 };
  for (let at = from; at < from + 3 * families; at += 3) {
    const family = row[at]!;
    const share = (row[at + 1]! | (row[at + 2]! << 8)) / SHARE_UNITS;
    const part = share * affinity[family]!;
    if (IS_GENERAL[family]) sums.general += part;
    else {
      sums.field += part;
      sums.fieldShare += share;
    }
  }
  return nearOf(sums, fieldAffinity);
}

function wordsValue(opened: OpenedResume, row: Uint8Array, from: number, words: number): number | null {
  if (!hasText(words)) return null;
  let dot = 0;
  let squares = 0;
  for (let at = from; at < from + 3 * words; at += 3) {
    const weight = row[at + 2]!;
    squares += weight * weight;
    dot += weight * opened.toldWeights[row[at]! | (row[at + 1]! << 8)]!;
  }
  return wordsOf(dot, Math.sqrt(squares));
}

function openWeights(opened: OpenedResume, row: Uint8Array, from: number): number {
  const { parts } = opened.query;
  let rest = 0;
  if (hasText(row[from + AT.words]!)) rest += parts.words;
  if (row[from + AT.required]! > 0) rest += parts["required-skills"];
  if (row[from + AT.wanted]! > 0) rest += parts["wanted-skills"];
  if (row[from + AT.years]! > 0 || row[from + AT.level]! !== NO_LEVEL) rest += parts["years-level"];
  if (row[from + AT.degree]! + row[from + AT.degree + 1]! + row[from + AT.licences]! > 0)
    rest += parts["education-licence"];
  // Remote work, places or pay: nearly every listing says something of them.
  return rest + parts.place;
}

function titleLikeness(opened: OpenedResume, row: Uint8Array, from: number, terms: number): number {
  const termTitles = opened.termTitles;
  const to = from + 3 * terms;
  for (let at = from; at < to; at += 3) {
    if (termTitles[row[at]! | (row[at + 1]! << 8) | (row[at + 2]! << 16)]! > 0)
      return sharedLikeness(opened, row, from, to);
  }
  return 0;
}

function sharedLikeness(opened: OpenedResume, row: Uint8Array, from: number, to: number): number {
  const { titles } = opened.query;
  let squares = 0;
  for (let at = from; at < to; at += 3) {
    const term = row[at]! | (row[at + 1]! << 8) | (row[at + 2]! << 16);
    const square = opened.termSquares[term]!;
    squares += square;
    const holders = opened.termTitles[term]!;
    if (holders > 0) for (const title of opened.titlesOf[holders - 1]!) opened.dots[title]! += square;
  }
  const listingLength = Math.sqrt(squares);
  let likeness = 0;
  for (let title = 0; title < titles.length; title++) {
    const dot = opened.dots[title]!;
    if (dot === 0) continue;
    const { weight, length } = titles[title]!;
    likeness = Math.max(likeness, (weight * dot) / (length * listingLength));
    opened.dots[title] = 0;
  }
  return likeness;
}

function skillsValue(opened: OpenedResume, row: Uint8Array, from: number, count: number): number | null {
  let covered = 0;
  let all = 0;
  for (let at = from; at < from + 2 * count; at += 2) {
    const skill = row[at]! | (row[at + 1]! << 8);
    const weight = opened.skillWeights[skill]!;
    all += weight;
    covered += opened.strengths[skill]! * weight;
  }
  return skillsOf(covered, all);
}

function educationValue(opened: OpenedResume, row: Uint8Array, from: number, licencesAt: number): number | null {
  const degree = row[from + AT.degree]! | (row[from + AT.degree + 1]! << 8);
  const asked = row[from + AT.licences]!;
  let held = 0;
  for (let at = licencesAt; at < licencesAt + 2 * asked; at += 2)
    held += opened.holdsLicence[row[at]! | (row[at + 1]! << 8)]!;
  return educationOf(degree === 0 ? null : degreeValueOf(opened, degree - 1), { held, asked });
}

function degreeValueOf(opened: OpenedResume, degree: number): number {
  const known = opened.degreeValues.get(degree);
  if (known !== undefined) return known;
  const value = degreeValue(opened.query, opened.degrees[degree]!);
  opened.degreeValues.set(degree, value);
  return value;
}

function placeValue(
  opened: OpenedResume,
  row: Uint8Array,
  { flags, at, places }: { flags: number; at: number; places: number },
): number | null {
  const payAt = at + 3 * places;
  const pay = flags & HAS_PAY ? new DataView(row.buffer, row.byteOffset + payAt, 8).getFloat64(0, true) : null;
  const workplace = workplaceOf(flags);
  return placeOf({ workplace, nearest: nearestPlace(opened, row, at, places), pay }, opened.query.wishes);
}

function nearestPlace(opened: OpenedResume, row: Uint8Array, from: number, places: number): NearestPlace | null {
  const mine = opened.query.place;
  if (places === 0) return null;
  if (!mine) return { miles: null, isSameState: false };
  let nearest = Number.POSITIVE_INFINITY;
  let isSameState = false;
  for (let at = from; at < from + 3 * places; at += 3) {
    const number = row[at]! | (row[at + 1]! << 8) | (row[at + 2]! << 16);
    const place = opened.places[number]!;
    const known = opened.miles.get(number);
    const miles = known ?? milesBetween(mine, place);
    if (known === undefined) opened.miles.set(number, miles);
    if (miles >= nearest) continue;
    nearest = miles;
    isSameState = place.state === mine.state;
  }
  return { miles: nearest, isSameState };
}
