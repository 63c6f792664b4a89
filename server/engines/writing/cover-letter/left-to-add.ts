import type { WritingFacts } from "../writing-facts.ts";
import { askedOfLetter, type LetterAsk } from "./asked-of-letter.ts";
import { otherQuestions } from "./other-questions.ts";
import { toldOfAvailability } from "./say-availability.ts";

const WHY = "The posting asks why you want to work there: say it in the letter in your own words.";
const REASON = "The posting asks why you want to leave your job: say it in the letter in your own words.";
const CRITERIA =
  "The posting asks for an answer to each of its criteria: add it to the letter or on a page of its own.";

/** What the posting asks a letter to say and the resume does not hold, in words for the letter's owner. */
export function leftToAdd(
  facts: Pick<WritingFacts, "posting" | "profile" | "language" | "resumeLanguage">,
  letter: string | null = null,
): string[] {
  const { description } = facts.posting;
  const isSaid = ({ when }: { when: string }) => letter?.includes(when.replace(/^(?:dem|de|du|del) /u, "")) ?? true;
  const told = toldOfAvailability(facts).filter(isSaid);
  const asked = askedOfLetter(description);
  const isLeft = (kind: LetterAsk, ...by: string[]) =>
    asked.has(kind) && !told.some(({ kind: said }) => [kind, ...by].includes(said));
  const isPayLeft = isLeft("pay");
  const isStartLeft = isLeft("start", "now", "from", "notice");
  const left: [boolean, string][] = [
    [
      isPayLeft && isStartLeft,
      "The posting asks what you would like to earn and when you could start: add both to the letter.",
    ],
    [isPayLeft && !isStartLeft, "The posting asks what you would like to earn: add it to the letter."],
    [isStartLeft && !isPayLeft, "The posting asks when you could start: add it to the letter."],
    [isLeft("present pay"), "The posting asks what you earn now: add it to the letter."],
    [isLeft("notice", "now"), "The posting asks for your notice period: add it to the letter."],
    [asked.has("reason"), REASON],
    [asked.has("why"), WHY],
    [asked.has("criteria"), CRITERIA],
    ...otherQuestions(description).map((question): [boolean, string] => [
      true,
      `The posting asks for something that only you can answer: “${question}”. Add it to the letter.`,
    ]),
  ];
  return left.filter(([isSo]) => isSo).map(([, text]) => text);
}
