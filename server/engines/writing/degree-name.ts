import { anyOf, anyOfLines } from "../any-of.ts";
import { unknownWords } from "./languages/en/known-words.ts";
import { studyFieldsIn } from "../analysis/lexicon/study-fields.ts";
import { isPlaceName } from "../analysis/judge-part.ts";
import { degreeRank } from "../matching/years-and-degrees.ts";
import { hedgedParts } from "./evidence/hedged-words.ts";
import { isTitleHead } from "./evidence/fact-words.ts";
import { type MaterialLanguage, materialLanguage } from "./language.ts";
import type { ProfileEducation } from "../analysis/profile.ts";
import { opensAbove, opensDegree } from "./facts/under-way.ts";
import { isUnfilled } from "./facts/unfilled.ts";
import { unshouted } from "./real-employer.ts";
import type { WritingFacts } from "./writing-facts.ts";

const LONGEST_SCHOOL = 110;
const LONGEST_SCHOOL_WORDS = 7; // more words are a name and something that stood beside it
/** Two columns that were read as one: "Engineering University of Missouri Civil Engineering". */
const REPEATS = /(?<!\p{L})(?<word>\p{Lu}\p{Ll}{4,30}) .{0,80}(?<!\p{L})\k<word>(?!\p{L})/u;
/** "Care Administration NORTHVALE UNIVERSITY": the end of a subject stands before the school. */
const HALF_SHOUTED = /\p{Ll} (?:\p{Lu}{4,20} ){1,5}\p{Lu}{4,20}$/u;
const UNFINISHED = new RegExp(
  anyOfLines`
    expected|anticipate|in progress
    \b(?:current|present|ongoing|pursuing|toward|coursework|candidate|incomplete|enrolled|attending)\b(?! agent)
    not (?:yet )?(?:completed|finished)|\b(?:since|started(?: in)?) (?:\p{L}{3,9}\.? )?(?:19|20)\d\d
  `,
  "iu",
);

/** "Expected Graduation: June 2026" beside the school, with the degree below it. */
const GRADUATES =
  /(?<!\p{L})(?:expected|anticipated)(?: date of)? graduation(?!\p{L})|graduation:? (?:expected|anticipated)(?!\p{L})/iu;

const LINES_OF_HEAD = 2;

type Facts = Pick<WritingFacts, "profile">;

/** The degrees that were reached, the highest first, and last what one takes after a degree. */
export function reachedDegrees({ profile }: Facts): ProfileEducation[] {
  const isReached = ({ level, degree, field, institution, year, lines: { from, to } }: ProfileEducation) => {
    const [first = ""] = profile.lines.slice(from);
    const isWhole = [degree, institution, year].every((part) => part !== null && first.includes(part));
    const head = profile.lines.slice(from, Math.min(to + 1, from + (isWhole ? 1 : LINES_OF_HEAD)));
    const isAhead = institution === null && GRADUATES.test(profile.lines[from - 1] ?? "");
    return (
      level !== "none" &&
      level !== "school" &&
      !isAhead &&
      !UNFINISHED.test(head.join(" ")) &&
      !isOpenBelow(profile, to) &&
      !opensDegree(institution ?? "") &&
      !isUnfilled(field ?? "") &&
      !head.some((line) => isOpenIn(line, degree ?? "") || isUnfilled(line))
    );
  };
  const rankOf = ({ level, degree }: ProfileEducation) => (NO_DEGREE.test(degree ?? "") ? 0 : degreeRank(level));
  const isCut = (one: ProfileEducation) => isCutOff(one, profile.lines);
  const told = profile.education.filter(isReached).map((one) => (isCut(one) ? { ...one, field: null } : one));
  return told.toSorted((one, other) => rankOf(other) - rankOf(one));
}

