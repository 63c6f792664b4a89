import { expect, test } from "vitest";
import { expectQuick } from "../../../tests/setup/expect-quick.ts";
import { countryOfText } from "../places/read-places.ts";
import { readPay } from "./read-pay.ts";

function pay(text: string, country: string | null = null): string {
  const read = readPay(text, { country, countryOf: countryOfText });
  if (!read) return "none";
  const { least, most, currency, period } = read;
  const amounts = least === most ? `${least}` : `${least ?? ""}..${most ?? ""}`;
  return [amounts, currency ?? "?", period ?? "?"].join(" ");
}

const TABLE: [text: string, read: string][] = [
  ["$120k–$150k", "120000..150000 USD year"],
  ["€55.000 - €65.000", "55000..65000 EUR year"],
  ["45 000 € brut/an", "45000 EUR year"],
  ["£550 per day", "550 GBP day"],
  ["$45/hr", "45 USD hour"],
  ["$28,5k-$40k", "28500..40000 USD year"],
  ["CHF 110'000", "110000 CHF year"],
  ["₹12L - 15.5 LPA", "1200000..1550000 INR year"],
  ["up to $90K", "..90000 USD year"],
  ["ab 4.200 EUR/Monat", "4200.. EUR month"],
  ["Competitive", "none"],
  ["OTE $150,000", "none"],
  ["80-95", "none"],
  ["60k (Spain)", "60000 EUR year"],
  ["$100k + 10% bonus", "100000 USD year"],
  ["0.5%–1% equity", "none"],
  ["$50-$60K", "50000..60000 USD year"],
  ["US$3,500–5,000 a month", "3500..5000 USD month"],
  ["60 000 Kč/měsíc", "60000 CZK month"],
  ["R$ 8.000,00 mensal", "8000 BRL month"],
  ["A$130k + super", "130000 AUD year"],
  ["¥6,000,000 (Tokyo)", "6000000 JPY year"],
  ["401k match", "none"],
  ["C$70,000-C$70,000", "70000 CAD year"],
  ["€3.500 x 14", "49000 EUR year"],
];

test.each(TABLE)("SOURCES 8: the pay text %j is read as %s", (text, read) => {
  expect(pay(text)).toBe(read);
});

const MORE: [text: string, read: string][] = [
  ["", "none"],
  ["Negotiable", "none"],
  ["$5,000 sign-on bonus", "none"],
  ["$20 - $25/hr + tips", "20..25 USD hour"],
  ["Base $80k, OTE $150k", "80000 USD year"],
  ["between 60,000 and 70,000 EUR per year", "60000..70000 EUR year"],
  ["80K–95K €", "80000..95000 EUR year"],
  ["$90,000.00 - $120,000.00 USD", "90000..120000 USD year"],
  ["2.500–3.000 € brutto im Monat", "2500..3000 EUR month"],
  ["1.800,50 € mtl.", "1800.5 EUR month"],
  ["65.000,- €", "65000 EUR year"],
  ["TJM 450 €", "450 EUR day"],
  ["INR 10,00,000 - 12,00,000", "1000000..1200000 INR year"],
  ["12-15 LPA", "1200000..1500000 INR year"],
  ["$100k+", "100000.. USD year"],
  ["à partir de 2 300 € par mois", "2300.. EUR month"],
  ["jusqu'à 60k€", "..60000 EUR year"],
  ["450 000 SEK per year", "450000 SEK year"],
  ["120.000 kr", "120000 ? ?"],
  ["$45", "45 USD ?"],
  ["$0", "none"],
  ["we raised $40M in funding", "none"],
];

test.each(MORE)("the pay text %j is read as %s, and what it does not tell is unknown", (text, read) => {
  expect(pay(text)).toBe(read);
});

test("a bare sign is the money of the country that the job is in", () => {
  expect(pay("$70,000", "CA")).toBe("70000 CAD year");
  expect(pay("$70,000", "DE")).toBe("70000 USD year");
  expect(pay("350 000 kr", "SE")).toBe("350000 SEK year");
  expect(pay("¥200,000", "CN")).toBe("200000 CNY year");
  expect(pay("60k", "FR")).toBe("60000 EUR year");
});

test("pay texts of any length and kind are read without a fault, and in time", async () => {
  for (const text of ["$".repeat(50_000), "1,".repeat(20_000), "9".repeat(50_000), "$1-".repeat(20_000), "\u0000€5"]) {
    await expectQuick(2_000, () => pay(text));
  }
});
