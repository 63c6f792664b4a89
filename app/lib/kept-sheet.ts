import { choiceCookie, readChoice } from "../../server/domain/choice-cookie.ts";

const COOKIE = "sheet";

const FIRST_SCREENS = ["/", "/my-resumes", "/ai-materials", "/analytics"];

/** What a browser has of the users' sheet: nothing, all but the rules of the first screens, or all of it. */
const STEPS = ["none", "later", "whole"] as const;

type KeptSheet = (typeof STEPS)[number];

/** `version` is the sheet's own name: one that was built anew is in no browser. */
export function readKeptSheet(cookies: string | null, version: string): KeptSheet {
  const kept = readChoice(cookies, COOKIE);
  return STEPS.find((step) => kept === `${step}.${version}`) ?? "none";
}

/** A first screen waits for no sheet: until the browser has all of it, the page brings the rules it would wait for. */
export function ownedAt({ pathname, search }: URL, kept: KeptSheet): KeptSheet {
  return FIRST_SCREENS.includes(pathname) && search === "" ? kept : "whole";
}

/** What the browser has after a page for which it had so much; null = no more than before. */
export function keptSheetCookie(kept: KeptSheet, owned: KeptSheet, of: { version: string; isSecure: boolean }) {
  if (kept === "whole") return null;
  return choiceCookie(COOKIE, `${owned === "none" ? "later" : "whole"}.${of.version}`, of.isSecure);
}
