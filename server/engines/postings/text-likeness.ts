export type TextLikeness = {
  /** The words of each sentence, heading or item. */
  sentences: readonly string[][];
  shingles: ReadonlySet<number>;
};

const SHINGLE_WORDS = 3;
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
