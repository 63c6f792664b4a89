import { milesBetween } from "../../app/lib/distance.ts";
import { relatedSkills } from "../analysis/find-skills.ts";
import { familyKinship, familyName, OCCUPATION_FAMILIES } from "../analysis/lexicon/occupation-families.ts";
import { studyKinship } from "../analysis/lexicon/study-fields.ts";
import type { FamilyShare } from "../analysis/titles.ts";
import { familyLikeness, likelyFamilies } from "./family-words.ts";
import type { DegreeLevel } from "../analysis/profile.ts";
import {
  type DegreeAsked,
  degreeRank,
  type ListingFacts,
  type NamedAsk,
  type RequirementFacts,
} from "./listing-facts.ts";
import type { KnockOut, MatchScore, ScoreEvidence, ScorePart, ScorePartKey } from "./match-score.ts";
import type { ResumeDegree, ResumeFacts, ResumeLine, ResumeTitle, SkillPlace } from "./resume-facts.ts";
import { type SkillWeights, skillWeight, titleTermWeight } from "./skill-weights.ts";

/** Raised with every change of the arithmetic below: the same input and version give the same number for ever. */
const SCORE_VERSION = 5;

const PARTS: { key: ScorePartKey; label: string; weight: number }[] = [
  { key: "role", label: "Role and title", weight: 60 },
  { key: "required-skills", label: "Required skills", weight: 16 },
  { key: "wanted-skills", label: "Wanted skills", weight: 5 },
  { key: "years-level", label: "Years and level", weight: 8 },
  { key: "education-licence", label: "Education and licences", weight: 6 },
  { key: "place", label: "Place, remote and pay", weight: 5 },
];

/** Families against title words within the role. */
const FAMILY_SHARE = 0.71;
/** The c of each curve below. */
const ROLE_CURVE = 2.2;
const TITLE_CURVE = 0.12;
const SKILL_CURVE = 0.3;
/** What a resume's text says about its families beside sure titles; unsure ones hand it the rest. */
const TEXT_SHARE = 0.1;
const TEXT_SHARPNESS = 0.9;
const TEXT_FAMILIES = 8;
/** From here on, work counts as done in the listing's field. */
const NEAR_ENOUGH = 0.35;
/** A resume that no title places is placed less surely. */
const UNTITLED_CERTAINTY = 0.95;
/** What is left to a family of an ambiguous title that the text does not speak of; people's own titles hold firmer. */
const UNTOLD_IN_LISTING = 0.2;
const UNTOLD_IN_RESUME = 0.5;
/** What a posting's text says beside a sure title. */
const LISTING_TEXT_SHARE = 0.5;
/** Above 1, so that a long row of old titles does not outweigh the latest ones. */
const TITLE_NORM = 2;
/** A bare list of keywords counts less than the same skill shown in experience. */
const ONLY_LISTED_SHARE = 0.75;
const RELATED_SHARE = 0.8;
const UNKNOWN_VALUE = 0.5;
const UNKNOWN_FAMILY_TITLE_WEIGHT = 0.4;
const MILES_HALF = 80;
const SAME_STATE_VALUE = 0.35;
const COMMUTE_MILES = 60;
const REQUIREMENT_SKILL_SHARE = 0.5;
const REQUIREMENT_WORD_SHARE = 0.6;

/** Rises everywhere from 0 to 1: the smaller c, the sooner it is high. Clipped curves would make ties at the top. */
function curve(x: number, c: number): number {
  return (x * (1 + c)) / (x + c);
}

type HeldSkill = { strength: number; at: ResumeLine; where: SkillPlace; name: string; through: string | null };

/** A resume made ready for many listings under one set of weights. */
type Query = {
  /** How much work in each family counts, 1 for the person's own. */
  affinity: Map<string, number>;
  titles: { weight: number; terms: Set<string>; length: number }[];
  held: Map<string, HeldSkill>;
  /** What its degrees are worth, by what is asked (PreparedListing.degreeKey). */
  degreeValues: Map<string, number>;
};

/** A listing under one set of weights. */
type PreparedListing = {
  families: FamilyShare[];
  titleLength: number;
  requiredWeight: number;
  wantedWeight: number;
  /** One for all listings that ask for the same degree; "" = none asked. */
  degreeKey: string;
};

const queries = new WeakMap<ResumeFacts, { weights: SkillWeights; query: Query }>();
const prepared = new WeakMap<ListingFacts, { weights: SkillWeights; listing: PreparedListing }>();

