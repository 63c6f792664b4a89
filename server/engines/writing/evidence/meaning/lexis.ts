import { once } from "../../../once.ts";
import { readLexicon } from "../../../analysis/lexicon/read-lexicon.ts";
import { foldWord } from "../../../analysis/resume-lines.ts";
import type { MaterialLanguage } from "../../language.ts";
import { americanOf, englishForms, germanForms, irregularForms, singularOf, stemOf } from "./stem.ts";
import { isDoneAgain } from "./wordnet.ts";

export type Deed = {
  name: string;
  /** Follows from every deed: whoever did something handled it, took part, helped. */
  isAny: boolean;
  /** Claimed only where a line says just that. */
  isStrong: boolean;
  implies: readonly string[];
  against: readonly string[];
  converse: string | null;
};

export type Phrase = { rest: readonly string[]; deeds: readonly string[] };
export type WordQuestion = "scope" | "best" | "level" | "lesser" | "now" | "cause" | "means" | "light";

const LANGUAGES = ["en", "de", "fr", "es"] as const;

function wordsByLanguage(cells: string[], from: number): [MaterialLanguage, string[]][] {
  return LANGUAGES.map((language, index) => [language, (cells[from + index] ?? "").split(" ").filter(Boolean)]);
}

function formsOf(word: string, language: MaterialLanguage): string[] {
  if (language === "en") return [...englishForms(word), ...irregularForms(word)];
  return language === "de" ? germanForms(word) : [stemOf(foldWord(word), language)];
}

function addTo<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const known = map.get(key);
  if (!known) map.set(key, [value]);
  else if (!known.includes(value)) known.push(value);
}

type Deeds = { byName: Map<string, Deed>; byWord: Map<string, string[]>; phrases: Map<string, Phrase[]> };

const knownDeeds = once(() => {
  const deeds: Deeds = { byName: new Map(), byWord: new Map(), phrases: new Map() };
  for (const { cells } of readLexicon("deeds.tsv")) addDeed(deeds, cells);
  return deeds;
});

function addDeed(deeds: Deeds, cells: string[]): void {
  const [label = "", implies = "", against = "", converse = ""] = cells;
  const name = label.replace(/^any /, "").replace(/ !$/, "");
  const names = (text: string) => text.split(" ").filter((one) => one !== "" && one !== "any");
  deeds.byName.set(name, {
    name,
    isAny: label.startsWith("any "),
    isStrong: label.endsWith("!"),
    implies: names(implies),
    against: names(against),
    converse: converse || null,
  });
  for (const [language, words] of wordsByLanguage(cells, 4)) {
    for (const word of words) {
      const [first = "", ...rest] = word.split("_");
      for (const form of formsOf(first, language)) {
        if (rest.length > 0) addTo(deeds.phrases, `${language} ${form}`, { rest: rest.map(foldWord), deeds: [name] });
        else addTo(deeds.byWord, `${language} ${form}`, name);
      }
    }
  }
}

const knownThings = once(() => {
  const byWord = new Map<string, number[]>();
  const kinds: { kind: string; isWhole: boolean }[] = [];
  for (const [index, { cells }] of readLexicon("things.tsv").entries()) {
    const [kind = "-"] = cells;
    kinds.push({ kind, isWhole: (cells[1] ?? "").split(" ")[0] === kind });
    for (const [language, words] of wordsByLanguage(cells, 1))
      for (const word of words) addTo(byWord, `${language} ${nounStem(foldWord(word), language)}`, index);
  }
  return { byWord, kinds };
});

const wordsOfQuestion = once(() => {
  const known = new Map<string, string[][]>();
  for (const { cells } of readLexicon("claim-words.tsv"))
    for (const [language, words] of wordsByLanguage(cells, 1))
      known.set(
        `${cells[0]} ${language}`,
        words.map((word) => word.split("_").map(foldWord)),
      );
  return known;
});

/** Nouns lose only their plural; a verb's endings would take too much of them. */
function nounStem(word: string, language: MaterialLanguage): string {
  if (language === "en") return americanOf(singularOf(word));
  if (language === "de") return word.replace(/(?:innen|nen|in|en|es|e|n|s)$/, "");
  if (language === "fr") return word.replace(/(?:eux|aux|es|e|x|s)$/, "");
  return word.replace(/(?:es|as|os|a|o|s)$/, "");
}

