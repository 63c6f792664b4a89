/** A part of a posting; an aside is plain text behind a list, which ends what stood under its heading. */
export type Block = { text: string; isAside: boolean };

const PARAGRAPHS = /\n[^\S\n]*\n/;
const MARK = /^\s*(?:[-–—*•·●▪◦‣§✓✔➢»]|\d{1,2}[.)])\s*(?=\S)/u;
/** A longer line of a list may have been broken, so that the one below is its end. */
const BROKEN_FROM = 60;
const FEWEST_WORDS = 4;
const LONGEST_HEADING = 60;

function isMarked(line: string): boolean {
  return MARK.test(line);
}

function isOver(line: string, before: string | undefined): boolean {
  const isSentence = /^\s*\p{Lu}/u.test(line) && /[.!?]$/.test(line) && line.split(" ").length >= FEWEST_WORDS;
  return isSentence && before !== undefined && isMarked(before) && before.length < BROKEN_FROM;
}

function paragraphsOf(text: string): string[][] {
  return text.split(PARAGRAPHS).flatMap((paragraph) => {
    const lines = paragraph.split("\n").filter((line) => line.trim() !== "");
    const at = lines.findIndex((line, index) => !isMarked(line) && isOver(line, lines[index - 1]));
    return at < 0 ? [lines] : [lines.slice(0, at), lines.slice(at)];
  });
}

function isHeadOf(lines: string[], next: string[] | undefined): boolean {
  const [line = ""] = lines;
  return lines.length === 1 && line.length <= LONGEST_HEADING && !/[.!]$/.test(line) && isMarked(next?.[0] ?? "");
}

/** Tells the lists of a posting, and what stands over them, from the plain text behind them. */
export function blocksOf(text: string, isHeading: (line: string) => boolean): Block[] {
  let isBehindList = false;
  return paragraphsOf(text.replace(/\r/g, "")).map((lines, at, all) => {
    const isList = lines.some(isMarked);
    if (isList || isHeading(lines[0] ?? "") || isHeadOf(lines, all[at + 1])) {
      isBehindList = isList && isMarked(lines.at(-1) ?? "");
      return { text: lines.join("\n"), isAside: false };
    }
    return { text: lines.join("\n"), isAside: isBehindList };
  });
}
