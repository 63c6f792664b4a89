import type { MaterialLanguage } from "../../language.ts";
import { isTitleHead } from "../fact-words.ts";
import type { Sources } from "../sources.ts";
import { namedJobs } from "../trace-job.ts";
import { EACH, WHOLE } from "./added-words.ts";
import { claimLanguage } from "./claim-language.ts";
import type { Answer, Ground } from "./answer.ts";
import { contradiction, doneToMe, otherWay } from "./contradictions.ts";
import { type Features, featuresOf, likelihoodOf } from "./likelihood.ts";
import { finish } from "./finish-compared.ts";
import { isName } from "./match-words.ts";
import { bestOverlap, isBorneOut, type Overlap } from "./overlap.ts";
import { plainFrame } from "./plain-frame.ts";
import { type Clause, readClauses } from "./read-clauses.ts";
import { readCounted } from "./read-counted.ts";
import type { MeantWord } from "./read-words.ts";
import { linesOf, meantResume, type SourceLine } from "./source-lines.ts";
import { beingOf, purposeOf, strangeDeed } from "./strange-deed.ts";
import { touchedLines } from "./touched-lines.ts";
import { madeMany } from "./word-order.ts";
import { partsOfSpeech } from "./wordnet.ts";

export type Judgement = {
  answer: Answer;
  ground: Ground;
  line: SourceLine | null;
  reason: string;
  /** By which it was weighed, where no rule decided. */
  features?: Features;
};

/** A clause may be read amiss: the way that the words of the whole sentence go is looked at once more. */
function turnedRound({ line }: Judgement, text: string, sources: Sources): Judgement | null {
  if (!line) return null;
  const language = claimLanguage(text, meantResume(sources).language);
  const reason = otherWay(readCounted(text, language), line);
  if (reason) return { answer: "not borne out", ground: "against", line, reason };
  return doneToMe(text, line, language);
}

/** What the clauses leave open, the whole sentence is asked: how much of it stands in one place. */
export function weighSentence(judged: Judgement, text: string, sources: Sources): Judgement {
  if (judged.answer === "borne out") return turnedRound(judged, text, sources) ?? judged;
  if (judged.ground === "against") return judged;
  const resume = meantResume(sources);
  const language = claimLanguage(text, resume.language);
  const plain = plainFrame(text, language);
  const named = namedJobs(plain, sources);
  const counted = readCounted(plain, language);
  const words = counted.words.filter(({ isPlain, isParticle }) => !isPlain && !isParticle);
  const lines = touchedLines({ words, numbers: counted.numbers }, linesOf(named, resume), resume, language);
  const overlap = bestOverlap(counted, named, lines, resume, language);
  if (!overlap) return judged;
  if (judged.ground === "silent" && isBorneOut(overlap))
    return objection(plain, overlap, language, 0) ?? passed(overlap.line);
  const { exchanged } = overlap;
  if (exchanged?.isSure) {
    const reason = `Your resume says “${exchanged.shown.word}” here, not “${exchanged.said.word}”.`;
    return { answer: "not borne out", ground: "against", line: overlap.line, reason };
  }
  const clauses = readClauses(plain, language);
  const features = featuresOf({ judged, counted, clauses, overlap, resume, language });
  const likelihood = likelihoodOf(features);
  const isSaidOfAll = overlap.missedNouns.some((word) => isAllOf(word, counted.words));
  if (likelihood >= PASSED_FROM && !isSaidOfAll && mayPass(judged, overlap, { clauses, likelihood, language }))
    return { ...(objection(plain, overlap, language, likelihood) ?? passed(overlap.line)), features };
  const isForeign = language !== resume.language && overlap.held > 0 && overlap.wrongNumbers === 0;
  const askedFrom = overlap.wrongNumbers > 0 ? ASKED_WITH_OTHER_NUMBER_FROM : ASKED_FROM;
  // Who adds a number and a name of which no line knows tells of somewhere else.
  const isMadeUp = overlap.wrongNumbers > 0 && overlap.missedNouns.some((word) => isName(word, language));
  if (isMadeUp || (likelihood < askedFrom && !isForeign)) return { ...judged, answer: "not borne out", features };
  return { ...judged, answer: "not sure", line: overlap.line, features };
}

/** "Across all locations" of a line that names none. */
function isAllOf(word: MeantWord, words: readonly MeantWord[]): boolean {
  const before = words[words.indexOf(word) - 1]?.word ?? "";
  return EACH.test(before) || WHOLE.test(before);
}

/** How likely a sentence that no rule decides must be to be asked, and to be passed. */
const ASKED_FROM = 0.12;
/** Another number speaks against a sentence, and asking needs more that speaks for it. */
const ASKED_WITH_OTHER_NUMBER_FROM = 0.2;
const PASSED_FROM = 0.65;
const SURE_FROM = 0.74;

/** A word that no lexicon knows may be a tool, as a name may: "built everything with frobnicator". */
function isOrdinary({ word, isCapital, from, things, deeds }: MeantWord, language: MaterialLanguage): boolean {
  if (isTitleHead(word)) return false;
  if (things.length > 0 || deeds.length > 0) return true;
  if (language === "de") return !isCapital;
  return !(isCapital && from > 0) && (language !== "en" || partsOfSpeech(word).noun);
}

/** "I was a pizza chef": what somebody says to be must be told, and "I had eight people in my team" is no such thing. */
function saysBeing({ deeds, verb }: Clause): boolean {
  return verb !== null && deeds.includes("be") && deeds.every((name) => name === "be" || name === "hold");
}

/** Of other numbers, words that nobody knows and degrees only the person knows; of doubts, if the rest is not sure. */
function mayPass(
  { ground }: Judgement,
  { line, missedNouns, wrongNumbers, nearNumbers, others, exchanged }: Overlap,
  { clauses, likelihood, language }: { clauses: readonly Clause[]; likelihood: number; language: MaterialLanguage },
): boolean {
  const isSure = likelihood >= SURE_FROM;
  const isCredential = line.statement.section === "education" || line.statement.section === "certificates";
  return (
    (ground === "silent" || isSure) &&
    wrongNumbers + nearNumbers + others === 0 &&
    exchanged === null &&
    missedNouns.length < (isSure ? 3 : 2) &&
    missedNouns.every((word) => isOrdinary(word, language)) &&
    !(missedNouns.length > 0 && clauses.some(saysBeing)) &&
    !isCredential
  );
}

function passed(line: SourceLine): Judgement {
  return { answer: "borne out", ground: "silent", line, reason: "" };
}

/** What still speaks against a sentence whose words all stand in a line: rank, time, what the line holds back. */
function objection(text: string, { line }: Overlap, language: MaterialLanguage, likelihood: number): Judgement | null {
  const counted = readCounted(text, language);
  const clauses = readClauses(text, language);
  const done = doneToMe(text, line, language);
  if (done) return done;
  for (const clause of clauses) {
    const compared = finish({ ...passed(line), line, score: 0 }, clause, counted, null, language);
    if (compared.answer !== "borne out") return compared;
    const against = contradiction(clause, counted, line, language);
    if (against) return { answer: "not borne out", ground: "against", line, reason: against };
    const unsure =
      beingOf(clause, line) ??
      purposeOf(clause, line, language) ??
      strangeDeed(clause, clauses, line, { language, isSure: likelihood >= SURE_FROM }) ??
      madeMany(clause, line.words, language);
    if (unsure)
      return { answer: "not sure", ground: "silent", line, reason: `Your resume does not say “${unsure}” of this.` };
  }
  return null;
}
