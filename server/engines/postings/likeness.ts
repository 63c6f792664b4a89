import { anyOf } from "../any-of.ts";
import { isLevelWord, titleWords } from "../analysis/titles.ts";
import type { Posting } from "../../domain/posting.ts";
import { foldPlace } from "./world-cities.ts";

export type Likeness = {
  /** Empty when the posting names none: it then resembles no other. */
  company: string;
  words: ReadonlySet<string>;
  levels: ReadonlySet<string>;
  places: ReadonlySet<string>;
  requisition: string;
  shingles: ReadonlySet<number>;
};

type Compared = Pick<Posting, "title" | "company" | "places" | "description"> & { requisition?: string | null };

const LEGAL_FORMS = anyOf(
  "inc llc llp ltd limited gmbh ag se kg kgaa ug sa sas sarl srl spa sl bv nv oy ab as aps plc corp",
  "corporation co company pty pte holding group deutschland germany international",
);
const LEGAL_FORM = new RegExp(String.raw`\b${LEGAL_FORMS}$`);
const GENDERS = /\(?\b(m|w|d|f|h|x|i|gn|divers)\s?([/|*,]\s?(m|w|d|f|h|x|i|gn|divers)\b)+\)?|\ball genders\b|\(gn\)/gi;
const GENDERED = /[:*_/-](in|innen|rice|euse|e|a)\b|\(in\)|\(e\)/gi;
const NOISE = new Set(
  (
    "remote hybrid onsite on site office home full time part fulltime parttime permanent job position role vacancy opening " +
    "urgent hiring now new needed wanted vollzeit teilzeit homeoffice based immediate start all gender level"
  ).split(" "),
);
const SHINGLE_WORDS = 3;
const MAX_WORDS = 4_000;
const SIMHASH_BITS = 64;
const BANDS = 4;
const LEAST_BANDED_WORDS = 30;

