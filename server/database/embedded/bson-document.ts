import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  Double,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from "bson";
import { CommandError, notSupported } from "./errors.ts";

/** Values keep their BSON type: a `number` is an int32, or a double that is no int32. */
export type Doc = Record<string, unknown>;

export const MAX_DOCUMENT_BYTES = 16_777_216;
const MAX_DEPTH = 200;

export class DbPointer {
  readonly bytes: Buffer;
  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

type Element = { type: number; name: string; start: number; valueStart: number; end: number };

/** The end of the value that begins at `at`. Throws 22 on an unknown type or bad length. */
export function valueEnd(bytes: Buffer, type: number, at: number): number {
  switch (type) {
    case 0x01:
    case 0x09:
    case 0x11:
    case 0x12:
      return at + 8;
    case 0x02:
    case 0x0d:
    case 0x0e:
      return at + 4 + bytes.readInt32LE(at);
    case 0x03:
    case 0x04:
    case 0x0f:
      return at + bytes.readInt32LE(at);
    case 0x05:
      return at + 5 + bytes.readInt32LE(at);
    case 0x07:
      return at + 12;
    case 0x08:
      return at + 1;
    case 0x0b:
      return bytes.indexOf(0, bytes.indexOf(0, at) + 1) + 1;
    case 0x0c:
      return at + 4 + bytes.readInt32LE(at) + 12;
    case 0x10:
      return at + 4;
    case 0x13:
      return at + 16;
    case 0x06:
    case 0x0a:
    case 0x7f:
    case 0xff:
      return at;
    default:
      throw new CommandError(22, `Unrecognized BSON type ${type}`);
  }
}

export function* elementsOf(bytes: Buffer): Generator<Element> {
  const size = bytes.readInt32LE(0);
  let at = 4;
  while (at < size - 1) {
    const type = bytes[at]!;
    const nameEnd = bytes.indexOf(0, at + 1);
    const end = valueEnd(bytes, type, nameEnd + 1);
    if (nameEnd < 0 || end > size - 1 || end <= nameEnd) throw new CommandError(22, "Invalid BSON document");
    yield { type, name: bytes.toString("utf8", at + 1, nameEnd), start: at, valueStart: nameEnd + 1, end };
    at = end;
  }
}

export function setField(doc: Doc, name: string, value: unknown): void {
  if (name === "__proto__")
    Object.defineProperty(doc, name, { value, writable: true, enumerable: true, configurable: true });
  else doc[name] = value;
}

export function decodeElement(bytes: Buffer, element: Element): unknown {
  return decodeValue(bytes, element.type, element.valueStart, element.end, 0);
}

/** Unlike the bson package's reader it keeps doubles, DBRef-like objects and old types. */
export function decodeDocument(bytes: Buffer): Doc {
  return decodeFields(bytes, 0, bytes.readInt32LE(0), 0);
}

function decodeFields(bytes: Buffer, start: number, end: number, depth: number): Doc {
  if (depth > MAX_DEPTH) throw new CommandError(15, "BSONObj exceeds the nesting limit");
  const doc: Doc = {};
  let at = start + 4;
  while (at < end - 1) {
    const type = bytes[at]!;
    const nameEnd = bytes.indexOf(0, at + 1);
    const next = valueEnd(bytes, type, nameEnd + 1);
    if (nameEnd < 0 || next > end - 1 || next <= nameEnd) throw new CommandError(22, "Invalid BSON document");
    setField(doc, bytes.toString("utf8", at + 1, nameEnd), decodeValue(bytes, type, nameEnd + 1, next, depth));
    at = next;
  }
  return doc;
}

export function fieldNames(names: Iterable<string>): Buffer[] {
  return [...new Set(names)].map((name) => Buffer.from(name, "utf8"));
}

/** Of a field that stands twice, as nobody should write it, `toEnd` takes the last, as decodeDocument does. */
export function decodeSome(bytes: Buffer, names: readonly Buffer[], { toEnd } = { toEnd: false }): Doc {
  const end = bytes.readInt32LE(0) - 1;
  const doc: Doc = {};
  let at = 4;
  let left = toEnd ? Number.POSITIVE_INFINITY : names.length;
  while (at < end && left > 0) {
    const type = bytes[at]!;
    const nameStart = at + 1;
    let nameEnd = nameStart;
    while (bytes[nameEnd] !== 0) nameEnd++;
    const next = valueEnd(bytes, type, nameEnd + 1);
    for (const name of names) {
      if (!isNameAt(bytes, nameStart, nameEnd, name)) continue;
      setField(doc, bytes.toString("utf8", nameStart, nameEnd), decodeValue(bytes, type, nameEnd + 1, next, 0));
      left--;
      break;
    }
    at = next;
  }
  return doc;
}

function isNameAt(bytes: Buffer, start: number, end: number, name: Buffer): boolean {
  if (end - start !== name.length) return false;
  for (let i = 0; i < name.length; i++) if (bytes[start + i] !== name[i]) return false;
  return true;
}

function decodeArray(bytes: Buffer, start: number, end: number, depth: number): unknown[] {
  if (depth > MAX_DEPTH) throw new CommandError(15, "BSONObj exceeds the nesting limit");
  const values: unknown[] = [];
  let at = start + 4;
  while (at < end - 1) {
    const type = bytes[at]!;
    const nameEnd = bytes.indexOf(0, at + 1);
    const next = valueEnd(bytes, type, nameEnd + 1);
    if (nameEnd < 0 || next > end - 1 || next <= nameEnd) throw new CommandError(22, "Invalid BSON document");
    values.push(decodeValue(bytes, type, nameEnd + 1, next, depth));
    at = next;
  }
  return values;
}

function decodeDouble(value: number): unknown {
  const looksLikeInt32 = (value | 0) === value && !Object.is(value, -0);
  return looksLikeInt32 ? new Double(value) : value;
}

function decodeBinary(bytes: Buffer, at: number, end: number): Binary {
  const subType = bytes[at + 4]!;
  const start = subType === Binary.SUBTYPE_BYTE_ARRAY ? at + 9 : at + 5;
  return new Binary(bytes.subarray(start, end), subType);
}

function decodeValue(bytes: Buffer, type: number, at: number, end: number, depth: number): unknown {
  switch (type) {
    case 0x01:
      return decodeDouble(bytes.readDoubleLE(at));
    case 0x02:
      return bytes.toString("utf8", at + 4, end - 1);
    case 0x03:
      return decodeFields(bytes, at, end, depth + 1);
    case 0x04:
      return decodeArray(bytes, at, end, depth + 1);
    case 0x05:
      return decodeBinary(bytes, at, end);
    case 0x06:
      return undefined;
    case 0x07:
      return new ObjectId(bytes.subarray(at, end));
    case 0x08:
      return bytes[at] === 1;
    case 0x09:
      return new Date(Number(bytes.readBigInt64LE(at)));
    case 0x0a:
      return null;
    case 0x0b: {
      const patternEnd = bytes.indexOf(0, at);
      return new BSONRegExp(bytes.toString("utf8", at, patternEnd), bytes.toString("utf8", patternEnd + 1, end - 1));
    }
    case 0x0c:
      return new DbPointer(Buffer.from(bytes.subarray(at, end)));
    case 0x0d:
      return new Code(bytes.toString("utf8", at + 4, end - 1));
    case 0x0e:
      return new BSONSymbol(bytes.toString("utf8", at + 4, end - 1));
    case 0x0f: {
      const codeEnd = at + 8 + bytes.readInt32LE(at + 4);
      return new Code(bytes.toString("utf8", at + 8, codeEnd - 1), decodeFields(bytes, codeEnd, end, depth + 1));
    }
    case 0x10:
      return bytes.readInt32LE(at);
    case 0x11:
      return new Timestamp({ t: bytes.readUInt32LE(at + 4), i: bytes.readUInt32LE(at) });
    case 0x12:
      return new Long(bytes.readInt32LE(at), bytes.readInt32LE(at + 4));
    case 0x13:
      return new Decimal128(Buffer.from(bytes.subarray(at, end)));
    case 0x7f:
      return new MaxKey();
    default:
      return new MinKey();
  }
}

export function isPlainObject(value: unknown): value is Doc {
  return (
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Date) &&
    !(value instanceof RegExp) &&
    !(value instanceof DbPointer) &&
    !(value instanceof Uint8Array) &&
    (value as { _bsontype?: unknown })._bsontype === undefined // a bson class names itself; a document's field cannot be told apart by type
  );
}

