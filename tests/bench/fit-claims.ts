import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readLexiconText } from "../../server/engines/analysis/lexicon/read-lexicon.ts";
import { claimTrees } from "../../server/engines/writing/evidence/meaning/likelihood.ts";
import { likelihoodBy, rowOf } from "../../server/engines/writing/evidence/meaning/tree-votes.ts";
import { type SetOfExamples, treesOf, weighedClaims } from "./claim-trees.ts";

const FILE = "claim-trees.tsv";
const PATH = new URL(`../../server/engines/analysis/lexicon/${FILE}`, import.meta.url);
const { values: args } = parseArgs({ options: { write: { type: "boolean" } } });
/** Trying out leaves so many sets out at once, by turns. */
const TURNS = 6;

/** How often a true claim is held likelier than a false one of the same set, by trees that never saw the set. */
function triedOut(sets: readonly SetOfExamples[]): number {
  let [right, pairs] = [0, 0];
  for (let turn = 0; turn < TURNS; turn++) {
    const isOut = (at: number) => at % TURNS === turn;
    const trees = treesOf(sets.filter((_, at) => !isOut(at)).flatMap(({ examples }) => examples));
    for (const { examples } of sets.filter((_, at) => isOut(at))) {
      const argued = examples.filter(({ counts }) => counts === 1);
      const [yes, no] = [true, false].map((isTrue) =>
        argued.filter((one) => one.isTrue === isTrue).map(({ features }) => likelihoodBy(trees, features)),
      );
      pairs += yes!.length * no!.length;
      for (const one of yes!) right += no!.filter((other) => one > other).length;
    }
  }
  return right / Math.max(1, pairs);
}

const sets = weighedClaims();
const examples = sets.flatMap((one) => one.examples);
const trees = treesOf(examples);
console.log(`claim trees: ${trees.length} of ${examples.length} claims that no rule decides, of ${sets.length} sets`);
console.log(`tried out on sets left out: ${(100 * triedOut(sets)).toFixed(1)} % of true ones before false ones`);
const apart = examples.map(({ features }) =>
  Math.abs(likelihoodBy(trees, features) - likelihoodBy(claimTrees(), features)),
);
console.log(`apart from ${FILE} by ${(apart.reduce((sum, one) => sum + one, 0) / apart.length).toFixed(3)} a claim`);
if (args.write) {
  const head = readLexiconText(FILE)
    .split("\n")
    .filter((line) => line.startsWith("#"));
  writeFileSync(PATH, `${[...head, ...trees.map(rowOf)].join("\n")}\n`);
  console.log(`written to ${FILE}`);
}
