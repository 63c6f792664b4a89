import { expect, test } from "vitest";
import { misparted, misread, readWishCases } from "../../../tests/bench/wish-figures.ts";
import { expectQuick } from "../../../tests/setup/expect-quick.ts";

const LEAST_TOLD = 0.97;
/** Of 640,000 characters, on a machine that is busy. */

test("wishes are told from musts in postings of many shapes and four languages", () => {
  const cases = readWishCases().map((one) => ({ one, wrong: misread(one) }));
  expect(cases.length).toBeGreaterThan(60);
  for (const kind of ["wishes", "musts"] as const) {
    const of = cases.flatMap(({ one }) => one[kind]).length;
    const wrong = cases.flatMap(({ wrong }) => wrong[kind]);
    expect(1 - wrong.length / of, `misread ${kind}: ${wrong.join("; ")}`).toBeGreaterThanOrEqual(LEAST_TOLD);
  }
});

test("a list in one sentence is several asks, and one ask with commas stays one, in four languages", () => {
  const cases = readWishCases();
  const of = cases.flatMap(({ alone }) => alone).length;
  const wrong = cases.flatMap(misparted);
  expect(of).toBeGreaterThan(200);
  expect(1 - wrong.length / of, wrong.join("; ")).toBeGreaterThanOrEqual(LEAST_TOLD);
});

test("a list without an end stays one text, and is read at once", async () => {
  const endless = `Essential: ${"knowledge of a, ".repeat(40_000)}`;
  await expectQuick(5_000, () =>
    expect(misparted({ name: "", text: endless, wishes: [], musts: [], alone: ["a"] })).toEqual(["a"]),
  );
});
