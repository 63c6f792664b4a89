const GROUPED = new Intl.NumberFormat("en-US");

export function grouped(value: number): string {
  return GROUPED.format(value);
}