function mixShares(parts: { shares: FamilyShare[]; weight: number }[]): FamilyShare[] {
  const mixed = new Map<string, number>();
  let sum = 0;
  for (const { shares, weight } of parts) {
    for (const { family, share } of shares) {
      mixed.set(family, (mixed.get(family) ?? 0) + share * weight);
      sum += share * weight;
    }
  }
  return [...mixed].map(([family, share]) => ({ family, share: share / (sum || 1) }));
}

/** Where a title leaves several families open, the text it stands over weighs them; their sum stays. */
function weighByText(shares: FamilyShare[], text: FamilyShare[], untold: number): FamilyShare[] {
  if (shares.length < 2 || text.length === 0) return shares;
  const likeness = new Map(text.map(({ family, share }) => [family, share]));
  const weighed = shares.map(({ family, share }) => ({
    family,
    share: share * (untold + (1 - untold) * (likeness.get(family) ?? 0)),
  }));
  const before = shares.reduce((sum, { share }) => sum + share, 0);
  const after = weighed.reduce((sum, { share }) => sum + share, 0);
  return weighed.map(({ family, share }) => ({ family, share: (share * before) / after }));
}

/** The families that a resume's titles name, by the titles' weights, and how sure that is from 0 to 1. */
function familiesOfTitles(resume: ResumeFacts, text: FamilyShare[]): { shares: FamilyShare[]; sureness: number } {
  const powers = new Map<string, number>();
  let possible = 0;
  let told = 0;
  for (const { families, weight } of resume.titles) {
    const confidence = families.reduce((sum, { share }) => sum + share, 0);
    possible += confidence > 0 ? weight : weight * UNKNOWN_FAMILY_TITLE_WEIGHT;
    told += confidence * weight;
    for (const { family, share } of weighByText(families, text, UNTOLD_IN_RESUME))
      powers.set(family, (powers.get(family) ?? 0) + (share * weight) ** TITLE_NORM);
  }
  const shares = [...powers].map(([family, power]) => ({ family, share: power ** (1 / TITLE_NORM) }));
  const sum = shares.reduce((total, { share }) => total + share, 0) || 1;
  return {
    shares: shares.map(({ family, share }) => ({ family, share: share / sum })),
    sureness: possible === 0 ? 0 : told / possible,
  };
}

/** How much work in each family counts for a resume, at most 1: its titles first, its text the more the less they say. */
function affinityOf(resume: ResumeFacts, weights: SkillWeights): Map<string, number> {
  const text = familyLikeness(resume.words, weights.familyWords);
  const { shares, sureness } = familiesOfTitles(resume, text);
  const likeness = new Map(text.map(({ family, share }) => [family, share ** TEXT_SHARPNESS]));
  const textShare = TEXT_SHARE + (1 - TEXT_SHARE) * (1 - sureness);
  const byTitles = OCCUPATION_FAMILIES.map(({ id }) =>
    shares.reduce((sum, { family, share }) => sum + share * familyKinship(family, id), 0),
  );
  const mostByTitles = Math.max(...byTitles) || 1;
  const values = OCCUPATION_FAMILIES.map(({ id }, index) => {
    const titleValue = byTitles[index]! / mostByTitles;
    let textValue = 0;
    for (const { family } of text.slice(0, TEXT_FAMILIES))
      textValue = Math.max(textValue, likeness.get(family)! * familyKinship(family, id));
    textValue = Math.max(textValue, likeness.get(id) ?? 0);
    return (1 - textShare) * titleValue + textShare * textValue;
  });
  const most = Math.max(...values) || 1;
  const certainty = shares.length === 0 ? UNTITLED_CERTAINTY : 1;
  return new Map(OCCUPATION_FAMILIES.map(({ id }, index) => [id, (values[index]! / most) * certainty]));
}

/** Makes a resume ready for many listings; remembered for as long as the facts and the weights are the same objects. */
function prepareResume(resume: ResumeFacts, weights: SkillWeights): Query {
  const known = queries.get(resume);
  if (known?.weights === weights) return known.query;

  const affinity = affinityOf(resume, weights);
  const titles = resume.titles.map(({ terms, weight }) => ({
    weight,
    terms: new Set(terms),
    length: Math.sqrt(terms.reduce((sum, term) => sum + titleTermWeight(term, weights) ** 2, 0)),
  }));

  const held = new Map<string, HeldSkill>();
  for (const { id, name, shown, at, where } of resume.skills) {
    const strength = shown ? 1 : ONLY_LISTED_SHARE;
    if (strength > (held.get(id)?.strength ?? 0)) held.set(id, { strength, at, where, name, through: null });
  }
  for (const { id, name, shown, at, where } of resume.skills) {
    for (const related of relatedSkills(id)) {
      const strength = (shown ? 1 : ONLY_LISTED_SHARE) * related.share * RELATED_SHARE;
      if (strength > (held.get(related.id)?.strength ?? 0))
        held.set(related.id, { strength, at, where, name, through: name });
    }
  }
  const query: Query = { affinity, titles, held, degreeValues: new Map() };
  queries.set(resume, { weights, query });
  return query;
}

