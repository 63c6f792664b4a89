import type { Posting } from "../../domain/posting.ts";
import { isOnlyBoilerplateOwn } from "./boilerplate.ts";
import { type CompanyNames, companyKey, compareCompanies, readCompany, shortName } from "./company-names.ts";
import { comparePlaces, type PlaceLikeness, readPlaceLikeness } from "./place-likeness.ts";
import { isOtherThingSaid } from "./other-thing-said.ts";
import { hash32, readText, type TextLikeness } from "./text-likeness.ts";
import { readTitle, type TitleLikeness, wordsOfPlaces } from "./title-likeness.ts";
import { foldPlace } from "./world-cities.ts";

type Terms = Pick<Posting, "employment" | "pay" | "workplace">;

export type Likeness = Terms & {
  company: CompanyNames;
  title: TitleLikeness;
  places: readonly PlaceLikeness[];
  /** Words for where and with whom, which titles and texts may hold or not. */
  names: ReadonlySet<string>;
  requisition: string;
  text: TextLikeness;
  /** True for a job at somebody whom the agency does not name. */
  isForClient: boolean;
};

type Compared = Pick<Posting, "title" | "company" | "places" | "description"> & Terms & { requisition?: string | null };

const CLIENT =
  /\b(our|my|a|the|notre) client\b|\bon behalf of\b|\bunser(en|em|es)? (kunden?|mandant\w*|auftraggeber)\b|\bnuestro cliente\b/i;

export function likenessOf(posting: Compared): Likeness {
  const placeNames = posting.places.flatMap(({ text, city }) => [text, city ?? ""].map(foldPlace)).filter(Boolean);
  const isPlace = (part: string) => placeNames.some((name) => ` ${foldPlace(part)} `.startsWith(` ${name} `));
  const company = readCompany(posting.company, isPlace);
  const ownKey = companyKey(posting.company);
  return {
    company,
    title: readTitle(posting.title, {
      companyPhrases: [posting.company, ownKey],
      isPlace,
      isCompany: (part) => companyKey(part) === ownKey,
    }),
    places: posting.places.map(readPlaceLikeness).filter((place) => Object.values(place).join("") !== ""),
    names: wordsOfPlaces(posting.places).union(company.words),
    requisition: (posting.requisition ?? "").toLowerCase().replace(/[^\p{L}\p{N}]/gu, ""),
    text: readText(posting.description),
    employment: posting.employment,
    pay: posting.pay,
    workplace: posting.workplace,
    isForClient: CLIENT.test(posting.description),
  };
}

const SIMHASH_BITS = 64;
const BANDS = 4;
const LEAST_BANDED_WORDS = 30;

function addBits(ones: Uint32Array, hash: number, from: number): void {
  for (let left = hash >>> 0; left !== 0; left &= left - 1) ones[from + 31 - Math.clz32(left & -left)]! += 1;
}

/** Sixteen bits each of a SimHash: texts that are nearly the same share one of them. */
function bandsOf(shingles: ReadonlySet<number>): number[] {
  const ones = new Uint32Array(SIMHASH_BITS);
  for (const shingle of shingles) {
    addBits(ones, shingle, 0);
    addBits(ones, Math.imul(shingle ^ (shingle >>> 16), 0x45d9f3b), SIMHASH_BITS / 2);
  }
  const half = shingles.size / 2;
  return Array.from({ length: BANDS }, (_, band) => {
    const from = (band * SIMHASH_BITS) / BANDS;
    return ones
      .subarray(from, from + SIMHASH_BITS / BANDS)
      .reduce((bits, count) => bits * 2 + (count > half ? 1 : 0), 0);
  });
}

/** Index keys that likely twins share: by title, requisition and text, all within one company's name. */
export function nearKeys({ company, title, requisition, text }: Likeness): number[] {
  const { words, levels } = title;
  const bands = text.shingles.size < LEAST_BANDED_WORDS ? [] : bandsOf(text.shingles);
  const names = new Set([company.short, ...[...company.others].map(shortName)]);
  const keys = [...names].flatMap((name) => {
    if (name === "") return [];
    return [
      ...(words.size > 0 ? [`t|${name}|${[...words].sort()}|${[...levels].sort()}`] : []),
      ...(requisition === "" ? [] : [`r|${name}|${requisition}`]),
      ...bands.map((band, index) => `${index}|${name}|${band}`),
    ];
  });
  // Signed, so that the database keeps them in four bytes.
  return [...new Set(keys.map((key) => hash32(key) | 0))];
}

function sharedShare(a: ReadonlySet<unknown>, b: ReadonlySet<unknown>, of: "smaller" | "both"): number {
  const shared = a.intersection(b).size;
  const total = of === "smaller" ? Math.min(a.size, b.size) : a.size + b.size - shared;
  return total === 0 ? 0 : shared / total;
}

const isSameSet = (a: ReadonlySet<string>, b: ReadonlySet<string>) => a.symmetricDifference(b).size === 0;
const haveOwn = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.difference(b).size > 0 && b.difference(a).size > 0;

/** "R-10432" and "R-77120" are numbers of one kind; an agent's "48213" is of another. */
function shapeOf(requisition: string): string {
  const digits = requisition.replace(/\D/g, "").length;
  return /\p{L}/u.test(requisition) ? requisition.replace(/\d+/g, "0") : String(digits);
}

function areRequisitionsAtOdds(a: string, b: string): boolean {
  return a !== "" && b !== "" && a !== b && shapeOf(a) === shapeOf(b);
}

