/** A job with this score or more is a match, from 0 to 100: nineteen of twenty unrelated pairs stay below. */
export const MATCH_SCORE = 40;
/** Where fewer than these are matches, the next best fill up to as many ... */
const FILLED_UP_TO = 10;
/** ... unless their score is lower than this. */
export const SPARE_SCORE = 20;

/** Of jobs ranked best first those that are shown as matches: every match, or the best few where there are hardly any. */
export function keepFitting<Item extends { score: number }>(ranked: Item[]): Item[] {
  const matches = ranked.filter(({ score }) => score >= MATCH_SCORE).length;
  return ranked.filter(({ score }) => score >= SPARE_SCORE).slice(0, Math.max(matches, FILLED_UP_TO));
}
