import { anyOf } from "../any-of.ts";
import { OWN_ACCOUNT } from "./client-lists.ts";
import { LEAVE } from "./leave.ts";
import { formatPoint, toMonths } from "./find-dates.ts";
import { EMAIL, PHONE } from "./find-location.ts";
import { kindOf } from "./section-headings.ts";
import { addUndatedHeaders } from "./undated-jobs.ts";
import { chooseHeaders, type JobHeader } from "./job-headers.ts";
import { pointsToLatest } from "./stacked-roles.ts";
import { withoutUnit } from "./header-units.ts";
import { isUnitBelow } from "./houses-above.ts";
import { type JobLine, readJobLines } from "./job-lines.ts";
import { isHead, judgePart, UNITS } from "./judge-part.ts";
import { meantTitle } from "./misspelt-titles.ts";
import type { ProfileJob } from "./profile.ts";
import { EARLIER, SAME_HOUSE } from "./read-header.ts";
import { LABELS } from "./lexicon/resume-words.ts";
import { tidyPart } from "./tidy-part.ts";
import { foldWord, type ResumeLine, wordsOf } from "./resume-lines.ts";

export type FoundJob = ProfileJob & {
  headerLines: number[];
  place: string | null;
  months: { from: number; to: number } | null;
};

const LONGEST_TITLE = 90;
const MAX_JOBS = 60;
const LEAST_TITLE_WITHOUT_HEADING = 2;
const LEAST_SENTENCE_WORDS = 3;
const LEAST_SURE_EMPLOYER = 2;
const SURE_TITLE = 3;
const MOST_MONTHS_BETWEEN_ROLES = 2;
/** Titles and employers that cannot be determined stay null. */
export function findJobs(lines: ResumeLine[], options: { now: Date; needsTitle: boolean }): FoundJob[] {
  const read = readJobLines(lines, options.now);
  const dated = chooseHeaders(read).filter(
    ({ title }) => !options.needsTitle || (title !== null && title.title >= LEAST_TITLE_WITHOUT_HEADING),
  );
  const headers = (options.needsTitle ? dated : addUndatedHeaders(read, dated)).filter(
    (header) => !isTold(header, dated),
  );
  const jobs: FoundJob[] = [];
  const before = new Map<FoundJob, FoundJob>();
  headers.slice(0, MAX_JOBS).forEach((header, index) => {
    const last = endBefore(headers[index + 1], read);
    const job = toJob(read, header, last, options.now);
    const earlier = earlierJob(read, header, job, options.now);
    const { head } = read[header.anchor]!;
    const below = head.text === "" && !(job.title || job.employer) ? (read[header.anchor + 1]?.line.text ?? "") : "";
    const isLeave = [job.title ?? job.employer ?? "", head.text, below].some((text) => LEAVE.test(text));
    if (isLeave || !(job.title || job.employer || job.start)) return;
    jobs.push(job);
    if (earlier) before.set(job, earlier);
  });
  const own = isHeadline(jobs, headers, read) ? jobs.slice(1) : jobs;
  return pointsToLatest(shareEmployers(inGroups(own, read), read), read).flatMap((job) => {
    const earlier = before.get(job);
    return earlier ? [job, { ...earlier, employer: job.employer, place: job.place }] : [job];
  });
}

/** "PROJECT COORDINATOR – TIMBER HALLS" over the jobs, of which a dated one has that title, says who somebody is. */
function isHeadline([job, ...others]: FoundJob[], [header, next]: JobHeader[], read: JobLine[]): boolean {
  if (!job?.title || job.start !== null || job.end !== null || !header || !next) return false;
  const between = read.slice(header.to + 1, next.from).filter(({ kind }) => kind !== "blank");
  const isOverDetails =
    between.length > 0 && between.every(({ line }) => EMAIL.test(line.text) || PHONE.test(line.text));
  const title = job.title.toLowerCase();
  const isOwn = others.some((one) => one.start && one.title?.toLowerCase() === title);
  return header.from < next.from && (isOverDetails || (between.length === 0 && isOwn));
}

