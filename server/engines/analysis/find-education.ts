import { anyOf, anyOfLines } from "../any-of.ts";
import { type FoundDegree, findDegree } from "./degrees.ts";
import { type DateSpan, findDates } from "./find-dates.ts";
import { type FieldLine, partFields } from "./field-before-school.ts";
import { cleanField, fieldAfter, labelledField, sureFieldAfter } from "./field-of-study.ts";
import { isPlaceName, isSchoolWord, isTitleCase } from "./judge-part.ts";
import { studyFieldsIn } from "./lexicon/study-fields.ts";
import { LABELS } from "./lexicon/resume-words.ts";
import type { ProfileEducation } from "./profile.ts";
import { readHeaderLine } from "./read-header.ts";
import { foldWord, type ResumeLine, wordsOf } from "./resume-lines.ts";
import { kindOf } from "./section-headings.ts";
import { ENDS_OPEN, findSchool, OPEN_NAME } from "./schools.ts";

export type FoundEducation = ProfileEducation & { headerLines: number[] };

type SchoolLine = {
  line: FieldLine;
  degree: FoundDegree | null;
  school: string | null;
  dates: DateSpan[];
  spare: string[];
  /** "Return to Practice, University of Greenwich": what stands before the school. */
  before: string | null;
  /** The spare text follows the degree without a sign between, so it names the field sooner than the school. */
  isGlued: boolean;
  afterBlank: boolean;
};
type Entry = { lines: SchoolLine[]; degree: SchoolLine | null; school: SchoolLine | null; dates: SchoolLine | null };

const MAX_ENTRIES = 20;
const GLUED = 1.5; // lines away: behind the next line, before the one after
const LONGEST_LINE_WORDS = 26;
const LONGEST_SCHOOL_WORDS = 10;
const MOST_REST_WORDS = 4;
const REMARK = new RegExp(
  anyOfLines`
    \d\s?%
    (?<!\p{L})${anyOf("option spécialité série filière fachrichtung schwerpunkt especialidad")}(?!\p{L})
    \b${anyOfLines`
      c?gpa|grade|score|marks?|percent(?:age)?|(?:first|second|third) class
      distinction|division|honou?rs?|cum laude|dean(?:'?s)?|thesis|note|mention|nota
      average
    `}\b
  `,
  "iu",
);
const FROM = /^(?:from|at|an der|bei|à|en) (?=\p{Lu})/u;
/** "Bachelor of Science (BS)". */
const SHORT_FORM = /^ ?\(\p{Lu}[\p{L}.]{0,6}\)/u;
const WORK_IN_IT = /[.,;] ?(?:thesis|dissertation|advis[oe]r|supervisor|thema|mémoire|sujet|tema)\b.*/i;
/** "English (B)", a subject with its grade. */
const GRADED = / \(\p{Lu}[*+-]?\)$|^(?:\d{1,2} )?[A-H]\*? ?[–-] ?[A-H](?!\p{L})/u;
/** "Habilitations : B2V" beside degrees is no school. */
/** "CNAM Lyon)" behind a degree and a bracket that opened with how it was taken. */
const CLOSED_ONLY = /^([^()]+)\)$/u;
const LABEL = /^([^:]{3,30}?) ?: /;
/** "SOLAS Shannon https://www.solas.ie", as Europass prints it. */
const WEB_ADDRESS = / https?:\/\/\S+/g;
/** "Elementary Education" is what somebody studied, and no school. */
const SUBJECT = new RegExp(
  `^${anyOf("elementary primary secondary special early\\schildhood adult physical liberal social general health criminal political")} ` +
    `${anyOf("education studies sciences? arts justice")}$`,
  "i",
);
const OF_PUPILS = /honou?rs? (?:roll|society)|yearbook|\bclubs?\b|\bvarsity\b/i;
const COURSE_LIST = /coursework|courses?:|modules|subjects|activities|societies|award|scholarship|relevant/i;

const DEGREE_LABEL = /^(?:degree|diploma|abschluss|diplôme|título) ?: (?=\p{Lu})/iu;

export function findEducation(lines: ResumeLine[], options: { now: Date; byPlace: boolean }): FoundEducation[] {
  const entries = toEntries(
    readSchoolLines(lines.map(withoutLabel).flatMap(ofTwoDegrees).map(partFields), options.now),
  );
  return entries
    .map((entry) => toEducation(entry, { ...options, count: entries.length }))
    .filter((entry) => entry.degree !== null || (entry.institution !== null && wordsOf(entry.institution).length > 1))
    .slice(0, MAX_ENTRIES);
}

