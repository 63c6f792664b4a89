import { findSkills } from "../analysis/find-skills.ts";
import type { PostingSentence } from "./posting-sentences.ts";

const FEWEST_NAMES = 3;
const MOST_WORDS = 3;
const LEAST_TOOLS = 0.6; // a list of benefits may name a skill or two

/** Lines that are names of programs, several one below the other, are asked for: "Vue", "Laravel", "MySQL". */
export function withListedNames(sentences: PostingSentence[]): PostingSentence[] {
  const isOpen = ({ text, use }: PostingSentence) => use !== "required" && use !== "wanted" && isShort(text);
  if (sentences.filter(isOpen).length < FEWEST_NAMES) return sentences;
  const kinds = sentences.map((sentence) => (isOpen(sentence) ? kindOfName(sentence.text) : null));
  return sentences.map((sentence, at) => {
    if (kinds[at] == null) return sentence;
    const from = kinds.findLastIndex((kind, place) => place < at && kind === null) + 1;
    const behind = kinds.findIndex((kind, place) => place > at && kind === null);
    const run = kinds.slice(from, behind < 0 ? kinds.length : behind);
    const tools = run.filter((kind) => kind === "tool").length;
    const isList = run.length >= FEWEST_NAMES && tools >= run.length * LEAST_TOOLS;
    return isList ? { ...sentence, use: "required" } : sentence;
  });
}

function isShort(text: string): boolean {
  return text.split(" ").length <= MOST_WORDS;
}

function kindOfName(text: string): string | null {
  const [found] = findSkills(text, { list: true });
  return found && found.from === 0 && found.to === text.length ? found.kind : null;
}
