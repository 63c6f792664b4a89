/** Dollars as a price is written: `$0`, `$9.99`. */
export function usDollars(amount: number): string {
  return amount === 0 ? "$0" : `$${amount.toFixed(2)}`;
}
