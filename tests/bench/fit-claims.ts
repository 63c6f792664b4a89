import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readLexiconText } from "../../server/engines/analysis/lexicon/read-lexicon.ts";
import { FRESH_SETS, type JudgedClaim, sharesOf } from "../../server/engines/writing/evidence/claim-sets.fixtures.ts";
import { claimTrees } from "../../server/engines/writing/evidence/meaning/likelihood.ts";
import { likelihoodBy, rowOf } from "../../server/engines/writing/evidence/meaning/tree-votes.ts";
import { claimsByResume, crossValidated, examplesOf, treesOf } from "./claim-trees.ts";

const FILE = "claim-trees.tsv";
const PATH = new URL(`../../server/engines/analysis/lexicon/${FILE}`, import.meta.url);
const { values: args } = parseArgs({ options: { write: { type: "boolean" }, validate: { type: "boolean" } } });
/** Trying out leaves so many parts of the resumes out, by turns. */
const TURNS = 6;

function report(name: string, claims: JudgedClaim[]): void {
  const { falsePassed, trueDropped, notSure } = sharesOf(claims);
  const [passed, dropped, asked] = [falsePassed, trueDropped, notSure].map((share) => `${(100 * share).toFixed(1)} %`);
  console.log(`${name}: ${claims.length} claims, false passed ${passed}, true dropped ${dropped}, not sure ${asked}`);
}

const resumes = claimsByResume();
const examples = examplesOf(resumes);
const trees = treesOf(examples);
console.log(
  `claim trees: ${trees.length} of ${examples.length} claims that no rule decides, of ${resumes.length} resumes`,
);
if (args.validate) {
  const claims = crossValidated(resumes, TURNS);
  report("resumes left out, all", claims);
  report(
    "English",
    claims.filter(({ file }) => file.startsWith("en-")),
  );
  report(
    "the fresh sets",
    claims.filter(({ set }) => FRESH_SETS.includes(set)),
  );
}
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
