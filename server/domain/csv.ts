// A spreadsheet takes a cell that begins with one of these for a formula; the wide ones do so in East Asian settings.
const FORMULA_START = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

function cellOf(value: string): string {
  const inert = FORMULA_START.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** What a cell said before it was made inert. */
export function plainCell(value: string): string {
  return value.startsWith("'") && FORMULA_START.test(value.slice(1)) ? value.slice(1) : value;
}

/** What a CSV file begins with, so that Excel reads UTF-8: a byte order mark. */
export const CSV_START = "\uFEFF";

/** One row of CSV (RFC 4180) that no spreadsheet runs anything of. */
export function csvRow(cells: string[]): string {
  return `${cells.map(cellOf).join(",")}\r\n`;
}

/** Rows as a CSV file. */
export function toCsv(rows: string[][]): string {
  return CSV_START + rows.map(csvRow).join("");
}
