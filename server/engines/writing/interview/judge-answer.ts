import { FRAME_PARTS, type FramePart } from "../../../domain/practice.ts";
import type { MaterialLanguage } from "../language.ts";
import { materialLanguage } from "../language.ts";
import type { MaterialFacts } from "../write-material.ts";
import { type Deed, readWritingFacts, type WritingFacts } from "../writing-facts.ts";
import { cutSentences } from "../evidence/cut-sentences.ts";
import { factWords } from "../evidence/fact-words.ts";
import { judgeText, type JudgedText } from "../evidence/judge-text.ts";
import { readNumbers } from "../evidence/read-numbers.ts";
import { foldText, sourcesOfResume } from "../evidence/sources.ts";
import { deedWorth, hasFigure, isWeak } from "../facts/deed-worth.ts";
import { DEED_FORMS, FRAME_CUES, OF_ONESELF } from "./frame-cues.ts";

export type AnswerFeedback = {
  /** For each part of a told case the sentence that has it; null = none has. */
  frame: Record<FramePart, string | null>;
  /** What the answer says of the person, sentence by sentence, as the gate judges it. */
  claims: (JudgedText & { text: string })[];
  /** Lines of the resume that a stronger answer would name, the best first. */
  stronger: string[];
};

const MOST_CLAIMS = 30;
const MOST_LINES = 3;
/** A line counts as told when the answer has this share of its words. */
const TOLD_SHARE = 0.6;
const OF_QUESTION = 4;
const OF_RELEVANCE = 0.5;
const OF_FIGURE = 2;

type Told = { text: string; folded: string };

function sentencesOf(answer: string): Told[] {
  return cutSentences(answer).map(({ text }) => ({ text: text.trim(), folded: ` ${foldText(text)} ` }));
}

function tells(part: FramePart, { text, folded }: Told, { language, employers }: Speaker): boolean {
  if (FRAME_CUES[language][part].some((cue) => folded.includes(` ${foldText(cue)} `))) return true;
  if (part === "action") return DEED_FORMS[language].test(text);
  if (part === "result") return readNumbers(text).some(({ unit }) => unit === "percent");
  if (part === "situation") return employers.some((employer) => folded.includes(` ${employer} `));
  return false;
}

type Speaker = { language: MaterialLanguage; employers: string[] };

/** What of the frame is there. A sentence may be more than one part, but not task and action at once. */
function frameOf(told: Told[], speaker: Speaker): AnswerFeedback["frame"] {
  const isOf = (part: FramePart, sentence: Told) =>
    tells(part, sentence, speaker) && !(part === "action" && tells("task", sentence, speaker));
  const found = FRAME_PARTS.map((part) => [part, told.find((one) => isOf(part, one))?.text ?? null] as const);
  // Its keys are exactly the parts.
  return Object.fromEntries(found) as AnswerFeedback["frame"];
}

function wordsOf(text: string): Set<string> {
  return new Set(factWords(text).flatMap(({ word }) => (word.length > 3 ? word : [])));
}

function isTold({ text }: Deed, answered: Set<string>): boolean {
  const words = wordsOf(text);
  return words.size > 0 && words.intersection(answered).size >= words.size * TOLD_SHARE;
}

/** The lines that fit the question and are not told yet; one with a figure first where the answer tells no result. */
function strongerLines(
  facts: WritingFacts,
  question: string,
  { answer, frame }: { answer: string } & Pick<AnswerFeedback, "frame">,
): string[] {
  const asked = wordsOf(question);
  const answered = wordsOf(answer);
  const fitting = new Set(
    facts.asks.filter(({ text }) => wordsOf(text).intersection(asked).size > 1).flatMap(({ deeds }) => deeds),
  );
  const worth = (deed: Deed) =>
    wordsOf(deed.text).intersection(asked).size * OF_QUESTION +
    (fitting.has(deed) ? OF_QUESTION : 0) +
    deed.relevance * OF_RELEVANCE +
    deedWorth(deed.text) +
    (frame.result === null && hasFigure(deed.text) ? OF_FIGURE : 0);
  return facts.deeds
    .filter((deed) => !isWeak(deed.text) && !isTold(deed, answered))
    .sort((a, b) => worth(b) - worth(a))
    .slice(0, MOST_LINES)
    .map(({ text }) => text);
}

/** Says of a practised answer what of a told case is in it, what the resume bears out, and what would be stronger. */
export function judgeAnswer({
  question,
  answer,
  ...known
}: MaterialFacts & { question: string; answer: string }): AnswerFeedback {
  const { profile, posting, weights, own } = known;
  const facts = readWritingFacts(profile, posting, weights, { own });
  const language = materialLanguage(answer);
  const told = sentencesOf(answer);
  const employers = profile.jobs.flatMap(({ employer }) => (employer ? foldText(employer) || [] : []));
  const frame = frameOf(told, { language, employers });
  const sources = sourcesOfResume(profile, own);
  const ofOneself = OF_ONESELF[language];
  const claims = told
    .filter(({ text }) => ofOneself === null || ofOneself.test(text))
    .slice(0, MOST_CLAIMS)
    .map(({ text }) => ({ text, ...judgeText(text, sources) }));
  return { frame, claims, stronger: strongerLines(facts, question, { answer, frame }) };
}
