import type { PostingPay } from "../../domain/posting.ts";
import { CURRENCY_MARK, CURRENCY_OF, currencyOfMark, LEAST_OF_A_YEAR } from "./currencies.ts";
import { payPeriod } from "./pay-period.ts";

const GROUPED = String.raw`\d{1,3}(?:[.,'’ ]\d{3})+(?:[.,]\d{1,2})?(?!\d)`;
const INDIAN = String.raw`\d{1,3}(?:,\d{2}){1,2},\d{3}`;
const SCALE = String.raw`(?:k|tsd\.?|lpa|lakhs?|lacs?|l)(?!\p{L})`;
const AMOUNT = new RegExp(
  `(?<before>${CURRENCY_MARK})?\\s?(?<number>${GROUPED}|${INDIAN}|\\d+(?:[.,]\\d+)?)(?:,-)?\\s?` +
    `(?<scale>${SCALE})?\\s?(?<after>${CURRENCY_MARK})?`,
  "giu",
);

/** Extras, chances and purchases: none of these is pay. */
const ON_TOP = /\b(ote|on[- ]target|bonus(es)?|equity|commission|401 ?\(?k|stock|options|shares|super(annuation)?)\b/i;
const BESIDE = /\b(sign[- ]?on|stipend|allowance|relocation|referral|budget|reimburse\w*|funding|revenue)\b|%/i;
const NOT_STATED = /^(competitive|negotiable|doe|d\.o\.e\.?|tbd|n\/?a|confidential)$/i;
const PIECES =
  /\s\+\s|;|•|·|\n|\||\s[-–—]\s(?=\p{L})(?!\p{Lu}{1,3}\p{Sc})|,\s+(?!\d)|\band (?=\p{L})|\bplus\b|\.\s+(?=\p{Lu})/u;

const SALARIES_A_YEAR = /[x×*]\s?(1[2-6])\b/;
const LEAST_AHEAD =
  /\b(from|starting( at| from)?|at least|min\.?|minimum|mind(estens)?\.?|ab|dès|desde|over|more than)\s*$/i;
const LEAST_AHEAD_TOO = /(?<!\p{L})[àa] partir de\s*$/iu;
const MOST_AHEAD = /\b(up to|max\.?|maximum|bis( zu)?|jusqu['’]à|hasta|até|fino a|under|not more than)\s*$/i;
const UNIT_BETWEEN = String.raw`(?:(?:(?:per|\/|a|an) ?)?(?:hour|hr|h|day|week|month|year|yr|y)\s*)?`;
const BETWEEN = new RegExp(
  `^\\s*${UNIT_BETWEEN}(?:-|–|—|~|(?<!\\p{L})(?:to|and|bis|à|a|und|et|y|do|až)(?!\\p{L}))\\s*$`,
  "iu",
);

type Amount = { value: number; scale: number; mark: string | null; start: number; end: number };

export type PayContext = {
  /** ISO 3166-1 alpha-2; it decides what a bare `$` is. */
  country?: string | null;
  countryOf?: (text: string) => string | null;
};

function scaleOf(letters: string | undefined): number {
  if (!letters) return 1;
  return /^l/i.test(letters) ? 100_000 : 1_000;
}

/** A sign before three digits separates thousands, otherwise decimals. */
function readNumber(text: string, scale: number): number {
  const plain = text.replace(/['’\s]/g, "");
  const isGrouped = scale === 1 || /[.,]\d{3}[.,]/.test(plain);
  const decimal = isGrouped ? /[.,](\d{1,2})$/.exec(plain) : /[.,](\d+)$/.exec(plain);
  const whole = (decimal ? plain.slice(0, decimal.index) : plain).replace(/[.,]/g, "");
  return Number(decimal ? `${whole}.${decimal[1]}` : whole) * scale;
}

function amountsIn(text: string): Amount[] {
  return [...text.matchAll(AMOUNT)]
    .map(({ 0: all, index, groups }) => {
      const scale = scaleOf(groups?.scale);
      const isIndian = /^(lpa|lakh|lac)/i.test(groups?.scale ?? "");
      const mark = groups?.before ?? groups?.after ?? (isIndian ? "INR" : null);
      return { value: readNumber(groups?.number ?? "", scale), scale, mark, start: index, end: index + all.length };
    })
    .filter(({ value }) => value > 0);
}

function payPiece(text: string): string | null {
  return text.split(PIECES).find((piece) => /\d/.test(piece) && !ON_TOP.test(piece) && !BESIDE.test(piece)) ?? null;
}

/** "$50-$60K" and "80K-95": one amount's scale applies to the other where it makes no sense without. */
function withScaleOf(amount: Amount, other: Amount): Amount {
  const lacksScale = amount.scale === 1 && other.scale > 1 && amount.value < other.value / 10;
  return lacksScale ? { ...amount, value: amount.value * other.scale, scale: other.scale } : amount;
}

function rangeIn(piece: string): [least: Amount, most: Amount | null] | null {
  const all = amountsIn(piece);
  const isRange = (from: Amount, to: Amount) => BETWEEN.test(piece.slice(from.end, to.start));
  const money = Math.max(
    all.findIndex(({ mark, scale }) => mark !== null || scale > 1),
    0,
  );
  const previous = all[money - 1];
  const at = previous && all[money] && isRange(previous, all[money]) ? money - 1 : money;
  const [first, second] = [all[at], all[at + 1]];
  if (!first) return null;
  if (!second || !isRange(first, second)) return [first, null];
  return [withScaleOf(first, second), withScaleOf(second, first)];
}

function boundOf(piece: string, amount: Amount): "least" | "most" | null {
  const before = piece.slice(0, amount.start);
  if (MOST_AHEAD.test(before)) return "most";
  const isOpen = /^\s*\+(?!\s*\d)/.test(piece.slice(amount.end));
  return isOpen || LEAST_AHEAD.test(before) || LEAST_AHEAD_TOO.test(before) ? "least" : null;
}

function countryInBrackets(text: string, countryOf: PayContext["countryOf"]): string | null {
  const inside = /\(([^()]{2,40})\)/.exec(text)?.[1];
  return (inside && countryOf?.(inside)) || null;
}

/** Null when it states no pay ("Competitive", "OTE $150,000", "80-95"). Unstated currency and period are null. */
export function readPay(text: string, context: PayContext = {}): PostingPay | null {
  const tidy = text
    .replace(/[\u00a0\u202f\u2009]/g, " ")
    .replace(/[−‒]/g, "-")
    .trim();
  const piece = NOT_STATED.test(tidy) ? null : payPiece(tidy);
  const range = piece === null ? null : rangeIn(piece);
  if (!piece || !range) return null;
  const [first, second] = range;
  const mark = first.mark ?? second?.mark ?? null;
  const told = payPeriod(piece) ?? payPeriod(tidy);
  const country = countryInBrackets(tidy, context.countryOf) ?? context.country ?? null;
  const currency = mark ? currencyOfMark(mark, country) : (CURRENCY_OF.get(country ?? "") ?? null);
  if (!mark && !told && (first.scale === 1 || currency === null)) return null;
  const salaries = Number(SALARIES_A_YEAR.exec(piece)?.[1] ?? 0);
  const bound = second ? null : boundOf(piece, first);
  const values = [first.value, second?.value ?? first.value].map((value) => value * (salaries || 1));
  const isYears = first.value >= (LEAST_OF_A_YEAR[currency ?? ""] ?? Number.POSITIVE_INFINITY);
  return {
    least: bound === "most" ? null : Math.min(...values),
    most: bound === "least" ? null : Math.max(...values),
    currency,
    period: salaries ? "year" : (told ?? (isYears ? "year" : null)),
  };
}
