import { findSkills } from "../../analysis/find-skills.ts";
import { skillById } from "../../analysis/related-skills.ts";
import { isStrangeJob } from "../cover-letter/letter-situation.ts";
import { deedWorth, hasFigure, isWeak, onlyHelped } from "../facts/deed-worth.ts";
import { saysNothing } from "../facts/says-nothing.ts";
import { isChangeOf, tellsOnlyOfPeople } from "./answer-points.ts";
import { postingPoints } from "./posting-points.ts";
import { relateLines } from "../relatedness/relate-lines.ts";
import { isManner } from "../skill-names.ts";
import type { Statement } from "../resume-statements.ts";
import type { WritingFacts } from "../writing-facts.ts";

const OF_WISH = 0.5;
const OF_NEAR = 0.3;
const OF_PLACE = 0.9; // a posting says first what it needs most
const LEAST_OF_PLACE = 0.4;
const FULL_STRENGTH = 4; // who says more of a thing than this says it no better
const OF_OTHERS = 0.3; // a line that answers two asks beside one that answers the first alone
const OF_WORTH = 0.06;
const OF_SKILL = 0.35;
const OF_WEAK = 0.5;
const OF_STRANGE = 0.6; // in a job of another trade the same words mean something else
const OF_HELPED = 0.5;
const OF_QUALITY = 0.3;
export const LEAST_TELLING = 0.25;

/** How much each line says of what this posting asks for, its first tasks and must-haves above all; 0 = nothing. */
export function answerValues(statements: readonly Statement[], facts: WritingFacts): Map<Statement, number> {
  const texts = statements.map(({ text }) => text);
  const answers = statements.map((): number[] => []);
  const languages = { language: facts.language, own: facts.resumeLanguage };
  for (const [place, { text, weight }] of askedPoints(facts).entries())
    for (const [index, relation] of relateLines(text, texts, languages).entries()) {
      if (isChangeOf(text, texts[index] ?? "", facts)) {
        answers[index]?.push(weight * Math.max(LEAST_OF_PLACE, OF_PLACE ** place));
        continue;
      }
      if (!relation) continue;
      const said = Math.min(1, relation.strength / FULL_STRENGTH);
      // A shared word or two is chance more often than an answer.
      const isSame = relation.isSame && !tellsOnlyOfPeople(text, texts[index] ?? "", facts);
      const strength = isSame ? said ** 2 : said * OF_NEAR;
      answers[index]?.push(weight * Math.max(LEAST_OF_PLACE, OF_PLACE ** place) * strength);
    }
  const asked = new Set([...facts.listing.required, ...facts.listing.wanted].map(({ id }) => id));
  const strange = new Set(facts.profile.jobs.flatMap((_, job) => (isStrangeJob(job, facts) ? [job] : [])));
  return new Map(
    statements.map((statement, index) => {
      const [best = 0, ...others] = (answers[index] ?? []).sort((a, b) => b - a);
      const told = facts.deeds.filter(({ line }) => line === statement.lines.from).flatMap((deed) => deed.skills);
      const said = findSkills(statement.text, { list: false });
      const manners = new Set(said.filter((found) => isManner(statement.text, found)).map(({ id }) => id));
      const skills = [...told, ...said.map(({ id }) => id)].filter((id) => skillById(id)?.kind !== "soft");
      const named = skills.some((id) => asked.has(id) && !manners.has(id)) ? OF_SKILL : 0;
      const answer = Math.max(best, named) + (others[0] ?? 0) * OF_OTHERS;
      const { text } = statement;
      const worth = answer > 0 ? Math.max(0, deedWorth(text)) * OF_WORTH : 0;
      const nearness = statement.job !== null && strange.has(statement.job) ? OF_STRANGE : 1;
      return [statement, (answer + worth) * strengthOf(text, named > 0) * nearness];
    }),
  );
}

function strengthOf(text: string, isAsked: boolean): number {
  if (hasFigure(text)) return 1;
  if (saysNothing(text)) return OF_QUALITY;
  if (AIDED.test(text) || (onlyHelped(text) && !isAsked)) return OF_HELPED;
  return (isWeak(text) || deedWorth(text) < 0) && !isAsked ? OF_WEAK : 1;
}

const AIDED = /^(?:\p{L}+ly )?(?:assist|help|support|aid|attend)(?!ance)/iu;

/** What a task is done for is no task: "log each call to ensure adherence to policy". */
const PURPOSE = /,? (?:in order to|so as to|so that|to (?:ensure|achieve|meet|support)) /u;
const FEWEST_WORDS = 3;

function withoutPurpose(text: string): string {
  const task = text.slice(0, PURPOSE.exec(text)?.index ?? text.length);
  return task.split(" ").length >= FEWEST_WORDS ? task : text;
}

/** Tasks and must-haves as they come, wishes behind them; what a short posting asks for where it says no more. */
function askedPoints(facts: WritingFacts): { text: string; weight: number }[] {
  const points = postingPoints(facts).map(({ text, use }) => ({
    text: withoutPurpose(text),
    weight: use === "wanted" ? OF_WISH : 1,
  }));
  const asks = facts.asks.map(({ text, isWish }) => ({ text, weight: isWish ? OF_WISH : 1 }));
  const told = points.length > 0 ? points : asks;
  return told.sort((a, b) => b.weight - a.weight);
}
