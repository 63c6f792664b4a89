import { expect, test } from "vitest";
import { createLigatureMarker, resolveLigatures } from "./ligatures.ts";

function resolve(lines: string[], glyph = "f1"): string[] {
  const mark = createLigatureMarker();
  return resolveLigatures(lines.map((line) => mark(line, glyph)));
}

test("a lost ligature becomes the one that makes a known word", () => {
  expect(resolve(["Pro\0les and certi\0cates"])).toEqual(["Profiles and certificates"]);
  expect(resolve(["e\0ective work in the o\0board team"])).toEqual(["effective work in the offboard team"]);
});

test("where several would fit, the glyph's other words decide", () => {
  expect(resolve(["Work\0ow and \0exible hours", "a \0at fee"])).toEqual(["Workflow and flexible hours", "a flat fee"]);
});

test("glyphs of different width are told apart", () => {
  const mark = createLigatureMarker();
  expect(resolveLigatures([`${mark("Pro\0le", "narrow")} ${mark("o\0ce", "wide")}`])).toEqual(["Profile office"]);
});

test("what stays undecided is marked, never guessed", () => {
  expect(resolve(["Zar\0ov"])).toEqual(["Zar\ufffdov"]);
});

test("a control character without letters beside it was an icon and goes", () => {
  expect(resolve(["\0 +48 555 0101"])).toEqual([" +48 555 0101"]);
});
