import { anyOfLines } from "../any-of.ts";
import { type PostingSentence, readPostingSentences } from "../matching/posting-sentences.ts";

export type Requirements = {
  requirements: string[];
  wishesFrom: number;
};

const MAX_REQUIREMENTS = 60;
const MAX_UNHEADED = 12; // running text is less certain, so only the first sentences count
const LEAST_HEADED = 2;
const SHORTEST = 3;
const PAY = /^\p{Sc}\s?\d/u;
const MAX_PAY = 40;
const HEADING = /^[^.!?]{1,60}:$/;
const OF_EMPLOYER = new RegExp(
  `^${anyOfLines`
    (?:our|we|we[’']re|we[’']ve)\b
    this (?:description|overview|role|position|job) (?:is|offers|provides|has)\b
    at \p{Lu}\p{L}+,? we\b
    about (?:us|the company|our)\b
    join (?:us|our)\b
  `}`,
  "iu",
);
const STILL_ASKS = /\b(?:must|requires?|required|needs?|expects?|you)\b|looking for|seeking/i;
const CUT_LENGTH = 240; // a sentence of this length was cut, so what follows in small letters is its end

function isAsk({ text, use }: PostingSentence, before: PostingSentence | undefined): boolean {
  if (use !== "required" && use !== "wanted") return false;
  if (text.length < SHORTEST || HEADING.test(text) || (text.length <= MAX_PAY && PAY.test(text))) return false;
  if (OF_EMPLOYER.test(text) && !STILL_ASKS.test(text)) return false;
  const isCut = before !== undefined && before.text.length > CUT_LENGTH && !/[.!?]$/u.test(before.text);
  return !(isCut && /^\p{Ll}/u.test(text));
}

/** Must-haves first: what stands under headings, or without headings the sentences that ask for something. */
export function splitRequirements(description: string): Requirements {
  const asked = readPostingSentences(description).filter((sentence, at, all) => isAsk(sentence, all[at - 1]));
  const headed = asked.filter(({ headed: isHeaded }) => isHeaded);
  const chosen = headed.length >= LEAST_HEADED ? headed.slice(0, MAX_REQUIREMENTS) : asked.slice(0, MAX_UNHEADED);
  const texts = (use: "required" | "wanted") => [
    ...new Set(chosen.filter((sentence) => sentence.use === use).map(({ text }) => text)),
  ];
  const musts = texts("required");
  return { requirements: [...musts, ...texts("wanted")], wishesFrom: musts.length };
}
