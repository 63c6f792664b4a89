import { anyOfLines } from "../any-of.ts";
import { once } from "../once.ts";
import { familiesOfTitle } from "../analysis/title-families.ts";
import { isLevelWord, titleWords } from "../analysis/title-words.ts";
import type { EmploymentKind, Posting } from "../../domain/posting.ts";
import { type CompanyNames, companyKey, compareCompanies, readCompany, shortName } from "./company-names.ts";
import { comparePlaces, type PlaceLikeness, readPlaceLikeness } from "./place-likeness.ts";
import { isOtherThingSaid } from "./other-thing-said.ts";
import { isSlip } from "./spelling.ts";
import { compareTexts } from "./text-changes.ts";
import { hash32, readText, shinglesOf, type TextLikeness } from "./text-likeness.ts";
import { readTitle, respell, type TitleLikeness, wordsOfPlaces } from "./title-likeness.ts";
import { foldPlace } from "../places/world-cities.ts";

type Terms = Pick<Posting, "employment" | "pay" | "workplace">;

export type Likeness = Terms & {
  company: CompanyNames;
  title: TitleLikeness;
  retitle: (misspelled: string, word: string) => TitleLikeness;
  places: readonly PlaceLikeness[];
  /** Words for where and with whom, which titles and texts may hold or not. */
  names: ReadonlySet<string>;
  requisition: string;
  text: TextLikeness;
  /** True for a job at somebody whom the agency does not name. */
  isForClient: boolean;
  /** True where an agency speaks of an employer that is looking for somebody. */
  isPlaced: boolean;
  isRemoteSaid: boolean;
};

type Compared = Pick<Posting, "title" | "company" | "places" | "description"> & Terms & { requisition?: string | null };

const CLIENT = new RegExp(
  anyOfLines`
    \b(our|my|a|the|notre) client\b|\bon behalf of\b
    \bunser(en|em|es)? (kunden?|mandant\w*|auftraggeber)\b
    \bnuestro cliente\b
  `,
  "i",
);

/** An agency's words for an employer that is looking for somebody, and that it does not name. */
const PLACED_WORDS = [
  "(?:for|on behalf of) our client(?! base)",
  "our client,? (?:is|are|seeks|has|needs|requires)",
  "im auftrag (?:unseres|eines)",
  "für unseren (?:kunden|mandanten|auftraggeber)",
  "unser (?:kunde|mandant|auftraggeber) (?:ist|sucht)",
  "pour (?:notre client|l['’]un de nos clients)",
  "notre client,? (?:est|recherche)",
  "para nuestro cliente",
  "nuestro cliente,? (?:es|busca)",
];
const PLACED = new RegExp(String.raw`(?<!\p{L})(?:${PLACED_WORDS.join("|")})(?!\p{L})`, "iu");

const REMOTE_SAID =
  /\b(?:remote|home ?office|work from home|from anywhere|telecommut|teletrabajo|télétravail|distributed team)/i;

/** How a posting is compared with others. Most are told apart before their texts are read, which takes longest. */
export function likenessOf(posting: Compared): Likeness {
  const placeNames = posting.places.flatMap(({ text, city }) => [text, city ?? ""].map(foldPlace)).filter(Boolean);
  const isPlace = (part: string) => placeNames.some((name) => ` ${foldPlace(part)} `.startsWith(` ${name} `));
  const company = readCompany(posting.company, isPlace);
  const ownKey = companyKey(posting.company);
  const isCompany = (part: string) => companyKey(part) === ownKey;
  const context = { companyPhrases: [posting.company, ownKey], isPlace, isCompany };
  const text = once(() => readText(posting.description, company.main));
  const isForClient = once(() => CLIENT.test(posting.description));
  const isPlaced = once(() => PLACED.test(posting.description));
  const isRemoteSaid = once(() => REMOTE_SAID.test(`${posting.title}\n${posting.description}`));
  return {
    company,
    title: readTitle(posting.title, context),
    retitle: (misspelled, word) => readTitle(respell(posting.title, misspelled, word), context),
    places: posting.places.map(readPlaceLikeness).filter((place) => Object.values(place).join("") !== ""),
    names: wordsOfPlaces(posting.places)
      .union(company.words)
      .union(new Set(titleWords(posting.company))),
    requisition: (posting.requisition ?? "").toLowerCase().replace(/[^\p{L}\p{N}]/gu, ""),
    employment: posting.employment,
    pay: posting.pay,
    workplace: posting.workplace,
    get text() {
      return text();
    },
    get isForClient() {
      return isForClient();
    },
    get isPlaced() {
      return isPlaced();
    },
    get isRemoteSaid() {
      return posting.workplace === "hybrid" || isRemoteSaid();
    },
  };
}

const PARTS = 4;
const LEAST_SHINGLES_OF_KEYS = 20;

