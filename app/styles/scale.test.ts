import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** The steps in which things stand apart, in px; 1 and 2 are for lines, above 130 it is a layout's own measure. */
const SPACES = [0, 1, 2, 4, 8, 12, 16, 20, 24, 28, 40, 56, 84, 112];
const LAYOUT_PX = 130;
const SPACING = /(?<![\w-])(?:margin|padding|gap|row-gap|column-gap)(?:-[a-z-]+)?: ([^;]+);/g;
const TYPE = /(?<![\w-])font(?:-size)?: ([^;]+);/g;
/** What a phone would zoom into below 16 px, and the few large figures that are pictures rather than text. */
const SIZES_OF_THEIR_OWN = ["16px", "40px", "44px", "54px"];

const sheets = globSync("**/*.css", { cwd: import.meta.dirname }).map((name) => {
  const text = readFileSync(path.join(import.meta.dirname, name), "utf8");
  return { name, text };
});

function declared(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, value]) => value ?? "").filter((value) => !value.includes("("));
}

test("what stands apart does so in the steps of one scale", () => {
  const off = sheets.flatMap(({ name, text }) =>
    declared(text, SPACING)
      .flatMap((value) => value.match(/\d+(?:\.\d+)?(?=px)/g) ?? [])
      .filter((px) => Number(px) < LAYOUT_PX && !SPACES.includes(Number(px)))
      .map((px) => `${name}: ${px}px`),
  );
  expect(sheets.length).toBeGreaterThan(20);
  expect(off).toEqual([]);
});

test("text has the sizes of the scale; the five landing designs are each a hand of their own", () => {
  const ours = sheets.filter(({ name }) => !name.startsWith("landings") && !/tokens|print/.test(name));
  const off = ours.flatMap(({ name, text }) =>
    declared(text, TYPE)
      .flatMap((value) => value.match(/\d+(?:\.\d+)?px/g) ?? [])
      .filter((size) => !SIZES_OF_THEIR_OWN.includes(size))
      .map((size) => `${name}: ${size}`),
  );
  expect(off).toEqual([]);
});
