import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { readBytes } from "./read-bytes.ts";
import { makeWarmUpPdf } from "./warm-up-pdf.ts";

test("the PDF that warms a reader is itself read in full, in all three fonts", async () => {
  const font = createRequire(import.meta.url).resolve("pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf");
  const { lines } = await readBytes(makeWarmUpPdf(await readFile(font)), "pdf");
  expect(lines.filter((line) => line.includes("Forklift"))).toHaveLength(6);
});
