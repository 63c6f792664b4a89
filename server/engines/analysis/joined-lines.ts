import { isBrokenAt, type ResumeLine, wordsOf } from "./resume-lines.ts";

/** Rejoins lines that the page's width broke: `firsts` has the line that each one continues. */
export type Joined = { text: string; lines: ResumeLine[]; starts: number[]; firsts: number[] };

/** "Tools: Git, Docker", or the first cell of a table's row. */
export const LABEL = /^(?:[^:]{2,40}:(?!:)\s*|[^\t,;|]{2,30}\t(?=[^\t]*,))/;
/** "Tools: Git, Docker". */
export const COLON_LABEL = /^[^:\t]{2,40}:(?!:)\s/;
const BLOCK_END = "\n\n";

/** The lines as one text; `full` is the length from which on the page's width may have broken one. */
export function joinLines(lines: ResumeLine[], full: number): Joined {
  const joined: Joined = { text: "", lines, starts: [], firsts: [] };
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    const follows = before !== undefined && isRightBelow(before, line);
    const isOpen = before !== undefined && (/[,;]$/.test(before.text) || isBrokenAt(before.text, line.text, full));
    const goesOn = follows && isOpen && !LABEL.test(line.text);
    if (index > 0) joined.text += goesOn ? " " : follows ? "\n" : BLOCK_END;
    joined.starts.push(joined.text.length);
    joined.firsts.push(goesOn ? joined.firsts[index - 1]! : index);
    joined.text += line.text;
  });
  return joined;
}

export function isRightBelow(before: ResumeLine, line: ResumeLine): boolean {
  return before.index === line.index - 1 && !line.hasBullet && !line.isBlank && !before.isBlank;
}

/** The lines that belong together from the line `first` on. */
export function paragraphAt({ text, starts, firsts }: Joined, first: number): string {
  let next = first + 1;
  while (firsts[next] === first) next++;
  return text.slice(starts[first], starts[next]).trim();
}

/** "Prepared tax returns for 40 clients a year." is running text even in a skill section. */
export function isSentence(text: string): boolean {
  const words = wordsOf(text);
  return words.length >= 9 && (text.match(/[,;|•·\t]/g)?.length ?? 0) < words.length / 4;
}
