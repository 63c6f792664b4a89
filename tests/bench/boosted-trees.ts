import type { Features } from "../../server/engines/writing/evidence/meaning/likelihood.ts";
import { type Branch, leafOf, type Tree } from "../../server/engines/writing/evidence/meaning/tree-votes.ts";

export type Example = { features: Features; isTrue: boolean; counts: number };

export type Plan = {
  trees: number;
  /** How much of what a tree has found counts. */
  step: number;
  /** Draws leaves of few examples towards nought. */
  ridge: number;
  /** Each leaf needs so many examples. */
  least: number;
  /** Of the examples and of the features, what share each tree sees. */
  seen: { examples: number; features: number };
};

const MOST_CUTS = 12;

/** Of each feature the cuts, and for each example how many of them it lies above. */
type Table = { names: string[]; places: Uint8Array[]; cuts: number[][] };
type Slopes = { slope: Float64Array; curve: Float64Array };

/** Gradient boosting of a logistic loss by trees of two levels; the same examples always give the same trees. */
export function fitTrees(examples: readonly Example[], plan: Plan): Tree[] {
  const table = tableOf(examples, plan.least);
  const random = randomFrom(1);
  const votes = new Float64Array(examples.length);
  return Array.from({ length: plan.trees }, () => {
    const likely = votes.map((vote) => 1 / (1 + Math.exp(-vote)));
    const slopes = {
      slope: likely.map((one, at) => examples[at]!.counts * ((examples[at]!.isTrue ? 1 : 0) - one)),
      curve: likely.map((one, at) => examples[at]!.counts * one * (1 - one)),
    };
    const seen = examples.flatMap((_, at) => (random() < plan.seen.examples ? [at] : []));
    const names = table.names.flatMap((_, at) => (random() < plan.seen.features ? [at] : []));
    const tree = growTree({ table, slopes, names, plan }, seen);
    for (const [at, { features }] of examples.entries()) votes[at]! += leafOf(tree, features);
    return tree;
  });
}

/** Every feature that enough examples have and enough have not, with the values between which it may be cut. */
function tableOf(examples: readonly Example[], least: number): Table {
  const found = new Set(examples.flatMap(({ features }) => Object.keys(features)));
  const table: Table = { names: [], places: [], cuts: [] };
  for (const name of [...found].sort()) {
    const column = Float64Array.from(examples, ({ features }) => features[name] ?? 0);
    const sorted = column.toSorted();
    if (sorted[least] === sorted.at(-1) && sorted[0] === sorted.at(-1 - least)) continue;
    const values = [...new Set(sorted)];
    const each = Math.max(1, values.length / (MOST_CUTS + 1));
    const between = Array.from({ length: Math.min(MOST_CUTS, values.length - 1) }, (_, at) =>
      Math.floor((at + 1) * each),
    );
    const cuts = [...new Set(between.map((at) => Math.round(500 * (values[at]! + values[at - 1]!)) / 1000))];
    table.names.push(name);
    table.places.push(Uint8Array.from(column, (value) => cuts.filter((cut) => value > cut).length));
    table.cuts.push(cuts);
  }
  return table;
}

type Growth = { table: Table; slopes: Slopes; names: readonly number[]; plan: Plan };
type Sum = { slope: number; curve: number; count: number };

function growTree(growth: Growth, seen: readonly number[]): Tree {
  const root = bestCut(growth, seen);
  if (!root) return { root: NEVER, below: flat(voteOf(sumOf(growth, seen), growth.plan)), above: flat(0) };
  const isAbove = (at: number) => growth.table.places[root.column]![at]! > root.place;
  const sides = [seen.filter((at) => !isAbove(at)), seen.filter(isAbove)] as const;
  return { root: root.branch, below: growBranch(growth, sides[0]), above: growBranch(growth, sides[1]) };
}

const NEVER: Branch = { feature: "bias", from: 2 };

function flat(value: number): Tree["below"] {
  return { ...NEVER, votes: [value, value] };
}

function growBranch(growth: Growth, seen: readonly number[]): Tree["below"] {
  const cut = bestCut(growth, seen);
  if (!cut) return flat(voteOf(sumOf(growth, seen), growth.plan));
  return { ...cut.branch, votes: [voteOf(cut.below, growth.plan), voteOf(cut.above, growth.plan)] };
}

function sumOf({ slopes }: Growth, seen: readonly number[]): Sum {
  const sum = { slope: 0, curve: 0, count: seen.length };
  for (const at of seen) {
    sum.slope += slopes.slope[at]!;
    sum.curve += slopes.curve[at]!;
  }
  return sum;
}

type Cut = { column: number; place: number; branch: Branch; below: Sum; above: Sum };

function bestCut(growth: Growth, seen: readonly number[]): Cut | null {
  const { table, names, plan } = growth;
  const all = sumOf(growth, seen);
  let [best, most]: [Cut | null, number] = [null, worthOf(all, plan)];
  for (const column of names) {
    for (const [place, above] of sumsAbove(growth, column, seen).entries()) {
      const below = { slope: all.slope - above.slope, curve: all.curve - above.curve, count: all.count - above.count };
      if (Math.min(below.count, above.count) < plan.least) continue;
      const worth = worthOf(below, plan) + worthOf(above, plan);
      if (worth <= most) continue;
      const branch = { feature: table.names[column]!, from: table.cuts[column]![place]! };
      [best, most] = [{ column, place, branch, below, above }, worth];
    }
  }
  return best;
}

/** For each cut of a column what lies above it: each example is counted once, in its place between two cuts. */
function sumsAbove({ table, slopes }: Growth, column: number, seen: readonly number[]): Sum[] {
  const [places, cuts] = [table.places[column]!, table.cuts[column]!];
  const size = cuts.length + 1;
  const [slope, curve, count] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  for (const at of seen) {
    const place = places[at]!;
    slope[place]! += slopes.slope[at]!;
    curve[place]! += slopes.curve[at]!;
    count[place]!++;
  }
  const sum = { slope: 0, curve: 0, count: 0 };
  const above = cuts.map((_, back) => {
    const place = size - 1 - back;
    sum.slope += slope[place]!;
    sum.curve += curve[place]!;
    sum.count += count[place]!;
    return { ...sum };
  });
  return above.reverse();
}

function worthOf({ slope, curve }: Sum, { ridge }: Plan): number {
  return (slope * slope) / (curve + ridge);
}

function voteOf({ slope, curve }: Sum, { ridge, step }: Plan): number {
  return Math.round((1000 * step * slope) / (curve + ridge)) / 1000 || 0;
}

/** Numbers from 0 to 1 that are the same at each run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
