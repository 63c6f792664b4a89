export const LONGEST_DEED = 230;

/** A line's beginning, the mark after it and what follows. */
export type Parts = { first: string; mark: ":" | ";" | ","; rest: string };

/** What a line lists by its commas; those between brackets list nothing. */
export function listParts(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  let depth = 0;
  for (const [index, char] of [...text].entries()) {
    if (char === "(") depth += 1;
    else if (char === ")") depth -= 1;
    else if (char === "," && depth === 0 && text[index + 1] === " ") {
      parts.push(text.slice(from, index));
      from = index + 2;
    }
  }
  return [...parts, text.slice(from)].reduce(withNumbers, []);
}

/** "Kategorien 1, 3 und 5" are one thing. */
const NUMBER_ALONE = /^\d[\d.]{0,8}(?: (?:y|e|et|und) \d[\d.]{0,8})?$/u;

function withNumbers(parts: string[], part: string): string[] {
  const before = parts.at(-1);
  const isOfBefore = before !== undefined && NUMBER_ALONE.test(part) && /\d$/u.test(before);
  return isOfBefore ? [...parts.slice(0, -1), `${before}, ${part}`] : [...parts, part];
}

/** Whether a colon or a semicolon parts a text, other than within brackets. */
export function isParted(text: string): boolean {
  return [...text.matchAll(/[:;]/gu)].some(({ index }) => !isWithinBrackets(text, index));
}

function isWithinBrackets(text: string, index: number): boolean {
  return text.lastIndexOf("(", index) > text.lastIndexOf(")", index);
}

/** Where a line falls in two: at its only colon or semicolon, or before a figure behind its last comma. */
export function partsOf(text: string, hasFigure: (rest: string) => boolean): Parts | null {
  const marks = [...text.matchAll(/ ?(?<mark>[:;]) /gu)].filter(({ index }) => !isWithinBrackets(text, index));
  const [at] = marks;
  if (at && marks.length === 1 && at.index > 0)
    return {
      first: text.slice(0, at.index),
      mark: at[0].trim() as ":" | ";",
      rest: text.slice(at.index + at[0].length),
    };
  const all = at ? [] : listParts(text);
  const rest = all.at(-1) ?? "";
  return all.length > 1 && hasFigure(rest) ? { first: all.slice(0, -1).join(", "), mark: ",", rest } : null;
}
