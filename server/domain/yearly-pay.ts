const MAX_DOLLARS = 10_000_000;
const AMOUNT = /^(\d+(?:\.\d+)?)(k?)$/;

export const PAY_SENTENCE = "Please enter dollars a year, such as 75000, or leave it empty.";

/** Dollars a year from `75000`, `$75,000` or `75k`; null for an empty text, undefined for anything else. */
export function readYearlyPay(text: string): number | null | undefined {
  const plain = text.replace(/[$,\s]/g, "").toLowerCase();
  if (plain === "") return null;
  const [, amount, thousands] = AMOUNT.exec(plain) ?? [];
  const dollars = Math.round(Number(amount) * (thousands ? 1000 : 1));
  return dollars >= 1 && dollars <= MAX_DOLLARS ? dollars : undefined;
}
