import type { WritingFacts } from "../writing-facts.ts";
import { type AskedPart, askedTerms } from "./asked-parts.ts";
import { otherQuestions } from "./other-questions.ts";
import { ownAnswers } from "./own-answers.ts";
import { askedWhereFound } from "./where-found.ts";
import { toldOfAvailability } from "./say-availability.ts";

const WHY = "The posting asks why you want to work there: say it in the letter in your own words.";
const REASON = "The posting asks why you want to leave your job: say it in the letter in your own words.";
const CRITERIA =
  "The posting asks for an answer to each of its criteria: add it to the letter or on a page of its own.";
const TERMS = {
  notice: "your notice period",
  start: "the day you could start",
  "present pay": "your present salary",
  pay: "your expected salary",
} as const;

/** What the posting asks a letter to say and the resume does not hold, in words for the letter's owner. */
export function leftToAdd(facts: WritingFacts, letter: string | null = null): string[] {
  const { description } = facts.posting;
  const holds = (text: string) => letter?.includes(text) ?? true;
  const told = toldOfAvailability(facts).filter(({ when }) => holds(when.replace(/^(?:dem|de|du|del) /u, "")));
  const answered = ownAnswers(facts).filter(({ marks }) => marks.every(holds));
  const asked = askedTerms(description);
  const isLeft = (kind: string, ...by: string[]) =>
    asked.has(kind) && !told.some(({ kind: said }) => [kind, ...by].includes(said));
  const terms = [
    ...(isLeft("notice", "now") ? [TERMS.notice] : []),
    ...(isLeft("start", "now", "from", "notice") ? [TERMS.start] : []),
    ...(isLeft("present pay") ? [TERMS["present pay"]] : []),
    ...(isLeft("pay") ? [TERMS.pay] : []),
  ];
  const found = askedWhereFound(description);
  const left: [boolean, string][] = [
    [found !== null, `The posting wants to hear where you found it: “${found}”. Add it to the letter.`],
    [terms.length > 0, askedFor(terms)],
    [asked.has("reason"), REASON],
    [asked.has("why"), WHY],
    [asked.has("criteria"), CRITERIA],
    ...otherQuestions(description, (part) => !isAnsweredBy(answered, part)).map((question): [boolean, string] => [
      true,
      `The posting asks for something that only you can answer: “${question}”. Add it to the letter.`,
    ]),
  ];
  return left.filter(([isSo]) => isSo).map(([, text]) => text);
}

function isAnsweredBy(answers: readonly { parts: readonly AskedPart[] }[], { text }: AskedPart): boolean {
  return answers.some(({ parts }) => parts.some((part) => part.text === text));
}

function askedFor(terms: readonly string[]): string {
  const [first, second, third, fourth] = terms;
  if (second === undefined) return `The posting asks for ${first}: add it to the letter.`;
  if (third === undefined) return `The posting asks for ${first} and ${second}: add both to the letter.`;
  if (fourth === undefined) return `The posting asks for ${first}, ${second} and ${third}: add them to the letter.`;
  return `The posting asks for ${first}, ${second}, ${third} and ${fourth}: add them to the letter.`;
}
