import { findDegree } from "./degrees.ts";
import { findDates } from "./find-dates.ts";
import { beginsAfterWork } from "./ends-of-work.ts";
import { isFieldOfWork } from "./fields-of-work.ts";
import type { ProfileSection, SectionKind } from "./profile.ts";
import { isHead } from "./judge-part.ts";
import { foldWord, type ResumeLine, wordsOf } from "./resume-lines.ts";
import { isItemLike, isUsualHeading, kindOf } from "./section-headings.ts";
import { marksTime, PAST_MARK } from "./telegram-jobs.ts";

export type Section = ProfileSection & {
  contentFrom: number;
  inlineText: string | null;
};

/** "Profile. Teacher with nine years ..." */
const RUN_IN = /^(\p{Lu}\p{L}{3,12}(?: \p{L}{3,12})?)\. (?=\p{Lu})/u;

/** Its `rest` is what stands behind it on its line. */
type Heading = { kind: SectionKind; text: string; rest: string | null };

/** What may also stand under a single job. */
const KINDS_WITHIN_JOBS: ReadonlySet<SectionKind> = new Set(["other", "projects", "summary", "skills"]);
const LONGEST_LABEL = 45;
const LONGEST_ITEM_WORDS = 5;
const ENDS_WITH_YEAR = /, (?:19|20)\d\d$/;
const MARGIN_LISTS: ReadonlySet<SectionKind> = new Set(["skills", "languages", "certificates", "other"]);

export function findSections(lines: ResumeLine[], now: Date): Section[] {
  const sections: Section[] = [
    { kind: "contact", heading: null, lines: { from: 0, to: -1 }, contentFrom: 0, inlineText: null },
  ];
  const small = smallHeadings(lines, now);
  const pointed = pointedHeadings(lines);
  const repeated = repeatedLabels(lines);
  const isInCapitals = headedInCapitals(lines);
  for (const line of lines) {
    const current = sections.at(-1)!;
    const known = line.isBlank
      ? null
      : marksTime(line, lines, now)
        ? { kind: "experience" as const, text: line.text.replace(/:$/u, ""), rest: null }
        : readHeading(pointed.has(line) ? { ...line, hasBullet: false } : line, lines, current.kind, small);
    const heading = known ?? (isInCapitals ? unknownHeading(line, lines, current.kind) : null);
    const isOwn = heading && !(goesOnFromWork(heading, line, lines, now) && !sections.some(isOfWork));
    if (isOwn && !isWithinJob(heading, line, lines, current, repeated)) {
      current.lines.to = line.index - 1;
      sections.push({
        kind: heading.kind,
        heading: heading.text,
        lines: { from: line.index, to: line.index },
        contentFrom: heading.rest === null ? line.index + 1 : line.index,
        inlineText: heading.rest,
      });
      continue;
    }
    const isWork = current.kind === "experience" || (current.heading === null && isBelowWork(line, lines, now));
    const after = isWork ? beginsAfterWork(line, lines) : null;
    if (after !== null) {
      current.lines.to = line.index - 1;
      const range = { from: line.index, to: line.index };
      const inlineText = after === "education" ? line.text.replace(/^\p{L}+ ?: /u, "") : null;
      sections.push({ kind: after, heading: null, lines: range, contentFrom: line.index, inlineText });
    }
  }
  sections.at(-1)!.lines.to = lines.length - 1;
  return sections.filter((section) => section.heading !== null || section.lines.to >= section.lines.from);
}

const FEWEST_CAPITALS = 3;
const IN_CAPITALS = /^\p{Lu}+(?: (?:\p{Lu}+|&))*$/u;

function headedInCapitals(lines: ResumeLine[]): boolean {
  const known = lines.filter(({ text, isBlank }) => !isBlank && !/\d/u.test(text) && kindOf(text) !== null);
  const kinds = new Set(known.filter(({ text }) => IN_CAPITALS.test(text)).map(({ text }) => kindOf(text)));
  return kinds.size >= FEWEST_CAPITALS;
}

/** Where lists may end at a heading that nobody foresaw: "LANGUAGES AND RECORDS SYSTEMS" is no licence. */
const LISTS: ReadonlySet<SectionKind> = new Set(["certificates", "skills", "languages", "education"]);
const MOST_HEADING_WORDS = 5;

