import { distance } from "fastest-levenshtein";

export type TextLikeness = {
  /** The words of each sentence, heading or item. */
  sentences: readonly string[][];
  shingles: ReadonlySet<number>;
};

const SHINGLE_WORDS = 3;
const MAX_CHARACTERS = 30_000;
const WORD = /\p{N}[\p{N}.,'’]*k?(?!\p{L})|[\p{L}\p{N}]+/gu;
/** Addresses are masked by some lists, and dates move with each posting. */
const NOT_COMPARED =
  /\S{1,80}@\S{1,80}|\bhttps?:\S{1,300}|\b\d{1,4}[./-]\d{1,2}[./-]\d{2,4}\b|^\s{0,8}\d{1,2}[.)]\s/gim;

/** "100,000", "100.000" and "100K" are one number. */
function plainNumber(word: string): string {
  const digits = word.replace(/[.,'’]0*$|[.,'’](?=\d{3})/g, "").replace(/[.,'’]+$/, "");
  return digits.endsWith("k") ? `${digits.slice(0, -1)}000` : digits;
}

export function hash32(text: string, seed = 0x811c9dc5): number {
  let hash = seed;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}

const SENTENCE_END = /[\n!?:;•]|\.(?=\s)/;

function sentencesOf(text: string): string[][] {
  const plain = text
    .toLowerCase()
    .replace(NOT_COMPARED, " ")
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, "")
    .replaceAll("&", " and ");
  return plain
    .slice(0, MAX_CHARACTERS)
    .split(SENTENCE_END)
    .map((sentence) => (sentence.match(WORD) ?? []).map((word) => (/^\p{N}/u.test(word) ? plainNumber(word) : word)))
    .filter((words) => words.length > 0);
}

/** A posting's text as texts are compared: by its runs of three words. */
export function readText(text: string): TextLikeness {
  const sentences = sentencesOf(text);
  const words = sentences.flat();
  const shingles = new Set<number>();
  for (let at = 0; at + SHINGLE_WORDS <= words.length; at++) {
    shingles.add(hash32(`${words[at]} ${words[at + 1]} ${words[at + 2]}`));
  }
  return { sentences, shingles };
}

const MOST_SWAPPED = 3;
const MONTHS =
  /^(jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez|janv|févr|mars|avr|juin|juil|août|déc|ene|abr|ago)/;
const YEAR = /^20[2-4]\d$/;
/** These come after numbers that rise by themselves. */
const COUNTED = new Set("ago applicants applicant views clicks days hours minutes vor jours".split(" "));

type Slots = Map<string, string | null>;

/** What stands between each two pairs of words; null where it is not always the same. */
function slotsOf(sentences: readonly string[][]): Slots {
  const slots: Slots = new Map();
  for (const words of sentences) addSlots(slots, words);
  return slots;
}

function addSlots(slots: Slots, words: string[]): void {
  for (let at = 2; at < words.length - 2; at++) {
    for (let length = 1; length <= MOST_SWAPPED && at + length + 1 < words.length; length++) {
      const around = `${words[at - 2]} ${words[at - 1]} ${words[at + length]} ${words[at + length + 1]}`;
      const within = words.slice(at, at + length).join(" ");
      const known = slots.get(around);
      slots.set(around, known === undefined || known === within ? within : null);
    }
  }
}

function isSpelling(one: string, other: string): boolean {
  const [a, b] = [one.replaceAll(" ", ""), other.replaceAll(" ", "")];
  if (a === b) return true;
  return !/\d/.test(a + b) && Math.min(a.length, b.length) >= 5 && distance(a, b) <= 2;
}

/** Whether a sentence of both says another thing in one of them: "the night shift" for "the day shift". */
export function isWordSwapped(a: TextLikeness, b: TextLikeness, isName: (word: string) => boolean): boolean {
  const ofA = new Set(a.sentences.flat());
  const ofB = new Set(b.sentences.flat());
  const isTelling = (word: string) => !isName(word) && !MONTHS.test(word) && !YEAR.test(word);
  const slots = slotsOf(a.sentences);
  for (const [around, other] of slotsOf(b.sentences)) {
    const one = slots.get(around);
    if (!one || !other || one === other || COUNTED.has(around.split(" ")[2]!)) continue;
    const ones = one.split(" ");
    const others = other.split(" ");
    const isNew =
      ones.some((word) => !ofB.has(word) && isTelling(word)) &&
      others.some((word) => !ofA.has(word) && isTelling(word));
    const isMonth = [...around.split(" "), ...ones, ...others].some((word) => MONTHS.test(word) && word !== "may");
    if (isNew && !(isMonth && /\d/.test(one)) && !isSpelling(one, other)) return true;
  }
  return false;
}
