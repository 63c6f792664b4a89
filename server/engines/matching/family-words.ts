import { OCCUPATION_FAMILIES } from "../analysis/lexicon/occupation-families.ts";
import type { Steps } from "../steps.ts";
import type { FamilyShare } from "../analysis/title-families.ts";
import { vocabularyTerm } from "./text-terms.ts";

export type FamilyWords = {
  families: string[];
  words: Record<string, [family: number, weight: number][]>;
  /** `unseen` is used for a word that the texts do not contain. */
  rarity: Record<string, number>;
  unseen: number;
};

export type FamilyExample = { words: [string, number][]; families: FamilyShare[] };

const MIN_EXAMPLES = 4;
const HALF_TRUST_EXAMPLES = 3; // at this many examples, learned and written words weigh the same
/** A word must be four times as common as elsewhere, and in a few texts, to indicate a family. */
const COMMON_SHARE = 4;
const MIN_TEXTS = 3;
const MIN_RARITY_TEXTS = 100;
const WORDS_PER_FAMILY = 250;

const FAMILY_IDS = OCCUPATION_FAMILIES.map((family) => family.id);
const FAMILY_INDEX = new Map(FAMILY_IDS.map((id, index) => [id, index]));

const WRITTEN: Map<string, number>[] = OCCUPATION_FAMILIES.map((family) => {
  const terms = family.vocabulary.split(";").map(vocabularyTerm);
  return new Map(terms.map((term, rank) => [term, (term.includes(" ") ? 1.5 : 1) * (1 - (0.5 * rank) / terms.length)]));
});

const WRITTEN_SPREAD = new Map<string, number>();
for (const words of WRITTEN)
  for (const term of words.keys()) WRITTEN_SPREAD.set(term, (WRITTEN_SPREAD.get(term) ?? 0) + 1);

function toUnit(words: Map<string, number>): Map<string, number> {
  let squares = 0;
  for (const weight of words.values()) squares += weight * weight;
  if (squares === 0) return words;
  const length = Math.sqrt(squares);
  return new Map([...words].map(([word, weight]) => [word, weight / length]));
}

function damp(count: number): number {
  return Math.log1p(count);
}

function* countTexts(examples: FamilyExample[]): Steps<Map<string, number>> {
  const seen = new Map<string, number>();
  for (const { words } of examples) {
    for (const [word] of words) seen.set(word, (seen.get(word) ?? 0) + 1);
    yield;
  }
  return seen;
}

function rarityIn(seen: Map<string, number>, total: number): (word: string) => number {
  const trusted = total / (total + MIN_RARITY_TEXTS);
  return (word) => {
    const learned = Math.log((total + 1) / ((seen.get(word) ?? 0) + 0.5));
    const written = Math.log((FAMILY_IDS.length + 1) / ((WRITTEN_SPREAD.get(word) ?? 2) + 0.5));
    return Math.max(0.05, trusted * learned + (1 - trusted) * written);
  };
}

type Vectors = { overall: Map<string, number>; sums: Map<string, number>[]; amounts: number[] };

function* addVectors(examples: FamilyExample[], rarityOf: (word: string) => number): Steps<Vectors> {
  const overall = new Map<string, number>();
  const sums = FAMILY_IDS.map(() => new Map<string, number>());
  const amounts = new Array<number>(FAMILY_IDS.length).fill(0);
  for (const { words, families } of examples) {
    const vector = toUnit(new Map(words.map(([word, count]) => [word, damp(count) * rarityOf(word)])));
    for (const [word, weight] of vector) overall.set(word, (overall.get(word) ?? 0) + weight / examples.length);
    for (const { family, share } of families) {
      const index = FAMILY_INDEX.get(family);
      if (index === undefined || share < 0.3) continue;
      amounts[index]! += share;
      const sum = sums[index]!;
      for (const [word, weight] of vector) sum.set(word, (sum.get(word) ?? 0) + weight * share);
    }
    yield;
  }
  return { overall, sums, amounts };
}

function learnedWords(index: number, { overall, sums, amounts }: Vectors, seen: Map<string, number>) {
  const learned = new Map<string, number>();
  for (const [word, sum] of sums[index]!) {
    const weight = sum / amounts[index]! - COMMON_SHARE * (overall.get(word) ?? 0);
    if (weight > 0 && (seen.get(word) ?? 0) >= MIN_TEXTS) learned.set(word, weight);
  }
  return toUnit(learned);
}

function mixWords(written: Map<string, number>, learned: Map<string, number>, amount: number): Map<string, number> {
  const share = amount / (amount + HALF_TRUST_EXAMPLES);
  const mixed = new Map([...learned].map(([word, weight]) => [word, weight * share]));
  for (const [word, weight] of written) mixed.set(word, (mixed.get(word) ?? 0) + weight * (1 - share));
  return mixed;
}

