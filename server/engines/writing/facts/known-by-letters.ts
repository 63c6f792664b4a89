import { foldWord } from "../../analysis/resume-lines.ts";

const SMALL = /^(?:of|and|the|for|in|to|on|a|an|&|de|du|des|d|l|la|le|les|et|y|del|und|der|die|das|für|von)$/iu;
const SURE_LETTERS = 4;
const INITIALS = /^\p{Lu}{3,6}s?$/u;

function initialsOf(words: readonly string[]): string {
  return words.map((word) => foldWord(word).charAt(0).toUpperCase()).join("");
}

/** Whether a line has the words that a short form stands for, or the short form of these words: "PPE" and what it is. */
export function isKnownByLetters(name: string, lines: readonly string[]): boolean {
  const bare = (name.split(" (")[0] ?? "").trim();
  if (INITIALS.test(bare)) return lines.some((line) => spells(line, bare.replace(/s$/u, "")));
  const words = bare.split(/[\s/-]+|(?<=(?<!\p{L})[dl])['’]/iu).filter((word) => !SMALL.test(word));
  const short = initialsOf(words);
  return INITIALS.test(short) && lines.some((line) => line.split(/[^\p{L}\p{N}]+/u).includes(short));
}

function spells(line: string, letters: string): boolean {
  const words = line.split(/[^\p{L}\p{N}'’]+/u).filter((word) => word !== "" && !SMALL.test(word));
  const initials = initialsOf(words);
  for (let at = initials.indexOf(letters); at >= 0; at = initials.indexOf(letters, at + 1)) {
    const spelt = words.slice(at, at + letters.length);
    // Any three words in a row may begin so: "Reviewed purchases annually".
    const isName = letters.length >= SURE_LETTERS || spelt.every((word) => /^\p{Lu}/u.test(word));
    if (isName && spelt.every((word) => word.length > 1)) return true;
  }
  return false;
}