/** The least hash of each part of a text's runs of words: texts that share half of them mostly share one of these. */
function leastHashes({ sentences, isAboutEmployer }: TextLikeness): number[] {
  const telling = sentences.filter((_, at) => !isAboutEmployer[at]).flatMap(shinglesOf);
  const shingles = telling.length < LEAST_SHINGLES_OF_KEYS ? sentences.flatMap(shinglesOf) : telling;
  if (shingles.length < LEAST_SHINGLES_OF_KEYS) return [];
  const least = Array.from({ length: PARTS }, () => Number.POSITIVE_INFINITY);
  for (const shingle of shingles) least[shingle % PARTS] = Math.min(least[shingle % PARTS]!, shingle);
  return least;
}

export type NearKeys = {
  /** Which hardly any listings share. */
  narrow: number[];
  /** Which those of a firm with many branches or much boilerplate share. */
  wide: number[];
};

const FIRST_WORDS = 2;
const MOST_TOWNS = 3;
// Signed, so that the database keeps them in four bytes.
const toKeys = (texts: readonly string[]) => [...new Set(texts.map((text) => hash32(text) | 0))];

/** Index keys that likely twins share: title, requisition or text with firm or town. */
export function nearKeys({ company, title, requisition, text, places }: Likeness): NearKeys {
  const called = `${[...title.words].sort()}|${[...title.levels].sort()}`;
  const begun = [...title.words].slice(0, FIRST_WORDS).join(" ");
  const hashes = leastHashes(text);
  const towns = [...new Set(places.map(({ city }) => city).filter((city) => city !== ""))].slice(0, MOST_TOWNS);
  const names = [...new Set([company.short, ...[...company.others].map(shortName)])].filter((name) => name !== "");
  const isTitled = title.words.size > 0;
  const inTowns = towns.flatMap((town) => [
    ...(isTitled ? names.flatMap((name) => [`t|${name}|${called}|${town}`, `f|${name}|${begun}|${town}`]) : []),
    ...hashes.slice(0, 1).map((hash) => `u|${town}|${hash}`),
  ]);
  return {
    narrow: toKeys([...inTowns, ...(requisition === "" ? [] : names.map((name) => `r|${name}|${requisition}`))]),
    wide: toKeys([
      ...names.flatMap((name) => [
        ...(isTitled ? [`t|${name}|${called}`] : []),
        ...hashes.map((hash, part) => `${part}|${name}|${hash}`),
      ]),
      ...hashes.slice(1).map((hash, part) => `u|${part}|${begun}|${hash}`),
    ]),
  };
}

function sharedShare(a: ReadonlySet<unknown>, b: ReadonlySet<unknown>, of: "smaller" | "both"): number {
  const shared = a.intersection(b).size;
  const total = of === "smaller" ? Math.min(a.size, b.size) : a.size + b.size - shared;
  return total === 0 ? 0 : shared / total;
}

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

function areSumsAtOdds(one: Likeness, other: Likeness): boolean {
  const [a, b] = [one.pay, other.pay];
  if (!a || !b || a.currency !== b.currency || a.period !== b.period) return false;
  const isAbove = (pay: typeof a, than: typeof a) =>
    pay.least !== null && than.most !== null && pay.least > than.most * PAY_TOLERANCE;
  return (isAbove(a, b) || isAbove(b, a)) && !isSaid(a, other.text) && !isSaid(b, one.text);
}

const WORDS_OF_KINDS: Record<string, EmploymentKind[]> = {
  part: ["part-time"],
  full: ["full-time"],
  time: ["part-time", "full-time"],
  contract: ["contract", "temporary"],
  contractor: ["contract", "temporary"],
  freelance: ["contract"],
  temporary: ["temporary", "contract"],
  temp: ["temporary", "contract"],
  seasonal: ["temporary"],
  intern: ["internship"],
  internship: ["internship"],
  apprentice: ["apprenticeship"],
};

/** A rank that one title tells alone, unless it is a kind of employment that the other tells elsewhere. */
function areLevelsAtOdds(a: Likeness, b: Likeness): boolean {
  const names = a.names.union(b.names);
  const [ofA, ofB] = [a.title.levels.difference(b.title.levels), b.title.levels.difference(a.title.levels)].map((own) =>
    own.difference(names),
  ) as [Set<string>, Set<string>];
  if (ofA.size > 0 && ofB.size > 0) return true;
  const isToldBy = (kinds: Terms["employment"]) => (word: string) =>
    WORDS_OF_KINDS[word]?.some((kind) => kinds.includes(kind)) ?? false;
  const isSettled = (own: ReadonlySet<string>, other: Likeness) =>
    other.title.isCut || [...own].every(isToldBy(other.employment));
  return !isSettled(ofA, b) || !isSettled(ofB, a);
}

const isAnywhere = ({ workplace, places }: Likeness) =>
  workplace === "remote" && places.every(({ city }) => city === "");
const isInTown = ({ workplace, places }: Likeness) => workplace !== "remote" && places.some(({ city }) => city !== "");

/** One is done from anywhere, and the other, which tells a town, says nothing of that. */
function areWorkplacesAtOdds(a: Likeness, b: Likeness): boolean {
  const workplaces = new Set([a.workplace, b.workplace]);
  if (workplaces.has("remote") && workplaces.has("onsite")) return true;
  return (isAnywhere(a) && isInTown(b) && !b.isRemoteSaid) || (isAnywhere(b) && isInTown(a) && !a.isRemoteSaid);
}

