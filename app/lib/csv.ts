// A spreadsheet takes a cell that begins with one of these for a formula.
const FORMULA_START = /^[=+\-@\t\r]/;

function cellOf(value: string): string {
  const inert = FORMULA_START.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** Rows as CSV (RFC 4180) that no spreadsheet runs anything of; with a byte order mark, so that Excel reads UTF-8. */
export function toCsv(rows: string[][]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellOf).join(",")}\r\n`).join("")}`;
}
