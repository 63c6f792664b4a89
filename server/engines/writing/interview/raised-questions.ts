import { letterSituation } from "../cover-letter/letter-situation.ts";
import type { QuestionDraft } from "../draft.ts";
import { GRAMMARS } from "../languages/grammars.ts";
import { shownTitle } from "../shown-title.ts";
import { realEmployer } from "../real-employer.ts";
import { LED } from "./answer-points.ts";
import type { AnswerTeller } from "./answer-teller.ts";

/** Of a shorter break nobody asks, and a longer one is past talking about. */
const BREAK = { least: 1, most: 5 };

/** What a step up or a change of field raises: what of the work so far carries over. Null of any other application. */
export function carriedOver(teller: AnswerTeller): QuestionDraft | null {
  const { facts, pack, voice } = teller;
  const [latest] = facts.profile.jobs;
  const situation = letterSituation(facts);
  if (!latest?.title || (situation !== "step-up" && situation !== "change")) return null;
  const isUp = situation === "step-up" && latest.current;
  const work = GRAMMARS[facts.language].work(shownTitle(latest.title), realEmployer(latest));
  const question = voice.ask(isUp ? pack.raised.stepUp : pack.raised.carries, { work });
  const ofPeople = isUp ? teller.lines.find(({ deed }) => LED.test(deed.text)) : undefined;
  const proof = ofPeople ?? teller.find(({ deed, score }) => deed.job !== null && score > 0);
  const answer = question && proof && teller.frame(proof);
  return question && answer ? { question, answer, fixed: voice.fixed } : null;
}

/** A break since the last job, which the person has to fill; null without one. */
export function sinceThen({ facts, pack, voice }: AnswerTeller): QuestionDraft | null {
  const [latest] = facts.profile.jobs;
  const end = Number(latest?.end?.slice(0, 4) ?? Number.NaN);
  const years = facts.year - end;
  const isStudying = facts.profile.education.some(({ year }) => Number(year) >= end);
  if (latest?.current || isStudying || !(years >= BREAK.least && years <= BREAK.most)) return null;
  const question = voice.ask(pack.raised.since, { year: String(end) });
  return question === null ? null : { question, answer: pack.raised.sinceOpen };
}
