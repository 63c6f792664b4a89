import { readPostingSentences } from "../../matching/posting-sentences.ts";
import { isInstruction } from "../evidence/find-instructions.ts";
import { readOpening } from "../english-verbs.ts";
import { hasFigure, tellsResult } from "../facts/deed-worth.ts";
import { relateLines } from "../relatedness/relate-lines.ts";
import { isCredential, type WritingFacts } from "../writing-facts.ts";
import type { WeighedDeed } from "./choose-proofs.ts";
import { placeOf } from "./head-job.ts";
import { isStrangeJob } from "./letter-situation.ts";

const WEIGHTS = { duty: 1, required: 1, wanted: 0.6, skipped: 0 };
const OF_NEAR = 0.4;
const FULL = 5; // in strength: what says so much of a point answers it
const LEAST = 0.2;
const OF_SECOND = 0.5;
const ANSWERS = 1.5;
const OUTCOME = 1; // what came of the work stands beside what only names a duty
const REPEATED = 1; // what an answer loses besides where another line has given it
const SAME_VERB = 0.3; // a letter whose sentences all begin with one verb is a list
const SHORTEST = 9;

const OF_YEARS = /(?<!\p{L})years?(?!\p{L})/iu;

type Point = { weight: number; isDuty: boolean; covers: readonly number[]; same: readonly boolean[] };

/** English deeds with what they answer, the best first, each next one the best beside those before it. */
export function byCover<T extends WeighedDeed>(deeds: readonly T[], facts: WritingFacts): T[] {
  const points = pointsOf(deeds, facts);
  const told = points.map(() => 0);
  const worthOf = (index: number, covered: readonly number[]) => {
    let [first, second] = [0, 0];
    for (const [at, { weight, covers }] of points.entries()) {
      const worth = weight * Math.max(0, (covers[index] ?? 0) - (covered[at] ?? 0));
      second = Math.max(second, Math.min(first, worth));
      first = Math.max(first, worth);
    }
    return first + second * OF_SECOND;
  };
  const alone = deeds.map((_, index) => worthOf(index, []));
  const own = deeds.map(({ deed, score }) => score + (tellsResult(deed.text) ? OUTCOME : 0));
  const left = new Set(deeds.keys());
  const ordered: T[] = [];
  const verbs = deeds.map(({ deed }) => readOpening(deed.text)?.base);
  const begun = new Set<string>();
  while (left.size > 0) {
    const weighed = [...left].map((index) => {
      const news = worthOf(index, told);
      const repeated = (alone[index] ?? 0) - news;
      const again = begun.has(verbs[index] ?? "") ? SAME_VERB : 0;
      return { index, score: (own[index] ?? 0) + news * ANSWERS - repeated * REPEATED - again };
    });
    const { index, score } = weighed.reduce((one, other) => (other.score > one.score ? other : one));
    const best = deeds[index]!;
    left.delete(index);
    const verb = verbs[index];
    if (verb !== undefined) begun.add(verb);
    ordered.push({
      ...best,
      score,
      isOfTask: points.some(({ isDuty, same }) => isDuty && same[index]),
      opensPoint: points.some(({ same }, at) => same[index] && (told[at] ?? 0) < LEAST),
      isIdle: isIdle(best, Math.max(0, ...points.map(({ covers }) => covers[index] ?? 0)), facts),
    });
    for (const [at, { covers }] of points.entries()) told[at] = Math.max(told[at] ?? 0, covers[index] ?? 0);
  }
  return ordered;
}

function isIdle({ deed: { text, job }, worth = 0 }: WeighedDeed, cover: number, facts: WritingFacts): boolean {
  const isOfBefore = job !== null && placeOf(job, facts) > 0;
  if (cover >= LEAST || tellsResult(text)) return false;
  return hasFigure(text) ? job !== null && isStrangeJob(job, facts) : worth < 0 || isOfBefore;
}

function pointsOf(deeds: readonly WeighedDeed[], { posting }: WritingFacts): Point[] {
  const texts = deeds.map(({ deed }) => (deed.job === null && deed.section === "other" ? "" : deed.text));
  const listed = posting.requirements.filter((text) => !posting.description.includes(text));
  const asked = listed.map((text) => ({ text, use: "required" as const }));
  return [...readPostingSentences(posting.description), ...asked]
    .filter(({ text }) => text.length >= SHORTEST && !isInstruction(text))
    .filter(({ text, use }) => use === "duty" || (use !== "skipped" && !isCredential({ text }) && !OF_YEARS.test(text)))
    .map(({ text, use }) => {
      const relations = relateLines(text, texts, { language: "en", own: "en" });
      const covers = relations.map((one) =>
        one ? Math.min(1, (one.strength * (one.isSame ? 1 : OF_NEAR)) / FULL) : 0,
      );
      return {
        weight: WEIGHTS[use],
        isDuty: use === "duty",
        covers,
        same: relations.map((one) => one?.isSame ?? false),
      };
    });
}
