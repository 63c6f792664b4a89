import { anyOfLines } from "../any-of.ts";
import { studyFieldsIn } from "../analysis/lexicon/study-fields.ts";
import type { DegreeLevel } from "../analysis/profile.ts";

const NUMBER_WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const YEARS = new RegExp(
  [
    String.raw`\b(\d{1,2}|${NUMBER_WORDS.slice(1).join("|")})\b(?:\s*\(\d+\))?(?:\s*(?:\+|plus|or more))?`,
    String.raw`(?:\s*(?:-|–|to)\s*\d{1,2}(?:\s*\+)?)?\s*(?:years?|yrs?)\b(?!\s*(?:old|of age|ago|contract|of (?:footage|data|records|archives?|history|tradition|growth|excellence|innovation|success|specialization)))`,
  ].join(""),
  "gi",
);
const OF_WORK = new RegExp(
  anyOfLines`
    experience|background|on the job|practice|work(ing|ed)? (as|in|with)|expertise|hands[- ]on
    years?('|’)?\s*(of )?(\w{1,30} ){0,3}(in|with|as|using)\b
  `,
  "i",
);

/** Who stands before years that are not the reader's: the employer, its teams, whoever one works for. */
const OTHERS = new RegExp(
  anyOfLines`
    ^(we|our|the (company|firm|practice|hospital|team|agency)|founded|established|since)(?!\p{L})
    \b(report(s|ing)? (directly )?to|supervised by|mentored by|led by)\b
    \b(work(ing)? (under|alongside)|join(ing)? (a|an|our|the))\b
    \b(has|have) been\b|\bin business\b
    \b(leader in|leading (company|provider|firm|supplier|manufacturer)|renowned|headquartered|trusted by)\b
  `,
  "giu",
);
/** Who asks: "our ideal candidate has 5 years". */
const READER = new RegExp(
  anyOfLines`
    \b(you|must|candidates?|applicants?|requir\w*|minimum|at least)\b
    \b(need|seek|seeking|looking for|expect|want|ask for|prefer)\b
  `,
  "gi",
);

/** "The next ten years", "within the past 5 years": a time, and no length of work. */
const OF_A_TIME = /\b(?:next|coming|past|last|previous|following) $/i;

function lastIndex(text: string, words: RegExp): number {
  return [...text.matchAll(words)].at(-1)?.index ?? -1;
}

/** The largest minimum that a sentence names; null when it names none. */
export function yearsAsked(sentence: string, options = { isRequirement: false }): number | null {
  // In running text, years may be anybody's; in a list of requirements they are asked for.
  if (!options.isRequirement && !OF_WORK.test(sentence)) return null;
  let most: number | null = null;
  for (const match of sentence.matchAll(YEARS)) {
    const word = match[1]!.toLowerCase();
    const years = NUMBER_WORDS.includes(word) ? NUMBER_WORDS.indexOf(word) : Number(word);
    if (years < 1 || years > 20 || (most !== null && years <= most)) continue;
    const before = sentence.slice(0, match.index);
    if (OF_A_TIME.test(before)) continue;
    if (lastIndex(before, OTHERS) <= lastIndex(before, READER)) most = years;
  }
  return most;
}

const DEGREES: [DegreeLevel, RegExp][] = [
  ["school", /\bhigh school|\bged\b|secondary school|\bdiploma\b/i],
  ["associate", /\bassociate('|’)?s?('|’)? (degree|of)|\bA\.?A\.?S?\.? degree|two[- ]year degree/i],
  [
    "bachelor",
    new RegExp(
      anyOfLines`
        \bbachelor|\bB\.?A\.?/B\.?S\b|\bB\.?S\.?/B\.?A\b|\bBA/BS
        \bB\.?S\.?c?\.? (degree|in)\b|\bB\.?A\.? (degree|in)\b
        (undergraduate|college|four[- ]year|4[- ]year|university) degree
        ^degree in\b|\b(a|relevant|related|technical) degree in\b|higher education
      `,
      "i",
    ),
  ],
  [
    "master",
    new RegExp(
      anyOfLines`
        \bmaster('|’)?s\b|\bmaster (of|degree)|\bMBA\b|\bM\.?S\.? (degree|in)\b
        \bMSW\b|graduate degree|advanced degree|\bMSN\b
      `,
      "i",
    ),
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

/** The part of a sentence that names what a degree is of; empty when it names none. */
export function studyPart(sentence: string): string {
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
