import type { PracticeAdvice } from "../../../domain/practice.ts";
import { type MaterialLanguage, materialLanguage } from "../language.ts";
import { claimingWords } from "../evidence/fact-words.ts";
import { relateLines } from "../relatedness/relate-lines.ts";
import { sharedWords } from "../relatedness/telling-words.ts";
import { BLAMES, BY_GROUP, BY_ONESELF, PRAISES, WOULD } from "./coach-cues.ts";

const FEWEST_WORDS = 30;
const MOST_WORDS = 280; // about two minutes of speech
const LONGEST_SENTENCE = 50;
const FEWEST_TO_KNOW = 12; // a language is not known by fewer words
const FEWEST_WOULD = 2;

type Answered = {
  question: string;
  answer: string;
  sentences: readonly string[];
  asksCase: boolean;
  language: MaterialLanguage;
  /** Whether the answer names a deed of its own and a line of the resume bears out some of it. */
  hasDeed: boolean;
  isBorneOut: boolean;
  fitting: readonly string[];
};

/** What a coach would say first of an answer: whether it answers, how long it is, and of whom it speaks. */
export function coachAnswer(answered: Answered): PracticeAdvice[] {
  const { question, answer, sentences, asksCase, hasDeed, isBorneOut } = answered;
  const language = materialLanguage(answer);
  const words = answer.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
  const advice: PracticeAdvice[] = [];
  if (words.length >= FEWEST_TO_KNOW && language !== materialLanguage(question)) advice.push("inOtherLanguage");
  else if (isBeside(answered)) advice.push("besideTheQuestion");
  if (words.length < FEWEST_WORDS) advice.push("tooShort");
  const isRunOn = sentences.some((sentence) => sentence.split(" ").length > LONGEST_SENTENCE);
  if (words.length > MOST_WORDS || isRunOn) advice.push("tooLong");
  const wouldBe = sentences.filter((sentence) => WOULD[language].test(sentence)).length;
  if (asksCase && !hasDeed && wouldBe >= FEWEST_WOULD) advice.push("onlyWould");
  else if (asksCase && !hasDeed && !/\d/u.test(answer) && advice.length === 0) advice.push("noCaseTold");
  const isOfGroup = sentences.some((sentence) => BY_GROUP[language].test(sentence));
  if (asksCase && isOfGroup && !sentences.some((sentence) => BY_ONESELF[language].test(sentence)))
    advice.push("onlyTogether");
  if (BLAMES[language].test(answer)) advice.push("blamesOthers");
  if (PRAISES[language].test(answer) && !isBorneOut) advice.push("praisesOnly");
  return advice;
}

/** Whether an answer has neither a word of the question nor one of the lines that answer it. */
function isBeside({ question, answer, sentences, asksCase, language, fitting }: Answered): boolean {
  if (!asksCase || fitting.length === 0 || materialLanguage(answer) !== language) return false;
  const told = wordsOf(answer);
  const asked = [...new Set([question, ...fitting].flatMap(wordsOf))];
  if (sharedWords(asked, told, language).length > 0) return false;
  return relateLines(question, sentences, { language, own: language }).every((relation) => relation === null);
}

function wordsOf(text: string): string[] {
  return claimingWords(text).map(({ word }) => word);
}
