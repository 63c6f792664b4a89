/** A point in time as a resume gives it. `month` is 1 to 12; null when only the year stands there. */
export type DatePoint = { year: number; month: number | null };

export type DateSpan = {
  from: number;
  to: number;
  start: DatePoint | null;
  end: DatePoint | null;
  current: boolean;
  /** False for a lone date, such as a year of graduation. */
  isRange: boolean;
};

type Point = { from: number; to: number; point: DatePoint | null; isPresent: boolean; isMonthOnly: number | null };

const MONTHS: ReadonlyMap<string, number> = new Map(
  [
    "january jan januar jänner janvier janv enero ene gennaio",
    "february feb februar février fevrier févr fev febrero febbraio",
    "march mar märz mär maerz mars marzo mrz",
    "april apr avril avr abril abr aprile",
    "may mai mayo maggio",
    "june jun juni juin junio giugno",
    "july jul juli juillet juil julio luglio",
    "august aug août aout agosto ago",
    "september sep sept septembre septiembre settembre",
    "october oct oktober okt octobre octubre ottobre",
    "november nov novembre noviembre",
    "december dec dezember dez décembre decembre déc diciembre dic dicembre",
  ].flatMap((names, index) => names.split(" ").map((name): [string, number] => [name, index + 1])),
);
const SEASONS: ReadonlyMap<string, number> = new Map([
  ["winter", 1],
  ["spring", 3],
  ["summer", 6],
  ["fall", 9],
  ["autumn", 9],
]);

const MONTH_NAMES = [...MONTHS.keys(), ...SEASONS.keys()].sort((a, b) => b.length - a.length).join("|");
const PRESENT =
  "present|current|currently|now|today|to date|date|ongoing|on-going|till date|heute|jetzt|aktuell|actualidad|presente|actual|la fecha|aujourd['’]hui|aujourd hui|actuel|ce jour|présent|maintenant|attuale|atualmente|heden";