/** The deed of a name that stands in deeds.tsv. */
export function deedOf(name: string): Deed | null {
  return knownDeeds().byName.get(name) ?? null;
}

const AGAIN = /^re-?\p{L}{4}/u;

/** The classes of deed that a folded word says. */
export function deedsOf(word: string, language: MaterialLanguage): readonly string[] {
  const key = language === "fr" || language === "es" ? stemOf(word, language) : word;
  const known = knownDeeds().byWord.get(`${language} ${key}`);
  // Who redrew something drew it.
  if (!known && language === "en" && AGAIN.test(word) && isDoneAgain(word))
    return knownDeeds().byWord.get(`en ${word.slice(2)}`) ?? [];
  if (known || (language !== "es" && language !== "fr")) return known ?? [];
  for (const stem of otherStems(word, key, language)) {
    const deeds = knownDeeds().byWord.get(`${language} ${stem}`);
    if (deeds) return deeds;
  }
  return [];
}

/** "Organicé" is of "organizar", "busqué" of "buscar", "inició" of "iniciar", "planifié" of "planifier". */
function otherStems(word: string, key: string, language: "fr" | "es"): string[] {
  const ofIer = word.charAt(key.length) === "i" ? [`${key}i`] : [];
  if (language === "fr") return ofIer;
  return [key.replace(/c$/, "z").replace(/gu$/, "g").replace(/qu$/, "c"), ...ofIer];
}

/** The phrases that begin with a folded word. */
export function phrasesOf(word: string, language: MaterialLanguage): readonly Phrase[] {
  const key = language === "fr" || language === "es" ? stemOf(word, language) : word;
  return knownDeeds().phrases.get(`${language} ${key}`) ?? [];
}

/** The meanings of a folded noun, as rows of things.tsv. */
export function thingsOf(word: string, language: MaterialLanguage): readonly number[] {
  return knownThings().byWord.get(`${language} ${nounStem(word, language)}`) ?? [];
}

/** Whether one meaning may be said of another: the same, or the word for its whole kind. */
export function coversThing(general: number, special: number): boolean {
  if (general === special) return true;
  const { kinds } = knownThings();
  const [whole, part] = [kinds[general], kinds[special]];
  return whole?.isWhole === true && whole.kind !== "-" && whole.kind === part?.kind;
}

/** Whether two meanings are of one kind and none of them is the word for that kind. */
export function isSisterThing(one: number, other: number): boolean {
  const { kinds } = knownThings();
  const [a, b] = [kinds[one], kinds[other]];
  return a !== b && a?.isWhole === false && b?.isWhole === false && a.kind !== "-" && a.kind === b.kind;
}

/** Whether a row of things stands for its whole kind, as "vehicle" does for vans. */
export function isWholeKind(thing: number): boolean {
  return knownThings().kinds[thing]?.isWhole === true;
}

export function isPersonThing(thing: number): boolean {
  return knownThings().kinds[thing]?.kind === "people";
}

export function isGroupThing(thing: number): boolean {
  return knownThings().kinds[thing]?.kind === "group";
}

/** Where a row of folded words contains the words of a question: [from, count]. */
export function findWords(
  question: WordQuestion,
  words: readonly string[],
  language: MaterialLanguage,
): { at: number; count: number }[] {
  const known = phrasesByStart().get(`${question} ${language}`);
  return words.flatMap((word, at) => {
    const found = (known?.get(word) ?? [])
      .filter((phrase) => phrase.every((part, index) => words[at + index] === part))
      .map(({ length }) => length);
    return found.length > 0 ? [{ at, count: Math.max(...found) }] : [];
  });
}

const phrasesByStart = once(
  () => new Map([...wordsOfQuestion()].map(([key, phrases]) => [key, Map.groupBy(phrases, ([start = ""]) => start)])),
);

const isOfQuestion = once(() => {
  const singleWords = (phrases: string[][]) => phrases.filter(({ length }) => length === 1).flat();
  return new Map([...wordsOfQuestion()].map(([key, phrases]) => [key, new Set(singleWords(phrases))]));
});

/** Whether a single folded word answers a question. */
export function isWordOf(question: WordQuestion, word: string, language: MaterialLanguage): boolean {
  return isOfQuestion().get(`${question} ${language}`)?.has(word) === true;
}
