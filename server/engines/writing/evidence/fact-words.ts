import { foldWord } from "../../analysis/resume-lines.ts";
import { TITLE_HEADS } from "../../analysis/lexicon/resume-words.ts";
import { isPlainWord, kinGroups } from "./plain-words.ts";

export type FactWord = {
  /** Folded, without marks at its ends. */
  word: string;
  from: number;
  to: number;
  isCapital: boolean;
};

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}+#]|['’.](?=[\p{L}\p{N}]))*/gu;
const ELISION = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)['’](?=\p{L}{2})/iu;
const POSSESSIVE = /['’]s$/;
const SHORTEST_STEM = 4;

/** The words of a text, folded; hyphens and slashes part them, "Node.js" and "C++" stay whole. */
export function factWords(text: string): FactWord[] {
  const words: FactWord[] = [];
  for (const match of text.matchAll(WORD)) {
    const elided = ELISION.exec(match[0])?.[0].length ?? 0;
    const raw = match[0].slice(elided);
    const word = foldWord(raw).replace(POSSESSIVE, "").replace(/’/g, "'");
    if (word === "") continue;
    const from = match.index + elided;
    words.push({ word, from, to: from + raw.length, isCapital: /^\p{Lu}/u.test(raw) });
  }
  return words;
}

function singular(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:s|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}

/** Whether a word names a person by the work: those are the same or not, "managed" is no "manager". */
export function isTitleHead(word: string): boolean {
  return TITLE_HEADS.has(word) || (word.endsWith("s") && TITLE_HEADS.has(singular(word)));
}

/** The words of a source, so that another text's words can be looked up by stem or by family of meaning. */
export class WordIndex {
  readonly #exact = new Set<string>();
  readonly #byStart = new Map<string, string[]>();
  readonly #kin = new Set<number>();

  constructor(texts: Iterable<string>) {
    for (const text of texts) for (const { word } of factWords(text)) this.#add(word);
  }

  #add(word: string): void {
    for (const form of new Set([word, singular(word)])) {
      if (this.#exact.has(form)) continue;
      this.#exact.add(form);
      const start = form.slice(0, SHORTEST_STEM);
      const list = this.#byStart.get(start);
      if (list) list.push(form);
      else this.#byStart.set(start, [form]);
      for (const group of kinGroups(form)) this.#kin.add(group);
    }
  }

  /** The word itself, in singular or plural. */
  hasExactly(word: string): boolean {
    return this.#exact.has(word) || this.#exact.has(singular(word));
  }

  hasForm(word: string): boolean {
    if (this.hasExactly(word)) return true;
    if (/\d/.test(word) || isTitleHead(word)) return false;
    return (this.#byStart.get(word.slice(0, SHORTEST_STEM)) ?? []).some((other) => areForms(word, other));
  }

  /** The word, another form of it, or a word of the same meaning. */
  has(word: string): boolean {
    if (this.hasForm(word)) return true;
    if (/\d/.test(word) || (isTitleHead(word) && word !== "support")) return false;
    return kinGroups(word).some((group) => this.#kin.has(group));
  }
}

/** Two forms of one word: a common start that is nearly all of the shorter one. */
export function areForms(a: string, b: string): boolean {
  if (a === b || singular(a) === singular(b)) return true;
  const shorter = Math.min(a.length, b.length);
  const longer = Math.max(a.length, b.length);
  if (shorter < 5 || longer - shorter > 5 || /\d/.test(a + b)) return false;
  if (isTitleHead(a) || isTitleHead(b)) return false;
  let common = 0;
  while (common < shorter && a[common] === b[common]) common++;
  return common >= Math.max(SHORTEST_STEM, shorter - 2);
}

/** Words that claim something, with those that only hold a sentence together left out. */
export function claimingWords(text: string): FactWord[] {
  return factWords(text).filter(
    ({ word }) => !isPlainWord(word) && !isPlainWord(singular(word)) && /\p{L}/u.test(word),
  );
}
