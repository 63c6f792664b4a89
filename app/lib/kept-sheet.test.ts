import { expect, test } from "vitest";
import { comeBeforeCookie, hasComeBefore, opensFirstVisit } from "./kept-sheet.ts";

const VERSION = "app-1.css";

/** Which of the pages that one browser opens, one after the other, bring rules within them. */
function visits(paths: string[]): boolean[] {
  let cookies: string | null = null;
  return paths.map((path) => {
    const hasCome = hasComeBefore(cookies, VERSION);
    if (!hasCome) cookies = comeBeforeCookie(VERSION, true);
    return opensFirstVisit(new URL(path, "https://northfold.example"), hasCome);
  });
}

test("only a first screen that opens the first visit brings its rules within it", () => {
  expect(visits(["/", "/", "/my-resumes", "/?dialog=plans"])).toEqual([true, false, false, false]);
  expect(visits(["/analytics", "/?q=team"])).toEqual([true, false]);
  for (const path of ["/admin", "/?q=team", "/api/account/offline-copy"])
    expect(visits([path, "/"]), path).toEqual([false, false]);
});

test("the cookie of another build, and one that somebody made up, tell of no visit", () => {
  for (const cookies of [null, "", "sheet=", "sheet=app-0.css", "sheet=later.app-1.css", "sheet=none"])
    expect(hasComeBefore(cookies, VERSION), String(cookies)).toBe(false);
  expect(hasComeBefore("a=b; sheet=app-1.css", VERSION)).toBe(true);
  expect(comeBeforeCookie(VERSION, true)).toMatch(/^sheet=app-1\.css; .*HttpOnly.*; Secure$/);
});
