/** A tree asks one feature after the other whether it is above a number, and ends with a vote for or against. */
export type Tree = number | { feature: string; from: number; below: Tree; above: Tree };

type Features = Readonly<Record<string, number>>;

/** How a tree votes on an example; a feature that it does not have is nought. */
export function leafOf(tree: Tree, features: Features): number {
  let at = tree;
  while (typeof at !== "number") at = (features[at.feature] ?? 0) > at.from ? at.above : at.below;
  return at;
}

/** How likely an example is by all trees together, from 0 to 1. */
export function likelihoodBy(trees: readonly Tree[], features: Features): number {
  const known = rows.get(trees) ?? laidOut(trees);
  rows.set(trees, known);
  const values = new Float64Array(known.places.size);
  for (const name in features) {
    const place = known.places.get(name);
    if (place !== undefined) values[place] = features[name]!;
  }
  let sum = 0;
  for (const root of known.roots) sum += voteFrom(root, known, values);
  return 1 / (1 + Math.exp(-sum));
}

/** All questions in one row: which feature, from where on it is above, and where it goes on; a vote asks nothing. */
type Row = { places: Map<string, number>; roots: number[]; asked: number[]; from: number[]; next: number[] };

const rows = new WeakMap<readonly Tree[], Row>();
const VOTES = -1;

function laidOut(trees: readonly Tree[]): Row {
  const row: Row = { places: new Map(), roots: [], asked: [], from: [], next: [] };
  const add = (tree: Tree): number => {
    const at = row.asked.length;
    if (typeof tree === "number") {
      row.asked.push(VOTES);
      row.from.push(tree);
      row.next.push(0, 0);
      return at;
    }
    const place = row.places.get(tree.feature) ?? row.places.size;
    row.places.set(tree.feature, place);
    row.asked.push(place);
    row.from.push(tree.from);
    row.next.push(0, 0);
    row.next[2 * at] = add(tree.below);
    row.next[2 * at + 1] = add(tree.above);
    return at;
  };
  row.roots = trees.map(add);
  return row;
}

function voteFrom(root: number, { asked, from, next }: Row, values: Float64Array): number {
  let at = root;
  while (asked[at] !== VOTES) at = next[2 * at + (values[asked[at]!]! > from[at]! ? 1 : 0)]!;
  return from[at]!;
}

/** A tree as a row of a lexicon: a question with what is below and what is above it, or a vote alone. */
export function rowOf(tree: Tree): string {
  if (typeof tree === "number") return String(tree);
  return [tree.feature, tree.from, rowOf(tree.below), rowOf(tree.above)].join("\t");
}

/** The tree of such a row. */
export function treeOf(cells: readonly string[]): Tree {
  let at = 0;
  const read = (): Tree => {
    const cell = cells[at++] ?? "";
    if (VOTE.test(cell)) return Number(cell);
    return { feature: cell, from: Number(cells[at++]), below: read(), above: read() };
  };
  return read();
}

const VOTE = /^-?\d+(?:\.\d+)?$/;
