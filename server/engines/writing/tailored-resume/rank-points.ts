import { weighDeeds } from "../cover-letter/choose-proofs.ts";
import { isStrangeJob } from "../cover-letter/letter-situation.ts";
import { foldText } from "../evidence/sources.ts";
import { deedWorth, hasFigure, isWeak } from "../facts/deed-worth.ts";
import { tellsChange } from "../facts/tells-change.ts";
import type { Statement } from "../resume-statements.ts";
import type { WritingFacts } from "../writing-facts.ts";
import { saysNothing } from "../facts/says-nothing.ts";
import { readOpening } from "../english-verbs.ts";
import { isList } from "./list-with-skills.ts";
import { linesOf } from "./lines-of.ts";
import { pointGroups } from "./point-groups.ts";

// In the scores of weighDeeds.
const OF_OVERVIEW = 10;
const OF_RESULT = 3;
const GREATLY = 3; // in deedWorth: a result in money or in per cent
const LEAST_GAIN = 2; // what is worth hardly more than the line above it stays below it
const LEAST_FIRST = 3; // less is no reason to move a line
const TELLING = 6; // so much answers the posting, whatever the verb
const LEAST_OF_ALL = -9;
const MOST_FIRST = 5; // so many lines of a job are read

/** The lines of points with those first that a letter would tell; the rest stays in the person's own order. */
export function rankPoints(facts: WritingFacts): number[] {
  const tellsOf = weighLines(facts);
  const worthOf = (point: Statement, at: number) =>
    tellsOf(point).worth + (at === 0 && TELLS_ALL.test(point.text) ? OF_OVERVIEW : 0);
  const asked = new Set([...facts.listing.required, ...facts.listing.wanted].map(({ id }) => id));
  const namesAsked = ({ lines }: Statement) =>
    facts.deeds.some(({ line, skills }) => line === lines.from && skills.some((id) => asked.has(id)));
  const isEmpty = (point: Statement) => isWeak(point.text) && !hasFigure(point.text) && !namesAsked(point);
  const isTelling = (point: Statement, worth: number) => {
    const { text, job } = point;
    if (saysNothing(text) || /^My /u.test(text) || isEmpty(point)) return false;
    if (worth >= TELLING) return true;
    const isStrange = job !== null && isStrangeJob(job, facts);
    return worth >= LEAST_FIRST && !isStrange && (tellsOf(point).answers || isOutcome(text));
  };
  return pointGroups(facts).flatMap((group) => {
    const worths = new Map(group.map((point, at) => [point, worthOf(point, at)]));
    const best = group
      .filter((point) => !isListOfNames(point.text) && isTelling(point, worths.get(point)!))
      .sort((a, b) => worths.get(b)! - worths.get(a)!)
      .slice(0, MOST_FIRST);
    const order: Statement[] = [];
    for (const point of group) {
      const isLess = (one: Statement) => worths.get(point)! - worths.get(one)! >= LEAST_GAIN;
      const at = best.includes(point) ? order.findLastIndex((one) => !isLess(one)) + 1 : order.length;
      order.splice(at, 0, point);
    }
    return order.map(({ lines }) => lines.from);
  });
}

type Weighed = { worth: number; answers: boolean };

/** Asks of each line what it tells this reader, in the scores of weighDeeds, and whether it answers something asked for. */
export function weighLines(facts: WritingFacts): (line: Pick<Statement, "text" | "lines">) => Weighed {
  const weighed = weighDeeds(facts);
  const deeds = Map.groupBy(weighed, ({ deed }) => deed.line);
  // What stands in two jobs is weighed in one of them.
  const sameDeeds = Map.groupBy(weighed, ({ deed }) => foldText(deed.text));
  return ({ lines, text }) => {
    const own = linesOf(lines).flatMap((line) => deeds.get(line) ?? []);
    const all = own.length > 0 ? own : (sameDeeds.get(foldText(text)) ?? []);
    const best = Math.max(LEAST_OF_ALL, ...all.map(({ score }) => score));
    const answers = all.some((one) => (one.answers ?? []).length > 0);
    return { worth: best + (isOutcome(text) ? OF_RESULT : 0), answers };
  };
}

/** What became of the work is read first, wherever it stands: "readmissions went from 22% to 16%". */
function isOutcome(text: string): boolean {
  return tellsChange(text) || IS_FIRST.test(text) || (hasFigure(text) && deedWorth(text) >= GREATLY);
}

const IS_FIRST = /#1(?!\d)|\bnumber one\b|\btop \d+ ?%/iu;

/** "Manage all accounting operations": what a job was as a whole stays before what was done there. */
const TELLS_ALL = /(?<!\p{L})(?:all|overall|entire|day[- ]to[- ]day|daily operations|full life ?cycle)(?!\p{L})/iu;

const FEWEST_NAMES = 4;

/** "Problem solving, account management, client relations" among points is a list of skills and tells of no work. */
function isListOfNames(text: string): boolean {
  const items = text.split(/[,;]/u);
  return (
    items.length >= FEWEST_NAMES && isList(text.replace(/(?<![\s.,;])[\s.,;]+$/u, "")) && readOpening(text) === null
  );
}
