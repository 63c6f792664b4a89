import { expect, test } from "vitest";
import { misread, readWishCases } from "../../../tests/bench/wish-figures.ts";

const LEAST_TOLD = 0.97;

test("wishes are told from musts in postings of many shapes and four languages", () => {
  const cases = readWishCases().map((one) => ({ one, wrong: misread(one) }));
  expect(cases.length).toBeGreaterThan(60);
  for (const kind of ["wishes", "musts"] as const) {
    const of = cases.flatMap(({ one }) => one[kind]).length;
    const wrong = cases.flatMap(({ wrong }) => wrong[kind]);
    expect(1 - wrong.length / of, `misread ${kind}: ${wrong.join("; ")}`).toBeGreaterThanOrEqual(LEAST_TOLD);
  }
});
