import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readLexiconText } from "../../server/engines/analysis/lexicon/read-lexicon.ts";
import { largestDifference, type SetOfExamples, weighedClaims, weightsOf } from "./claim-weights.ts";
import { type Example, likelihood } from "./logistic-fit.ts";

const FILE = "claim-likelihood.tsv";
const PATH = new URL(`../../server/engines/analysis/lexicon/${FILE}`, import.meta.url);
const { values: args } = parseArgs({ options: { write: { type: "boolean" } } });

/** How often a true claim is held likelier than a false one of the same set, by weights that never saw the set. */
function triedOut(sets: readonly SetOfExamples[]): number {
  let [right, pairs] = [0, 0];
  for (const { set, examples } of sets) {
    const weights = weightsOf(sets.filter((other) => other.set !== set).flatMap((other) => other.examples));
    const names = [...weights.keys()];
    const scoreOf = ({ features }: Example) =>
      likelihood(
        names.map((name) => features[name] ?? 0),
        [...weights.values()],
      );
    const argued = examples.filter(({ counts }) => counts === 1);
    const [yes, no] = [true, false].map((isTrue) => argued.filter((one) => one.isTrue === isTrue).map(scoreOf));
    pairs += yes!.length * no!.length;
    for (const one of yes!) right += no!.filter((other) => one > other).length;
  }
  return right / Math.max(1, pairs);
}

const sets = weighedClaims();
const examples = sets.flatMap((one) => one.examples);
const weights = weightsOf(examples);
console.log(`claim weights: ${examples.length} claims that no rule decides, of ${sets.length} sets`);
console.log(`tried out set by set: ${(100 * triedOut(sets)).toFixed(1)} % of true ones before false ones`);
for (const [name, weight] of weights) console.log(`  ${name.padEnd(16)}${weight.toFixed(2).padStart(7)}`);
console.log(`apart from ${FILE} by at most ${largestDifference(weights).toFixed(2)}`);
if (args.write) {
  const head = readLexiconText(FILE)
    .split("\n")
    .filter((line) => line.startsWith("#"));
  writeFileSync(PATH, `${[...head, ...[...weights].map(([name, weight]) => `${name}\t${weight}`)].join("\n")}\n`);
  console.log(`written to ${FILE}`);
}
