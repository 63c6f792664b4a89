import { choiceCookie } from "../../server/domain/choice-cookie.ts";
import { LANGUAGE_COOKIE, type Language } from "../../server/domain/language.ts";

/** What an answer in a language depends on, for whoever keeps it. */
export const VARIES_BY_LANGUAGE = "Accept-Language, Cookie";

export function languageCookie(language: Language, isSecure: boolean): string {
  return choiceCookie(LANGUAGE_COOKIE, language, isSecure);
}
