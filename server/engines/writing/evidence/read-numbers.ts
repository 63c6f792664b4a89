import { foldWord } from "../../analysis/resume-lines.ts";

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

const FIGURE =
  /(?<![\p{L}\p{N}])(?<sign>[$€£¥]|USD|EUR|GBP|CHF)?\s?(?<digits>\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?)(?:\s?(?<scale>k|K|m|M|mm|MM|bn|Mio\.?|Mrd\.?|million(?:en|es|s)?|millón|millones|millionen|milliard(?:en|s|e)?|billion|mil|mille|tausend|thousand|hundred))?(?![\p{L}\p{N}])\+?(?:\s?(?<unit>%|percent|per cent|prozent|por ciento|pour cent|pct|[$€£¥](?!\d)|USD|EUR|GBP|CHF|dollars?|euros?|dólares|pounds))?/giu;

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

/** From two on: "one", "ein", "un" are articles as often as numbers. */
const WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    2: "two zwei dos deux both couple",
    3: "three drei tres trois",
    4: "four vier cuatro quatre",
    5: "five fünf cinco cinq",
    6: "six sechs seis",
    7: "seven sieben siete sept",
    8: "eight acht ocho huit",
    9: "nine neun nueve neuf",
    10: "ten zehn diez dix",
    11: "eleven elf once-es onze",
    12: "twelve zwölf doce douze dozen dutzend docena douzaine",
    13: "thirteen dreizehn trece treize",
    14: "fourteen vierzehn catorce quatorze",
    15: "fifteen fünfzehn quince quinze",
    16: "sixteen sechzehn dieciséis seize",
    17: "seventeen siebzehn diecisiete dix-sept",
    18: "eighteen achtzehn dieciocho dix-huit",
    19: "nineteen neunzehn diecinueve dix-neuf",
    20: "twenty zwanzig veinte vingt",
    21: "veintiuno veintiún",
    22: "veintidós",
    23: "veintitrés",
    24: "veinticuatro",
    25: "veinticinco",
    26: "veintiséis",
    27: "veintisiete",
    28: "veintiocho",
    29: "veintinueve",
    30: "thirty dreißig treinta trente",
    40: "forty vierzig cuarenta quarante",
    50: "fifty fünfzig cincuenta cinquante",
    60: "sixty sechzig sesenta soixante",
    70: "seventy siebzig setenta",
    80: "eighty achtzig ochenta",
    90: "ninety neunzig noventa",
    100: "hundred hundert cien ciento cent",
    1000: "thousand tausend mil mille",
    1000000: "million millionen millón millones",
  }).flatMap(([value, names]) => names.split(" ").map((name): [string, number] => [foldWord(name), Number(value)])),
);
/** "Fünfundzwanzig", "veinticinco": one word in German, in Spanish up to thirty. */
const COMPOUND = /^(?:(?<ones>ein|zwei|drei|vier|funf|sechs|sieben|acht|neun)und(?<tens>\p{L}+ig|drei\p{L}+))$/u;
/** "both" and "couple" say two of what was just named. */
const LOOSE_WORDS = new Set(["both", "couple"]);

/** Every number as a value: "50k" and "50.000" are 50000 (three digits after a sign are thousands), "twelve" is 12. */
export function readNumbers(text: string): FoundNumber[] {
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
  for (const match of text.matchAll(/\p{L}+(?:-\p{L}+)?/gu)) {
    const value = wordValue(foldWord(match[0]));
    if (value === null || found.some(({ from, to }) => match.index < to && match.index + match[0].length > from))
      continue;
    const to = match.index + match[0].length;
    const isPercent = /^\s?(?:%|percent|per cent|prozent|por ciento|pour cent)/i.test(text.slice(to));
    found.push({ value, unit: isPercent ? "percent" : "plain", text: match[0], from: match.index, to });
  }
  return found.sort((a, b) => a.from - b.from);
}

function valueOfParts(tens: string, ones: string): number | null {
  const high = WORDS.get(tens);
  const low = ones === "ein" ? 1 : WORDS.get(ones);
  return high === undefined || low === undefined ? null : high + low;
}

function wordValue(word: string): number | null {
  if (LOOSE_WORDS.has(word)) return null;
  const whole = WORDS.get(word);
  if (whole !== undefined) return whole;
  const compound = COMPOUND.exec(word)?.groups;
  if (compound) return valueOfParts(compound.tens ?? "", compound.ones ?? "");
  const [tens, ones, more] = word.split("-");
  if (!tens || !ones || more) return null;
  const high = WORDS.get(tens);
  const low = ones === "one" ? 1 : WORDS.get(ones);
  return high !== undefined && low !== undefined && high >= 20 && high < 100 && low < 10 ? high + low : null;
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
