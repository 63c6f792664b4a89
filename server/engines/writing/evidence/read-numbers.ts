import { anyOfLines } from "../../any-of.ts";
import { foldWord } from "../../analysis/resume-lines.ts";
import { spelledNumbers } from "./number-words.ts";

export type NumberUnit = "percent" | "money" | "plain";

export type FoundNumber = {
  value: number;
  unit: NumberUnit;
  /** As written, sign and unit included. */
  text: string;
  /** Offsets into the text, end exclusive. */
  from: number;
  to: number;
};

const DIGITS = /\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?/u.source;
const SCALE = anyOfLines`
  k|K|m|M|mm|MM|bn|Mio\.?|Mrd\.?|million(?:en|es|s)?|millón|millones|millionen|milliard(?:en|s|e)?
  billion|mil|mille|tausend|thousand|hundred
`;
const UNIT = anyOfLines`
  %|percent|per cent|prozent|por ciento|pour cent|pct
  [$€£¥](?!\d)|(?:(?:Canadian|Australian|American|US)\s)?dollars?|euros?|dólares|pounds|(?:USD|EUR|GBP|CHF|CAD|AUD|NZD)(?!\p{L})
`;
const FIGURE = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}])(?<sign>(?:C|CA|A|AU|US|NZ|HK|S)?[$€£¥]|USD|EUR|GBP|CHF|CAD|AUD|NZD)?\s?(?<digits>${DIGITS})`,
    String.raw`(?:\s?(?<scale>${SCALE}))?(?![\p{L}\p{N}])\+?(?:\s?(?<unit>${UNIT}))?`,
  ].join(""),
  "giu",
);

/** The unit after a number in words: "eleven percent", "two thousand euros". */
const UNIT_AFTER = new RegExp(
  String.raw`^\s?${anyOfLines`
    %|percent|per cent|prozent|por ciento|pour cent
    (?:(?:Canadian|Australian|American|US)\s)?dollars?|euros?|d[oó]lares|pounds
  `}(?!\p{L})`,
  "iu",
);

const SCALES: Record<string, number> = {
  k: 1e3,
  mil: 1e3,
  mille: 1e3,
  tausend: 1e3,
  thousand: 1e3,
  hundred: 100,
  m: 1e6,
  mm: 1e6,
  mio: 1e6,
  bn: 1e9,
  mrd: 1e9,
};

const MONTH_BEFORE_YEAR = /(?<![\d.,])(?<month>0?[1-9]|1[0-2])\.(?=(?:19|20)\d\d(?![\d.,]))/gu;

/** Every number as a value: "50k" and "50.000" are 50000 (three digits after a sign are thousands), "twelve" is 12. */
export function readNumbers(written: string): FoundNumber[] {
  const text = written.replace(MONTH_BEFORE_YEAR, "$<month>/");
  const found: FoundNumber[] = [];
  for (const match of text.matchAll(FIGURE)) {
    const { sign, digits = "", scale, unit } = match.groups ?? {};
    const factor = scale ? scaleOf(scale) : 1;
    found.push({
      value: round(digitsValue(digits) * factor),
      unit: unitOf(sign, unit),
      text: match[0].trim(),
      from: match.index,
      to: match.index + match[0].length,
    });
  }
  for (const [index, figure] of found.entries()) {
    const next = found[index + 1];
    if (next) figure.value *= sharedScale(figure, next, text);
  }
  for (const spelled of spelledNumbers(text)) {
    const { value, from, to } = halved(spelled, text);
    if (found.some((figure) => from < figure.to && to > figure.from)) continue;
    const [sign = ""] = UNIT_AFTER.exec(text.slice(to)) ?? [];
    const unit = sign === "" ? "plain" : unitOf(undefined, sign.trim());
    found.push({ value, unit, text: text.slice(from, to + sign.length), from, to: to + sign.length });
  }
  return found.sort((a, b) => a.from - b.from);
}

const TO = /^\s?(?:-|–|to|bis|auf|à|a|al)\s?$/iu;
const SCALE_AT_END =
  /[\d\s](?<scale>k|K|m|M|mm|MM|bn|Mio\.?|Mrd\.?|million(?:en|es|s)?|millón|billion|tausend|thousand)\+?\s?\D{0,8}$/iu;
const FAR_APART = 10;

/** "From 1.1 to 1.6 million": the first number is of millions, too, where it is about as large. */
function sharedScale(first: FoundNumber, next: FoundNumber, text: string): number {
  const scale = SCALE_AT_END.exec(next.text)?.groups?.scale;
  if (!scale || !TO.test(text.slice(first.to, next.from)) || SCALE_AT_END.test(first.text)) return 1;
  const ratio = (first.value * scaleOf(scale)) / next.value;
  return ratio < FAR_APART && ratio > 1 / FAR_APART ? scaleOf(scale) : 1;
}

const HALF = /(?<!\p{L})(?:half|halbe|medio|demi)[\s-](?:an?\s)?$/iu;

function halved<Spelled extends { value: number; from: number; to: number }>(spelled: Spelled, text: string): Spelled {
  const half = spelled.value >= 1000 ? HALF.exec(text.slice(Math.max(0, spelled.from - 10), spelled.from)) : null;
  return half ? { ...spelled, value: spelled.value / 2, from: spelled.from - half[0].length } : spelled;
}

function scaleOf(scale: string): number {
  const folded = foldWord(scale).replace(/\.$/, "");
  const known = SCALES[folded];
  if (known !== undefined) return known;
  if (/^milliard|^billion/.test(folded)) return 1e9;
  return 1e6;
}

function digitsValue(digits: string): number {
  const grouped = /^(?!0)\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?<rest>[.,]\d{1,2})?$/.exec(digits);
  if (grouped) {
    const rest = grouped.groups?.rest ?? "";
    const whole = digits.slice(0, digits.length - rest.length).replace(/\D/g, "");
    return Number(`${whole}${rest.replace(",", ".")}`);
  }
  return Number(digits.replace(",", "."));
}

function unitOf(sign: string | undefined, unit: string | undefined): NumberUnit {
  if (sign) return "money";
  if (!unit) return "plain";
  return /^(?:%|per|proz|por|pour|pct)/i.test(unit) ? "percent" : "money";
}

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
