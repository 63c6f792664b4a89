import { findPlace } from "../../domain/distance.ts";
import { yearlyDollars } from "../../domain/yearly-dollars.ts";
import { findNamedSkills } from "../analysis/phrased-skills.ts";
import { isUnclaimed } from "../analysis/unclaimed-words.ts";
import { studyFieldsIn } from "../analysis/lexicon/study-fields.ts";
import type { DegreeLevel } from "../analysis/profile.ts";
import { familiesOfTitle, type FamilyShare } from "../analysis/title-families.ts";
import { titleWords, workWords } from "../analysis/title-words.ts";
import { titleTerms } from "../analysis/title-terms.ts";
import type { Posting, Workplace } from "../../domain/posting.ts";
import type { KnockOut } from "./match-score.ts";
import { isWish } from "./ask-words.ts";
import { type PostingSentence, readPostingSentences } from "./posting-sentences.ts";
import { countWords } from "./text-terms.ts";

/** Raise it with every change of reading or lexicons: facts of an older version are extracted again. */
export const LISTING_FACTS_VERSION = 16;

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
const MAX_SKILLS = 40;
const MAX_KNOCK_OUTS = 12;
const MAX_REQUIREMENTS = 60;
const MAX_PLACES = 20;

const NUMBER_WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const YEARS =
  /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\b(?:\s*\(\d+\))?(?:\s*(?:\+|plus|or more))?(?:\s*(?:-|–|to)\s*\d{1,2}(?:\s*\+)?)?\s*(?:years?|yrs?)\b(?!\s*(?:old|of age|ago|contract))/gi;
const WORK_RIGHT =
  /authori[sz]ed to work|work authori[sz]ation|sponsorship|\bcitizen(ship)?\b|security clearance|right to work|green card|permanent resident/i;
const PLACE_BOUND =
  /\bmust (be located|reside|live|be based|be able to commute|be local)|\b(work|job) (location|is)?:? ?(in[- ]person|on[- ]?site)|\b(100%|fully) on[- ]?site|reliably commute|relocation required|must be willing to relocate/i;

/** The largest minimum that a sentence names; null when it names none. */
export function yearsAsked(sentence: string, options = { isRequirement: false }): number | null {
  // In running text, years may be anybody's; in a list of requirements they are asked for.
  if (
    !options.isRequirement &&
    !/experience|background|on the job|practice|work(ing|ed)? (as|in|with)|expertise|hands[- ]on|years?('|’)?\s*(of )?(\w{1,30} ){0,3}(in|with|as|using)\b/i.test(
      sentence,
    )
  )
    return null;
  let most: number | null = null;
  for (const match of sentence.matchAll(YEARS)) {
    const word = match[1]!.toLowerCase();
    const years = NUMBER_WORDS.includes(word) ? NUMBER_WORDS.indexOf(word) : Number(word);
    if (years >= 1 && years <= 20 && (most === null || years > most)) most = years;
  }
  return most;
}

