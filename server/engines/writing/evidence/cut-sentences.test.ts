import { expect, test } from "vitest";
import { cutSentences } from "./cut-sentences.ts";

const cut = (text: string) => cutSentences(text).map((piece) => piece.text);

test("what was put in behind initials is a sentence of its own, and judged as one", () => {
  expect(cut("I began at A.T. Between 1987 and 1991 I kept a lighthouse. Cross I left.")).toEqual([
    "I began at A.T.",
    "Between 1987 and 1991 I kept a lighthouse.",
    "Cross I left.",
  ]);
});

test("initials and short forms end no sentence by themselves", () => {
  expect(cut("I worked at J.P. Morgan for Dr. Hale, approx. two years.")).toHaveLength(1);
});
