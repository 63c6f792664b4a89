import { findDegree } from "./degrees.ts";
import { findDates } from "./find-dates.ts";
import type { Section } from "./find-sections.ts";
import { isSchoolWord, judgePart } from "./judge-part.ts";
import { COLON_LABEL } from "./joined-lines.ts";
import type { SectionKind } from "./profile.ts";
import { readHeaderLine } from "./read-header.ts";
import { foldWord, type ResumeLine, wordsOf } from "./resume-lines.ts";

const LONGEST_ENTRY_WORDS = 22;
const LONGEST_NAME_WORDS = 4;
const ENOUGH = 2;
const FEWEST_TOLD = 3;
const MOST_LINES_JUDGED = 40;
/** So many lists above the work are skills. */
const LISTS_ABOVE = 2;
const LIST_ITEMS = 3;
const LABELLED_ITEMS = 2;
const LOOSE_KINDS: readonly SectionKind[] = ["skills", "certificates", "summary", "other"];

const OF_PAPERS = /licen[cs]|certif|zertifi|registra|credential/;

/** "Career Objective: B.Sc. graduate looking for ...": whoever says an aim names a degree without its entry. */
const OF_AIMS = /(?<!\p{L})(?:objectives?|goals?|objectif|objetivo|(?:berufs)?ziele?)(?!\p{L})/iu;

/** Content decides ambiguous headings: "Qualifications" over degrees is education. */
export function judgeByContent(sections: Section[], linesOf: (section: Section) => ResumeLine[], now: Date): Section[] {
  const isMissing = (kind: SectionKind) =>
    !sections.some((section) => section.kind === kind && linesOf(section).some((line) => !line.isBlank));
  const lacksWork = isMissing("experience");
  const lacksSchool = isMissing("education");
  return sections.map((section) => {
    if (section.heading === null || !LOOSE_KINDS.includes(section.kind) || OF_AIMS.test(section.heading))
      return section;
    const lines = linesOf(section)
      .filter((line) => !line.isBlank)
      .slice(0, MOST_LINES_JUDGED);
    if (section.inlineText !== null && lines.some((line) => isDated(line, now))) return section;
    const isWork = lacksWork && !OF_PAPERS.test(foldWord(section.heading)) && holdsJobs(lines, now);
    const isSchool =
      !isLifeTold(lines) && (lacksSchool || section.kind !== "other") && holdsDegrees(lines, now, lacksSchool);
    // Of a section that holds both, or a list above the work, each part is found by itself.
    if (isWork === isSchool || (section.kind === "skills" && opensWithLists(lines, now))) return section;
    return { ...section, kind: isWork ? "experience" : "education" };
  });
}

/** Paragraphs about oneself, below which the degrees are found by themselves. */
function isLifeTold(lines: ResumeLine[]): boolean {
  const own = lines.filter(
    ({ text }) => wordsOf(text).length > LONGEST_ENTRY_WORDS && /(?<!\p{L})I \p{Ll}/u.test(text),
  );
  return own.length >= FEWEST_TOLD;
}

function holdsDegrees(lines: ResumeLine[], now: Date, isNeeded: boolean): boolean {
  const short = lines.filter((line) => wordsOf(line.text).length <= LONGEST_ENTRY_WORDS);
  if (short.length === 0 || short.length < lines.length / 2) return false;
  const degrees = short.filter(
    ({ text }) => !isSentence(text) && (findDegree(text)?.level ?? "none") !== "none",
  ).length;
  if (degrees < (isNeeded ? 1 : short.length / 3)) return false;
  const others = short.filter((line) => isSchoolLine(line, now)).length;
  return others > 0 && (degrees + others) * 2 >= short.length;
}

function opensWithLists(lines: ResumeLine[], now: Date): boolean {
  return lines.slice(0, LISTS_ABOVE).every(({ text }) => {
    const isLabelled = COLON_LABEL.test(text);
    const isList = text.split(/[,|•;]/).length >= (isLabelled ? LABELLED_ITEMS : LIST_ITEMS);
    return isList && (isLabelled || findDates(text, now).length === 0);
  });
}

/** "Registered nurse with a degree." names what somebody is. */
function isSentence(text: string): boolean {
  return /\p{Ll}{3}[.!]$/u.test(text) && wordsOf(text).length > LONGEST_NAME_WORDS;
}

function isSchoolLine(line: ResumeLine, now: Date): boolean {
  return wordsOf(line.text).some(isSchoolWord) || findDates(line.text, now).length > 0;
}

function holdsJobs(lines: ResumeLine[], now: Date): boolean {
  const ranges = lines.filter((line) => isDated(line, now));
  const titles = lines.filter((line) => !line.hasBullet && line.text.split(/\t|,| [-–|] /).some(isSureTitle));
  return ranges.length >= ENOUGH && titles.length >= ENOUGH;
}

function isDated(line: ResumeLine, now: Date): boolean {
  const { dates, isProse } = readHeaderLine(line, now);
  return !isProse && dates.some((span) => span.isRange);
}

function isSureTitle(text: string): boolean {
  return judgePart(text.trim()).title === 3;
}
