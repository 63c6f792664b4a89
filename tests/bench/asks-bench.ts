/**
 * Measures which line of a resume answers which ask of a posting, over labelled pairs of invented people.
 * Run: node tests/bench/asks-bench.ts; --show names what went wrong in the pairs for working, --json prints the figures alone.
 */
import { type Posting, UNSTATED } from "../../server/domain/posting.ts";
import { analyseResume } from "../../server/engines/analysis/analyse-resume.ts";
import { extractListingFacts } from "../../server/engines/matching/listing-facts.ts";
import { skillWeights } from "../../server/engines/matching/skill-weights.ts";
import { splitRequirements } from "../../server/engines/postings/split-requirements.ts";
import { answersTo } from "../../server/engines/writing/interview/answer-points.ts";
import { AnswerTeller } from "../../server/engines/writing/interview/answer-teller.ts";
import { readWritingFacts, type WritingFacts } from "../../server/engines/writing/writing-facts.ts";
import { type AskPair, descriptionOf, type LabelledAsk, readAskPairs, resumeOf } from "./ask-pairs.ts";
import { openReport } from "./bench-report.ts";

const NOW = new Date("2026-11-22T00:00:00Z");
const { report, isOn } = openReport("asks bench", ["show"]);

type Grade = "right" | "nearly" | "wrong" | "missed" | "silent" | "false";
type Judged = { pair: AskPair; ask: LabelledAsk; grade: Grade; told: string | null; isNear: boolean };

function factsOf(pair: AskPair): WritingFacts {
  const description = descriptionOf(pair);
  const { title, company, name: id } = pair;
  const said = { id, source: "indeed", sourceUrl: "", title, company, description } as const;
  const posting: Posting = { ...UNSTATED, ...splitRequirements(description), ...said };
  return readWritingFacts(analyseResume(resumeOf(pair)), posting, skillWeights([extractListingFacts(posting)]), {
    now: NOW,
  });
}

function gradeOf({ full, near }: LabelledAsk, line: number | null): Grade {
  if (full.length + near.length === 0) return line === null ? "silent" : "false";
  if (line === null) return full.length > 0 ? "missed" : "silent";
  if (full.includes(line)) return "right";
  if (near.includes(line)) return full.length > 0 ? "nearly" : "right";
  return "wrong";
}

function lineOf(pair: AskPair, deed: string | null): number | null {
  if (deed === null) return null;
  const lines = pair.jobs.flatMap((job) => job.lines);
  return lines.find(({ text }) => text.includes(deed.replace(/[.;]$/, "")))?.number ?? -1;
}

/** What guides say to each ask. */
function judgePair(pair: AskPair, facts: WritingFacts): Judged[] {
  const { lines } = new AnswerTeller(facts);
  return pair.asks.map((ask) => {
    const [best] = answersTo(ask.text, lines, facts);
    const told = best?.proof.deed.text ?? null;
    return { pair, ask, grade: gradeOf(ask, lineOf(pair, told)), told, isNear: best !== undefined && !best.isSame };
  });
}

/** What letters are told: the first deed of each ask that was read from the posting. */
function judgeDeeds(pair: AskPair, facts: WritingFacts): Judged[] {
  return pair.asks.flatMap((ask) => {
    const read = facts.asks.find(({ text }) => text === ask.text);
    if (!read) return [];
    const told = read.deeds[0]?.text ?? null;
    return [{ pair, ask, grade: gradeOf(ask, lineOf(pair, told)), told, isNear: false }];
  });
}

function say(name: string, judged: Judged[]): void {
  const count = (...grades: Grade[]) => judged.filter(({ grade }) => grades.includes(grade)).length;
  const answerable = count("right", "nearly", "wrong", "missed");
  const unanswerable = judged.filter(({ ask }) => ask.full.length + ask.near.length === 0);
  const claimed = unanswerable.filter(({ grade, isNear }) => grade === "false" && !isNear).length;
  const shares = {
    right: count("right") / answerable,
    wrong: count("wrong") / answerable,
    missed: count("missed") / answerable,
    false: count("false") / unanswerable.length,
    falseAsAnswer: claimed / unanswerable.length,
  };
  report.say(
    `${name}: ${judged.length} asks; of ${answerable} that lines answer ${percent(shares.right)} get the right line, ` +
      `${percent(shares.wrong)} a wrong one, ${percent(shares.missed)} none; of ${unanswerable.length} that nothing ` +
      `answers ${percent(shares.false)} get one, ${percent(shares.falseAsAnswer)} as an answer`,
  );
  for (const [key, share] of Object.entries(shares)) report.figure(`${name} ${key}`, share);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

const judged: Judged[] = [];
const deeds: Judged[] = [];
const from = process.cpuUsage();
let asked = 0;
for (const pair of readAskPairs()) {
  const facts = factsOf(pair);
  judged.push(...judgePair(pair, facts));
  deeds.push(...judgeDeeds(pair, facts));
  asked += pair.asks.length;
}
const { user, system } = process.cpuUsage(from);

for (const [half, isSealed] of [
  ["working", false],
  ["sealed", true],
] as const) {
  const own = (all: Judged[]) => all.filter(({ pair }) => pair.isSealed === isSealed);
  say(half, own(judged));
  say(`${half} deeds`, own(deeds));
  for (const language of ["en", "de", "fr", "es"] as const) {
    const ofLanguage = own(judged).filter(({ pair }) => pair.language === language);
    const right = ofLanguage.filter(({ grade }) => grade === "right" || grade === "silent").length;
    report.figure(`${half} ${language}`, right / ofLanguage.length);
  }
}
report.figure("cpu ms an ask", (user + system) / 1000 / asked);

if (isOn("show"))
  for (const { pair, ask, grade, told, isNear } of judged) {
    if (pair.isSealed || grade === "right" || grade === "silent") continue;
    const wanted = [...ask.full, ...ask.near].map((number) =>
      pair.jobs.flatMap(({ lines }) => lines).find((line) => line.number === number),
    );
    report.say(`${grade}${isNear ? " (near)" : ""}: ${pair.name}: ${ask.text}`);
    report.say(`    told ${told ?? "nothing"}; wanted ${wanted.map((line) => line?.text).join(" | ") || "nothing"}`);
  }
report.close();