function withoutLabel(line: ResumeLine): ResumeLine {
  return { ...line, text: line.text.replace(DEGREE_LABEL, "") };
}

const SCHOOL_BEHIND = / [–—-] (?=\p{Lu})[^;–—]{4,60}$/u;

const BETWEEN_ENTRIES = /;\s+|(?<=\d{4}\)?)\.\s+(?=\p{Lu})/u;
/** "M.Ed., Curriculum, 2018; B.S. Biology, 2016 — Wexley University" tells of two degrees, here of one school. */
function ofTwoDegrees(line: ResumeLine): ResumeLine[] {
  const pieces = line.text.split(BETWEEN_ENTRIES);
  if (pieces.length < 2 || !pieces.every((text) => (findDegree(text)?.level ?? "none") !== "none")) return [line];
  const [school = ""] = SCHOOL_BEHIND.exec(line.text) ?? [];
  const isOfAll =
    wordsOf(school).some(isSchoolWord) && !pieces.slice(0, -1).some((text) => wordsOf(text).some(isSchoolWord));
  return pieces.map((text, at) => ({ ...line, text: isOfAll && at < pieces.length - 1 ? text + school : text }));
}

function readSchoolLines(lines: FieldLine[], now: Date): SchoolLine[] {
  const read: SchoolLine[] = [];
  let afterBlank = false;
  for (const line of lines) {
    if (line.isBlank) {
      afterBlank = true;
      continue;
    }
    const next = { ...readSchoolLine(line, now), afterBlank };
    const before = read.at(-1);
    if (before && !afterBlank && isRestOfSchool(before, next)) before.school += ` ${line.text}`;
    if (before && !afterBlank && isRestOfField(before, next))
      before.line = { ...before.line, text: `${before.line.text} ${line.text}` };
    read.push(next);
    afterBlank = false;
  }
  return read;
}

/** "University of Texas at" with "Austin" below it, in a narrow column. */
function isRestOfSchool(before: SchoolLine, { line, degree, school, dates }: SchoolLine): boolean {
  const isOpen = before.school !== null && OPEN_NAME.test(before.school) && before.line.text.endsWith(before.school);
  return isOpen && !degree && !school && dates.length === 0 && wordsOf(line.text).length <= MOST_REST_WORDS;
}

/** "NVQ Level 3, Health" with "and Social Care" below it. */
function isRestOfField(before: SchoolLine, { line, degree, school, dates }: SchoolLine): boolean {
  const goesOn = /^(?:and|&|of|und|et|y|e) \p{Lu}/iu.test(line.text) && !line.hasBullet;
  const isOpen = before.degree !== null && before.school === null && before.dates.length === 0;
  return goesOn && isOpen && !degree && !school && dates.length === 0 && wordsOf(line.text).length <= MOST_REST_WORDS;
}

function readSchoolLine(line: FieldLine, now: Date): Omit<SchoolLine, "afterBlank"> {
  const degree = findDegree(line.text);
  const isText =
    wordsOf(line.text).length > LONGEST_LINE_WORDS || (line.hasBullet && !degree && /\p{L}{2}/u.test(line.text));
  const nothing = { line, degree, school: null, dates: [], spare: [], before: null, isGlued: false };
  if (isText) return nothing;
  const dates = findDates(line.text, now);
  const cut = (degree ? withoutDegree(line, degree, now) : line.text).replace(WORK_IN_IT, "").replace(WEB_ADDRESS, "");
  const { parts, label } = readHeaderLine({ ...line, text: cut, hasBullet: false }, now);
  // "School: Mount St Michael".
  const labelled = label === "employer" ? parts[0]?.text : undefined;
  const school = COURSE_LIST.test(line.text) ? null : (findSchool(cut, parts, dates, now) ?? labelled ?? null);
  const isOfElse = (kindOf(LABEL.exec(line.text)?.[1] ?? "") ?? "education") !== "education";
  const spare =
    isOfElse || (degree && school) || (!degree && OF_PUPILS.test(line.text))
      ? []
      : parts
          .map((part) => part.text.replace(FROM, "").replace(ENDS_OPEN, "").replace(CLOSED_ONLY, "$1"))
          .filter((text) => school === null && mayName(text) && !namesTwoDegrees(text) && !runsInto(text, line.text));
  const opening = parts[0]?.text ?? "";
  const mayBeStudied = school !== null && !opening.includes(school) && studyFieldsIn(opening).length === 0;
  const before = !degree && !isOfElse && mayBeStudied && mayName(opening) ? opening : null;
  const isGlued = degree !== null && /^\.? \p{L}/u.test(line.text.slice(degree.to));
  return { line, degree, school, dates, spare, before, isGlued };
}

