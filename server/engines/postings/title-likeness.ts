import { readFileSync } from "node:fs";
import type { PostingPlace } from "../../domain/posting.ts";
import { US_STATES } from "../../domain/us-places.ts";
import { isLevelWord, titleWords, writtenTitleWords } from "../analysis/title-words.ts";
import { engineFile } from "../engine-file.ts";
import { countryName } from "../places/countries.ts";
import { MONTHS } from "./month-names.ts";
import { foldPlace } from "../places/world-cities.ts";

export type TitleLikeness = {
  /** What the job is; the order of words says nothing. */
  words: ReadonlySet<string>;
  levels: ReadonlySet<string>;
  /** Requisitions, shops, years, hours: whatever it is, with other numbers it is another job. */
  numbers: ReadonlySet<string>;
  /** True where a list left off its end. */
  isCut: boolean;
  /** Its words as they are written, in small letters. */
  written: readonly string[];
};

const TWO_GENDERS = /\(?\b(m\/w|w\/m|m\/f|f\/m|h\/f|f\/h|m\/v|v\/m|m\/k|k\/m|m\/d|m\|w|m\|f|h\|f)\b\)?/gi;
const GENDERS =
  /\(?\b(m|w|d|f|h|x|i|gn|v|k|nb|div|divers)\s?([/|*,]\s?(m|w|d|f|h|x|i|gn|v|k|nb|divers|div)\b\.?)+\)?/gi;
const GENDERED = /[:*_/-]-?(in|innen|rice|trice|euse|ne|fe|e|a)\b|\((in|innen|ne|fe|e|a|trice|euse)\)/gi;
/** "Vendeur/Vendeuse", "Kaufmann/Kauffrau": the second word is the first for another gender. */
const TWICE = /(\p{L}{3})(\p{L}{1,20})\s?\/\s?\1\p{L}{1,20}/giu;
const SUM = String.raw`[$€£]\s?\d[\d.,]{0,12}k?`;
const PERIOD = String.raw`\s?(?:\/|per|an?)\s?(?:hr|hour|h|yr|year|day|week|month)`;
const MONEY = new RegExp(
  String.raw`(?:up to |from |ab |bis zu )?${SUM}(?:\s?(?:[-–]|to)\s?${SUM})?(?:${PERIOD})?`,
  "gi",
);
const OPENINGS = /\b\d{1,3}\s?x\b|\bx\s?\d{1,3}\b|\b\d{1,3}\s(?=positions?|openings?|vacanc)/gi;
/** "7a-7p", "80-100%", "20-30 hours": told as one, and with another end it is another job. */
const SPAN = new RegExp(
  [
    String.raw`\b\d{1,2}(?::\d\d)?\s?[ap]m?\s?(?:-|–|to)\s?\d{1,2}(?::\d\d)?\s?[ap]m?\b`,
    String.raw`\b\d{1,3}(?:\s?[-–]\s?\d{1,3})?\s?%(?!\s?(?:remote|home))`,
    String.raw`\b\d{1,3}\s?[-–]\s?\d{1,3}(?=\s?(?:h|hrs?|hours?|std)\b)`,
  ].join("|"),
  "gi",
);
/** Words of work ("site engineer") that in these phrases tell only where. */
const IN_THE_HOUSE = /\b(on[- ]site|in[- ]office|at home)\b/gi;
const ID_WORDS = new Set(
  "req requisition ref reference id job jr r no nr num number posting kennziffer offre code".split(" "),
);
const ROMAN = new Map(Object.entries({ i: "1", ii: "2", iii: "3", iv: "4", v: "5", vi: "6" }));
/** Within one firm, developers and engineers of the same thing do the same work. */
const SAME_WORD = new Map(Object.entries({ snr: "senior", jnr: "junior", developer: "engineer" }));
const RANK_NUMBER = /^(?:l|lvl|level|grade|band)?([1-9])$/;

function readNoise(): Map<string, string[][]> {
  const lines = readFileSync(engineFile("postings/title-noise.txt"), "utf8").split("\n");
  const phrases = lines.filter((line) => line !== "" && !line.startsWith("#")).map(titleWords);
  const byFirst = Map.groupBy(phrases, ([first = ""]) => first);
  for (const [first, group] of byFirst)
    byFirst.set(
      first,
      group.toSorted((a, b) => b.length - a.length),
    );
  return byFirst;
}
const NOISE = readNoise();

function lengthOf(phrases: string[][] | undefined, words: string[], at: number): number {
  return phrases?.find((phrase) => phrase.every((word, index) => words[at + index] === word))?.length ?? 0;
}

function without(words: string[], phrases: Map<string, string[][]>): string[] {
  const left: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = lengthOf(phrases.get(words[at]!), words, at);
    if (length === 0) left.push(words[at]!);
    at += Math.max(1, length);
  }
  return left.some((word) => !isLevelWord(word) && !/\d/.test(word)) ? left : words;
}

const STATE_NAMES = new Map(US_STATES.map(({ state, name }) => [state, name]));

/** All words that a place may be told by. */
export function wordsOfPlaces(places: readonly PostingPlace[]): Set<string> {
  const names = places.flatMap(({ text, city, region, country }) => [
    ...[text, city ?? "", region ?? "", STATE_NAMES.get(region ?? "") ?? ""],
    ...(country ? [country, countryName(country) ?? "", ...(country === "US" ? ["usa"] : [])] : []),
  ]);
  return new Set(names.flatMap((name) => foldPlace(name).split(" ")).filter((word) => word !== ""));
}

