import { readPostingSentences } from "../matching/posting-sentences.ts";

export type Requirements = {
  requirements: string[];
  wishesFrom: number;
};

const MAX_REQUIREMENTS = 60;
/** Running text is less certain, so only the first sentences count. */
const MAX_UNHEADED = 12;
const LEAST_HEADED = 2;
const SHORTEST = 3;
const PAY = /^\p{Sc}\s?\d/u;
const MAX_PAY = 40;

/** Must-haves first: what stands under headings, or without headings the sentences that ask for something. */
export function splitRequirements(description: string): Requirements {
  const asked = readPostingSentences(description).filter(
    ({ text, use }) =>
      (use === "required" || use === "wanted") &&
      text.length >= SHORTEST &&
      !(text.length <= MAX_PAY && PAY.test(text)),
  );
  const headed = asked.filter(({ headed: isHeaded }) => isHeaded);
  const chosen = headed.length >= LEAST_HEADED ? headed.slice(0, MAX_REQUIREMENTS) : asked.slice(0, MAX_UNHEADED);
  const texts = (use: "required" | "wanted") => [
    ...new Set(chosen.filter((sentence) => sentence.use === use).map(({ text }) => text)),
  ];
  const musts = texts("required");
  return { requirements: [...musts, ...texts("wanted")], wishesFrom: musts.length };
}
