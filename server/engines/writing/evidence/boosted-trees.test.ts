import { expect, test } from "vitest";
import { type Example, fitTrees, type Plan } from "../../../../tests/bench/boosted-trees.ts";
import { likelihoodBy, rowOf, treeOf } from "./meaning/tree-votes.ts";

const PLAN: Plan = { trees: 80, depth: 2, step: 0.2, ridge: 0.1, least: 5, seen: { examples: 1, features: 1 } };

function shown(count: number, isTrue: boolean, features: Example["features"], counts = 1): Example[] {
  return Array.from({ length: count }, () => ({ features, isTrue, counts }));
}

test("trees find how likely each kind of example is, one by another feature included", () => {
  const either = { sign: 1, other: 0 };
  const examples = [
    ...shown(30, true, either),
    ...shown(10, false, either),
    ...shown(8, true, { sign: 1, other: 1 }),
    ...shown(32, false, { sign: 1, other: 1 }),
    ...shown(20, true, {}),
    ...shown(20, false, {}),
  ];
  const trees = fitTrees(examples, PLAN);
  expect(likelihoodBy(trees, either)).toBeCloseTo(0.75, 1);
  expect(likelihoodBy(trees, { sign: 1, other: 1 })).toBeCloseTo(0.2, 1);
  expect(likelihoodBy(trees, {})).toBeCloseTo(0.5, 1);
  expect(trees.map((tree) => treeOf(rowOf(tree).split("\t")))).toEqual(trees);
});

test("what counts for less moves the trees less, and a feature that few examples have is left alone", () => {
  const examples = (counts: number) => [
    ...shown(20, true, { sign: 1 }),
    ...shown(20, false, { sign: 1 }, counts),
    ...shown(20, true, { rare: 0 }),
    ...shown(3, false, { rare: 1 }),
  ];
  const likely = (counts: number) => likelihoodBy(fitTrees(examples(counts), PLAN), { sign: 1 });
  expect(likely(0.3)).toBeGreaterThan(likely(1) + 0.1);
  const asked = fitTrees(examples(1), PLAN).flatMap((tree) => rowOf(tree).split("\t"));
  expect(asked).not.toContain("rare");
  expect(asked).toContain("sign");
});
