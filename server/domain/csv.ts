// Spreadsheets read a cell that begins with one of these as a formula; the wide ones in East Asian settings.
const FORMULA_START = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

function cellOf(value: string): string {
  const inert = FORMULA_START.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

export function plainCell(value: string): string {
  return value.startsWith("'") && FORMULA_START.test(value.slice(1)) ? value.slice(1) : value;
}

/** The byte order mark tells Excel that the file is UTF-8. */
export const CSV_START = "\uFEFF";

/** One row of CSV (RFC 4180); cells that a spreadsheet would run as formulas are made inert. */
export function csvRow(cells: string[]): string {
  return `${cells.map(cellOf).join(",")}\r\n`;
}

export function toCsv(rows: string[][]): string {
  return CSV_START + rows.map(csvRow).join("");
}
