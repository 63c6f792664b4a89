import { readFileSync } from "node:fs";
import { engineFile } from "../engine-file.ts";
import { shinglesOf, type TextLikeness } from "./text-likeness.ts";

function readWords(): { telling: Set<string>; speaker: Set<string>; reader: Set<string> } {
  const lines = readFileSync(engineFile("postings/boilerplate-words.txt"), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  const wordsAfter = (mark: string) =>
    new Set(lines.filter((line) => line.startsWith(mark)).flatMap((line) => line.slice(mark.length).split(" ")));
  const telling = new Set(lines.filter((line) => !/^[~-] /.test(line)).flatMap((line) => line.split(" ")));
  return { telling, speaker: wordsAfter("~ "), reader: wordsAfter("- ") };
}
const WORDS = readWords();

function isBoilerplate(words: readonly string[], firm: string): boolean {
  if (words.some((word) => WORDS.telling.has(word)) || (firm !== "" && words.join("").includes(firm))) return true;
  return words.some((word) => WORDS.speaker.has(word)) && !words.some((word) => WORDS.reader.has(word));
}

/** Fewer words are a heading. */
const LEAST_SENTENCE = 4;
const MOSTLY = 0.7;

/** Whether what a text says beyond another is mostly about the employer, whose name comes joined: "harborworks". */
export function isOnlyBoilerplateOwn(text: TextLikeness, other: TextLikeness, firm: string): boolean {
  let [own, boilerplate] = [0, 0];
  for (const words of text.sentences) {
    const shingles = shinglesOf(words);
    const shared = shingles.filter((shingle) => other.shingles.has(shingle)).length;
    if (words.length < LEAST_SENTENCE || shared * 2 > shingles.length) continue;
    own += words.length;
    if (isBoilerplate(words, firm)) boilerplate += words.length;
  }
  return boilerplate >= own * MOSTLY;
}
