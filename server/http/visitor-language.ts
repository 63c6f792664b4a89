import Negotiator from "negotiator";
import { readChoice } from "../domain/choice-cookie.ts";
import { isLanguage, LANGUAGE_COOKIE, LANGUAGES, type Language, parseLanguage } from "../domain/language.ts";

/** The language chosen in this browser, else the one of ours that it likes best. */
export function readLanguage(headers: Headers): Language {
  const chosen = readChoice(headers.get("Cookie"), LANGUAGE_COOKIE);
  if (isLanguage(chosen)) return chosen;
  const accepted = headers.get("Accept-Language");
  if (accepted === null) return LANGUAGES[0];
  return parseLanguage(new Negotiator({ headers: { "accept-language": accepted } }).language([...LANGUAGES]));
}