const DEGREES: [DegreeLevel, RegExp][] = [
  ["school", /\bhigh school|\bged\b|secondary school|\bdiploma\b/i],
  ["associate", /\bassociate('|’)?s?('|’)? (degree|of)|\bA\.?A\.?S?\.? degree|two[- ]year degree/i],
  [
    "bachelor",
    /\bbachelor|\bB\.?A\.?\/B\.?S\b|\bB\.?S\.?\/B\.?A\b|\bB\.?S\.?c?\.? (degree|in)\b|\bB\.?A\.? (degree|in)\b|\bBA\/BS|(undergraduate|college|four[- ]year|4[- ]year|university) degree|^degree in\b|\b(a|relevant|related|technical) degree in\b|higher education/i,
  ],
  [
    "master",
    /\bmaster('|’)?s\b|\bmaster (of|degree)|\bMBA\b|\bM\.?S\.? (degree|in)\b|\bMSW\b|graduate degree|advanced degree|\bMSN\b/i,
  ],
  [
    "doctorate",
    /\bph\.?\s?d\b|\bdoctora(te|l)\b|\bm\.?d\.?\b(?= degree)|\bjuris doctor|\bJ\.?D\.?\b(?= (degree|from|required))/i,
  ],
];
const DEGREE_ORDER: DegreeLevel[] = ["none", "school", "associate", "bachelor", "master", "doctorate"];

/** For comparing only: none 0, school 1 ... doctorate 5. */
export function degreeRank(level: DegreeLevel): number {
  return DEGREE_ORDER.indexOf(level);
}

export function degreeAsked(sentence: string): DegreeLevel | null {
  for (const [level, pattern] of DEGREES) if (pattern.test(sentence)) return level;
  return null;
}

const MAX_FIELD_TEXT = 120;
const ANY_FIELD = /\b(any|all|unrelated) (field|discipline|major|subject|area)/i;

function studyPart(sentence: string): string {
  const starts = DEGREES.flatMap(([level, pattern]) =>
    level === "school" ? [] : (pattern.exec(sentence)?.index ?? []),
  );
  if (starts.length === 0 || ANY_FIELD.test(sentence)) return "";
  const text = sentence.slice(Math.min(...starts)).slice(0, MAX_FIELD_TEXT);
  return text.split(/\b(?:experience|years?|skills|knowledge|ability|gpa)\b|[;:]|\.(?=\s|\p{Lu}|$)/iu)[0]!;
}

export function studyFieldsAsked(sentence: string): string[] {
  return studyFieldsIn(studyPart(sentence));
}

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
  const home = places.filter(({ country }) => country === null || country === "US").map(({ text }) => text);
  return (places.length === 0 ? [location] : home).slice(0, MAX_PLACES).flatMap((text) => placeFacts(text) ?? []);
}

