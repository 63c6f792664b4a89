import { MONTHS } from "./month-names.ts";
import { haveOneStem, isSlip } from "./spelling.ts";
import type { TextLikeness } from "./text-likeness.ts";

const MOST_SWAPPED = 3;
const LEAST_SHARED = 3;
const MOST_SENTENCES = 80;
const YEAR = /^20[2-4]\d$/;
/** Numbers beside these rise by themselves. */
const COUNTED = new Set("ago applicants applicant views clicks vor jours posted updated".split(" "));
/** What stands behind these changes with each posting, or is read elsewhere. */
const NO_TELLING_LABELS = new Set(
  "reference ref id number requisition req job nr kennziffer vacancies openings positions salary pay compensation range rate".split(
    " ",
  ),
);
const REFERENCES = new Set(
  "reference ref referenz referenznummer referencia id requisition req kennziffer kennung stellennummer".split(" "),
);
const NUMBER_WORDS = new Set("number no nr nummer numero".split(" "));
const MOST_OF_A_FACT = 3; // more words behind a colon may be the first item of a list, whose order differs
const MOST_OF_A_PHRASE = 8;
/** "The plant in the north of town": so much of a sentence is the same that one word in it was changed on purpose. */
const LEAST_OF_A_FRAME = 6;
const MOST_ALONE = 2;
const CUT_SHARE = 0.9; // a text with less of the other's words was cut, and so was its last sentence
const LEAST_ALIKE_IN_PLACE = 2;
const MOST_IN_PLACE = 14;

/** Two phrases between the same words, and those words. Where they stand alone, they tell even if said elsewhere, too. */
type Swap = { one: string[]; other: string[]; around: string[]; isAlone?: boolean };

type Slots = Map<string, string | null>;

/** What stands between each two pairs of words; null where it is not always the same. */
function slotsOf(sentences: readonly string[][]): Slots {
  const slots: Slots = new Map();
  const add = (around: string, within: string) => {
    const known = slots.get(around);
    slots.set(around, known === undefined || known === within ? within : null);
  };
  for (const words of sentences) {
    for (let at = 2; at < words.length - 2; at++) {
      for (let length = 1; length <= MOST_SWAPPED && at + length + 1 < words.length; length++) {
        const [left, right] = [words.slice(at - 2, at), words.slice(at + length, at + length + 2)];
        add([...left, ...right].join(" "), words.slice(at, at + length).join(" "));
      }
    }
  }
  return slots;
}

function* swapsWithin(a: TextLikeness, b: TextLikeness): Generator<Swap> {
  const slots = slotsOf(a.sentences);
  for (const [around, other] of slotsOf(b.sentences)) {
    const one = slots.get(around);
    if (one && other && one !== other) {
      yield { one: one.split(" "), other: other.split(" "), around: around.split(" ") };
    }
  }
}

function sharedLength(a: string[], b: string[], isFromEnd: boolean): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  const at = (words: string[]) => (isFromEnd ? words.at(-1 - length) : words[length]);
  while (length < most && at(a) === at(b)) length++;
  return length;
}

/** Where a list cut its text, a word is half there. */
function isCut(one: string[], other: string[]): boolean {
  const [part = ""] = one;
  return one.length === 1 && (other[0]?.startsWith(part) || other.at(-1)?.endsWith(part) || false);
}

/** Sentences that the other text holds neither whole nor, where a list cut them, as a part. */
function ownSentences({ sentences }: TextLikeness, other: TextLikeness): string[][] {
  const whole = other.sentences.flat().join(" ");
  return sentences.filter((words) => !whole.includes(words.join(" "))).slice(0, MOST_SENTENCES);
}

function swapBetween(one: string[], other: string[]) {
  const before = sharedLength(one, other, false);
  const [restOfOne, restOfOther] = [one.slice(before), other.slice(before)];
  const after = sharedLength(restOfOne, restOfOther, true);
  const [own, others] = [restOfOne, restOfOther].map((rest) => rest.slice(0, rest.length - after));
  return { before, after, shared: before + after, own: own ?? [], others: others ?? [] };
}

/** Sentences that begin or end alike and go on differently, each with the one that is most like it. */
function* swapsOfSentences(a: TextLikeness, b: TextLikeness): Generator<Swap> {
  const [ownA, ownB] = [ownSentences(a, b), ownSentences(b, a)];
  for (const one of ownA) {
    const [closest] = ownB.map((other) => swapBetween(one, other)).sort((x, y) => y.shared - x.shared);
    if (!closest || closest.shared < LEAST_SHARED) continue;
    const { before, after, shared, own, others } = closest;
    const most = before > 1 && after > 1 ? Number.POSITIVE_INFINITY : MOST_OF_A_PHRASE;
    // With more words it is another sentence, and the share of what was replaced tells that.
    if (own.length === 0 || others.length === 0 || Math.max(own.length, others.length) > most) continue;
    const isAlone = shared >= LEAST_OF_A_FRAME && own.length === others.length && own.length <= MOST_ALONE;
    if (!isCut(own, others) && !isCut(others, own)) yield { one: own, other: others, around: one, isAlone };
  }
}

/** What stands behind the same label, unless the other text tells it elsewhere. */
function* swapsOfLabels(a: TextLikeness, b: TextLikeness): Generator<Swap> {
  const [wholeA, wholeB] = [a, b].map(({ sentences }) => ` ${sentences.flat().join(" ")} `) as [string, string];
  const isElsewhere = (words: string[], whole: string, labelled: readonly string[][]) => {
    const told = words.join(" ");
    return words.length > MOST_OF_A_FACT
      ? whole.includes(` ${told} `)
      : labelled.some((other) => other.join(" ") === told);
  };
  for (const [label, ones] of a.labelled) {
    if (NO_TELLING_LABELS.has(label.split(" ").at(-1) ?? "")) continue;
    const others = b.labelled.get(label) ?? [];
    if (others.length === 0) continue;
    if (ones.some((one) => isElsewhere(one, wholeB, others)) || others.some((one) => isElsewhere(one, wholeA, ones))) {
      continue;
    }
    yield { one: ones.flat(), other: others.flat(), around: label.split(" "), isAlone: true };
  }
}

