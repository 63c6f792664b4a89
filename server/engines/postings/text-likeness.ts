import { isAboutEmployer } from "./boilerplate.ts";

export type TextLikeness = {
  /** The words of each sentence, heading or item. */
  sentences: readonly string[][];
  /** For each of them, whether it is about the employer, its benefits or its hiring. */
  isAboutEmployer: readonly boolean[];
  /** Runs of three words, also across sentences, whose borders sites lose. */
  shingles: ReadonlySet<number>;
  /** Those within a sentence, which stay when sentences are put into another order. */
  inner: ReadonlySet<number>;
  /** What stands behind "Label:", by the label's last words. */
  labelled: ReadonlyMap<string, readonly string[][]>;
};

export const SHINGLE_WORDS = 3;
const MAX_CHARACTERS = 30_000;
const WORD = /\p{N}[\p{N}.,'’]*k?(?!\p{L})|[\p{L}\p{N}]+/gu;
/** Addresses are masked by some lists, and dates move with each posting. */
const NOT_COMPARED = new RegExp(
  [
    String.raw`\S{1,80}@\S{1,80}|\[email.protected\]|\bhttps?:\S{1,300}`,
    String.raw`\b\d{1,4}[./-]\d{1,2}[./-]\d{2,4}\b|^\s{0,8}\d{1,2}[.)]\s`,
  ].join("|"),
  "gm",
);

/** "100,000", "100.000" and "100K" are one number. */
function plainNumber(word: string): string {
  const joined = word.replace(/[.,'’](?=\d{3}(?!\d))/g, "");
  let end = joined.length;
  while (".,'’".includes(joined[end - 1]!)) end--;
  const digits = joined.slice(0, end).replace(/[.,]00?$/, "");
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
/** Where tags were taken out without a space, a sentence's end and the next one's beginning are one word. */
const GLUED = /(?<=\p{Ll})(?=\p{Lu})/gu;
/** Read in another encoding than written, a quotation mark is three letters. */
const BROKEN_MARK = /â€./g;
const LABEL_WORDS = 2;
const MOST_LABELLED = 8;

function plainText(text: string): string {
  return text
    .slice(0, MAX_CHARACTERS)
    .replace(BROKEN_MARK, "'")
    .replace(GLUED, " ")
    .toLowerCase()
    .replace(NOT_COMPARED, " ")
    .replace(/(?<=\p{L})['’?](?=\p{L})/gu, "")
    .replace(/&(?:amp;)?/g, " and ")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "");
}

const wordsOf = (sentence: string) =>
  (sentence.match(WORD) ?? []).map((word) => (/^\p{N}/u.test(word) ? plainNumber(word) : word));

function readSentences(plain: string): Pick<TextLikeness, "sentences" | "labelled"> {
  const sentences: string[][] = [];
  const labelled = new Map<string, string[][]>();
  let label: string | null = null;
  for (const piece of plain.split(/(?<=:)|\n/)) {
    const [first = [], ...rest] = piece.split(SENTENCE_END).map(wordsOf);
    if (label !== null && first.length > 0 && first.length <= MOST_LABELLED) {
      labelled.set(label, [...(labelled.get(label) ?? []), first]);
    }
    const all = [first, ...rest].filter((words) => words.length > 0);
    sentences.push(...all);
    label = piece.endsWith(":") && all.length > 0 ? all.at(-1)!.slice(-LABEL_WORDS).join(" ") : null;
  }
  return { sentences, labelled };
}

/** The runs of three words of a sentence or text. */
export function shinglesOf(words: readonly string[]): number[] {
  return words.slice(0, 1 - SHINGLE_WORDS).map((word, at) => hash32(`${word} ${words[at + 1]} ${words[at + 2]}`));
}

/** A posting's text as texts are compared: by its runs of three words. The firm's name comes joined: "harborworks". */
export function readText(text: string, firm: string): TextLikeness {
  const { sentences, labelled } = readSentences(plainText(text));
  return {
    sentences,
    isAboutEmployer: sentences.map((words) => isAboutEmployer(words, firm)),
    labelled,
    shingles: new Set(shinglesOf(sentences.flat())),
    inner: new Set(sentences.flatMap(shinglesOf)),
  };
}
