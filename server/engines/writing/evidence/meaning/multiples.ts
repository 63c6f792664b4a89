import { changeIn, type Counted } from "./compare-numbers.ts";
import type { Clause } from "./read-clauses.ts";

/** Words for how many times as much, and the least and the most that they stand for. */
const MULTIPLES: [pattern: RegExp, least: number, most: number][] = [
  [/(?<!\p{L})(?:doubl\p{L}+|verdoppel\p{L}+|doublé\p{L}*|dupli\p{L}+|twice as)(?!\p{L})/iu, 1.95, 2.05],
  [/(?<!\p{L})(?:tripl\p{L}+|verdreifach\p{L}+)(?!\p{L})/iu, 2.9, 3.1],
  [/(?<!\p{L})(?:halv(?:ed|ing)|halbier\p{L}+|réduit de moitié|by half|a la mitad)(?!\p{L})/iu, 0.48, 0.52],
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
    const fits = ratio !== null && (isMore ? (least > 1 ? ratio > least && ratio < most * 1.6 : ratio < most && ratio > least / 2) : ratio >= least && ratio <= most);
    if (!fits) return `“${said[0]}” does not follow from your resume.`;
  }
  return null;
}
