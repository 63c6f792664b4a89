import { choiceCookie, readChoice } from "../../server/domain/choice-cookie.ts";

const COOKIE = "sheet";

const FIRST_SCREENS = ["/", "/my-resumes", "/ai-materials", "/analytics"];

/** `version` is the sheet's own name: one that was built anew is in no browser. */
export function hasComeBefore(cookies: string | null, version: string): boolean {
  return readChoice(cookies, COOKIE) === version;
}

/** A first screen that opens a first visit has its own rules within it, and does not wait for the rest of the sheet. */
export function opensFirstVisit({ pathname, search }: URL, hasCome: boolean): boolean {
  return !hasCome && FIRST_SCREENS.includes(pathname) && search === "";
}

/** From the second page on the sheet is one file, which is kept: rules within pages would come with each of them. */
export function comeBeforeCookie(version: string, isSecure: boolean): string {
  return choiceCookie(COOKIE, version, isSecure);
}
