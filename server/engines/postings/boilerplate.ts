import { readFileSync } from "node:fs";
import { engineFile } from "../engine-file.ts";

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

/** Whether a sentence is about the employer, its benefits or its hiring. The firm's name comes joined. */
export function isAboutEmployer(words: readonly string[], firm: string): boolean {
  if (words.some((word) => WORDS.telling.has(word)) || (firm !== "" && words.join("").includes(firm))) return true;
  return words.some((word) => WORDS.speaker.has(word)) && !words.some((word) => WORDS.reader.has(word));
}
