import type { Language } from "./language.ts";

export type Foreign = Exclude<Language, "en">;

/** Where a line may not be broken: a sign would begin the next one, or half a number. */
const SPACES: Record<Foreign, RegExp> = {
  de: / (?=%)/g,
  fr: / (?=[%:;!?»])|(?<=«) |(?<=\d) (?=\d{3}(?!\d))/g,
  es: / (?=%)/g,
};

export function withoutBreaks(language: Foreign, text: string): string {
  return text.replace(SPACES[language], "\u00a0");
}

/** The same of what is said for each English sentence. */
export function sentencesWithoutBreaks(language: Foreign, sentences: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sentences).map(([english, said]) => [english, withoutBreaks(language, said)]),
  );
}
