import { anyOf } from "../../any-of.ts";
import { DATE_WORDS } from "../../analysis/lexicon/date-words.ts";

const SEASONS = anyOf(
  "spring summer autumn winter été étés hiver printemps verano invierno Sommer Herbst Frühjahr since seit depuis desde",
);
const DATE = String.raw`(?:(?:${DATE_WORDS.months}|${SEASONS})\.?\s)?(?:\d{1,2}[./])?(?:19|20)\d\d(?![.,]?\d|\s?[%€$£])`;
const BEHIND = String.raw`(?:\s?(?:[-–—]|bis|to|à|al?)\s?(?:${DATE}|${anyOf("heute present now hoy actualidad présent")})|,\s(?:19|20)\d\d){0,4}`;
const DATED = new RegExp(String.raw`^\P{L}{0,4}(?<!\d)${DATE}${BEHIND}\s?[:–—-]?`, "iu");

/** What stands behind the dates that a line begins with; null for a line that begins with none. */
export function behindDates(text: string): string | null {
  const dates = DATED.exec(text)?.[0];
  return dates === undefined ? null : text.slice(dates.length).trim();
}
