import { findPlace } from "../places/find-place.ts";
import { yearlyDollars } from "../../domain/yearly-dollars.ts";
import { findNamedSkills } from "../analysis/phrased-skills.ts";
import { studyFieldsIn } from "../analysis/lexicon/study-fields.ts";
import type { DegreeLevel } from "../analysis/profile.ts";
import { familiesOfTitle, type FamilyShare } from "../analysis/title-families.ts";
import { titleWords, workWords } from "../analysis/title-words.ts";
import { titleTerms } from "../analysis/title-terms.ts";
import type { Posting, Workplace } from "../../domain/posting.ts";
import type { KnockOut } from "./match-score.ts";
import { areAlternatives } from "./alternatives.ts";
import { isWish } from "./ask-words.ts";
import { type PostingSentence, readPostingSentences } from "./posting-sentences.ts";
import { readAsks } from "./posting-asks.ts";
import { countWords } from "./text-terms.ts";
import { degreeAsked, studyFieldsAsked, studyPart, yearsAsked } from "./years-and-degrees.ts";

/** Raise it with every change of reading or lexicons: facts of an older version are extracted again. */
export const LISTING_FACTS_VERSION = 49;

export type NamedAsk = { id: string; name: string; sentence: number };

export type PlaceFacts = {
  text: string;
  city: string | null;
  state: string | null;
  latitude: number;
  longitude: number;
};

export type RequirementFacts = {
  skills: string[];
  /** Of the skills one is enough. */
  isOneEnough: boolean;
  /** As titles spell it ("software", "engineer"); empty when years are asked of no certain work. */
  work: string[];
  years: number | null;
  degree: DegreeLevel | null;
  /** Empty means any field. */
  fields: string[];
  licences: string[];
  languages: string[];
  words: string[];
};

export type DegreeAsked = {
  level: DegreeLevel;
  sentence: number;
  orExperience: boolean;
  fields: string[];
  orRelated: boolean;
};

/** Plain JSON, made once when a posting arrives. */
export type ListingFacts = {
  version: number;
  id: string;
  title: string;
  titleTerms: string[];
  titleFamilies: FamilyShare[];
  words: [string, number][];
  /** How the posting first writes a word whose stem in `words` is no word. */
  spelled: Record<string, string>;
  sentences: string[];
  required: NamedAsk[];
  wanted: NamedAsk[];
  requirements: RequirementFacts[];
  years: { asked: number; sentence: number } | null;
  /** From 0 (intern) to 6 (vice president and above); null when the title does not say. */
  level: number | null;
  degree: DegreeAsked | null;
  licences: NamedAsk[];
  places: PlaceFacts[];
  workplace: Workplace | null;
  /** Dollars a year at the upper end; null when not stated, or not in dollars. */
  pay: { most: number; text: string } | null;
  knockOuts: { kind: KnockOut["kind"]; sentence: number; ids: string[] }[];
};

const MAX_WORDS = 90;
const MAX_REQUIREMENTS = 60;
const MAX_REQUIREMENT_LENGTH = 400;
const MAX_PLACES = 20;

const LEVELS: [number, RegExp][] = [
  [0, /\b(intern|internship|student)\b/],
  [1, /\b(junior|trainee|apprentice|entry level|graduate|grad)\b/],
  [6, /\b(chief|president|vicepresident|founder)\b/],
  [5, /\bdirector\b|\bhead\b/],
  [4, /\b(manager|superintendent|principal)\b/],
  [3, /\b(senior|lead|leader|staff|supervisor|iii|iv|expert)\b/],
];

/** 0 intern, 1 junior, 3 senior or lead, 4 manager, 5 director, 6 above; null when it does not say. */
export function levelOfTitle(title: string): number | null {
  const words = titleWords(title).join(" ");
  if (/\b(account|product|project|program|case|office|property) manager\b/.test(words))
    return /\bsenior\b/.test(words) ? 3 : null;
  if (
    /\b(staff (nurse|accountant)|staff registered nurse|lead generation|head start|executive assistant|chef)\b/.test(
      words,
    )
  )
    return null;
  for (const [level, pattern] of LEVELS) if (pattern.test(words)) return level;
  return null;
}

