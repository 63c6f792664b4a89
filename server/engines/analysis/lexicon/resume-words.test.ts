import { expect, test } from "vitest";
import { TOWNS, EMPLOYER_WORDS, LABELS, SCHOOL_WORDS, TITLE_HEADS } from "./resume-words.ts";
import { readLexicon } from "./read-lexicon.ts";

const FOLDED = /^[^\p{Lu}\p{M}]+$/u;

test("every word of the lists is written as it is looked up: small letters, no accents", () => {
  const wrong = readLexicon("job-words.tsv").flatMap(({ cells }) =>
    cells[2]!.split(/\s+/).filter((word) => !FOLDED.test(word.normalize("NFD"))),
  );
  expect(wrong).toEqual([]);
});

test("a row whose words stand twice, or whose question is unknown, is refused when the lists are loaded", async () => {
  const rows = readLexicon("job-words.tsv");
  const seen = new Set<string>();
  const twice = rows.flatMap(({ cells: [question, language, words = ""] }) =>
    words.split(/\s+/).filter((word) => {
      const key = `${question} ${language} ${word}`;
      return seen.has(key) || !seen.add(key);
    }),
  );
  expect(twice).toEqual([]);
});

test("a title's word, an employer's, a school's and a town are each found under their own question", () => {
  expect(["nurse", "aide-soignante", "enfermera", "altenpflegerin"].filter((word) => !TITLE_HEADS.has(word))).toEqual(
    [],
  );
  expect(["gmbh", "hospital", "boulangerie", "panaderia"].filter((word) => !EMPLOYER_WORDS.has(word))).toEqual([]);
  expect(["college", "lycee", "instituto", "ihk"].filter((word) => !SCHOOL_WORDS.has(word))).toEqual([]);
  expect(["pune", "leipzig", "lyon", "sevilla"].filter((town) => !TOWNS.has(town))).toEqual([]);
  expect(LABELS.get("job-title")).toBe("title");
});
