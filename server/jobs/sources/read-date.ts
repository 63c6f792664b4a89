const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST_AHEAD_MS = 5 * 365 * 86_400_000;
/** Epoch seconds are below it for the next thousand years, epoch milliseconds above. */
const SECONDS_BELOW = 100_000_000_000;
const ZONE = /(z|gmt|utc?|[+-]\d{2}:?\d{2}|[ece][sd]t)$/i;
const DAY_FIRST = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/;

function epochOf(text: string): number {
  if (/^\d{9,13}$/.test(text)) return epochOfNumber(Number(text));
  const [, day = 0, month = 0, year = 0] = (DAY_FIRST.exec(text) ?? []).map(Number);
  // 03/04/2026 is one day here and another there: only what can be read in one way is.
  if (year > 0 && (day > 12 || text.includes("."))) return Date.UTC(year, month - 1, day);
  if (year > 0) return day === month ? Date.UTC(year, month - 1, day) : Number.NaN;
  const hasTime = /\d:\d\d/.test(text);
  const zoned = ZONE.test(text) || !hasTime ? text : `${text.replace(/(\d) (\d)/, "$1T$2")}Z`;
  return Date.parse(zoned.replace(/ UTC$/, "Z").replace(/^(\d{4}-\d\d-\d\d) (\d)/, "$1T$2"));
}

function epochOfNumber(value: number): number {
  return value < SECONDS_BELOW ? value * 1000 : value;
}

/** A moment as sources write it: ISO, RFC 822, epoch seconds or milliseconds; without a zone it is UTC. Else null. */
export function readDate(value: string | number | null | undefined): Date | null {
  if (value === null || value === undefined || value === "") return null;
  const at = typeof value === "number" ? epochOfNumber(value) : epochOf(value.trim());
  return at >= EARLIEST && at < Date.now() + LATEST_AHEAD_MS ? new Date(at) : null;
}

/** The last moment of what a source says it is open until: a day alone is meant to its end. */
export function readClosingDate(value: string | null | undefined): Date | null {
  const date = readDate(value);
  if (!date || /\d:\d\d/.test(value ?? "")) return date;
  return new Date(date.getTime() + 86_400_000 - 1);
}
