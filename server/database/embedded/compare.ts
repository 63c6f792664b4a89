import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  type Code,
  DBRef,
  Double,
  Int32,
  Long,
  type ObjectId,
  type Timestamp,
} from "bson";
import { DbPointer, type Doc } from "./bson-document.ts";
import type { Collation } from "./collation.ts";
import { compareExact, toExact } from "./decimal.ts";

/** MongoDB's order of types; values of different rank never compare equal. */
export const RANK = {
  minKey: 1,
  undefined: 3,
  null: 5,
  number: 10,
  string: 15,
  object: 20,
  array: 25,
  binary: 30,
  objectId: 35,
  boolean: 40,
  date: 45,
  timestamp: 47,
  regex: 50,
  dbPointer: 55,
  code: 60,
  codeWithScope: 65,
  maxKey: 127,
} as const;

export function rankOf(value: unknown): number {
  switch (typeof value) {
    case "string":
      return RANK.string;
    case "number":
    case "bigint":
      return RANK.number;
    case "boolean":
      return RANK.boolean;
    case "undefined":
      return RANK.undefined;
  }
  if (value === null) return RANK.null;
  if (Array.isArray(value)) return RANK.array;
  if (value instanceof Date) return RANK.date;
  if (value instanceof RegExp) return RANK.regex;
  switch ((value as { _bsontype?: unknown })._bsontype) {
    case "ObjectId":
      return RANK.objectId;
    case "Double":
    case "Int32":
    case "Long":
    case "Decimal128":
      return RANK.number;
    case "Binary":
      return RANK.binary;
    case "Timestamp":
      return RANK.timestamp;
    case "BSONRegExp":
      return RANK.regex;
    case "BSONSymbol":
      return RANK.string;
    case "Code":
      return (value as Code).scope ? RANK.codeWithScope : RANK.code;
    case "MinKey":
      return RANK.minKey;
    case "MaxKey":
      return RANK.maxKey;
  }
  if (value instanceof Uint8Array) return RANK.binary;
  if (value instanceof DbPointer) return RANK.dbPointer;
  return RANK.object;
}

export function numberOf(value: unknown): number {
  if (typeof value === "number") return value;
  if (value instanceof Double || value instanceof Int32) return value.value;
  if (value instanceof Long) return value.toNumber();
  return Number(String(value));
}

export function isNaNNumber(value: unknown): boolean {
  return rankOf(value) === RANK.number && Number.isNaN(numberOf(value));
}

function isSimpleNumber(value: unknown): boolean {
  return typeof value === "number" || value instanceof Double || value instanceof Int32;
}

function compareNumbers(a: unknown, b: unknown): number {
  const x = numberOf(a);
  const y = numberOf(b);
  if (Number.isNaN(x) || Number.isNaN(y)) return Number.isNaN(x) ? (Number.isNaN(y) ? 0 : -1) : 1;
  if (x < y) return -1;
  if (x > y) return 1;
  if (isSimpleNumber(a) && isSimpleNumber(b)) return 0;
  const exactA = toExact(a);
  const exactB = toExact(b);
  return exactA && exactB ? compareExact(exactA, exactB) : 0;
}

function order<T extends number | bigint | boolean | string>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** MongoDB compares strings by their UTF-8 bytes, which is the order of code points. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x === y) continue;
    const xHigh = x >= 0xd800 && x <= 0xdfff;
    const yHigh = y >= 0xd800 && y <= 0xdfff;
    if (xHigh !== yHigh) return xHigh ? 1 : -1;
    return x < y ? -1 : 1;
  }
  return a.length - b.length;
}

function binaryOf(value: unknown): Binary {
  return value instanceof Binary ? value : new Binary(value as Uint8Array); // rank binary: a Binary or bare bytes
}

function compareBinaries(a: Binary, b: Binary): number {
  const x = a.buffer.subarray(0, a.position);
  const y = b.buffer.subarray(0, b.position);
  return order(x.length, y.length) || order(a.sub_type, b.sub_type) || Buffer.compare(x, y);
}

function regexParts(value: unknown): [string, string] {
  return value instanceof BSONRegExp
    ? [value.pattern, value.options]
    : [(value as RegExp).source, (value as RegExp).flags]; // rank regex: one of the two
}

export function objectFields(value: unknown): Doc {
  if (value instanceof DBRef) return { $ref: value.collection, $id: value.oid, ...value.fields };
  return value as Doc; // rank object: nothing but plain objects and DBRefs
}

function compareObjects(a: Doc, b: Doc, collation: Collation | null): number {
  const namesA = Object.keys(a);
  const namesB = Object.keys(b);
  for (let i = 0; i < namesA.length; i++) {
    if (i >= namesB.length) return 1;
    const x = a[namesA[i]!];
    const y = b[namesB[i]!];
    const result = order(rankOf(x), rankOf(y)) || compareText(namesA[i]!, namesB[i]!) || compareValues(x, y, collation);
    if (result) return result;
  }
  return namesA.length < namesB.length ? -1 : 0;
}

function compareArrays(a: unknown[], b: unknown[], collation: Collation | null): number {
  for (let i = 0; i < a.length; i++) {
    if (i >= b.length) return 1;
    const result = compareValues(a[i], b[i], collation);
    if (result) return result;
  }
  return a.length < b.length ? -1 : 0;
}

export function compareValues(a: unknown, b: unknown, collation: Collation | null = null): number {
  const rank = rankOf(a);
  const other = rankOf(b);
  if (rank !== other) return rank < other ? -1 : 1;
  switch (rank) {
    case RANK.number:
      return compareNumbers(a, b);
    case RANK.string: {
      const x = a instanceof BSONSymbol ? a.value : (a as string); // rank string: a string or a symbol
      const y = b instanceof BSONSymbol ? b.value : (b as string);
      return collation ? collation.compare(x, y) : compareText(x, y);
    }
    case RANK.object:
      return compareObjects(objectFields(a), objectFields(b), collation);
    case RANK.array:
      return compareArrays(a as unknown[], b as unknown[], collation); // rank array
    case RANK.binary:
      return compareBinaries(binaryOf(a), binaryOf(b));
    case RANK.objectId:
      return Buffer.compare((a as ObjectId).id, (b as ObjectId).id);
    case RANK.boolean:
      return order(a as boolean, b as boolean);
    case RANK.date:
      return order((a as Date).getTime(), (b as Date).getTime());
    case RANK.timestamp: {
      const [x, y] = [a as Timestamp, b as Timestamp];
      return order(x.t, y.t) || order(x.i, y.i);
    }
    case RANK.regex: {
      const [[p, o], [q, r]] = [regexParts(a), regexParts(b)];
      return compareText(p, q) || compareText(o, r);
    }
    case RANK.dbPointer:
      return Buffer.compare((a as DbPointer).bytes, (b as DbPointer).bytes);
    case RANK.code:
      return compareText((a as Code).code, (b as Code).code);
    case RANK.codeWithScope:
      return (
        compareText((a as Code).code, (b as Code).code) ||
        compareObjects((a as Code).scope ?? {}, (b as Code).scope ?? {}, collation)
      );
    default:
      return 0;
  }
}

export function valuesEqual(a: unknown, b: unknown, collation: Collation | null = null): boolean {
  if (a === b && typeof a !== "object") return true;
  if (typeof a === "string" && typeof b === "string") return collation !== null && collation.compare(a, b) === 0;
  return compareValues(a, b, collation) === 0;
}