export function placeFacts(text: string): PlaceFacts | null {
  const short = text.split("\n")[0]!.slice(0, 120);
  const place = short === "" ? null : findPlace(short);
  return (
    place && { text: short, city: place.city, state: place.state, latitude: place.latitude, longitude: place.longitude }
  );
}

function placesOf({ places, location }: Posting): PlaceFacts[] {
  const texts = places.length === 0 ? [location] : places.map(({ text }) => text);
  return texts.slice(0, MAX_PLACES).flatMap((text) => placeFacts(text) ?? []);
}

function listedAsks({ requirements, wishesFrom }: Posting): PostingSentence[] {
  return requirements.slice(0, MAX_REQUIREMENTS).map((text, index) => ({
    text: text.trim().slice(0, MAX_REQUIREMENT_LENGTH),
    use: isWish(text) || (wishesFrom !== null && index >= wishesFrom) ? "wanted" : "required",
  }));
}

function wordsOf(title: string, read: PostingSentence[]): Pick<ListingFacts, "words" | "spelled"> {
  const telling = read.filter(({ use }) => use !== "skipped");
  const counts = new Map<string, number>();
  const spelled = new Map<string, string>();
  countWords(title, 2, counts, spelled);
  for (const { text } of telling.length > 0 ? telling : read) countWords(text, 1, counts, spelled);
  const words = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, MAX_WORDS);
  const ownSpelling = words.flatMap(([word]) => (spelled.has(word) ? [[word, spelled.get(word)!]] : []));
  return { words, spelled: Object.fromEntries(ownSpelling) };
}

/** What a posting asks for and offers, read once for all resumes. */
export function extractListingFacts(posting: Posting): ListingFacts {
  const own = listedAsks(posting);
  const listed = new Set(own.map(({ text }) => text));
  // Requirements that were read from the description count once.
  const read = [...own, ...readPostingSentences(posting.description).filter(({ text }) => !listed.has(text))];
  const { words, spelled } = wordsOf(posting.title, read);
  const asks = readAsks(read, { listed, workplace: posting.workplace });
  const pay = yearlyDollars(posting.pay);
  return {
    version: LISTING_FACTS_VERSION,
    id: posting.id,
    title: posting.title,
    titleTerms: titleTerms(posting.title),
    titleFamilies: familiesOfTitle(posting.title),
    words,
    spelled,
    sentences: asks.sentences,
    required: asks.required,
    wanted: asks.wanted,
    requirements: own.map(({ text }) => requirementFacts(text)),
    years: asks.years,
    level: levelOfTitle(posting.title),
    degree: asks.degree,
    licences: asks.licences,
    places: posting.workplace === "remote" ? [] : placesOf(posting),
    workplace: posting.workplace,
    pay: pay === null ? null : { most: pay, text: posting.salary },
    knockOuts: asks.knockOuts,
  };
}

/** "4 years of full-stack development" asks for the work that the title "Full-Stack Engineer" names. */
function yearsOfWork(requirement: string): string[] {
  const work = /\byears?\b(?: or more)? (?:of|as an?|in) ([^,;(]+)/i.exec(requirement)?.[1] ?? "";
  return workWords(work).filter((word) => !/^(experience|professional|hands|on)$/.test(word));
}

function requirementFacts(text: string): RequirementFacts {
  const facts: RequirementFacts = {
    skills: [],
    isOneEnough: false,
    work: yearsOfWork(text),
    years: yearsAsked(text, { isRequirement: true }),
    degree: degreeAsked(text),
    fields: studyFieldsAsked(text),
    licences: [],
    languages: [],
    words: [],
  };
  const studied = studyPart(text).toLowerCase();
  const named = findNamedSkills(text, { list: true });
  for (const { id, name, kind } of named) {
    // "A degree in nursing" asks for the degree alone, not for a skill.
    if (studied.includes(name.toLowerCase()) && studyFieldsIn(name).length > 0) continue;
    const list =
      kind === "licence" || kind === "certificate"
        ? facts.licences
        : kind === "language"
          ? facts.languages
          : facts.skills;
    if (!list.includes(id)) list.push(id);
  }
  const skills = named.filter(({ id }) => facts.skills.includes(id));
  facts.isOneEnough = areAlternatives(text, skills);
  const counts = new Map<string, number>();
  countWords(text, 1, counts);
  facts.words = [...counts.keys()].filter((word) => !word.includes(" ")).slice(0, 30);
  return facts;
}