function unknownHeading(line: ResumeLine, lines: ResumeLine[], kind: SectionKind): Heading | null {
  const { text, index, hasBullet } = line;
  const words = wordsOf(text);
  const isParted = lines[index - 1]?.isBlank === true && below(line, lines) !== undefined;
  const isApart = isParted && !hasBullet && LISTS.has(kind);
  const isShort = words.length > 1 && words.length <= MOST_HEADING_WORDS && IN_CAPITALS.test(text);
  const isOther = isApart && isShort && !isHead(words.at(-1)!) && findDegree(text) === null;
  return isOther ? { kind: "other", text, rest: null } : null;
}

const isOfWork = ({ kind }: Section) => kind === "experience";
const POINTS_BACK = /^(?:davor|vorher|auparavant|antes)$/iu;

/** "Before that:" below jobs that have no heading is not where the jobs begin. */
function goesOnFromWork({ text }: Heading, { index }: ResumeLine, lines: ResumeLine[], now: Date): boolean {
  return (
    (PAST_MARK.test(text) || POINTS_BACK.test(text)) && lines.slice(0, index).some((line) => isRangeIn(line.text, now))
  );
}

function isBelowWork({ index }: ResumeLine, lines: ResumeLine[], now: Date): boolean {
  return lines[index - 1]?.isBlank === true && lines.slice(0, index).some(({ text }) => isRangeIn(text, now));
}

function isRangeIn(text: string, now: Date): boolean {
  return findDates(text, now).some(({ isRange }) => isRange);
}

/** Beside a margin the name follows the margin's last list, and what is below it belongs to the person again. */
export function partAtName(sections: Section[], nameLine: number | null): Section[] {
  if (nameLine === null) return sections;
  return sections.flatMap((section) => {
    const { kind, heading, lines } = section;
    const isInList = MARGIN_LISTS.has(kind) && heading !== null && lines.from < nameLine && nameLine <= lines.to;
    if (!isInList) return [section];
    const from = { from: nameLine, to: lines.to };
    const person: Section = { kind: "contact", heading: null, lines: from, contentFrom: nameLine, inlineText: null };
    return [{ ...section, lines: { from: lines.from, to: nameLine - 1 } }, person];
  });
}

/** "Key achievements:" under a job, or under each, opens no section: the next job would be lost in it. */
function isWithinJob(
  { kind, text, rest }: Heading,
  line: ResumeLine,
  lines: ResumeLine[],
  { kind: currentKind, heading, lines: { from } }: Section,
  repeated: ReadonlySet<string>,
): boolean {
  const above = lines[line.index - 1];
  const isParted = !above || above.isBlank || kindOf(above.text.replace(/[:：]$/, "")) !== null;
  if (currentKind === "experience" && kind === "experience") return /^\p{L}+ ?[:：]$/u.test(line.text) && !isParted;
  if (currentKind !== "experience" || !KINDS_WITHIN_JOBS.has(kind)) return false;
  if (repeated.has(foldWord(text)) && (kind !== "skills" || rest !== null)) return true;
  if (kind === "skills" || !/[:：]$/.test(line.text) || text === text.toUpperCase()) return false;
  // Below "EXPERIENCE" without a colon "Projects:" is a label.
  const isLabel = heading !== null && !/[:：]/.test(lines[from]!.text) && heading === heading.toUpperCase();
  return !isParted || isLabel;
}

/** What opens several lines: alone on its line, or before a colon. */
function repeatedLabels(lines: ResumeLine[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { text } of lines) {
    const label = foldWord(text.split(/[:：]/, 1)[0]!.trim());
    if (label.length <= LONGEST_LABEL) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([label, times]) => (times > 1 ? [label] : [])));
}

/** Lines in small letters are headings where several parts of the resume open with one, or one stands over jobs. */
function smallHeadings(lines: ResumeLine[], now: Date): Set<ResumeLine> {
  const kinds = new Map<ResumeLine, SectionKind>();
  let isOverJobs = false;
  for (const line of lines) {
    const { text, index, hasBullet, isBlank } = line;
    const isParted = index === 0 || lines[index - 1]!.isBlank;
    if (isBlank || hasBullet || !isParted || !/^\p{Ll}[^\p{Lu}\d.,;!?\t]*$/u.test(text)) continue;
    const kind = marksTime(line, lines, now) ? "experience" : kindOf(text.replace(/[:：]$/, ""));
    if (kind) kinds.set(line, kind);
    const first = kind === "experience" ? below(line, lines) : undefined;
    isOverJobs ||= first !== undefined && isRangeIn(first.text, now);
  }
  const found = new Set(kinds.values());
  const areParts = found.size > 1 && (found.has("experience") || found.has("education"));
  return areParts || isOverJobs ? new Set(kinds.keys()) : new Set();
}

