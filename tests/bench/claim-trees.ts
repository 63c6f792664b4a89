import { FIT_SETS, judgeBorrowed, judgeSet } from "../../server/engines/writing/evidence/claim-sets.fixtures.ts";
import type { Tree } from "../../server/engines/writing/evidence/meaning/tree-votes.ts";
import { type Example, fitTrees, type Plan } from "./boosted-trees.ts";

/** Much of what a machine turned round is alike, so that it counts for less than what a person argued. */
const BORROWED_COUNTS = 0.4;
/** Found by trying out set by set. */
const PLAN: Plan = { trees: 300, step: 0.07, ridge: 2, least: 15, seen: { examples: 0.6, features: 0.3 } };

export type SetOfExamples = { set: string; examples: Example[] };

/** The argued claims that no rule decides, set by set, each with what can be counted of it. */
export function weighedClaims(sets: readonly string[] = FIT_SETS): SetOfExamples[] {
  return sets.map((set) => {
    const argued = judgeSet(set).map(({ isTrue, judged }) => ({ isTrue, judged, counts: 1 }));
    const borrowed = judgeBorrowed([set]).map(({ judged }) => ({ isTrue: false, judged, counts: BORROWED_COUNTS }));
    const examples = [...argued, ...borrowed].flatMap(({ isTrue, judged, counts }) =>
      judged.features ? [{ features: judged.features, isTrue, counts }] : [],
    );
    return { set, examples };
  });
}

/** The trees of claim-trees.tsv as these examples give them. */
export function treesOf(examples: readonly Example[]): Tree[] {
  return fitTrees(examples, PLAN);
}
