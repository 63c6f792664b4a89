import { changeIn, type Counted } from "./compare-numbers.ts";
import type { Clause } from "./read-clauses.ts";

/** Words for multiples with the least and the most they mean. */
const MULTIPLES: [pattern: RegExp, least: number, most: number][] = [
  [/(?<!\p{L})(?:doubl\p{L}+|verdoppel\p{L}+|doublé\p{L}*|dupli\p{L}+|twice as)(?!\p{L})/iu, 1.95, 2.05],
  [/(?<!\p{L})(?:tripl\p{L}+|verdreifach\p{L}+)(?!\p{L})/iu, 2.9, 3.1],
  [/(?<!\p{L})(?:halv(?:ed|ing)|halbier\p{L}+)(?!\p{L})/iu, 0.48, 0.52],
];
const SHARES: [pattern: RegExp, least: number, most: number][] = [
  [/(?<!\p{L})(?:by (?:a|one) third|um ein Drittel|d['’]un tiers|en un tercio)(?!\p{L})/iu, 0.31, 0.36],
  [/(?<!\p{L})(?:by two thirds|um zwei Drittel|des deux tiers|en dos tercios)(?!\p{L})/iu, 0.63, 0.69],
  [/(?<!\p{L})(?:by (?:a|one) quarter|um ein Viertel|d['’]un quart|en un cuarto)(?!\p{L})/iu, 0.23, 0.27],
  [/(?<!\p{L})(?:by three quarters|um drei Viertel|des trois quarts)(?!\p{L})/iu, 0.73, 0.78],
  [/(?<!\p{L})(?:by (?:a )?half|um die Hälfte|de moitié|a la mitad)(?!\p{L})/iu, 0.48, 0.52],
];
const MORE = /(?:more than|mehr als|plus que|plus de|más que|más de)\s+$/iu;

/** Why "doubled" or "halved" does not follow from a line; null when it does, or is not said. */
export function wrongMultiple(clause: Clause, shown: Counted): string | null {
  for (const [pattern, least, most] of MULTIPLES) {
    const said = pattern.exec(clause.text);
    if (!said) continue;
    if (pattern.test(shown.text)) return null;
    const change = changeIn(shown);
    const ratio = change && change.from.value > 0 ? change.to.value / change.from.value : null;
    const isMore = MORE.test(clause.text.slice(0, said.index));
    const fits =
      ratio !== null &&
      (isMore
        ? least > 1
          ? ratio > least && ratio < most * 1.6
          : ratio < most && ratio > least / 2
        : ratio >= least && ratio <= most);
    if (!fits) return `“${said[0]}” does not follow from your resume.`;
  }
  return wrongShare(clause, shown);
}

function wrongShare(clause: Clause, shown: Counted): string | null {
  for (const [pattern, least, most] of SHARES) {
    const said = pattern.exec(clause.text);
    if (!said || pattern.test(shown.text)) continue;
    const change = changeIn(shown);
    const percent = shown.numbers.find(({ unit }) => unit === "percent");
    const share =
      change && change.from.value > 0
        ? Math.abs(change.to.value - change.from.value) / change.from.value
        : (percent?.value ?? 0) / 100;
    if (share < least || share > most) return `“${said[0]}” does not follow from your resume.`;
  }
  return null;
}