function earlierJob(read: JobLine[], header: JobHeader, job: FoundJob, now: Date): FoundJob | null {
  const span = read[header.anchor]!.anchor;
  const line = read.slice(header.from, header.to + 1).find(({ head }) => head.earlier !== null);
  const earlier = line?.head.earlier;
  if (!line || !earlier || !span?.isRange || !span.start) return null;
  const start = earlier.start ?? span.start;
  if (toMonths(earlier.end) <= toMonths(start)) return null;
  const below = earlier.title === "" ? bareTitleBelow(read, header) : null;
  if (earlier.title === "" && below === null) {
    job.start = formatPoint(earlier.end); // the months at the house still count
    return null;
  }
  const own = below ?? line;
  if (earlier.start === null) {
    job.start = formatPoint(earlier.end);
    job.months = monthsOf({ ...span, start: earlier.end }, now);
  }
  return {
    ...job,
    title: cleanTitle(below?.head.text ?? earlier.title),
    start: formatPoint(start),
    end: formatPoint(earlier.end),
    current: false,
    lines: { from: own.line.index, to: own.line.index },
    headerLines: [own.line.index],
    months: monthsOf({ ...span, start, end: earlier.end }, now),
  };
}

/** "Assistant Manager", right below "Manager (promoted 2022)". */
function bareTitleBelow(read: JobLine[], { to }: JobHeader): JobLine | null {
  const below = read[to + 1];
  const [part, ...more] = below?.head.parts ?? [];
  const isBare = below !== undefined && below.head.dates.length === 0 && more.length === 0;
  return isBare && part?.title === SURE_TITLE ? below : null;
}

function endBefore(next: JobHeader | undefined, read: JobLine[]): number {
  if (next === undefined) return read.length - 1;
  return (LEAVE.test(read[next.anchor]!.head.text) ? next.anchor : next.from) - 1;
}

/** "Acme - Cook" without dates above its duties, where a table of all jobs has told when. */
function isTold({ title, employer, anchor }: JobHeader, dated: JobHeader[]): boolean {
  if (!title || !employer || dated.some((other) => other.anchor === anchor)) return false;
  const isSame = (a: string, b: string | undefined) => b !== undefined && foldWord(a) === foldWord(b);
  const isHeading = LABELS.get(foldWord(employer.text)) === "body";
  const isOf = ({ employer: house }: JobHeader) => isHeading || isSame(employer.text, house?.text);
  return dated.some((other) => isSame(title.text, other.title?.text) && isOf(other));
}

/** A group goes on until a job names an employer of its own. */
function inGroups(jobs: FoundJob[], read: JobLine[]): FoundJob[] {
  let group: JobLine | undefined;
  let from = 0;
  for (const [order, job] of jobs.entries()) {
    const own = read.findIndex(({ line }) => line.index >= job.lines.from);
    const opened = read.slice(from, own).findLast(({ isGroup }) => isGroup);
    const head = headOf(job, read);
    const isUnit = group?.house !== undefined && isUnitBelow(job.title ?? "", job.employer, head);
    const goesOn = (job.employer === null || isUnit) && !EARLIER.test(head.line.text);
    group = opened ?? (goesOn ? group : undefined);
    if (group && job.title) {
      job.employer = group.house ?? group.head.text;
      job.headerLines.unshift(group.line.index);
      if (opened?.house) {
        job.lines.from = opened.line.index;
        const above = jobs[order - 1];
        if (above) above.lines.to = Math.min(above.lines.to, opened.line.index - 1);
      }
    }
    from = own;
  }
  return jobs;
}

function headOf({ title, headerLines }: FoundJob, read: JobLine[]): JobLine {
  const own = read.filter(({ line }) => headerLines.includes(line.index));
  return own.find(({ line }) => title !== null && line.text.includes(title)) ?? own[0]!;
}

function toJob(read: JobLine[], header: JobHeader, last: number, now: Date): FoundJob {
  const used = read.slice(header.from, header.to + 1).filter(({ line }) => !line.isBlank);
  const span = read[header.anchor]!.anchor;
  const start = span?.start ?? null;
  const end = span?.isRange && !span.current ? span.end : null;
  return {
    ...partedNames(cleanTitle(header.title?.text ?? null), withoutUnit(header.employer?.text ?? null), used),
    start: formatPoint(start),
    end: formatPoint(end),
    current: span?.current ?? false,
    lines: { from: read[header.from]!.line.index, to: read[last]!.line.index },
    headerLines: used.map(({ line }) => line.index),
    place: used.map(({ head }) => head.place).find((place) => place !== null) ?? null,
    months: span?.isRange ? monthsOf(span, now) : null,
  };
}

/** "C# Developer Professional Registry Center": behind a whole title the name of the house begins. */
function partedNames(
  title: string | null,
  employer: string | null,
  head: readonly JobLine[],
): Pick<FoundJob, "title" | "employer"> {
  const { own } = /^(?<own>.+ \p{Lu}\p{Ll}{3,}) Professional$/u.exec(title ?? "")?.groups ?? {};
  const isWhole = own !== undefined && isHead(own.split(" ").at(-1)!.toLowerCase());
  const isOneName = head.some(({ line }) => line.text.includes(`${title} ${employer}`));
  return isWhole && isOneName ? { title: own, employer: `Professional ${employer}` } : { title, employer };
}

