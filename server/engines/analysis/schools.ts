import { anyOf, anyOfLines } from "../any-of.ts";
import type { DateSpan } from "./find-dates.ts";
import { findDegree } from "./degrees.ts";
import { FUNCTION_WORDS, isSchoolWord } from "./judge-part.ts";
import { studyFieldsIn } from "./lexicon/study-fields.ts";
import { type HeaderPart, readHeaderLine, withoutDates } from "./read-header.ts";
import { tidyPart } from "./tidy-part.ts";
import { wordsOf } from "./resume-lines.ts";

const LONGEST_SCHOOL_WORDS = 12;
const MOST_FIELD_WORDS = 6;
const ENDS_FIELD = /^(?:administration|management|studies|sciences?|arts|technology|relations|services)$/i;
const MANY_CAMPUSES = new RegExp(
  `^(?:the )?${anyOfLines`
    university of (?:california|wisconsin|texas|north carolina|maryland|illinois|michigan)
    state university of new york
  `}$`,
  "i",
);
const FROM_SCHOOL = / (?:from|an der|am|at) (?=\p{Lu})/u;
const ANY_JOINT = /(?:^| )(?:from|an der|am|at|à l['’]|à|en|bei der) ?(?=\p{Lu})/u;
/** What a name cannot end with: more of it follows. */
export const OPEN_NAME = / (?:of|at|and|&|de|del|la|las|los|les|du|des|für|der|et|y)$/;
/** "JNTU Hyderabad in 2012". */
export const ENDS_OPEN = / (?:in|from|with|en|im|mit|con|avec)(?: an?)?$/i;
const STUDIED =
  /^(?:\p{L}{1,20} ){0,4}(?:studied|studying|graduated|trained|qualified) (?:at|from|in) (?:the )?(?=\p{Lu})/u;
const REST_OF_NAME = /^(?: \p{Lu}[\p{L}'’-]+){1,3}/u;
const TRAINING_CENTRE =
  /(?<!\p{L})(?:cent(?:re|er) de formation|centro de formación|(?:training|learning) cent(?:re|er))(?!\p{L})/iu;
/** "PGCE Secondary History, UCL Institute of Education": whom a teacher teaches. */
const STAGE = /^(?:primary|secondary)(?: \p{Lu}\p{L}+){0,3}$/iu;
const ONLY_A_LEVEL = new RegExp(
  anyOfLines`
    ^high school(?: diploma| graduate)?$|^college prep(?:aration|aratory)?(?: diploma)?$
    ^(?:primary|secondary|elementary)(?: education)?$|^(?:university|college|school|institute|academy)$
  `,
  "i",
);
const PLACE_PLACEHOLDER = /\bCity,? State\b/giu;
const STILL_THERE = new RegExp(
  `^${anyOf("at from present current(?:ly)? currently\\sattending currently\\senrolled(?:\\s(?:at|in))? in\\sprogress attending")} (?=\\p{Lu})`,
  "iu",
);
const TWICE = /^(.{6,60}?) \1(?!\p{L}).*/u;
const DEGREE_BEHIND = /(?<=\p{L}) (?:Bachelor|Master|Associate)(?:['’]?s)?(?: of| in| degree)(?!\p{L}).*$/iu;
const GRADE_BEHIND = / \((?:first|1st|distinction|merit|[\d.:,/ ]{1,9})\)$/iu;
const COUNTED = /^(?:\d{1,4} ){1,2}(?=\p{Lu})|(?<=\p{L}) \d{1,2}$|(?<=university|college) State$/giu;

export function findSchool(cut: string, parts: HeaderPart[], dates: DateSpan[], now: Date): string | null {
  const pieces = (
    parts.length > 0
      ? parts.map((part) => part.text)
      : withoutDates(cut, dates)
          .replace(PLACE_PLACEHOLDER, "\t")
          .split(/[\t,|\ue001]/)
          .map(tidyPart)
  ).map(afterJoint);
  const sure = pieces.findIndex((piece) => isSchool(piece) && !STAGE.test(piece));
  const at = sure < 0 ? pieces.findIndex(isSchool) : sure;
  if (at < 0) return null;
  const piece = pieces[at]!.replace(STILL_THERE, "")
    .replace(STUDIED, "")
    .replace(/(?<!\s)\s*\(?GPA.*/i, "");
  const whole = wholeName(piece, cut)
    .replace(ENDS_OPEN, "")
    .replace(COUNTED, "")
    .replace(GRADE_BEHIND, "")
    .replace(TWICE, "$1")
    .replace(DEGREE_BEHIND, "");
  const name = withoutField(whole).replace(STILL_THERE, "");
  const next = pieces[at + 1] ?? campusIn(cut, name, now);
  return next &&
    next !== "City" &&
    MANY_CAMPUSES.test(name) &&
    /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u.test(next) &&
    !findDegree(next)
    ? `${name}, ${next}`
    : name;
}

/** "IES Tetuán de las Victorias, Madrid": the last word looked like the place with the town behind it. */
function wholeName(name: string, cut: string): string {
  if (!OPEN_NAME.test(name)) return name;
  const rest = cut.slice(cut.indexOf(name) + name.length);
  return cut.includes(name) ? name + (REST_OF_NAME.exec(rest)?.[0] ?? "") : name;
}

/** "International Business John Brown University": what was studied stands before the school's own name. */
export function withoutField(name: string): string {
  const words = wordsOf(name);
  for (let cut = Math.min(MOST_FIELD_WORDS, words.length - 2); cut > 0; cut--) {
    const [field, rest] = [words.slice(0, cut), words.slice(cut)];
    const opensName = /^\p{Lu}\p{L}/u.test(rest[0]!) && !isSchoolWord(rest[0]!) && !FUNCTION_WORDS.has(rest[0]!);
    const endsField = studyFieldsIn(field.at(-1)!).length > 0 || (cut > 1 && ENDS_FIELD.test(field.at(-1)!));
    const isStudied = endsField && studyFieldsIn(field.join(" ")).length > 0 && !field.some(isSchoolWord);
    if (opensName && isStudied && rest.some(isSchoolWord)) return rest.join(" ");
  }
  return name;
}

/** "in History from Ohio State University": what follows the joint is the school. */
function afterJoint(text: string): string {
  if (!/^(?:in|en|im|of) /i.test(text) && !/^\p{Ll}/u.test(text)) {
    const [before = "", after] = text.split(FROM_SCHOOL);
    return after !== undefined && !wordsOf(before).some(isSchoolWord) && wordsOf(after).some(isSchoolWord)
      ? after
      : text;
  }
  const pieces = text.split(ANY_JOINT);
  const at = pieces.findIndex((piece) => wordsOf(piece).some(isSchoolWord));
  return at > 0 ? pieces.slice(at).join(" ") : text;
}

function campusIn(cut: string, name: string, now: Date): string | null {
  const { place } = readHeaderLine({ index: 0, text: cut, hasBullet: false, isBlank: false }, now);
  return place !== null && cut.includes(`${name}, ${place}`) ? place : null;
}

function isSchool(piece: string): boolean {
  const words = wordsOf(piece);
  return (
    words.length > 0 &&
    words.length <= LONGEST_SCHOOL_WORDS &&
    /^[\p{Lu}\p{N}]/u.test(piece) &&
    !ONLY_A_LEVEL.test(piece) &&
    (words.some(isSchoolWord) || TRAINING_CENTRE.test(piece))
  );
}