/** Written vocabulary plus the family's mean tf-idf vector less several times the overall mean, from some texts on. */
export function* learnFamilyWords(examples: FamilyExample[]): Steps<FamilyWords> {
  const seen = yield* countTexts(examples);
  const rarityOf = rarityIn(seen, examples.length);
  const vectors = yield* addVectors(examples, rarityOf);
  const entries = new Map<string, [number, number][]>();
  for (const index of FAMILY_IDS.keys()) {
    const weighed = [...WRITTEN[index]!].map(([word, weight]) => [word, weight * Math.sqrt(rarityOf(word))] as const);
    const written = toUnit(new Map(weighed));
    const amount = vectors.amounts[index]!;
    const mixed = amount < MIN_EXAMPLES ? written : mixWords(written, learnedWords(index, vectors, seen), amount);
    const strongest = [...mixed].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, WORDS_PER_FAMILY);
    for (const [word, weight] of toUnit(new Map(strongest))) {
      const list = entries.get(word);
      const entry: [number, number] = [index, round(weight)];
      if (list) list.push(entry);
      else entries.set(word, [entry]);
    }
    yield;
  }
  const rarity = Object.fromEntries([...entries.keys()].map((word) => [word, round(rarityOf(word))]));
  return { families: FAMILY_IDS, words: Object.fromEntries(entries), rarity, unseen: round(rarityOf("")) };
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}

type KnownWord = { rarity: number; families: number[]; strengths: number[] };

export type ToldWord = { word: string; told: number; use: KnownWord };

const knownWords = new WeakMap<FamilyWords, Map<string, KnownWord>>();

/** The words of a model by a map: words that were just read are found in it faster than as names of an object. */
function knownWordsOf(model: FamilyWords): Map<string, KnownWord> {
  const known = knownWords.get(model);
  if (known) return known;
  const made = new Map(
    Object.entries(model.words).map(([word, uses]) => [
      word,
      {
        rarity: model.rarity[word] ?? 0,
        families: uses.map(([family]) => family),
        strengths: uses.map(([, strength]) => strength),
      },
    ]),
  );
  knownWords.set(model, made);
  return made;
}

/** The words of a text that the model knows, each looked up once for all that is made of it. */
export function toldWords(words: [string, number][], model: FamilyWords): ToldWord[] {
  const known = knownWordsOf(model);
  const told: ToldWord[] = [];
  for (const [word, count] of words) {
    const use = known.get(word);
    if (use) told.push({ word, told: damp(count) * use.rarity, use });
  }
  return told;
}

/** 1 for the strongest family, 0 for the average one and below. */
export function familyLikeness(words: ToldWord[], model: FamilyWords): FamilyShare[] {
  const dots = new Float64Array(model.families.length);
  for (const { told, use } of words) {
    for (let at = 0; at < use.families.length; at++) dots[use.families[at]!]! += told * use.strengths[at]!;
  }
  const best = Math.max(...dots);
  const mean = dots.reduce((sum, dot) => sum + dot, 0) / dots.length;
  if (best <= mean) return [];
  const likeness: FamilyShare[] = [];
  dots.forEach((dot, index) => {
    if (dot > mean) likeness.push({ family: model.families[index]!, share: (dot - mean) / (best - mean) });
  });
  return likeness.sort((a, b) => b.share - a.share || (a.family < b.family ? -1 : 1));
}

const SHARPNESS = 3;
const MAX_FAMILIES_OF_TEXT = 6;

/** Shares add up to 1, or there are none. */
export function likelyFamilies(likeness: FamilyShare[]): FamilyShare[] {
  const likely = likeness
    .slice(0, MAX_FAMILIES_OF_TEXT)
    .filter(({ share }) => share > 0.25)
    .map(({ family, share }) => ({ family, share: share ** SHARPNESS }));
  const sum = likely.reduce((total, { share }) => total + share, 0);
  return likely.map(({ family, share }) => ({ family, share: share / sum }));
}

/** Where a title fits several families, the text decides; `untold` stays with those it does not mention. */
export function weighByText(shares: FamilyShare[], text: FamilyShare[], untold: number): FamilyShare[] {
  if (shares.length < 2 || text.length === 0) return shares;
  const likeness = new Map(text.map(({ family, share }) => [family, share]));
  const weighed = shares.map(({ family, share }) => ({
    family,
    share: share * (untold + (1 - untold) * (likeness.get(family) ?? 0)),
  }));
  const before = shares.reduce((sum, { share }) => sum + share, 0);
  const after = weighed.reduce((sum, { share }) => sum + share, 0);
  if (after === 0) return shares;
  return weighed.map(({ family, share }) => ({ family, share: (share * before) / after }));
}
