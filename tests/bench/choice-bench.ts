/**
 * Measures which lines of a resume a letter tells, over invented pairs of a resume and a posting for which a reader
 * named the lines that the letter should rest on, the best first, and those that would weaken it.
 * Run: node tests/bench/choice-bench.ts; --show names what each letter left out or should not have told.
 */
import { readFileSync } from "node:fs";
import { UNSTATED } from "../../server/domain/posting.ts";
import { readGivenPosting } from "../../server/commands/given-posting.ts";
import { analyseResume } from "../../server/engines/analysis/analyse-resume.ts";
import { extractListingFacts } from "../../server/engines/matching/listing-facts.ts";
import { skillWeights } from "../../server/engines/matching/skill-weights.ts";
import { byTasks, ofFewJobs, weighDeeds } from "../../server/engines/writing/cover-letter/choose-proofs.ts";
import { localWriter } from "../../server/engines/writing/local-writer.ts";
import { makeCoverLetter } from "../../server/engines/writing/make-material.ts";
import { readWritingFacts } from "../../server/engines/writing/writing-facts.ts";
import { openReport } from "./bench-report.ts";

const PAIRS = "tests/fixtures/choice/pairs.jsonl";
const NOW = new Date("2026-11-22T00:00:00Z");
const BEST = 5; // of so many lines each should be told
const FIRST = 3; // any of so many may be the first
const LEAST_SHARED = 0.6; // of a line's words, where it was told in part or in other forms
const STEM = 5;

type Pair = { name: string; resume: string; posting: string; lines: string[]; never: string[] };

const { report, isOn } = openReport("choice bench", ["show"]);

function stemsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return words.filter((word) => word.length > 3 || /\d/.test(word)).map((word) => word.slice(0, STEM));
}

function tells(text: string, line: string): boolean {
  const [own, wanted] = [new Set(stemsOf(text)), stemsOf(line)];
  return wanted.length > 0 && wanted.filter((stem) => own.has(stem)).length >= wanted.length * LEAST_SHARED;
}

async function measure({ name, resume, posting: text, lines, never }: Pair) {
  const posting = { ...UNSTATED, ...readGivenPosting(text, `${name}.txt`) };
  const weights = skillWeights([extractListingFacts(posting)]);
  const facts = readWritingFacts(analyseResume(resume.split("\n")), posting, weights, { now: NOW });
  const [first] = ofFewJobs(byTasks(weighDeeds(facts), facts), facts);
  const { content } = await makeCoverLetter(facts, localWriter);
  const isTold = (line: string) => content.split("\n").some((part) => tells(part, line));
  const best = lines.slice(0, BEST);
  return {
    name,
    isFirstGood: first !== undefined && best.slice(0, FIRST).some((line) => tells(line, first.deed.text)),
    isBestTold: best[0] !== undefined && isTold(best[0]),
    told: best.filter(isTold).length / best.length,
    missed: best.filter((line) => !isTold(line)),
    unwanted: never.filter(isTold),
    lists: content.includes("\n• "),
  };
}

const pairs = readFileSync(PAIRS, "utf8")
  .trim()
  .split("\n")
  .map((line): Pair => JSON.parse(line));
const measured: Awaited<ReturnType<typeof measure>>[] = [];
for (const pair of pairs) measured.push(await measure(pair));

const share = (name: string, value: number) => {
  report.say(`${(value * 100).toFixed(1).padStart(6)} % ${name}`);
  report.figure(name, value);
};
const average = (numbers: number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
report.say(`${measured.length} pairs`);
share("of the five best lines are told", average(measured.map(({ told }) => told)));
share("of letters tell the best line", average(measured.map(({ isBestTold }) => Number(isBestTold))));
share("put one of the three best first", average(measured.map(({ isFirstGood }) => Number(isFirstGood))));
share("tell a line that weakens them", average(measured.map(({ unwanted }) => Number(unwanted.length > 0))));
share("hold a list", average(measured.map(({ lists }) => Number(lists))));

if (isOn("show"))
  for (const { name, missed, unwanted } of measured) {
    for (const line of missed) report.say(`${name} left out: ${line}`);
    for (const line of unwanted) report.say(`${name} should not have told: ${line}`);
  }
report.close();
