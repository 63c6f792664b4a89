export const CARDS_A_STEP = 6;

const MAX_CARDS = 300;

export function parseShown(value: string | null): number {
  const shown = Number(value);
  return Number.isInteger(shown) && shown > CARDS_A_STEP ? Math.min(shown, MAX_CARDS) : CARDS_A_STEP;
}

export function remainingCards(total: number, shown: number): number {
  return Math.max(0, Math.min(total, MAX_CARDS) - shown);
}
