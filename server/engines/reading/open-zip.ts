import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { UnreadableDocumentError } from "./document-text.ts";

type ZipLimits = {
  entries: number;
  /** Of all that is unpacked. */
  bytes: number;
  /** Unpacks what is wanted alone, for archives whose other files nobody reads either. */
  skipsOthers?: boolean;
};

const DOCUMENT_LIMITS: ZipLimits = { entries: 1_000, bytes: 50 * 1024 * 1024 };
const RATIO_LIMIT = 100;
const RATIO_FREE_BYTES = 100 * 1024;

/**
 * Unzips the files of these paths under limits, checking declared and real sizes; the first of a name counts. Throws
 * UnreadableDocumentError (encrypted, too-complex, damaged).
 */
export async function openZip(
  bytes: Uint8Array,
  isWanted: (path: string) => boolean,
  limits = DOCUMENT_LIMITS,
): Promise<Map<string, Buffer>> {
  const entries: Entry[] = [];
  const zip = await openDirectory(bytes);
  try {
    if (zip.entryCount > limits.entries) throw new UnreadableDocumentError("too-complex");
    for await (const entry of zip.eachEntry()) {
      if (entry.isEncrypted()) throw new UnreadableDocumentError("encrypted");
      entries.push(entry);
    }
    const unpacked = limits.skipsOthers ? entries.filter((entry) => isWanted(pathOf(entry))) : entries;
    checkDirectory(entries, unpacked, limits);
    return await unpack(zip, unpacked, { isWanted, limits });
  } catch (error) {
    throw error instanceof UnreadableDocumentError ? error : new UnreadableDocumentError("damaged");
  }
}

async function openDirectory(bytes: Uint8Array): Promise<ZipFile> {
  try {
    // Names stay bytes: "../x" would make yauzl refuse the file, and nothing is ever written by name.
    return await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), { decodeStrings: false });
  } catch {
    throw new UnreadableDocumentError("damaged");
  }
}

function pathOf(entry: Entry): string {
  return entry.fileNameRaw.toString("utf8").replaceAll("\\", "/");
}

function checkDirectory(entries: Entry[], unpacked: Entry[], limits: ZipLimits): void {
  const bytes = unpacked.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  const exploding = unpacked.some((entry) => isExploding(entry.uncompressedSize, entry.compressedSize));
  if (entries.length > limits.entries || bytes > limits.bytes || exploding) {
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

async function unpack(
  zip: ZipFile,
  entries: Entry[],
  { isWanted, limits }: { isWanted: (path: string) => boolean; limits: ZipLimits },
): Promise<Map<string, Buffer>> {
  const parts = new Map<string, Buffer>();
  let unpacked = 0;
  for (const entry of entries) {
    const path = pathOf(entry);
    const isKept = isWanted(path) && !parts.has(path);
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      // yauzl streams yield Buffers; the type of a stream's iterator does not say so.
      const bytes = chunk as Buffer;
      size += bytes.length;
      if (unpacked + size > limits.bytes || isExploding(size, entry.compressedSize)) {
        throw new UnreadableDocumentError("too-complex");
      }
      if (isKept) chunks.push(bytes);
    }
    unpacked += size;
    if (isKept) parts.set(path, Buffer.concat(chunks));
  }
  return parts;
}
