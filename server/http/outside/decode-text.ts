/** An HTML or XML document names its own encoding within this many bytes, or not at all. */
const HEAD_BYTES = 1_024;

const DECLARATIONS = [
  /^<\?xml[^>]{0,200}\bencoding=["']([\w:-]{1,40})["']/i,
  /<meta[^>]{0,200}charset=["']?([\w:-]{1,40})/i,
];

function declaredEncoding(bytes: Uint8Array): string | null {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, HEAD_BYTES));
  for (const declaration of DECLARATIONS) {
    const name = declaration.exec(head)?.[1];
    if (name) return name;
  }
  return null;
}

function byteOrderMark([first, second]: Uint8Array): string | null {
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return null;
}

function decoderFor(name: string): TextDecoder {
  try {
    return new TextDecoder(name);
  } catch {
    return new TextDecoder();
  }
}

/** Uses the encoding that the header, the byte order mark or the document names; UTF-8 otherwise. */
export function decodeText(bytes: Uint8Array, contentType: string | null): string {
  const named = /charset=["']?([\w:-]{1,40})/i.exec(contentType ?? "")?.[1];
  return decoderFor(byteOrderMark(bytes) ?? named ?? declaredEncoding(bytes) ?? "utf-8").decode(bytes);
}
