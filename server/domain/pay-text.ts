import type { PostingPay } from "./posting.ts";

const formats = new Map<string, Intl.NumberFormat>();
const MOST_FORMATS = 500; // more than there are currencies; sources may make up codes

/** Making a format takes a hundred times as long as using it. Throws for what is no code of a currency. */
function formatOf(fractions: number, currency: string | null): Intl.NumberFormat {
  const key = `${fractions}${currency ?? ""}`;
  const known = formats.get(key);
  if (known) return known;
  const shown = { minimumFractionDigits: fractions, maximumFractionDigits: fractions };
  const format = new Intl.NumberFormat("en-US", currency ? { ...shown, style: "currency", currency } : shown);
  if (formats.size < MOST_FORMATS) formats.set(key, format);
  return format;
}

function amount(value: number, currency: string | null): string {
  const fractions = Number.isInteger(value) ? 0 : 2;
  try {
    return formatOf(fractions, currency).format(value);
  } catch {
    return `${formatOf(fractions, null).format(value)} ${currency}`;
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
