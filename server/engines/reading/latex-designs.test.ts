import { expect, test } from "vitest";
import { makePdf, makePlacedPdf, type PlacedText } from "../../../tests/fixtures/documents.ts";
import { withAccents } from "./drawn-accents.ts";
import { readBytes } from "./read-bytes.ts";
import type { TextPiece } from "./text-fragments.ts";

const LETTERS: PlacedText = { x: 40, y: 700, text: "Enough other words that this page is a page of words" };

async function linesOf(pdf: Promise<Uint8Array>): Promise<string[]> {
  const { lines } = await readBytes(await pdf, null);
  return lines.filter((line) => line !== "");
}

test.each([
  ["D´", 47.2, "epannage", "Dépannage"],
  ["f¨", 42.8, "ur Kinder", "für Kinder"],
  ["Garc´", 62.6, "ıa", "García"],
  ["Fran¸", 61, "cais", "Français"],
])(
  "EN-01 an accent drawn over the next letter, %j and %j, is read as part of it",
  async (accent, x, letters, whole) => {
    const pdf = makePdf((page) => {
      page.font("node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf").fontSize(10);
      for (const [text, left, y] of [
        [accent, 40, 40],
        [letters, x, 40],
        [LETTERS.text, 40, 700],
      ] as const)
        page.text(text, left, y, { lineBreak: false });
    });
    expect((await linesOf(pdf))[0]).toBe(whole);
  },
);

const piece = (text: string, left: number, width: number, base = 100): TextPiece => ({
  text,
  left,
  right: left + width,
  base,
  size: 10,
  order: left,
  spaced: false,
});
const read = (...pieces: TextPiece[]) => withAccents(pieces).map(({ text }) => text);

test("EN-01 the accent of a capital is drawn higher, and one word takes several", () => {
  expect(read(piece("´", 40.5, 5, 97.6), piece("Electrom´", 40, 46), piece("ecanicien", 80.5, 40))).toEqual([
    "Électrom",
    "écanicien",
  ]);
  expect(read(piece("Stagiaire ´", 40, 46), piece("electricien", 81, 50))).toEqual(["Stagiaire ", "électricien"]);
});

test("EN-01 an accent with no letter under it stays what it is", () => {
  expect(read(piece("rock ´", 40, 30), piece("n roll", 72, 30))).toEqual(["rock ´", "n roll"]);
  expect(read(piece("a`", 40, 8), piece("2", 45, 5))).toEqual(["a`", "2"]);
  expect(read(piece("´", 40, 3, 60), piece("else", 40, 20))).toEqual(["´", "else"]);
  expect(read(piece("x´", 40, 9))).toEqual(["x´"]);
});

/** Fonts of the same length by name: a font is known by that alone. */
async function withIcons(name: string, ...texts: (PlacedText & { icon?: boolean })[]): Promise<Uint8Array> {
  const placed = texts.map(({ icon = false, ...text }) => ({ ...text, bold: icon }));
  const bytes = Buffer.from(await makePlacedPdf([...placed, LETTERS])).toString("latin1");
  return Buffer.from(bytes.replaceAll("Helvetica-Bold", name), "latin1");
}

test("EN-01 the pictures of an icon font are no letters, those of dingbats are bullets", async () => {
  const contact = [
    { x: 40, y: 40, text: "z", icon: true },
    { x: 56, y: 40, text: "Feb 2019 - Ongoing" },
    { x: 260, y: 40, text: "*", icon: true },
    { x: 276, y: 40, text: "Lisbon" },
  ];
  expect((await linesOf(withIcons("FontAwesome5Fr", ...contact)))[0]).toBe("Feb 2019 - Ongoing\tLisbon");
  const list = [
    { x: 40, y: 40, text: "n", icon: true },
    { x: 56, y: 40, text: "Ran two kitchens" },
  ];
  expect((await linesOf(withIcons("WingdingsThree", ...list)))[0]).toBe("• Ran two kitchens");
  expect((await linesOf(withIcons("Helvetica-Bold", ...list)))[0]).toBe("n Ran two kitchens");
});

test("EN-01 a margin of dates and labels beside the text is a column, however narrow the gap", async () => {
  const right = (end: number, y: number, text: string) => ({ x: end - 5.56 * text.length, y, text });
  const rows: [string, string][] = [
    ["2012-2017", "Quantity Surveyor, Baird Ltd, Glasgow"],
    ["2006-2010", "Assistant Surveyor, Turner, Perth"],
    ["English", "Native"],
    ["Gaelic", "Fluent"],
  ];
  const texts = rows.flatMap(([margin, text], at) => [
    right(120, 40 + 20 * at, margin),
    { x: 128, y: 40 + 20 * at, text },
  ]);
  expect((await linesOf(makePlacedPdf([...texts, LETTERS]))).slice(0, 4)).toEqual(rows.map((row) => row.join("\t")));
});

test.each([
  [["since", "May 2019"], "since May 2019"],
  [["03/2017-", "today"], "03/2017- today"],
  [["Sept", "2010-2012"], "Sept 2010-2012"],
  [["mars 2014 -", "déc. 2018"], "mars 2014 - déc. 2018"],
])("EN-01 a date that breaks in the margin, %j, is one", async ([first, second], whole) => {
  const texts = [
    { x: 60, y: 40, text: first! },
    { x: 128, y: 40, text: "Surveyor, Baird Ltd, Glasgow" },
    { x: 60, y: 54, text: second! },
    { x: 128, y: 54, text: "Measured and valued civil works." },
  ];
  expect((await linesOf(makePlacedPdf([...texts, LETTERS]))).slice(0, 2)).toEqual([
    `${whole}\tSurveyor, Baird Ltd, Glasgow`,
    "Measured and valued civil works.",
  ]);
});
