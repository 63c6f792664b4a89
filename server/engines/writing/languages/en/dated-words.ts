import type { Month } from "../../facts/credential-kinds.ts";

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const SEASONS: Readonly<Record<string, number>> = {
  winter: 3,
  spring: 6,
  summer: 9,
  autumn: 12,
  fall: 12,
  early: 4,
  mid: 8,
};
const LAST = 12;

const NAMED = [...Object.keys(SEASONS), "late", ...MONTHS.map((name) => `${name}\\p{L}{0,6}`)]
  .map((name) => `[${name.charAt(0).toUpperCase()}${name.charAt(0)}]${name.slice(1)}`)
  .join("|");

/** A month, a season or a year of an English line: "June 2027", "summer 2027". */
export const WHEN = String.raw`(?:(?:the )?(?:${NAMED})\.?,?[ -])?20\d\d`;

/** Whether that time is still to come; one of the running month counts as to come. */
export function isToCome(when: string, today: Month): boolean {
  const year = Number(/20\d\d/u.exec(when)?.[0] ?? 0);
  const word = when.toLowerCase().replace(/^the /u, "");
  const season = Object.entries(SEASONS).find(([name]) => word.startsWith(name))?.[1];
  const month = season ?? (MONTHS.findIndex((name) => word.startsWith(name)) + 1 || LAST);
  return year > today.year || (year === today.year && month >= today.month);
}
