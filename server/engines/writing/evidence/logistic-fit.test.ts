import { expect, test } from "vitest";
import { fitLogistic, likelihood } from "../../../../tests/bench/logistic-fit.ts";

test("a fit finds the log-odds of what it was shown, and the order of what it was shown makes no difference", () => {
  const shown = (count: number, isTrue: boolean, sign: number) =>
    Array.from({ length: count }, () => ({ features: { bias: 1, sign }, isTrue, counts: 1 }));
  const examples = [...shown(30, true, 1), ...shown(10, false, 1), ...shown(20, true, 0), ...shown(40, false, 0)];
  const weights = fitLogistic(examples, ["bias", "sign"], 0.0001);
  expect(likelihood([1, 1], weights)).toBeCloseTo(0.75, 3);
  expect(likelihood([1, 0], weights)).toBeCloseTo(1 / 3, 3);
  const again = fitLogistic(examples.toReversed(), ["bias", "sign"], 0.0001);
  for (const [at, weight] of weights.entries()) expect(again[at]).toBeCloseTo(weight, 9);
});

test("what counts for less moves the weights less, and a ridge draws them towards nought", () => {
  const examples = (counts: number) => [
    { features: { bias: 1, sign: 1 }, isTrue: true, counts },
    { features: { bias: 1, sign: 0 }, isTrue: false, counts: 1 },
  ];
  const [, full = 0] = fitLogistic(examples(1), ["bias", "sign"], 1);
  const [, less = 0] = fitLogistic(examples(0.2), ["bias", "sign"], 1);
  const [, drawn = 0] = fitLogistic(examples(1), ["bias", "sign"], 10);
  expect(full).toBeGreaterThan(less);
  expect(full).toBeGreaterThan(drawn);
  expect(drawn).toBeGreaterThan(0);
});
