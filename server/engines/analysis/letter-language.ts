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

/** The language of a text, ISO 639-1, by the sequences of its letters; null when it is too short for that. */
export function languageByLetters(text: string, among: readonly string[] = Object.values(LANGUAGES)): string | null {
  const only = Object.keys(LANGUAGES).filter((code) => among.includes(LANGUAGES[code] ?? ""));
  return LANGUAGES[franc(text, { only })] ?? null;
}
