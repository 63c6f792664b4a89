import { Binary, calculateObjectSize, Decimal128, Long, ObjectId, Timestamp } from "bson";
import type { Any, Options } from "mingo/types";
import { type Doc, isPlainObject, setField } from "./bson-document.ts";
import { compareValues, numberOf, RANK, rankOf } from "./compare.ts";
import { addDecimal, divideDecimal } from "./decimal.ts";
import { CommandError, notSupported } from "./errors.ts";
import { evalExpr } from "./mingo-library.ts";

/** Operators that the aggregation library lacks or answers differently from MongoDB. */
export type Operator = (obj: Any, expr: Any, options: Options) => Any;

function single(obj: Any, expr: Any, options: Options): unknown {
  return evalExpr(obj, Array.isArray(expr) && expr.length === 1 ? expr[0] : expr, options);
}

function argumentsOf(obj: Any, expr: Any, options: Options): unknown[] {
  const value = evalExpr(obj, expr, options);
  return Array.isArray(value) ? value : [value];
}

function isNothing(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

function describe(value: unknown): string {
  return value === undefined ? "missing" : Array.isArray(value) ? "array" : value === null ? "null" : typeof value;
}

function textOf(name: string, value: unknown): string {
  if (isNothing(value)) return "";
  if (typeof value === "string") return value;
  if (rankOf(value) === RANK.number || value instanceof Date) return toText(value);
  throw new CommandError(16007, `${name} requires a string argument, found: ${describe(value)}`);
}

function conversionError(value: unknown, to: string): CommandError {
  return new CommandError(
    241,
    `Failed to parse or unsupported conversion from ${describe(value)} to ${to} in $convert`,
  );
}

function toText(value: unknown): string {
  if (typeof value === "string") return value;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof ObjectId) return value.toHexString();
  if (typeof value === "boolean" || rankOf(value) === RANK.number) return String(value);
  throw conversionError(value, "string");
}

function toWhole(value: unknown, to: "int" | "long"): unknown {
  let whole: bigint;
  if (typeof value === "string") {
    if (!/^[+-]?\d+$/.test(value)) throw conversionError(value, to);
    whole = BigInt(value);
  } else if (typeof value === "boolean") whole = value ? 1n : 0n;
  else if (value instanceof Date && to === "long") whole = BigInt(value.getTime());
  else if (value instanceof Long) whole = value.toBigInt();
  else if (rankOf(value) === RANK.number && Number.isFinite(numberOf(value)))
    whole = BigInt(Math.trunc(numberOf(value)));
  else throw conversionError(value, to);
  const bits = to === "int" ? 31n : 63n;
  if (whole >= 2n ** bits || whole < -(2n ** bits))
    throw new CommandError(241, `Conversion would overflow target type ${to} in $convert`);
  const number = Number(whole);
  return Number.isSafeInteger(number) ? number : Long.fromBigInt(whole);
}

function toDouble(value: unknown): number {
  if (typeof value === "string") {
    const number = Number(value);
    if (value.trim() === "" || Number.isNaN(number)) throw conversionError(value, "double");
    return number;
  }
  if (typeof value === "boolean") return value ? 1 : 0;
  if (value instanceof Date) return value.getTime();
  if (rankOf(value) === RANK.number) return numberOf(value);
  throw conversionError(value, "double");
}

function toDecimal(value: unknown): Decimal128 {
  try {
    if (typeof value === "boolean") return Decimal128.fromString(value ? "1" : "0");
    if (value instanceof Date) return Decimal128.fromString(String(value.getTime()));
    if (typeof value === "string" || rankOf(value) === RANK.number) return Decimal128.fromString(String(value));
  } catch {
    // Reported below, together with other values.
  }
  throw conversionError(value, "decimal");
}

function toDate(value: unknown): Date {
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  if (value instanceof Timestamp) return new Date(value.t * 1000);
  if (rankOf(value) === RANK.number) return new Date(Math.trunc(numberOf(value)));
  if (typeof value === "string") {
    const zoned = /([zZ]|[+-]\d\d:?\d\d)$/.test(value) || !/\d\d:\d\d/.test(value);
    const date = new Date(zoned ? value : `${value}Z`);
    if (!Number.isNaN(date.getTime())) return date;
  }
  throw conversionError(value, "date");
}

function toObjectId(value: unknown): ObjectId {
  if (value instanceof ObjectId) return value;
  if (typeof value === "string" && /^[0-9a-fA-F]{24}$/.test(value)) return new ObjectId(value);
  throw conversionError(value, "objectId");
}

function toBool(value: unknown): boolean {
  if (typeof value === "boolean") return value;
  return rankOf(value) === RANK.number ? numberOf(value) !== 0 : true;
}

