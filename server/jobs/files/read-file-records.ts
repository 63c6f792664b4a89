import { readCsvRows, separatorOf } from "./csv-rows.ts";
import { decodeText } from "./decode-text.ts";
import type { FileRecord } from "./file-record.ts";
import { readJsonLines } from "./json-lines.ts";
import { readJsonList } from "./json-list.ts";

export type FileFormat = "JSON Lines" | "JSON" | "CSV";

const HEAD_CHARACTERS = 16 * 1024;

async function* joined(head: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** An object that is no record itself: its first line is its brace alone, or it begins with a list of objects. */
const HOLDS_LIST = /^\{\s*(\r?\n|"[^"]*"\s*:\s*\[\s*\{)/;

function formatOf(head: string): FileFormat {
  const start = head.trimStart();
  if (start.startsWith("[") || HOLDS_LIST.test(start)) return "JSON";
  return start.startsWith("{") ? "JSON Lines" : "CSV";
}

/** The records of a file or stream, one at a time, in constant memory. */
export async function readFileRecords(
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ format: FileFormat; records: AsyncGenerator<FileRecord> }> {
  const texts = decodeText(bytes)[Symbol.asyncIterator]();
  let head = "";
  for (let next = await texts.next(); !next.done; next = await texts.next()) {
    head += next.value;
    if (head.length >= HEAD_CHARACTERS) break;
  }
  const format = formatOf(head);
  const chunks = joined(head, texts);
  if (format === "JSON") return { format, records: readJsonList(chunks) };
  if (format === "JSON Lines") return { format, records: readJsonLines(chunks) };
  return { format, records: readCsvRows(chunks, separatorOf(head.trimStart().split(/\r?\n/, 1)[0] ?? "")) };
}