/** Skips benefits, company praise and equal-opportunity parts. */
export function extractListingFacts(posting: Posting): ListingFacts {
  const own: PostingSentence[] = posting.requirements.slice(0, MAX_REQUIREMENTS).map((text, index) => ({
    text: text.trim().slice(0, 400),
    use: isWish(text) || (posting.wishesFrom !== null && index >= posting.wishesFrom) ? "wanted" : "required",
  }));
  const ownTexts = new Set(own.map(({ text }) => text));
  // Requirements that were read from the description count once.
  const read = [...own, ...readPostingSentences(posting.description).filter(({ text }) => !ownTexts.has(text))];
  const telling = read.filter(({ use }) => use !== "skipped");

  const sentences: string[] = [];
  const sentenceIndexes = new Map<string, number>();
  const keep = (text: string): number => {
    const known = sentenceIndexes.get(text);
    if (known !== undefined) return known;
    sentenceIndexes.set(text, sentences.length);
    return sentences.push(text) - 1;
  };

  const counts = new Map<string, number>();
  const spelled = new Map<string, string>();
  countWords(posting.title, 2, counts, spelled);
  for (const { text } of telling.length > 0 ? telling : read) countWords(text, 1, counts, spelled);
  const words = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, MAX_WORDS);

  const asks: Record<"required" | "wanted" | "duty", Map<string, { name: string; text: string; soft: boolean }>> = {
    required: new Map(),
    wanted: new Map(),
    duty: new Map(),
  };
  const licences = new Map<string, NamedAsk>();
  const knockOuts: ListingFacts["knockOuts"] = [];
  const addKnockOut = (kind: KnockOut["kind"], text: string, ids: string[]) => {
    if (
      knockOuts.length < MAX_KNOCK_OUTS &&
      !knockOuts.some((known) => known.kind === kind && sentences[known.sentence] === text)
    ) {
      knockOuts.push({ kind, sentence: keep(text), ids });
    }
  };
  let years: ListingFacts["years"] = null;
  let skillsOfYears: string[] = [];
  let degree: ListingFacts["degree"] = null;

  for (const { text, use } of read) {
    if (WORK_RIGHT.test(text) && /must|require|eligib|authori[sz]|unable|not (able|provide)|clearance|no /i.test(text))
      addKnockOut("work-right", text, []);
    if (PLACE_BOUND.test(text) && posting.workplace !== "remote") addKnockOut("place", text, []);
    if (use === "skipped") continue;
    const found = findNamedSkills(text, { list: use !== "duty", ofPosting: true }).filter(
      ({ from, to }) => !isUnclaimed(text, from, to),
    );
    const licenceIds: string[] = [];
    const languageIds: string[] = [];
    for (const { id, name, kind } of found) {
      if (kind === "licence" || kind === "certificate") {
        if (use === "required") {
          licenceIds.push(id);
          if (!licences.has(id)) licences.set(id, { id, name, sentence: keep(text) });
        }
      } else if (kind === "language") {
        languageIds.push(id);
      } else if (!asks[use].has(id)) {
        asks[use].set(id, { name, text, soft: kind === "soft" });
      }
    }
    if (use !== "required") continue;
    const insists = /\b(must|required|requires|mandatory|valid|current|active|possess|hold)\b/i.test(text);
    if (licenceIds.length > 0 && insists) addKnockOut("licence", text, licenceIds);
    if (languageIds.length > 0 && /fluen|bilingual|must|required|speak|native|proficien|written and/i.test(text))
      addKnockOut("language", text, languageIds);
    const asked = yearsAsked(text, { isRequirement: ownTexts.has(text) });
    if (asked !== null && (years === null || asked > years.asked)) {
      years = { asked, sentence: keep(text) };
      skillsOfYears = found.filter(({ kind }) => kind === "hard" || kind === "tool").map(({ id }) => id);
    }
    const level = degreeAsked(text);
    if (level && (degree === null || degreeRank(level) > degreeRank(degree.level))) {
      degree = {
        level,
        sentence: keep(text),
        orExperience: /equivalent|or (relevant |related |practical )?(work )?experience|in lieu/i.test(text),
        fields: studyFieldsAsked(text),
        orRelated: /\b(related|relevant|similar|equivalent|other|comparable|allied)\b/i.test(text),
      };
    }
  }
  if (years) addKnockOut("years", sentences[years.sentence]!, skillsOfYears);
  if (degree && !degree.orExperience) addKnockOut("education", sentences[degree.sentence]!, []);

  // A posting that states no requirements asks for the skills of its duties.
  if (asks.required.size === 0) {
    asks.required = asks.duty;
    asks.duty = new Map();
  }
  const toAsks = (found: Iterable<[string, { name: string; text: string }]>): NamedAsk[] =>
    [...found].slice(0, MAX_SKILLS).map(([id, { name, text }]) => ({ id, name, sentence: keep(text) }));
  const required = toAsks(asks.required);
  const wanted = toAsks(
    [...asks.wanted, ...asks.duty].filter(
      ([id], index, all) => !asks.required.has(id) && all.findIndex(([other]) => other === id) === index,
    ),
  );

  const pay = yearlyDollars(posting.pay);
  return {
    version: LISTING_FACTS_VERSION,
    id: posting.id,
    title: posting.title,
    titleTerms: titleTerms(posting.title),
    titleFamilies: familiesOfTitle(posting.title),
    words,
    spelled: Object.fromEntries(words.flatMap(([word]) => (spelled.has(word) ? [[word, spelled.get(word)!]] : []))),
    sentences,
    required,
    wanted,
    requirements: own.map(({ text }) => requirementFacts(text)),
    years,
    level: levelOfTitle(posting.title),
    degree,
    licences: [...licences.values()],
    places: posting.workplace === "remote" ? [] : placesOf(posting),
    workplace: posting.workplace,
    pay: pay === null ? null : { most: pay, text: posting.salary },
    knockOuts,
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
    work: yearsOfWork(text),
    years: yearsAsked(text, { isRequirement: true }),
    degree: degreeAsked(text),
    fields: studyFieldsAsked(text),
    licences: [],
    languages: [],
    words: [],
  };
  const studied = studyPart(text).toLowerCase();
  for (const { id, name, kind } of findNamedSkills(text, { list: true })) {
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
  const counts = new Map<string, number>();
  countWords(text, 1, counts);
  facts.words = [...counts.keys()].filter((word) => !word.includes(" ")).slice(0, 30);
  return facts;
}
