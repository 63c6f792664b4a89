import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  DBRef,
  Decimal128,
  Double,
  Int32,
  Long,
  ObjectId,
  Timestamp,
} from "bson";
import { DbPointer, type Doc } from "./bson-document.ts";
import { CommandError } from "./errors.ts";

export class RawDocument {
  readonly bytes: Buffer;
  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

const INITIAL_BYTES = 65_536;
const KEPT_BYTES = 1_048_576;
const MAX_DEPTH = 200;

/** Raw documents of this size are sent between the pieces of a reply instead of being copied. */
const APART_BYTES = 16_384;

let buffer = Buffer.allocUnsafe(INITIAL_BYTES);
let length = 0;
let apart: { at: number; bytes: Buffer }[] | null = null;
let apartBytes = 0;

function reserve(size: number): void {
  if (length + size <= buffer.length) return;
  const larger = Buffer.allocUnsafe(Math.max(buffer.length * 2, length + size));
  buffer.copy(larger, 0, 0, length);
  buffer = larger;
}

function writeCString(text: string): void {
  if (text.includes("\0")) throw new CommandError(2, "A field name or pattern cannot contain a null byte");
  reserve(text.length * 3 + 1);
  length += buffer.write(text, length, "utf8");
  buffer[length++] = 0;
}

function writeString(text: string): void {
  reserve(text.length * 3 + 5);
  const size = buffer.write(text, length + 4, "utf8");
  buffer.writeInt32LE(size + 1, length);
  length += 4 + size;
  buffer[length++] = 0;
}

function writeInt32(value: number): void {
  reserve(4);
  length = buffer.writeInt32LE(value, length);
}

function writeBytes(bytes: Uint8Array): void {
  reserve(bytes.length);
  buffer.set(bytes, length);
  length += bytes.length;
}

function writeRaw(bytes: Buffer): void {
  if (!apart || bytes.length < APART_BYTES) {
    writeBytes(bytes);
    return;
  }
  apart.push({ at: length, bytes });
  apartBytes += bytes.length;
}

function writeHead(type: number, name: string): void {
  reserve(1);
  buffer[length++] = type;
  writeCString(name);
}

function writeNumber(name: string, value: number): void {
  if ((value | 0) === value && !Object.is(value, -0)) {
    writeHead(0x10, name);
    writeInt32(value);
    return;
  }
  writeDouble(name, value);
}

function writeDouble(name: string, value: number): void {
  writeHead(0x01, name);
  reserve(8);
  length = buffer.writeDoubleLE(value, length);
}

function writeLong(type: number, name: string, low: number, high: number): void {
  writeHead(type, name);
  writeInt32(low);
  writeInt32(high);
}

function writeRegExp(name: string, pattern: string, options: string): void {
  writeHead(0x0b, name);
  writeCString(pattern);
  writeCString(options);
}

function writeBinary(name: string, value: Binary): void {
  writeHead(0x05, name);
  const bytes = value.buffer.subarray(0, value.position);
  const old = value.sub_type === Binary.SUBTYPE_BYTE_ARRAY;
  writeInt32(old ? bytes.length + 4 : bytes.length);
  reserve(1);
  buffer[length++] = value.sub_type;
  if (old) writeInt32(bytes.length);
  writeBytes(bytes);
}

function writeCode(name: string, value: Code, depth: number): void {
  if (value.scope === null || value.scope === undefined) {
    writeHead(0x0d, name);
    writeString(value.code);
    return;
  }
  writeHead(0x0f, name);
  const start = length;
  writeInt32(0);
  writeString(value.code);
  writeFields(value.scope, depth + 1);
  buffer.writeInt32LE(length - start, start);
}

/** Long because it names every type of a value once, the most frequent first, and is run for each field. */
function writeValue(name: string, value: unknown, depth: number): void {
  switch (typeof value) {
    case "string":
      writeHead(0x02, name);
      writeString(value);
      return;
    case "number":
      writeNumber(name, value);
      return;
    case "boolean":
      writeHead(0x08, name);
      reserve(1);
      buffer[length++] = value ? 1 : 0;
      return;
    case "undefined":
      writeHead(0x06, name);
      return;
    case "bigint":
      writeHead(0x12, name);
      reserve(8);
      length = buffer.writeBigInt64LE(value, length);
      return;
  }
  if (value === null) writeHead(0x0a, name);
  else if (Array.isArray(value)) {
    writeHead(0x04, name);
    writeArray(value, depth + 1);
  } else if (value instanceof Date) {
    writeHead(0x09, name);
    reserve(8);
    length = buffer.writeBigInt64LE(BigInt(value.getTime()), length);
  } else if (value instanceof RawDocument) {
    writeHead(0x03, name);
    writeRaw(value.bytes);
  } else if (value instanceof ObjectId) {
    writeHead(0x07, name);
    writeBytes(value.id);
  } else if (value instanceof Double) writeDouble(name, value.value);
  else if (value instanceof Int32) {
    writeHead(0x10, name);
    writeInt32(value.value);
  } else if (value instanceof Timestamp) writeLong(0x11, name, value.i, value.t | 0);
  else if (value instanceof Long) writeLong(0x12, name, value.low, value.high);
  else if (value instanceof Binary) writeBinary(name, value);
  else if (value instanceof Decimal128) {
    writeHead(0x13, name);
    writeBytes(value.bytes);
  } else if (value instanceof BSONRegExp) writeRegExp(name, value.pattern, value.options);
  else if (value instanceof RegExp)
    writeRegExp(name, value.source, [...value.flags.replace(/[^imsx]/g, "")].sort().join(""));
  else if (value instanceof Code) writeCode(name, value, depth);
  else if (value instanceof BSONSymbol) {
    writeHead(0x0e, name);
    writeString(value.value);
  } else if (value instanceof DbPointer) {
    writeHead(0x0c, name);
    writeBytes(value.bytes);
  } else if (value instanceof DBRef)
    writeValue(name, { $ref: value.collection, $id: value.oid, ...value.fields }, depth);
  else if (value instanceof Uint8Array) writeBinary(name, new Binary(value));
  else {
    const kind = (value as { _bsontype?: unknown })._bsontype; // MinKey and MaxKey carry nothing but this mark
    if (kind === "MinKey") writeHead(0xff, name);
    else if (kind === "MaxKey") writeHead(0x7f, name);
    else {
      writeHead(0x03, name);
      writeFields(value as Doc, depth + 1); // every class above is excluded: a plain object is left
    }
  }
}

function writeArray(values: readonly unknown[], depth: number): void {
  if (depth > MAX_DEPTH) throw new CommandError(15, "BSONObj exceeds the nesting limit");
  const start = length;
  const before = apartBytes;
  writeInt32(0);
  for (let i = 0; i < values.length; i++) writeValue(String(i), values[i], depth);
  reserve(1);
  buffer[length++] = 0;
  buffer.writeInt32LE(length - start + apartBytes - before, start);
}

function writeFields(doc: Doc, depth: number): void {
  if (depth > MAX_DEPTH) throw new CommandError(15, "BSONObj exceeds the nesting limit");
  const start = length;
  const before = apartBytes;
  writeInt32(0);
  for (const name of Object.keys(doc)) writeValue(name, doc[name], depth);
  reserve(1);
  buffer[length++] = 0;
  buffer.writeInt32LE(length - start + apartBytes - before, start);
}

function take(): Buffer {
  const bytes = Buffer.from(buffer.subarray(0, length));
  if (buffer.length > KEPT_BYTES) buffer = Buffer.allocUnsafe(INITIAL_BYTES);
  return bytes;
}

export function encodeDocument(doc: Doc): Buffer {
  length = 0;
  writeFields(doc, 0);
  return take();
}

/** Leaves `prefix` bytes free for the message header. */
export function encodeAfter(prefix: number, doc: Doc): Buffer {
  length = 0;
  reserve(prefix);
  length = prefix;
  writeFields(doc, 0);
  return take();
}

/** Like `encodeAfter`, but in pieces, so that large raw documents are not copied. */
export function encodePieces(prefix: number, doc: Doc): Buffer[] {
  apart = [];
  apartBytes = 0;
  try {
    const whole = encodeAfter(prefix, doc);
    const pieces: Buffer[] = [];
    let from = 0;
    for (const { at, bytes } of apart) {
      pieces.push(whole.subarray(from, at), bytes);
      from = at;
    }
    pieces.push(whole.subarray(from));
    return pieces;
  } finally {
    apart = null;
    apartBytes = 0;
  }
}

export function encodeElement(name: string, value: unknown): Buffer {
  length = 0;
  writeValue(name, value, 0);
  return take();
}