const FEWEST_POINTED = 3;

/** "▪ Berufserfahrung", "▪ Ausbildung", each between blanks: headings that a sign of their own sets off. */
function pointedHeadings(lines: ResumeLine[]): ReadonlySet<ResumeLine> {
  const kinds = new Map<ResumeLine, SectionKind>();
  for (const line of lines) {
    const { text, index, hasBullet } = line;
    const isParted = index === 0 || lines[index - 1]!.isBlank;
    if (!hasBullet || !isParted || !/^\p{Lu}[^\d.,;!?\t]*$/u.test(text) || below(line, lines)?.hasBullet) continue;
    const kind = kindOf(text.replace(/[:：]$/, ""));
    if (kind) kinds.set(line, kind);
  }
  const found = new Set(kinds.values());
  const areParts = found.size >= FEWEST_POINTED && (found.has("experience") || found.has("education"));
  return areParts ? new Set(kinds.keys()) : new Set();
}

const SO_LONG = /^(?:over |about )?\d{1,2}\+? ?(?:years?|yrs?|months?)\.?$/i;
const NOW_ALONE = /^(?:currently|current)$/i;
const OPEN_RANGE = /(?:[-–—]|\bto|\d)$/;

function opensPresent({ index }: ResumeLine, lines: ResumeLine[]): boolean {
  const above = lines.slice(0, index).findLast(({ isBlank }) => !isBlank);
  const isParted = lines[index - 1]?.isBlank === true && lines[index + 1]?.isBlank === false;
  return isParted && !OPEN_RANGE.test(above?.text ?? "") && /\p{L}{3} \p{L}/u.test(lines[index + 1]!.text);
}

const NAMES_PAPER = /^(?:führerscheine?|fahrerlaubnis|permis|carn[eé]t? de conducir|permiso de conducir)\s*$/iu;
const NAMED_WORK =
  /^(?!VOLUNT)(?:\p{Lu}+ (?:\p{Lu}+|&) (?:\p{Lu}+ ){0,2}WORK|(?:\p{Lu}+ (?:& )?){1,4}(?:EXPERIENCE|EMPLOYMENT))$/u;
