import { anyOfLines } from "../../../any-of.ts";
import { areForms, type FactWord, factWords } from "../fact-words.ts";
import { isPlainWord } from "../plain-words.ts";
import { sameVerb } from "./same-verb.ts";
import type { SourceLine } from "./source-lines.ts";

const TOLD = new RegExp(
  String.raw`^.*?(?<!\p{L})${anyOfLines`
    I|ich|Ich|je|Je|yo|Yo
    my (?:work|job|tasks?|duties) (?:was|were|is|are|covers?|covered|includes?|included)(?: to)?
  `}\s`,
  "u",
);
const LEAST_WORDS = 4;
const SENTENCE_BEFORE = /(?:^|[.;:•|]\s*)$/u;

/** The line that a sentence tells word for word, its first verb in another form; null when there is none. */
export function lineAsWritten(text: string, lines: readonly SourceLine[]): SourceLine | null {
  const before = TOLD.exec(text)?.[0] ?? "";
  const opening = factWords(before).filter(({ word }) => !isPlainWord(word));
  const said = factWords(text.slice(before.length));
  const [first, ...rest] = said;
  if (!first || said.length < LEAST_WORDS) return null;
  // "€180,000" is not "£180,000": the signs between words count, too.
  const tail = plain(text.slice(before.length + (rest[0]?.from ?? 0)));
  const isBeside = ({ word }: FactWord, { beside }: SourceLine) => beside.some((other) => other.word === word);
  return (
    lines.find(
      (line) =>
        opening.every((word) => isBeside(word, line)) &&
        plain(line.statement.text).includes(tail) &&
        beginsIn(line.statement.text, first, rest),
    ) ?? null
  );
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(/(?<![.!\s])[.!\s]+$/, "")
    .trim();
}

function beginsIn(line: string, first: FactWord, rest: FactWord[]): boolean {
  const words = factWords(line);
  return words.some(
    ({ word, from }, at) =>
      (areForms(word, first.word) || sameVerb(word, first.word)) &&
      SENTENCE_BEFORE.test(line.slice(0, from)) &&
      rest.every((other, index) => words[at + index + 1]?.word === other.word),
  );
}
