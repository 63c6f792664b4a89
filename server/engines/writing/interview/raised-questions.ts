import { anyOf } from "../../any-of.ts";
import { letterSituation } from "../cover-letter/letter-situation.ts";
import type { QuestionDraft } from "../draft.ts";
import type { Proof } from "../cover-letter/choose-proofs.ts";
import { deedWorth, isWeak } from "../facts/deed-worth.ts";
import { asksToLead, ledPeople } from "../facts/led-people.ts";
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
  const isOfPeople = (text: string) => ledPeople(text, facts.resumeLanguage);
  const leads = postingPoints(facts).some(({ text }) => asksToLead(text));
  const ofPeople =
    isUp || leads
      ? teller.find(({ deed }) => isOfPeople(deed.text) && !isWeak(deed.text), { among: teller.lines })
      : null;
  const isWorthy = ({ deed }: Proof) => deed.job !== null && deedWorth(deed.text) > 0;
  // "What makes you ready?" is not answered by the routine below that step.
  if (isUp && ofPeople === null) return null;
  const proof = ofPeople ?? points.bestLine() ?? teller.find(isWorthy);
  const answer = question && proof && teller.frame(proof);
  return question && answer ? { question, answer, fixed: voice.fixed } : null;
}

const AWAY = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`career\sbreak parental\sleave familienphase familienzeit elternzeit pflegezeit sabbatical congé\sparental`,
    String.raw`interruption\sde\scarrière pause\sprofessionnelle excedencia pausa\s(?:laboral|profesional)`,
  )}(?!\p{L})`,
  "iu",
);

/** A break that the resume names itself is asked about before anything else. */
export function wasAway({ facts, pack, voice }: AnswerTeller): QuestionDraft | null {
  const line = facts.profile.lines.find((text) => AWAY.test(text) && text.length <= LONGEST_TOLD)?.trim();
  const question = line ? voice.plainly(pack.raised.away) : null;
  if (!line || question === null || !voice.advise([pack.says], { line })) return null;
  const sentences = facts.statements.flatMap(({ text }) => sentencesOf(text));
  const kept = sentences.find((text) => text !== line && text.length <= LONGEST_TOLD && KEPT_UP.test(text));
  voice.advise(pack.raised.awayAnswer);
  if (kept) voice.advise([pack.says], { line: kept.replace(/[\s.]{1,3}$/u, "") });
  const answer = voice.endParagraph();
  return answer === null ? null : { question, answer, fixed: voice.fixed };
}

const KEPT_UP = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`kept\smy\shand keep\smy\shand return\sto refresher kept\sup wiedereinstieg\p{L}* auffrisch\p{L}* remise\sà\sniveau reciclaje`,
  )}(?!\p{L})`,
  "iu",
);

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
