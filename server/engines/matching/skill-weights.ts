import { createHash } from "node:crypto";
import { OCCUPATION_FAMILIES_VERSION } from "../analysis/lexicon/occupation-families.ts";
import { isGroupTerm } from "../analysis/title-terms.ts";
import { TITLES_VERSION } from "../analysis/title-families.ts";
import { isLevelWord } from "../analysis/title-words.ts";
import { doAtOnce, doInSlices, type Steps } from "../steps.ts";
import { type FamilyWords, learnFamilyWords } from "./family-words.ts";
import { LISTING_FACTS_VERSION, type ListingFacts } from "./listing-facts.ts";

const SKILL_WEIGHTS_VERSION = 2; // raise it with every change of how the weights are made

/** Frozen from the listings of one moment: scores made with the same weights never change. `id` names the content. */
export type SkillWeights = {
  version: number;
  id: string;
  listings: number;
  skills: Record<string, number>;
  unseenSkill: number;
  titleTerms: Record<string, number>;
  unseenTitleTerm: number;
  familyWords: FamilyWords;
};

const MAX_LISTINGS_READ = 20_000;
/** Counts every term as seen in this many listings more, so that few listings make no extremes. */
const SMOOTHING = 3;
const LEVEL_WORD_SHARE = 0.25;
const PAIR_SHARE = 0.8;
const GROUP_SHARE = 0.8;

function rarity(total: number, seen: number): number {
  return Math.round(Math.log1p((total + SMOOTHING * 10) / (seen + SMOOTHING)) * 1e4) / 1e4;
}

function* weigh(listings: ListingFacts[]): Steps<SkillWeights> {
  const step = Math.max(1, Math.ceil(listings.length / MAX_LISTINGS_READ));
  const read = step === 1 ? listings : listings.filter((_, index) => index % step === 0);
  const skillsSeen = new Map<string, number>();
  const termsSeen = new Map<string, number>();
  for (const { required, wanted, titleTerms } of read) {
    for (const { id } of required) skillsSeen.set(id, (skillsSeen.get(id) ?? 0) + 1);
    for (const { id } of wanted) skillsSeen.set(id, (skillsSeen.get(id) ?? 0) + 1);
    for (const term of titleTerms) termsSeen.set(term, (termsSeen.get(term) ?? 0) + 1);
    yield;
  }
  const byName = ([a]: [string, number], [b]: [string, number]) => (a < b ? -1 : 1);
  const skills: Record<string, number> = {};
  for (const [id, seen] of [...skillsSeen].sort(byName)) skills[id] = rarity(read.length, seen);
  const titleTerms: Record<string, number> = {};
  for (const [term, seen] of [...termsSeen].sort(byName))
    titleTerms[term] = rarity(read.length, seen) * termShare(term);

  const content = {
    version: SKILL_WEIGHTS_VERSION,
    listings: read.length,
    skills,
    unseenSkill: rarity(read.length, 0),
    titleTerms,
    unseenTitleTerm: rarity(read.length, 0),
    familyWords: yield* learnFamilyWords(read.map(({ words, titleFamilies }) => ({ words, families: titleFamilies }))),
  };
  const versions = [OCCUPATION_FAMILIES_VERSION, TITLES_VERSION, LISTING_FACTS_VERSION];
  const id = createHash("sha256")
    .update(JSON.stringify([versions, content]))
    .digest("hex")
    .slice(0, 16);
  return { ...content, id };
}

/** Weighs skills, title words and family words by rarity in the listings given (evenly sampled above 20,000). */
export function skillWeights(listings: ListingFacts[]): SkillWeights {
  return doAtOnce(weigh(listings));
}

/** The same in slices, for a process that others wait for. */
export async function skillWeightsInSlices(listings: ListingFacts[]): Promise<SkillWeights> {
  return await doInSlices(weigh(listings));
}

function termShare(term: string): number {
  if (isGroupTerm(term)) return GROUP_SHARE;
  return term.includes(" ") ? PAIR_SHARE : isLevelWord(term) ? LEVEL_WORD_SHARE : 1;
}

export function titleTermWeight(term: string, weights: SkillWeights): number {
  // "constructor" is a word of titles and a property of every object.
  return Object.hasOwn(weights.titleTerms, term)
    ? weights.titleTerms[term]!
    : weights.unseenTitleTerm * termShare(term);
}

export function skillWeight(id: string, weights: SkillWeights): number {
  return Object.hasOwn(weights.skills, id) ? weights.skills[id]! : weights.unseenSkill;
}
