import { monthOfName } from "./lexicon/date-words.ts";
import { anyOfLines } from "../any-of.ts";
import { findDates } from "./find-dates.ts";
import { type FoundDegree, findDegree } from "./degrees.ts";
import { studyFieldsIn } from "./lexicon/study-fields.ts";
import { isPlaceName, isSchoolWord } from "./judge-part.ts";
import { tidyPart } from "./tidy-part.ts";
import { foldWord, type ResumeLine, wordsOf } from "./resume-lines.ts";

const FIELD_STOPS: ReadonlySet<string> = new Set(
  "at from with gpa graduated graduating expected started starting began begun enrolled ongoing current present city state zum zur inc incl including seit depuis desde".split(
    " ",
  ),
);
const LONGEST_FIELD_WORDS = 8;
const AFTER_DEGREE = /^[.\s)]*(?:degree|diploma)?\s*/i;
/** "(Hons)", "(BS)"; but "(Civil)" and "(CSE)" are what was studied. */
const IN_BRACKETS = /^\.?\s*\(([A-Za-z][A-Za-z.]{0,6}(?: [A-Z][A-Za-z]{1,3})?)\)\s*/;
const NO_FIELD = new RegExp(
  anyOfLines`
    ^(?:in |en )?(?:teilzeit|vollzeit|part-time|full-time|berufsbegleitend|temps (?:plein|partiel))$
    ^(?:city|state|company|(?:examen |abschluss |prüfung )?note|nota|mention|notendurchschnitt)\b
    ^(?:magna |summa )?cum laude$|^(?:finish|planned|due|anticipated|completion|to be|with honou?rs)(?!\p{L})
    ^\d+ (?:credits|UE|unités|modules|créditos|materias|cursos|Module|ECTS)(?!\p{L})
    \b(?:grade|second class|first class|division|distinction|master certificate)\b|^honou?rs (?:class )?(?:\d|i{1,3})[ab]?$
  `,
  "i",
);
const NO_SUBJECT = /^(?:hons?\.?|honou?rs|pass|regular|general)$/i;
/** "Bachelor of Science - BS, Biology". */
const SHORT_FORM = /^ ?[-–—] ?[A-Z][A-Za-z.]{0,4}[A-Zc] ?,/;
const JOINT_SIGN = /^\s*(?:[:,/–—(-]|\t)\s*(?:(?:in|of|en|major(?:ing)?(?: in)?):? )?(.*)$/i;
const JOINT_WORD =
  /^(?:in|of|en|im fach|major:?|with (?:a )?(?:major|concentration|emphasis|specialization) in) (.*)$/i;
/** "BSc Computer Science". */
const BARE = /^(\p{L}.*)$/u;
const SURE_JOINT = /^\.?(?: (?:degree )?(?:in|of|en|im fach)\b| ?[:(/]| (?!from |at |an )\p{L}[^,|\t]*[,|\t])/iu;
const ENDS_FIELD = /^\)?\s*(?:$|[,|;\t(–—:.·•-]|from\b|at\b|an der\b|à |en |\d)/;
/** "Magisterio en CIFP Tartanga", "Petite Enfance à l'IFSI". */
const BEFORE_SCHOOL = / (?:from|at|an der|am|bei der|à|à la|à l['’]|en|en la|en el) ?(?=\p{Lu})/u;
/** "Nursing in Nursing", as job sites print it. */
const SAID_TWICE = /^(.{3,60}) in \1$/i;
/** "Ingénierie de la formation". */
const OPEN_FIELD = / (?:of|de|de la|de l['’]|du|des|d['’]|der|für) ?$/iu;
const LABEL = /^(?:major|concentration|field(?: of study)?|specialization|emphasis)\s*(?:in|:)\s*(\S.*)/i;
const LEVEL_AT_END = /(?<=.) \(?(?:EQF|NQF|RQF|QCF|DQR|EQR|NQR|CEC|MECES|RNCP|NFQ|AQF|SCQF|FHEQ)\b.*/;
/** "Mathematics 2:1", "English, First". */
const CLASS_AT_END = / (?:2[:.][12]|1st|2nd|3rd|2i{1,2})$/u;
/** A list of subjects ends in "and": "Business, Marketing and Finance". */
const FIELD_END = /\t|\||;|•|·|\s[-–—]\s|[()]|\. |,(?! (?:and|&) | \p{Lu}[\p{L} ]{2,30} (?:and|&) \p{Lu})/u;

export function fieldAfter(
  line: ResumeLine,
  degree: FoundDegree,
  institution: string | null,
  now: Date,
): string | null {
  let after = line.text.slice(degree.to);
  const [dates] = findDates(after, now);
  if (dates) after = after.slice(0, dates.from);
  const school = institution ? after.indexOf(institution) : -1;
  if (school >= 0) after = after.slice(0, school);
  after = after.replace(SHORT_FORM, "");
  const bracket = IN_BRACKETS.exec(after);
  if (bracket && !mayBeSubject(bracket[1]!, degree)) after = after.slice(bracket[0].length);
  after = after.replace(AFTER_DEGREE, "");
  const marked = JOINT_WORD.exec(after) ?? JOINT_SIGN.exec(after) ?? BARE.exec(after);
  return marked?.[1] === undefined ? null : cleanField(marked[1]);
}

function mayBeSubject(text: string, degree: FoundDegree): boolean {
  // "Bachelor of Business Studies (BBS)": a degree written out is followed by its own letters.
  const isWrittenOut = /\p{L}{5}/u.test(degree.text);
  return !isWrittenOut && !NO_SUBJECT.test(text) && findDegree(text) === null && !isPlaceName(text);
}

/** The same, where it cannot be the name of a school: behind "in", a colon or a bracket, or a known subject. */
export function sureFieldAfter(line: ResumeLine, degree: FoundDegree, now: Date): string | null {
  const field = fieldAfter(line, degree, null, now);
  const after = line.text.slice(degree.to);
  if (field === null || !ENDS_FIELD.test(after.slice(after.indexOf(field) + field.length))) return null;
  return SURE_JOINT.test(after) || studyFieldsIn(field).length > 0 ? field : null;
}

export function labelledField(text: string): string | null {
  const labelled = LABEL.exec(text);
  return labelled?.[1] ? cleanField(labelled[1]) : null;
}

const NAMES_LEVEL = /mba|bachelor|master|associate|doctor|^[bm]\.?(?:[as]|sc)\.?$/iu;
/** "Executive MBA" behind "Executive MBA" is no field, and of "BS in Biology" Biology is one. */
function behindDegree(text: string): string {
  const found = findDegree(text);
  if (found?.from !== 0 || !NAMES_LEVEL.test(found.text)) return text;
  const rest = text.slice(found.to).replace(AFTER_DEGREE, "");
  return /^(?:$|in |:)/u.test(rest) ? rest.replace(/^: ?/u, "") : text;
}

export function cleanField(raw: string): string | null {
  const first = behindDegree(raw.split(FIELD_END)[0]?.split(BEFORE_SCHOOL)[0] ?? "");
  const found = findDegree(first);
  const second = found && OPEN_FIELD.test(first.slice(0, found.from)) ? null : found;
  const words: string[] = [];
  for (const word of wordsOf(second && second.from > 3 ? first.slice(0, second.from) : first)) {
    if (FIELD_STOPS.has(foldWord(word).replace(/[^\p{L}]/gu, "")) || words.length >= LONGEST_FIELD_WORDS) break;
    words.push(word);
  }
  const field = tidyPart(words.join(" ").replace(SAID_TWICE, "$1"))
    .replace(/(?<![.:)])[.:)]+$/, "")
    .replace(/ (?:minor|gpa|\d{1,3}(?:\.\d)? (?:credit|semester|quarter|units|ects)).*/i, "")
    .replace(LEVEL_AT_END, "")
    .replace(CLASS_AT_END, "")
    .replace(/ (?:INTERESTS|SKILLS|AWARDS|HONOU?RS|ACTIVITIES|CERTIFICATIONS|REFERENCES)$/u, "")
    .replace(/^(?:em|en|in|im) /, "");
  if (!/\p{L}{3}/u.test(field) || /^(?:and|&|or) /iu.test(field) || NO_FIELD.test(field) || monthOfName(field) !== null)
    return null;
  return words.some(isSchoolWord) ? null : field;
}
