const SNIFF_BYTES = 64 * 1024; // so much of a file is looked at before it is known how its letters are written
const MARKS: [encoding: string, mark: number[]][] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];
const MOSTLY = 0.4; // every second byte of western text in UTF-16 is zero

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function encodingOf(bytes: Uint8Array): string {
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return marked[0];
  const zerosAt = (odd: number) => bytes.filter((byte, at) => at % 2 === odd && byte === 0).length / bytes.length;
  if (zerosAt(1) > MOSTLY) return "utf-16le";
  if (zerosAt(0) > MOSTLY) return "utf-16be";
  return isUtf8(bytes) ? "utf-8" : "windows-1252";
}

/** The text of a file chunk by chunk, without its byte order mark: UTF-8, UTF-16, or what Windows wrote before. */
export async function* decodeText(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let head = Buffer.alloc(0);
  let decoder: TextDecoder | null = null;
  for await (const chunk of chunks) {
    if (decoder) {
      yield decoder.decode(chunk, { stream: true });
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < SNIFF_BYTES) continue;
    decoder = new TextDecoder(encodingOf(head));
    yield decoder.decode(head, { stream: true });
  }
  yield decoder ? decoder.decode() : new TextDecoder(encodingOf(head)).decode(head);
}
