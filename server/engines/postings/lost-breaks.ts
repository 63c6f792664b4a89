import { anyOf, anyOfLines } from "../any-of.ts";
import { firstHeading, headedLines } from "../matching/flat-headings.ts";

/** One such place is a slip of the keyboard; several tell of lines that were lost with their tags. */
const LEAST_GLUED = 2;
const LEAST_DOTS = 2;
const LEAST_DASHES = 3;
const LEAST_ASKS = 3;
const LEAST_WRAPPED = 3;
const MOST_WITHIN = 0.95;
const WRAPPED_LENGTH = 60;
const SMALL_GOES_ON = 40;
const PAGE_WIDTH = 90;
const LONG_LINE = 400; // a line that is so long holds the paragraphs of a whole posting
const SHORT_VALUE = 40; // what is shorter than this stands behind its label: "Location: Reno"

const HEADS = anyOf(`
  Description Qualifications Qualification Responsibilities Responsibility Requirements Requirement Duties Overview
  Summary Skills Experience Education Benefits Process Functions Abilities Profile Role Opportunity Knowledge Purpose
  Statement Culture Values Perks Us Information Compensation Schedule Competencies Demands Environment Preferred
  Required Certifications Equity Details Mission Type Offer Bring
`);
const ADMITTED = anyOf("BA BS BSN MA MS MBA RN LPN CPA CDL GED HS PhD");
const BEGINNERS = anyOf(`
  The This These That We Our You Your If What Who Why How All About Are Please
  Experience Experienced Excellent Exceptional Strong Ability Able Knowledge Familiarity Familiar Proficiency
  Proficient Must Minimum Bachelor Bachelors Master Masters Demonstrated Proven Previous Prior Understanding Solid Good
  Comfortable Willingness Willing Responsible Manage Maintain Maintaining Provide Assist Ensure Perform Develop Prepare
  Preparing Coordinate Collaborate Communicate Supervise Paid Dental Medical Competitive Flexible Preferred Required
  Additional Location Department Reports Schedule Salary Position Job Benefits Compensation Qualifications Requirements
  Responsibilities Description Employee Retirement
`);
const LONG_NOUN = anyOfLines`
  \p{L}{4,20}(?:tions?|ments?|ances?|ences?)
  \p{L}{5,20}(?:ity|ities|ency|encies|ships?)
`;
const NAMES_WITH_DOTS = "(?:N[Ee][Tt]|J[Ss]|I[Oo]|C[Oo]m|O[Rr]g|A[Ii]|Core|Net|Tv|Py|Gallen)";

const COUNT = String.raw`\d{1,2}(?:[-–]\d{1,2})?\+?`;

/** Between two words of which the second begins a line; "TypeScript" is one word. */
const GLUED = new RegExp(
  String.raw`(?=[\p{Lu}\d])(?!Script(?!\p{Ll}))${anyOfLines`
    (?<=(?<!\p{L})\p{Ll}{4,20})(?=\p{Lu}(?:\p{Ll}{2}|\p{L}{0,5}\s))
    (?<=(?<!\p{L})${HEADS})(?=\p{Lu}(?:\p{Ll}|\s)|${COUNT}\s(?:years?|months?)|${ADMITTED}(?!\p{L}))
    (?<=(?<!\p{L})\p{Lu}${LONG_NOUN})(?=\p{Lu}\p{Ll}{2})
    (?<=(?<!\p{L})(?:\p{Ll}|\p{Lu}\p{Ll})\p{Ll}{2,20})(?=${BEGINNERS}(?!\p{L}))
    (?<=\p{Lu}{5})(?=\p{Lu}\p{Ll}{2,}\s)
    (?<=[+#])(?=\p{Lu}\p{Ll}{2,}\s)
    (?<=\p{Ll}{3}[.!?])(?=\p{Lu}[\p{L}\s])(?!${NAMES_WITH_DOTS}(?!\p{Ll}))
    (?<=\p{Ll}{2}\))(?=\p{Lu}\p{Ll}{2,}\s)
    (?<=\p{Ll}{4}|[\p{Ll})][.;])(?=\d{1,2}\+? (?:years?|months?)(?!\p{L}))
  `}`,
  "gu",
);
const GLUED_LABEL = /(?<=\p{Ll}{2}:)(?<!(?<!\p{L})[Rr]e:)(?=\p{Lu}(?:\p{Ll}|\s))/gu;
const DOTS = /(?<![ \t])[ \t]*[•●▪◦‣§][ \t]*(?=[\p{L}\p{N}])/gu;
const DASHES = /(?<=[\p{Ll}.])- (?=\p{Lu})/gu;

