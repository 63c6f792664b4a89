import { createReadStream } from "node:fs";
import path from "node:path";
import { recordCommand } from "../audit/record-audit.ts";
import { type FileColumns, guessColumns } from "../jobs/files/file-columns.ts";
import type { FileRecord } from "../jobs/files/file-record.ts";
import { tidyLine } from "../engines/tidy-text.ts";
import { importPostings } from "../jobs/files/import-postings.ts";
import { type FileFormat, readFileRecords } from "../jobs/files/read-file-records.ts";
import { describeSystemError, isSystemError } from "../system-error.ts";
import { CommandRefused } from "./command-line.ts";

const LOOKED_AT = 50;
const MAX_TOLD = 20;
const MAX_SHOWN = 40;
const TOLD_EVERY = 10_000;

type ImportCall = {
  name: string | undefined;
  isAgreed: boolean;
  ask: (() => Promise<boolean>) | null;
  say(line: string): void;
  warn(line: string): void;
};

async function* withHead(head: FileRecord[], rest: AsyncGenerator<FileRecord>): AsyncGenerator<FileRecord> {
  yield* head;
  yield* rest;
}

/** A file may be anything, and a terminal obeys what it is shown. */
const shown = (column: string) => tidyLine(column).slice(0, MAX_SHOWN);

function showColumns({ fields, unused }: FileColumns, say: ImportCall["say"]): void {
  for (const [field, column] of Object.entries(fields)) say(`  ${field.padEnd(16)} ${shown(column)}`);
  if (unused.length > 0) say(`  not used         ${unused.slice(0, MAX_TOLD).map(shown).join(", ")}`);
}

/** Columns are guessed, so a table is stored only after somebody has agreed. */
async function agree(format: FileFormat, { isAgreed, ask }: ImportCall): Promise<void> {
  if (isAgreed || format !== "CSV") return;
  if (!ask) throw new CommandRefused("Nothing is stored yet. If the columns are right, call it again with --yes.");
  if (!(await ask())) throw new CommandRefused("Nothing was stored.");
}

async function readHead(records: AsyncGenerator<FileRecord>): Promise<FileRecord[]> {
  const head: FileRecord[] = [];
  while (head.length < LOOKED_AT) {
    const next = await records.next();
    if (next.done) break;
    head.push(next.value);
  }
  return head;
}

async function takeIn(file: string, call: ImportCall): Promise<void> {
  const { say, warn } = call;
  const { format, records } = await readFileRecords(file === "-" ? process.stdin : createReadStream(file));
  const head = await readHead(records);
  const names = new Set(head.flatMap((record) => ("values" in record ? Object.keys(record.values) : [])));
  const columns = guessColumns([...names]);
  const [first] = head;
  if (!first) throw new CommandRefused(`${file} holds no postings.`);
  if (names.size === 0 && "why" in first) throw new CommandRefused(`Line ${first.line} cannot be read: ${first.why}.`);
  say(`${format}, read as:`);
  showColumns(columns, say);
  if (!columns.fields.title)
    throw new CommandRefused("No column is named as the one that holds the jobs' titles: title.");
  await agree(format, call);
  const name = call.name ?? (file === "-" ? "Import" : path.basename(file));
  await recordCommand({ action: "import-jobs", detail: name });
  let told = 0;
  let lastTold = 0;
  const { added, changed, same, leftOut } = await importPostings(withHead(head, records), {
    name,
    columns,
    onLeftOut({ line, why }) {
      told += 1;
      if (told <= MAX_TOLD) warn(`Line ${line} was left out: ${why}.`);
    },
    onProgress(sum) {
      const stored = sum.added + sum.changed + sum.same;
      if (stored - lastTold < TOLD_EVERY) return;
      lastTold = stored;
      warn(`${stored} read`);
    },
  });
  if (told > MAX_TOLD) warn(`${told - MAX_TOLD} more were left out.`);
  say(`${added} new, ${changed} changed, ${same} the same, ${leftOut} left out.`);
}

/** "-" means standard input. Throws CommandRefused. */
export async function importJobs(file: string, call: ImportCall): Promise<void> {
  try {
    await takeIn(file, call);
  } catch (error) {
    const isOfFile = isSystemError(error) && (error.path === file || error.code === "EISDIR");
    if (!isOfFile) throw error;
    throw new CommandRefused(describeSystemError(error, file));
  }
}