export function monthsOf({ start, end }: NonNullable<JobLine["anchor"]>, now: Date): FoundJob["months"] {
  if (!start) return null;
  const next = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  const from = toMonths(start);
  const to = Math.min(next, end ? toMonths(end) + (end.month === null ? 0 : 1) : next);
  return to >= from ? { from, to } : null;
}

/** Who worked "Étés 2011 à 2014" did so elsewhere. */
const SEASONS = /^\W?(?:étés?|veranos?|sommer|summers?) (?:19|20)\d\d/iu;

/** An employer named once above several roles counts for each; a line with all their dates is no job of its own. */
function shareEmployers(jobs: FoundJob[], read: JobLine[]): FoundJob[] {
  const byLine = new Map(read.map((each, index) => [each.line.index, index]));
  let employer: FoundJob | null = null;
  const roofs = new Set<FoundJob>();
  for (const [order, job] of jobs.entries()) {
    const next = jobs[order + 1];
    if (SAME_HOUSE.test(job.employer ?? "")) job.employer = jobs[order - 1]?.employer ?? null;
    if (employer && roofs.has(employer) && FORCES.test(employer.employer!) && isWithin(job, employer)) {
      job.employer = employer.employer;
      continue;
    }
    const isRoof = next !== undefined && isRoofOf(job, next, read);
    if (isRoof) [job.title, job.employer] = [null, job.employer ?? job.title];
    if (isRoof) roofs.add(job);
    if (isRoof || (job.employer && job.title && job.headerLines.length > 1)) {
      employer = job;
      continue;
    }
    const isUnderRoof = employer !== null && roofs.has(employer);
    if (isUnderRoof && isWithin(job, employer!) && namesUnit(job, read)) {
      job.title = `${job.title}, ${job.employer}`;
      job.employer = employer!.employer;
      continue;
    }
    const isBare = isUnderRoof ? namesNoEmployer(job) : !job.employer;
    const isOfSeasons = SEASONS.test(read[byLine.get(job.headerLines[0]!)!]!.line.text);
    const isOwn = OWN_ACCOUNT.test(job.title ?? "");
    const isRole = job.title && isBare && !isOwn && job.headerLines.length === 1 && !job.place && !isOfSeasons;
    const opening = employer && read[byLine.get(employer.headerLines[0]!)!];
    const isOpened = opening?.head.label === null && opening.line.text.includes(employer!.employer!);
    if (employer && isOpened && job.title && isBare && isNextRole(job, jobs[order - 1], employer)) {
      job.employer = employer.employer;
      continue;
    }
    const goesOn =
      !isUnderRoof && (isRightBelow(job, jobs[order - 1]!) || followsText(read, byLine.get(job.lines.from)!));
    if (employer && isRole && (isUnderRoof ? isWithin(job, employer) : goesOn)) job.employer = employer.employer;
    else if (job.employer || !job.title) employer = null;
  }
  return jobs.filter((job) => !roofs.has(job));
}

/** "Audit Manager (2018 – 2021)" under "Audit Senior Manager (2021 – Present)", and the employer above both. */
function isRightBelow(job: FoundJob, above: FoundJob | undefined): boolean {
  return above?.employer !== null && above?.title !== null && above?.headerLines.at(-1) === job.headerLines[0]! - 1;
}

/** Employer, title and dates on a line each; then title and dates alone, of the time right before. */
function isNextRole(job: FoundJob, later: FoundJob | undefined, first: FoundJob): boolean {
  const lacksOneLine = first.headerLines.length > 2 && job.headerLines.length === first.headerLines.length - 1;
  if (!lacksOneLine || !job.months || !later?.months) return false;
  return Math.abs(later.months.from - job.months.to) <= MOST_MONTHS_BETWEEN_ROLES;
}

function isWithin(inner: FoundJob, outer: FoundJob): boolean {
  return (
    inner.months !== null &&
    outer.months !== null &&
    inner.months.from >= outer.months.from &&
    inner.months.to <= outer.months.to
  );
}

function followsText(read: JobLine[], from: number): boolean {
  const above = read.slice(0, from).findLast(({ line }) => !line.isBlank);
  if (above === undefined) return false;
  const { text, hasBullet } = above.line;
  const isSentence = /[.!]$/.test(text) && wordsOf(text).length >= LEAST_SENTENCE_WORDS;
  return hasBullet || above.head.isProse || isSentence;
}

const FORCES = new RegExp(
  `(?<!salvation |old )\\b${anyOf(
    "army navy marines marine\\scorps air\\sforce coast\\sguard national\\sguard space\\sforce defen[cs]e\\sforces?",
  )}$`,
  "i",
);

