export type Word = {
  text: string;
  bold: boolean;
  startsCell: boolean;
};
export type WrappedLine = Word[];

const SHORT_LAST_LINE = 0.15;
/** Would look like a list item at the start of a line, or like a divided word at its end. */
const LIST_LIKE_START = /^(?:[^\p{L}\p{N}("'“‘«[$€£#@.]|\d{1,2}[.)]$|o$)/u;
const DIVIDED_END = /\p{L}[-\u2010]$/u;

const ITEM_END = /[,;|]$/;
const LIST_ITEMS = 4; // a line with this many short items is a list, whose items stay whole
const ITEM_WORDS = 4;

type Atom = { words: Word[]; width: number };

/** Breaks at blanks only; a word wider than a line is cut. */
export function wrapWords(
  words: Word[],
  width: number,
  cellGap: number,
  measure: (text: string, bold: boolean) => number,
): WrappedLine[] {
  const space = measure(" ", false);
  const gapBefore = (word: Word | undefined) => (word?.startsCell ? cellGap : space);
  const widthOf = (some: Word[]) =>
    some.reduce((sum, word, index) => sum + measure(word.text, word.bold) + (index === 0 ? 0 : gapBefore(word)), 0);
  const fitting = words.flatMap((word) => cutWord(word, width, measure));
  const fits = (some: Word[]) => widthOf(some) <= width;
  const atoms = toAtoms(fitting, isList(fitting))
    .flatMap((atom) => (fits(atom) ? [atom] : toAtoms(atom, false)))
    .flatMap((atom) => (fits(atom) ? [atom] : atom.map((word) => [word])))
    .map((atom): Atom => ({ words: atom, width: widthOf(atom) }));
  const lines: { atoms: Atom[]; width: number }[] = [];
  for (const atom of atoms) {
    const line = lines.at(-1);
    const gap = gapBefore(atom.words[0]);
    if (line && line.width + gap + atom.width <= width) {
      line.atoms.push(atom);
      line.width += gap + atom.width;
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

function isList(words: Word[]): boolean {
  const items = words.filter(({ text }) => ITEM_END.test(text)).length + 1;
  return items >= LIST_ITEMS && words.length <= items * ITEM_WORDS;
}

function toAtoms(words: Word[], keepsItems: boolean): Word[][] {
  const atoms: Word[][] = [];
  for (const word of words) {
    const last = atoms.at(-1)?.at(-1);
    const isTied =
      last !== undefined &&
      !word.startsCell &&
      (LIST_LIKE_START.test(word.text) || DIVIDED_END.test(last.text) || (keepsItems && !ITEM_END.test(last.text)));
    if (isTied) atoms.at(-1)!.push(word);
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
  return [...pieces, { ...word, text: piece }].map((each, index) =>
    index === 0 ? each : { ...each, startsCell: false },
  );
}
