export const MONTHS_OF_YEAR = 12;

/** A date of a resume in months since the year 0; "2019" counts as its January. */
export function monthsOf(date: string): number {
  const [year = 0, month = 1] = date.split("-").map(Number);
  return inMonths({ year, month });
}

/** A month of a year in months since the year 0. */
export function inMonths({ year, month }: { year: number; month: number }): number {
  return year * MONTHS_OF_YEAR + month;
}
