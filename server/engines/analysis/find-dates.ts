import { DATE_WORDS, monthOfName } from "./lexicon/date-words.ts";

export type DatePoint = { year: number; month: number | null };

export type DateSpan = {
  from: number;
  to: number;
  start: DatePoint | null;
  end: DatePoint | null;
  current: boolean;
  isRange: boolean;
};

type Point = {
  from: number;
  to: number;
  point: DatePoint | null;
  /** The second year of "2015/16". */
  until?: DatePoint;
  isPresent: boolean;
  isMonthOnly: number | null;
};

const MONTH = `(?:${DATE_WORDS.months})`;
const YEAR = "(?:19|20)\\d{2}";
const DAY = "(?:(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th|\\.)?[ -]){0,1}";
const DASH = "\\s?[-–—]\\s?";
const NOT_COUNTED = "(?![\\d%,]\\d|\\d|\\s?(?:people|employees|users|customers|students|\\+))";
/** Alternatives begin with different characters or lengths, so matching stays linear. */
const POINT = new RegExp(
  // "SS 2013" is a summer term, the end of "Business 2013" is none.
  `(?<![\\p{L}\\p{N}$€£])(?:${[
    `${DAY}(?<month>${MONTH})\\.?,?(?: \\d{1,2}(?:st|nd|rd|th)?,)?(?: of| del?)?[ ,./-]{0,2}` +
      `(?:(?<monthYear>${YEAR})|['’](?<shortYear>\\d{2}))(?!\\d)`,
    `(?<nearMonth>${MONTH})\\.?,? (?<nearYear>this|last) year`,
    `(?<dashMonth>${MONTH})\\.?[-–](?<dashYear>\\d{2})(?![\\d–-])`,
    `(?<tinyMonth>${MONTH})\\.? (?<tinyYear>\\d{2})(?=${DASH}(?:${MONTH}\\.? \\d{2}\\b|now|present|current|today))`,
    `(?<=[-–—]\\s?)(?<lastMonth>${MONTH})\\.? (?<lastYear>\\d{2})(?!\\d)`,
    `(?<onlyMonth>${MONTH})\\b\\.?(?= ?(?:-|–|—|to|bis|until|through|à|a|al)[ ]?${MONTH})`,
    // "'14–'17": one alone is no year.
    `['’](?<markedYear>\\d{2})(?=\\s?(?:[-–—]|${DATE_WORDS.to}) ?(?:['’]?\\d{2}\\b|${DATE_WORDS.present}))`,
    `(?<=(?:[-–—]|${DATE_WORDS.to}) ?)['’](?<markedEnd>\\d{2})(?!\\d)`,
    `(?<cjkYear>${YEAR}) ?年 ?(?:(?<cjkMonth>1[0-2]|0?[1-9]) ?月)?`,
    `(?<openYear>${YEAR})[.,]? (?<lateMonth>${MONTH})(?!\\p{L})\\.?(?!,? ?['’\\d])`,
    `(?<isoYear>${YEAR})[-/.](?<isoMonth>0[1-9]|1[0-2])(?:[-/.](?:0[1-9]|[12]\\d|3[01]))?(?!\\d)`,
    `(?<termYear>${YEAR})(?<termEnd>[/-]\\d{2})(?!\\d)`,
    `(?<first>\\d{1,2})(?<sign>[/.])(?<second>\\d{1,2})[/.](?<fullYear>${YEAR}|\\d{2})(?!\\d)`,
    `(?<numMonth>0?[1-9]|1[0-2])(?: ?[/.] ?|-)(?<numYear>${YEAR})(?!\\d)`,
    "(?<smallMonth>0[1-9]|1[0-2])/(?<smallYear>\\d{2})(?![\\d/])",
    // "5/17" is a date beside another alone.
    `(?<bareMonth>[1-9])/(?<bareYear>\\d{2})(?=${DASH}(?:(?:0?[1-9]|1[0-2])/\\d{2}\\b|${DATE_WORDS.present}))`,
    `(?<=\\d/\\d{2}${DASH})(?<endMonth>[1-9])/(?<endYear>\\d{2})(?![\\d/])`,
    `(?<year>${YEAR})${NOT_COUNTED}`,
    `(?<present>${DATE_WORDS.present}|至今|现在|(?<=${YEAR}\\s?[-–—]\\s?)(?:…|\\.{3}))(?![\\p{L}])`,
  ].join("|")})`,
  "giu",
);
const RANGE_GAP = new RegExp(
  `^[\\s)]*(?:(?:[-–—−‐‑~→➔➜]+\\s?(?:${DATE_WORDS.to})?|${DATE_WORDS.to}|[/,>(])[\\s(]*)?(?:the |la |zum |(?:le |el )|${DAY})?$`,
  "i",
);
const DASHED_GAP = new RegExp(`[-–—−‐‑~→➔➜/>,]|(?:^|\\s)(?:${DATE_WORDS.to})(?:\\s|$)`, "i");
const BEFORE_OPEN = new RegExp(`(?:^|[^\\p{L}])(${DATE_WORDS.since})[ :]*$`, "iu");
const BEFORE_RANGE = new RegExp(`(?:^|[^\\p{L}])((?:${DATE_WORDS.from})(?: (?:the|le|el))?[ :]+)$`, "iu");
/** "15/05/2015", or a language that writes the day first, beside "01/05/2015". */
const DAY_FIRST = /\b(?:1[3-9]|2\d|3[01])\/\d{1,2}\/\d{2}|(?:^|\s)(?:du|au|depuis|desde|hasta|bis|von|seit|al)\s/i;
const MAY_HOLD_DATE = /(?:19|20)\d\d|['’]\d\d|\d\/\d\d|\d\d ?[-–—] ?\p{L}|\p{L}\.?[-–]\d\d/u;
/** What stands behind "2019 –" in a cell of its own. */
export const OPEN_CELL = /^ ?[–—-]\t/;
const OPEN_PART = /^ ?[–—-](?=\s?[)\]|:,])/;
/** "2019– Assistant Professor", where "2019 – Prize" has a blank before its dash. */
const GLUED_DASH = /^[–—] \p{Lu}/u;
const LONGEST_GAP = 14;
const LONGEST_WORD_BEFORE = 16;
const FIRST_YEAR = 1945;
const YEARS_AHEAD = 8;

/** Dates with words such as "since", ranges joined. A lone "Present" is no date; `now` bounds possible years. */
export function findDates(text: string, now: Date): DateSpan[] {
  if (!MAY_HOLD_DATE.test(text)) return [];
  const points = findPoints(text, now);
  const spans: DateSpan[] = [];
  for (let index = 0; index < points.length; index++) {
    const first = points[index]!;
    const second = points[index + 1];
    const range = second ? toRange(text, first, second) : null;
    const span = range ?? shortRange(text, first, now) ?? lonePoint(text, first);
    if (range) index++;
    if (range) for (; goesOnInList(text, range, points[index + 1]); index++) closeWith(range, points[index + 1]!);
    if (span) spans.push(span);
  }
  return spans;
}

const BETWEEN_YEARS = /(?:19|20)\d\d, ?(?:19|20)\d\d$/;
const NEXT_YEAR = /^,? ?(?:and |und |et |y |& )?$/;

function goesOnInList(text: string, { from, to, end }: DateSpan, next: Point | undefined): boolean {
  const isList = end?.month === null && BETWEEN_YEARS.test(text.slice(from, to));
  const isNext = isList && next?.point?.month === null && next.point.year === end.year + 1;
  return isNext && NEXT_YEAR.test(text.slice(to, next!.from)) && next!.from > to;
}

function closeWith(range: DateSpan, { to, point }: Point): void {
  Object.assign(range, { to, end: point });
}

function toRange(text: string, first: Point, second: Point): DateSpan | null {
  const gap = text.slice(first.to, second.from);
  if (gap.length > LONGEST_GAP || first.isPresent || !RANGE_GAP.test(gap)) return null;
  if (!isRangeGap(text, first, second)) return null;
  const end = second.until ?? second.point;
  const start = first.isMonthOnly !== null && end ? { year: end.year, month: first.isMonthOnly } : first.point;
  if (!start || !(second.isPresent || (end && toMonths(start) <= toMonths(end) + 11))) return null;
  const [, wordBefore = ""] = BEFORE_RANGE.exec(before(text, first)) ?? [];
  return {
    from: first.from - wordBefore.length,
    to: second.to,
    start,
    end: second.isPresent ? null : end,
    current: second.isPresent,
    isRange: true,
  };
}

/** Some PDFs lose the dash of "Sep. 2023 – Mar. 2024", so two dates in a row are a range. */
function isRangeGap(text: string, first: Point, second: Point): boolean {
  const gap = text.slice(first.to, second.from);
  if (DASHED_GAP.test(gap) || (second.isPresent && gap.length <= 3)) return true;
  const [start, end] = [first.point, second.point];
  if (!start || !end || toMonths(start) > toMonths(end)) return false;
  if (gap === "\t") return isCell(text, first) && isCell(text, second);
  if (!/^ {1,2}$/.test(gap)) return false;
  if (start.month !== null && end.month !== null) return true;
  const closes = /^\s?(?:$|[\t)|,])/.test(text.slice(second.to));
  const opens = text.slice(0, first.from).trim() === "" && /^[.:]? \p{Lu}/u.test(text.slice(second.to));
  return start.month === null && end.month === null && (closes || opens);
}

/** "From" and "To" are cells of their own in a table. */
function isCell(text: string, { from, to }: Point): boolean {
  return /(?:^|\t) ?$/.test(text.slice(0, from)) && /^ ?(?:\t|$)/.test(text.slice(to));
}

function shortRange(text: string, first: Point, now: Date): DateSpan | null {
  const short = /^\s?[-–—/]\s?(\d{2})(?!\d)/.exec(text.slice(first.to, first.to + LONGEST_GAP));
  if (!short || !first.point || first.point.month !== null) return null;
  const year = Math.floor(first.point.year / 100) * 100 + Number(short[1]);
  if (year < first.point.year || year > now.getUTCFullYear() + YEARS_AHEAD) return null;
  const to = first.to + short[0].length;
  return { from: first.from, to, start: first.point, end: { year, month: null }, current: false, isRange: true };
}

function lonePoint(text: string, first: Point): DateSpan | null {
  if (!first.point) return null;
  const since = BEFORE_OPEN.exec(before(text, first));
  // "2019 –" in a cell of its own goes on.
  const after = text.slice(first.to);
  const opensLine = text.slice(0, first.from).trim() === "" && GLUED_DASH.test(after);
  const isOpen = since !== null || opensLine || OPEN_CELL.test(after) || OPEN_PART.test(after);
  return {
    from:
      since !== null
        ? first.from - (before(text, first).length - since.index - since[0].indexOf(since[1]!))
        : first.from,
    to: first.to,
    start: first.point,
    end: isOpen ? null : (first.until ?? first.point),
    current: isOpen,
    isRange: isOpen || first.until !== undefined,
  };
}

function before(text: string, { from }: Point): string {
  return text.slice(Math.max(0, from - LONGEST_WORD_BEFORE), from);
}

function findPoints(text: string, now: Date): Point[] {
  const lastYear = now.getUTCFullYear() + YEARS_AHEAD;
  const points: Point[] = [];
  const isEuropean = DAY_FIRST.test(text);
  for (const match of text.matchAll(POINT)) {
    const from = match.index;
    const g = match.groups ?? {};
    const to = from + match[0].length;
    if (g.present !== undefined) {
      points.push({ from, to, point: null, isPresent: true, isMonthOnly: null });
    } else if (g.onlyMonth !== undefined) {
      points.push({ from, to, point: null, isPresent: false, isMonthOnly: monthOfName(g.onlyMonth) });
    } else if (g.termYear !== undefined) {
      const term = termOf(match, g.termYear, g.termEnd ?? "");
      if (isPossible(term.point, lastYear)) points.push(term);
    } else {
      const point = toPoint(g, isEuropean, now);
      const until = endOfSummer(match[0], point);
      if (isPossible(point, lastYear)) points.push({ from, to, point, ...until, isPresent: false, isMonthOnly: null });
    }
  }
  return points;
}

const SUMMER = /^(?:summer|sommer|été|verano)(?!\p{L})/iu;
const LAST_OF_SUMMER = 8;

/** Work of "Summer 2021" lasted as long. */
function endOfSummer(text: string, point: DatePoint | null): Pick<Point, "until"> {
  return point !== null && SUMMER.test(text) ? { until: { year: point.year, month: LAST_OF_SUMMER } } : {};
}

function isPossible(point: DatePoint | null, lastYear: number): boolean {
  return point !== null && point.year >= FIRST_YEAR && point.year <= lastYear;
}

/** "2015/16" is a year of school; what else stands behind the sign is read on its own. */
function termOf({ index: from }: { index: number }, yearText: string, ending: string): Point {
  const year = Number(yearText);
  const isTerm = Number(ending.slice(1)) === (year + 1) % 100;
  return {
    from,
    to: from + yearText.length + (isTerm ? ending.length : 0),
    point: { year, month: null },
    ...(isTerm ? { until: { year: year + 1, month: null } } : {}),
    isPresent: false,
    isMonthOnly: null,
  };
}

function toPoint(g: Record<string, string | undefined>, isEuropean: boolean, now: Date): DatePoint | null {
  if (g.month !== undefined) {
    const year = g.monthYear ? Number(g.monthYear) : longYear(Number(g.shortYear), now);
    return { year, month: monthOfName(g.month) };
  }
  if (g.nearMonth !== undefined)
    return {
      year: now.getUTCFullYear() - (g.nearYear?.toLowerCase() === "last" ? 1 : 0),
      month: monthOfName(g.nearMonth),
    };
  const marked = g.markedYear ?? g.markedEnd;
  if (marked !== undefined) return { year: longYear(Number(marked), now), month: null };
  const shortMonth = g.tinyMonth ?? g.lastMonth ?? g.dashMonth;
  if (shortMonth !== undefined)
    return { year: longYear(Number(g.tinyYear ?? g.lastYear ?? g.dashYear), now), month: monthOfName(shortMonth) };
  if (g.openYear !== undefined) return { year: Number(g.openYear), month: monthOfName(g.lateMonth!) };
  if (g.cjkYear !== undefined) return { year: Number(g.cjkYear), month: g.cjkMonth ? Number(g.cjkMonth) : null };
  if (g.isoYear !== undefined) return { year: Number(g.isoYear), month: Number(g.isoMonth) };
  if (g.fullYear !== undefined) {
    const first = Number(g.first);
    const second = Number(g.second);
    const isDayFirst = g.sign === "." || isEuropean;
    const month = first > 12 || (isDayFirst && second <= 12) ? second : first;
    if (month < 1 || month > 12 || first > 31 || second > 31) return null;
    return { year: g.fullYear.length === 2 ? longYear(Number(g.fullYear), now) : Number(g.fullYear), month };
  }
  if (g.numYear !== undefined) return { year: Number(g.numYear), month: Number(g.numMonth) };
  const slashYear = g.smallYear ?? g.bareYear ?? g.endYear;
  const slashMonth = g.smallMonth ?? g.bareMonth ?? g.endMonth;
  if (slashYear !== undefined) return { year: longYear(Number(slashYear), now), month: Number(slashMonth) };
  return { year: Number(g.year), month: null };
}

function longYear(short: number, now: Date): number {
  const century = Math.floor(now.getUTCFullYear() / 100) * 100;
  return short <= (now.getUTCFullYear() % 100) + YEARS_AHEAD ? century + short : century - 100 + short;
}

export function toMonths(point: DatePoint): number {
  return point.year * 12 + (point.month ?? 1) - 1;
}

export function formatPoint(point: DatePoint | null): string | null {
  if (!point) return null;
  return point.month === null ? String(point.year) : `${point.year}-${String(point.month).padStart(2, "0")}`;
}
