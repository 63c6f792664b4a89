import { franc } from "franc-min";

/** ISO 639-3 (franc) by ISO 639-1. Norwegian and Danish are too near to Swedish to be distinguished here. */
const LANGUAGES: Record<string, string> = {
  eng: "en",
  deu: "de",
  fra: "fr",
  spa: "es",
  ita: "it",
  por: "pt",
  nld: "nl",
  pol: "pl",
  ces: "cs",
  swe: "sv",
  ron: "ro",
  hun: "hu",
  tur: "tr",
  vie: "vi",
  ind: "id",
  rus: "ru",
  ukr: "uk",
  bul: "bg",
  ell: "el",
  heb: "he",
  arb: "ar",
  hin: "hi",
  jpn: "ja",
  kor: "ko",
  cmn: "zh",
  tha: "th",
};
const ONLY = Object.keys(LANGUAGES);
const READ_CHARACTERS = 300;
const LEAST_CHARACTERS = 60;

/** ISO 639-1; null when the text is too short or its language unknown. */
export function readLanguage(text: string): string | null {
  const sample = text.slice(0, READ_CHARACTERS);
  if (sample.trim().length < LEAST_CHARACTERS) return null;
  return LANGUAGES[franc(sample, { only: ONLY })] ?? null;
}
