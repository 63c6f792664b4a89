import { anyOfLines } from "../any-of.ts";
import { DATE_WORDS } from "./lexicon/date-words.ts";
import { restoreLostDashes } from "./lost-dashes.ts";
import { readNamedSigns } from "./named-signs.ts";
import { ownBullets } from "./own-bullets.ts";
import { repairTwiceEncoded } from "./twice-encoded.ts";

export type ResumeLine = {
  index: number;
  text: string;
  hasBullet: boolean;
  isBlank: boolean;
  isNumbered?: boolean;
};

/** What sets off a point, also where lines have run into one another. */
export const BULLET_SIGNS = "•●○▪▫■□◦‣⁃∙➢➤►▶✓✔★❖◆◇\uf0b7\uf0a7";
const BULLET = new RegExp(
  String.raw`^[\s]*${anyOfLines`
    [${BULLET_SIGNS}·»]+|[*+]+(?=\s)
    [-–—]{1,2}(?=\s|\p{Lu})|(?:[-=]?>{1,3}|°)(?=\s)|(?:\d{1,2}[.)]|[([]\d{1,2}[)\]]|[A-Ha-h]\))(?=\s)|o(?=\s+[\p{Lu}\d])
  `}\s*`,
  "u",
);
/** "**Cook**, *2019 - 2021*": what Markdown sets bold or slanted. */
const EMPHASIS = /(?<![\p{L}\p{N}*])\*{1,3}(?=[^\s*])([^*]{1,200})(?<!\s)\*{1,3}(?![\p{L}\p{N}*])/gu;
/** "~ Education ~". */
const FRAME = /^\s*([~=*•·◆|–—-]{1,3}) {1,3}(\p{L}[^\t]{2,60}?) {1,3}\1\s*$/u;
const MARKDOWN_HEADING = /^\s*#{1,6} (?=\S)/;
const INVISIBLE = /[\u00ad\u200b\u200c\u2060\ufeff]|[^\P{Cc}\t]/gu;
/** Columns that somebody has set with blanks. */
const COLUMN_GAP = /(?<=\S)[^\S\t]{3,}(?=\S)/;
const ANY_GAP = /(?<=\S)[^\S\t]{2,}(?=\S)/g;
const SPREAD_LETTERS = /^\s*\S \S \S /;
const SPREAD_WORDS = /^\s*(?:\p{L} ){2,20}\p{L} {2,8}(?:\p{L} {1,8}){2,40}\p{L}\s*$/u;
/** "+49 176 *** **": what somebody has made unreadable. */
const MASKED = String.raw`(?<=\+\d[\d() *-]{2,20} )\*{3,5}(?: |$)`;
const DECORATION = new RegExp(
  String.raw`(?<!\*)(?!(?<=\p{L} )\*{3,5}(?:S(?!\p{L})|,| \()|${MASKED})[_=~*#-]{3,}|\.{4,}|[\u2500-\u257f]+`,
  "gu",
);
/** Icon fonts leave single letters before dates, places and numbers. */
const STRAY_ICON = /^(?:[b-df-hj-np-tv-xz§ï±#ñþ]|\(cid:\d+\)) (?=[\p{Lu}\d+])|\(cid:\d+\)/gu;
/** A page's number says nothing of the person. */
const PAGE_NUMBER = /^(?:page|seite|página|pagina|pág\.?|p\.|s\.) ?\d{1,3}(?: ?(?:of|von|sur|de|di|\/) ?\d{1,3})?$/i;
/** "Resume of Ana Varga, page 1 of 2", unless it says how to reach her. */
const PAGE_OF_PAGES = /(?<!\p{L})(?:page|seite|página|pagina) \d{1,3} ?(?:of|von|sur|de|di|van|\/) ?\d{1,3}$/iu;
const REACH = /@|\d{3}/;
const YEAR_FIRST = /^\s*((?:19|20)\d{2})(?:\t(.*)|\s*)$/;
const ENDS_IN_MONTH = new RegExp(`\\d{2} ?(?:[-–—]|${DATE_WORDS.to}) ?(?:${DATE_WORDS.months})\\.?$`, "i");
const LONGEST_LINE = 1_200;
const FULL_LINE_SHARE = 0.78;
const SHORTEST_FULL_LINE = 45;
const LONGEST_BROKEN_LINE = 155;
const CELL_GAP_WIDTH = 4;

/** Very long lines are split at sentence ends, so that a document of one line still has parts. */
export function prepareLines(rawLines: string[]): ResumeLine[] {
  const pieces = joinWrappedDates(rawLines).flatMap((raw) => (raw.length > LONGEST_LINE ? cutLongLine(raw) : [raw]));
  const plain = pieces.map(withoutMarks);
  const bulletOf = ownBullets(plain);
  return plain.map((text, index) => prepare(text, index, BULLET.exec(text)?.[0] ?? bulletOf(text)));
}

/** "June 2013 – March" with "2018" below it, in a column that is too narrow. */
function joinWrappedDates(rawLines: string[]): string[] {
  const lines: string[] = [];
  for (const line of rawLines) {
    const [, year, rest] = YEAR_FIRST.exec(line) ?? [];
    const before = lines.at(-1);
    if (year !== undefined && before !== undefined && ENDS_IN_MONTH.test(before)) {
      lines[lines.length - 1] = `${before} ${year}`;
      if (rest) lines.push(rest);
    } else lines.push(line);
  }
  return lines;
}

const ENDING = String.raw`(?:(?:${DATE_WORDS.months})\.? |\d{1,2}[./])?(?:19|20)\d\d|(?:${DATE_WORDS.present})(?!\p{L})`;
const ARROW_BETWEEN_DATES = new RegExp(String.raw`(?<=(?:19|20)\d\d) ?(?:[-=]?>|[→➔⟶➜]) ?(?=${ENDING})`, "giu");

const LIGATURES = /[\ufb00-\ufb06]/gu;

function withoutMarks(raw: string): string {
  const spelt = raw.replace(LIGATURES, (sign) => sign.normalize("NFKC"));
  const signs = restoreLostDashes(repairTwiceEncoded(readNamedSigns(spelt)));
  const text = signs.replace(INVISIBLE, "").replace(ARROW_BETWEEN_DATES, " – ");
  const plain = text.replace(MARKDOWN_HEADING, "").replace(DECORATION, " ");
  return plain.replace(EMPHASIS, "$1").replace(FRAME, "$2");
}

function prepare(raw: string, index: number, bullet: string | null): ResumeLine {
  const isNumbered = bullet !== null && /[\da-h]/i.test(bullet);
  let text = joinedLetters(raw.slice(bullet?.length ?? 0).replace(STRAY_ICON, ""));
  if (!SPREAD_LETTERS.test(text) && COLUMN_GAP.test(text)) text = text.replace(ANY_GAP, "\t");
  text = text
    .replace(/，/g, ", ")
    .replace(/[^\S\t]+/g, " ")
    .replace(/ ?\t[\s]*/g, "\t")
    .replace(/(?<! ) +,/g, ",")
    .replace(/(?<![\d-])0-(?=[1-9]\/(?:19|20)\d\d)/g, "0")
    .trim();
  if (PAGE_OF_PAGES.test(text) && !REACH.test(text)) text = "";
  return {
    index,
    text,
    hasBullet: bullet !== null && text !== "",
    isBlank: isEmpty(text),
    ...(isNumbered ? { isNumbered } : {}),
  };
}

/** "R U T H   N E I L". */
function joinedLetters(text: string): string {
  if (!SPREAD_WORDS.test(text)) return text;
  return text
    .trim()
    .split(/(?<! ) {2,}/)
    .map((word) => word.replaceAll(" ", ""))
    .join(" ");
}

function isEmpty(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text) || PAGE_NUMBER.test(text);
}

function cutLongLine(raw: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  while (start < raw.length) {
    let end = start + 160;
    if (end >= raw.length) end = raw.length;
    else {
      const limit = Math.min(raw.length, start + LONGEST_LINE);
      while (end < limit && !(".;•●▪·|".includes(raw[end - 1] ?? "") && raw[end] === " ")) end++;
    }
    pieces.push(raw.slice(start, end).trim());
    start = end;
  }
  return pieces;
}

/** From this length on, the page's width may have broken a line; Infinity when it broke none. */
export function fullLineLength(lines: { text: string }[]): number {
  const lengths = lines
    .map(({ text }) => text.length)
    .filter((length) => length > 0)
    .sort((a, b) => a - b);
  const usual = lengths[Math.floor(lengths.length * 0.95)] ?? 0;
  return usual > LONGEST_BROKEN_LINE ? Number.POSITIVE_INFINITY : Math.max(SHORTEST_FULL_LINE, usual * FULL_LINE_SHARE);
}

export function isBrokenAt(before: string, line: string, full: number): boolean {
  if (widthOf(before) < full || line.includes("\t")) return false;
  return /^[\p{Ll}(&]/u.test(line) || /[\p{L}\p{N},&/-]$/u.test(before);
}

function widthOf(text: string): number {
  return text.length + (text.split("\t").length - 1) * CELL_GAP_WIDTH;
}

const ASCII = /^[\u0020-\u007e]*$/;

export function foldWord(word: string): string {
  const lower = word.toLowerCase();
  return ASCII.test(lower) ? lower : lower.normalize("NFD").replace(/\p{M}/gu, "");
}

export function wordsOf(text: string): string[] {
  return text.split(/[\s\t]+/).filter((word) => word !== "");
}
