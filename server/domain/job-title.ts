const DASH = /(?<!\s)\s+[-–—]\s+/g;
const MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\\.?";
const DATE = `(?:(?:${MONTH}|spring|summer|fall|autumn|winter)\\s+(?:\\d{1,2},?\\s+)?['’]?\\d{2,4}|(?:\\d{1,2}[./-])?(?:19|20)\\d{2}(?:[./-]\\d{1,2})?|${MONTH})`;
const ENDS_WITH_DATE = new RegExp(`(?:^|[\\s(,|])${DATE}$`, "i");
const STARTS_WITH_DATE = new RegExp(`^(?:${DATE}|present|current|now|today|ongoing)(?![\\p{L}\\d])`, "iu");

/** What precedes the first spaced dash in an experience line, except a dash between dates; else null. */
export function jobTitleOf(experience: string): string | null {
  for (const line of experience.split("\n")) {
    for (const dash of line.matchAll(DASH)) {
      const before = line.slice(0, dash.index).trim();
      const after = line.slice(dash.index + dash[0].length).trim();
      const betweenDates = ENDS_WITH_DATE.test(before) && STARTS_WITH_DATE.test(after);
      if (before !== "" && !betweenDates) return before;
    }
  }
  return null;
}
