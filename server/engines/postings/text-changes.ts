import { isSlip } from "./spelling.ts";
import { SHINGLE_WORDS, shinglesOf, type TextLikeness } from "./text-likeness.ts";

export type TextChanges = {
  /** How much of the text that says less is in the other, 0 to 1. */
  shared: number;
  /** How much of it says another thing in place of what the other says, 0 to 1. */
  replaced: number;
  /** Telling words of the text that says less. */
  words: number;
};

type Side = {
  words: readonly string[];
  /** 1 for words that tell about the job, 0 for headings and for what tells about the employer. */
  weights: readonly number[];
  isShared: readonly boolean[];
  /** Where a run of words begins that stands there once; -1 where it stands there again. */
  at: ReadonlyMap<number, number>;
  total: number;
};

/** Words from `from` up to, without, `to`, which the other text lacks. */
type Run = { from: number; to: number; weight: number };

const LEAST_SENTENCE = 4; // fewer words are a heading
const LEAST_TELLING = 30; // with fewer telling words in one of them all words count

function weightsOf({ sentences, isAboutEmployer }: TextLikeness): number[] {
  return sentences.flatMap((words, at) =>
    words.map(() => (words.length < LEAST_SENTENCE || isAboutEmployer[at] ? 0 : 1)),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function readSide(text: TextLikeness, weights: readonly number[], other: TextLikeness): Side {
  const words = text.sentences.flat();
  const isShared = words.map(() => false);
  const at = new Map<number, number>();
  for (const [from, shingle] of shinglesOf(words).entries()) {
    at.set(shingle, at.has(shingle) ? -1 : from);
    if (other.shingles.has(shingle)) isShared.fill(true, from, from + SHINGLE_WORDS);
  }
  return { words, weights, isShared, at, total: sum(weights) };
}

function runsOf({ words, weights, isShared }: Side): Run[] {
  const runs: Run[] = [];
  for (let from = 0; from < words.length; from++) {
    if (isShared[from]) continue;
    let to = from;
    while (to < words.length && !isShared[to]) to++;
    runs.push({ from, to, weight: sum(weights.slice(from, to)) });
    from = to;
  }
  return runs;
}

/** Where in the other text the words before a run end, and those behind it begin; null where that is unclear. */
function gapFor({ from, to }: Run, { words }: Side, other: Side): { from: number | null; to: number | null } {
  const place = (start: number): number | null => {
    const [shingle = 0] = shinglesOf(words.slice(start, start + SHINGLE_WORDS));
    const at = other.at.get(shingle) ?? -1;
    return at < 0 ? null : at;
  };
  const before = from === 0 ? null : place(from - SHINGLE_WORDS);
  return {
    from: from === 0 ? 0 : before === null ? null : before + SHINGLE_WORDS,
    to: to === words.length ? other.words.length : place(to),
  };
}

function ownWeight({ weights, isShared }: Side, from: number, to: number): number {
  return sum(weights.slice(from, to).map((weight, at) => (isShared[from + at] ? 0 : weight)));
}

const MOST_PASSING = 2; // overlapping runs of words may make the borders of a gap pass each other
const MOST_SPELLED = 3;

function isMisspelled(one: readonly string[], other: readonly string[]): boolean {
  const isShort = one.length === other.length && one.length <= MOST_SPELLED;
  return isShort && one.every((word, at) => isSlip(word, other[at]!));
}

function replacedIn(side: Side, other: Side): { surely: number; perhaps: number } {
  let [surely, perhaps] = [0, 0];
  for (const run of runsOf(side)) {
    if (run.weight === 0) continue;
    const gap = gapFor(run, side, other);
    if (gap.from === null || gap.to === null || gap.to - gap.from < -MOST_PASSING) {
      perhaps += run.weight;
      continue;
    }
    const opposite = ownWeight(other, gap.from, gap.to);
    const isMoved = gap.to - gap.from > MOST_PASSING && opposite === 0;
    if (isMoved) perhaps += run.weight;
    else if (!isMisspelled(side.words.slice(run.from, run.to), other.words.slice(gap.from, gap.to))) {
      surely += Math.min(run.weight, opposite);
    }
  }
  return { surely, perhaps };
}

/** Compares texts by what was left out, what was added and what was put in another's place. */
export function compareTexts(a: TextLikeness, b: TextLikeness): TextChanges {
  const telling = [weightsOf(a), weightsOf(b)];
  const areLong = telling.every((weights) => sum(weights) >= LEAST_TELLING);
  const [weightsA = [], weightsB = []] = areLong ? telling : telling.map((weights) => weights.map(() => 1));
  const [sideA, sideB] = [readSide(a, weightsA, b), readSide(b, weightsB, a)];
  const smaller = sideA.total <= sideB.total ? sideA : sideB;
  const [inA, inB] = [replacedIn(sideA, sideB), replacedIn(sideB, sideA)];
  const replaced = Math.max(inA.surely, inB.surely) + Math.min(inA.perhaps, inB.perhaps);
  const total = Math.max(1, smaller.total);
  return {
    shared: 1 - ownWeight(smaller, 0, smaller.words.length) / total,
    replaced: replaced / total,
    words: smaller.total,
  };
}
