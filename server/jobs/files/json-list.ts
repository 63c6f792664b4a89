import { type FileRecord, jsonRecord, MAX_RECORD_CHARACTERS, tooLong } from "./file-record.ts";

const [QUOTE, BACKSLASH, COMMA, NEWLINE] = [34, 92, 44, 10];
const OPENING = new Set([123, 91]);
const CLOSING = new Set([125, 93]);

/** The records of a JSON list, or of the first list in an object, one by one, so that any file fits in memory. */
export async function* readJsonList(chunks: AsyncIterable<string>): AsyncGenerator<FileRecord> {
  const cut = createCutter();
  for await (const chunk of chunks) yield* cut.feed(chunk);
  yield* cut.end();
}

function createCutter() {
  let line = 1;
  let startLine = 1;
  let depth = 0;
  /** The depth within the list; 0 = it has not begun. */
  let listDepth = 0;
  let isOver = false;
  let isText = false;
  let isEscaped = false;
  let entry = "";
  let isTooLong = false;

  function* take(): Generator<FileRecord> {
    if (isTooLong) yield tooLong(startLine);
    else if (entry.trim() !== "") yield jsonRecord(startLine, entry);
    entry = "";
    isTooLong = false;
  }

  function keep(part: string): void {
    entry = isTooLong ? "" : entry + part;
    if (entry.length > MAX_RECORD_CHARACTERS) isTooLong = true;
  }

  function* feed(chunk: string): Generator<FileRecord> {
    let from = 0;
    for (let at = 0; at < chunk.length && !isOver; at += 1) {
      const sign = chunk.charCodeAt(at);
      if (sign === NEWLINE) line += 1;
      if (isText) {
        if (isEscaped) isEscaped = false;
        else if (sign === BACKSLASH) isEscaped = true;
        else if (sign === QUOTE) isText = false;
        continue;
      }
      const isInList = listDepth > 0;
      if (sign === QUOTE) isText = true;
      else if (OPENING.has(sign)) depth += 1;
      else if (CLOSING.has(sign)) depth -= 1;
      if (!isInList && sign === 91) {
        listDepth = depth;
        from = at + 1;
        startLine = line;
      } else if (isInList && (depth < listDepth || (sign === COMMA && depth === listDepth))) {
        keep(chunk.slice(from, at));
        yield* take();
        from = at + 1;
        isOver = depth < listDepth;
      }
      // Where the entry itself begins, not the blanks before it.
      if (isInList && depth === listDepth + 1 && OPENING.has(sign)) startLine = line;
    }
    if (listDepth > 0 && !isOver) keep(chunk.slice(from));
  }

  function* end(): Generator<FileRecord> {
    if (listDepth === 0) yield { line: 1, why: "the file holds no list" };
    else if (!isOver && (isTooLong || entry.trim() !== "")) yield* take();
  }

  return { feed, end };
}