/** Of a text whose lines were joined by blanks: what is asked for is written large within no sentence. */
const FLAT_ASK = new RegExp(
  String.raw`(?<=[\p{Ll}\p{N})]) (?=(?:${anyOfLines`
    Ability to|Able to|Must (?:be|have)|(?:Strong|Excellent|Good|Solid|Deep|Proven|Demonstrated|Exceptional) \p{Ll}
    Experience (?:with|in|of|as|using|working)|(?:Knowledge|Understanding) of|Familiarity with|Familiar with
    Proficien(?:cy|t) (?:with|in)|(?:Bachelor|Master)[’']?s?[’']? degree|Minimum (?:of )?\d|Willingness to
    \d{1,2}\+ years
  `}))`,
  "gu",
);

const count = (text: string, places: RegExp) => [...text.matchAll(places)].length;

function breakGlued(text: string): string {
  if (count(text, GLUED) + count(text, GLUED_LABEL) < LEAST_GLUED) return text;
  return text
    .replace(GLUED, "\n")
    .split("\n")
    .flatMap(firstHeading)
    .map((part) => part.replace(GLUED_LABEL, (_, at: number) => (part.length - at > SHORT_VALUE ? "\n" : " ")))
    .join("\n");
}

function listLine(line: string): string {
  const dotted = count(line, DOTS) < LEAST_DOTS ? line : line.replace(DOTS, "\n- ").trimStart();
  return count(dotted, DASHES) < LEAST_DASHES ? dotted : dotted.replace(DASHES, "\n- ");
}

const HOW_TO_APPLY = /(?<=\S) (How to Apply):? (?=\S)/gi;

function flatLine(line: string): string {
  if (line.length < LONG_LINE) return line;
  const headed = headedLines(line.replace(HOW_TO_APPLY, "\n$1:\n")).map((part) => part.trim());
  return headed.map((part) => (count(part, FLAT_ASK) < LEAST_ASKS ? part : part.replace(FLAT_ASK, "\n"))).join("\n");
}

const goesOnSmall = (line: string, next: string) => line.length >= SMALL_GOES_ON && /^\s*\p{Ll}/u.test(next);

/** Whether lines end because the page did: hardly one is longer than a page is wide, and several go on in small letters. */
function isWrapped(lines: readonly string[]): boolean {
  const within = lines.filter(({ length }) => length <= PAGE_WIDTH);
  const isNarrow = within.length >= lines.length * MOST_WITHIN;
  return isNarrow && within.filter((line, at) => goesOnSmall(within[at - 1] ?? "", line)).length >= LEAST_WRAPPED;
}

function goesOn(line: string, next: string): boolean {
  if (line.length < SMALL_GOES_ON || !/[\p{L}\p{N},)&/]$/u.test(line) || /^\s*-\s|^\s*$/.test(next)) return false;
  if (/^\s*[\p{Ll}(]/u.test(next)) return true;
  return line.length >= WRAPPED_LENGTH && /\p{Ll}/u.test(line) && /\p{Ll}/u.test(next);
}

function joinWrapped(text: string): string {
  const lines = text.split("\n");
  if (!isWrapped(lines)) return text;
  const joins = lines.map((line, at) => (goesOn(lines[at - 1] ?? "", line) ? ` ${line.trimStart()}` : `\n${line}`));
  return joins.join("").slice(1);
}

const inEachLine = (text: string, restored: (line: string) => string) => text.split("\n").map(restored).join("\n");

/** A posting whose lines were run together, as lists of collected postings have them, with its lines again. */
export function restoreBreaks(text: string): string {
  return inEachLine(breakGlued(inEachLine(joinWrapped(text), listLine)), flatLine);
}