/** The rest of the line, without the field of study too where that is sure. */
function withoutDegree(line: ResumeLine, degree: FoundDegree, now: Date): string {
  const after = line.text.slice(degree.to);
  const field = sureFieldAfter(line, degree, now);
  const rest =
    field === null
      ? after.replace(SHORT_FORM, "")
      : after.slice(after.indexOf(field) + field.length).replace(/^\)| ?\(\d[^()]{0,40}\)/, "");
  return `${line.text.slice(0, degree.from)}\t${rest}`;
}

function namesTwoDegrees(text: string): boolean {
  const pieces = text.split(/[-/]/u);
  return pieces.length > 1 && pieces.every((piece) => findDegree(piece) !== null);
}

function runsInto(text: string, line: string): boolean {
  return (
    / \p{Ll}{3,}$/u.test(text) &&
    line.includes(`${text} `) &&
    findDegree(line)?.from === line.indexOf(text) + text.length + 1
  );
}

function mayName(text: string): boolean {
  const words = wordsOf(text);
  return (
    words.length <= LONGEST_SCHOOL_WORDS &&
    /^[\p{Lu}\d]/u.test(text) &&
    /\p{L}{3}/u.test(text) &&
    (isTitleCase(text) || words.length <= 4) &&
    !REMARK.test(text) &&
    !GRADED.test(text) &&
    !COURSE_LIST.test(text) &&
    !isPlaceName(text) &&
    !SUBJECT.test(text) &&
    !LABELS.has(foldWord(words[0]!.replace(/:$/, "")))
  );
}

/** A new entry begins with what the current one already has, or what precedes a degree in each entry. */
function toEntries(lines: SchoolLine[]): Entry[] {
  const entries: Entry[] = [];
  const opensAbove = lines.findIndex(({ degree, school }) => degree || school);
  const spareFirst = opensAbove > 0 && lines[opensAbove - 1]!.spare.length > 0;
  let current: Entry | null = null;
  for (const [index, line] of lines.entries()) {
    if (!current || startsNew(current, line, lines[index - 1])) {
      const before: SchoolLine | undefined = lines[index - 1];
      const moves: boolean =
        current !== null && spareFirst && before !== undefined && isLoose(before) && current.lines.at(-1) === before;
      if (moves) current!.lines.pop();
      current = { lines: moves ? [before!] : [], degree: null, school: null, dates: null };
      entries.push(current);
    }
    current.lines.push(line);
    if (line.degree && (!current.degree || isBetter(line, current.degree))) current.degree = line;
    if (line.school) current.school ??= line;
    const isOwn = line.degree !== null && current.degree === line && current.dates?.degree === null;
    if (line.dates.length > 0 && (isOwn || !current.dates)) current.dates = line;
  }
  return entries;
}

function isLoose({ degree, school, dates, spare }: SchoolLine): boolean {
  return !degree && !school && dates.length === 0 && spare.length > 0;
}

function isBetter(line: SchoolLine, known: SchoolLine): boolean {
  return known.degree!.level === "none" && line.degree!.level !== "none";
}

function startsNew(entry: Entry, line: SchoolLine, before: SchoolLine | undefined): boolean {
  const { degree, school, dates } = line;
  if (degree && entry.degree && degree.text !== entry.degree.degree!.text)
    return degree.level !== "none" || school !== null || dates.length > 0 || line.afterBlank;
  if (degree && entry.degree) return entry.school !== null && (school !== null || dates.length > 0);
  // "SOLAS Shannon" over a degree and its year: in this order the next school opens the next entry.
  const isSchoolFirst = entry.degree !== null && entry.dates !== null && entry.lines[0] !== entry.degree;
  if (school && !entry.school && isSchoolFirst && isLoose(entry.lines[0]!) && before === entry.dates) return !degree;
  // "University of Ashford" and "College of Engineering" below it are one school.
  if (school && entry.school) return !(before === entry.school && entry.degree === null && isFacultyOf(school));
  if (dates.length > 0 && entry.dates) return entry.degree !== null || entry.school !== null;
  const isComplete = entry.degree !== null && entry.school !== null && entry.dates !== null;
  return isComplete && line.afterBlank && (degree !== null || school !== null);
}

