import { FIT_SETS, judgeBorrowed, judgeSet } from "../../server/engines/writing/evidence/claim-sets.fixtures.ts";
import { WEIGHTS } from "../../server/engines/writing/evidence/meaning/likelihood.ts";
import { type Example, fitLogistic } from "./logistic-fit.ts";

/** Much of what a machine turned round is alike, so that it counts for less than what a person argued. */
const BORROWED_COUNTS = 0.4;
const RIDGE = 2;

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

/** The weights of claim-likelihood.tsv as these examples give them, by name in the order of the features. */
export function weightsOf(examples: readonly Example[]): Map<string, number> {
  const names = Object.keys(examples[0]?.features ?? {});
  const weights = fitLogistic(examples, names, RIDGE);
  return new Map(names.map((name, at) => [name, Math.round(weights[at]! * 100) / 100]));
}

/** By how much the weights of the file are apart from those of a new fit, at most. */
export function largestDifference(fitted: ReadonlyMap<string, number>): number {
  const known = new Map(WEIGHTS);
  const names = new Set([...known.keys(), ...fitted.keys()]);
  return Math.max(...[...names].map((name) => Math.abs((known.get(name) ?? 0) - (fitted.get(name) ?? 0))));
}