/** Whether the line below a degree says that it is not reached yet. */
function isOpenBelow({ lines, sections, education }: WritingFacts["profile"], to: number): boolean {
  const at = to + 1;
  const isOfStudies = sections.some((one) => one.kind === "education" && one.lines.from < at && at <= one.lines.to);
  const isOfOther = education.some((one) => one.lines.from === at && one.level !== "none");
  return isOfStudies && !isOfOther && opensAbove(lines[at] ?? "");
}

const GOES_ON = /^, \p{Lu}\p{L}+(?:, \p{Lu}\p{L}+)* and \p{Lu}\p{Ll}/u;

/** Of "Language, Literature, Communication and Theater Arts" the first word alone is another field. */
function isCutOff({ field, institution, lines: { from, to } }: ProfileEducation, all: readonly string[]): boolean {
  if (field === null) return false;
  const own = all.slice(from, to + 1).find((line) => line.includes(field)) ?? "";
  const rest = own.slice(own.indexOf(field) + field.length);
  return GOES_ON.test(rest) && !(institution !== null && rest.startsWith(`, ${institution}`));
}

function isOpenIn(line: string, degree: string): boolean {
  const at = degree === "" ? -1 : line.indexOf(degree);
  return at >= 0 && hedgedParts(line).some(({ hedge, from, to }) => hedge === "open" && from <= at && at < to);
}