function areFactsAtOdds(a: Likeness, b: Likeness): boolean {
  return (
    areRequisitionsAtOdds(a.requisition, b.requisition) ||
    haveOwn(a.title.numbers, b.title.numbers) ||
    areLevelsAtOdds(a, b) ||
    areKindsAtOdds(a.employment, b.employment) ||
    areSumsAtOdds(a, b) ||
    areWorkplacesAtOdds(a, b)
  );
}

const LEAST_WORDS = 10; // texts with fewer telling words decide nothing
/** How much of the shorter text the other must hold: most of it where anything else is uncertain. */
const SHARED = { certain: 0.5, open: 0.8, unnamed: 0.9, client: 0.95 };
const MOST_REPLACED = 0.12; // some words may be told anew; with more, one team's text was made of another's
const LIKE_TITLE = 0.5;
const LEAST_UNNAMED_WORDS = 25; // so much text is no accident where no firm is named

function isSameText(a: Likeness, b: Likeness, certainty: keyof typeof SHARED): boolean {
  const { shared, replaced, words } = compareTexts(a.text, b.text);
  if (words < LEAST_WORDS) return certainty === "certain";
  const isOfClient = a.isForClient || b.isForClient;
  const least = Math.max(SHARED[certainty], isOfClient ? SHARED.client : 0);
  if (shared < least || replaced > (isOfClient ? 1 - SHARED.client : MOST_REPLACED)) return false;
  if (certainty === "unnamed" && words < LEAST_UNNAMED_WORDS) return false;
  return !isOtherThingSaid(a.text, b.text, a.names.union(b.names));
}

/** "Site Enginer" as another title writes it. Where both words are known ones, like picker and packer, none is wrong. */
function respelled(a: Likeness, b: Likeness): Likeness {
  const [ofA, ofB] = [new Set(a.title.written), new Set(b.title.written)];
  const slips = [...ofB.difference(ofA)].flatMap((word) =>
    [...ofA.difference(ofB)].filter((other) => isSlip(word, other)).map((other) => [word, other] as const),
  );
  const [slip] = slips;
  if (!slip || slips.length > 1) return b;
  const said = new Set([a, b].flatMap(({ text }) => text.sentences.flat()));
  const isKnown = (word: string) => said.has(word) || familiesOfTitle(word).length > 0 || isLevelWord(word);
  const [word, other] = slip;
  // With one letter for another they may be two trades, unless the texts know but one of them.
  const isOtherLetter = word.length === other.length && [...word].sort().join() !== [...other].sort().join();
  const isTwoWords = isOtherLetter ? said.has(word) === said.has(other) : slip.every(isKnown);
  return isTwoWords ? b : { ...b, title: b.retitle(word, other) };
}

/** Titles may name place and firm or not, and a list may have cut one or written two words as one. */
function isSameTitle(a: Likeness, b: Likeness): boolean {
  if ([a, b].some(({ title }) => title.words.size === 0 && !title.isCut)) return false;
  const names = a.names.union(b.names);
  const isOnlyNames = (words: ReadonlySet<string>) => words.difference(names).size === 0;
  const [ofA, ofB] = [a.title.words.difference(b.title.words), b.title.words.difference(a.title.words)];
  if ((isOnlyNames(ofA) || b.title.isCut) && (isOnlyNames(ofB) || a.title.isCut)) return true;
  return [...ofA].join("") === [...ofB].join("");
}

/** For postings with the same web address, which alone proves nothing: many may share it. */
export function couldBeSameJob(a: Likeness, b: Likeness): boolean {
  const isCompanyOpen = a.company.main === "" || b.company.main === "";
  const isCompanySame = isCompanyOpen || compareCompanies(a.company, b.company) !== "other";
  return isCompanySame && sharedShare(a.title.words, b.title.words, "smaller") >= LIKE_TITLE;
}

/** An agency writes what the employer wrote and its own name above it: the same town must be told, and nearly all words. */
function isAgentsCopy(a: Likeness, b: Likeness, places: "same" | "open" | "other"): boolean {
  return a.isPlaced !== b.isPlaced && places === "same" && a.places.some(({ city }) => city !== "");
}

/** Another city, level, firm, shift or number is another job; where titles and places do not decide, texts must. */
export function isSameJob(a: Likeness, told: Likeness): boolean {
  const b = respelled(a, told);
  const company = compareCompanies(a.company, b.company);
  const places = comparePlaces(a.places, b.places);
  const isHidden = company === "other" && isAgentsCopy(a, b, places);
  if ((company === "other" && !isHidden) || places === "other" || areFactsAtOdds(a, b)) return false;
  if (a.requisition !== "" && a.requisition === b.requisition && company !== "unnamed") {
    return sharedShare(a.title.words, b.title.words, "both") >= LIKE_TITLE;
  }
  const certainty =
    company === "unnamed" || isHidden ? "unnamed" : company === "same" && places === "same" ? "certain" : "open";
  return isSameTitle(a, b) && isSameText(a, b, certainty);
}
