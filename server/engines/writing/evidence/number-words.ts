import { foldWord } from "../../analysis/resume-lines.ts";

export type SpelledNumber = { value: number; from: number; to: number };

/** From two on: "one", "ein", "un" are articles as often as numbers. */
const WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    2: "two zwei zweier dos deux",
    3: "three drei dreier tres trois",
    4: "four vier cuatro quatre",
    5: "five fünf cinco cinq",
    6: "six sechs seis",
    7: "seven sieben siete sept",
    8: "eight acht ocho huit",
    9: "nine neun nueve neuf",
    10: "ten zehn diez dix",
    11: "eleven elf onze",
    12: "twelve zwölf doce douze dozen dutzend docena douzaine",
    13: "thirteen dreizehn trece treize",
    14: "fourteen vierzehn catorce quatorze",
    15: "fifteen fünfzehn quince quinze quinzaine",
    16: "sixteen sechzehn dieciséis seize",
    17: "seventeen siebzehn diecisiete",
    18: "eighteen achtzehn dieciocho",
    19: "nineteen neunzehn diecinueve",
    20: "twenty zwanzig veinte vingt vingts vingtaine veintena",
    21: "veintiuno veintiún",
    22: "veintidós",
    23: "veintitrés",
    24: "veinticuatro",
    25: "veinticinco",
    26: "veintiséis",
    27: "veintisiete",
    28: "veintiocho",
    29: "veintinueve",
    30: "thirty dreißig treinta trente trentaine",
    40: "forty vierzig cuarenta quarante quarantaine",
    50: "fifty fünfzig cincuenta cinquante cinquantaine",
    60: "sixty sechzig sesenta soixante",
    70: "seventy siebzig setenta septante",
    80: "eighty achtzig ochenta",
    90: "ninety neunzig noventa nonante",
    100: "hundred hundert cien ciento cent cents",
    200: "doscientos doscientas",
    300: "trescientos trescientas",
    400: "cuatrocientos cuatrocientas",
    500: "quinientos quinientas",
    600: "seiscientos seiscientas",
    700: "setecientos setecientas",
    800: "ochocientos ochocientas",
    900: "novecientos novecientas",
    1000: "thousand tausend mil mille",
    1000000: "million millionen millón millones",
  }).flatMap(([value, names]) => names.split(" ").map((name): [string, number] => [foldWord(name), Number(value)])),
);
const ONE = /^(?:one|ein|eins|un|une|uno)$/;
const A_OR_ONE = /^(?:an?|one|eine?[nmrs]?|une?|una)$/;
const DOZEN = /^(?:dozen|dutzend|docena|douzaine)s?$/;
const AND = /^(?:and|et|y)$/;
const AND_A_HALF = /^ and a half(?!\p{L})/iu;
const HALF_BEFORE = /(?<!\p{L})(?:half an?|(?:ein )?halbe[sn]?|media|(?:une )?demi-?)\s?$/iu;
const HUNDRED = 100;
const THOUSAND = 1000;
const TENS = 20;

type Word = { word: string; value: number | null; from: number; to: number };

function wordValue(word: string): number | null {
  return WORDS.get(word) ?? (word.length > 8 ? germanValue(word) : null);
}

const HALF_MORE = /^(?<whole>\p{L}*)einhalb(?:e[nrs]?)?$/u;

/** "Zweihundertfünfzig" is one word in German, "fünfundzwanzig" too; null when a part is no number. */
function germanValue(word: string): number | null {
  if (word === "") return 0;
  if (word === "anderthalb") return 1.5;
  const whole = HALF_MORE.exec(word)?.groups?.whole;
  if (whole !== undefined) {
    const more = whole === "" ? 1 : germanValue(whole);
    return more === null ? null : more + 0.5;
  }
  const known = word === "ein" ? 1 : WORDS.get(word);
  if (known !== undefined) return known;
  for (const [name, scale] of [
    ["tausend", THOUSAND],
    ["hundert", HUNDRED],
  ] as const) {
    const at = word.indexOf(name);
    if (at < 0) continue;
    const [before, after] = [germanValue(word.slice(0, at)), germanValue(word.slice(at + name.length))];
    return before === null || after === null ? null : Math.max(1, before) * scale + after;
  }
  const at = word.indexOf("und");
  if (at < 1) return null;
  const [ones, tens] = [germanValue(word.slice(0, at)), germanValue(word.slice(at + 3))];
  return ones !== null && tens !== null && ones < 10 && tens >= TENS ? tens + ones : null;
}

