import type { DayOrder } from "../../domain/application-import.ts";
import { dayOf } from "../../domain/application-list.ts";
import { once } from "../../engines/once.ts";
import { foldWords } from "./fold-words.ts";

const LANGUAGES = ["en", "de", "fr", "es", "it", "pt", "nl", "pl"];
const MONTHS = Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(2026, at, 15)));
const LEAST_LETTERS = 3;

const monthByName = once((): Map<string, number> => {
  const names = new Map<string, number>();
  for (const language of LANGUAGES) {
    for (const month of ["long", "short"] as const) {
      const inWords = new Intl.DateTimeFormat(language, { month, day: "numeric", timeZone: "UTC" });
      for (const [at, day] of MONTHS.entries()) {
        const name = foldWords(inWords.formatToParts(day).find(({ type }) => type === "month")?.value ?? "");
        if (name.length >= LEAST_LETTERS && !names.has(name)) names.set(name, at + 1);
      }
    }
  }
  return names;
});

const CENTURY = 2000;

function toDay(year: number, month: number, day: number): string | null {
  const full = year < 100 ? CENTURY + year : year;
  const two = (part: number) => String(part).padStart(2, "0");
  return dayOf(`${full}-${two(month)}-${two(day)}`);
}

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:$|[T ])/;
const YEAR_LAST = /^(\d{1,2})([-/.]) ?(\d{1,2})[-/.] ?(\d{4}|\d{2})(?:$|,? )/;

/** A day in numbers with the year last: its two first numbers as they stand. */
function numbersOf(told: string) {
  const [, first, sign, second, year] = YEAR_LAST.exec(told) ?? [];
  return year === undefined ? null : { first: Number(first), sign, second: Number(second), year: Number(year) };
}

/** Whether only the order of day and month tells what it says, as in 03/04/2026. */
export function isAmbiguous(told: string): boolean {
  const numbers = numbersOf(told);
  return numbers !== null && numbers.first <= 12 && numbers.second <= 12 && numbers.first !== numbers.second;
}

function fromWords(told: string): string | null {
  const words = foldWords(told.replace(/(\d)(?:st|nd|rd|th)\b/gi, "$1")).split(" ");
  // The last one: "mar 3 abr" is a Tuesday in April.
  const month = words.map((word) => monthByName().get(word)).findLast((found) => found !== undefined);
  const [day, year] = words.filter((word) => /^\d{1,2}$|^\d{4}$/.test(word)).map(Number);
  return month === undefined || day === undefined || year === undefined ? null : toDay(year, month, day);
}

/** A day as people write it: in ISO's form, in numbers, or with the month in words; YYYY-MM-DD, else null. */
export function readDay(told: string, order: DayOrder): string | null {
  const [, year, month, day] = YEAR_FIRST.exec(told) ?? [];
  if (year !== undefined) return toDay(Number(year), Number(month), Number(day));
  const numbers = numbersOf(told);
  if (!numbers) return fromWords(told);
  const { first, second } = numbers;
  const usual = order === "day-first" ? toDay(numbers.year, second, first) : toDay(numbers.year, first, second);
  // 13/04/2026 has but one reading, whatever the others of its table have.
  return usual ?? (order === "day-first" ? toDay(numbers.year, first, second) : toDay(numbers.year, second, first));
}

export type OrderReading = {
  order: DayOrder;
  /** False where the table does not tell, so that the order is a guess. */
  isTold: boolean;
  /** The first cell that the order decides; null where none is ambiguous. */
  example: string | null;
};

type TableDays = { applied: readonly string[]; others: readonly string[] };

/** In which order a table writes day and month, `usual` where it does not tell. Nothing was sent on a day to come. */
export function readOrder(
  { applied, others }: TableDays,
  { usual, today }: { usual: DayOrder; today: string },
): OrderReading {
  const cells = [...applied, ...others];
  const example = cells.find(isAmbiguous) ?? null;
  const numbers = cells.flatMap((cell) => numbersOf(cell) ?? []);
  const dayFirst = numbers.some(({ first, sign }) => first > 12 || sign === ".");
  const monthFirst = numbers.some(({ second }) => second > 12);
  if (dayFirst !== monthFirst) return { order: dayFirst ? "day-first" : "month-first", isTold: true, example };
  const fits = (order: DayOrder) => applied.every((cell) => (readDay(cell, order) ?? "") <= today);
  const other: DayOrder = usual === "day-first" ? "month-first" : "day-first";
  if (!fits(usual) && fits(other)) return { order: other, isTold: true, example };
  return { order: usual, isTold: false, example };
}
