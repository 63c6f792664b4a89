import { skillNamed } from "../analysis/find-skills.ts";
import type { PostingSentence } from "./posting-sentences.ts";

const FEWEST_NAMES = 3;
const MOST_WORDS = 3;
const LEAST_TOOLS = 0.6; // a list of benefits may name a skill or two

/** Lines that are names of programs, several one below the other, are asked for: "Vue", "Laravel", "MySQL". */
export function withListedNames(sentences: PostingSentence[]): PostingSentence[] {
  const isOpen = ({ text, use }: PostingSentence) => use !== "required" && use !== "wanted" && isShort(text);
  if (sentences.filter(isOpen).length < FEWEST_NAMES) return sentences;
  const listed = new Set<PostingSentence>();
  let run: { sentence: PostingSentence; kind: string }[] = [];
  const close = () => {
    const tools = run.filter(({ kind }) => kind === "tool").length;
    const isList = run.length >= FEWEST_NAMES && tools >= run.length * LEAST_TOOLS;
    if (isList) for (const { sentence } of run) listed.add(sentence);
    run = [];
  };
  for (const sentence of sentences) {
    const kind = isOpen(sentence) ? (skillNamed(sentence.text)?.kind ?? null) : null;
    if (kind === null) close();
    else run.push({ sentence, kind });
  }
  close();
  return sentences.map((one) => (listed.has(one) ? { ...one, use: "required" } : one));
}

function isShort(text: string): boolean {
  return text.split(" ").length <= MOST_WORDS;
}
