import { letterSituation } from "../cover-letter/letter-situation.ts";
import { postingNeeds } from "../cover-letter/posting-needs.ts";
import type { QuestionDraft } from "../draft.ts";
import { factWords } from "../evidence/fact-words.ts";
import { GRAMMARS } from "../languages/grammars.ts";
import { shownTitle } from "../shown-title.ts";
import { realEmployer } from "../real-employer.ts";
import type { AnswerTeller } from "./answer-teller.ts";

const MOST_DUTIES = 2;
/** Of a shorter break nobody asks, and a longer one is past talking about. */
const BREAK = { least: 1, most: 5 };
const SHORTEST_WORD = 4;

/** What this posting asks of this resume, and no other: what carries over, a break, and the duties it has lines for. */
export function raisedQuestions(teller: AnswerTeller): QuestionDraft[] {
  return [carriedOver(teller), ...duties(teller), sinceThen(teller)].filter((one) => one !== null);
}

function carriedOver(teller: AnswerTeller): QuestionDraft | null {
  const { facts, pack, voice } = teller;
  const [latest] = facts.profile.jobs;
  const situation = letterSituation(facts);
  if (!latest?.title || situation === "same" || situation === "first") return null;
  const work = GRAMMARS[facts.language].work(shownTitle(latest.title), realEmployer(latest));
  const wordings = situation === "step-up" && latest.current ? pack.raised.stepUp : pack.raised.carries;
  const question = voice.ask(wordings, { work });
  const proof = teller.find(({ deed, score }) => deed.job !== null && score > 0);
  const answer = question && proof && teller.frame(proof, { asksResult: false });
  return question && answer ? { question, answer } : null;
}

/** A duty is asked of whoever has a line that names the same thing. */
function duties(teller: AnswerTeller): QuestionDraft[] {
  const { facts, pack, voice } = teller;
  const asked: QuestionDraft[] = [];
  for (const need of postingNeeds(facts)) {
    if (asked.length >= MOST_DUTIES) break;
    const words = new Set(
      factWords(need).flatMap(({ word }, index) => (index > 0 && word.length > SHORTEST_WORD ? word : [])),
    );
    const proof = teller.find(({ deed }) => factWords(deed.text).some(({ word }) => words.has(word)));
    const question = proof && voice.ask(pack.raised.duty, { need });
    const answer = question && teller.frame(proof, { asksResult: false });
    if (question && answer) asked.push({ question, answer });
  }
  return asked;
}

function sinceThen({ facts, pack, voice }: AnswerTeller): QuestionDraft | null {
  const [latest] = facts.profile.jobs;
  const end = Number(latest?.end?.slice(0, 4) ?? Number.NaN);
  const years = facts.year - end;
  const isStudying = facts.profile.education.some(({ year }) => Number(year) >= end);
  if (latest?.current || isStudying || !(years >= BREAK.least && years <= BREAK.most)) return null;
  const question = voice.ask(pack.raised.since, { year: String(end) });
  return question === null ? null : { question, answer: pack.raised.sinceOpen };
}
