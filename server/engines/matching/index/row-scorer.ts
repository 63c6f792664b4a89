import { isGeneralFamily, OCCUPATION_FAMILIES } from "../../analysis/lexicon/occupation-families.ts";
import type { TitleDomain } from "../../analysis/title-domains.ts";
import { milesBetween } from "../../../domain/distance.ts";
import type { PartWeights } from "../../../domain/score-parts.ts";
import { totalOf } from "../score.ts";
import { degreeValue, educationOf } from "../score-parts/education.ts";
import { domainShare } from "../score-parts/domain-fit.ts";
import { isSameState, type NearestPlace, placeOf } from "../score-parts/place.ts";
import { type FamilySums, nearOf } from "../score-pair.ts";
import { levelShare } from "../score-parts/level-steps.ts";
import { roleOf } from "../score-parts/role.ts";
import { skillsOf } from "../score-parts/skills.ts";
import { hasText, wordsOf } from "../score-parts/words.ts";
import { yearsLevelOf } from "../score-parts/years-level.ts";
import { SHARE_UNITS } from "../prepare-listing.ts";
import { type SkillWeights, skillWeight } from "../skill-weights.ts";
import { growing } from "./growing-array.ts";
import {
  type AskedDegree,
  type AskedPlace,
  AT,
  HAS_PAY,
  NO_LEVEL,
  type RowWords,
  STATES,
  titleOf,
  workplaceOf,
} from "./listing-row.ts";
import type { ResumeQuery } from "./resume-query.ts";
import { TitleBook } from "./title-book.ts";

/** Sums of floating-point numbers in another order differ by less. */
const BOUND_MARGIN = 1e-5;
const BELOW = -1;
const UNKNOWN = -1;
const IS_GENERAL = Uint8Array.from(OCCUPATION_FAMILIES, ({ id }) => (isGeneralFamily(id) ? 1 : 0));

/** Whether so many points of what is possible, and all of what is open, make no total of `least`. */
function isBelow(points: number, possible: number, open: number, least: number): boolean {
  return (points + open) * 100 < (least - BOUND_MARGIN) * (possible + open);
}

const knownOpenWeights = new WeakMap<PartWeights, Float64Array>();

/** The weights of the parts that a listing may state besides its role, by its bits. */
function openWeights(parts: PartWeights): Float64Array {
  const known = knownOpenWeights.get(parts);
  if (known) return known;
  const made = Float64Array.from({ length: 1 << STATES.length }, (_, states) =>
    STATES.reduce((sum, part, bit) => sum + (states & (1 << bit) ? parts[part] : 0), parts.place),
  );
  knownOpenWeights.set(parts, made);
  return made;
}

export type OpenedResume = {
  query: ResumeQuery;
  openWeights: Float64Array;
  titleWorths: Float64Array;
  /** By title: which domains it names. By these: what is left of the role; UNKNOWN where no listing has asked yet. */
  titleDomains: Uint32Array;
  domainSets: readonly TitleDomain[][];
  domainShares: Float64Array;
  skillWeights: Float64Array;
  degrees: AskedDegree[];
  places: AskedPlace[];
  strengths: Float64Array;
  toldWeights: Float64Array;
  holdsLicence: Uint8Array;
  /** By degree and by place; UNKNOWN where no listing has asked yet. */
  degreeValues: Float64Array;
  miles: Float64Array;
};

/** Opens one resume after another for `totalOfRow`, the arithmetic of score.ts over the numbers of a row. */
export class RowScorer {
  readonly #words: RowWords;
  readonly #weights: SkillWeights;
  readonly #titles: TitleBook;
  readonly #skillWeights = growing(new Float64Array(0));
  readonly #degrees: AskedDegree[] = [];
  readonly #places: AskedPlace[] = [];
  #strengths = new Float64Array(0);
  #toldWeights = new Float64Array(0);
  #holdsLicence = new Uint8Array(0);

  constructor(words: RowWords, weights: SkillWeights) {
    this.#words = words;
    this.#weights = weights;
    this.#titles = new TitleBook(words, weights);
  }

