import { once } from "../once.ts";
import { readLexicon } from "./lexicon/read-lexicon.ts";
import { isLevelWord, titleWords } from "./title-words.ts";

const TELLS_OCCUPATION = "is";
const TELLS_BOTH = "*";
const LONGEST_TERM_WORDS = 2;

/** A field within an occupation: pediatrics or surgery of a nurse, tax or audit of an accountant. */
export type TitleDomain = { number: number; occupation: string; name: string; words: string[] };

type Lexicon = { occupations: Map<string, string[]>; domains: TitleDomain[]; byWord: Map<string, TitleDomain[]> };

function addTo<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const known = map.get(key);
  if (!known) map.set(key, [value]);
  else if (!known.includes(value)) known.push(value);
}

function readWord(text: string, at: string): string {
  const words = titleWords(text);
  if (words.length === 0 || words.length > LONGEST_TERM_WORDS || (words.length > 1 && words.some(isLevelWord)))
    throw new Error(`${at}: "${text}" is no word or pair of a title`);
  return words.join(" ");
}

const lexicon = once((): Lexicon => {
  const [occupations, byWord] = [new Map<string, string[]>(), new Map<string, TitleDomain[]>()];
  const domains: TitleDomain[] = [];
  for (const { cells, at } of readLexicon("title-domains.tsv")) {
    const [occupation, name, list] = cells;
    if (!occupation || !name || !list) throw new Error(`${at}: a row is an occupation, a domain, its words`);
    const read = list
      .split(";")
      .map((text) => ({ word: readWord(text, at), isBoth: text.trim().endsWith(TELLS_BOTH) }));
    for (const { word, isBoth } of read) if (name === TELLS_OCCUPATION || isBoth) addTo(occupations, word, occupation);
    if (name === TELLS_OCCUPATION) continue;
    const domain = { number: domains.length, occupation, name, words: read.map(({ word }) => word) };
    domains.push(domain);
    for (const { word } of read) addTo(byWord, word, domain);
  }
  return { occupations, domains, byWord };
});

/** Every domain, each at the place of its number. */
export function titleDomains(): readonly TitleDomain[] {
  return lexicon().domains;
}

/** The domains that a title's words and pairs name, of the occupations that they tell. */
export function domainsOfWords(words: readonly string[]): TitleDomain[] {
  const { occupations, byWord } = lexicon();
  const told = new Set(words.flatMap((word) => occupations.get(word) ?? []));
  const found = new Set<TitleDomain>();
  // "Medical surgical" is no surgery: the words of a pair that names a domain say nothing by themselves.
  const inPairs = new Set<string>();
  for (const word of words.toSorted((a, b) => Number(b.includes(" ")) - Number(a.includes(" ")))) {
    for (const domain of byWord.get(word) ?? []) {
      if (!told.has(domain.occupation) || inPairs.has(`${domain.occupation} ${word}`)) continue;
      found.add(domain);
      for (const part of word.includes(" ") ? word.split(" ") : []) inPairs.add(`${domain.occupation} ${part}`);
    }
  }
  return [...found];
}
