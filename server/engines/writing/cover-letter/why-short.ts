import { LETTER_LENGTHS } from "../../../domain/letter-choices.ts";
import type { WritingFacts } from "../writing-facts.ts";
import { countLetterWords } from "./count-letter-words.ts";

const FEW = 5; // words that no reader misses

/** Why a letter of the rules has fewer words than were asked for, in its owner's words; null for one that has enough. */
export function whyShort(content: string, { choices, language, resumeLanguage }: WritingFacts): string | null {
  const least = LETTER_LENGTHS.find(({ value }) => value === choices.length)?.words.least ?? 0;
  const words = countLetterWords(content);
  if (words >= least - FEW) return null;
  return language === resumeLanguage
    ? `This letter has ${words} words instead of ${least}. Add in your own words what else of your work this employer should know.`
    : `This letter has ${words} words instead of ${least}: it is in another language than your resume.`;
}
