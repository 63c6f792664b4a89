import type { Features } from "../../server/engines/writing/evidence/meaning/likelihood.ts";
import { leafOf, type Tree } from "../../server/engines/writing/evidence/meaning/tree-votes.ts";

export type Example = { features: Features; isTrue: boolean; counts: number };

export type Plan = {
  trees: number;
  /** A tree asks so many questions one after the other. */
  depth: number;
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

/** Cells are the ranges between the cuts of one feature after the other, each column's from its first on. */
type Column = { name: string; cuts: number[]; first: number; common: number };
/** For each example the cells it lies in, but for those in which most examples lie. */
type Table = { columns: Column[]; columnOf: number[]; cells: Uint16Array[] };
type Slopes = { slope: Float64Array; curve: Float64Array };

/** Gradient boosting of a logistic loss by small trees; the same examples always give the same trees. */
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
    const columns = table.columns.filter(() => random() < plan.seen.features);
    const tree = growTree({ columns, rows: rowsOf(table, columns, seen), slopes, plan }, seen, plan.depth);
    for (const [at, { features }] of examples.entries()) votes[at]! += leafOf(tree, features);
    return tree;
  });
}

/** Every feature that enough examples have and enough have not, with the values between which it may be cut. */
function tableOf(examples: readonly Example[], least: number): Table {
  const table: Table = { columns: [], columnOf: [], cells: [] };
  const cells: number[][] = examples.map(() => []);
  const found = Map.groupBy(
    examples.flatMap(({ features }, at) => Object.entries(features).map(([name, value]) => ({ name, value, at }))),
    ({ name }) => name,
  );
  for (const [name, own] of [...found].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const values = new Float64Array(examples.length);
    for (const { at, value } of own) values[at] = value;
    const sorted = values.toSorted();
    if (sorted[least] === sorted.at(-1) || sorted[0] === sorted.at(-1 - least)) continue;
    const each = [...new Set(sorted)];
    const step = Math.max(1, each.length / (MOST_CUTS + 1));
    const between = Array.from({ length: Math.min(MOST_CUTS, each.length - 1) }, (_, at) =>
      Math.floor((at + 1) * step),
    );
    const cuts = [...new Set(between.map((at) => Math.round(500 * (each[at]! + each[at - 1]!)) / 1000))];
    const places = values.map((value) => cuts.filter((cut) => value > cut).length);
    const first = table.columnOf.length;
    const counts = [0, ...cuts].map((_, place) => places.filter((one) => one === place).length);
    const common = counts.indexOf(Math.max(...counts));
    for (const [at, place] of places.entries()) if (place !== common) cells[at]!.push(first + place);
    table.columnOf.push(...[0, ...cuts].map(() => table.columns.length));
    table.columns.push({ name, cuts, first, common });
  }
  return { ...table, cells: cells.map((own) => Uint16Array.from(own)) };
}

/** Of the examples that a tree sees, the cells of the columns that it sees. */
function rowsOf({ columns: all, columnOf, cells }: Table, columns: readonly Column[], seen: readonly number[]): Rows {
  const isSeen = all.map((column) => columns.includes(column));
  const rows: Uint16Array[] = [];
  for (const at of seen) rows[at] = cells[at]!.filter((cell) => isSeen[columnOf[cell]!]);
  return { rows, count: columnOf.length };
}

type Rows = { rows: readonly Uint16Array[]; count: number };
type Growth = { columns: readonly Column[]; rows: Rows; slopes: Slopes; plan: Plan };
type Sum = { slope: number; curve: number; count: number };

function growTree(growth: Growth, seen: readonly number[], depth: number): Tree {
  const cut = depth > 0 ? bestCut(growth, seen) : null;
  if (!cut) return voteOf(sumOf(growth, seen), growth.plan);
  const { name, cuts } = cut.column;
  const isAbove = placedAbove(growth, cut);
  const [below, above] = [seen.filter((at) => !isAbove(at)), seen.filter(isAbove)];
  const grown = { below: growTree(growth, below, depth - 1), above: growTree(growth, above, depth - 1) };
  return { feature: name, from: cuts[cut.place]!, ...grown };
}

function placedAbove({ rows }: Growth, { column, place }: Cut): (at: number) => boolean {
  const [from, last] = [column.first, column.first + column.cuts.length];
  return (at) => {
    const cell = rows.rows[at]!.find((one) => one >= from && one <= last) ?? from + column.common;
    return cell - from > place;
  };
}

function sumOf({ slopes }: Growth, seen: readonly number[]): Sum {
  const sum = { slope: 0, curve: 0, count: seen.length };
  for (const at of seen) {
    sum.slope += slopes.slope[at]!;
    sum.curve += slopes.curve[at]!;
  }
  return sum;
}

type Cut = { column: Column; place: number };

function bestCut(growth: Growth, seen: readonly number[]): Cut | null {
  const { columns, plan } = growth;
  const all = sumOf(growth, seen);
  const inCells = sumsOfCells(growth, seen);
  let [best, most]: [Cut | null, number] = [null, worthOf(all, plan)];
  for (const column of columns) {
    for (const [place, above] of sumsAbove(column, inCells, all).entries()) {
      const below = minus(all, above);
      if (Math.min(below.count, above.count) < plan.least) continue;
      const worth = worthOf(below, plan) + worthOf(above, plan);
      if (worth > most) [best, most] = [{ column, place }, worth];
    }
  }
  return best;
}

function minus(all: Sum, part: Sum): Sum {
  return { slope: all.slope - part.slope, curve: all.curve - part.curve, count: all.count - part.count };
}

type Cells = { slope: Float64Array; curve: Float64Array; count: Float64Array };

function sumsOfCells({ rows: { rows, count: size }, slopes }: Growth, seen: readonly number[]): Cells {
  const [slope, curve, count] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  for (const at of seen) {
    for (const cell of rows[at]!) {
      slope[cell]! += slopes.slope[at]!;
      curve[cell]! += slopes.curve[at]!;
      count[cell]!++;
    }
  }
  return { slope, curve, count };
}

/** For each cut of a column what lies above it; in its common cell is what is in none of its other ones. */
function sumsAbove({ first, cuts, common }: Column, { slope, curve, count }: Cells, all: Sum): Sum[] {
  const sums = [0, ...cuts].map((_, place) => {
    const cell = first + place;
    return { slope: slope[cell]!, curve: curve[cell]!, count: count[cell]! };
  });
  sums[common] = sums.reduce((rest, sum, place) => (place === common ? rest : minus(rest, sum)), all);
  const sum = { slope: 0, curve: 0, count: 0 };
  const above = cuts.map((_, back) => {
    const own = sums[cuts.length - back]!;
    sum.slope += own.slope;
    sum.curve += own.curve;
    sum.count += own.count;
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
