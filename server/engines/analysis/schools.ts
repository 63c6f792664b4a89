import type { DateSpan } from "./find-dates.ts";
import { findDegree } from "./degrees.ts";
import { isSchoolWord } from "./judge-part.ts";
import { type HeaderPart, readHeaderLine, tidyPart, withoutDates } from "./read-header.ts";
import { wordsOf } from "./resume-lines.ts";

const LONGEST_SCHOOL_WORDS = 12;
const MANY_CAMPUSES =
  /^(?:the )?(?:university of (?:california|wisconsin|texas|north carolina|maryland|illinois|michigan)|state university of new york)$/i;
const FROM_SCHOOL = / (?:from|an der|am|at) (?=\p{Lu})/u;
const ANY_JOINT = /(?:^| )(?:from|an der|am|at|à l['’]|à|en|bei der) ?(?=\p{Lu})/u;
const ONLY_A_LEVEL = /^high school(?: diploma| graduate)?$/i;

export function findSchool(cut: string, parts: HeaderPart[], dates: DateSpan[], now: Date): string | null {
  const pieces = (
    parts.length > 0
      ? parts.map((part) => part.text)
      : withoutDates(cut, dates)
          .split(/[\t,|\ue001]/)
          .map(tidyPart)
  ).map(afterJoint);
  const at = pieces.findIndex(isSchool);
  if (at < 0) return null;
  const name = pieces[at]!.replace(/^(?:at|from) /i, "").replace(/(?<!\s)\s*\(?GPA.*/i, "");
  const next = pieces[at + 1] ?? campusIn(cut, name, now);
  return next && MANY_CAMPUSES.test(name) && /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u.test(next) && !findDegree(next)
    ? `${name}, ${next}`
    : name;
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
    words.some(isSchoolWord)
  );
}
