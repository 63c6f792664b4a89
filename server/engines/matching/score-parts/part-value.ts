/** What a question reaches that the resume does not answer. */
export const UNKNOWN_VALUE = 0.5;

/** Rises with x everywhere from 0 to 1: the smaller c, the sooner it is high. Clipped curves would make ties at the top. */
export function curve(x: number, c: number): number {
  return (x * (1 + c)) / (x + c);
}

/** What the questions of one part reach together; null = the posting asks none of them. */
export function meanValue(values: number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
