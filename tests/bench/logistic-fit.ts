import type { Features } from "../../server/engines/writing/evidence/meaning/likelihood.ts";

export type Example = { features: Features; isTrue: boolean; counts: number };

const MOST_ROUNDS = 60;
const SMALL_STEP = 1e-9;

/** The weights of a logistic regression by Newton's method: every weight but the bias is held back by `ridge`. */
export function fitLogistic(examples: readonly Example[], names: readonly string[], ridge: number): number[] {
  const rows = examples.map(({ features }) => names.map((name) => features[name] ?? 0));
  const holds = names.map((name) => (name === "bias" ? SMALL_STEP : ridge));
  let weights = names.map(() => 0);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const slope = weights.map((weight, at) => holds[at]! * weight);
    const curve = names.map((_, at) => names.map((__, other) => (at === other ? holds[at]! : 0)));
    for (const [index, { isTrue, counts }] of examples.entries()) {
      const row = rows[index]!;
      const likely = likelihood(row, weights);
      const [error, spread] = [counts * (likely - (isTrue ? 1 : 0)), counts * likely * (1 - likely)];
      for (const [at, value] of row.entries()) {
        slope[at]! += error * value;
        for (const [other, beside] of row.entries()) curve[at]![other]! += spread * value * beside;
      }
    }
    const step = solve(curve, slope);
    weights = weights.map((weight, at) => weight - step[at]!);
    if (Math.max(...step.map(Math.abs)) < SMALL_STEP) break;
  }
  return weights;
}

export function likelihood(row: readonly number[], weights: readonly number[]): number {
  return 1 / (1 + Math.exp(-row.reduce((sum, value, at) => sum + value * weights[at]!, 0)));
}

/** A row of equations by Gauss, the largest of a column first. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at]!]);
  for (let at = 0; at < rows.length; at++) {
    const largest = rows.slice(at).reduce((best, row) => (Math.abs(row[at]!) > Math.abs(best[at]!) ? row : best));
    rows[rows.indexOf(largest)] = rows[at]!;
    rows[at] = largest;
    for (const row of rows.slice(at + 1)) {
      const times = row[at]! / largest[at]!;
      for (let cell = at; cell < row.length; cell++) row[cell]! -= times * largest[cell]!;
    }
  }
  const found = rows.map(() => 0);
  for (let at = rows.length - 1; at >= 0; at--) {
    const known = found.reduce((sum, value, other) => (other > at ? sum + value * rows[at]![other]! : sum), 0);
    found[at] = (rows[at]!.at(-1)! - known) / rows[at]![at]!;
  }
  return found;
}
