import { choiceCookie, readChoice } from "../../server/domain/choice-cookie.ts";

const COOKIE = "sheet";

/** What a browser has of the signed-in screens' sheet: nothing, all but the rules of the first screens, or all of it. */
const STEPS = ["none", "later", "whole"] as const;

type KeptSheet = (typeof STEPS)[number];

/** Which sheet a page names, and whether it waits behind a first screen, whose own rules are then in the page. */
export type NamedSheet = { sheet: "later" | "whole"; isBehind: boolean };

export const WHOLE_SHEET: NamedSheet = { sheet: "whole", isBehind: false };

const FIRST_SCREENS = ["/", "/my-resumes", "/ai-materials", "/analytics"];

function isFirstScreen({ pathname, search }: URL): boolean {
  return FIRST_SCREENS.includes(pathname) && search === "";
}

/** `version` is the sheet's own name: one that was built anew is in no browser. */
export function readKeptSheet(cookies: string | null, version: string): KeptSheet {
  const kept = readChoice(cookies, COOKIE);
  return STEPS.find((step) => kept === `${step}.${version}`) ?? "none";
}

export function sheetFor(kept: KeptSheet, url: URL): NamedSheet {
  // What is kept for reading offline allows no rules within the page.
  if (url.pathname.startsWith("/api/")) return WHOLE_SHEET;
  const isFirst = isFirstScreen(url);
  if (kept === "whole" || (kept === "none" && !isFirst)) return WHOLE_SHEET;
  return { sheet: kept === "none" || !isFirst ? "later" : "whole", isBehind: isFirst };
}

/** What a browser has after a page: with a sheet that was new to it the one or the other; null = no more than before. */
export function keptSheetCookie(kept: KeptSheet, { sheet }: NamedSheet, of: { version: string; isSecure: boolean }) {
  return kept === sheet || kept === "whole" ? null : choiceCookie(COOKIE, `${sheet}.${of.version}`, of.isSecure);
}