/** Every way to write one date. Alternatives begin with different characters or lengths, so matching stays linear. */
const POINT = new RegExp(
  [
    `(?<month>${MONTH_NAMES})\\.?,?(?: \\d{1,2}(?:st|nd|rd|th)?,)?(?: of| de)?[ ,./-]{0,2}(?:(?<monthYear>(?:19|20)\\d{2})|['’](?<shortYear>\\d{2}))(?![\\d])`,
    `(?<tinyMonth>${MONTH_NAMES})\\.? (?<tinyYear>\\d{2})(?=\\s?[-–—]\\s?(?:(?:${MONTH_NAMES})\\.? \\d{2}\\b|now|present|current|today))`,
    `(?<=[-–—]\\s?)(?<lastMonth>${MONTH_NAMES})\\.? (?<lastYear>\\d{2})(?!\\d)`,
    `(?<onlyMonth>${MONTH_NAMES})\\b\\.?(?= ?(?:-|–|—|to|bis|until|through)[ ]?(?:${MONTH_NAMES}))`,
    "(?<isoYear>(?:19|20)\\d{2})[-/.](?<isoMonth>0[1-9]|1[0-2])(?:[-/.](?:0[1-9]|[12]\\d|3[01]))?(?!\\d)",
    "(?<first>\\d{1,2})[/.](?<second>\\d{1,2})[/.](?<fullYear>(?:19|20)\\d{2}|\\d{2})(?!\\d)",
    "(?<numMonth>0?[1-9]|1[0-2])(?: ?[/.] ?|-)(?<numYear>(?:19|20)\\d{2})(?!\\d)",
    "(?<smallMonth>0[1-9]|1[0-2])/(?<smallYear>\\d{2})(?![\\d/])",
    "(?<year>(?:19|20)\\d{2})(?![\\d%,]\\d|\\d|\\s?(?:people|employees|users|customers|students|\\+))",
    `(?<present>${PRESENT})(?![\\p{L}])`,
  ].join("|"),
  "giu",
);
const RANGE_GAP =
  /^[\s)]*(?:(?:[-–—−‐‑~]+|to|until|till|til|through|thru|bis|hasta|al?|à|au|and|[/,>(])[\s(]*)?(?:the |la )?$/i;
const DASHED_GAP = /[-–—−‐‑~/>,]|to|until|till|through|thru|bis|hasta|\ba|à|au/i;
const FIRST_YEAR = 1945;

/**
 * The dates of one line, ranges joined ("05/2018 - Present", "May to August 2019", "2014-16"). A lone "Present" or
 * "current" in a sentence is not a date. `now` bounds what can be a year.
 */
export function findDates(text: string, now: Date): DateSpan[] {
  if (!/\d/.test(text)) return [];
  const points = findPoints(text, now);
  const spans: DateSpan[] = [];
  for (let index = 0; index < points.length; index++) {
    const first = points[index]!;
    const second = points[index + 1];
    const gap = second ? text.slice(first.to, second.from) : "";
    if (second && gap.length <= 12 && !first.isPresent && RANGE_GAP.test(gap) && isRangeGap(gap, first, second)) {
      const end = second.point;
      const start = first.isMonthOnly !== null && end ? { year: end.year, month: first.isMonthOnly } : first.point;
      if (start && (second.isPresent || (end && toMonths(start) <= toMonths(end) + 11))) {
        spans.push({
          from: first.from,
          to: second.to,
          start,
          end: second.isPresent ? null : end,
          current: second.isPresent,
          isRange: true,
        });
        index++;
        continue;
      }
    }
    if (!first.point) continue;
    const short = /^\s?[-–—/]\s?(\d{2})(?!\d)/.exec(text.slice(first.to));
    const year = short ? Math.floor(first.point.year / 100) * 100 + Number(short[1]) : 0;
    if (short && first.point.month === null && year >= first.point.year && year <= now.getUTCFullYear() + 8) {
      const to = first.to + short[0].length;
      spans.push({
        from: first.from,
        to,
        start: first.point,
        end: { year, month: null },
        current: false,
        isRange: true,
      });
      continue;
    }
    const before = text.slice(Math.max(0, first.from - 8), first.from);
    const isOpen = /(?:since|seit|desde|depuis)[ :]*$/i.test(before);
    spans.push({
      from: first.from,
      to: first.to,
      start: first.point,
      end: isOpen ? null : first.point,
      current: isOpen,
      isRange: isOpen,
    });
  }
  return spans;
}

/** Some PDFs lose the dash of "Sep. 2023 – Mar. 2024": two months that follow each other are a range without it too. */
function isRangeGap(gap: string, first: Point, second: Point): boolean {
  if (DASHED_GAP.test(gap) || (second.isPresent && gap.length <= 3)) return true;
  const [start, end] = [first.point, second.point];
  return /^ {1,2}$/.test(gap) && !!start?.month && !!end?.month && toMonths(start) <= toMonths(end);
}

function findPoints(text: string, now: Date): Point[] {
  const lastYear = now.getUTCFullYear() + 8;
  const points: Point[] = [];
  for (const match of text.matchAll(POINT)) {
    const from = match.index;
    if (from > 0 && /[\p{L}\p{N}$€£]/u.test(text[from - 1]!)) continue;
    const g = match.groups ?? {};
    const to = from + match[0].length;
    if (g.present !== undefined) {
      points.push({ from, to, point: null, isPresent: true, isMonthOnly: null });
      continue;
    }
    if (g.onlyMonth !== undefined) {
      points.push({ from, to, point: null, isPresent: false, isMonthOnly: monthOf(g.onlyMonth) });
      continue;
    }
    const point = toPoint(g, now);
    if (point && point.year >= FIRST_YEAR && point.year <= lastYear) {
      points.push({ from, to, point, isPresent: false, isMonthOnly: null });
    }
  }
  return points;
}

function toPoint(g: Record<string, string | undefined>, now: Date): DatePoint | null {
  if (g.month !== undefined) {
    return { year: g.monthYear ? Number(g.monthYear) : longYear(Number(g.shortYear), now), month: monthOf(g.month) };
  }
  const shortMonth = g.tinyMonth ?? g.lastMonth;
  if (shortMonth !== undefined)
    return { year: longYear(Number(g.tinyYear ?? g.lastYear), now), month: monthOf(shortMonth) };
  if (g.isoYear !== undefined) return { year: Number(g.isoYear), month: Number(g.isoMonth) };
  if (g.fullYear !== undefined) {
    const first = Number(g.first);
    const second = Number(g.second);
    const month = first > 12 ? second : first;
    if (month < 1 || month > 12 || first > 31 || second > 31) return null;
    return { year: g.fullYear.length === 2 ? longYear(Number(g.fullYear), now) : Number(g.fullYear), month };
  }
  if (g.numYear !== undefined) return { year: Number(g.numYear), month: Number(g.numMonth) };
  if (g.smallYear !== undefined) return { year: longYear(Number(g.smallYear), now), month: Number(g.smallMonth) };
  return { year: Number(g.year), month: null };
}

function longYear(short: number, now: Date): number {
  const century = Math.floor(now.getUTCFullYear() / 100) * 100;
  return short <= (now.getUTCFullYear() % 100) + 8 ? century + short : century - 100 + short;
}

function monthOf(name: string): number | null {
  const folded = name.toLowerCase();
  return MONTHS.get(folded) ?? SEASONS.get(folded) ?? null;
}

export function toMonths(point: DatePoint): number {
  return point.year * 12 + (point.month ?? 1) - 1;
}

/** "2019" or "2019-04". */
export function formatPoint(point: DatePoint | null): string | null {
  if (!point) return null;
  return point.month === null ? String(point.year) : `${point.year}-${String(point.month).padStart(2, "0")}`;
}
