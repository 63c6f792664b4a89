const GROUPED = new Intl.NumberFormat("en-US");

/** `100,000`: the same on the server and in the browser. */
export function grouped(value: number): string {
  return GROUPED.format(value);
}
