import { spelledNumbers } from "../evidence/number-words.ts";

const YEARS =
  /(?<![\p{L}\d.,-])(?<count>\d{1,2}|\p{L}{3,9}(?:[- ]\p{L}{3,5})?)\+? (?:plus |or more )?(?:years?|yrs)(?!\p{L})/giu;

/** The counts of years that a text speaks of, in figures or in words: "12+ years", "ten years". */
export function claimedYears(text: string): number[] {
  return [...text.matchAll(YEARS)].flatMap(({ groups: { count = "" } = {} }) => numberOf(count) ?? []);
}

/** A number in figures or in words; null for any other word. */
export function numberOf(count: string): number | null {
  return /^\d/u.test(count) ? Number.parseFloat(count) : (spelledNumbers(count).at(-1)?.value ?? null);
}
