import { readLexicon } from "./lexicon/read-lexicon.ts";
import type { SectionKind } from "./profile.ts";
import { foldWord } from "./resume-lines.ts";

const KINDS: readonly SectionKind[] = [
  "contact",
  "summary",
  "skills",
  "experience",
  "education",
  "certificates",
  "languages",
  "projects",
  "other",
];
const LONGEST_HEADING_WORDS = 6;
const LONGEST_HEADING = 90;

/** Letters set apart, as designers do. */
const SPACED = /^(?:[\p{L}&] ){4,}[\p{L}&]$/u;
const LONGEST_WORD = 20;

const { heads, weak, qualifiers, items, whole } = readHeadings();
const parts = new Set([...heads.keys(), ...qualifiers, ...[...whole.keys()].flatMap((phrase) => phrase.split(" "))]);

export function isItemLike(word: string): boolean {
  return items.has(foldWord(word));
}

/** Whether these words together are a usual heading ("Community Service"). */
export function isUsualHeading(label: string): boolean {
  return whole.has(foldWord(label));
}

/** "Employment (newest last)" */
const REMARK = / \([^()]{3,40}\):?$/u;
/** "Berufserfahrung von Sven Albrecht". */
const WHOSE = / (?:von|de) \p{Lu}\p{L}+(?: \p{Lu}[\p{L}-]+){1,2}$/u;

export function kindOf(label: string): SectionKind | null {
  const kind = kindOfWords(label) ?? kindOfWords(label.replace(REMARK, ""));
  if (kind !== null || !WHOSE.test(label)) return kind;
  // Of "Lebenslauf von Petra Sommer" the name is worth more.
  const own = kindOfWords(label.replace(WHOSE, ""));
  return own === "contact" ? null : own;
}

function kindOfWords(label: string): SectionKind | null {
  if (label.length > LONGEST_HEADING) return null;
  let folded = foldWord(label)
    .replace(/['’]/g, " ")
    .replace(/[^\p{L}&\s/+,()-]/gu, " ")
    .replace(/[/+,()]| - /g, " ")
    .trim();
  folded = folded.replace(/\s+/g, " ").trim();
  if (SPACED.test(folded)) folded = wordsInside(folded.replaceAll(" ", "")) ?? folded;
  if (folded === "") return null;
  const phrase = folded.replace(/ & /g, " and ").replace(/- /g, " ");
  const known = whole.get(phrase) ?? whole.get(phrase.replaceAll("-", " "));
  if (known) return known;
  const words = folded.split(" ");
  if (words.length > LONGEST_HEADING_WORDS) return null;
  let strong: SectionKind | null = null;
  let faint: SectionKind | null = null;
  for (const word of words) {
    const kind = heads.get(word);
    if (!kind) {
      if (!qualifiers.has(word)) return null;
      continue;
    }
    if (weak.has(word)) faint ??= kind;
    else strong ??= kind;
  }
  return strong ?? faint;
}

/** "workexperience" cut into the fewest known words; null when there are others. */
function wordsInside(letters: string): string | null {
  const best: (string[] | null)[] = [[]];
  for (let end = 1; end <= letters.length; end++) {
    best[end] = null;
    for (let start = Math.max(0, end - LONGEST_WORD); start < end; start++) {
      const before = best[start];
      if (!before || !parts.has(letters.slice(start, end))) continue;
      if (before.length + 1 < (best[end]?.length ?? Number.POSITIVE_INFINITY))
        best[end] = [...before, letters.slice(start, end)];
    }
  }
  return best[letters.length]?.join(" ") ?? null;
}

type Headings = {
  heads: Map<string, SectionKind>;
  weak: Set<string>;
  qualifiers: Set<string>;
  items: Set<string>;
  whole: Map<string, SectionKind>;
};

function readHeadings(): Headings {
  const found: Headings = {
    heads: new Map(),
    weak: new Set(),
    qualifiers: new Set(),
    items: new Set(),
    whole: new Map(),
  };
  for (const { cells, at } of readLexicon("headings.tsv")) {
    const [question, kindName, words = ""] = cells;
    const kind = KINDS.find((known) => known === kindName);
    const sets = { weak: found.weak, qualifier: found.qualifiers, item: found.items };
    const maps = { head: found.heads, whole: found.whole };
    for (const word of words.split(" ").map((text) => (question === "whole" ? text.replaceAll("-", " ") : text))) {
      const set = sets[question as keyof typeof sets] ?? null;
      const map = maps[question as keyof typeof maps] ?? null;
      if ((!set && !(map && kind)) || (set ?? map)!.has(word))
        throw new Error(`${at}: "${word}" stands twice, or the row is not question, kind, words`);
      set?.add(word);
      if (kind) map?.set(word, kind);
    }
  }
  return found;
}