function isRoofOf(job: FoundJob, next: FoundJob, read: JobLine[]): boolean {
  const isBelow = next.headerLines[0] === job.headerLines.at(-1)! + 1;
  if (isOnlyName(job) && FORCES.test(job.employer ?? job.title ?? ""))
    return next.title !== null && isWithin(next, job) && !hasPoints(job, read);
  const isBareOrUnit = namesNoEmployer(next) || (isBelow && namesUnit(next, read));
  return (
    isOnlyName(job) && (job.title === null || isBelow) && next.title !== null && isBareOrUnit && isWithin(next, job)
  );
}

function hasPoints({ lines: { from, to } }: FoundJob, read: JobLine[]): boolean {
  return read.some(({ line }) => line.hasBullet && line.index >= from && line.index <= to);
}

/** "MERIDIAN MUTUAL, Omaha, NE" beside dates, where a title may stand as well. */
function isOnlyName({ title, employer, headerLines }: FoundJob): boolean {
  if (title === null) return employer !== null;
  return employer === null && headerLines.length === 1 && judgePart(title).title === 0;
}

/** "Director, Claims Transformation" on one line: with an employer above, what follows the comma is part of it. */
function namesUnit(job: FoundJob, read: JobLine[]): boolean {
  const { title, employer, headerLines } = job;
  const [only, more] = headerLines.map((index) => read.find(({ line }) => line.index === index)?.line.text ?? "");
  const isOneLine = title !== null && employer !== null && more === undefined && only !== undefined;
  const mayBeUnit = isOneLine && (namesNoEmployer(job) || judgePart(employer).employer < LEAST_SURE_EMPLOYER);
  return mayBeUnit && only.includes(`${title}, ${employer}`);
}

function namesNoEmployer({ employer }: FoundJob): boolean {
  if (employer === null) return true;
  const words = wordsOf(foldWord(employer));
  return UNITS.has(words[0] ?? "") || UNITS.has(words.at(-1) ?? "");
}

const TITLE_OPENING = /^(?:(?:and|as|the|a|an|promoted to|hired as|worked as|as an?|as the|then)\s+)+/i;
const TITLE_ENDING = /(?<!\s)\s+(?:in|at|for|of|and|to|with|from|the)$/i;
/** "(m/w/d)" and "H/F" belong to a posting. */
const GENDERS = /(?<!\s)\s*\(?\b(?:[mwfhd]\s?[/|]\s?){1,3}[mwfhdx]\b\)?\s*$/i;

/** "CM1-CM2", "GS/CP". */
const CLASSES = /^\p{Lu}{1,3}\d?(?:[-/]\p{Lu}{1,3}\d?)+$/u;

function cleanTitle(raw: string | null): string | null {
  if (raw === null) return null;
  const title = withinLimit(
    tidyPart(
      raw
        .replace(/^([^:]{3,30}):\s+/, (label, text: string) => (kindOf(text) ? "" : label))
        .replace(/^(\p{Lu}{4,}) (?=\p{Lu}\p{Ll})/u, (label, word: string) => (kindOf(word) ? "" : label))
        .replace(/^\d{1,2} ?[:.)] ?(?=\p{L})/u, "")
        .replace(TITLE_OPENING, "")
        .replace(TITLE_ENDING, "")
        .replace(/(?<=\p{L}|\)),? (?:in )?(?:teil|voll)zeit$/iu, "")
        .replace(GENDERS, "")
        .replace(/(?<!\s)\s*[([]\s*$/, ""),
    ),
  );
  if (CLASSES.test(title) && judgePart(title).title === 0) return null;
  const isHeading = kindOf(title) !== null && judgePart(title).title < SURE_TITLE;
  return /\p{L}{2}/u.test(title) && !isHeading ? title.replace(/[A-Za-z]+/g, asMeant) : null;
}

/** A title that goes on and on ends behind a whole role of it. */
function withinLimit(title: string): string {
  if (title.length <= LONGEST_TITLE) return title;
  const cut = title.slice(0, LONGEST_TITLE + 1);
  const sign = Math.max(...["/", ",", " - "].map((one) => cut.lastIndexOf(one)));
  return cut.slice(0, sign > 0 ? sign : cut.lastIndexOf(" ")).trim();
}

function asMeant(word: string): string {
  const meant = meantTitle(word.toLowerCase());
  if (meant === null) return word;
  if (word === word.toUpperCase()) return meant.toUpperCase();
  return /^\p{Lu}/u.test(word) ? meant[0]!.toUpperCase() + meant.slice(1) : meant;
}
