import { type Binary, BSONSymbol, type Code, type DBRef, Decimal128, Long, type ObjectId, type Timestamp } from "bson";
import { Binary as BinaryClass, BSONRegExp } from "bson";
import type { DbPointer } from "./bson-document.ts";
import type { Collation } from "./collation.ts";
import { numberOf, objectFields, RANK, rankOf } from "./compare.ts";
import { toExact } from "./decimal.ts";

/** Keys whose byte order is MongoDB's order. No value is a prefix of another, so several are simply joined. */
class KeyWriter {
  bytes = Buffer.allocUnsafe(4096);
  length = 0;

  reserve(size: number): void {
    if (this.length + size <= this.bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.bytes.length * 2, this.length + size));
    this.bytes.copy(larger, 0, 0, this.length);
    this.bytes = larger;
  }

  byte(value: number): void {
    this.reserve(1);
    this.bytes[this.length++] = value;
  }

  text(value: string): void {
    this.reserve(value.length * 3 + 2);
    const start = this.length;
    this.length += this.bytes.write(value, start, "utf8");
    if (value.includes("\0")) this.escapeFrom(start);
    this.bytes[this.length++] = 0;
    this.byte(0);
  }

  escapeFrom(start: number): void {
    const plain = Buffer.from(this.bytes.subarray(start, this.length));
    this.length = start;
    for (const byte of plain) {
      this.byte(byte);
      if (byte === 0) this.byte(0xff);
    }
    this.reserve(2);
  }

  raw(bytes: Uint8Array): void {
    this.reserve(bytes.length);
    this.bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  uint32(value: number): void {
    this.reserve(4);
    this.length = this.bytes.writeUInt32BE(value >>> 0, this.length);
  }

  double(value: number): void {
    this.reserve(8);
    if (Number.isNaN(value)) {
      this.bytes.fill(0, this.length, this.length + 8);
      this.length += 8;
      return;
    }
    this.bytes.writeDoubleBE(value === 0 ? 0 : value, this.length);
    if (this.bytes[this.length]! & 0x80) this.invertFrom(this.length, this.length + 8);
    else this.bytes[this.length]! |= 0x80;
    this.length += 8;
  }

  invertFrom(start: number, end = this.length): void {
    for (let i = start; i < end; i++) this.bytes[i] = ~this.bytes[i]! & 0xff;
  }

  take(): Buffer {
    return Buffer.from(this.bytes.subarray(0, this.length));
  }
}

const FRACTION_BITS = 64n;

function nextUp(value: number): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  const bits = view.getBigInt64(0);
  view.setBigInt64(0, value >= 0 ? bits + 1n : bits - 1n);
  return value === 0 ? Number.MIN_VALUE : view.getFloat64(0);
}

function nextDown(value: number): number {
  return -nextUp(-value);
}

function writeExact(writer: KeyWriter, value: Long | Decimal128): void {
  const exact = toExact(value);
  let base = numberOf(value);
  if (!exact || !Number.isFinite(base)) {
    writer.double(base);
    writer.byte(0);
    return;
  }
  const scale = exact.exponent < 0 ? 10n ** BigInt(Math.min(-exact.exponent, 400)) : 1n;
  const numerator = exact.exponent > 0 ? exact.coefficient * 10n ** BigInt(exact.exponent) : exact.coefficient;
  const asScaled = (double: number): { value: bigint; scale: bigint } => {
    const part = toExact(double)!;
    const partScale = part.exponent < 0 ? 10n ** BigInt(-part.exponent) : 1n;
    return { value: part.coefficient, scale: partScale };
  };
  let low = asScaled(base);
  if (low.value * scale > numerator * low.scale) {
    base = nextDown(base);
    low = asScaled(base);
  }
  const rest = numerator * low.scale - low.value * scale;
  writer.double(base);
  if (rest === 0n) {
    writer.byte(0);
    return;
  }
  const high = asScaled(nextUp(base));
  const step = high.value * low.scale - low.value * high.scale;
  const fraction = ((rest * high.scale) << FRACTION_BITS) / (scale * step);
  writer.byte(1);
  writer.reserve(8);
  writer.length = writer.bytes.writeBigUInt64BE(fraction & 0xffffffffffffffffn, writer.length);
}