function prepareListing(listing: ListingFacts, weights: SkillWeights): PreparedListing {
  const known = prepared.get(listing);
  if (known?.weights === weights) return known.listing;
  const confidence = listing.titleFamilies.reduce((sum, { share }) => sum + share, 0);
  const text = familyLikeness(listing.words, weights.familyWords);
  const families = mixShares([
    { shares: weighByText(listing.titleFamilies, text, UNTOLD_IN_LISTING), weight: 1 },
    { shares: likelyFamilies(text), weight: LISTING_TEXT_SHARE + (1 - confidence) },
  ]);
  const sumOf = (asks: NamedAsk[]) => asks.reduce((sum, { id }) => sum + skillWeight(id, weights), 0);
  let squares = 0;
  for (const term of listing.titleTerms) squares += titleTermWeight(term, weights) ** 2;
  const ready = {
    families,
    titleLength: Math.sqrt(squares),
    requiredWeight: sumOf(listing.required),
    wantedWeight: sumOf(listing.wanted),
    degreeKey: listing.degree
      ? [listing.degree.level, listing.degree.orExperience, listing.degree.orRelated, ...listing.degree.fields].join(
          " ",
        )
      : "",
  };
  prepared.set(listing, { weights, listing: ready });
  return ready;
}

/** How near the person's work is to the listing's field, from 0 to 1. */
function nearness(query: Query, ready: PreparedListing): number {
  let family = 0;
  for (const one of ready.families) family += one.share * (query.affinity.get(one.family) ?? 0);
  return family;
}

function roleValue(query: Query, listing: ListingFacts, ready: PreparedListing, weights: SkillWeights): number {
  const family = nearness(query, ready);
  let title = 0;
  for (const mine of query.titles) {
    let dot = 0;
    for (const term of listing.titleTerms) if (mine.terms.has(term)) dot += titleTermWeight(term, weights) ** 2;
    if (dot > 0) title = Math.max(title, (mine.weight * dot) / (mine.length * ready.titleLength));
  }
  const value = FAMILY_SHARE * family + (1 - FAMILY_SHARE) * curve(title, TITLE_CURVE);
  return curve(value, ROLE_CURVE);
}

function skillsValue(query: Query, asks: NamedAsk[], total: number, weights: SkillWeights): number | null {
  if (asks.length === 0 || total === 0) return null;
  let covered = 0;
  for (const { id } of asks) {
    const held = query.held.get(id);
    if (held) covered += held.strength * skillWeight(id, weights);
  }
  return curve(covered / total, SKILL_CURVE);
}

function yearsValue(years: number | null, asked: number): number {
  if (years === null) return UNKNOWN_VALUE;
  const enough = (years / asked) ** 1.5;
  return enough / (enough + 0.25);
}

function levelValue(mine: number | null, asked: number): number {
  return mine === null ? UNKNOWN_VALUE : 1 / (1 + 0.5 * Math.abs(mine - asked));
}

/** Years of work near the listing's field: those of other work count the less, the farther it lies. */
function yearsInField(years: number | null, near: number): number | null {
  return years === null ? null : years * Math.min(1, near / NEAR_ENOUGH);
}

