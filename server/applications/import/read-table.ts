import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { CsvError, parse } from "csv-parse";
import { MAX_TABLE_BYTES, MAX_TABLE_MEGABYTES, MAX_TABLE_ROWS } from "../../domain/application-import.ts";
import { plainCell } from "../../domain/csv.ts";
import { Refusal } from "../../http/errors.ts";
import { separatorOf } from "../../jobs/files/csv-rows.ts";
import { decodeText } from "../../jobs/files/decode-text.ts";

const PIECE_CHARACTERS = 64 * 1024;
const MAX_ROW_CHARACTERS = 1_000_000;
const MAX_COLUMNS = 200;
const MAX_SEPARATORS = 10_000; // in a line, those within quotes too

/** `ended` says why what follows the last row was not read; null where all was. */
export type Table = { names: string[]; rows: string[][]; ended: string | null };

async function* inPieces(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += PIECE_CHARACTERS) {
    yield text.slice(at, at + PIECE_CHARACTERS);
    // Others are served in between.
    await setImmediate();
  }
}

/** The text of a table's file, however its letters are written. Throws Refusal (too-large). */
export async function readTableText(bytes: Uint8Array): Promise<string> {
  if (bytes.byteLength > MAX_TABLE_BYTES)
    throw new Refusal("too-large", `Please choose a table of at most ${MAX_TABLE_MEGABYTES} MB.`);
  const parts: string[] = [];
  for await (const part of decodeText(Readable.from([bytes]))) parts.push(part);
  return parts.join("").replaceAll("\0", "").trim();
}

/** Rows of millions of cells take the parser seconds, and are no table. */
function isTooWide(text: string, separator: string): boolean {
  let cells = 0;
  for (const character of text) {
    cells = character === "\n" ? 0 : cells + (character === separator ? 1 : 0);
    if (cells > MAX_SEPARATORS) return true;
  }
  return false;
}

async function readInto(table: Table, text: string): Promise<void> {
  const [first = ""] = text.split(/[\r\n]/, 1);
  const delimiter = separatorOf(first);
  if (isTooWide(text, delimiter)) return;
  const input = Readable.from(inPieces(text));
  const parser = parse({
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_CHARACTERS,
  });
  try {
    // Without `columns`, the parser gives each row as a list of texts.
    for await (const cells of input.pipe(parser) as AsyncIterable<string[]>) {
      const row = cells.slice(0, MAX_COLUMNS).map(plainCell);
      if (table.names.length === 0) table.names = row.map((name) => name.trim());
      else if (table.rows.length < MAX_TABLE_ROWS) table.rows.push(row);
      else {
        table.ended = `Only the first ${MAX_TABLE_ROWS.toLocaleString("en-US")} rows are read.`;
        return;
      }
    }
  } finally {
    input.destroy();
  }
}

/** Values with commas, semicolons, tabs or bars between them, the names of the columns first. Throws Refusal (unreadable). */
export async function readTable(text: string): Promise<Table> {
  const table: Table = { names: [], rows: [], ended: null };
  try {
    await readInto(table, text);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    table.ended = `Nothing after row ${table.rows.length + 1} can be read: a quotation mark there is never closed.`;
  }
  if (table.rows.length === 0)
    throw new Refusal("unreadable", "This is no table with the names of its columns in the first row.");
  return table;
}
