import { findDates } from "./find-dates.ts";
import { columnsOf } from "./job-tables.ts";
import { FUNCTION_WORDS, isLegalSuffix, judgePart } from "./judge-part.ts";
import { foldWord, type ResumeLine, wordsOf } from "./resume-lines.ts";
import { kindOf } from "./section-headings.ts";

const LIKELY = 2; // of three, as `judgePart` weighs a title
const FEWEST_ROWS = 2;
const MOST_SUBHEAD_WORDS = 8;
const SHORTEST_WORD = 3;
const OF_DUTIES = /^(?:(?:key|main) )?(?:duties|responsibilities|results|achievements|tasks|highlights)(?!\p{L})/iu;

type Row = { line: ResumeLine; employer: string; below: ResumeLine[] };

/** What stands below a table of jobs goes below the row that its subhead names, and above the table where none is sure. */
export function partBelowTables(lines: ResumeLine[], now: Date): ResumeLine[] {
  const at = lines.findIndex(({ text }) => columnsOf(text.split("\t")) !== null);
  if (at < 0) return lines;
  const end = lines.findIndex(({ text, isBlank }, index) => index > at && !isBlank && !isRow(text, now));
  const rows = rowsOf(lines.slice(at, end < 0 ? lines.length : end));
  const isParted = end > 0 && (lines[end - 1]!.isBlank || !lines[end]!.hasBullet);
  if (rows.length < FEWEST_ROWS || !isParted) return lines;
  const next = lines.findIndex((line, index) => index >= end && isHeading(line, lines));
  const to = next < 0 ? lines.length : next;
  const below = lines.slice(end, to);
  if (below.length === 0 || below.some(({ text }) => isHead(text, now))) return lines;
  const unsure = share(below, rows);
  const table = rows.flatMap(({ line, below: own }) => [line, ...own]);
  const parted = [...lines.slice(0, at), ...unsure, lines[at]!, ...table, blank(), ...lines.slice(to)];
  return parted.map((line, index) => ({ ...line, index }));
}

/** "Typist, Quay Law, 2016 - 2019" begins a job of its own, "trained a junior since 2023" does not. */
function isHead(text: string, now: Date): boolean {
  return findDates(text, now).some(({ isRange, from, to }) => {
    const [first = ""] = text.slice(0, from).split(/[,\t(|]| [–—-] /u);
    const isAtEnd =
      to >= text.length - 1 && !/^since /iu.test(text.slice(from)) && judgePart(first.trim()).title >= LIKELY;
    return isRange && (from === 0 || isAtEnd);
  });
}

function blank(): ResumeLine {
  return { index: 0, text: "", hasBullet: false, isBlank: true };
}

function isRow(text: string, now: Date): boolean {
  return text.includes("\t") && findDates(text, now).length > 0;
}

function isHeading({ index, text, hasBullet, isBlank }: ResumeLine, lines: ResumeLine[]): boolean {
  const isApart = lines[index - 1]?.isBlank === true || text === text.toUpperCase();
  return !isBlank && !hasBullet && isApart && kindOf(text.replace(/:$/u, "")) !== null;
}

function rowsOf([labels, ...lines]: ResumeLine[]): Row[] {
  const column = columnsOf(labels!.text.split("\t"))!.indexOf("employer");
  return lines
    .filter(({ isBlank }) => !isBlank)
    .map((line) => ({ line, employer: line.text.split("\t")[column] ?? "", below: [] }));
}

function share(below: ResumeLine[], rows: Row[]): ResumeLine[] {
  const unsure: ResumeLine[] = [];
  let own = unsure;
  below.forEach((line, order) => {
    const { text, hasBullet, isBlank } = line;
    if (!hasBullet && !isBlank && wordsOf(text).length <= MOST_SUBHEAD_WORDS) {
      const row = rowNamed(text, rows);
      const isApart = order === 0 || below[order - 1]!.isBlank || below[order + 1]?.hasBullet === true;
      if (row || isApart) own = row?.below ?? unsure;
      if (row && OF_DUTIES.test(text)) return;
    }
    own.push(line);
  });
  return unsure;
}

function rowNamed(subhead: string, rows: Row[]): Row | null {
  const [first = ""] = subhead.split(/ ?[(:,;/]| [–—-] /u);
  const beside = /\((?<beside>[^()]{3,60})\)/u.exec(subhead)?.groups?.beside ?? "";
  for (const said of [subhead, first, beside]) {
    const words = namesIn(said);
    const named = rows.filter(({ line }) => words.length > 0 && isWithin(words, namesIn(line.text)));
    if (named.length > 0) return named.length === 1 ? named[0]! : null;
  }
  const words = namesIn(subhead);
  const named = rows.filter(({ employer }) => namesIn(employer).length > 0 && isWithin(namesIn(employer), words));
  return named.length === 1 ? named[0]! : null;
}

function isWithin(words: readonly string[], others: readonly string[]): boolean {
  return words.every((word) => others.includes(word));
}

function namesIn(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}&'’.]+/u).filter((word) => !isLegalSuffix(word));
  return words
    .map((word) => foldWord(word).replace(/\.$/u, ""))
    .filter((word) => word.length >= SHORTEST_WORD && !FUNCTION_WORDS.has(word));
}
