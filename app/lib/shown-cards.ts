/** How many cards a page of matches begins with, and how many each Load More adds. */
export const CARDS_A_STEP = 6;

/** As many as a resume keeps. */
const MAX_CARDS = 300;

/** `?show=12`: how many cards, in steps of six; anything else is the first six. */
export function parseShown(value: string | null): number {
  const shown = Number(value);
  return Number.isInteger(shown) && shown > CARDS_A_STEP ? Math.min(shown, MAX_CARDS) : CARDS_A_STEP;
}

/** What Load More still has to offer: nothing beyond the most that are shown. */
export function remainingCards(total: number, shown: number): number {
  return Math.max(0, Math.min(total, MAX_CARDS) - shown);
}