function isFacultyOf(school: string): boolean {
  return /^(?:college|school|faculty|department|facultad|fakultät|faculté) (?:of|de|für|des)\b/i.test(school);
}

function toEducation(entry: Entry, options: { now: Date; byPlace: boolean; count: number }): FoundEducation {
  const { degree, school } = entry;
  const spare = options.byPlace && !degree?.line.hidesSchool ? spareOf(entry) : [];
  const institution = school?.school ?? (degree ? (spare[0]?.text ?? null) : null);
  // An unknown degree counts only in a section of several entries that has a place for it.
  const byPlace = !degree && school && entry.dates && options.count > 1 ? (school.before ?? spare[0]?.text) : undefined;
  const found = degree?.degree ?? null;
  const field = fieldOf(entry, institution, options.now);
  const used = [degree, school, entry.dates].flatMap((line) => (line ? [line.line.index] : []));
  return {
    degree: found?.text ?? byPlace ?? null,
    field,
    institution: institution && withoutField(institution, field),
    year: yearOf(entry),
    level: found?.level ?? "none",
    lines: { from: entry.lines[0]!.line.index, to: entry.lines.at(-1)!.line.index },
    headerLines: [...new Set(used)].sort((a, b) => a - b),
  };
}

/** "University of Houston Counseling" of a degree in counseling: the field stands once more behind the school. */
function withoutField(institution: string, field: string | null): string {
  const subject = field?.split(/ ?: /u).at(-1) ?? "";
  const school =
    subject === "" || !institution.endsWith(` ${subject}`) ? "" : institution.slice(0, -subject.length - 1);
  const [, town] = WHOLE_SCHOOL.exec(school) ?? [];
  return WHOLE_SCHOOL.test(school) && (town === undefined || isPlaceName(town)) ? school : institution;
}

const WHOLE_SCHOOL = /(?:University|College)(?: (?:of|at) (\p{Lu}[\p{L} .-]{0,40}))?$/u;

function spareOf(entry: Entry): { text: string; line: SchoolLine }[] {
  const known = entry.lines.indexOf((entry.degree ?? entry.school)!);
  if (known < 0) return [];
  return entry.lines
    .map((line, at) => ({ line, away: at === known && line.isGlued ? GLUED : Math.abs(at - known) }))
    .filter(({ away }) => away <= 2)
    .sort((a, b) => a.away - b.away)
    .flatMap(({ line }) => line.spare.map((text) => ({ text, line })));
}

function fieldOf(entry: Entry, institution: string | null, now: Date): string | null {
  const { degree, school } = entry;
  if (!degree) return null;
  const own = fieldAfter(degree.line, degree.degree!, institution, now);
  if (own) return own;
  for (const { line } of entry.lines) {
    const field = labelledField(line.text);
    if (field) return field;
  }
  // "Princeton University, Computer Science" under a line that holds the degree.
  if (!school || school === degree || degree.degree!.level === "school") return null;
  const { parts } = readHeaderLine({ ...school.line, hasBullet: false }, now);
  const at = parts.findIndex((part) => school.school!.startsWith(part.text));
  const next = parts[at + 1];
  const isField =
    at >= 0 && next?.joint === ", " && !school.school!.includes(next.text) && /^\p{Lu}[^\d]*$/u.test(next.text);
  if (isField && next.text.includes(" ") && isPlaceName(wordsOf(next.text).at(-1)!)) return null;
  return isField ? cleanField(next.text) : null;
}

/** "2015 (Erasmus in Kassel, 2013-14)": an aside has years of its own. */
function yearOf({ dates }: Entry): string | null {
  const asides = [...(dates?.line.text ?? "").matchAll(/\([^()]{3,90}\)/gu)].filter(([aside]) =>
    /\p{L}{3}/u.test(aside),
  );
  const isAside = ({ from }: DateSpan) =>
    asides.some(({ index, 0: aside }) => from > index && from < index + aside.length);
  const span = dates?.dates.findLast((one) => !isAside(one)) ?? dates?.dates.at(-1);
  const point = span?.end ?? span?.start ?? null;
  return point && !span?.current ? String(point.year) : null;
}
