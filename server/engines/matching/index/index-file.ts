import { crc32 } from "node:zlib";
import type { SkillWeights } from "../skill-weights.ts";
import { ListingIndex } from "./listing-index.ts";
import { rowLength, type RowWords } from "./listing-row.ts";
import { growing } from "./growing-array.ts";
import { TextTable } from "./text-table.ts";

const MARK = "northfold listing index";
const INDEX_VERSION = 3; // raise it with every change of rows or of this file
const ALIGNMENT = 8;
const LINE_END = 10;

type Parts = Record<string, Uint8Array>;
type Head = { mark: string; version: number; weightsId: string; lengths: Record<string, number> };

const TABLES = ["titles", "terms", "told", "skills", "degrees", "places"] as const;

function bytesOf({ buffer, byteOffset, byteLength }: Uint32Array | Float64Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

function aligned(length: number): number {
  return Math.ceil(length / ALIGNMENT) * ALIGNMENT;
}

function joined(parts: Parts): Uint8Array {
  const body = new Uint8Array(Object.values(parts).reduce((sum, { length }) => sum + aligned(length), 0));
  let at = 0;
  for (const part of Object.values(parts)) {
    body.set(part, at);
    at += aligned(part.length);
  }
  return body;
}

function divided(body: Uint8Array, lengths: Record<string, number>): Parts {
  const parts: Parts = {};
  let at = 0;
  for (const [name, length] of Object.entries(lengths)) {
    // A copy begins where its buffer does, as arrays of larger numbers need it.
    parts[name] = new Uint8Array(body.subarray(at, at + length));
    at += aligned(length);
  }
  return parts;
}

function partsOf(index: ListingIndex): Parts {
  const ids = new TextTable();
  const changed = growing(new Float64Array(0));
  const rows = growing<Uint8Array>(new Uint8Array(0));
  for (const { head, row } of index.entries()) {
    ids.add(head.id);
    changed.push(head.updatedAt);
    rows.pushAll(row);
  }
  const parts: Parts = { rows: rows.trimmed(), changed: bytesOf(changed.trimmed()) };
  const tables = { ids, ...index.words };
  for (const [name, table] of Object.entries(tables)) {
    const { bytes, ends } = table.stored();
    parts[name] = bytes;
    parts[`${name} ends`] = bytesOf(ends);
  }
  return parts;
}

/** The index as a file: a line with the checksum of the rest, a line of JSON, then its arrays. */
export function packIndex(index: ListingIndex): Uint8Array {
  const parts = partsOf(index);
  const lengths = Object.fromEntries(Object.entries(parts).map(([name, { length }]) => [name, length]));
  const head: Head = { mark: MARK, version: INDEX_VERSION, weightsId: index.weights.id, lengths };
  const rest = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), joined(parts)]);
  return Buffer.concat([Buffer.from(`${crc32(rest)}\n`), rest]);
}

function lineOf(file: Uint8Array): { line: string; rest: Uint8Array } {
  const end = file.indexOf(LINE_END) + 1;
  return { line: Buffer.from(file.subarray(0, end)).toString("utf8").trim(), rest: file.subarray(end) };
}

/** The index of a file; null when it is damaged, of another version, or was made with other weights. */
export function unpackIndex(file: Uint8Array, weights: SkillWeights, known?: RowWords): ListingIndex | null {
  const { line: checksum, rest } = lineOf(file);
  if (checksum === "" || checksum !== String(crc32(rest))) return null;
  const { line, rest: body } = lineOf(rest);
  // Its checksum holds, so packIndex wrote it, maybe that of another version.
  const head = JSON.parse(line) as Head;
  if (head.mark !== MARK || head.version !== INDEX_VERSION || head.weightsId !== weights.id) return null;
  const parts = divided(body, head.lengths);
  const table = (name: string) => {
    const ends = parts[`${name} ends`]!;
    return new TextTable({ bytes: parts[name]!, ends: new Uint32Array(ends.buffer, 0, ends.length / 4) });
  };
  // Its keys are exactly those of the tables.
  const words = known ?? (Object.fromEntries(TABLES.map((name) => [name, table(name)])) as RowWords);
  const index = new ListingIndex(weights, words);
  const ids = table("ids");
  const changed = new Float64Array(parts.changed!.buffer, 0, ids.size);
  let at = 0;
  for (let number = 0; number < ids.size; number++) {
    const length = rowLength(parts.rows!, at);
    index.addRow(parts.rows!.subarray(at, at + length), { id: ids.textOf(number), updatedAt: changed[number]! });
    at += length;
  }
  return index;
}

/** The same listings in order, without what changed and went meanwhile; words keep their numbers, which queries hold. */
export function repacked(index: ListingIndex): ListingIndex {
  const fresh = unpackIndex(packIndex(index), index.weights, index.words);
  if (!fresh) throw new Error("An index just packed cannot be read");
  return fresh;
}
