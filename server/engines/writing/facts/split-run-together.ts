import { isNamedTool } from "../skill-names.ts";
import { readOpening } from "../english-verbs.ts";

const FEWEST_WORDS = 3;
/** Where a word with a capital follows a small one without any sign between them. */
const JOINT = /(?<=[\p{Ll}\d)%] )(?=\p{Lu}\p{Ll}+ \p{Ll})/gu;

/** After these a name follows, and no new point. */
const OPEN_END = /(?<!\p{L})(?:and|or|of|the|an?|with|for|in|at|by|to|from|on|as|our|their|its|into|via)$/u;

const BEHIND_NAME = /(?<!\p{L})\p{Lu}\p{L}* $/u;
const AFTER_NAME = / (?:using|with|in|and|to) \p{Lu}\p{Ll}+ $/u;

/** "... daily tasks Coordinate projects Manage budgets": lines whose ends were lost, as the points that they were. */
export function splitRunTogether(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { index } of text.matchAll(JOINT)) {
    const opening = readOpening(text.slice(index));
    const isOpen = OPEN_END.test(text.slice(from, index).trim());
    // "five System Engineers by tracking": what follows a name's first word is the rest of it.
    const isNamed =
      opening?.form === "past" ? AFTER_NAME.test(text.slice(0, index)) : BEHIND_NAME.test(text.slice(0, index));
    const isOfName = isNamed && from < text.slice(0, index).trim().lastIndexOf(" ");
    const isVerb = opening !== null && opening.form !== "gerund" && opening.adverb === "";
    const isPoint = isVerb && !isOpen && !isOfName && !isNamedTool(text.slice(index).split(" ")[0] ?? "");
    if (!isPoint || countWords(text.slice(from, index)) < FEWEST_WORDS) continue;
    pieces.push(text.slice(from, index).trim());
    from = index;
  }
  const last = text.slice(from).trim();
  return countWords(last) < FEWEST_WORDS || readOpening(pieces[0] ?? text) === null ? [text] : [...pieces, last];
}

function countWords(text: string): number {
  return text.trim().split(" ").length;
}
