import { deedWorth, hasFigure, isWeak } from "../facts/deed-worth.ts";
import { tellsChange } from "../facts/tells-change.ts";
import { postingPoints } from "../interview/posting-points.ts";
import { relateLines } from "../relatedness/relate-lines.ts";
import type { Statement } from "../resume-statements.ts";
import type { WritingFacts } from "../writing-facts.ts";
import { pointGroups } from "./point-groups.ts";

const OF_WISH = 0.5;
const OF_NEAR = 0.3;
const OF_PLACE = 0.9; // a posting says first what it needs most
const LEAST_OF_PLACE = 0.4;
const FULL_STRENGTH = 4; // who says more of a thing than this says it no better
const OF_OTHERS = 0.3; // a line that answers two asks beside one that answers the first alone
const OF_WORTH = 0.06;
const OF_CHANGE = 0.35;
const OF_SKILL = 0.35;
const OF_WEAK = 0.5;
export const LEAST_TELLING = 0.25;

/** The lines of points in the order in which this posting's reader wants them; what answers nothing stays in its order. */
export function rankPoints(facts: WritingFacts): number[] {
  const groups = pointGroups(facts);
  const statements = groups.flat();
  const answers = answerValues(statements, facts);
  const values = new Map(statements.map((point) => [point, (answers.get(point) ?? 0) + decisiveness(point.text)]));
  return groups.flatMap((group) => {
    const answering = group
      .filter((point) => values.get(point)! >= LEAST_TELLING)
      .sort((a, b) => values.get(b)! - values.get(a)! || a.lines.from - b.lines.from);
    const others = group.filter((point) => !answering.includes(point));
    const weak = others.filter(({ text }) => isWeak(text) && !hasFigure(text));
    const plain = others.filter((point) => !weak.includes(point));
    return [...answering, ...plain, ...weak].map(({ lines }) => lines.from);
  });
}

/** What became of the work is read first, wherever it stands: "readmissions went from 22% to 16%". */
function decisiveness(text: string): number {
  if (isWeak(text)) return 0;
  return tellsChange(text) || IS_FIRST.test(text) ? OF_CHANGE : Math.max(0, deedWorth(text)) * OF_WORTH;
}

const IS_FIRST = /#1(?!\d)|\bnumber one\b|\btop \d+ ?%/iu;

/** How much each line says of what this posting asks for, its first tasks and must-haves above all; 0 = nothing. */
export function answerValues(statements: readonly Statement[], facts: WritingFacts): Map<Statement, number> {
  const texts = statements.map(({ text }) => text);
  const answers = statements.map((): number[] => []);
  const languages = { language: facts.language, own: facts.resumeLanguage };
  for (const [place, { text, weight }] of askedPoints(facts).entries())
    for (const [index, relation] of relateLines(text, texts, languages).entries()) {
      if (!relation) continue;
      const strength = Math.min(1, relation.strength / FULL_STRENGTH) * (relation.isSame ? 1 : OF_NEAR);
      answers[index]?.push(weight * Math.max(LEAST_OF_PLACE, OF_PLACE ** place) * strength);
    }
  const asked = new Set([...facts.listing.required, ...facts.listing.wanted].map(({ id }) => id));
  return new Map(
    statements.map((statement, index) => {
      const [best = 0, ...others] = (answers[index] ?? []).sort((a, b) => b - a);
      const skills = facts.deeds.filter(({ line }) => line === statement.lines.from).flatMap((deed) => deed.skills);
      const named = skills.some((id) => asked.has(id)) ? OF_SKILL : 0;
      const answer = Math.max(best, named) + (others[0] ?? 0) * OF_OTHERS;
      const worth = answer > 0 ? Math.max(0, deedWorth(statement.text)) * OF_WORTH : 0;
      return [statement, (answer + worth) * (isWeak(statement.text) ? OF_WEAK : 1)];
    }),
  );
}

/** Tasks and must-haves as they come, wishes behind them; what a short posting asks for where it says no more. */
function askedPoints(facts: WritingFacts): { text: string; weight: number }[] {
  const points = postingPoints(facts).map(({ text, use }) => ({ text, weight: use === "wanted" ? OF_WISH : 1 }));
  const asks = facts.asks.map(({ text, isWish }) => ({ text, weight: isWish ? OF_WISH : 1 }));
  const told = points.length > 0 ? points : asks;
  return told.sort((a, b) => b.weight - a.weight);
}
