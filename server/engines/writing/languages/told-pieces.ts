import { upperFirst } from "../skill-names.ts";
import type { Told } from "./grammar.ts";
import { listParts } from "./line-splits.ts";

const LEFT_OUT = 0.7; // so much less is a line worth of which a part stays untold
const FEWEST_WORDS = 2;

/** "Cuisinier, chef de partie" names who somebody is, and no deed. */
const ONLY_WHO = /^(?:J['’]étais|Je suis|Ich bin|Ich war|Soy|Fui) [\p{L}'’.-]+(?: [\p{L}'’.-]+){0,3}$/u;

type Ways = {
  tell: (piece: string) => Told | null;
  join: (one: Told, other: Told) => Told | null;
  /** What limits the piece before it, which is not told without it. */
  limits: RegExp;
};

/** Those parts of a line that can be told each by itself, the first two of them, where the whole cannot be. */
export function toldByPieces(text: string, { tell, join, limits }: Ways): Told | null {
  const pieces = text.split(/ ?; /u).flatMap(listParts);
  if (pieces.length < 2) return null;
  const told = pieces.flatMap((piece, index) => {
    const isLimited = limits.test(piece) || limits.test(pieces[index + 1] ?? "");
    const own = isLimited || piece.split(" ").length < FEWEST_WORDS ? null : tell(upperFirst(piece));
    return own && !ONLY_WHO.test(own.sentence) ? [{ own, hasFigure: /\d/u.test(piece) }] : [];
  });
  const [first, second] = [...told.filter((one) => one.hasFigure), ...told.filter((one) => !one.hasFigure)];
  if (!first) return null;
  const both = second && join(first.own, second.own);
  const said = both ?? first.own;
  return { ...said, clumsy: (said.clumsy ?? 0) + LEFT_OUT };
}