/** Numbers become plain ones wherever nothing is lost, as the aggregation library expects. */
export function toPlainValue(value: unknown): unknown {
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  if (Array.isArray(value)) return value.map(toPlainValue);
  if (value instanceof Double) return value.value;
  if (value instanceof Long) {
    const number = value.toNumber();
    return Number.isSafeInteger(number) ? number : value;
  }
  if (value instanceof BSONRegExp) return toRegExp(value);
  if (!isPlainObject(value)) return value;
  const plain: Doc = {};
  for (const name of Object.keys(value)) setField(plain, name, toPlainValue(value[name]));
  return plain;
}

/** Pipelines work on plain numbers and would change a 64-bit one. */
export function holdsLong(value: unknown): boolean {
  if (value instanceof Long) return !(value instanceof Timestamp) && Number.isSafeInteger(value.toNumber());
  if (Array.isArray(value)) return value.some(holdsLong);
  return isPlainObject(value) && Object.values(value).some(holdsLong);
}

/** JavaScript and PCRE differ here: anchors, quoting, classes by name, atomic groups. */
const OTHER_PATTERN = /\\[AGKQEZzhRHV]|\[\[:|\(\?[>|#P&\d]/;

/** Throws 238 for a pattern that JavaScript would read otherwise than PCRE does. */
export function checkPattern(pattern: string): void {
  if (OTHER_PATTERN.test(pattern.replaceAll("\\\\", ""))) throw notSupported(`the pattern ${pattern}`);
}

/** Throws 51091 where the pattern cannot be compiled. */
export function toRegExp(value: BSONRegExp | RegExp): RegExp {
  if (value instanceof RegExp) return value;
  return compilePattern(value.pattern, value.options);
}

/** Takes PCRE's option letters (i, m, s, x, u). Throws 51091 or 51108. */
export function compilePattern(pattern: string, options: string): RegExp {
  checkPattern(pattern);
  let source = pattern;
  let flags = "";
  const leading = /^\(\?([imsx]+)\)/.exec(source);
  if (leading) source = source.slice(leading[0].length);
  for (const option of new Set(options + (leading?.[1] ?? ""))) {
    if (option === "i" || option === "m" || option === "s") flags += option;
    else if (option === "x") source = source.replace(/\\#|\\\s|#.*$|\s+/gm, (part) => (part[0] === "\\" ? part : ""));
    else if (option !== "u" && option !== "l" && option !== "g")
      throw new CommandError(51108, `invalid flag in regex options: ${option}`);
  }
  try {
    return new RegExp(source, `${flags}u`);
  } catch {
    try {
      return new RegExp(source, flags);
    } catch (error) {
      throw new CommandError(51091, `Regular expression is invalid: ${String(error)}`);
    }
  }
}

export function cloneValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cloneValue);
  if (!isPlainObject(value)) return value;
  const copy: Doc = {};
  for (const name of Object.keys(value)) setField(copy, name, cloneValue(value[name]));
  return copy;
}