function yearsLevelValue(resume: ResumeFacts, listing: ListingFacts, near: number): number | null {
  const values: number[] = [];
  if (listing.years) values.push(yearsValue(yearsInField(resume.years, near), listing.years.asked));
  if (listing.level !== null) values.push(levelValue(resume.level, listing.level));
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** How a degree's field stands to the fields asked; "any" = none is asked, "unknown" = the resume does not say. */
type FieldFit = "any" | "same" | "related" | "unknown" | "other";

const FIELD_VALUES: Record<FieldFit, number> = { any: 1, same: 1, related: 0.85, unknown: 0.8, other: 0.6 };

function fieldFit(degree: ResumeDegree, asked: string[]): FieldFit {
  if (asked.length === 0) return "any";
  if (degree.fields.length === 0) return "unknown";
  let fit: FieldFit = "other";
  for (const mine of degree.fields) {
    for (const theirs of asked) {
      const kinship = studyKinship(mine, theirs);
      if (kinship === "same") return "same";
      if (kinship === "related") fit = "related";
    }
  }
  return fit;
}

type DegreeHeld = { degree: ResumeDegree; fit: FieldFit; missing: number; value: number };

/** The degree of the resume that comes nearest to the one asked, the highest of equal ones; null = it shows none. */
function nearestDegree(resume: ResumeFacts, asked: DegreeAsked): DegreeHeld | null {
  let nearest: DegreeHeld | null = null;
  for (const degree of resume.degrees) {
    const missing = degreeRank(asked.level) - degreeRank(degree.level);
    const fit = fieldFit(degree, asked.level === "school" ? [] : asked.fields);
    const accepted = fit === "related" && asked.orRelated ? 1 : FIELD_VALUES[fit];
    const value = (missing <= 0 ? 1 : missing === 1 ? 0.5 : 0.2) * accepted;
    if (value > (nearest?.value ?? 0)) nearest = { degree, fit, missing, value };
  }
  return nearest;
}

const NO_DEGREE_VALUE = 0.15;
const EXPERIENCE_COUNTS = 0.3;

function degreeValue(resume: ResumeFacts, asked: DegreeAsked): number {
  const value = Math.max(NO_DEGREE_VALUE, nearestDegree(resume, asked)?.value ?? 0);
  return asked.orExperience ? value + EXPERIENCE_COUNTS * (1 - value) : value;
}

function educationValue(
  resume: ResumeFacts,
  listing: ListingFacts,
  query: Query,
  ready: PreparedListing,
): number | null {
  const values: number[] = [];
  if (listing.degree) {
    let value = query.degreeValues.get(ready.degreeKey);
    if (value === undefined) {
      value = degreeValue(resume, listing.degree);
      query.degreeValues.set(ready.degreeKey, value);
    }
    values.push(value);
  }
  if (listing.licences.length > 0) {
    const held = listing.licences.filter(({ id }) => resume.licences.some((licence) => licence.id === id)).length;
    values.push(held / listing.licences.length);
  }
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function milesApart(resume: ResumeFacts, listing: ListingFacts): number | null {
  return resume.place && listing.place ? milesBetween(resume.place, listing.place) : null;
}

function placeValue(resume: ResumeFacts, listing: ListingFacts): number | null {
  const values: number[] = [];
  if (listing.remote) values.push(resume.wishes.remote === false ? 0.6 : 1);
  else if (listing.place) {
    const miles = milesApart(resume, listing);
    let value = UNKNOWN_VALUE;
    if (miles !== null) {
      value = 1 / (1 + (miles / MILES_HALF) ** 2);
      if (listing.place.state === resume.place?.state) value = Math.max(value, SAME_STATE_VALUE + 0.1 * value);
    }
    values.push(resume.wishes.remote === true ? value * 0.4 : value);
  }
  if (listing.pay && resume.wishes.minimumPay)
    values.push(Math.min(1, listing.pay.most / resume.wishes.minimumPay) ** 3);
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** What each part reaches, from 0 to 1, in the order of PARTS; null where the posting says nothing. */
function partValues(resume: ResumeFacts, listing: ListingFacts, weights: SkillWeights): (number | null)[] {
  const query = prepareResume(resume, weights);
  const ready = prepareListing(listing, weights);
  return [
    roleValue(query, listing, ready, weights),
    skillsValue(query, listing.required, ready.requiredWeight, weights),
    skillsValue(query, listing.wanted, ready.wantedWeight, weights),
    yearsLevelValue(resume, listing, nearness(query, ready)),
    educationValue(resume, listing, query, ready),
    placeValue(resume, listing),
  ];
}

function totalOf(values: (number | null)[]): number {
  let points = 0;
  let possible = 0;
  values.forEach((value, index) => {
    if (value === null) return;
    const weight = PARTS[index]!.weight;
    points += weight * value;
    possible += weight;
  });
  return Math.round(((points * 100) / possible) * 1e6) / 1e6;
}

/** The unrounded score alone, without its reasons: for ranking many listings. */
export function scoreTotal(resume: ResumeFacts, listing: ListingFacts, weights: SkillWeights): number {
  return totalOf(partValues(resume, listing, weights));
}

/** What bounds the scores of many listings under one set of weights, in typed arrays: about 60 bytes a listing. */
export type BoundTable = {
  /** Families of listing i: from starts[i] up to starts[i + 1]. */
  starts: Uint32Array;
  families: Uint8Array;
  shares: Float64Array;
  /** Weight of the parts besides the role that the listing may state. */
  rest: Uint8Array;
  byTitleTerm: Map<string, number[]>;
};

const FAMILY_INDEX = new Map(OCCUPATION_FAMILIES.map(({ id }, index) => [id, index]));
const BOUND_MARGIN = 1e-5;

/** Prepares listings for `scoreBounds`. */
export function makeBoundTable(listings: ListingFacts[], weights: SkillWeights): BoundTable {
  const all = listings.map((listing) => prepareListing(listing, weights).families);
  const entries = all.reduce((sum, families) => sum + families.length, 0);
  const table: BoundTable = {
    starts: new Uint32Array(listings.length + 1),
    families: new Uint8Array(entries),
    shares: new Float64Array(entries),
    rest: new Uint8Array(listings.length),
    byTitleTerm: new Map(),
  };
  let at = 0;
  listings.forEach((listing, index) => {
    for (const { family, share } of all[index]!) {
      table.families[at] = FAMILY_INDEX.get(family) ?? 0;
      table.shares[at] = share;
      at++;
    }
    table.starts[index + 1] = at;
    const stated = [
      true,
      listing.required.length > 0,
      listing.wanted.length > 0,
      listing.years !== null || listing.level !== null,
      listing.degree !== null || listing.licences.length > 0,
      listing.remote || listing.place !== null || listing.pay !== null,
    ];
    table.rest[index] = PARTS.reduce((sum, { weight }, part) => sum + (part > 0 && stated[part] ? weight : 0), 0);
    for (const term of listing.titleTerms) {
      const list = table.byTitleTerm.get(term);
      if (list) list.push(index);
      else table.byTitleTerm.set(term, [index]);
    }
  });
  return table;
}

/** No listing's unrounded score is above its bound: the role by its families, a shared title word as a full match. */
export function scoreBounds(resume: ResumeFacts, table: BoundTable, weights: SkillWeights): Float64Array {
  const query = prepareResume(resume, weights);
  const affinity = Float64Array.from(OCCUPATION_FAMILIES, ({ id }) => query.affinity.get(id) ?? 0);
  const sharesTerm = new Uint8Array(table.rest.length);
  for (const { terms } of query.titles) {
    for (const term of terms) for (const index of table.byTitleTerm.get(term) ?? []) sharesTerm[index] = 1;
  }
  const role = PARTS[0]!.weight;
  const bounds = new Float64Array(table.rest.length);
  for (let index = 0; index < bounds.length; index++) {
    let family = 0;
    for (let at = table.starts[index]!; at < table.starts[index + 1]!; at++) {
      family += table.shares[at]! * affinity[table.families[at]!]!;
    }
    const value = curve(FAMILY_SHARE * family + (1 - FAMILY_SHARE) * sharesTerm[index]!, ROLE_CURVE);
    const rest = table.rest[index]!;
    bounds[index] = ((role * value + rest) * 100) / (role + rest) + BOUND_MARGIN;
  }
  return bounds;
}

/** Whole numbers nearest to the shares that add up to the total, none above its limit. */
export function roundToSum(shares: number[], total: number, limits: number[]): number[] {
  const whole = shares.map((share, index) => Math.min(Math.floor(share + 1e-9), limits[index]!));
  let left = total - whole.reduce((sum, value) => sum + value, 0);
  const order = shares
    .map((share, index) => ({ index, rest: share - whole[index]! }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  while (left > 0) {
    const before = left;
    for (const { index } of order) {
      if (left > 0 && whole[index]! < limits[index]!) {
        whole[index]! += 1;
        left--;
      }
    }
    if (left === before) break;
  }
  return whole;
}

/**
 * Scores a resume against a listing from 0 to 100 by fixed arithmetic, with the reasons of every part. The same facts and
 * weights give the same answer for ever; throws nothing.
 */
export function scoreMatch(resume: ResumeFacts, listing: ListingFacts, weights: SkillWeights): MatchScore {
  const values = partValues(resume, listing, weights);
  const total = totalOf(values);
  const score = Math.round(total);
  const possible = PARTS.reduce((sum, { weight }, index) => sum + (values[index] === null ? 0 : weight), 0);
  const stated = PARTS.map((part, index) => ({ ...part, value: values[index]!, known: values[index] !== null })).filter(
    ({ known }) => known,
  );
  const exact = stated.map(({ weight }) => (weight * 100) / possible);
  const limits = roundToSum(
    exact,
    100,
    stated.map(() => 100),
  );
  const points = roundToSum(
    exact.map((of, index) => of * stated[index]!.value),
    score,
    limits,
  );

  const query = prepareResume(resume, weights);
  const parts: ScorePart[] = stated.map(({ key, label }, index) => ({
    key,
    label,
    points: points[index]!,
    of: limits[index]!,
    evidence: evidenceOf(key, resume, listing, query, weights),
  }));
  const byWeight = (a: NamedAsk, b: NamedAsk) =>
    skillWeight(b.id, weights) - skillWeight(a.id, weights) || (a.id < b.id ? -1 : 1);
  const asks = [...listing.required, ...listing.wanted];
  const near = nearness(query, prepareListing(listing, weights));
  return {
    version: SCORE_VERSION,
    weightsId: weights.id,
    total,
    score,
    parts,
    matchedSkills: asks
      .filter(({ id }) => query.held.get(id)?.through === null)
      .sort(byWeight)
      .map(({ name }) => name),
    requirementsMet: listing.requirements.map((requirement) =>
      meetsRequirement(requirement, resume, query, weights, near),
    ),
    missing: listing.required
      .filter(({ id }) => !query.held.has(id))
      .sort(byWeight)
      .map(({ name, sentence }) => ({ skill: name, posting: listing.sentences[sentence] ?? "" })),
    knockOuts: listing.knockOuts.map((knockOut) => toKnockOut(knockOut, resume, listing, query, near)),
    unstatedParts: PARTS.filter((_, index) => values[index] === null).map(({ label }) => label),
  };
}

function meetsRequirement(
  requirement: RequirementFacts,
  resume: ResumeFacts,
  query: Query,
  weights: SkillWeights,
  near: number,
): boolean {
  const { skills, years, degree, fields, licences, languages, words } = requirement;
  if (years !== null && (resume.years === null || resume.years < years)) return false;
  if (degree !== null && degree !== "school" && !resume.degrees.some((held) => meetsDegree(held, degree, fields)))
    return false;
  if (licences.length > 0 && !licences.some((id) => resume.licences.some((held) => held.id === id))) return false;
  if (languages.length > 0 && !languages.some((id) => holdsLanguage(id, resume))) return false;
  if (skills.length > 0) {
    const all = skills.reduce((sum, id) => sum + skillWeight(id, weights), 0);
    const held = skills.reduce((sum, id) => sum + (query.held.get(id)?.strength ?? 0) * skillWeight(id, weights), 0);
    if (held >= REQUIREMENT_SKILL_SHARE * all) return true;
    return requirement.work.length > 0 && hasDoneWork(requirement.work, resume);
  }
  // Years of a work that no skill names are only met by work of that field.
  if (years !== null)
    return requirement.work.length === 0 || hasDoneWork(requirement.work, resume) || near >= NEAR_ENOUGH;
  if (degree !== null || licences.length > 0 || languages.length > 0) return true;
  const mine = new Set(resume.words.map(([word]) => word));
  return words.length > 0 && words.filter((word) => mine.has(word)).length >= REQUIREMENT_WORD_SHARE * words.length;
}

function meetsDegree(held: ResumeDegree, level: DegreeLevel, fields: string[]): boolean {
  return degreeRank(held.level) >= degreeRank(level) && !["unknown", "other"].includes(fieldFit(held, fields));
}

function hasDoneWork(work: string[], resume: ResumeFacts): boolean {
  return resume.titles.some((title) => title.line !== null && work.every((word) => title.work.includes(word)));
}

function holdsLanguage(id: string, resume: ResumeFacts): boolean {
  return resume.languages.some((language) => language.id === id);
}

function toKnockOut(
  { kind, sentence, ids }: ListingFacts["knockOuts"][number],
  resume: ResumeFacts,
  listing: ListingFacts,
  query: Query,
  near: number,
): KnockOut {
  return {
    kind,
    sentence: listing.sentences[sentence] ?? "",
    met: knockOutMet(kind, ids, resume, listing, query, near),
  };
}

function knockOutMet(
  kind: KnockOut["kind"],
  ids: string[],
  resume: ResumeFacts,
  listing: ListingFacts,
  query: Query,
  near: number,
): KnockOut["met"] {
  switch (kind) {
    case "licence":
      if (ids.some((id) => resume.licences.some((licence) => licence.id === id))) return "yes";
      // Hardly anybody writes a driver's licence into a resume.
      return ids.includes("driver-s-license") ? "unknown" : "no";
    case "language":
      return ids.every((id) => id === "english" || holdsLanguage(id, resume)) &&
        ids.some((id) => id !== "english" || holdsLanguage(id, resume))
        ? "yes"
        : "unknown";
    case "work-right":
      return resume.workRight ? "yes" : "unknown";
    case "years":
      if (resume.years === null || !listing.years) return "unknown";
      if (resume.years < listing.years.asked) return "no";
      // Enough years, but of what? Only work near the field, with a skill the sentence names, answers that.
      if (near < NEAR_ENOUGH || (ids.length > 0 && !ids.some((id) => query.held.has(id)))) return "unknown";
      return "yes";
    case "education":
      return listing.degree ? educationMet(resume, listing.degree) : "unknown";
    case "place": {
      const miles = milesApart(resume, listing);
      return miles === null ? "unknown" : miles <= COMMUTE_MILES ? "yes" : "no";
    }
  }
}

function educationMet(resume: ResumeFacts, asked: DegreeAsked): KnockOut["met"] {
  if (resume.degrees.length === 0) return "unknown";
  const enough = resume.degrees.filter(({ level }) => degreeRank(level) >= degreeRank(asked.level));
  if (enough.length === 0) return "no";
  const fits = enough.map((degree) => fieldFit(degree, asked.level === "school" ? [] : asked.fields));
  if (fits.some((fit) => fit === "any" || fit === "same" || (fit === "related" && asked.orRelated))) return "yes";
  // Which fields count as related, and what an unnamed field was, only people can tell.
  return asked.orRelated || fits.includes("related") || fits.includes("unknown") ? "unknown" : "no";
}

function evidenceOf(
  key: ScorePartKey,
  resume: ResumeFacts,
  listing: ListingFacts,
  query: Query,
  weights: SkillWeights,
): ScoreEvidence[] {
  const near = nearness(query, prepareListing(listing, weights));
  switch (key) {
    case "role":
      return roleEvidence(resume, listing, weights);
    case "required-skills":
      return skillEvidence(listing.required, listing, query, weights);
    case "wanted-skills":
      return skillEvidence(listing.wanted, listing, query, weights);
    case "years-level":
      return yearsLevelEvidence(resume, listing, near);
    case "education-licence":
      return educationEvidence(resume, listing);
    case "place":
      return placeEvidence(resume, listing);
  }
}

function titleLine(title: ResumeTitle): ResumeLine | null {
  return title.line === null ? null : { line: title.line, text: title.text };
}

function roleEvidence(resume: ResumeFacts, listing: ListingFacts, weights: SkillWeights): ScoreEvidence[] {
  const evidence: ScoreEvidence[] = [];
  const families = prepareListing(listing, weights).families;
  const kinshipOf = (title: ResumeTitle) => {
    let kinship = 0;
    for (const mine of title.families) {
      for (const theirs of families) kinship += mine.share * theirs.share * familyKinship(mine.family, theirs.family);
    }
    return kinship * title.weight;
  };
  const closest = resume.titles
    .map((title, index) => ({ title, index, kinship: kinshipOf(title) }))
    .filter(({ kinship }) => kinship > 0.02)
    .sort((a, b) => b.kinship - a.kinship || a.index - b.index)
    .slice(0, 2);
  const main = [...families].sort((a, b) => b.share - a.share || (a.family < b.family ? -1 : 1))[0];
  const field = main ? familyName(main.family) : "this field";
  for (const { title } of closest) {
    const same = main && title.families[0]?.family === main.family;
    const whose = title.line === null ? "You look for" : "You show";
    evidence.push({
      note: same ? `${whose} the same field of work: ${field}.` : `${whose} work related to ${field}.`,
      posting: listing.title,
      resume: titleLine(title),
    });
  }
  const shared = new Set<string>();
  for (const term of listing.titleTerms)
    if (!term.includes(" ") && resume.titles.some(({ terms }) => terms.includes(term))) shared.add(term);
  if (shared.size > 0) {
    const title = resume.titles.find(({ terms }) => terms.some((term) => shared.has(term)))!;
    evidence.push({
      note: `Both titles speak of ${[...shared].join(", ")}.`,
      posting: listing.title,
      resume: titleLine(title),
    });
  }
  if (closest.length === 0) {
    const text = familyLikeness(resume.words, weights.familyWords).find(
      ({ family, share }) => family === main?.family && share > 0.5,
    );
    evidence.push({
      note: text ? `Your text, not your titles, points to ${field}.` : `No title of yours is close to ${field}.`,
      posting: listing.title,
      resume: null,
    });
  }
  return evidence;
}

const SKILL_PLACES: Record<SkillPlace, string> = {
  experience: "shown in your experience",
  text: "named in your resume's text",
  list: "listed among your skills",
};

function skillEvidence(asks: NamedAsk[], listing: ListingFacts, query: Query, weights: SkillWeights): ScoreEvidence[] {
  return asks
    .flatMap((ask) => {
      const held = query.held.get(ask.id);
      return held ? [{ ask, held, weight: held.strength * skillWeight(ask.id, weights) }] : [];
    })
    .sort((a, b) => b.weight - a.weight || (a.ask.id < b.ask.id ? -1 : 1))
    .map(({ ask, held }) => ({
      note:
        held.through !== null
          ? `${ask.name}, in part through ${held.through}.`
          : `${ask.name}, ${SKILL_PLACES[held.where]}.`,
      posting: listing.sentences[ask.sentence] ?? null,
      resume: held.at,
    }));
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

function yearsLevelEvidence(resume: ResumeFacts, listing: ListingFacts, near: number): ScoreEvidence[] {
  const evidence: ScoreEvidence[] = [];
  if (listing.years) {
    const asked = plural(listing.years.asked, "year");
    evidence.push({
      note:
        resume.years === null
          ? `Asked ${asked}; your resume gives no dates.`
          : near < NEAR_ENOUGH
            ? `Asked ${asked}; you show ${resume.years}, mostly in other work.`
            : `Asked ${asked}, you show ${resume.years}.`,
      posting: listing.sentences[listing.years.sentence] ?? null,
      resume: null,
    });
  }
  if (listing.level !== null) {
    const note =
      resume.level === null
        ? "Your titles name no level."
        : resume.level === listing.level
          ? "The same level as yours."
          : resume.level > listing.level
            ? "A step below your level."
            : "A step above your level.";
    evidence.push({
      note,
      posting: listing.title,
      resume: resume.level === null || !resume.titles[0] ? null : titleLine(resume.titles[0]),
    });
  }
  return evidence;
}

const DEGREE_NOTES: Record<FieldFit, string> = {
  any: "You show the degree asked.",
  same: "You show the degree asked.",
  related: "You show a degree of the level asked, in a related field.",
  unknown: "You show a degree of the level asked; your resume does not name its field.",
  other: "You show a degree of the level asked, in another field.",
};

function educationEvidence(resume: ResumeFacts, listing: ListingFacts): ScoreEvidence[] {
  const evidence: ScoreEvidence[] = [];
  if (listing.degree) {
    const held = nearestDegree(resume, listing.degree);
    evidence.push({
      note: !held
        ? "Your resume shows no degree."
        : held.missing > 0
          ? "Your degree is below the one asked."
          : DEGREE_NOTES[held.fit],
      posting: listing.sentences[listing.degree.sentence] ?? null,
      resume: held?.degree.at ?? null,
    });
  }
  for (const { id, name, sentence } of listing.licences) {
    const held = resume.licences.find((licence) => licence.id === id);
    evidence.push({
      note: held ? `You show ${name}.` : `${name} is asked; your resume does not show it.`,
      posting: listing.sentences[sentence] ?? null,
      resume: held?.at ?? null,
    });
  }
  return evidence;
}

function placeEvidence(resume: ResumeFacts, listing: ListingFacts): ScoreEvidence[] {
  const evidence: ScoreEvidence[] = [];
  if (listing.remote) {
    evidence.push({ note: "The work is remote.", posting: "Remote", resume: resume.place?.at ?? null });
  } else if (listing.place) {
    const miles = milesApart(resume, listing);
    const note =
      miles === null
        ? "Your resume names no place that we know."
        : miles < 1
          ? "The same place as yours."
          : `About ${plural(Math.round(miles), "mile")} from your place.`;
    evidence.push({ note, posting: listing.place.text, resume: resume.place?.at ?? null });
  }
  if (listing.pay && resume.wishes.minimumPay) {
    const enough = listing.pay.most >= resume.wishes.minimumPay;
    evidence.push({
      note: enough ? "The pay reaches your minimum." : "The pay is below your minimum.",
      posting: listing.pay.text,
      resume: null,
    });
  }
  return evidence;
}
