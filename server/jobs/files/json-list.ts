import { type FileRecord, jsonRecord, MAX_RECORD_CHARACTERS, tooLong } from "./file-record.ts";

const [QUOTE, BACKSLASH, COMMA, NEWLINE, LIST] = [34, 92, 44, 10, 91];
const OPENING = new Set([123, LIST]);
const CLOSING = new Set([125, 93]);

type Cut = {
  line: number;
  startLine: number;
  depth: number;
  listDepth: number;
  isOver: boolean;
  isText: boolean;
  isEscaped: boolean;
  entry: string;
  isTooLong: boolean;
};

/** The records of a JSON list, or of the first list in an object, one by one, so that any file fits in memory. */
export async function* readJsonList(chunks: AsyncIterable<string>): AsyncGenerator<FileRecord> {
  const cut: Cut = {
    ...{ line: 1, startLine: 1, depth: 0, listDepth: 0, entry: "" },
    ...{ isOver: false, isText: false, isEscaped: false, isTooLong: false },
  };
  for await (const chunk of chunks) yield* feed(cut, chunk);
  yield* end(cut);
}

function* take(cut: Cut): Generator<FileRecord> {
  if (cut.isTooLong) yield tooLong(cut.startLine);
  else if (cut.entry.trim() !== "") yield jsonRecord(cut.startLine, cut.entry);
  cut.entry = "";
  cut.isTooLong = false;
}

function keep(cut: Cut, part: string): void {
  cut.entry = cut.isTooLong ? "" : cut.entry + part;
  if (cut.entry.length > MAX_RECORD_CHARACTERS) cut.isTooLong = true;
}

function isWithinText(cut: Cut, sign: number): boolean {
  if (!cut.isText) return false;
  if (cut.isEscaped) cut.isEscaped = false;
  else if (sign === BACKSLASH) cut.isEscaped = true;
  else if (sign === QUOTE) cut.isText = false;
  return true;
}

function* feed(cut: Cut, chunk: string): Generator<FileRecord> {
  let from = 0;
  for (let at = 0; at < chunk.length && !cut.isOver; at += 1) {
    const sign = chunk.charCodeAt(at);
    if (sign === NEWLINE) cut.line += 1;
    if (isWithinText(cut, sign)) continue;
    const isInList = cut.listDepth > 0;
    if (sign === QUOTE) cut.isText = true;
    else if (OPENING.has(sign)) cut.depth += 1;
    else if (CLOSING.has(sign)) cut.depth -= 1;
    const isPastList = cut.depth < cut.listDepth;
    if (!isInList && sign === LIST) {
      cut.listDepth = cut.depth;
      from = at + 1;
      cut.startLine = cut.line;
    } else if (isInList && (isPastList || (sign === COMMA && cut.depth === cut.listDepth))) {
      keep(cut, chunk.slice(from, at));
      yield* take(cut);
      from = at + 1;
      cut.isOver = isPastList;
    }
    // Where the entry itself begins, not the blanks before it.
    if (isInList && cut.depth === cut.listDepth + 1 && OPENING.has(sign)) cut.startLine = cut.line;
  }
  if (cut.listDepth > 0 && !cut.isOver) keep(cut, chunk.slice(from));
}

function* end(cut: Cut): Generator<FileRecord> {
  if (cut.listDepth === 0) yield { line: 1, why: "the file holds no list" };
  if (cut.listDepth === 0 || cut.isOver) return;
  const last = [...take(cut)];
  yield* last;
  if (!last.some((record) => "why" in record))
    yield { line: cut.line, why: "the list does not end, so the file is not whole" };
}
