import { expect, test } from "vitest";
import { LANGUAGES } from "../domain/language.ts";
import { exportReadme } from "./export-readme.ts";

const NOW = new Date("2026-11-23T08:00:00Z");

test("the ZIP says in each language what each of its parts is, and names none twice alike", () => {
  const texts = LANGUAGES.map((language) => exportReadme(NOW, language));
  for (const text of texts) {
    const parts = text.split("\r\n").filter((line) => /^\S+ {2,}\S/.test(line));
    expect(parts.map((line) => line.split(" ")[0])).toContain("applications.csv");
    expect(parts).toHaveLength(8);
  }
  expect(new Set(texts).size).toBe(LANGUAGES.length);
});
