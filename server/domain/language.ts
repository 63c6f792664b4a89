/** What the interface speaks. The first is spoken to whom none of the others is named. */
export const LANGUAGES = ["en", "de", "fr", "es"] as const;

export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_COOKIE = "language";

export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", de: "Deutsch", fr: "Français", es: "Español" };

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

export function parseLanguage(value: unknown): Language {
  return isLanguage(value) ? value : LANGUAGES[0];
}