const CONVERSIONS = new Map<string, (value: unknown) => unknown>([
  ["string", toText],
  ["int", (value) => toWhole(value, "int")],
  ["long", (value) => toWhole(value, "long")],
  ["double", toDouble],
  ["decimal", toDecimal],
  ["date", toDate],
  ["objectId", toObjectId],
  ["bool", toBool],
]);
const CONVERSION_CODES = new Map([
  [1, "double"],
  [2, "string"],
  [7, "objectId"],
  [8, "bool"],
  [9, "date"],
  [16, "int"],
  [18, "long"],
  [19, "decimal"],
]);

function conversion(name: string): Operator {
  const convert = CONVERSIONS.get(name)!;
  return (obj, expr, options) => {
    const value = single(obj, expr, options);
    return isNothing(value) ? null : convert(value);
  };
}

function convertOperator(obj: Any, expr: Any, options: Options): unknown {
  if (!isPlainObject(expr)) throw new CommandError(9, "$convert expects an object of named arguments");
  const value = evalExpr(obj, expr.input, options);
  if (isNothing(value)) return Object.hasOwn(expr, "onNull") ? evalExpr(obj, expr.onNull, options) : null;
  const asked = evalExpr(obj, expr.to, options);
  const to = typeof asked === "number" ? CONVERSION_CODES.get(asked) : String(asked);
  const convert = to === undefined ? undefined : CONVERSIONS.get(to);
  if (!convert) throw new CommandError(2, `Unknown type name: ${String(asked)}`);
  try {
    return convert(value);
  } catch (error) {
    if (Object.hasOwn(expr, "onError")) return evalExpr(obj, expr.onError, options);
    throw error;
  }
}

function arrayToObject(obj: Any, expr: Any, options: Options): unknown {
  const list = single(obj, expr, options);
  if (isNothing(list)) return null;
  if (!Array.isArray(list))
    throw new CommandError(40386, `$arrayToObject requires an array input, found: ${describe(list)}`);
  const result: Doc = {};
  for (const item of list) {
    const [name, value] = Array.isArray(item) ? item : isPlainObject(item) ? [item.k, item.v] : [];
    if (typeof name !== "string") throw new CommandError(40395, "$arrayToObject requires keys of type string");
    setField(result, name, value);
  }
  return result;
}

function indexOfCodePoints(obj: Any, expr: Any, options: Options): unknown {
  const [text, part, start = 0, end] = argumentsOf(obj, expr, options);
  if (isNothing(text)) return null;
  if (typeof text !== "string" || typeof part !== "string")
    throw new CommandError(40093, "$indexOfCP requires strings as first and second argument");
  const points = [...text];
  const slice = points.slice(Number(start), end === undefined ? undefined : Number(end)).join("");
  const at = slice.indexOf(part);
  return at < 0 ? -1 : Number(start) + [...slice.slice(0, at)].length;
}

const MONTHS_OF = new Map([
  ["month", 1],
  ["quarter", 3],
  ["year", 12],
]);
const MS_OF = new Map([
  ["week", 604_800_000],
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1000],
  ["millisecond", 1],
]);

/** The day is cut to the length of the resulting month. */
function dateShift(sign: 1 | -1, original: Operator): Operator {
  return (obj, expr, options) => {
    if (!isPlainObject(expr)) return original(obj, expr, options);
    if (expr.timezone !== undefined) throw notSupported("a date shifted with a timezone");
    const start = evalExpr(obj, expr.startDate, options);
    const unit = evalExpr(obj, expr.unit, options);
    const amount = evalExpr(obj, expr.amount, options);
    if (isNothing(start) || isNothing(unit) || isNothing(amount)) return null;
    const date = toDate(start);
    const count = numberOf(amount) * sign;
    const ms = MS_OF.get(String(unit));
    if (ms !== undefined) return new Date(date.getTime() + count * ms);
    const months = MONTHS_OF.get(String(unit));
    if (months === undefined) throw new CommandError(9, `unknown time unit value: ${String(unit)}`);
    const shifted = new Date(date);
    shifted.setUTCDate(1);
    shifted.setUTCMonth(shifted.getUTCMonth() + count * months);
    const lastDay = new Date(Date.UTC(shifted.getUTCFullYear(), shifted.getUTCMonth() + 1, 0)).getUTCDate();
    shifted.setUTCDate(Math.min(date.getUTCDate(), lastDay));
    return shifted;
  };
}

