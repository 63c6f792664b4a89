import { createWriteStream } from "node:fs";
import { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { CSV_START, csvRow } from "../domain/csv.ts";
import { type ExportedPosting, exportPostings } from "../jobs/files/export-postings.ts";
import { FILE_FIELDS } from "../jobs/files/file-columns.ts";
import { describeSystemError, isSystemError } from "../system-error.ts";
import { CommandRefused, WrongCall } from "./command-line.ts";

const FORMATS = {
  jsonl: { start: "", row: (posting: ExportedPosting) => `${JSON.stringify(posting)}\n` },
  csv: {
    start: CSV_START + csvRow([...FILE_FIELDS]),
    row: (posting: ExportedPosting) => csvRow(FILE_FIELDS.map((field) => String(posting[field] ?? ""))),
  },
};

function formatOf(file: string, given: string | undefined) {
  const name = given?.toLowerCase() ?? (file.toLowerCase().endsWith(".csv") ? "csv" : "jsonl");
  if (name !== "csv" && name !== "jsonl") throw new WrongCall("--format must be jsonl or csv.");
  return FORMATS[name];
}

/** "-" means the terminal. Returns the count. Throws CommandRefused. */
export async function exportJobs(file: string, given: string | undefined): Promise<number> {
  const { start, row } = formatOf(file, given);
  let count = 0;
  async function* rows(): AsyncGenerator<string> {
    if (start !== "") yield start;
    for await (const posting of exportPostings()) {
      count += 1;
      yield row(posting);
    }
  }
  const target =
    file === "-"
      ? new Writable({ decodeStrings: false, write: (text, _, done) => process.stdout.write(text, () => done()) })
      : createWriteStream(file);
  try {
    await pipeline(Readable.from(rows()), target);
  } catch (error) {
    if (!isSystemError(error) || error.path !== file) throw error;
    throw new CommandRefused(describeSystemError(error, file));
  }
  return count;
}
