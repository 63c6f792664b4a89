import type { MaterialLanguage } from "../language.ts";
import type { Deed } from "../writing-facts.ts";
import { hasFigure } from "../facts/deed-worth.ts";
import type { Proof, WeighedDeed } from "./choose-proofs.ts";

const BEST = 4; // of so many lines the first and nearly each other one is told, or all stand as they are
const MOST_LEFT = 1;
/** How many of the best lines a letter abroad may leave out that can be made of so many sentences. */
const LEFT_ABROAD: readonly [sentences: number, left: number][] = [
  [5, 3],
  [4, 2],
  [3, 1],
];
const MANY = 7; // with so many good sentences hardly anything is lost where three of the best lines are no sentences
const MOST_LEFT_OF_MANY = 3;
const FAR_BETTER = 3.5;
const FEWEST_GOOD = 3; // sentences, of which a letter can be made
const LEAST_SCORE = 0;

/** Whether sentences tell what a list would: in English most of the best figures, abroad most of the best lines. */
export function tellsEnough(
  plain: readonly Proof[],
  ranked: readonly WeighedDeed[],
  { language, isListable }: { language: MaterialLanguage; isListable(deed: Deed): boolean },
): boolean {
  const isPlain = (one: WeighedDeed) => plain.some((proof) => tellsDeed(proof, one));
  const [first, second] = ranked;
  if (first === undefined) return true;
  const left = ranked.slice(0, BEST).filter((one) => !isPlain(one));
  if (language !== "en") {
    // Abroad a list is so unusual that even the best line may be left out for the others to be sentences.
    const isAlone = second === undefined || first.score - second.score > FAR_BETTER;
    return (
      (isPlain(first) || !isAlone) &&
      left.length <= (LEFT_ABROAD.find(([sentences]) => plain.length >= sentences)?.[1] ?? 0)
    );
  }
  const told = ranked.filter(isPlain);
  const good = told.filter((one) => one.score > LEAST_SCORE);
  const [best] = told;
  const isSame = left.length <= MOST_LEFT && told.length >= FEWEST_GOOD;
  if (best === undefined || (good.length < FEWEST_GOOD && !isSame)) return false;
  // Whoever reads letters takes a list for notes; only figures that no sentence holds are worth one.
  const figures = left.filter(({ deed }) => hasFigure(deed.text) && isListable(deed));
  const isLost = figures.some(({ score }) => score - best.score > FAR_BETTER);
  return !isLost && figures.length <= (good.length < MANY ? MOST_LEFT : MOST_LEFT_OF_MANY);
}

/** Whether a proof tells a deed, alone or with others. */
export function tellsDeed({ deed, parts = [] }: Proof, { deed: wanted }: WeighedDeed): boolean {
  return deed === wanted || parts.some((part) => part.deed === wanted);
}
