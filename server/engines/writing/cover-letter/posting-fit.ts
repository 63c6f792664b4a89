import { readPostingSentences } from "../../matching/posting-sentences.ts";
import { relateLines } from "../relatedness/relate-lines.ts";
import { likeness, sharedWords, tellingWords } from "../relatedness/telling-words.ts";
import type { WritingFacts } from "../writing-facts.ts";

/** How near an English line is to the work that a posting describes. */
export type PostingFit = {
  /** Of the sentence that it answers best: how much it says of it. */
  best: number;
  /** Of the sentences, those that it has to do with. */
  share: number;
  /** Its telling words by how often the posting says them, and how many of them it says at all. */
  said: number;
  spoken: number;
  telling: number;
};

const FEWEST_OF_WORK = 3; // in sentences: a posting that tells less of the work is read as a whole
const SHORTEST_SENTENCE = 9;
const OF_NEAR = 0.4; // of what an answer counts, where it is only near
const FEWEST_SENTENCES = 5;
const FEWEST_WORDS = 3; // of a line with fewer telling words each says less
const OF_TITLE = 2; // in sentences

/** Measures each of these lines against a posting. */
export function fitToPosting(lines: readonly string[], { posting }: Pick<WritingFacts, "posting">): PostingFit[] {
  const listed = posting.requirements.filter((text) => !posting.description.includes(text));
  const sentences = [...sentencesOfWork(posting.description), ...listed];
  const related = sentences.map((sentence) => relateLines(sentence, lines, { language: "en", own: "en" }));
  const said = timesSaid([...Array<string>(OF_TITLE).fill(posting.title), ...sentences]);
  const spoken = tellingWords([posting.title, posting.description, ...listed].join("\n"));
  const timesOf = (word: string) =>
    said.reduce((times, one) => times + (likeness(word, one.word, "en") > 0 ? one.times : 0), 0);
  return lines.map((line, index) => {
    const relations = related.flatMap((each) => each[index] ?? []);
    const words = tellingWords(line);
    const ofWords = words.reduce((sum, word) => sum + Math.log1p(timesOf(word)), 0);
    return {
      best: Math.max(0, ...relations.map(({ strength, isSame }) => strength * (isSame ? 1 : OF_NEAR))),
      share: relations.length / Math.max(FEWEST_SENTENCES, sentences.length),
      said: ofWords / Math.sqrt(Math.max(1, words.length)),
      spoken: sharedWords(words, spoken, "en").length / Math.max(FEWEST_WORDS, words.length),
      telling: words.length,
    };
  });
}

function sentencesOfWork(description: string): string[] {
  const all = readPostingSentences(description).filter(({ text }) => text.length >= SHORTEST_SENTENCE);
  const ofWork = all.filter(({ use }) => use !== "skipped");
  return (ofWork.length < FEWEST_OF_WORK ? all : ofWork).map(({ text }) => text);
}

function timesSaid(texts: readonly string[]): { word: string; times: number }[] {
  const words = Map.groupBy(texts.flatMap(tellingWords), (word) => word);
  return [...words].map(([word, found]) => ({ word, times: found.length }));
}
