import { Decimal128, Double, Int32, Long, Timestamp } from "bson";
import { type Doc, isPlainObject } from "./bson-document.ts";
import { compareValues, numberOf, RANK, rankOf, valuesEqual } from "./compare.ts";
import { addDecimal, multiplyDecimal } from "./decimal.ts";
import { CommandError } from "./errors.ts";
import { compileFilter, isOperatorObject } from "./matcher.ts";
import { MISSING } from "./paths.ts";
import { compileSort, readSort } from "./sorting.ts";

export const UNCHANGED: unique symbol = Symbol("unchanged");

type Operator = (current: unknown, argument: unknown, path: string) => unknown;

const MAX_INT32 = 2_147_483_647;
const MIN_INT32 = -2_147_483_648;

function describeType(value: unknown): string {
  return value === MISSING ? "missing" : Array.isArray(value) ? "array" : value === null ? "null" : typeof value;
}

function kindOfNumber(value: unknown): "int" | "long" | "double" | "decimal" {
  if (value instanceof Decimal128) return "decimal";
  if (value instanceof Long || typeof value === "bigint") return "long";
  if (value instanceof Double) return "double";
  if (value instanceof Int32) return "int";
  return Number.isInteger(value) && (numberOf(value) | 0) === numberOf(value) && !Object.is(value, -0)
    ? "int"
    : "double";
}

function wholeOf(value: unknown): bigint {
  return value instanceof Long ? value.toBigInt() : BigInt(numberOf(value));
}

function fromWhole(total: bigint, wide: boolean, operator: string): unknown {
  if (total > 2n ** 63n - 1n || total < -(2n ** 63n))
    throw new CommandError(2, `Failed to apply ${operator} operations to current value: integer overflow`);
  if (!wide && total <= BigInt(MAX_INT32) && total >= BigInt(MIN_INT32)) return Number(total);
  return Long.fromBigInt(total);
}

function asDouble(value: number): unknown {
  return (value | 0) === value && !Object.is(value, -0) ? new Double(value) : value;
}

/** MongoDB's types: int32 grows to int64, a double makes a double, decimal wins. */
function arithmetic(operator: "$inc" | "$mul"): Operator {
  return (current, argument, path) => {
    if (rankOf(argument) !== RANK.number)
      throw new CommandError(
        14,
        `Cannot ${operator === "$inc" ? "increment" : "multiply"} with non-numeric argument: {${path}: ${JSON.stringify(argument)}}`,
      );
    if (current === MISSING) {
      if (operator === "$inc") return argument;
      const kind = kindOfNumber(argument);
      return kind === "decimal"
        ? Decimal128.fromString("0")
        : kind === "long"
          ? Long.fromInt(0)
          : kind === "double"
            ? new Double(0)
            : 0;
    }
    if (rankOf(current) !== RANK.number)
      throw new CommandError(
        14,
        `Cannot apply ${operator} to a value of non-numeric type. The field '${path}' has non-numeric type ${describeType(current)}`,
      );
    const kinds = [kindOfNumber(current), kindOfNumber(argument)];
    if (kinds.includes("decimal"))
      return operator === "$inc" ? addDecimal(current, argument) : multiplyDecimal(current, argument);
    if (kinds.includes("double")) {
      const [x, y] = [numberOf(current), numberOf(argument)];
      return asDouble(operator === "$inc" ? x + y : x * y);
    }
    const [x, y] = [wholeOf(current), wholeOf(argument)];
    return fromWhole(operator === "$inc" ? x + y : x * y, kinds.includes("long"), operator);
  };
}

function bounded(sign: 1 | -1): Operator {
  return (current, argument) => {
    if (current === MISSING) return argument;
    return compareValues(argument, current) * sign > 0 ? argument : UNCHANGED;
  };
}

function currentDate(_current: unknown, argument: unknown, path: string): unknown {
  const type = isPlainObject(argument) ? argument.$type : argument === true || argument === false ? "date" : null;
  if (type === "date") return new Date();
  if (type === "timestamp") return nextTimestamp();
  throw new CommandError(
    2,
    `The '$type' string field is required to be 'date' or 'timestamp': {$currentDate: {${path} : ...}}`,
  );
}

