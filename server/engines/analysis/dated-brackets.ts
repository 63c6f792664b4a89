import { isTerms } from "./job-terms.ts";

const DATES = "\ue001";
const HOUSE_FIRST = new RegExp(
  String.raw`^(?<head>[^()[]{3,80}?) ?[([]` +
    String.raw`(?<house>\p{Lu}[^()${DATES}]{2,90}?)[\s,;:|/–—-]{0,4}${DATES}\s?[)\]](?<tail>.*)$`,
  "u",
);
const DATES_FIRST = new RegExp(
  String.raw`^(?<head>[^()[]{3,80}?) ?[([]${DATES}` +
    String.raw`[\s,;:|/–—-]{1,4}(?<house>\p{Lu}[^()${DATES}]{2,90}?)\s?[)\]](?<tail>.*)$`,
  "u",
);

/** "Cook (Harbour Inn, Cobh; 2015 to 2017)": beside dates a bracket names the house, in a cell of its own. */
export function openDatedBracket(text: string): string {
  const { head, house = "", tail } = (HOUSE_FIRST.exec(text) ?? DATES_FIRST.exec(text))?.groups ?? {};
  return head === undefined || isTerms(house) ? text : `${head}\t${house}${DATES}${tail}`;
}
