import { expect, test } from "vitest";
import { readLexicon } from "../../../analysis/lexicon/read-lexicon.ts";
import { deedOf, deedsOf } from "./lexis.ts";
import { relateDeeds } from "./relate-deeds.ts";

const QUESTIONS = ["scope", "best", "level", "lesser", "now", "cause", "means", "light"];

test("each row of the lexicons of deeds, things and claim words is complete, and names only what there is", () => {
  for (const { cells, at } of readLexicon("deeds.tsv")) {
    expect(cells, at).toHaveLength(8);
    const names = cells.slice(1, 4).flatMap((cell) => cell.split(" ").filter((name) => name !== "" && name !== "any"));
    for (const name of names) expect(deedOf(name), `${at}: ${name}`).not.toBeNull();
  }
  for (const { cells, at } of readLexicon("things.tsv")) expect(cells, at).toHaveLength(5);
  const questions = readLexicon("claim-words.tsv");
  for (const { cells, at } of questions) expect(cells, at).toHaveLength(5);
  expect(questions.map(({ cells }) => cells[0]).toSorted()).toEqual(QUESTIONS.toSorted());
});

test("forms of a verb and the noun made of it say the same deed, in four languages", () => {
  expect(deedsOf("shortened", "en")).toContain("decrease");
  expect(deedsOf("eingefuhrt", "de")).toContain("introduce");
  expect(deedsOf("verringerung", "de")).toContain("decrease");
  expect(deedsOf("encadrement", "fr")).toContain("lead");
  expect(deedsOf("reduccion", "es")).toContain("decrease");
});

test("what follows from a deed follows, what is more or the opposite does not", () => {
  expect(relateDeeds(["handle"], ["sell"])).toBe("follows");
  expect(relateDeeds(["coordinate"], ["lead"])).toBe("follows");
  expect(relateDeeds(["lead"], ["help"])).toBe("stronger");
  expect(relateDeeds(["handle"], ["help"])).toBe("stronger");
  expect(relateDeeds(["increase"], ["decrease"])).toBe("against");
  expect(relateDeeds(["learn"], ["teach"])).toBe("against");
});
