import { expect, test } from "vitest";
import { keptSheetCookie, ownedAt, readKeptSheet } from "./kept-sheet.ts";

const of = { version: "app-1.css", isSecure: true };

/** What the pages that one browser opens, one after the other, count on in it. */
function visits(paths: string[]): string[] {
  let cookies: string | null = null;
  return paths.map((path) => {
    const kept = readKeptSheet(cookies, of.version);
    const owned = ownedAt(new URL(path, "https://northfold.example"), kept);
    cookies = keptSheetCookie(kept, owned, of) ?? cookies;
    return owned;
  });
}

test("a first screen brings its own rules until the browser has the whole sheet", () => {
  expect(visits(["/", "/", "/", "/my-resumes", "/?dialog=plans"])).toEqual([
    "none",
    "later",
    "whole",
    "whole",
    "whole",
  ]);
});

test("a page that shows more names the whole sheet, which is kept from then on", () => {
  expect(visits(["/analytics", "/?q=team", "/"])).toEqual(["none", "whole", "whole"]);
  for (const path of ["/admin", "/?q=team", "/api/account/offline-copy"])
    expect(visits([path, "/"]), path).toEqual(["whole", "whole"]);
});

test("the cookie of another build, and one that somebody made up, tell of nothing", () => {
  for (const cookies of [null, "", "sheet=", "sheet=whole", "sheet=whole.app-0.css", "sheet=all.app-1.css"])
    expect(readKeptSheet(cookies, of.version), String(cookies)).toBe("none");
  expect(readKeptSheet("a=b; sheet=later.app-1.css", of.version)).toBe("later");
});

test("the cookie is set only while the browser lacks some of the sheet", () => {
  expect(keptSheetCookie("whole", "whole", of)).toBeNull();
  expect(keptSheetCookie("none", "none", of)).toMatch(/^sheet=later\.app-1\.css; .*HttpOnly.*; Secure$/);
  expect(keptSheetCookie("later", "later", of)).toMatch(/^sheet=whole\.app-1\.css; /);
});
