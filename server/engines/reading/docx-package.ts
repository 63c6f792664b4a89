import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { UnreadableDocumentError } from "./document-text.ts";

export type DocxPackage = Map<string, string>;

const ENTRY_LIMIT = 1_000;
const UNPACKED_LIMIT_BYTES = 50 * 1024 * 1024;
const RATIO_LIMIT = 100;
const RATIO_FREE_BYTES = 100 * 1024;
const XML_PART = /\.(?:xml|rels)$/i;

/** Unzips under limits, checking declared and real sizes. Throws UnreadableDocumentError, also for any DOCTYPE. */
export async function openDocxPackage(bytes: Uint8Array): Promise<DocxPackage> {
  const entries: Entry[] = [];
  const zip = await openZip(bytes);
  try {
    if (zip.entryCount > ENTRY_LIMIT) throw new UnreadableDocumentError("too-complex");
    for await (const entry of zip.eachEntry()) {
      if (entry.isEncrypted()) throw new UnreadableDocumentError("encrypted");
      entries.push(entry);
    }
    checkDirectory(entries);
    return await unpack(zip, entries);
  } catch (error) {
    throw error instanceof UnreadableDocumentError ? error : new UnreadableDocumentError("damaged");
  }
}

async function openZip(bytes: Uint8Array): Promise<ZipFile> {
  try {
    // Names stay bytes: "../x" would make yauzl refuse the file, and nothing is ever written by name.
    return await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), { decodeStrings: false });
  } catch {
    throw new UnreadableDocumentError("damaged");
  }
}

function checkDirectory(entries: Entry[]): void {
  const unpacked = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  const exploding = entries.some((entry) => isExploding(entry.uncompressedSize, entry.compressedSize));
  if (entries.length > ENTRY_LIMIT || unpacked > UNPACKED_LIMIT_BYTES || exploding) {
    throw new UnreadableDocumentError("too-complex");
  }
  const inOrder = entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader);
  for (const [index, entry] of inOrder.entries()) {
    const next = inOrder[index + 1];
    if (next && entry.relativeOffsetOfLocalHeader + entry.compressedSize > next.relativeOffsetOfLocalHeader) {
      throw new UnreadableDocumentError("damaged");
    }
  }
}

function isExploding(unpackedBytes: number, packedBytes: number): boolean {
  return unpackedBytes > RATIO_FREE_BYTES && unpackedBytes > packedBytes * RATIO_LIMIT;
}

async function unpack(zip: ZipFile, entries: Entry[]): Promise<DocxPackage> {
  const parts = new Map<string, string>();
  let unpacked = 0;
  for (const entry of entries) {
    const name = entry.fileNameRaw.toString("utf8").replaceAll("\\", "/");
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      // yauzl streams yield Buffers; the type of a stream's iterator does not say so.
      const bytes = chunk as Buffer;
      size += bytes.length;
      if (unpacked + size > UNPACKED_LIMIT_BYTES || isExploding(size, entry.compressedSize)) {
        throw new UnreadableDocumentError("too-complex");
      }
      if (XML_PART.test(name)) chunks.push(bytes);
    }
    unpacked += size;
    if (!XML_PART.test(name)) continue;
    const text = decodeXml(Buffer.concat(chunks));
    if (/<!DOCTYPE/i.test(text)) throw new UnreadableDocumentError("damaged");
    if (!parts.has(name)) parts.set(name, text);
  }
  return parts;
}

function decodeXml(bytes: Buffer): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0x3c && bytes[1] === 0);
  const isUtf16Swapped = (bytes[0] === 0xfe && bytes[1] === 0xff) || (bytes[0] === 0 && bytes[1] === 0x3c);
  const encoding = isUtf16 ? "utf-16le" : isUtf16Swapped ? "utf-16be" : "utf-8";
  return new TextDecoder(encoding).decode(bytes);
}
