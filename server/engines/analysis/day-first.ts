import type { ResumeLine } from "./resume-lines.ts";
import { textLanguage } from "./text-language.ts";

const DATE = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/(?=(?:19|20)\d\d(?!\d))/g;
const MOST_MONTHS = 12;

/** "01/09/2020" as "01.09.2020" where another date or the language tells that the day comes first; no character moves. */
export function markDaysFirst(lines: ResumeLine[]): ResumeLine[] {
  const dates = lines.flatMap(({ text }) => [...text.matchAll(DATE)]);
  if (dates.length === 0 || !comesDayFirst(dates, lines)) return lines;
  return lines.map((line) => ({ ...line, text: line.text.replace(DATE, "$1.$2.") }));
}

function comesDayFirst(dates: RegExpExecArray[], lines: ResumeLine[]): boolean {
  const isAbove = (group: number) => dates.some((date) => Number(date[group]) > MOST_MONTHS);
  const [dayFirst, monthFirst] = [isAbove(1), isAbove(2)];
  if (dayFirst !== monthFirst) return dayFirst;
  return !textLanguage(lines.map(({ text }) => text).join("\n")).startsWith("en");
}