  get byteLength(): number {
    const parts = [this.#titles, this.#skillWeights, this.#strengths, this.#toldWeights, this.#holdsLicence];
    return parts.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  /** To be followed by `close` before the next resume. */
  open(query: ResumeQuery): OpenedResume {
    this.#learnWords();
    query.skills.numbers.forEach((number, at) => {
      this.#strengths[number] = query.skills.weights[at]!;
    });
    for (const number of query.licences) this.#holdsLicence[number] = 1;
    query.told.numbers.forEach((number, at) => {
      this.#toldWeights[number] = query.told.weights[at]!;
    });
    const titleWorths = this.#titles.open(query.titles);
    const { ofTitle, sets } = this.#titles.domains;
    return {
      query,
      openWeights: openWeights(query.parts),
      titleWorths,
      titleDomains: ofTitle,
      domainSets: sets,
      domainShares: new Float64Array(sets.length).fill(UNKNOWN),
      skillWeights: this.#skillWeights.items,
      degrees: this.#degrees,
      places: this.#places,
      strengths: this.#strengths,
      toldWeights: this.#toldWeights,
      holdsLicence: this.#holdsLicence,
      degreeValues: new Float64Array(this.#degrees.length).fill(UNKNOWN),
      miles: new Float64Array(this.#places.length).fill(UNKNOWN),
    };
  }

  close({ query }: OpenedResume): void {
    for (const number of query.skills.numbers) this.#strengths[number] = 0;
    for (const number of query.licences) this.#holdsLicence[number] = 0;
    for (const number of query.told.numbers) this.#toldWeights[number] = 0;
    this.#titles.close();
  }

  #learnWords(): void {
    const { told, skills, degrees, places } = this.#words;
    for (let skill = this.#skillWeights.used; skill < skills.size; skill++)
      this.#skillWeights.push(skillWeight(skills.textOf(skill), this.#weights));
    // Written as such by writeRow.
    while (this.#degrees.length < degrees.size)
      this.#degrees.push(JSON.parse(degrees.textOf(this.#degrees.length)) as AskedDegree);
    while (this.#places.length < places.size)
      this.#places.push(JSON.parse(places.textOf(this.#places.length)) as AskedPlace);
    // With room for what comes next, so that not every query makes them anew.
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
  const skillsAt = from + AT.lists + 3 * row[from + AT.families]!;
  const near = nearOfRow(opened, row, from + AT.lists, skillsAt);
  const level = row[from + AT.level] === NO_LEVEL ? null : row[from + AT.level]!;
  const title = titleOf(row, from);
  const share = levelShare(opened.query, level, near) * domainShareOf(opened, opened.titleDomains[title]!);
  const role = roleOf(near, opened.titleWorths[title]!) * share;
  let points = parts.role * role;
  let possible = parts.role;
  let open = opened.openWeights[row[from + AT.states]!]!;
  if (isBelow(points, possible, open, least)) return BELOW;

  // What says most for its cost first.
  const wantedAt = skillsAt + 2 * row[from + AT.required]!;
  const required = skillsValue(opened, row, skillsAt, wantedAt);
  if (required !== null) {
    points += parts["required-skills"] * required;
    possible += parts["required-skills"];
    open -= parts["required-skills"];
    if (isBelow(points, possible, open, least)) return BELOW;
  }
  const licencesAt = wantedAt + 2 * row[from + AT.wanted]!;
  const wordsAt = licencesAt + 2 * row[from + AT.licences]!;
  const placesAt = wordsAt + 3 * row[from + AT.words]!;
  const words = wordsValue(opened, row, wordsAt, row[from + AT.words]!);
  if (words !== null) {
    points += parts.words * words;
    possible += parts.words;
    open -= parts.words;
    if (isBelow(points, possible, open, least)) return BELOW;
  }
  const asked = { years: row[from + AT.years]! || null, level };
  return totalOf(
    {
      role,
      words,
      "required-skills": required,
      "wanted-skills": skillsValue(opened, row, wantedAt, licencesAt),
      "years-level": yearsLevelOf(opened.query, asked, near),
      "education-licence": educationValue(opened, row, from, licencesAt),
      place: placeValue(opened, row, { flags: row[from + AT.flags]!, at: placesAt, places: row[from + AT.places]! }),
    },
    parts,
  );
}

/** Whether a listing whose role is worth at most so much cannot score `least`. */
export function isOutOfReach({ query, openWeights }: OpenedResume, role: number, least: number): boolean {
  return isBelow(query.parts.role * role, query.parts.role, openWeights.at(-1)!, least);
}

function nearOfRow(opened: OpenedResume, row: Uint8Array, from: number, to: number): number {
  const { affinity, fieldAffinity } = opened.query;
  const sums: FamilySums = { general: 0, field: 0, fieldShare: 0 };
  for (let at = from; at < to; at += 3) {
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

function domainShareOf(opened: OpenedResume, domains: number): number {
  const known = opened.domainShares[domains]!;
  if (known !== UNKNOWN) return known;
  const share = domainShare(opened.query.domains, opened.domainSets[domains]!);
  opened.domainShares[domains] = share;
  return share;
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

function skillsValue(opened: OpenedResume, row: Uint8Array, from: number, to: number): number | null {
  let covered = 0;
  let all = 0;
  for (let at = from; at < to; at += 2) {
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
  const known = opened.degreeValues[degree]!;
  if (known !== UNKNOWN) return known;
  const value = degreeValue(opened.query, opened.degrees[degree]!);
  opened.degreeValues[degree] = value;
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
  let isInState = false;
  for (let at = from; at < from + 3 * places; at += 3) {
    const number = row[at]! | (row[at + 1]! << 8) | (row[at + 2]! << 16);
    const place = opened.places[number]!;
    const known = opened.miles[number]!;
    const miles = known === UNKNOWN ? milesBetween(mine, place) : known;
    opened.miles[number] = miles;
    if (miles >= nearest) continue;
    nearest = miles;
    isInState = isSameState(place, mine);
  }
  return { miles: nearest, isSameState: isInState };
}