let lastSecond = 0;
let increment = 0;

function nextTimestamp(): Timestamp {
  const second = Math.floor(Date.now() / 1000);
  increment = second === lastSecond ? increment + 1 : 1;
  lastSecond = second;
  return new Timestamp({ t: second, i: increment });
}

function arrayOrEmpty(operator: string, current: unknown, path: string): unknown[] {
  if (current === MISSING) return [];
  if (!Array.isArray(current))
    throw new CommandError(
      2,
      `The field '${path}' must be an array but is of type ${describeType(current)} in document (${operator})`,
    );
  return current;
}

function wholeModifier(name: string, value: unknown): number {
  const number = rankOf(value) === RANK.number ? numberOf(value) : Number.NaN;
  if (!Number.isInteger(number))
    throw new CommandError(2, `The value for ${name} must be an integer value but was given type: ${typeof value}`);
  return number;
}

function push(current: unknown, argument: unknown, path: string): unknown {
  const array = arrayOrEmpty("$push", current, path);
  if (!isPlainObject(argument) || !Object.hasOwn(argument, "$each")) {
    if (isPlainObject(argument))
      for (const name of ["$slice", "$sort", "$position"])
        if (Object.hasOwn(argument, name))
          throw new CommandError(2, `Unrecognized clause in $push: ${name} needs $each`);
    return [...array, argument];
  }
  const items = argument.$each;
  if (!Array.isArray(items))
    throw new CommandError(2, `The argument to $each in $push must be an array but it was of type: ${typeof items}`);
  for (const name of Object.keys(argument))
    if (!["$each", "$slice", "$sort", "$position"].includes(name))
      throw new CommandError(2, `Unrecognized clause in $push: ${name}`);
  const position = argument.$position === undefined ? array.length : wholeModifier("$position", argument.$position);
  const at = position < 0 ? Math.max(0, array.length + position) : Math.min(position, array.length);
  let result = [...array.slice(0, at), ...items, ...array.slice(at)];
  if (argument.$sort !== undefined) result = sortArray(result, argument.$sort);
  if (argument.$slice !== undefined) {
    const slice = wholeModifier("$slice", argument.$slice);
    result = slice < 0 ? result.slice(slice) : result.slice(0, slice);
  }
  return result;
}

function sortArray(items: unknown[], order: unknown): unknown[] {
  if (!isPlainObject(order)) {
    const direction = numberOf(order);
    if (direction !== 1 && direction !== -1)
      throw new CommandError(2, "The $sort element value must be either 1 or -1");
    return items.toSorted((a, b) => compareValues(a, b) * direction);
  }
  const sorter = compileSort(readSort(order), null);
  return items
    .map((item) => ({ item, key: sorter.keyOf(isPlainObject(item) ? item : {}) }))
    .sort((a, b) => sorter.compare(a.key, b.key))
    .map((entry) => entry.item);
}

function addToSet(current: unknown, argument: unknown, path: string): unknown {
  const array = arrayOrEmpty("$addToSet", current, path);
  let items: unknown[] = [argument];
  if (isPlainObject(argument) && Object.keys(argument)[0] === "$each") {
    if (!Array.isArray(argument.$each))
      throw new CommandError(14, "The argument to $each in $addToSet must be an array");
    if (Object.keys(argument).length > 1) throw new CommandError(2, "Found unexpected fields after $each in $addToSet");
    items = argument.$each;
  }
  const result = [...array];
  for (const item of items) if (!result.some((known) => valuesEqual(known, item))) result.push(item);
  return result.length === array.length && current !== MISSING ? UNCHANGED : result;
}

function pull(current: unknown, argument: unknown, path: string): unknown {
  if (current === MISSING) return UNCHANGED;
  const array = arrayOrEmpty("$pull", current, path);
  return array.filter(pullTest(argument));
}

