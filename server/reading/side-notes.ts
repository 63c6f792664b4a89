import { type Fragment, groupLines, lineOf, SAME_LINE } from "./text-fragments.ts";

const DATE = /\b(?:19|20)\d\d\b|\b(?:present|current|now|today|heute|ongoing)\b|\b\d{1,2}[/.]\d{2,4}\b/i;
const PLACE = /^\p{Lu}[\p{L} .'-]+,\s*\p{Lu}[\p{L} .'-]+$/u;
const NOTE_CHARACTERS = 45;

/** Whether one side of an upright gap is only the dates or places that belong beside the other side's lines. */
export function areSideNotes(first: Fragment[], second: Fragment[]): boolean {
  const firstLines = groupLines(first);
  const secondLines = groupLines(second);
  return areNotesBeside(firstLines, secondLines) || areNotesBeside(secondLines, firstLines);
}

function areNotesBeside(side: Fragment[][], other: Fragment[][]): boolean {
  const notes = side.filter((line) => {
    const { text } = lineOf(line);
    return text.length <= NOTE_CHARACTERS && (DATE.test(text) || PLACE.test(text));
  });
  const beside = side.filter((line) => {
    const { base, size } = line[0]!;
    return other.some((each) => Math.abs(each[0]!.base - base) < SAME_LINE * size);
  });
  return notes.length >= side.length / 2 && beside.length >= side.length / 2;
}
