import { countryOfText } from "../places/read-places.ts";
import type { Paper } from "./document-facts.ts";

/** Where offices print on US Letter. */
const LETTER_COUNTRIES: ReadonlySet<string> = new Set("US CA MX PH CL CO VE PA CR GT SV HN NI DO PR GU".split(" "));

/** The paper of the person's country; where the place tells none, that of the text's language. */
export function choosePaper(place: string | null, language: string): Paper {
  const country = place === null ? null : countryOfText(place);
  if (country !== null) return LETTER_COUNTRIES.has(country) ? "letter" : "a4";
  return language === "en-US" ? "letter" : "a4";
}
