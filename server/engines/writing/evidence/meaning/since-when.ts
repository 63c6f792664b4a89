import { anyOf } from "../../../any-of.ts";
import { isYear } from "../trace-number.ts";
import { covers } from "./covers.ts";
import type { MaterialLanguage } from "../../language.ts";
import type { Counted } from "./number-changes.ts";
import type { SourceLine } from "./source-lines.ts";
import { isTelling } from "./telling.ts";

const SINCE = /(?<!\p{L})(?:since|seit|depuis|desde)\s(?:(?:\p{L}+|\d\d?)[\s./-])?$/iu;
const SPAN =
  /(?<from>(?:19|20)\d\d)\s?(?:[-–—]|to|until|bis|à|a|hasta)\s?(?:\p{L}+\s)?(?:\d\d?[./])?(?:19|20)\d\d(?!\d)/iu;
const PARTS = /[,;|•·()]|\.\s/u;

const ENDED = new RegExp(
  String.raw`[(,;–-]\s?${anyOf("ended stopped until bis jusqu['’]en jusqu['’]à hasta")}\s(?:\p{L}+\.?\s)?(?:['’]?\d\d|(?:19|20)\d\d)(?!\d)`,
  "iu",
);
const GOES_ON = new RegExp(
  `(?<!\\p{L})${anyOf(
    String.raw`now currently still have\s(?:now\s)?(?:had|gone|been|kept) has\s(?:now\s)?(?:had|gone|been) seit(?=\s\d) aktuell depuis(?=\s\d)`,
    String.raw`actuellement desde\shace llevo llevamos actualmente`,
  )}(?!\\p{L})`,
  "iu",
);

/** A run of days that the line says the end of goes on no more. */
export function goesOnAfterEnd(said: Counted, { statement }: SourceLine): string | null {
  const isOver = ENDED.test(statement.text) && !ENDED.test(said.text) && GOES_ON.test(said.text);
  return isOver ? "Your resume says when this ended." : null;
}

/** "A union rep since 2015" of "union rep 2015-2018", or "seit 2019" of what began in 2022 within a longer job. */
export function sinceAnotherTime(
  said: Counted,
  { counted, words, statement }: SourceLine,
  language: MaterialLanguage,
): string | null {
  const year = said.numbers.find((number) => isYear(number) && SINCE.test(said.text.slice(0, number.from)));
  if (!year || said.numbers.filter(isYear).length > 1) return null;
  const telling = said.words.filter((word) => isTelling(word) && !/^\d+$/.test(word.word));
  let from = 0;
  for (const part of counted.text.split(PARTS)) {
    const to = from + part.length;
    const isThere = (at: number) => at >= from && at <= to;
    const isIn = telling.some((word) => words.some((one) => isThere(one.from) && covers(word, one, language)));
    const isOut = telling.some((word) => words.some((one) => !isThere(one.from) && covers(word, one, language)));
    from = to + 1;
    if (!isIn) continue;
    const own = counted.numbers.filter((number) => isYear(number) && isThere(number.from));
    const since = own.find((number) => SINCE.test(counted.text.slice(0, number.from)));
    if (since && !isOut && since.value !== year.value)
      return `Your resume says “${since.text}” here, not “${year.text}”.`;
    const span = SPAN.exec(part)?.groups?.from;
    if (span === String(year.value) && !statement.isHead) return "Your resume says when this ended.";
  }
  return null;
}