/** The highest degree that was reached with where it was; null where the resume does not tell it plainly. */
export function degreeName({ profile }: Facts): string | null {
  const school = reachedDegrees({ profile })
    .map((one) => ({ ...one, field: one.field?.split(/ ?: /u)[0] ?? null }))
    .find(({ degree, institution }) => degree !== null && institution !== null);
  if (!school?.degree || !school.institution) return null;
  if (namesOtherSchool(school, profile.lines)) return null;
  const isNamed = school.field && !school.degree.includes(school.field) && !isOfDegree(school.field);
  const isJoined = /^(?:de|des|du|en|in|im) |^d['’]/u.test(school.field ?? "");
  const field = isNamed
    ? ` ${isJoined ? "" : `${IN[materialLanguage(profile.lines.join("\n"))]} `}${withoutShouting(school.field ?? "")}`
    : "";
  const degree = `${withoutShouting(school.degree)}${field}`;
  const institution = withoutSubject(schoolAlone(school.institution), school.degree);
  const name = `${degree}, ${institution.split(", ").map(unshouted).join(", ")}`;
  const words = school.institution.split(" ").length;
  if (
    REPEATS.test(school.institution) ||
    HALF_SHOUTED.test(school.institution) ||
    BESIDE_SCHOOL.test(institution) ||
    words > LONGEST_SCHOOL_WORDS ||
    isTitleHead((school.field ?? "").toLowerCase())
  )
    return null;
  if (name.length > LONGEST_SCHOOL || /\d|\b(.{5,}),? \1\b/.test(name)) return null;
  return isSchool(institution) && !/\b(?:of|in|at|City \p{Lu}\p{Ll}+)$/u.test(name) ? name : null;
}

/** "BA in Psychology, UCC": a school that stands further below is that of something else. */
function namesOtherSchool(
  { degree, field, institution, lines: { from, to } }: ProfileEducation,
  all: string[],
): boolean {
  const own = all.slice(from, to + 1);
  const at = own.findIndex((line) => line.includes(degree ?? ""));
  const place = own.findIndex((line) => line.includes(institution ?? ""));
  const behind = (own[at] ?? "").split(field ?? degree ?? "").at(-1) ?? "";
  return at >= 0 && place > at + 1 && /^, \p{Lu}/u.test(behind);
}

/** "Management and Leadership Lakemoor University", "University of Lakemoor Academic Achievement". */
const BESIDE_SCHOOL = new RegExp(
  String.raw`^\p{Lu}\p{L}+ and \p{Lu}\p{L}+ (?:\p{Lu}\p{L}+ ){1,3}(?:University|College)$|` +
    String.raw`(?<!\p{L})(?:${anyOf("achievement honou?rs award scholarship dean laude gpa major minor graduate degree program")})$`,
  "iu",
);

function schoolAlone(institution: string): string {
  const [first = "", ...others] = institution.split(/ [-–—] /u);
  const isAlone = others.length > 0 && SCHOOL.test(first) && !SCHOOL.test(others.join(" "));
  const isOfTown = others.length === 1 && /university/iu.test(first) && isPlaceName(others[0] ?? "");
  const own = isAlone ? (isOfTown ? `${first}, ${others[0]}` : first) : institution;
  const { school = own, place = "", field = "" } = FIELD_BEHIND.exec(own)?.groups ?? {};
  const alone = isPlaceName(place) && studyFieldsIn(field).length > 0 ? school : own;
  return alone.replace(/(?<= )(?:Of|At|And|The|In)(?= )/gu, (word) => word.toLowerCase());
}

/** "University of Washington Law": what was studied stands behind the school. */
const FIELD_BEHIND = /^(?<school>University of (?<place>\p{Lu}\p{Ll}+)) (?<field>\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)$/u;

function withoutSubject(institution: string, degree: string): string {
  const subject = degree.split(" ").at(-1) ?? "";
  const rest = institution.startsWith(`${subject} `) ? institution.slice(subject.length + 1) : institution;
  return isSchool(rest) && rest.includes(" ") ? rest : institution;
}

export const OF_ITS_DEGREE = /^(?:arts?|sciences?)$/iu;
const NAMES_A_DEGREE = /^(?:masters?|bachelors?|doctor|associates?)['’]?s? (?:of|in)(?!\p{L})/iu;

function isOfDegree(field: string): boolean {
  return NAMES_A_DEGREE.test(field) || OF_ITS_DEGREE.test(field);
}

const NO_DEGREE = /^(?:PGCE|PGCert|PG ?Dip|Postgraduate (?:certificate|diploma))/iu;

/** "MASTER OF SCIENCE" as one writes it: "Master of Science"; "MBA" and "PGCE" are written so. */
function withoutShouting(degree: string): string {
  const small = (word: string) =>
    unknownWords(word.toLowerCase()).length > 0 && !/[ ]/.test(degree)
      ? word
      : `${word.charAt(0)}${word.slice(1).toLowerCase()}`;
  return degree
    .replace(/(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu, small)
    .replace(/(?<= )(?:OF|IN|AND|And)(?= )/g, (word) => word.toLowerCase())
    .replace(/^(?<level>Bachelor|Master|Associate)['’]?s(?= of )/u, "$<level>");
}

const IN: Record<MaterialLanguage, string> = { en: "in", de: "in", es: "en", fr: "en" };
const SCHOOL = new RegExp(
  anyOf(
    "universit college institut school academy polytechnic hochschule schule akademie lyc[ée]e",
    String.raw`[ée]cole universidad instituto ies\b escuela ihk\b uni\b klinik krankenhaus cfa\b iut\b tech\b`,
  ),
  "i",
);

const ENGLISH = /university|college|institute\b|school|academy/i;
/** "Ohio Valley University", "University of Maine at Orono", and not "KIMS University Human Resource Management". */
const WHOLE_ENGLISH =
  /(?:university|college|institute|school|academy|polytechnic)(?: (?:of|at|in) [\p{L}., '’-]{2,40})?$/iu;
const COLLEGE_OF_PLACE = /^University College \p{L}+$/u;

const IN_LETTERS = /^(?!(?:C?GPA|[BM]BA|USA)$)\p{Lu}{3,5}$/u;

function isSchool(name: string): boolean {
  if (/university.*university|[):]/i.test(name)) return false;
  if (IN_LETTERS.test(name)) return true;
  return SCHOOL.test(name) && (!ENGLISH.test(name) || WHOLE_ENGLISH.test(name) || COLLEGE_OF_PLACE.test(name));
}
