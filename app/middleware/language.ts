import Negotiator from "negotiator";
import { isLanguage, LANGUAGES, type Language, parseLanguage } from "../../server/domain/language.ts";
import { choiceCookie, readChoice } from "../lib/choice-cookie.ts";

const COOKIE = "language";

/** What an answer in a language depends on, for whoever keeps it. */
export const VARIES_BY_LANGUAGE = "Accept-Language, Cookie";

/** The language chosen here, else the one of ours that the browser likes best. */
export function readLanguage(headers: Headers): Language {
  const chosen = readChoice(headers.get("Cookie"), COOKIE);
  if (isLanguage(chosen)) return chosen;
  const accepted = headers.get("Accept-Language");
  if (accepted === null) return LANGUAGES[0];
  return parseLanguage(new Negotiator({ headers: { "accept-language": accepted } }).language([...LANGUAGES]));
}

export function languageCookie(language: Language, isSecure: boolean): string {
  return choiceCookie(COOKIE, language, isSecure);
}
