import { type DateSpan, formatPoint, toMonths } from "./find-dates.ts";
import { kindOf } from "./find-sections.ts";
import type { ProfileJob } from "./profile.ts";
import { type HeaderLine, type HeaderPart, isTitleCase, readHeaderLine, tidyPart } from "./read-header.ts";
import { type ResumeLine, wordsOf } from "./resume-lines.ts";

/** A job with the lines its title, employer and dates stand in. */
export type FoundJob = ProfileJob & {
  headerLines: number[];
  place: string | null;
  months: { from: number; to: number } | null;
};

type Entry = { header: number[]; dates: DateSpan | null; anchor: number };
type Read = { line: ResumeLine; head: HeaderLine; endsList: boolean };

const PRESENT_ONLY =
  /^[\s(–—-]*(?:(?:to|until|bis)\s*)?(?:present|current|now|heute|actualidad|presente|présent|aujourd['’]hui)[\s)]*$/i;
const LONGEST_TITLE = 90;
const MAX_JOBS = 60;
const OPEN_LIST_ITEMS = 3;

/** The jobs of the experience sections. Titles and employers that cannot be told stay null. */
export function findJobs(lines: ResumeLine[], options: { now: Date; needsTitle: boolean }): FoundJob[] {
  const reads = lines.map(
    (line, index): Read => ({
      line,
      head: readHeaderLine(line, options.now),
      endsList: index > 0 && isOpenList(lines[index - 1]!),
    }),
  );
  mergeSplitRanges(reads);
  const anchors = reads.flatMap((read, index) => (isAnchor(read, reads[index - 1]) ? [index] : []));
  const entries = anchors.length > 0 ? toEntries(reads, anchors) : [];
  addUndated(reads, entries);
  if (entries.length === 0) addPlainTitles(reads, entries);
  entries.sort((a, b) => a.header[0]! - b.header[0]!);
  const layout = learnLayout(reads, entries);
  if (layout) completeHeaders(reads, entries, layout);
  const jobs: FoundJob[] = [];
  entries.slice(0, MAX_JOBS).forEach((entry, index) => {
    const next = entries[index + 1];
    const last = next ? next.header[0]! - 1 : reads.length - 1;
    const job = toJob(reads, entry, last, {
      now: options.now,
      before: jobs.at(-1) ?? null,
      titleFirst: layout?.titleFirst ?? null,
    });
    if (job && (!options.needsTitle || (job.title !== null && job.start !== null))) jobs.push(job);
  });
  return jobs;
}

/** "05/2018 –" on one line and "Present" or "06/2020" on one of the next two: one range. */
function mergeSplitRanges(reads: Read[]): void {
  for (let index = 0; index < reads.length - 1; index++) {
    const { head, line } = reads[index]!;
    const span = head.dates.at(-1);
    if (!span || span.isRange || head.isProse) continue;
    const tail = line.text.slice(span.to).trim();
    if (tail !== "" && !/^[-–—]$|^to$/i.test(tail)) continue;
    for (let next = index + 1; next <= index + 2 && next < reads.length; next++) {
      const other = reads[next]!;
      const isDash = /^(?:[-–—]|to|bis)$/i.test(other.line.text.trim());
      const second = other.head.dates[0];
      const isPresent = PRESENT_ONLY.test(other.line.text);
      const isDateOnly =
        second !== undefined &&
        !second.isRange &&
        tidyPart(other.line.text.replace(/^(?:to|bis)\b/i, "").slice(0, second.from)) === "" &&
        other.line.text.length - (second.to - second.from) <= 4;
      const joins = tail !== "" || next > index + 1 || /^(?:[-–—]|to\b|bis\b)/i.test(other.line.text) || isPresent;
      if ((isPresent || isDateOnly) && joins) {
        span.isRange = true;
        span.end = isPresent ? null : (second?.start ?? null);
        span.current = isPresent;
        reads.splice(index + 1, next - index);
        break;
      }
      if (!isDash && !other.line.isBlank) break;
    }
  }
}

function isAnchor({ line, head }: Read, before: Read | undefined): boolean {
  const span = head.dates[0];
  if (!span || head.isProse) return false;
  if (head.dates.length > 2) return false;
  const hasTitle = head.parts.some((part) => part.title >= 2);
  if (span.isRange) return !line.hasBullet || hasTitle || head.parts.some((part) => part.employer >= 2);
  const hasEmployer = head.parts.some((part) => part.employer >= 2);
  const atEnd = span.to >= line.text.length - 2;
  if (span.start?.month !== null) return (hasTitle || hasEmployer) && wordsOf(line.text).length <= 12;
  return (
    !line.hasBullet &&
    hasTitle &&
    (atEnd || span.from <= 1) &&
    wordsOf(line.text).length <= 10 &&
    (before === undefined || !before.head.dates.some((other) => other.isRange))
  );
}

/** "Eclipse, GitHub, Heroku, Adobe Photoshop,": what stands below goes on with it. */
function isOpenList({ text }: ResumeLine): boolean {
  return text.endsWith(",") && text.split(",").length > OPEN_LIST_ITEMS;
}

function isHeaderLike({ line, head, endsList }: Read): boolean {
  if (endsList || line.isBlank || line.hasBullet || head.isProse || head.dates.length > 0) return false;
  if (head.text.length > 100) return false;
  if (head.parts.length === 0) return head.place !== null;
  return (
    isTitleCase(head.text.replace(/\t/g, " ")) ||
    (bestTitle(head.parts) === 3 && wordsOf(head.text).length <= 6 && /^\p{Lu}/u.test(head.text))
  );
}

function bestTitle(parts: HeaderPart[]): number {
  return parts.reduce((best, part) => Math.max(best, part.title), 0);
}

function bestEmployer(parts: HeaderPart[]): number {
  return parts.reduce((best, part) => Math.max(best, part.employer), 0);
}

function toEntries(reads: Read[], anchors: number[]): Entry[] {
  const first = anchors[0]!;
  const leading = linesAbove(reads, first, -1);
  const isAbove = leading.length > 0;
  const entries: Entry[] = [];
  let taken = -1;
  anchors.forEach((anchor, order) => {
    if (anchor <= taken) return;
    const nextAnchor = anchors[order + 1] ?? reads.length;
    const own = reads[anchor]!.head;
    const header = [anchor];
    let title = bestTitle(own.parts);
    let hasEmployer =
      own.parts.some((part) => part.employer >= 2) ||
      own.parts.filter((part) => part.title < 3).length > (title >= 2 ? 0 : 1);
    let hasOther = own.parts.some((part) => part.title < 2);
    const above = linesAbove(reads, anchor, taken);
    const below = linesBelow(reads, anchor, nextAnchor);
    const take = (index: number) => {
      const { parts } = reads[index]!.head;
      header.push(index);
      title = Math.max(title, bestTitle(parts));
      if (parts.some((part) => part.employer >= 2 || part.title < 2)) hasOther = true;
      if (bestEmployer(parts) >= 2) hasEmployer = true;
    };
    // The line that surely completes the entry goes first; the layout of the first entry decides the rest.
    const order2 = isAbove
      ? [...above.map((index) => ({ index, isAbove: true })), ...below.map((index) => ({ index, isAbove: false }))]
      : [...below.map((index) => ({ index, isAbove: false })), ...above.map((index) => ({ index, isAbove: true }))];
    for (const candidate of order2) {
      const { parts, place } = reads[candidate.index]!.head;
      const sideIsUsual = candidate.isAbove === isAbove;
      const offersTitle = bestTitle(parts);
      const offersEmployer = bestEmployer(parts);
      const neighbours =
        Math.abs(candidate.index - anchor) === 1 ||
        header.includes(candidate.index + 1) ||
        header.includes(candidate.index - 1);
      if (!neighbours && !header.some((index) => onlyBlanksBetween(reads, index, candidate.index))) continue;
      if (title < 2 && offersTitle >= (sideIsUsual ? 2 : 3)) take(candidate.index);
      else if (
        !hasEmployer &&
        offersTitle < 2 &&
        (offersEmployer >= 1 ||
          place !== null ||
          (sideIsUsual && (!hasOther || title >= 2) && isEmployerName(reads, candidate.index, candidate.isAbove)) ||
          (candidate.isAbove && title >= 2 && below.length === 0 && opensBlock(reads, candidate.index)) ||
          (!candidate.isAbove && title >= 2 && above.length === 0 && standsOverPoints(reads, candidate.index)))
      ) {
        take(candidate.index);
        if (title >= 2) hasEmployer = true;
      } else if (title < 2 && offersTitle >= 1 && sideIsUsual) take(candidate.index);
    }
    header.sort((a, b) => a - b);
    taken = Math.max(...header);
    entries.push({ header, dates: own.dates[0] ?? null, anchor });
  });
  return entries;
}

type Layout = {
  /** Lines of a header, counted from the line with the dates. */
  offsets: number[];
  /** Null when the entries do not agree. */
  titleFirst: boolean | null;
};

/** How most entries of this resume are laid out, told from those whose title and employer are sure. */
function learnLayout(reads: Read[], entries: Entry[]): Layout | null {
  const shapes = new Map<string, number>();
  let first = 0;
  let sure = 0;
  for (const entry of entries) {
    const parts = entry.header.flatMap((index) => reads[index]!.head.parts);
    const titleAt = parts.findIndex((part) => part.title === 3);
    if (titleAt < 0 || parts.length < 2) continue;
    sure++;
    if (titleAt === 0) first++;
    const shape = entry.header.map((index) => index - entry.anchor).join(" ");
    shapes.set(shape, (shapes.get(shape) ?? 0) + 1);
  }
  const [shape, count] = [...shapes].sort((a, b) => b[1] - a[1])[0] ?? ["", 0];
  if (sure === 0 || count < sure / 2) return null;
  return { offsets: shape.split(" ").map(Number), titleFirst: first === sure ? true : first === 0 ? false : null };
}

/** Gives entries with too few header lines those that the layout has at the same distance from the dates. */
function completeHeaders(reads: Read[], entries: Entry[], layout: Layout): void {
  const used = new Set(entries.flatMap((entry) => entry.header));
  for (const entry of entries) {
    if (entry.dates === null || entry.header.length >= layout.offsets.length) continue;
    const wanted = layout.offsets.map((offset) => entry.anchor + offset);
    const isFree = wanted.every((index) => {
      const read = reads[index];
      return read && (entry.header.includes(index) || (!used.has(index) && isHeaderLike(read)));
    });
    if (!isFree || !entry.header.every((index) => wanted.includes(index))) continue;
    entry.header = wanted;
    for (const index of wanted) used.add(index);
  }
}

function onlyBlanksBetween(reads: Read[], a: number, b: number): boolean {
  for (let index = Math.min(a, b) + 1; index < Math.max(a, b); index++) if (!reads[index]!.line.isBlank) return false;
  return true;
}

/** An employer without any telling word: a short capitalised line that the points of the entry, or nothing, surround. */
function isEmployerName(reads: Read[], index: number, isAbove: boolean): boolean {
  const { line } = reads[index]!;
  if (wordsOf(line.text).length > 7) return false;
  const outer = reads[isAbove ? index - 1 : index + 1];
  if (!outer || /^(?:https?:|www\.)/i.test(outer.line.text)) return true;
  if (isAbove)
    return (
      outer.line.isBlank ||
      outer.line.hasBullet ||
      /[.;]$/.test(outer.line.text) ||
      outer.head.isProse ||
      outer.head.parts.some((part) => part.title >= 2)
    );
  return outer.line.isBlank || outer.line.hasBullet || (outer.head.isProse && wordsOf(outer.line.text).length > 6);
}

/** A short line after an empty one: the first of an entry. */
function opensBlock(reads: Read[], index: number): boolean {
  const before = reads[index - 1];
  return before?.line.isBlank === true && isEmployerName(reads, index, true);
}

/** A short line with the entry's points right below. */
function standsOverPoints(reads: Read[], index: number): boolean {
  return reads[index + 1]?.line.hasBullet === true && isEmployerName(reads, index, false);
}

/** Where each line of a header has empty lines around it, an empty line ends no header. */
function standsAlone(reads: Read[], index: number): boolean {
  return [reads[index - 1], reads[index + 1]].every(
    (other) => !other || other.line.isBlank || isAnchor(other, undefined),
  );
}

function linesAbove(reads: Read[], anchor: number, taken: number): number[] {
  const found: number[] = [];
  for (let index = anchor - 1; index > taken && found.length < 3; index--) {
    const read = reads[index]!;
    if (read.line.isBlank) {
      if (found.length > 0 && !standsAlone(reads, found.at(-1)!)) break;
      continue;
    }
    if (!isHeaderLike(read)) break;
    // The last word of a wrapped sentence looks like a header only at first sight.
    const before = reads[index - 1];
    const isSure =
      isTitleCase(read.head.text.replace(/\t/g, " ")) &&
      (bestTitle(read.head.parts) === 3 || bestEmployer(read.head.parts) >= 2);
    if (
      before &&
      !before.line.isBlank &&
      before.head.isProse &&
      !/[.;:!)]$/.test(before.line.text) &&
      !before.line.hasBullet &&
      !isSure
    )
      break;
    found.push(index);
  }
  return found;
}

function linesBelow(reads: Read[], anchor: number, nextAnchor: number): number[] {
  const found: number[] = [];
  for (let index = anchor + 1; index < nextAnchor && found.length < 2; index++) {
    const read = reads[index]!;
    if (read.line.isBlank) {
      if (found.length > 0 && !standsAlone(reads, found.at(-1)!)) break;
      continue;
    }
    if (!isHeaderLike(read)) break;
    found.push(index);
  }
  return found;
}

/** "Front Desk Agent  Acme Hotel  Austin, TX" without dates. */
function addUndated(reads: Read[], entries: Entry[]): void {
  const used = new Set(entries.flatMap((entry) => entry.header));
  reads.forEach(({ line, head }, index) => {
    if (used.has(index) || head.isProse || line.hasBullet || head.dates.length > 0) return;
    const isFull =
      bestTitle(head.parts) >= 2 && bestEmployer(head.parts) >= 2 && head.parts.length >= 2 && head.place !== null;
    const isNextToHeader = used.has(index - 1) || used.has(index + 1);
    if (isFull && !isNextToHeader && isTitleCase(line.text.replace(/\t/g, " ")))
      entries.push({ header: [index], dates: null, anchor: index });
  });
}

function addPlainTitles(reads: Read[], entries: Entry[]): void {
  reads.forEach((read, index) => {
    if (!isHeaderLike(read) || bestTitle(read.head.parts) < 3 || wordsOf(read.line.text).length > 9) return;
    if (entries.some((entry) => entry.header.includes(index))) return;
    const below = reads[index + 1];
    const header =
      below && isHeaderLike(below) && bestTitle(below.head.parts) < 2 && bestEmployer(below.head.parts) > 0
        ? [index, index + 1]
        : [index];
    entries.push({ header, dates: null, anchor: index });
  });
}

function toJob(
  reads: Read[],
  entry: Entry,
  last: number,
  context: { now: Date; before: FoundJob | null; titleFirst: boolean | null },
): FoundJob | null {
  const { now, before, titleFirst } = context;
  const parts = entry.header.flatMap((index) => reads[index]!.head.parts.map((part) => ({ ...part, line: index })));
  const place = entry.header.map((index) => reads[index]!.head.place).find((found) => found !== null) ?? null;
  const { title, employer } = chooseTitleAndEmployer(parts, titleFirst);
  const span = entry.dates;
  if (!title && !employer && !span) return null;
  const start = span?.start ?? null;
  const isPoint = span !== null && !span.isRange;
  const end = span?.current ? null : (span?.end ?? null);
  const nowMonth = now.getUTCFullYear() * 12 + now.getUTCMonth();
  const months =
    start && !isPoint
      ? {
          from: toMonths(start),
          to: Math.min(nowMonth + 1, end ? toMonths(end) + (end.month === null ? 0 : 1) : nowMonth + 1),
        }
      : null;
  const headerLines = entry.header.map((index) => reads[index]!.line.index);
  let sharedEmployer: string | null = null;
  // A second role under the same employer's name: "Acme" once, then a title and dates for each role.
  const above = reads.slice(0, entry.header[0]).findLast(({ line }) => !line.isBlank);
  const followsText = above !== undefined && (above.line.hasBullet || above.head.isProse);
  if (
    !employer &&
    before?.employer &&
    entry.header.length === 1 &&
    before.headerLines.length > 1 &&
    title &&
    !place &&
    followsText
  ) {
    sharedEmployer = before.employer;
  }
  return {
    title: title ? title.slice(0, LONGEST_TITLE) : null,
    employer: employer ?? sharedEmployer,
    start: formatPoint(start),
    end: isPoint ? null : formatPoint(end),
    current: span?.current ?? false,
    lines: { from: reads[entry.header[0]!]!.line.index, to: reads[last]!.line.index },
    headerLines,
    place,
    months: months && months.to >= months.from ? months : null,
  };
}

function chooseTitleAndEmployer(
  parts: (HeaderPart & { line: number })[],
  titleFirst: boolean | null,
): {
  title: string | null;
  employer: string | null;
} {
  let titleAt = -1;
  parts.forEach((part, index) => {
    const best = parts[titleAt];
    if (part.title > 0 && (!best || part.title - (part.employer >= 3 ? 2 : 0) > best.title)) titleAt = index;
  });
  // Two texts that no list knows: the order of the resume's other entries tells which is which.
  const titleStrength = parts[titleAt]?.title ?? 0;
  if (
    titleStrength < 2 &&
    titleFirst !== null &&
    parts.length === 2 &&
    parts.every((part) => part.employer < 3 || part.title === 0)
  ) {
    const at = titleFirst ? 0 : 1;
    if (parts[at]!.employer < 2 || parts[1 - at]!.employer >= parts[at]!.employer) {
      return { title: cleanTitle(parts[at]!.text), employer: parts[1 - at]!.text };
    }
  }
  const titlePart = parts[titleAt];
  if (
    titlePart &&
    titlePart.title === 1 &&
    titlePart.employer >= 2 &&
    !parts.some((part) => part !== titlePart && part.employer >= 2)
  )
    titleAt = -1;
  let employerAt = -1;
  parts.forEach((part, index) => {
    if (index === titleAt || part.employer === 0) return;
    if (employerAt < 0 || part.employer > parts[employerAt]!.employer) employerAt = index;
  });
  // "Director, Marketing | Acme": what follows the title after a comma belongs to it when an employer stands elsewhere.
  let titleText = titleAt >= 0 ? parts[titleAt]!.text : null;
  let next = titleAt + 1;
  while (titleAt >= 0 && next < parts.length && next !== employerAt) {
    const part = parts[next]!;
    if (!part.afterComma || part.line !== parts[titleAt]!.line) break;
    const hasEmployerElsewhere =
      employerAt >= 0 ||
      parts.some((other, index) => index > next && !(other.afterComma && other.line === part.line)) ||
      parts.slice(0, titleAt).some((other) => other.title < 2);
    if (part.title < 2 && !hasEmployerElsewhere) break;
    titleText += `, ${part.text}`;
    next++;
  }
  if (employerAt < 0) {
    const isFree = (index: number) =>
      index >= 0 &&
      index < parts.length &&
      !(index >= titleAt && index < next) &&
      parts[index]!.text.length > 1 &&
      /\p{L}{2}/u.test(parts[index]!.text);
    employerAt =
      [next, titleAt - 1, ...parts.keys()].find(
        (index) =>
          isFree(index) &&
          wordsOf(parts[index]!.text).length <= 9 &&
          /^[\p{Lu}\p{N}]|^[a-z]+[A-Z]/u.test(parts[index]!.text),
      ) ?? -1;
    if (titleAt < 0 && parts.length < 2)
      return { title: null, employer: employerAt >= 0 ? parts[employerAt]!.text : null };
  }
  const employer = employerAt >= 0 ? parts[employerAt]!.text : null;
  if (titleText === null && employerAt >= 0 && parts[employerAt]!.employer >= 2) {
    // Beside a sure employer the one other text is what the person did there: "Acme Inc | Customer Service".
    const others = parts.filter(
      (part, index) =>
        index !== employerAt &&
        part.employer < 2 &&
        wordsOf(part.text).length <= 6 &&
        /^\p{L}[^\d:]{3,}$/u.test(part.text),
    );
    if (others.length === 1) titleText = others[0]!.text;
  }
  return { title: cleanTitle(titleText), employer };
}

function cleanTitle(raw: string | null): string | null {
  if (raw === null) return null;
  const title = tidyPart(
    raw
      .replace(/^([^:]{3,30}):\s+/, (label, text: string) => (kindOf(text) ? "" : label))
      .replace(
        /^(?:(?:position|title|role|job title|job|rank)\s*:|(?:and|as|the|a|an|promoted to|hired as|worked as|as an?|as the|then)\s+)+/i,
        "",
      )
      .replace(/(?<!\s)\s+(?:in|at|for|of|and|to|with|from|the)$/i, "")
      .replace(/(?<!\s)\s*[([]\s*$/, ""),
  );
  return /\p{L}{2}/u.test(title) && kindOf(title) === null ? title : null;
}

/** Whole years that the dated jobs cover together; null without any. */
export function countYears(jobs: FoundJob[]): number | null {
  const spans = jobs.flatMap((job) => (job.months ? [job.months] : [])).sort((a, b) => a.from - b.from);
  if (spans.length === 0) return null;
  let total = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { from, to } of spans) {
    total += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return Math.floor(total / 12);
}
