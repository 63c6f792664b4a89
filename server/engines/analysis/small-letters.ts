import { findDates } from "./find-dates.ts";
import { FUNCTION_WORDS, judgePart } from "./judge-part.ts";
import { withoutDates } from "./read-header.ts";
import { fullLineLength, type ResumeLine, wordsOf } from "./resume-lines.ts";

const LONGEST_HEADER_WORDS = 9;
const LONGEST_DATED_WORDS = 16;
const LONGEST_LINE_BEFORE = 60;
const NEAR = 2;
const SURE_TITLE = 3;
/** "16 rooms a day" tells of the work. */
const COUNTED = /^\d[\d.,]*\+? \p{Ll}{3}/u;
const GOES_ON = /^(?:\(|(?:al|del|y|und|et|and|of|zum|zur|du|des) )/u;
const NAMES = /\p{L}{3} \p{L}{3}/u;
const DATE_OPENING = /^[^\p{L}]*/u;

/** Capitalises small titles and names beside dates; no character moves. The same lines where there is nothing to do. */
export function raiseSmallLetters(lines: ResumeLine[], now: Date): ResumeLine[] {
  const filled = lines.filter((line) => !line.isBlank);
  if (!filled.some((line) => isSmall(line, now))) return lines;
  const full = fullLineLength(filled);
  const dated = new Set(
    filled.filter((line) => wordsOf(line.text).length <= LONGEST_DATED_WORDS && findDates(line.text, now).length > 0),
  );
  const raised = new Set<ResumeLine>();
  filled.forEach((line, at) => {
    if (!isSmall(line, now) || !mayHead(line, dated.has(line))) return;
    const before = filled[at - 1];
    const isParted = before === undefined || before.index < line.index - 1;
    const goesOn = !isParted && !raised.has(before) && !dated.has(before) && (before.hasBullet || isLong(before, full));
    const near = filled.slice(Math.max(0, at - NEAR), at + NEAR + 1);
    const isBelowEntry = !isParted && judgePart(line.text).title < SURE_TITLE && endsEntry(filled, at - 1, dated, now);
    const isInside =
      !isParted && !dated.has(before) && opensWithTitle(line, now) && isBelowCapitals(filled, at, dated, now);
    if (!isInside && !goesOn && !isBelowEntry && near.some((other) => dated.has(other))) raised.add(line);
  });
  return raised.size === 0
    ? lines
    : lines.map((line) => (raised.has(line) ? { ...line, text: capitals(line.text) } : line));
}

function opensWithTitle({ text }: ResumeLine, now: Date): boolean {
  const [first = ""] = withoutDates(text, findDates(text, now)).split(/[,\ue001]/u);
  return judgePart(first.trim()).title === SURE_TITLE;
}

/** Whether the entry above has name and date on a line in capitals, with nothing in small letters above it. */
function isBelowCapitals(filled: ResumeLine[], at: number, dated: ReadonlySet<ResumeLine>, now: Date): boolean {
  const entry = filled.slice(0, at).findLastIndex((line) => dated.has(line));
  const head = filled.slice(Math.max(0, entry - 1), entry + 1);
  return entry >= 0 && NAMES.test(filled[entry]!.text) && !head.some((line) => isSmall(line, now));
}

/** Gives a text of raised lines back as the resume has it; null stays null. */
export function asWritten(text: string | null, lines: ResumeLine[]): string | null {
  if (text === null) return null;
  const folded = text.toLowerCase();
  // What a narrow column broke stands in two lines.
  const texts = lines.map((line) => line.text);
  for (const own of [...texts, texts.join(" ")]) {
    const at = own.toLowerCase().indexOf(folded);
    if (at >= 0 && folded.length === text.length) return own.slice(at, at + text.length);
  }
  return text;
}

function endsEntry(filled: ResumeLine[], at: number, dated: ReadonlySet<ResumeLine>, now: Date): boolean {
  const line = filled[at]!;
  if (!dated.has(line)) return false;
  const above = filled[at - 1];
  const isBareDate = !NAMES.test(line.text);
  return [line, ...(isBareDate && above?.index === line.index - 1 ? [above] : [])].some((each) => namesRole(each, now));
}

function namesRole({ text }: ResumeLine, now: Date): boolean {
  const plain = withoutDates(text, findDates(text, now)).replace(DATE_OPENING, "");
  const parts = plain.split(/[,;:\t\ue001|–—(]|\.\s|\s-\s/u).map((part) => part.trim());
  const isSmallPair =
    /^\p{Ll}/u.test(plain) && plain.split(/\s[-–—]\s/u).filter((part) => /\p{L}{2}/u.test(part)).length === 2;
  return (
    (isSmallPair || /^\p{Lu}/u.test(plain)) &&
    parts.length > 1 &&
    parts.some((part) => judgePart(part).title >= SURE_TITLE)
  );
}

function isLong({ text }: ResumeLine, full: number): boolean {
  return text.length >= Math.min(full, LONGEST_LINE_BEFORE) || /[,&]$/.test(text);
}

function mayHead({ text, hasBullet }: ResumeLine, isDated: boolean): boolean {
  if (hasBullet || GOES_ON.test(text) || /[.;:!?]$/.test(text) || (!isDated && COUNTED.test(text))) return false;
  return wordsOf(text).length <= (isDated ? LONGEST_DATED_WORDS : LONGEST_HEADER_WORDS);
}

function isSmall({ text }: ResumeLine, now: Date): boolean {
  const opensSmall = (rest: string) => /^\p{Ll}{2}/u.test(rest.replace(DATE_OPENING, ""));
  // "2018 to now" is a date, whatever its letters.
  return opensSmall(text) && opensSmall(withoutDates(text, findDates(text, now)));
}

function capitals(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}'’.])\p{Ll}+/gu, (word, at: number) => {
    const [letter = ""] = word;
    const capital = letter.toUpperCase();
    return (at > 0 && isSmallWord(word)) || capital.length !== 1 ? word : capital + word.slice(1);
  });
}

function isSmallWord(word: string): boolean {
  return FUNCTION_WORDS.has(word) || word === "from" || word === "with";
}
