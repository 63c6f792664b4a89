type Mark = string | ((country: string | null) => string | null);

const DOLLARS: Record<string, string> = { CA: "CAD", AU: "AUD", NZ: "NZD", SG: "SGD", HK: "HKD", MX: "MXN", TW: "TWD" };
const CROWNS: Record<string, string> = { SE: "SEK", NO: "NOK", DK: "DKK", IS: "ISK" };
const EURO_COUNTRIES = "AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK";

const OTHERS =
  "US USD GB GBP CH CHF LI CHF JP JPY CN CNY IN INR BR BRL PL PLN CZ CZK HU HUF RO RON BG BGN TR TRY IL ILS ZA ZAR " +
  "KR KRW TH THB ID IDR PH PHP VN VND MY MYR AE AED SA SAR EG EGP NG NGN KE KES AR ARS CL CLP CO COP UA UAH PK PKR";

function pairs(text: string): [string, string][] {
  return [...text.matchAll(/\b(\w+) (\w+)/g)].map(([, key = "", value = ""]) => [key, value]);
}

export const CURRENCY_OF = new Map<string, string>([
  ...Object.entries(DOLLARS),
  ...Object.entries(CROWNS),
  ...EURO_COUNTRIES.split(" ").map((country): [string, string] => [country, "EUR"]),
  ...pairs(OTHERS),
]);

const dollars: Mark = (country) => DOLLARS[country ?? ""] ?? "USD";
const yen: Mark = (country) => (country === "CN" ? "CNY" : "JPY");

/** A bare sign's meaning depends on where the job is. */
const SIGNS: Record<string, Mark> = {
  ...Object.fromEntries(
    pairs("US USD AU AUD A AUD CA CAD C CAD NZ NZD HK HKD S SGD R BRL MX MXN Mex MXN").map(([country, code]) => [
      `${country}$`,
      code,
    ]),
  ),
  $: dollars,
  dollars,
  "€": "EUR",
  euro: "EUR",
  euros: "EUR",
  "£": "GBP",
  "₹": "INR",
  "Rs.": "INR",
  "¥": yen,
  "￥": yen,
  "₩": "KRW",
  "₪": "ILS",
  "₺": "TRY",
  "₽": "RUB",
  "₴": "UAH",
  "₱": "PHP",
  "₫": "VND",
  "฿": "THB",
  "₦": "NGN",
  zł: "PLN",
  Kč: "CZK",
  Ft: "HUF",
  lei: "RON",
  "Fr.": "CHF",
  RMB: "CNY",
  kr: (country: string | null) => CROWNS[country ?? ""] ?? null,
};

const CODES = [...new Set([...CURRENCY_OF.values(), "RUB", "BDT", "MAD"])];
const byMark = new Map<string, Mark>([
  ...Object.entries(SIGNS).map(([sign, currency]): [string, Mark] => [sign.toLowerCase(), currency]),
  ...CODES.map((code): [string, Mark] => [code.toLowerCase(), code]),
]);

function pattern(mark: string): string {
  const plain = mark.replace(/[.$]/g, "\\$&");
  const ahead = /^\p{L}/u.test(mark) ? `(?<!\\p{L})${plain}` : plain;
  return /\p{L}$/u.test(mark) ? `${ahead}(?!\\p{L})` : ahead;
}

/** The longest first, so that "US$" is not read as "$". */
export const CURRENCY_MARK = [...Object.keys(SIGNS), ...CODES]
  .sort((a, b) => b.length - a.length)
  .map(pattern)
  .join("|");

export function currencyOfMark(mark: string, country: string | null): string | null {
  const known = byMark.get(mark.toLowerCase()) ?? null;
  return typeof known === "function" ? known(country) : known;
}

/** Pay without a period is a year's from these amounts on; in other currencies it never is. */
export const LEAST_OF_A_YEAR: Record<string, number> = {
  USD: 12_000,
  EUR: 12_000,
  GBP: 12_000,
  CHF: 20_000,
  CAD: 15_000,
  AUD: 20_000,
  NZD: 20_000,
  SGD: 25_000,
  JPY: 1_500_000,
  INR: 150_000,
  SEK: 180_000,
  NOK: 180_000,
  DKK: 150_000,
  PLN: 40_000,
  CZK: 250_000,
  ILS: 100_000,
  BRL: 40_000,
  ZAR: 100_000,
  MXN: 150_000,
  HKD: 120_000,
  KRW: 15_000_000,
  CNY: 80_000,
};
