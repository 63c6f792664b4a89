/** A tree asks one feature after the other whether it is above a number, and ends with a vote for or against. */
export type Tree = number | { feature: string; from: number; below: Tree; above: Tree };

/** How a tree votes on an example; a feature that it does not have is nought. */
export function leafOf(tree: Tree, features: Readonly<Record<string, number>>): number {
  let at = tree;
  while (typeof at !== "number") at = (features[at.feature] ?? 0) > at.from ? at.above : at.below;
  return at;
}

/** How likely an example is by all trees together, from 0 to 1. */
export function likelihoodBy(trees: readonly Tree[], features: Readonly<Record<string, number>>): number {
  return 1 / (1 + Math.exp(-trees.reduce<number>((sum, tree) => sum + leafOf(tree, features), 0)));
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