/** What a sequence says with one word more; null when the word begins another number. */
function addWord(value: number, word: Word): number | null {
  const more = ONE.test(word.word) ? 1 : (word.value ?? 0);
  const rest = value % HUNDRED;
  if (more === 0 || value === 0) return null;
  if (DOZEN.test(word.word)) return value < more ? value * more : null;
  if (more >= THOUSAND) return value < THOUSAND ? value * more : null;
  if (more === HUNDRED) {
    const low = value % THOUSAND;
    return low > 0 && low < HUNDRED ? value - low + low * HUNDRED : null;
  }
  // "Quatre-vingt" is four twenties; "soixante-dix" and "quatre-vingt-douze" count on to twenty.
  if (more === TENS && value % TENS === 4 && rest === 4) return value - 4 + 80;
  if (rest === 0) return more < HUNDRED || value % THOUSAND === 0 ? value + more : null;
  if ((rest === 60 || rest === 80) && more < TENS) return value + more;
  if (rest === 10 && more >= 7 && more < 10) return value + more;
  return rest >= TENS && rest % 10 === 0 && more < 10 ? value + more : null;
}

function readWords(text: string): Word[] {
  return [...text.matchAll(/\p{L}+/gu)].map(({ 0: raw, index }) => {
    const word = foldWord(raw);
    return { word, value: wordValue(word), from: index, to: index + raw.length };
  });
}

/** Numbers written as words, "two hundred and ten" as one: in English, German, French and Spanish. */
export function spelledNumbers(text: string): SpelledNumber[] {
  const words = readWords(text);
  const found: SpelledNumber[] = [];
  for (let at = 0; at < words.length; at++) {
    const first = words[at]!;
    if (first.value === null) continue;
    let value = first.value;
    let last = at;
    for (let next = at + 1; next < words.length; next++) {
      const gap = text.slice(words[next - 1]!.to, words[next]!.from);
      if (!/^[ \u00a0-]$/.test(gap)) break;
      const isAnd = AND.test(words[next]!.word);
      if (isAnd && words[next + 1] && joinsByAnd(value, words[next]!.word, words[next + 1]!)) continue;
      const more = isAnd ? null : addWord(value, words[next]!);
      if (more === null) break;
      value = more;
      last = next;
    }
    const half = DOZEN.test(first.word) ? HALF_BEFORE.exec(text.slice(0, first.from)) : null;
    if (half) {
      found.push({ value: value / 2, from: half.index, to: words[last]!.to });
      at = last;
      continue;
    }
    // "A million", "un millar": the article is a part of it.
    const article = value >= HUNDRED || DOZEN.test(first.word) ? words[at - 1] : undefined;
    const isOne = article !== undefined && A_OR_ONE.test(article.word) && first.from - article.to === 1;
    const [more = ""] = AND_A_HALF.exec(text.slice(words[last]!.to)) ?? [];
    const to = words[last]!.to + more.length;
    found.push({ value: value + (more === "" ? 0 : 0.5), from: isOne ? article.from : first.from, to });
    at = last;
  }
  return found;
}

/** "A hundred and ten", "treinta y cinco", "vingt et un": nowhere else does a number go on after "and". */
function joinsByAnd(value: number, and: string, next: Word): boolean {
  const more = ONE.test(next.word) ? 1 : (next.value ?? 0);
  if (more === 0 || more >= HUNDRED) return false;
  if (and === "and") return value >= HUNDRED && value % HUNDRED === 0 && more > 1;
  const rest = value % HUNDRED;
  return rest >= TENS && rest % 10 === 0 && more < (and === "et" ? 2 : 10) && !(and === "y" && rest === TENS);
}
