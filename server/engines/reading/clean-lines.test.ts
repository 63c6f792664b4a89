import { expect, test } from "vitest";
import { cleanLines, limitLines } from "./clean-lines.ts";

test("SECURITY 39 NUL, lone surrogates, tag and invisible characters are removed", () => {
  const tags = String.fromCodePoint(0xe0049, 0xe0067);
  expect(cleanLines([`a\0b\ud800c\u200bd${tags}e\u202e\ufefff`])).toEqual(["abcdef"]);
});

test("odd spaces become blanks and rows of blanks one", () => {
  expect(cleanLines(["\u00a0Lead\u2003of\u3000  stock \t \t 2019 "])).toEqual(["Lead of stock\t2019"]);
});

test("bullets of all kinds become one", () => {
  const lines = ["● Packing", "- Packing", "\uf0b7 Packing", "➢Packing", "o Packing", "* Packing", "– Packing"];
  expect(new Set(cleanLines(lines))).toEqual(new Set(["• Packing"]));
});

test("a word with a hyphen or a small o in running text is no bullet", () => {
  expect(cleanLines(["-5 degrees", "o mar", "on time"])).toEqual(["-5 degrees", "o mar", "on time"]);
});

test("what was typed keeps its meaning: signs, numbers, emoji, joined letters and paragraphs of laws", () => {
  const typed = [
    "C++ & C#, .NET; R&D: 5–10 % of €3.50 (a² + b² <= c²) @ 10:30 -> done_",
    "👩🏽‍💻 क्‍ष — “quoted”, l’été, 1/2, 24/7, $40k*",
    "§ 8a SGB VIII",
    "https://example.com/?a=b&c=%20d#e | ada+jobs@example.com",
  ];
  expect(cleanLines(typed)).toEqual(typed);
  expect(cleanLines(["§ Packing"])).toEqual(["• Packing"]);
});

test("99,000 blanks between two letters become one", () => {
  expect(cleanLines([`a${" ".repeat(99_000)}b`])).toEqual(["a b"]);
});

test("ligature letters become plain letters and accents are composed", () => {
  expect(cleanLines(["\ufb01rst o\ufb03ce, cafe\u0301"])).toEqual(["first office, café"]);
});

test("scripts other than Latin are kept", () => {
  const lines = ["Разработчик", "履歴書", "מפתחת תוכנה", "مهندس", "Ελληνικά", "हिन्दी"];
  expect(cleanLines(lines)).toEqual(lines);
});

test("line ends inside a line part it, and empty lines never follow each other", () => {
  expect(cleanLines(["", "a\u2028b\vc", "", "", "d"])).toEqual(["a", "b", "c", "", "d"]);
});

test("SECURITY 39 text is cut at 200,000 characters with a warning", () => {
  const { kept, warnings } = limitLines(Array.from({ length: 300 }, () => "x".repeat(999)));
  expect(kept.join("\n").length).toBeLessThanOrEqual(200_000);
  expect(warnings).toEqual(["Only the first 200,000 characters were read."]);
  expect(limitLines(["", "a", ""])).toEqual({ kept: ["a"], warnings: [] });
});

test("SECURITY 39 text is cut at 10,000 lines with a warning, and blank ends do not count", () => {
  const { kept, warnings } = limitLines(Array.from({ length: 50_000 }, () => "x"));
  expect(kept).toHaveLength(10_000);
  expect(warnings).toEqual(["Only the first 10,000 lines were read."]);
  expect(limitLines([...Array(20_000).fill(""), "a"])).toEqual({ kept: ["a"], warnings: [] });
});

test("blanks that move a text to the right make a cell of it", () => {
  expect(cleanLines(["Acme Foods         2019 - 2021", "   Cook", "two  blanks", "•     Washed up   "])).toEqual([
    "Acme Foods\t2019 - 2021",
    "Cook",
    "two blanks",
    "• Washed up",
  ]);
});
test("dots that lead to a date make a cell of it; an ellipsis does not", () => {
  const lines = [
    "St Chad School . . . . . . . . Sept. 2019",
    "PGCE, Leeds.............2019",
    "and so on...",
    "wait.... what",
    "Name ________ Ann",
    "Leads ........",
  ];
  const [first, second, ...rest] = cleanLines(lines);
  expect([first, second]).toEqual(["St Chad School\tSept. 2019", "PGCE, Leeds\t2019"]);
  expect(rest).toEqual(["and so on...", "wait.... what", "Name\tAnn", "Leads"]);
});