function writeNumber(writer: KeyWriter, value: unknown): void {
  const small = value instanceof Long && Number.isSafeInteger(value.toNumber());
  if (!small && (value instanceof Long || value instanceof Decimal128)) {
    writeExact(writer, value);
    return;
  }
  writer.double(numberOf(value));
  writer.byte(0);
}

function writeObject(writer: KeyWriter, value: unknown, collation: Collation | null): void {
  const fields = objectFields(value as DBRef | Record<string, unknown>); // rank object
  for (const name of Object.keys(fields)) {
    writer.byte(rankOf(fields[name]) + 1);
    writer.text(name);
    writeValue(writer, fields[name], collation);
  }
  writer.byte(1);
}

function writeBinary(writer: KeyWriter, value: Binary | Uint8Array): void {
  const binary = value instanceof BinaryClass ? value : new BinaryClass(value);
  const bytes = binary.buffer.subarray(0, binary.position);
  writer.uint32(bytes.length);
  writer.byte(binary.sub_type);
  writer.raw(bytes);
}

function writeValue(writer: KeyWriter, value: unknown, collation: Collation | null): void {
  const rank = rankOf(value);
  writer.byte(rank);
  switch (rank) {
    case RANK.number:
      writeNumber(writer, value);
      return;
    case RANK.string: {
      const text = value instanceof BSONSymbol ? value.value : (value as string); // rank string
      writer.text(collation ? collation.fold(text) : text);
      return;
    }
    case RANK.object:
      writeObject(writer, value, collation);
      return;
    case RANK.array:
      for (const item of value as unknown[]) writeValue(writer, item, collation); // rank array
      writer.byte(0);
      return;
    case RANK.binary:
      writeBinary(writer, value as Binary | Uint8Array); // rank binary
      return;
    case RANK.objectId:
      writer.raw((value as ObjectId).id); // rank objectId
      return;
    case RANK.boolean:
      writer.byte(value ? 2 : 1);
      return;
    case RANK.date:
      writer.double((value as Date).getTime()); // rank date
      return;
    case RANK.timestamp:
      writer.uint32((value as Timestamp).t); // rank timestamp
      writer.uint32((value as Timestamp).i);
      return;
    case RANK.regex: {
      const [pattern, options] =
        value instanceof BSONRegExp
          ? [value.pattern, value.options]
          : [(value as RegExp).source, (value as RegExp).flags]; // rank regex
      writer.text(pattern);
      writer.text(options);
      return;
    }
    case RANK.dbPointer:
      writer.raw((value as DbPointer).bytes); // rank dbPointer
      return;
    case RANK.code:
    case RANK.codeWithScope:
      writer.text((value as Code).code); // rank code
      if (rank === RANK.codeWithScope) writeObject(writer, (value as Code).scope ?? {}, collation);
  }
}

const shared = new KeyWriter();

export function encodeKey(
  values: readonly unknown[],
  directions: readonly (1 | -1)[],
  collation: Collation | null = null,
): Buffer {
  shared.length = 0;
  for (let i = 0; i < values.length; i++) {
    const start = shared.length;
    writeValue(shared, values[i], collation);
    if (directions[i] === -1) shared.invertFrom(start);
  }
  return shared.take();
}

export function encodeTextPrefix(prefix: string, direction: 1 | -1): Buffer {
  shared.length = 0;
  shared.byte(RANK.string);
  shared.raw(Buffer.from(prefix.replaceAll("\0", ""), "utf8"));
  if (direction === -1) shared.invertFrom(0);
  return shared.take();
}

export function afterPrefix(prefix: Buffer): Buffer {
  const end = Buffer.from(prefix);
  for (let i = end.length - 1; i >= 0; i--) {
    if (end[i] === 0xff) continue;
    end[i]!++;
    return end.subarray(0, i + 1);
  }
  return Buffer.from([0xff]);
}
