import { letterSituation } from "../cover-letter/letter-situation.ts";
import type { QuestionDraft } from "../draft.ts";
import type { Proof } from "../cover-letter/choose-proofs.ts";
import { deedWorth, isWeak } from "../facts/deed-worth.ts";
import { asksToLead, tellsOfLeading } from "../facts/led-people.ts";
import { GRAMMARS } from "../languages/grammars.ts";
import { sentencesOf } from "../resume-statements.ts";
import { shownTitle } from "../shown-title.ts";
import { realEmployer } from "../real-employer.ts";
import type { AnswerTeller } from "./answer-teller.ts";
import type { PointQuestions } from "./point-questions.ts";
import { postingPoints } from "./posting-points.ts";

const LONGEST_TOLD = 160;
const SINCE = /(?<!\p{L})(?:since|seit|depuis|desde) .{0,20}?(?<year>20\d\d)/iu;

function tellsSince(text: string, end: number): boolean {
  return Number(SINCE.exec(text)?.groups?.year ?? 0) >= end;
}

/** Of a shorter break nobody asks, and a longer one is past talking about. */
const BREAK = { least: 1, most: 5 };

/** What a step up or a change of field raises: what of the work so far carries over. Null of any other application. */
export function carriedOver(teller: AnswerTeller, points: PointQuestions): QuestionDraft | null {
  const { facts, pack, voice } = teller;
  const [latest] = facts.profile.jobs;
  const situation = letterSituation(facts);
  if (!latest?.title || (situation !== "step-up" && situation !== "change")) return null;
  const isUp = situation === "step-up" && latest.current;
  const work = GRAMMARS[facts.language].work(shownTitle(latest.title), realEmployer(latest));
  const question = voice.ask(isUp ? pack.raised.stepUp : pack.raised.carries, { work });
  const leads = postingPoints(facts).some(({ text }) => asksToLead(text));
  const ofPeople =
    isUp || leads
      ? teller.find(({ told, deed }) => tellsOfLeading(told.sentence) && !isWeak(deed.text), { among: teller.lines })
      : null;
  const isWorthy = ({ deed }: Proof) => deed.job !== null && deedWorth(deed.text) > 0;
  // "What makes you ready?" is not answered by the routine below that step.
  if (isUp && ofPeople === null) return null;
  const proof = ofPeople ?? points.bestLine() ?? teller.find(isWorthy);
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
  if (question === null) return null;
  const sentences = facts.statements.filter(({ isHead }) => !isHead).flatMap(({ text }) => sentencesOf(text));
  const told = sentences.find((text) => text.length <= LONGEST_TOLD && tellsSince(text, end));
  if (!told || !voice.advise([pack.says], { line: told })) return { question, answer: pack.raised.sinceOpen };
  return { question, answer: voice.endParagraph() ?? pack.raised.sinceOpen, fixed: voice.fixed };
}