function sizeOf(obj: Any, expr: Any, options: Options): unknown {
  const value = single(obj, expr, options);
  if (isNothing(value)) return null;
  if (typeof value === "string") return Buffer.byteLength(value);
  if (value instanceof Binary) return value.position;
  throw new CommandError(51276, "$binarySize requires a string or BinData argument");
}

function documentSize(obj: Any, expr: Any, options: Options): unknown {
  const value = single(obj, expr, options);
  if (isNothing(value)) return null;
  if (!isPlainObject(value)) throw new CommandError(31393, "$bsonSize requires a document input");
  return calculateObjectSize(value);
}

function timestampPart(part: "t" | "i"): Operator {
  return (obj, expr, options) => {
    const value = single(obj, expr, options);
    if (isNothing(value)) return null;
    if (!(value instanceof Timestamp)) throw new CommandError(5687301, "the argument must be a timestamp");
    return value[part];
  };
}

export function ownOperators(library: Record<string, Operator>): Record<string, Operator> {
  const own: Record<string, Operator> = {
    $toLower: (obj, expr, options) => textOf("$toLower", single(obj, expr, options)).toLowerCase(),
    $toUpper: (obj, expr, options) => textOf("$toUpper", single(obj, expr, options)).toUpperCase(),
    $arrayToObject: arrayToObject,
    $indexOfCP: indexOfCodePoints,
    $convert: convertOperator,
    $toString: conversion("string"),
    $toInt: conversion("int"),
    $toLong: conversion("long"),
    $toDouble: conversion("double"),
    $toDecimal: conversion("decimal"),
    $toDate: conversion("date"),
    $toObjectId: conversion("objectId"),
    $toBool: conversion("bool"),
    $binarySize: sizeOf,
    $bsonSize: documentSize,
    $tsSecond: timestampPart("t"),
    $tsIncrement: timestampPart("i"),
  };
  for (const [name, sign] of [
    ["$dateAdd", 1],
    ["$dateSubtract", -1],
  ] as const)
    if (library[name]) own[name] = dateShift(sign, library[name]);
  return own;
}

/** Throws 238 for whole numbers beyond 2^53, which lose digits here but not in MongoDB. */
export function checkSafe(what: string, result: unknown): void {
  if (Number.isInteger(result) && !Number.isSafeInteger(result)) throw notSupported(`${what} beyond 2^53`);
}

export class Sum {
  #number = 0;
  #whole: bigint | null = null;
  #isWhole = true;
  #decimal: Decimal128 | null = null;
  count = 0;

  add(value: unknown): void {
    if (rankOf(value) !== RANK.number) return;
    this.count++;
    if (this.#decimal) this.#decimal = addDecimal(this.#decimal, value);
    else if (value instanceof Decimal128)
      this.#decimal = addDecimal(addDecimal(this.#number, value), this.#whole === null ? 0 : longOrDouble(this.#whole));
    else if (value instanceof Long) this.#whole = (this.#whole ?? 0n) + value.toBigInt();
    else {
      const number = numberOf(value);
      this.#isWhole &&= Number.isInteger(number);
      this.#number += number;
    }
  }

  total(): unknown {
    if (this.#decimal) return this.#decimal;
    if (this.#whole === null) {
      if (this.#isWhole) checkSafe("a sum", this.#number);
      return this.#number;
    }
    return Number.isInteger(this.#number)
      ? longOrDouble(this.#whole + BigInt(this.#number))
      : Number(this.#whole) + this.#number;
  }

  average(): unknown {
    if (this.count === 0) return null;
    const total = this.total();
    return total instanceof Decimal128 ? divideDecimal(total, this.count) : numberOf(total) / this.count;
  }
}

export function longOrDouble(total: bigint): unknown {
  return total >= -(2n ** 63n) && total < 2n ** 63n ? Long.fromBigInt(total) : Number(total);
}

function reducer(reduce: (values: unknown[]) => unknown): Operator {
  return (items, expr, options) => {
    const list = items as unknown[]; // the library gives accumulators arrays only
    return reduce(isNothing(expr) ? list : list.map((item) => evalExpr(item, expr, options)));
  };
}

function extremeOf(sign: 1 | -1): Operator {
  return reducer((values) => {
    let best: unknown = null;
    for (const value of values)
      if (!isNothing(value) && (best === null || compareValues(value, best) * sign > 0)) best = value;
    return best;
  });
}

function sumOf(values: unknown[]): Sum {
  const sum = new Sum();
  for (const value of values) sum.add(value);
  return sum;
}

export const ownAccumulators: Record<string, Operator> = {
  $sum: reducer((values) => sumOf(values).total()),
  $avg: reducer((values) => sumOf(values).average()),
  $max: extremeOf(1),
  $min: extremeOf(-1),
};
