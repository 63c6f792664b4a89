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
import { bestOverlap, type Overlap } from "./overlap.ts";
import { plainFrame } from "./plain-frame.ts";
import { type Clause, readClauses } from "./read-clauses.ts";
import type { Counted } from "./number-changes.ts";
import { readCounted } from "./read-counted.ts";
import type { MeantWord } from "./read-words.ts";
import { linesOf, meantResume, type SourceLine } from "./source-lines.ts";
import { beingOf, claimsRank, purposeOf, strangeDeed } from "./strange-deed.ts";
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
function turnedRound(line: SourceLine, text: string, sources: Sources): Judgement | null {
  const language = claimLanguage(text, meantResume(sources).language);
  const reason = otherWay(readCounted(text, language), line);
  if (reason) return { answer: "not borne out", ground: "against", line, reason };
  return doneToMe(text, line, language);
}

/** What was found of a sentence clause by clause, and of what it names, is weighed with how much of it stands in one place. */
export function weighSentence(judged: Judgement, text: string, sources: Sources, strange: string | null): Judgement {
  const resume = meantResume(sources);
  const language = claimLanguage(text, resume.language);
  const plain = plainFrame(text, language);
  const named = namedJobs(plain, sources);
  const counted = readCounted(plain, language);
  const words = counted.words.filter(({ isPlain, isParticle }) => !isPlain && !isParticle);
  const lines = touchedLines({ words, numbers: counted.numbers }, linesOf(named, resume), resume, language);
  const overlap = bestOverlap(counted, named, lines, resume, language);
  if (!overlap) return strange ? { answer: "not borne out", ground: "against", line: null, reason: strange } : judged;
  const clauses = readClauses(plain, language);
  const turned = turnedRound(judged.line ?? overlap.line, text, sources);
  const objected = objection(plain, overlap, language);
  const found = { judged, strange, turned, objected };
  const isQuoted = judged.answer === "borne out" && strange === null;
  const isOpen = isRefuted(found) || (!isQuoted && !mayPass(overlap, counted, { clauses, language }));
  const features = featuresOf({ ...found, isOpen, counted, clauses, overlap, resume, language });
  const likelihood = likelihoodOf(features);
  const line = isQuoted ? (judged.line ?? overlap.line) : overlap.line;
  if (!isOpen && likelihood >= (isDoubted(found, features) ? SURE_FROM : PASSED_FROM))
    return { answer: "borne out", ground: "silent", line, reason: "", features };
  const reason = reasonOf(found, overlap);
  const answer = likelihood < ASKED_FROM ? "not borne out" : "not sure";
  return { answer, ground: judged.ground, line: judged.line ?? overlap.line, reason, features };
}

type Found = { judged: Judgement; strange: string | null; turned: Judgement | null; objected: Judgement | null };

/** What speaks against a sentence is never overruled by its words: at best the person is asked. */
function isRefuted({ judged, strange, turned, objected }: Found): boolean {
  if (strange !== null || turned !== null || objected?.answer === "not borne out") return true;
  return judged.answer !== "borne out" && objected?.ground === "against";
}

/** Another deed or another object of it passes only where nearly all else speaks for the sentence. */
function isDoubted({ judged, objected }: Found, { other = 0, more = 0, strong = 0 }: Features): boolean {
  if (judged.answer === "borne out") return false;
  return objected !== null || judged.ground === "doubtful" || other + more + strong > 0;
}

function reasonOf(
  { judged, strange, turned, objected }: Found,
  { exchanged, missedNouns, missedVerbs, line }: Overlap,
): string {
  if (strange) return strange;
  if (judged.answer !== "borne out" && judged.ground === "against") return judged.reason;
  if (turned) return turned.reason;
  if (exchanged?.isSure) return `Your resume says “${exchanged.shown.word}” here, not “${exchanged.said.word}”.`;
  if (judged.answer !== "borne out") return judged.reason;
  if (objected) return objected.reason;
  const missed = missedNouns[0] ?? missedVerbs[0];
  if (missed) return `Your resume does not use the word “${missed.word}”.`;
  return `Your resume uses another word for what was done: “${line.statement.text.slice(0, 140)}”`;
}

/** "Across all locations" of a line that names none. */
function isAllOf(word: MeantWord, words: readonly MeantWord[]): boolean {
  const before = words[words.indexOf(word) - 1]?.word ?? "";
  return EACH.test(before) || WHOLE.test(before);
}

/** How likely a sentence must be to be asked, and to be passed. */
const ASKED_FROM = 0.14;
const PASSED_FROM = 0.6;
const SURE_FROM = 0.9;

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

/** Of other numbers, names and degrees only the person knows, however likely the rest is. */
function mayPass(
  { line, missedNouns, wrongNumbers, nearNumbers, others, exchanged }: Overlap,
  { words }: Counted,
  { clauses, language }: { clauses: readonly Clause[]; language: MaterialLanguage },
): boolean {
  const isCredential = line.statement.section === "education" || line.statement.section === "certificates";
  return (
    wrongNumbers + nearNumbers + others === 0 &&
    exchanged === null &&
    missedNouns.length < MOST_MISSED &&
    missedNouns.every((word) => isOrdinary(word, language) && !isAllOf(word, words)) &&
    !(missedNouns.length > 0 && (isCredential || clauses.some(saysBeing)))
  );
}

const MOST_MISSED = 3;

function passed(line: SourceLine): Judgement {
  return { answer: "borne out", ground: "silent", line, reason: "" };
}

/** What still speaks against a sentence whose words all stand in a line: rank, time, what the line holds back. */
function objection(text: string, { line }: Overlap, language: MaterialLanguage): Judgement | null {
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
      strangeDeed(clause, clauses, line, language) ??
      madeMany(clause, line.words, language);
    const ground = claimsRank(clause) ? "against" : "silent";
    if (unsure) return { answer: "not sure", ground, line, reason: `Your resume does not say “${unsure}” of this.` };
  }
  return null;
}