/** A company's name as names are compared: without its legal form. */
export function companyKey(name: string): string {
  let key = foldPlace(name.replace(/[’'.]/g, "")).replace(/^the /, "");
  while (LEGAL_FORM.test(key) && key.includes(" ")) key = key.replace(LEGAL_FORM, "").trim();
  return key;
}

function hash32(text: string, seed = 0x811c9dc5): number {
  let hash = seed;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}

function shinglesOf(text: string): Set<number> {
  const words =
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, MAX_WORDS) ?? [];
  const shingles = new Set<number>();
  for (let at = 0; at + SHINGLE_WORDS <= words.length; at++) {
    shingles.add(hash32(words.slice(at, at + SHINGLE_WORDS).join(" ")));
  }
  return shingles;
}

const TITLE_PARTS = /\s(?:[-–—|/]|in|at)\s|[()[\]]/i;
/** "New Columbus" is no part of Columbus, as "Greater Boston" is of Boston. */
const OTHER_TOWN = /^(new|fort|port|mount|lake|old)\b/;

/** A title without the parts that only say where, with whom and for what pay: "Bus Driver - Boston, MA" is no medical assistant. */
function withoutFrame({ title, places, company }: Compared): string {
  const names = places.flatMap(({ text, city }) => [text, city ?? ""].map(foldPlace)).filter((name) => name !== "");
  const isPlace = (part: string) => names.some((name) => ` ${foldPlace(part)} `.startsWith(` ${name} `));
  const isOther = (part: string) => companyKey(part) === companyKey(company) || /[$€£] ?\d/.test(part);
  const parts = title.split(TITLE_PARTS).filter((part) => !isPlace(part) && !isOther(part));
  return parts.join(" ").trim() === "" ? title : parts.join(" ");
}

function placeKey({ city, region, country, text }: Compared["places"][number]): string {
  const named = OTHER_TOWN.exec(foldPlace(text))?.[0] ?? "";
  const key = foldPlace(city ?? country ?? region ?? text);
  return named !== "" && city !== null && !key.startsWith(named) ? `${named} ${key}` : key;
}

/** A number that an agent puts into a title says nothing of the job. */
const REFERENCE = /^\d{4,}$/;

export function likenessOf(posting: Compared): Likeness {
  const company = companyKey(posting.company);
  const places = posting.places.map(placeKey);
  const placeWords = new Set(posting.places.flatMap(({ text }) => foldPlace(text).split(" ")));
  const companyWords = new Set(company.split(" "));
  const title = withoutFrame(posting).replace(GENDERS, " ").replace(GENDERED, "");
  const all = titleWords(title).filter((word) => !NOISE.has(word) && !REFERENCE.test(word));
  const levels = all.filter(isLevelWord);
  const telling = all.filter((word) => !isLevelWord(word));
  const plain = telling.filter((word) => !placeWords.has(word) && !companyWords.has(word));
  return {
    company,
    words: new Set(plain.length > 0 ? plain : telling),
    levels: new Set(levels),
    places: new Set(places.filter((place) => place !== "")),
    requisition: (posting.requisition ?? "").toLowerCase().replace(/[^\p{L}\p{N}]/gu, ""),
    shingles: shinglesOf(posting.description),
  };
}

/** Sixteen bits each of a SimHash: texts that are nearly the same share one of them. */
function bandsOf(shingles: ReadonlySet<number>): number[] {
  const counts = new Int32Array(SIMHASH_BITS);
  for (const shingle of shingles) {
    let bits = shingle;
    let others = Math.imul(shingle ^ (shingle >>> 16), 0x45d9f3b);
    for (let bit = 0; bit < SIMHASH_BITS / 2; bit++) {
      counts[bit]! += bits & 1 ? 1 : -1;
      counts[bit + SIMHASH_BITS / 2]! += others & 1 ? 1 : -1;
      bits >>>= 1;
      others >>>= 1;
    }
  }
  return Array.from({ length: BANDS }, (_, band) => {
    const from = (band * SIMHASH_BITS) / BANDS;
    return counts
      .subarray(from, from + SIMHASH_BITS / BANDS)
      .reduce((bits, count) => bits * 2 + (count > 0 ? 1 : 0), 0);
  });
}

function shortHash(text: string): string {
  return `${hash32(text).toString(36)}${hash32(text, 0x9747b28c).toString(36)}`;
}

/** Index keys that likely twins share: by title, requisition and text, all within one company. */
export function nearKeys(likeness: Likeness): string[] {
  const { company, words, levels, requisition, shingles } = likeness;
  if (company === "") return [];
  const title = [...words, ...levels].sort().join(" ");
  return [
    ...(words.size > 0 ? [`t${shortHash(`${company}|${title}`)}`] : []),
    ...(requisition === "" ? [] : [`r${shortHash(`${company}|${requisition}`)}`]),
    ...(shingles.size < LEAST_BANDED_WORDS
      ? []
      : bandsOf(shingles).map((band, index) => `${index}${shortHash(`${company}|${band}`)}`)),
  ];
}

function sharedShare(a: ReadonlySet<unknown>, b: ReadonlySet<unknown>, of: "smaller" | "both"): number {
  const shared = a.intersection(b).size;
  const total = of === "smaller" ? Math.min(a.size, b.size) : a.size + b.size - shared;
  return total === 0 ? 0 : shared / total;
}

const isSameSet = (a: ReadonlySet<string>, b: ReadonlySet<string>) => a.symmetricDifference(b).size === 0;

const LEAST_SHINGLES = 8;
const SAME_TEXT = 0.8;
const NEARLY_ALL_TEXT = 0.9;
const LIKE_TITLE = 0.5;

/** For postings with the same web address, which alone proves nothing: many may share it. */
export function couldBeSameJob(a: Likeness, b: Likeness): boolean {
  const isCompanyOpen = a.company === "" || b.company === "";
  return (isCompanyOpen || a.company === b.company) && sharedShare(a.words, b.words, "smaller") >= LIKE_TITLE;
}

/** Another city, level or company is another job; where titles and places do not decide, texts must be nearly equal. */
export function isSameJob(a: Likeness, b: Likeness): boolean {
  if (a.company === "" || a.company !== b.company) return false;
  const arePlacesKnown = a.places.size > 0 && b.places.size > 0;
  if (arePlacesKnown && a.places.isDisjointFrom(b.places)) return false;
  if (!isSameSet(a.levels, b.levels)) return false;
  const isTitleSame = a.words.size > 0 && isSameSet(a.words, b.words);
  const titleShare = sharedShare(a.words, b.words, "both");
  if (a.requisition !== "" && a.requisition === b.requisition) return titleShare >= LIKE_TITLE;
  if (Math.min(a.shingles.size, b.shingles.size) < LEAST_SHINGLES) return isTitleSame && arePlacesKnown;
  const contained = sharedShare(a.shingles, b.shingles, "smaller");
  if (isTitleSame) return contained >= (arePlacesKnown ? SAME_TEXT : NEARLY_ALL_TEXT);
  // Employers put several jobs up with one text: a word more in the title is another job, a number is none.
  const isOnlyNumbered = [...a.words.symmetricDifference(b.words)].every((word) => /\d/.test(word));
  return isOnlyNumbered && titleShare > 0 && sharedShare(a.shingles, b.shingles, "both") >= NEARLY_ALL_TEXT;
}
