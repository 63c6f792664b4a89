export function usDollars(amount: number): string {
  return amount === 0 ? "$0" : `$${amount.toFixed(2)}`;
}
