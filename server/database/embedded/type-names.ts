import { Decimal128, Double, Int32, Long } from "bson";
import { numberOf, RANK, rankOf } from "./compare.ts";
import { CommandError } from "./errors.ts";

const TYPE_NAMES = new Map<string, (value: unknown) => boolean>([
  ["double", (v) => v instanceof Double || (typeof v === "number" && ((v | 0) !== v || Object.is(v, -0)))],
  ["string", (v) => typeof v === "string"],
  ["object", (v) => rankOf(v) === RANK.object],
  ["array", (v) => Array.isArray(v)],
  ["binData", (v) => rankOf(v) === RANK.binary],
  ["undefined", (v) => v === undefined],
  ["objectId", (v) => rankOf(v) === RANK.objectId],
  ["bool", (v) => typeof v === "boolean"],
  ["date", (v) => v instanceof Date],
  ["null", (v) => v === null],
  ["regex", (v) => rankOf(v) === RANK.regex],
  ["dbPointer", (v) => rankOf(v) === RANK.dbPointer],
  ["javascript", (v) => rankOf(v) === RANK.code],
  ["symbol", (v) => rankOf(v) === RANK.string && typeof v !== "string"],
  ["javascriptWithScope", (v) => rankOf(v) === RANK.codeWithScope],
  ["int", (v) => v instanceof Int32 || (typeof v === "number" && (v | 0) === v && !Object.is(v, -0))],
  ["timestamp", (v) => rankOf(v) === RANK.timestamp],
  ["long", (v) => v instanceof Long && rankOf(v) === RANK.number],
  ["decimal", (v) => v instanceof Decimal128],
  ["minKey", (v) => rankOf(v) === RANK.minKey],
  ["maxKey", (v) => rankOf(v) === RANK.maxKey],
  ["number", (v) => rankOf(v) === RANK.number],
]);
const TYPE_CODES = new Map<number, string>([
  [1, "double"],
  [2, "string"],
  [3, "object"],
  [4, "array"],
  [5, "binData"],
  [6, "undefined"],
  [7, "objectId"],
  [8, "bool"],
  [9, "date"],
  [10, "null"],
  [11, "regex"],
  [12, "dbPointer"],
  [13, "javascript"],
  [14, "symbol"],
  [15, "javascriptWithScope"],
  [16, "int"],
  [17, "timestamp"],
  [18, "long"],
  [19, "decimal"],
  [-1, "minKey"],
  [127, "maxKey"],
]);

/** Throws 2 on an unknown type. */
export function compileTypeTest(types: unknown): (value: unknown) => boolean {
  const tests = (Array.isArray(types) ? types : [types]).map((type) => {
    const name =
      typeof type === "string" ? type : TYPE_CODES.get(rankOf(type) === RANK.number ? numberOf(type) : Number.NaN);
    const test = name === undefined ? undefined : TYPE_NAMES.get(name);
    if (!test) {
      if (typeof type === "string") throw new CommandError(2, `Unknown type name alias: ${type}`);
      throw new CommandError(rankOf(type) === RANK.number ? 2 : 14, `Invalid numerical type code: ${String(type)}`);
    }
    return test;
  });
  if (tests.length === 0) throw new CommandError(9, "$type must match at least one type");
  return (value) => tests.some((test) => test(value));
}
