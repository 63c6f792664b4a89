export const UNKNOWN_VALUE = 0.5;

/** Strictly rising from 0 to 1, steeper for a small c. Clipped curves would make ties at the top. */
export function curve(x: number, c: number): number {
  return (x * (1 + c)) / (x + c);
}

/** Of those that the posting asks for; null when it asks for neither. */
export function meanValue(one: number | null, other: number | null): number | null {
  return one === null ? other : other === null ? one : (one + other) / 2;
}
