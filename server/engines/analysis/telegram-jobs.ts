import { anyOf } from "../any-of.ts";
import { type DateSpan, findDates, formatPoint } from "./find-dates.ts";
import { type FoundJob, monthsOf } from "./find-jobs.ts";
import { LEAVE } from "./leave.ts";
import { judgePart, mayBeName, type PartEvidence } from "./judge-part.ts";
import { ABBREVIATIONS } from "./lexicon/title-words.ts";
import { isPlace, takePlace } from "./read-place.ts";
import { type ResumeLine, wordsOf } from "./resume-lines.ts";
import { tidyPart } from "./tidy-part.ts";

const NOW_MARK = new RegExp(
  String.raw`^(?:${anyOf(
    String.raw`now today presently nowadays (?:at\s)?present current(?:ly)?(?:\s(?:job|work|role|post))? these\sdays at\sthe\smoment`,
  )})$`,
  "iu",
);
export const PAST_MARK = new RegExp(
  String.raw`^(?:${anyOf(
    String.raw`before(?:\s(?:that|then|this|now))? earlier(?:\s(?:jobs|work|roles))? past(?:\s(?:jobs|work|roles))? prior(?:\sto\sthat)? previous(?:ly)? formerly`,
  )})$`,
  "iu",
);

/** Whether a line is such a mark over work with its time. */
export function marksTime({ text, index, isBlank }: ResumeLine, lines: readonly ResumeLine[], now: Date): boolean {
  const mark = text.replace(/:$/u, "");
  const below = lines[index + 1];
  const isAlone = !isBlank && lines[index - 1]?.isBlank !== false && below !== undefined && !below.hasBullet;
  const isNow = NOW_MARK.test(mark);
  if (!isAlone || !(isNow || PAST_MARK.test(mark))) return false;
  return /\p{L}{3}/u.test(below.text) && findDates(below.text, now).some(({ isRange }) => isNow || isRange);
}

const LABELLED = /^\p{Ll}[\p{L} ]{1,24}:/u;
const SAME = /^(?:the )?same \p{L}+$/iu;
const STOP = /(?<=\p{Ll}{3}|\d|\))[.;:](?=\s)/gu;
const NOTE_END = /(?<=\p{L}{3}|\d|\))[.;]\s+(?=[\p{L}\d])/u;
const SHORT_RANGE = /(?<!\d)((?:19|20)\d\d)-(?=\d\d(?![\d-]))/gu;
const OPENS_WITH_DATE = 3;
const LONGEST_HEAD = 140;
const LIKELY = 2;
const SURE_TITLE = 3;
const MOST_WORDS_OF_HOUSE = 7;
const OPEN_END = /^\s?[-–—]\s*(?:$|[.;,:)])|^ on(?:wards?)?(?=$|[.;,])/iu;

type Head = {
  text: string;
  bare: string;
  told: string[];
  title: string | null;
  employer: string | null;
  span: DateSpan;
};
type Found = { lines: ResumeLine[]; jobs: FoundJob[] };

/** Jobs noted as in a telegram below "now" and "before", with each note a point of its own; null where none are. */
export function telegramWork(lines: ResumeLine[], now: Date): Found | null {
  const markOf = ({ text, isBlank }: ResumeLine, pattern: RegExp) => !isBlank && pattern.test(text.replace(/:$/u, ""));
  const at = lines.findIndex((line) => markOf(line, NOW_MARK));
  const past = lines.findIndex((line, index) => index > at && markOf(line, PAST_MARK));
  const first = lines[at + 1];
  if (at < 0 || past < 0 || !first) return null;
  const present = headOf(first, now, { isNow: true });
  if (!present?.employer) return null;
  const parted: ResumeLine[] = [];
  const add = (text: string, hasBullet: boolean) =>
    parted.push({ index: parted.length, text, hasBullet, isBlank: text === "" });
  const jobs: FoundJob[] = [];
  for (const { text, hasBullet } of lines.slice(0, at + 1)) add(text, hasBullet);
  const begin = (head: Head) => {
    const employer = SAME.test(head.employer ?? "") ? (jobs.at(-1)?.employer ?? null) : head.employer;
    add(head.text, false);
    const isWork = !LEAVE.test(head.bare) && (head.title !== null || employer !== null);
    if (isWork) jobs.push(toJob({ ...head, employer }, parted.length - 1, now));
    for (const note of head.told) add(note, true);
  };
  const reach = () => {
    const job = jobs.at(-1);
    if (job) job.lines.to = parted.length - 1;
  };
  const own = lines.slice(past + 1, endOf(lines, past, now));
  const arePlain = own.some((line) => !line.hasBullet && headOf(line, now) !== null);
  begin(present);
  let isEnded = false;
  for (const line of lines.slice(at + 2, past)) {
    isEnded ||= line.isBlank;
    add(line.text, !line.isBlank && (line.hasBullet || !isEnded));
    if (!isEnded) reach();
  }
  add(lines[past]!.text, false);
  const marks = jobs.length;
  let isAside = true;
  for (const line of own) {
    const head = line.isBlank || (arePlain && line.hasBullet) ? null : headOf(line, now);
    const before = jobs.length;
    if (head) begin(head);
    else add(line.text, !line.isBlank);
    if (head) isAside = jobs.length === before;
    if (!isAside) reach();
  }
  if (jobs.length === marks) return null;
  for (const { text, hasBullet } of lines.slice(past + 1 + own.length)) add(text, hasBullet);
  return { lines: parted, jobs };
}

