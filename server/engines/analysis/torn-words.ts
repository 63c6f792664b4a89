import { skillNamed } from "./find-skills.ts";
import { FUNCTION_WORDS } from "./judge-part.ts";

/** "J ava" and "f or"; "I" and "A" are words, and so is the C of "C and C++". */
const TORN = /(?<![\p{L}\p{N}&/'’.+#-])(?<letter>(?![AIOaio])\p{L}) (?<rest>\p{Ll}[\p{L}\d]{1,20})/gu;
const ENOUGH = 3; // different programs: "T cell" and "B cell" are none

function joined(whole: string, letter: string, rest: string): string {
  const isLanguage = /^[CR]$/u.test(letter) && /^(?:or|with)$/u.test(rest);
  return isLanguage || FUNCTION_WORDS.has(rest) ? whole : letter + rest;
}

/** Puts words together whose first letters a file sets apart throughout: "J ava, S wift and J ira". */
export function joinTornWords(lines: string[]): string[] {
  const torn = lines.flatMap((line) =>
    [...line.matchAll(TORN)].map(({ groups }) => `${groups?.letter}${groups?.rest}`),
  );
  const isTorn = new Set(torn.filter((word) => skillNamed(word)?.kind === "tool")).size >= ENOUGH;
  return isTorn ? lines.map((line) => line.replace(TORN, joined)) : lines;
}