function byNeighbours({ sentences }: TextLikeness): Map<string, string[]> {
  const key = (at: number) => sentences[at]?.join(" ") ?? "";
  return new Map(
    sentences.flatMap((words, at) =>
      words.length > MOST_IN_PLACE ? [] : [[`${key(at - 1)}|${key(at + 1)}`, words] as const],
    ),
  );
}

function* swapsInPlace(a: TextLikeness, b: TextLikeness): Generator<Swap> {
  const others = byNeighbours(b);
  for (const [place, one] of byNeighbours(a)) {
    const other = others.get(place);
    if (!other || place === "|") continue;
    const before = sharedLength(one, other, false);
    const [restOfOne, restOfOther] = [one.slice(before), other.slice(before)];
    if (before < LEAST_ALIKE_IN_PLACE || restOfOne.length === 0 || restOfOther.length === 0) continue;
    yield { one: restOfOne, other: restOfOther, around: one };
  }
}

const NUMBERS = new Map(
  ["one two three four five six seven eight nine ten", "un deux trois quatre cinq six sept huit neuf dix"]
    .concat(
      "ein zwei drei vier fünf sechs sieben acht neun zehn",
      "uno dos tres cuatro cinco seis siete ocho nueve diez",
    )
    .flatMap((words) => words.split(" ").map((word, at) => [word, String(at + 1)] as const)),
);
const inDigits = (words: string[]) => words.map((word) => NUMBERS.get(word) ?? word).join(" ");

function isSpelling(one: string[], other: string[]): boolean {
  if (isSlip(one.join(""), other.join("")) || inDigits(one) === inDigits(other)) return true;
  return (
    one.length === other.length && one.every((word, at) => isSlip(word, other[at]!) || haveOneStem(word, other[at]!))
  );
}

const LEAST_SUM = 1_000;
const MOST_RISE = 1.25;

/** Pay or another large sum that was brought up to date, or both ends of its range. */
function isUpdate(one: string[], other: string[]): boolean {
  const isRaised = (word: string, at: number) => {
    const [a, b] = [Number(word), Number(other[at])];
    return word === other[at] || (a >= LEAST_SUM && b >= LEAST_SUM && Math.max(a, b) <= Math.min(a, b) * MOST_RISE);
  };
  return one.length === other.length && one.every(isRaised);
}

const isDate = ({ one, other, around }: Swap) =>
  [one, other].every((words) => words.some((word) => /^\d/.test(word) || MONTHS.has(word))) &&
  [...one, ...other, ...around].some((word) => MONTHS.has(word) && word !== "may");

function isReferenceLabel(label: string): boolean {
  const words = label.split(" ");
  const last = words.at(-1) ?? "";
  return REFERENCES.has(last) || (NUMBER_WORDS.has(last) && words.some((word) => REFERENCES.has(word)));
}

const shapeOf = (number: string) => number.replace(/\d/g, "9").replace(/\p{L}/gu, "a");

/** Whether both texts tell numbers of one kind, and others: two openings. One of another kind is the site's. */
function areReferencesAtOdds(a: TextLikeness, b: TextLikeness): boolean {
  return [...a.labelled].some(([label, ones]) => {
    const others = b.labelled.get(label) ?? [];
    if (!isReferenceLabel(label) || ones.length !== 1 || others.length !== 1) return false;
    const [one, other] = [ones.flat().join(" "), others.flat().join(" ")];
    return /\d\d/.test(one) && one !== other && shapeOf(one) === shapeOf(other);
  });
}

const NOTHING: ReadonlySet<string> = new Set();

function withoutCutEnd(text: TextLikeness, other: TextLikeness): TextLikeness {
  const isShort = text.sentences.flat().length < other.sentences.flat().length * CUT_SHARE;
  return isShort ? { ...text, sentences: text.sentences.slice(0, -1) } : text;
}

/** Whether one text says another thing: "night shift" for "day shift". Names (where, with whom) may differ. */
export function isOtherThingSaid(textOfA: TextLikeness, textOfB: TextLikeness, names: ReadonlySet<string>): boolean {
  if (areReferencesAtOdds(textOfA, textOfB)) return true;
  const [a, b] = [withoutCutEnd(textOfA, textOfB), withoutCutEnd(textOfB, textOfA)];
  const ofA = new Set(a.sentences.flat());
  const ofB = new Set(b.sentences.flat());
  const isTelling = (word: string, elsewhere: ReadonlySet<string>) =>
    !names.has(word) && !YEAR.test(word) && (/^\d/.test(word) || !elsewhere.has(word));
  for (const swaps of [swapsWithin(a, b), swapsOfSentences(a, b), swapsOfLabels(a, b), swapsInPlace(a, b)]) {
    for (const swap of swaps) {
      const { one, other, around, isAlone } = swap;
      const [elsewhereOfA, elsewhereOfB] = isAlone ? [NOTHING, NOTHING] : [ofA, ofB];
      if (!one.some((word) => isTelling(word, elsewhereOfB))) continue;
      if (!other.some((word) => isTelling(word, elsewhereOfA))) continue;
      if (isDate(swap) || isSpelling(one, other) || isUpdate(one, other) || around.some((word) => COUNTED.has(word)))
        continue;
      return true;
    }
  }
  return false;
}
