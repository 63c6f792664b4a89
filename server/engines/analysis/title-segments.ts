import { GENERAL_HEADS, LEVEL_WORDS } from "./lexicon/title-words.ts";
import { plainTitle, wordsOfPlain } from "./title-words.ts";

const SPLITTER = /(?<!\s)\s+[-–—−]+\s+|[,;|:()[\]{}*•·–—]|(?=\/)|\s(?=(?:for|with|at|to|reporting)\s)/;

function jointOf(piece: string): number {
  const before = /^(.+?)(?:\sand\s|\s?[&+]\s?)/.exec(piece)?.[1];
  return before === undefined ? 0 : wordsOfPlain(before).length;
}

export type TitleSegment = {
  words: string[];
  weight: number;
  /** Index of the word after an "and", 0 = none. */
  joint: number;
};

const LATER_WEIGHTS = [1, 0.4, 0.2];
const ALTERNATIVE_WEIGHT = 0.8;
const EMPLOYER_WEIGHT = 0.05;

/** Split at commas, dashes, "for", "with" and "at"; the first segment weighs most. */
export function titleSegments(text: string): TitleSegment[] {
  const segments: { words: string[]; joint: number; kind: "part" | "alternative" | "employer" }[] = [];
  for (const piece of plainTitle(text).split(SPLITTER)) {
    const words = wordsOfPlain(piece);
    const kind = piece.startsWith("/") ? "alternative" : /^\s*(at|reporting)\s/.test(piece) ? "employer" : "part";
    if (words.length > 0) segments.push({ words, joint: jointOf(piece), kind });
  }
  const [first, second] = segments;
  if (
    first &&
    second?.kind === "part" &&
    first.words.every((word) => LEVEL_WORDS.has(word) || GENERAL_HEADS.has(word))
  ) {
    segments.splice(0, 2, { words: [...second.words, ...first.words], joint: second.joint, kind: "part" });
  }
  let place = 0;
  return segments.map(({ words, joint, kind }, index) => {
    if (kind === "employer") return { words, joint, weight: EMPLOYER_WEIGHT };
    if (index > 0 && kind === "part") place++;
    const weight = LATER_WEIGHTS[Math.min(place, LATER_WEIGHTS.length - 1)]!;
    return { words, joint, weight: kind === "alternative" ? weight * ALTERNATIVE_WEIGHT : weight };
  });
}
