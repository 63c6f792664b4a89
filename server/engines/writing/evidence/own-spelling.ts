import { onceFor } from "../../once-for.ts";
import type { Source } from "./sources.ts";

const COMPOUND = /(?<![\p{L}\d-])\p{Ll}{7,24}(?![\p{L}\d-])/gu;
const GAP = /[ -](?=\p{L}{3})/gu;
const END = /(?<![\p{L}\d])\p{L}{3,12}$/u;
const START = /^\p{L}{3,12}(?![\p{L}\d-])/u;
const REACH = 13;

function* halvesOf(text: string): Generator<{ first: string; second: string; index: number }> {
  for (const { index } of text.matchAll(GAP)) {
    const first = END.exec(text.slice(Math.max(0, index - REACH), index))?.[0];
    const second = START.exec(text.slice(index + 1, index + 1 + REACH))?.[0];
    if (first && second) yield { first: first.toLowerCase(), second: second.toLowerCase(), index };
  }
}

const partedIn = onceFor((resume: Source): ReadonlyMap<string, string> => {
  const parted = new Map<string, string>();
  for (const { text } of resume.statements)
    for (const { first, second, index } of halvesOf(text))
      parted.set(first + second, `${first}${text.charAt(index)}${second}`);
  return parted;
});

/** A sentence with compounds as the resume writes them: "powerplant" is its "power-plant". */
export function ownSpelling(text: string, resume: Source): string {
  const parted = partedIn(resume);
  const { words } = resume;
  const cut = text.replace(COMPOUND, (word) => (words.hasExactly(word) ? word : (parted.get(word) ?? word)));
  const joins = [...halvesOf(cut)].filter(
    ({ first, second }) => words.hasExactly(first + second) && !(words.hasExactly(first) && words.hasExactly(second)),
  );
  return joins.reduceRight((rest, { index }) => rest.slice(0, index) + rest.slice(index + 1), cut);
}
