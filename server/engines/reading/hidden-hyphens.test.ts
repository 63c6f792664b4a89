import { expect, test } from "vitest";
import { inventPerson, randomFrom } from "../../../tests/fixtures/people/invented-people.ts";
import { FILES } from "../../../tests/fixtures/people/printed-files.ts";
import { drawLayout, printResume } from "../../../tests/fixtures/people/resume-layouts.ts";
import { readBytes } from "./read-bytes.ts";

test("EN-01 hyphens that a font calls soft ones, or names three times, are read as they are drawn", async () => {
  const random = randomFrom(3);
  const layout = drawLayout(random, { dates: "short, tight", header: "title - employer / dates", body: "hyphens" });
  const printed = printResume(inventPerson(random, "en"), layout, random);
  const [plain, hidden, thrice] = await Promise.all(
    ["pdf, words apart", "pdf, hidden hyphens", "pdf, hyphens told thrice"].map(async (kind) => {
      const { lines } = await readBytes(await FILES[kind]!(printed, random), null);
      return lines;
    }),
  );
  expect(plain!.join("\n")).toMatch(/\d{4}-\w+/);
  expect(hidden).toEqual(plain);
  expect(thrice).toEqual(plain);
});