const WORK_IN = /^EXP[EÉ]RIENC(?:ES?|IAS?) (?:EN|DE|DES|DANS|IN|AS|D['’])[^\p{Ll}\d:]{3,40}$/u;

function readHeading(
  line: ResumeLine,
  lines: ResumeLine[],
  currentKind: SectionKind,
  small: Set<ResumeLine>,
): Heading | null {
  const text = line.text;
  const colon = text.search(/[:：]/);
  if (colon > 2 && colon <= 45 && colon < text.length - 1) {
    const label = text.slice(0, colon);
    const rest = text.slice(colon + 1).trim();
    const kind = rest !== "" && !line.hasBullet ? kindOf(label) : null;
    const isParted = line.index > 0 && lines[line.index - 1]?.isBlank === true;
    if (kind && isInlineHeading({ kind, label, rest, isParted }, currentKind))
      // "Führerschein: B" says by its label what one has.
      return { kind, text: label.trim(), rest: NAMES_PAPER.test(label) ? text : rest };
    if (kind === "experience" && SO_LONG.test(rest)) return { kind, text: label.trim(), rest: null };
    if (rest !== "") return null;
  }
  const runIn = RUN_IN.exec(text);
  if (runIn && !line.hasBullet && kindOf(runIn[1]!) === "summary")
    return { kind: "summary", text: runIn[1]!, rest: text.slice(runIn[0].length) };
  if (
    text.length > 60 ||
    (line.hasBullet && !/^[\p{Lu}\s&]+$/u.test(text)) ||
    text.includes("\t") ||
    /[.,;!]$/.test(text)
  )
    return null;
  const isApart = line.index === 0 || lines[line.index - 1]?.isBlank === true;
  const bare = isApart ? text.replace(BEHIND_HEADING, "") : text;
  const plain = bare.replace(/[:：?]\s*$/, "").trim();
  // "UNIVERSITY, 2023" is the end of an entry that the width of the page broke.
  const kind = ENDS_WITH_YEAR.test(plain) ? null : (kindOf(plain) ?? kindOfWork(line, lines, currentKind));
  if (!kind || isShortDegree(plain) || (kind === "experience" && isTitleOfTwo(plain))) return null;
  if (NOW_ALONE.test(plain) && !opensPresent(line, lines)) return null;
  const hasColon = plain !== bare;
  const isUpper = plain === plain.toUpperCase();
  if (!isUpper && !hasColon && !/^\p{Lu}/u.test(plain) && !small.has(line)) return null;
  const isSingle = !plain.includes(" ");
  const isOverItem = currentKind === "skills" && isShort(below(line, lines));
  if (!isUpper && !hasColon && !isSingle && isOverItem && isFieldOfWork(plain) && !isUsualHeading(plain)) return null;
  if (isSingle && !hasColon && isItemLike(plain)) {
    const before = lines[line.index - 1];
    const after = lines[line.index + 1];
    const parted = !before || before.isBlank;
    if (isOverItem && !isUpper && !(parted && after && !after.isBlank)) return null;
    if (
      !isUpper &&
      !parted &&
      currentKind !== "skills" &&
      before &&
      !/[.;]$/.test(before.text) &&
      currentKind === "experience"
    )
      return null;
  }
  return { kind, text: bare === text ? plain : text, rest: null };
}

const BEHIND_HEADING = /(?<=^\p{L}[\p{L} ]{3,20}) \(\p{L}{2,10}\)(?=:?$)/u;

function below({ index }: ResumeLine, lines: ResumeLine[]): ResumeLine | undefined {
  return lines.slice(index + 1).find(({ isBlank }) => !isBlank);
}

function isShort(line: ResumeLine | undefined): boolean {
  return line !== undefined && wordsOf(line.text).length <= LONGEST_ITEM_WORDS;
}

/** "DATA AND QUALITY WORK", "KITCHEN EXPERIENCE": whatever the work was, in capitals and on a line by itself. */
function kindOfWork({ text, index }: ResumeLine, lines: ResumeLine[], currentKind: SectionKind): SectionKind | null {
  const isAbove = lines[index + 1]?.isBlank === false || /(?:EXPERIENCE|EMPLOYMENT)$/u.test(text);
  const isParted = index > 0 && lines[index - 1]?.isBlank === true && isAbove;
  const isNamed = WORK_IN.test(text) || (isParted && NAMED_WORK.test(text));
  return isNamed && currentKind !== "skills" ? "experience" : null;
}

function isShortDegree(text: string): boolean {
  return /^\p{Lu}{2,4}\b/u.test(text) && /\p{Ll}/u.test(text) && findDegree(text)?.from === 0;
}

function isTitleOfTwo(text: string): boolean {
  const words = wordsOf(text);
  return words.length > 1 && isHead(words.at(-1)!) && kindOf(words.at(-1)!) === null;
}

const OF_PAPERS =
  /^(?:\p{L}+ ){0,2}(?:tickets|licen[cs]es|licensure|certificates|certifications|quals|trade qualifications)$/iu;

type InlineHeading = { kind: SectionKind; label: string; rest: string; isParted: boolean };

function isInlineHeading({ kind, label, rest, isParted }: InlineHeading, currentKind: SectionKind): boolean {
  const words = wordsOf(label).length;
  // "Interests: hiking" below the last entry belongs to none.
  if (isParted && kind === "other" && words === 1 && currentKind !== "skills") return true;
  // "Tickets: CS30, CS31" below the last job is no work of that job.
  if (isParted && kind === "certificates" && OF_PAPERS.test(label) && currentKind !== "skills") return true;
  if (words > 3 || kind === "contact" || kind === "other" || kind === "experience") return false;
  // "Languages: Java, C++" is a row of a skill list, "Relevant coursework: ..." a line of an entry.
  if (currentKind === "skills") return kind === "education" && /\d{4}/.test(rest);
  if (currentKind === "experience" || currentKind === "projects" || currentKind === "education") {
    return (
      kind === "skills" &&
      /^(?:skills|technical skills|computer skills|key skills|core skills)$/i.test(label) &&
      currentKind !== "projects"
    );
  }
  return true;
}
