import type { PostingPay } from "../../domain/posting.ts";
import { anyOf, anyOfLines } from "../any-of.ts";
import { CURRENCY_MARK } from "./currencies.ts";
import { withoutPictures } from "./page-chrome.ts";
import { payPeriod } from "./pay-period.ts";
import { readPay } from "./read-pay.ts";
import { countryOfText } from "../places/read-places.ts";

const MONEY = new RegExp(`(?:${CURRENCY_MARK})\\s?\\d|\\d\\s?k?\\s?(?:${CURRENCY_MARK})`, "iu");
const SPEAKS_OF_PAY = new RegExp(
  String.raw`\b(${anyOfLines`
    salary|pay|compensation|wage|rate|hourly|remuneration|gehalt\w*
    vergütung|entgelt|lohn|salaire|rémunération|salario
  `})\b`,
  "i",
);
const SPEAKS_OF_PAY_TOO = /^package ?:|\b(payment|earn(?:s|ing|ings)?|income)\b/i;
/** Money of somebody else, or on top of the pay. */
const OTHER_MONEY = new RegExp(
  String.raw`\b(${anyOfLines`
    million|billion|bn|revenue|raised|funding|series [a-e]|assets
    customers|clients|bonus|sign-on|referral|insurance|per diem
  `})\b`,
  "i",
);
const OTHER_MONEY_TOO =
  /\b(gift|cards?|credits?|prizes?|vouchers?|discounts?|tuition|education|learning|gym|wellness)\b/i;
const STARTS_WITH_MONEY = new RegExp(
  `^(?:- )?(?:(?:up to|from|ab|bis zu|à partir de|jusqu['’]à|desde|hasta|starting at) )?(?:(?:(?:${CURRENCY_MARK})\\s?){1,2}\\d|\\d[\\d.,’' ]{1,12}k?\\s?(?:${CURRENCY_MARK}|[-–—]|to|bis|à|a))`,
  "iu",
);
const MAX_PAY_ALONE = 60;
const MAX_LINE = 400;
const MAX_LINES = 400;
const SHORT_LINE = 60;
/** A year's least and most, so that no other figure is taken for pay. */
const PLAUSIBLE: Record<NonNullable<PostingPay["period"]>, [least: number, most: number]> = {
  hour: [3, 1_000],
  day: [20, 5_000],
  week: [80, 20_000],
  month: [300, 1_500_000],
  year: [5_000, 30_000_000],
};

/** Nobody is paid so much a day or a month where these are the money. */
const AN_HOURS_PAY: [least: number, most: number] = [7, 150];
const PAID_BY_HOUR = new Set(["USD", "CAD", "AUD", "GBP", "EUR", "CHF"]);

/** "Pay range: $23.07 - $34.61" can only be for an hour. */
function withHour(pay: PostingPay): PostingPay {
  const { least, most, period, currency } = pay;
  const [from, to] = AN_HOURS_PAY;
  const isOpen = period !== null || least === null || most === null || least === most;
  const isHours = !isOpen && least >= from && most <= to && PAID_BY_HOUR.has(currency ?? "");
  return isHours ? { ...pay, period: "hour" } : pay;
}

function isPlausible({ least, most, period, currency }: PostingPay): boolean {
  if (period === null || currency === null) return false;
  const [from, to] = PLAUSIBLE[period];
  return [least, most].every((amount) => amount === null || (amount >= from && amount <= to));
}

function payPart(line: string): string {
  const colon = line.search(/:\s/);
  return colon > 0 && colon < line.search(MONEY) ? line.slice(colon + 1) : line;
}

/** "$21 - $24 an hour" in a line of its own needs no word for pay, nor does a range of money. */
function isPayAlone(line: string): boolean {
  const isMoney = line.length <= MAX_PAY_ALONE && STARTS_WITH_MONEY.test(line) && MONEY.test(line);
  return isMoney && (payPeriod(line) !== null || RANGE_ALONE.test(line));
}