function pullTest(argument: unknown): (item: unknown) => boolean {
  if (isPlainObject(argument) && !isOperatorObject(argument)) {
    const test = compileFilter(argument);
    return (item) => !(isPlainObject(item) && test(item));
  }
  if (isOperatorObject(argument) || rankOf(argument) === RANK.regex) {
    const logical = isPlainObject(argument) && ["$and", "$or", "$nor"].includes(Object.keys(argument)[0]!);
    if (logical) {
      const test = compileFilter(argument as Doc); // a plain object, checked above
      return (item) => !(isPlainObject(item) && test(item));
    }
    const test = compileFilter({ v: argument });
    return (item) => !test({ v: item });
  }
  return (item) => !valuesEqual(item, argument);
}

function pullAll(current: unknown, argument: unknown, path: string): unknown {
  if (!Array.isArray(argument))
    throw new CommandError(2, `$pullAll requires an array argument but was given a ${describeType(argument)}`);
  if (current === MISSING) return UNCHANGED;
  return arrayOrEmpty("$pullAll", current, path).filter(
    (item) => !argument.some((pulled) => valuesEqual(item, pulled)),
  );
}

function pop(current: unknown, argument: unknown, path: string): unknown {
  const end = rankOf(argument) === RANK.number ? numberOf(argument) : Number.NaN;
  if (end !== 1 && end !== -1) throw new CommandError(9, `$pop expects 1 or -1, found: ${String(argument)}`);
  if (current === MISSING) return UNCHANGED;
  if (!Array.isArray(current))
    throw new CommandError(14, `Path '${path}' contains an element of non-array type '${describeType(current)}'`);
  return end === 1 ? current.slice(0, -1) : current.slice(1);
}

function bit(current: unknown, argument: unknown, path: string): unknown {
  if (!isPlainObject(argument))
    throw new CommandError(
      2,
      `The $bit modifier is not compatible with a ${describeType(argument)}. You must pass in an embedded document: {$bit: {field: {and/or/xor: #}}`,
    );
  let value = current === MISSING ? 0 : current;
  if (rankOf(value) !== RANK.number || !["int", "long"].includes(kindOfNumber(value)))
    throw new CommandError(
      2,
      `Cannot apply $bit to a value of non-integral type. The field ${path} has type ${describeType(current)}`,
    );
  for (const [name, operand] of Object.entries(argument)) {
    if (rankOf(operand) !== RANK.number || !["int", "long"].includes(kindOfNumber(operand)))
      throw new CommandError(
        2,
        `The $bit modifier field must be an Integer(32/64 bit); a '${typeof operand}' is not supported here: {${name}: ${String(operand)}}`,
      );
    const wide = kindOfNumber(value) === "long" || kindOfNumber(operand) === "long";
    const [x, y] = [wholeOf(value), wholeOf(operand)];
    if (name === "and") value = fromWhole(x & y, wide, "$bit");
    else if (name === "or") value = fromWhole(x | y, wide, "$bit");
    else if (name === "xor") value = fromWhole(x ^ y, wide, "$bit");
    else
      throw new CommandError(
        2,
        `The $bit modifier only supports 'and', 'or', and 'xor', not '${name}' which is an unknown operator: {${name}: ${String(operand)}}`,
      );
  }
  return value;
}

const assign: Operator = (_current, argument) => argument;

const OPERATORS = new Map<string, Operator>([
  ["$set", assign],
  ["$setOnInsert", assign],
  ["$inc", arithmetic("$inc")],
  ["$mul", arithmetic("$mul")],
  ["$min", bounded(-1)],
  ["$max", bounded(1)],
  ["$currentDate", currentDate],
  ["$push", push],
  ["$addToSet", addToSet],
  ["$pull", pull],
  ["$pullAll", pullAll],
  ["$pop", pop],
  ["$bit", bit],
]);

export function isUpdateOperator(name: string): boolean {
  return OPERATORS.has(name) || name === "$unset" || name === "$rename";
}

export function applyOperator(name: string, current: unknown, argument: unknown, path: string): unknown {
  return OPERATORS.get(name)!(current, argument, path);
}
