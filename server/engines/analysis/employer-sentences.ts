import { anyOf } from "../any-of.ts";

const OURS = /\b(?:we|our|ours|us)\b/i;
const ASKS = new RegExp(
  `\\b${anyOf(
    "you your you'll yourself experience experienced knowledge skill skills skilled candidate candidates applicant must",
    "require requires required requirement requirements proficient proficiency familiar familiarity degree ability able",
    "responsible responsibilities looking seeking seek hiring expertise understanding",
  )}\\b`,
  "i",
);
const OPENS = /^(?:founded|established|headquartered|the company) /i;
const NAME_IS = /^\p{Lu}[\p{L}&.-]+(?: \p{Lu}[\p{L}&.-]+){0,3} (?:is|was|has been|offers|provides) (?:a|an|the|one)\b/u;

/** "We help banks with data governance" tells what the employer does, and asks nobody for it. */
export function speaksOfEmployer(sentence: string): boolean {
  return (OURS.test(sentence) || OPENS.test(sentence) || NAME_IS.test(sentence)) && !ASKS.test(sentence);
}