const AMOUNT_ALONE = String.raw`[\d.,]{4,14}\s?\p{Sc}?`;
const BEFORE_AMOUNT = String.raw`[^\p{L}\d]{0,3}\p{L}{0,3}[^\p{L}\d]{0,3}`;
const AFTER_RANGE = `(?: [A-Z]{3})?(?: ${anyOf("depending dependent based commensurate doe base gross brutto brut bruto")}.{0,40})?`;
const RANGE_ALONE = new RegExp(
  `^${BEFORE_AMOUNT}${AMOUNT_ALONE}\\s?(?:-|–|—|to|and)\\s?${BEFORE_AMOUNT}${AMOUNT_ALONE}${AFTER_RANGE}$`,
  "iu",
);
const SUM = String.raw`\d[\d.,]{0,12}k?`;
/** "$43,000-48,000 annually" is pay without a word for it: extras are told as one sum. */
const RANGE_A_PERIOD = new RegExp(
  String.raw`[$€£]\s?${SUM}\s?(?:-|–|—|to)\s?[$€£]?\s?${SUM} ?(?:(?:\/|per|an?) ?)?(?:hour|hr|year|yr|annual|annum|month|week)`,
  "i",
);
/** "from a minimum of $29,600 to a maximum of $67,500" is a range like any other. */
const MAXIMUM_OF = /\b(to|and) (?:a )?max(?:imum)?(?: of)? (?=\D?\d)/gi;
/** Where words were glued together by copying: "Full-timePay: $20". */
const GLUED = /(?<=[\p{Ll})][.!]?)(?=\p{Lu}[\p{Ll}\s])/gu;
const CLAUSE_ENDS = [
  String.raw`(?<=[.!?])\s+`,
  String.raw`\s?\+\s?(?=\p{L})`,
  String.raw`[;•·|(]|,\s(?=\p{L})`,
  String.raw`\b(?:plus|and)\s(?=\p{L})`,
  String.raw`(?<=\b(?:year|hour|month|week|annum|annually|hr))\s(?=\p{Lu})`,
];
const CLAUSE_END = new RegExp(CLAUSE_ENDS.join("|"), "u");

/** Lines, and of lines that are long or tell of other money, too, their clauses. */
function piecesOf(description: string): string[] {
  const lines = withoutPictures(description)
    .replace(MAXIMUM_OF, "$1 ")
    .split(/\n|\s[|·•]\s|(?<=[.!?])\s+(?=\p{Lu})/u)
    .slice(0, MAX_LINES);
  return lines
    .map((line) => line.trim())
    .flatMap((line) => {
      if (line === "") return [];
      if (!MONEY.test(line)) return [line];
      const unglued = line.replace(GLUED, ". ");
      const isPlain = unglued.length <= MAX_LINE && !OTHER_MONEY.test(unglued);
      return isPlain ? [unglued] : unglued.split(CLAUSE_END).filter(Boolean);
    });
}

const RANGE =
  /^[^\d]{0,6}\d[\d.,'’]{0,14}k?(?:\s?(?:[a-z]{3}\s?)?(?:-|–|—|to|and)\s?[^\d\s]{0,4}\s?\d[\d.,'’]{0,14}k?)?/iu;
/** What follows a sum and is of another: the next sum, or the next field of a form. */
const NEXT_FIELD = /[$€£]\s?\d|\s\p{Lu}[\p{L} ]{1,24}:/u;
const CHARACTERS_BEFORE = 100;
const CHARACTERS_AFTER = 45;

/** The first sum of a long piece with the words near it, which alone are about it. */
function nearMoney(piece: string): string {
  const at = MONEY.exec(piece)?.index ?? 0;
  if (piece.length <= SHORT_LINE) return piece;
  const end = at + (RANGE.exec(piece.slice(at))?.[0].length ?? 0);
  const after = piece.slice(end, end + CHARACTERS_AFTER).split(NEXT_FIELD)[0] ?? "";
  return piece.slice(Math.max(0, at - CHARACTERS_BEFORE), end) + after;
}

/** "The base pay for all candidates is:" tells of what the next line says. */
function announcesPay(line: string): boolean {
  return line.length < SHORT_LINE || (line.length <= MAX_LINE && line.trimEnd().endsWith(":"));
}

const isOtherMoney = (text: string) => OTHER_MONEY.test(text) || OTHER_MONEY_TOO.test(text);
const speaksNear = (text: string) =>
  SPEAKS_OF_PAY.test(text) || SPEAKS_OF_PAY_TOO.test(text) || RANGE_A_PERIOD.test(text) || isPayAlone(text);

/** Null when no sentence or line states it clearly. `country` decides what a bare `$` is. */
export function payInText(description: string, country: string | null): PostingPay | null {
  if (!MONEY.test(description)) return null;
  let isUnderPay = false;
  for (const piece of piecesOf(description)) {
    const speaks = speaksNear(piece);
    const near = MONEY.test(piece) && (speaks || isUnderPay) ? nearMoney(piece) : "";
    if (near !== "" && (isUnderPay || speaksNear(near)) && !isOtherMoney(near)) {
      const pay = readPay(payPart(near), { country, countryOf: countryOfText });
      if (pay && isPlausible(withHour(pay))) return withHour(pay);
    }
    isUnderPay = speaks && announcesPay(piece);
  }
  return null;
}
