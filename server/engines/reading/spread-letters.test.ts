import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { makePdf } from "../../../tests/fixtures/documents.ts";
import { readBytes } from "./read-bytes.ts";

const FONT = readFileSync(
  createRequire(import.meta.url).resolve("@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf"),
);
const LINES = ["DANA WHITLOCK", "Portland, OR", "SENIOR PARALEGAL", "Marsh & Oakley LLP, January 2017 to present"];

test.each([0, 0.6, 1.2, 2, 3.5, 4.5])(
  "EN-01 letters set %s points apart are read as words",
  async (characterSpacing) => {
    const bytes = await makePdf((page) => {
      page.font(FONT).fontSize(11);
      for (const [index, line] of LINES.entries()) {
        page.text(line, 50, 60 + index * 30, { characterSpacing, lineBreak: false });
      }
    });
    const { lines } = await readBytes(bytes, null);
    expect(lines.filter((line) => line !== "")).toEqual(LINES);
  },
);

test("EN-01 short words that are drawn apart stay apart", async () => {
  const line = "I am in A B C of X Y or Z";
  const bytes = await makePdf((page) => page.font(FONT).fontSize(11).text(line, 50, 60));
  const { lines } = await readBytes(bytes, null);
  expect(lines.filter((text) => text !== "")).toEqual([line]);
});
