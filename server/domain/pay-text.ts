import type { PostingPay } from "./posting.ts";

function amount(value: number, currency: string | null): string {
  const fractions = Number.isInteger(value) ? 0 : 2;
  const shown = { minimumFractionDigits: fractions, maximumFractionDigits: fractions };
  if (!currency) return value.toLocaleString("en-US", shown);
  try {
    return value.toLocaleString("en-US", { ...shown, style: "currency", currency });
  } catch {
    return `${value.toLocaleString("en-US", shown)} ${currency}`;
  }
}

export function payText(pay: PostingPay | null): string {
  if (!pay || (pay.least === null && pay.most === null)) return "";
  const { least, most, currency, period } = pay;
  const per = period === null ? "" : ` ${period === "hour" ? "an" : "a"} ${period}`;
  if (least === null) return `up to ${amount(most ?? 0, currency)}${per}`;
  if (most === null) return `from ${amount(least, currency)}${per}`;
  if (least === most) return `${amount(least, currency)}${per}`;
  return `${amount(least, currency)}–${amount(most, currency)}${per}`;
}