function areKindsAtOdds(a: Terms["employment"], b: Terms["employment"]): boolean {
  const plain = (kinds: Terms["employment"]) =>
    new Set(kinds.map((kind) => (kind === "contract" ? "temporary" : kind)));
  return a.length > 0 && b.length > 0 && plain(a).isDisjointFrom(plain(b));
}

const PAY_TOLERANCE = 1.03;

const LEAST_TELLING_SUM = 1_000;
/** A list may guess at what the text says. */
const isSaid = (pay: Terms["pay"], { sentences }: TextLikeness) =>
  [pay?.least, pay?.most].some(
    (sum) => sum && sum >= LEAST_TELLING_SUM && sentences.some((words) => words.includes(String(sum))),
  );

function areSumsAtOdds({ pay: a, text: textOfA }: Likeness, { pay: b, text: textOfB }: Likeness): boolean {
  if (isSaid(a, textOfB) || isSaid(b, textOfA)) return false;
  if (!a || !b || a.currency !== b.currency || a.period !== b.period) return false;
  const isAbove = (one: typeof a, other: typeof a) =>
    one.least !== null && other.most !== null && one.least > other.most * PAY_TOLERANCE;
  return isAbove(a, b) || isAbove(b, a);
}

/** Facts of which a job has one: told differently, they are of two jobs. */
function areFactsAtOdds(a: Likeness, b: Likeness): boolean {
  const workplaces = new Set([a.workplace, b.workplace]);
  return (
    areRequisitionsAtOdds(a.requisition, b.requisition) ||
    haveOwn(a.title.numbers, b.title.numbers) ||
    !isSameSet(a.title.levels, b.title.levels) ||
    areKindsAtOdds(a.employment, b.employment) ||
    areSumsAtOdds(a, b) ||
    (workplaces.has("remote") && workplaces.has("onsite"))
  );
}

const LEAST_SHINGLES = 8;
const SAME_TEXT = 0.8;
const NEARLY_ALL_TEXT = 0.9;
const CLIENT_TEXT = 0.95;
/** One sentence may be worded anew; with more, one team's text was made of another's. */
const MOST_REPLACED = 0.12;
const LIKE_TITLE = 0.5;

const LEAST_CORE = 30;
const CORE_OF_TEXT = 0.35;

/** What both say is the job, and the rest is about the employer: a site tells it in words of its own. */
function isSameCore(a: Likeness, b: Likeness): boolean {
  if (a.isForClient || b.isForClient) return false;
  const shared = a.text.inner.intersection(b.text.shingles).size;
  const smaller = Math.min(a.text.inner.size, b.text.inner.size);
  if (shared < LEAST_CORE || shared < smaller * CORE_OF_TEXT) return false;
  const firm = a.company.main;
  return isOnlyBoilerplateOwn(a.text, b.text, firm) && isOnlyBoilerplateOwn(b.text, a.text, firm);
}

function isSameText(a: Likeness, b: Likeness, isElseCertain: boolean): boolean {
  const smaller = Math.min(a.text.inner.size, b.text.inner.size);
  if (smaller < LEAST_SHINGLES) return isElseCertain;
  const least = a.isForClient || b.isForClient ? CLIENT_TEXT : isElseCertain ? SAME_TEXT : NEARLY_ALL_TEXT;
  const [ownA, ownB] = [
    a.text.inner.difference(b.text.shingles).size,
    b.text.inner.difference(a.text.shingles).size,
  ] as const;
  const ownOfSmaller = a.text.inner.size <= b.text.inner.size ? ownA : ownB;
  const isNearly = 1 - ownOfSmaller / smaller >= least && Math.min(ownA, ownB) / smaller <= MOST_REPLACED;
  const isAlike = isNearly || (isElseCertain && isSameCore(a, b));
  return isAlike && !isOtherThingSaid(a.text, b.text, a.names.union(b.names));
}

/** Titles may name place and firm or not, and a list may have cut one. */
function isSameTitle(a: Likeness, b: Likeness): boolean {
  if (a.title.words.size === 0 || b.title.words.size === 0) return false;
  const names = a.names.union(b.names);
  const isOnlyNames = (words: ReadonlySet<string>) => words.difference(names).size === 0;
  const [ofA, ofB] = [a.title.words.difference(b.title.words), b.title.words.difference(a.title.words)];
  return (isOnlyNames(ofA) || b.title.isCut) && (isOnlyNames(ofB) || a.title.isCut);
}

/** For postings with the same web address, which alone proves nothing: many may share it. */
export function couldBeSameJob(a: Likeness, b: Likeness): boolean {
  const isCompanyOpen = a.company.main === "" || b.company.main === "";
  const isCompanySame = isCompanyOpen || compareCompanies(a.company, b.company) !== "other";
  return isCompanySame && sharedShare(a.title.words, b.title.words, "smaller") >= LIKE_TITLE;
}

/** Another city, level, firm, shift or number is another job; where titles and places do not decide, texts must. */
export function isSameJob(a: Likeness, b: Likeness): boolean {
  const company = compareCompanies(a.company, b.company);
  const places = comparePlaces(a.places, b.places);
  if (company === "other" || places === "other" || areFactsAtOdds(a, b)) return false;
  if (a.requisition !== "" && a.requisition === b.requisition) {
    return sharedShare(a.title.words, b.title.words, "both") >= LIKE_TITLE;
  }
  return isSameTitle(a, b) && isSameText(a, b, company === "same" && places === "same");
}
