import type { QueryFilter } from "mongoose";
import type { ListingRecord } from "../../models/listing.ts";

type Term = { words: string[]; isExact: boolean };

const MOST_TERMS = 12;
const FIELDS = ["title", "company", "description", "requirements"] as const;
// What words of a posting are written with; the two signs belong to the names of languages.
const WITHIN = "a-z0-9à-ž+#";
const TOKEN = /(?<minus>-?)(?:"(?<phrase>[^"]*)"|(?<word>\S+))/g;

/** Letters that a search takes for one: people type without accents, and postings have them or not. */
const SAME_LETTERS = [
  ...["aàáâãäåāăą", "cçćč", "dďđ", "eèéêëēėęě", "gğ", "iìíîïīį", "lłľ", "nñńňņ", "oòóôõöøōő", "rř", "sšśşș"],
  ...["tťţț", "uùúûüūůű", "yýÿ", "zžźż"],
];
const SAME_AS = new Map(SAME_LETTERS.flatMap((letters) => [...letters].map((letter) => [letter, letters] as const)));

function wordsOf(text: string): string[] {
  const folded = text.normalize("NFC").toLowerCase();
  return folded.split(/[^\p{L}\p{M}\p{N}+#]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** Parses a search: words, "exact phrases", and words excluded by a leading minus. */
export function readSearch(search: string): { wanted: Term[]; unwanted: Term[] } {
  const asked: { wanted: Term[]; unwanted: Term[] } = { wanted: [], unwanted: [] };
  const plain = search.replace(/[“”„«»]/g, '"').replace(/[−–—]/g, "-");
  for (const { groups = {} } of [...plain.matchAll(TOKEN)].slice(0, MOST_TERMS)) {
    const words = wordsOf(groups.phrase ?? groups.word ?? "");
    const term = { words, isExact: groups.phrase !== undefined };
    if (words.length > 0) (groups.minus ? asked.unwanted : asked.wanted).push(term);
  }
  return asked;
}

function letterPattern(letter: string): string {
  const same = SAME_AS.get(letter);
  return same ? `[${same}]` : letter.replace(/[+#]/, "\\$&");
}

function wordPattern(word: string): string {
  return [...word].map(letterPattern).join("");
}

function lastPattern(word: string, isExact: boolean): string {
  if (isExact || !/^[a-z]{4,}$/.test(word) || word.endsWith("ss")) return wordPattern(word);
  return `${wordPattern(word.endsWith("s") ? word.slice(0, -1) : word)}s?`;
}

function termPattern({ words, isExact }: Term): string {
  const patterns = words.map((word, at) => (at === words.length - 1 ? lastPattern(word, isExact) : wordPattern(word)));
  // Looked at rather than matched: a pattern that begins with the word itself is found in a fraction of the time.
  return `(?<![${WITHIN}])${patterns.join(`[^${WITHIN}]+`)}(?![${WITHIN}])`;
}

/** The condition that listings fulfil in which a search is found; null = it names no word. */
export function searchCondition(search: string): QueryFilter<ListingRecord> | null {
  const { wanted, unwanted } = readSearch(search);
  if (wanted.length + unwanted.length === 0) return null;
  const anywhere = (term: Term) => FIELDS.map((field) => ({ [field]: { $regex: termPattern(term), $options: "i" } }));
  return {
    ...(wanted.length > 0 ? { $and: wanted.map((term) => ({ $or: anywhere(term) })) } : {}),
    ...(unwanted.length > 0 ? { $nor: unwanted.flatMap(anywhere) } : {}),
  };
}
