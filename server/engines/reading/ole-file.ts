import { UnreadableDocumentError } from "./document-text.ts";

export type OleFile = { has: (name: string) => boolean; stream: (name: string) => Buffer };

const FREE_OR_END = 0xfffffffa;
const DIRECTORY_ENTRY_BYTES = 128;
const STREAM_ENTRY = 2;
const ROOT_ENTRY = 5;

type Entry = { type: number; start: number; size: number };

/** Follows each sector chain at most once: word-extractor never ends on a loop. Throws UnreadableDocumentError. */
export function openOleFile(bytes: Uint8Array): OleFile {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (file.length < 512) throw damaged();
  const sectorShift = file.readUInt16LE(0x1e);
  const miniShift = file.readUInt16LE(0x20);
  if (sectorShift < 7 || sectorShift > 12 || miniShift < 4 || miniShift >= sectorShift) throw damaged();
  const sectorBytes = 1 << sectorShift;
  const sectorCount = Math.ceil((file.length - 512) / sectorBytes);
  const miniCutoff = file.readUInt32LE(0x38);

  const sector = (id: number): Buffer => file.subarray(512 + id * sectorBytes, 512 + (id + 1) * sectorBytes);
  const table = readAllocationTable(file, sectorBytes, sectorCount);
  const chain = (start: number): Buffer => Buffer.concat(followChain(start, table, sectorCount).map(sector));

  const entries = readDirectory(chain(file.readUInt32LE(0x30)));
  const root = entries.get("Root Entry");
  const miniTable = readUInt32s(chain(file.readUInt32LE(0x3c)));
  const miniBytes = 1 << miniShift;
  const miniStream = root && root.type === ROOT_ENTRY && root.size > 0 ? chain(root.start) : Buffer.alloc(0);
  for (const entry of entries.values()) {
    if (entry.type !== STREAM_ENTRY || entry.size === 0) continue;
    if (entry.size >= miniCutoff) followChain(entry.start, table, sectorCount);
    else followChain(entry.start, miniTable, Math.ceil(miniStream.length / miniBytes));
  }

  return {
    has: (name) => entries.get(name)?.type === STREAM_ENTRY,
    stream: (name) => {
      const entry = entries.get(name);
      if (entry?.type !== STREAM_ENTRY) throw damaged();
      if (entry.size >= miniCutoff) return chain(entry.start).subarray(0, entry.size);
      const minis = followChain(entry.start, miniTable, Math.ceil(miniStream.length / miniBytes));
      return Buffer.concat(minis.map((id) => miniStream.subarray(id * miniBytes, (id + 1) * miniBytes))).subarray(
        0,
        entry.size,
      );
    },
  };
}

function readAllocationTable(file: Buffer, sectorBytes: number, sectorCount: number): number[] {
  const tableSectors: number[] = [];
  for (let offset = 0x4c; offset < 512; offset += 4) tableSectors.push(file.readUInt32LE(offset));
  const seen = new Set<number>();
  let next = file.readUInt32LE(0x44);
  while (next < sectorCount) {
    if (seen.has(next)) throw damaged();
    seen.add(next);
    const ids = readUInt32s(file.subarray(512 + next * sectorBytes, 512 + (next + 1) * sectorBytes));
    const following = ids.pop() ?? FREE_OR_END;
    tableSectors.push(...ids);
    next = following;
  }
  const used = tableSectors.filter((id) => id < sectorCount);
  if (new Set(used).size !== used.length) throw damaged();
  return used.flatMap((id) => readUInt32s(file.subarray(512 + id * sectorBytes, 512 + (id + 1) * sectorBytes)));
}

function followChain(start: number, table: number[], sectorCount: number): number[] {
  const ids: number[] = [];
  const seen = new Set<number>();
  let id = start;
  while (id < FREE_OR_END) {
    if (seen.has(id) || id >= sectorCount) throw damaged();
    seen.add(id);
    ids.push(id);
    id = table[id] ?? FREE_OR_END;
  }
  return ids;
}

function readDirectory(directory: Buffer): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (let at = 0; at + DIRECTORY_ENTRY_BYTES <= directory.length; at += DIRECTORY_ENTRY_BYTES) {
    const nameBytes = Math.min(directory.readUInt16LE(at + 64), 64);
    const type = directory.readUInt8(at + 66);
    if (type === 0 || nameBytes < 2) continue;
    const name = directory.toString("utf16le", at, at + nameBytes - 2);
    const entry = { type, start: directory.readUInt32LE(at + 116), size: directory.readUInt32LE(at + 120) };
    if (!entries.has(name)) entries.set(name, entry);
  }
  return entries;
}

function readUInt32s(buffer: Buffer): number[] {
  return Array.from({ length: buffer.length >> 2 }, (_, index) => buffer.readUInt32LE(index * 4));
}

function damaged(): UnreadableDocumentError {
  return new UnreadableDocumentError("damaged");
}
