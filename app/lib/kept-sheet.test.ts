import { expect, test } from "vitest";
import { keptSheetCookie, readKeptSheet, sheetFor } from "./kept-sheet.ts";

const of = { version: "app-1.css", isSecure: true };

/** The pages that one browser opens, one after the other. */
function visits(paths: string[], version = of.version) {
  let cookies: string | null = null;
  return paths.map((path) => {
    const kept = readKeptSheet(cookies, version);
    const named = sheetFor(kept, new URL(path, "https://northfold.example"));
    cookies = keptSheetCookie(kept, named, { ...of, version }) ?? cookies;
    return `${named.sheet}${named.isBehind ? " behind" : ""}`;
  });
}

test("a first screen brings its own rules until the browser has the whole sheet", () => {
  expect(visits(["/", "/", "/", "/my-resumes", "/?dialog=plans"])).toEqual([
    "later behind",
    "whole behind",
    "whole",
    "whole",
    "whole",
  ]);
});

test("a page that shows more waits for its sheet, and for none that the browser does not have", () => {
  expect(visits(["/analytics", "/?q=team", "/admin", "/analytics", "/admin"])).toEqual([
    "later behind",
    "later",
    "later",
    "whole behind",
    "whole",
  ]);
  expect(visits(["/admin", "/"])).toEqual(["whole", "whole"]);
  expect(visits(["/", "/api/account/offline-copy"])).toEqual(["later behind", "whole"]);
});

test("the cookie of another build, and one that somebody made up, tell of nothing", () => {
  for (const cookies of [null, "", "sheet=", "sheet=whole", "sheet=whole.app-0.css", "sheet=all.app-1.css"])
    expect(readKeptSheet(cookies, of.version), String(cookies)).toBe("none");
  expect(readKeptSheet("a=b; sheet=later.app-1.css", of.version)).toBe("later");
});

test("the cookie is set only when a page brings more than the browser had", () => {
  const url = new URL("https://northfold.example/admin");
  expect(keptSheetCookie("later", sheetFor("later", url), of)).toBeNull();
  expect(keptSheetCookie("whole", sheetFor("whole", url), of)).toBeNull();
  expect(keptSheetCookie("none", sheetFor("none", url), of)).toMatch(/^sheet=whole\.app-1\.css; .*HttpOnly.*; Secure$/);
});
