/** What a tree asks of an example: whether a feature of it is above a number. */
export type Branch = { feature: string; from: number };

/** A tree of two levels, each of whose four leaves votes for or against. */
export type Tree = Record<"below" | "above", Branch & { votes: readonly [below: number, above: number] }> & {
  root: Branch;
};

/** How a tree votes on an example; a feature that it does not have is nought. */
export function leafOf({ root, below, above }: Tree, features: Readonly<Record<string, number>>): number {
  const { feature, from, votes } = (features[root.feature] ?? 0) > root.from ? above : below;
  return votes[(features[feature] ?? 0) > from ? 1 : 0];
}

/** How likely an example is by all trees together, from 0 to 1. */
export function likelihoodBy(trees: readonly Tree[], features: Readonly<Record<string, number>>): number {
  return 1 / (1 + Math.exp(-trees.reduce((sum, tree) => sum + leafOf(tree, features), 0)));
}

/** A tree as a row of a lexicon, and back. */
export function rowOf({ root, below, above }: Tree): string {
  const sides = [below, above].flatMap(({ feature, from, votes }) => [feature, from, ...votes]);
  return [root.feature, root.from, ...sides].join("\t");
}

export function treeOf(cells: readonly string[]): Tree {
  const branch = (at: number): Branch => ({ feature: cells[at] ?? "", from: Number(cells[at + 1]) });
  const side = (at: number): Tree["below"] => ({
    ...branch(at),
    votes: [Number(cells[at + 2]), Number(cells[at + 3])],
  });
  return { root: branch(0), below: side(2), above: side(6) };
}