function readCalls(): { telling: Set<string>; fillers: Set<string> } {
  const lines = readFileSync(engineFile("postings/title-calls.txt"), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  const [fillers = [], telling = []] = [true, false].map((isFiller) =>
    lines
      .filter((line) => line.startsWith("~") === isFiller)
      .flatMap((line) => line.replace("~", "").trim().split(" ")),
  );
  return { telling: new Set(telling), fillers: new Set(fillers) };
}
const CALLS = readCalls();

/** "Sign-on bonus available": a part of a title that tells nothing of the job. "No weekends" does so with its "no" alone. */
export function isTitleCall(part: string): boolean {
  const words = foldPlace(part).split(" ");
  const isOne = (word: string) => CALLS.telling.has(word) || CALLS.fillers.has(word) || MONTHS.has(word);
  return words.some((word) => CALLS.telling.has(word)) && words.every((word) => isOne(word) || /^20\d\d$/.test(word));
}

const TITLE_PARTS = /\s[-–—|/]\s|\s(?:in|at)\s|[()[\]|:]/i;

function withoutFrame(title: string, isPlace: (part: string) => boolean, isCompany: (part: string) => boolean): string {
  const parts = title.split(TITLE_PARTS).filter((part) => !isPlace(part) && !isCompany(part) && !isTitleCall(part));
  return parts.join(" | ").trim() === "" ? title : parts.join(" | ");
}

function initials(words: string[]): string {
  return words.map((word) => word[0] ?? "").join("");
}

/** Takes out "(SRE)" after "Site Reliability Engineer". */
function withoutInitials(words: string[]): string[] {
  const all = initials(words);
  return words.filter(
    (word, at) => word.length < 2 || word.length > 4 || at < word.length || !all.slice(0, at).endsWith(word),
  );
}

/** "March" and "may" are months beside a year alone. */
function isMonth(word: string, next = ""): boolean {
  return MONTHS.has(word) && (word.length > LEAST_MONTH || /^20\d\d$/.test(next));
}

const HOURS = /^(?:hour|hr|std|stunde|heure)$/;

function readNumbers(words: string[]): { numbers: Set<string>; rest: string[] } {
  const numbers = new Set<string>();
  const rest: string[] = [];
  for (const [at, word] of words.entries()) {
    const rank = RANK_NUMBER.exec(word)?.[1] ?? ROMAN.get(word);
    const digits = word.replace(/\D/g, "");
    if (ID_WORDS.has(word) && /\d{3}/.test(words[at + 1] ?? "")) continue;
    if (HOURS.test(word) && /^\d+$/.test(words[at - 1] ?? "")) continue;
    if (rank && !(/^\d/.test(word) && /^(hour|hr|h|day|week|year|month)$/.test(words[at + 1] ?? ""))) rest.push(rank);
    else if (isMonth(word, words[at + 1])) numbers.add(word);
    else if (digits.length >= 3 || digits === word || /^\d+(h|hr|th|st|nd|rd)?$/.test(word)) {
      if (digits !== "") numbers.add(digits);
      else rest.push(word);
    } else rest.push(word);
  }
  return { numbers, rest };
}

/** "Assistant lab assistant" is no lab assistant. */
function counted(levels: string[]): Set<string> {
  return new Set(levels.map((word, at) => (levels.indexOf(word) < at ? `${word} again` : word)));
}

/** "JR-20418" is no junior. */
const REQUISITION = /\b(?:jr|r|req|ref)[-_ #.:]{0,3}(\d{4,12})\b/gi;
const LEAST_MONTH = 5;
const CUT_END = /(?:…|\.\.\.)$/;
const CUT_WORD = /[^\s…]{1,60}(?:…|\.\.\.)$/;

const WRITTEN = /[\p{L}\p{M}]+/gu;

/** A title whose word was written wrongly, with that word as another title has it. */
export function respell(title: string, misspelled: string, word: string): string {
  const at = title.toLowerCase().indexOf(misspelled);
  return at < 0 ? title : title.slice(0, at) + word + title.slice(at + misspelled.length);
}

export type TitleContext = {
  companyPhrases: readonly string[];
  isPlace: (part: string) => boolean;
  isCompany: (part: string) => boolean;
};

/** Reads what of a title tells one job from another. */
export function readTitle(title: string, { companyPhrases, isPlace, isCompany }: TitleContext): TitleLikeness {
  const told = title.normalize("NFC").replace(REQUISITION, "$1");
  const spans = (told.match(SPAN) ?? []).map((span) =>
    span
      .toLowerCase()
      .replace(/[\s:m]|to/g, "")
      .replace("–", "-"),
  );
  const plain = withoutFrame(
    told.replace(CUT_WORD, "").replace(SPAN, " ").replace(MONEY, " ").replace(OPENINGS, " ").replace(IN_THE_HOUSE, " "),
    isPlace,
    isCompany,
  )
    .replace(GENDERS, " ")
    .replace(TWO_GENDERS, " ")
    .replace(TWICE, "$1$2")
    .replace(GENDERED, "");
  const all = writtenTitleWords(plain).map((word) => SAME_WORD.get(word) ?? word);
  const names = Map.groupBy(companyPhrases.map(titleWords), ([first = ""]) => first);
  const { numbers, rest } = readNumbers(without(without(all, names), NOISE));
  const words = withoutInitials(rest);
  return {
    words: new Set(words.filter((word) => !isLevelWord(word))),
    levels: counted(words.filter(isLevelWord)),
    numbers: numbers.union(new Set(spans)),
    isCut: CUT_END.test(title),
    written: told.toLowerCase().match(WRITTEN) ?? [],
  };
}
