export type Word = { text: string; bold: boolean };
export type WrappedLine = Word[];

/** Of the width; a last line shorter than this gets a word more. */
const SHORT_LAST_LINE = 0.15;
/** A line that begins like this would pass for the point of a list, and one ending like that for a divided word. */
const LIST_LIKE_START = /^(?:[^\p{L}\p{N}("'“‘«[$€£#@.]|\d{1,2}[.)]$|o$)/u;
const DIVIDED_END = /\p{L}[-\u2010]$/u;

type Atom = { words: Word[]; width: number };

/**
 * Breaks words into lines of at most `width`, at blanks only; a word wider than a line is cut. `measure` gives the
 * width of a word with the blank after it or without.
 */
export function wrapWords(
  words: Word[],
  width: number,
  measure: (text: string, bold: boolean) => number,
): WrappedLine[] {
  const space = measure(" ", false);
  const widthOf = (some: Word[]) =>
    some.reduce((sum, word) => sum + measure(word.text, word.bold), 0) + space * Math.max(0, some.length - 1);
  const fitting = words.flatMap((word) => cutWord(word, width, measure));
  const atoms = toAtoms(fitting).flatMap((atom): Atom[] => {
    const atomWidth = widthOf(atom);
    return atomWidth <= width
      ? [{ words: atom, width: atomWidth }]
      : atom.map((word) => ({ words: [word], width: widthOf([word]) }));
  });
  const lines: { atoms: Atom[]; width: number }[] = [];
  for (const atom of atoms) {
    const line = lines.at(-1);
    if (line && line.width + space + atom.width <= width) {
      line.atoms.push(atom);
      line.width += space + atom.width;
    } else {
      lines.push({ atoms: [atom], width: atom.width });
    }
  }
  const [before, last] = [lines.at(-2), lines.at(-1)];
  if (before && last && last.width < SHORT_LAST_LINE * width && before.atoms.length > 2) {
    last.atoms.unshift(before.atoms.pop()!);
  }
  return lines.map((line) => line.atoms.flatMap((atom) => atom.words));
}

/** Words that must stay on one line. */
function toAtoms(words: Word[]): Word[][] {
  const atoms: Word[][] = [];
  for (const word of words) {
    const last = atoms.at(-1)?.at(-1);
    if (last && (LIST_LIKE_START.test(word.text) || DIVIDED_END.test(last.text))) atoms.at(-1)!.push(word);
    else atoms.push([word]);
  }
  return atoms;
}

function cutWord(word: Word, width: number, measure: (text: string, bold: boolean) => number): Word[] {
  if (measure(word.text, word.bold) <= width) return [word];
  const pieces: Word[] = [];
  let piece = "";
  let reached = 0;
  for (const { segment } of new Intl.Segmenter().segment(word.text)) {
    const segmentWidth = measure(segment, word.bold);
    if (piece !== "" && reached + segmentWidth > width) {
      pieces.push({ ...word, text: piece });
      piece = "";
      reached = 0;
    }
    piece += segment;
    reached += segmentWidth;
  }
  return [...pieces, { ...word, text: piece }];
}
