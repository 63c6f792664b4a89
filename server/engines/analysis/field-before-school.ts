import { anyOf } from "../any-of.ts";
import { findDegree } from "./degrees.ts";
import { FUNCTION_WORDS, isSchoolWord } from "./judge-part.ts";
import { studyFieldsIn } from "./lexicon/study-fields.ts";
import { US_STATES } from "./lexicon/resume-words.ts";
import type { ResumeLine } from "./resume-lines.ts";
import { withoutField } from "./schools.ts";

const MOST_FIELD_WORDS = 12;
const MOST_NAME_WORDS = 3; // before "University" or "College"
const SHORTEST_FIELD = 5;
const SIGN = /^(?: degree)?[\s:,–-]*/iu;
const WORD = /\S+/gu;
const RUN_END = /\t|[|;()]|,(?! (?:and|&) )|\s[-–]\s|\d/u;
const DATED = /(?:\p{L}{3,9}\.? )?(?:19|20)\d\d/gu;
const GOES_ON = new RegExp(
  `^\\s*(?:${anyOf("administration management studies sciences? arts engineering technology education and & of")})(?!\\p{L})`,
  "iu",
);
const OPENS_NAME = new RegExp(
  `^(?:${anyOf(
    "the state national technical federal medical american catholic western eastern open polytechnic agricultural european",
    "international islamic christian central christian women's new royal pontifical",
  )})$`,
  "iu",
);
const STATE = new RegExp(
  `(?<![\\p{L}-])(?:the )?(?:(?:(?:north|south)?(?:east|west)(?:ern)?|(?:north|south)(?:ern)?|central|middle) )?` +
    `(?:${[...US_STATES.values()].filter((name) => !/^(?:north|south|west) /i.test(name)).join("|")})(?![\\p{L}-])`,
  "iu",
);

/** Where nothing tells how field and school part, its text has neither. */
export type FieldLine = ResumeLine & { hidesSchool?: true };

/**
 * A form prints "Degree : Field School Field" without a sign between them. Tabs part the field from the school, and the
 * field's second print goes; where nothing tells how the two part, neither is read.
 */
export function partFields(line: ResumeLine, at: number, lines: readonly ResumeLine[]): FieldLine {
  const degree = findDegree(line.text);
  if (degree === null) return line;
  const from = degree.to + SIGN.exec(line.text.slice(degree.to))![0].length;
  const isMarked = /^(?: degree)? ?[:,]/iu.test(line.text.slice(degree.to));
  const below = lines.slice(at + 1).find(({ isBlank }) => !isBlank)?.text ?? "";
  const isLow = degree.level === "school" || degree.level === "none";
  const again = isLow && !isMarked ? null : withoutSecondPrint(line.text, from, below);
  const once = isLow && again !== null && !/^[^\t]* /u.test(again.text.slice(from)) ? null : again;
  const text = once?.isParted
    ? once.text
    : isLow
      ? line.text
      : partBeforeSchool(once?.text ?? line.text, from, isMarked);
  if (text === null)
    return { ...line, text: `${line.text.slice(0, from)}\t${yearsIn(line.text.slice(from))}`, hidesSchool: true };
  return text === line.text ? line : { ...line, text };
}

type OncePrinted = { text: string; isParted: boolean };

function withoutSecondPrint(text: string, from: number, below: string): OncePrinted | null {
  const ends = [...text.slice(from).matchAll(WORD)]
    .slice(0, MOST_FIELD_WORDS)
    .map(({ index, 0: word }) => from + index + word.length);
  for (const [order, end] of [...ends.entries()].reverse()) {
    const field = text.slice(from, end).replace(/[,.;:]$/u, "");
    const again = mayBeField(field) ? againAt(text, field, from + field.length) : -1;
    if (again < 0) continue;
    const [before, between, after] = [
      text.slice(0, from + field.length),
      text.slice(from + field.length, again),
      text.slice(again + field.length),
    ];
    const next = nextWord(between);
    // The second print goes on as the first one does, at times in the next line: the field is longer.
    const isLonger = next !== "" && nextWord(after === "" ? below : after).startsWith(next);
    if (isLonger) return after === "" ? { text: text.slice(0, again).trimEnd(), isParted: false } : null;
    const isTold = FUNCTION_WORDS.has(lastWord(between).toLowerCase());
    const isFollowed = /^ \p{Lu}\p{Ll}/u.test(after) && !/^ (?:GPA|Minor|Graduated)/iu.test(after);
    const school = between.trim().replace(/^[,;]\s*/u, "");
    // "Stanford University, Stanford" stands in the town that it is called by.
    if (school.endsWith(",") && isSchoolWord(school.slice(0, -1).toLowerCase())) continue;
    if (GOES_ON.test(between) || (order === 0 && (isTold || isFollowed))) continue;
    const rest = `${school}${isTold ? ` ${field}` : "\t"}${after.trimStart()}`;
    return { text: `${before.slice(0, from)}${field.split(",")[0]}\t${rest}`, isParted: true };
  }
  return null;
}

function mayBeField(text: string): boolean {
  const words = text.split(" ");
  const isNamed = text.length >= SHORTEST_FIELD && /^\p{Lu}[^\d\t]*$/u.test(text);
  return isNamed && !words.some(isSchoolWord) && !FUNCTION_WORDS.has(words.at(-1)!.toLowerCase());
}

function nextWord(text: string): string {
  return /^\W*(\p{L}+)/u.exec(text)?.[1] ?? "";
}

function lastWord(text: string): string {
  return text.trim().split(/\s+/u).at(-1) ?? "";
}

function againAt(text: string, field: string, from: number): number {
  for (let at = text.indexOf(field, from); at >= 0; at = text.indexOf(field, at + 1))
    if (!/[\p{L}-]$/u.test(text.slice(0, at)) && !/^[\p{L}-]/u.test(text.slice(at + field.length))) return at;
  return -1;
}

function yearsIn(text: string): string {
  return (text.match(DATED) ?? []).join(" ");
}

function partBeforeSchool(text: string, from: number, isMarked: boolean): string | null {
  const [first, second = ""] = text.slice(from).split(RUN_END);
  const isInSecond = isMarked && !first!.split(" ").some(isSchoolWord);
  const start = isInSecond ? from + text.slice(from).indexOf(second, first!.length) : from;
  const run = isInSecond ? second : first!;
  const words = [...run.matchAll(WORD)];
  const school = words.findIndex(({ 0: word }) => isSchoolWord(word));
  if (school < 1) return text;
  const parted = (at: number) => `${text.slice(0, start + at).trimEnd()}\t${text.slice(start + at)}`;
  const [last, name, joint] = [words[school - 1]![0], words[school]!, words[school + 1]?.[0]];
  const isOpened = OPENS_NAME.test(last) || STATE.test(last) || (school === 1 && studyFieldsIn(last).length === 0);
  if (joint === "of" && /^university$/iu.test(name[0]) && !isOpened) return parted(name.index);
  const state = STATE.exec(run.slice(0, name.index));
  if (state) return state.index > 0 ? parted(state.index) : text;
  const before = words.slice(0, school);
  const isName = before.length > MOST_NAME_WORDS && before.every(({ 0: word }) => /^(?:\p{Lu}|and$|&$)/u.test(word));
  return isInSecond || !isMarked || !isName || withoutField(run) !== run ? text : null;
}
