import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** The steps in which things stand apart, in px; 1 and 2 are for lines, above 130 it is a layout's own measure. */
const SPACES = [0, 1, 2, 4, 8, 12, 16, 20, 24, 28, 40, 56, 84, 112];
const LAYOUT_PX = 130;
const SPACING = /(?<![\w-])(?:margin|padding|gap|row-gap|column-gap)(?:-[a-z-]+)?: ([^;]+);/g;

/** As in tokens.css, and 16 px, below which a phone would zoom into a field. From 40 px on letters are a picture. */
const SIZES = [13, 14, 15, 16, 17, 19, 22, 28, 34];
const PICTURE_PX = 40;
const TYPE = /(?<![\w-])(?:font(?:-size)?|--(?:h[123]|figure|body)): ([^;]+);/g;
const LEAST_MEASURED = 200;

const sheets = globSync("**/*.css", { cwd: import.meta.dirname })
  .filter((name) => !/tokens|print/.test(name))
  .map((name) => ({ name, text: readFileSync(path.join(import.meta.dirname, name), "utf8") }));

/** Each length of such a rule, inside functions too, and which of them are no step of the scale. */
function measure(rules: RegExp, isStep: (px: number) => boolean) {
  let measured = 0;
  const off: string[] = [];
  for (const { name, text } of sheets)
    for (const [, value = ""] of text.matchAll(rules))
      for (const step of value.match(/\d+(?:\.\d+)?(?=px)|--font-size-\d/g) ?? []) {
        measured += 1;
        if (!step.startsWith("-") && !isStep(Number(step))) off.push(`${name}: ${step}px`);
      }
  return { measured, off };
}

test("what stands apart does so in the steps of one scale, but for the calculated place of an overlay", () => {
  const { measured, off } = measure(SPACING, (px) => px >= LAYOUT_PX || SPACES.includes(px));
  expect(measured).toBeGreaterThan(LEAST_MEASURED);
  expect(off.length / measured, off.join("\n")).toBeLessThan(0.005);
});

test("text has the sizes of the scale, the five landing designs' too", () => {
  const { measured, off } = measure(TYPE, (px) => px >= PICTURE_PX || SIZES.includes(px));
  expect(measured).toBeGreaterThan(LEAST_MEASURED);
  expect(off.length / measured, off.join("\n")).toBeLessThan(0.03);
});
