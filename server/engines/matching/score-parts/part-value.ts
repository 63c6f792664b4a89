/** The value of a question that the resume does not answer. */
export const UNKNOWN_VALUE = 0.5;

/** Strictly rising from 0 to 1, steeper for a small c. Clipped curves would make ties at the top. */
export function curve(x: number, c: number): number {
  return (x * (1 + c)) / (x + c);
}

/** Null when the posting asks none of them. */
export function meanValue(values: number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
