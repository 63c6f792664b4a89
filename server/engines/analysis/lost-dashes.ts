import { anyOfLines } from "../any-of.ts";
import { DATE_WORDS } from "./lexicon/date-words.ts";

const YEAR = "(?:19|20)\\d{2}";
const MONTH_DIGITS = "(?:0[1-9]|1[0-2])";
/** What fonts and codes leave of a dash they have no sign for, and dashes nobody types; a tab ends a cell. */
const REMAINS = String.raw`(?:(?!\t)[\p{Co}\p{Cc}\ufffd\u2012\u2015\u2043?{]){1,3}`;
const NAMED_MONTH = String.raw`(?:${DATE_WORDS.months})\.?,?(?: del?)? ?['’]?(?:${YEAR})(?!\d)`;
const NOW = String.raw`(?:${DATE_WORDS.present})(?!\p{L})`;
const DIGITS = String.raw`${MONTH_DIGITS}[./]${YEAR}(?!\d)`;
const YEAR_MONTH = String.raw`${YEAR}[-/.]${MONTH_DIGITS}(?!\d)`;
const PART_START = String.raw`(?:^|[\t(,|] ?)`;

const LOST_DASH = new RegExp(
  anyOfLines`
    (?<=(?<!\d)${YEAR} ?)${REMAINS}(?= ?(?:${NAMED_MONTH}|${NOW}|${DIGITS}|${YEAR}(?!\d)))
    (?<=(?<!\d)${YEAR})(?=${NAMED_MONTH}|${NOW})
    (?<=(?<!\d)${MONTH_DIGITS}[./]${YEAR})(?=${DIGITS})
    (?<=(?<!\d)${YEAR}[-/.]${MONTH_DIGITS} ?)${REMAINS}(?= ?(?:${YEAR_MONTH}|${NOW}))
    (?<=(?<!\d)${YEAR}[-/.]${MONTH_DIGITS})(?=${YEAR_MONTH}|${NOW})
    (?<=${PART_START}${YEAR})(?=${YEAR}(?![\p{L}\d]))
  `,
  "giu",
);

/** Puts the dash of a range back where a PDF's font has lost it: "Jan. 2016Mar. 2019", "2016 � now". */
export function restoreLostDashes(text: string): string {
  return text.replace(LOST_DASH, "–");
}
