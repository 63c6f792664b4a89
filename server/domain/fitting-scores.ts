/** From 0 to 100. Nineteen of twenty unrelated pairs score lower. */
export const MATCH_SCORE = 40;
/** If fewer jobs match, the next best fill the list up to this number ... */
export const FILLED_UP_TO = 10;
/** ... unless their score is lower than this. */
export const SPARE_SCORE = 20;

export function keepFitting<Item extends { score: number }>(ranked: Item[]): Item[] {
  const matches = ranked.filter(({ score }) => score >= MATCH_SCORE).length;
  return ranked.filter(({ score }) => score >= SPARE_SCORE).slice(0, Math.max(matches, FILLED_UP_TO));
}