function endOf(lines: ResumeLine[], from: number, now: Date): number {
  const end = lines.findIndex((line, index) => {
    const below = lines[index + 1];
    if (index <= from + 1 || !line.isBlank) return false;
    return !below || LABELLED.test(below.text) || headOf(below, now) === null;
  });
  return end < 0 ? lines.length : end;
}

function headOf({ text }: ResumeLine, now: Date, { isNow } = { isNow: false }): Head | null {
  const dates = findDates(text.replace(SHORT_RANGE, "$1–"), now);
  const ranged = dates.find(({ isRange }) => isRange) ?? null;
  const point = isNow ? (ranged ?? dates.find(({ start }) => start !== null) ?? null) : ranged;
  if (!point?.start || text.length > 2 * LONGEST_HEAD) return null;
  const span = isNow && !point.isRange ? { ...point, isRange: true, current: true, end: null } : point;
  const isOpening = span.from <= OPENS_WITH_DATE;
  const [, gap = ""] = /^([\s:.,–—-]*)/u.exec(text.slice(span.to)) ?? [];
  const least = isOpening ? span.to + gap.length : span.to;
  const stop = [...text.matchAll(STOP)].find(({ index }) => index >= least);
  const end = stop?.index ?? text.length;
  if (end > LONGEST_HEAD) return null;
  const head = text.slice(0, end);
  const bare = `${text.slice(0, span.from)}, ${text.slice(span.to, end).replace(OPEN_END, "")}`;
  const named = namesIn(bare.replace(/\([^()]{0,80}\)/gu, ", "));
  if (!isNow && !isOpening && named.employer === null && (named.title === null || /^\d/u.test(head))) return null;
  const told = text
    .slice(end + 1)
    .split(NOTE_END)
    .map((note) => note.trim())
    .filter((note) => /\p{L}/u.test(note));
  return { text: head, bare: tidyPart(bare), told, ...named, span };
}

const BORDER = /[,|;•·\t]|\s[-–—:/@]\s|(?<=\p{Ll}{3})[.:]\s|(?<=\p{Ll}) at (?=\p{Lu})/u;

function namesIn(bare: string): Pick<Head, "title" | "employer"> {
  const parts = takePlace(bare)
    .rest.replaceAll("\ue002", ",")
    .split(BORDER)
    .map(tidyPart)
    .filter((text) => mayBeName(text) && !isPlace(text))
    .map((text) => ({ text, ...judgePart(text), ...(isShortTitle(text) ? { title: SURE_TITLE, employer: 0 } : {}) }));
  const title = most(parts, "title", LIKELY);
  const others = parts.filter((part) => part !== title && mayBeHouse(part.text));
  const house = most(others, "employer", 1) ?? others.find(({ title: worth }) => worth < LIKELY);
  return { title: title?.text ?? null, employer: house?.text ?? null };
}

type Part = PartEvidence & { text: string };

function most(parts: readonly Part[], kind: keyof PartEvidence, least: number): Part | undefined {
  const best = Math.max(least, ...parts.map((part) => part[kind]));
  return parts.find((part) => part[kind] === best);
}

function isShortTitle(text: string): boolean {
  const words = ABBREVIATIONS.get(text.toLowerCase());
  return words !== undefined && judgePart(words.join(" ")).title === SURE_TITLE;
}

function mayBeHouse(text: string): boolean {
  return SAME.test(text) || (/^\p{Lu}|^\d\p{Lu}/u.test(text) && wordsOf(text).length <= MOST_WORDS_OF_HOUSE);
}

function toJob({ title, employer, span }: Head, line: number, now: Date): FoundJob {
  const isOpen = span.current || span.end === null;
  return {
    title,
    employer,
    start: formatPoint(span.start),
    end: isOpen ? null : formatPoint(span.end),
    current: isOpen,
    lines: { from: line, to: line },
    headerLines: [line],
    place: null,
    months: monthsOf(span, now),
  };
}
