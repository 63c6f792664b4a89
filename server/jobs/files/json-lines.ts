import { type FileRecord, jsonRecord, MAX_RECORD_CHARACTERS, tooLong } from "./file-record.ts";

/** The records of JSON Lines. A bad line is reported and does not affect others. */
export async function* readJsonLines(chunks: AsyncIterable<string>): AsyncGenerator<FileRecord> {
  let line = 0;
  let rest = "";
  let isSkipping = false;
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split(/\r\n|\n/);
    rest = lines.pop() ?? "";
    for (const text of lines) {
      line += 1;
      if (isSkipping || text.length > MAX_RECORD_CHARACTERS) yield tooLong(line);
      else if (text.trim() !== "") yield jsonRecord(line, text);
      isSkipping = false;
    }
    if (rest.length > MAX_RECORD_CHARACTERS) {
      isSkipping = true;
      rest = "";
    }
  }
  line += 1;
  if (isSkipping) yield tooLong(line);
  else if (rest.trim() !== "") yield jsonRecord(line, rest);
}
