import { setImmediate } from "node:timers/promises";
import { CsvError, type InfoRecord, parse } from "csv-parse";
import { plainCell } from "../../domain/csv.ts";
import { type FileRecord, MAX_RECORD_CHARACTERS } from "./file-record.ts";

type Row = { record: string[]; info: InfoRecord };

const SEPARATORS = [",", ";", "\t", "|"];

/** The separator of a table: the most frequent candidate outside of quotes. */
export function separatorOf(firstLine: string): string {
  const bare = firstLine.replace(/"[^"]*"/g, "");
  const counts = SEPARATORS.map((sign) => bare.split(sign).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ",";
}

function explain(error: unknown): string {
  const code = error instanceof CsvError ? error.code : null;
  if (code === "CSV_QUOTE_NOT_CLOSED" || code === "CSV_MAX_RECORD_SIZE") {
    return "a quotation mark here is never closed, so nothing after it can be read";
  }
  return "from here on it is no CSV";
}

/** Line ends alike, so that lines are counted as people count them. */
async function* withPlainLineEnds(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let held = "";
  for await (const chunk of chunks) {
    const text = held + chunk;
    // The other half of a line end may be in the next chunk.
    held = text.endsWith("\r") ? "\r" : "";
    yield text.slice(0, text.length - held.length).replace(/\r\n?/g, "\n");
  }
  if (held !== "") yield "\n";
}

/** The rows of a CSV file, by the names in its first line; quotes, line breaks within them and short rows are kept. */
export async function* readCsvRows(chunks: AsyncIterable<string>, separator: string): AsyncGenerator<FileRecord> {
  const parser = parse({
    delimiter: separator,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_RECORD_CHARACTERS,
  });
  let failure: unknown = null;
  parser.on("error", (error) => {
    failure = error;
  });
  let names: string[] | null = null;
  let read = 0;

  /** Rows the parser has ready, taken while writing, so that a failure loses no earlier row. */
  function* take(): Generator<FileRecord> {
    // As the option `info` gives it.
    for (let row: Row | null = parser.read(); row !== null; row = parser.read()) {
      const line = read + 1;
      const { record } = row;
      read = row.info.lines;
      if (names)
        yield { line, values: Object.fromEntries(names.map((name, at) => [name, plainCell(record[at] ?? "")])) };
      else names = record.map((name) => name.trim());
    }
  }

  for await (const chunk of withPlainLineEnds(chunks)) {
    parser.write(chunk);
    yield* take();
    if (failure) break;
  }
  if (!failure) {
    parser.end();
    yield* take();
    await setImmediate();
  }
  if (failure) yield { line: read + 1, why: explain(failure) };
}
