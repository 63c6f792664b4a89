import { Binary, BSONRegExp, Long } from "bson";
import { compilePattern, type Doc, isPlainObject, toRegExp } from "./bson-document.ts";
import type { Collation } from "./collation.ts";
import { compareValues, numberOf, RANK, rankOf, valuesEqual } from "./compare.ts";
import { CommandError, notSupported } from "./errors.ts";
import { compileExpression, isTruthy, type Variables } from "./expressions.ts";
import { MISSING, splitPath, visitPath } from "./paths.ts";
import { compileTypeTest } from "./type-names.ts";

export type MatchOptions = { collation?: Collation | null; variables?: Variables | undefined };
export type Predicate = (doc: Doc) => boolean;
type ValueTest = (value: unknown) => boolean;

/** Throws 2, 9 or 14 on a malformed filter and 238 on an unsupported operator. */
export function compileFilter(filter: Doc, options: MatchOptions = {}): Predicate {
  const tests = Object.entries(filter).map(([name, condition]) => compileTopLevel(name, condition, options));
  if (tests.length === 1) return tests[0]!;
  return (doc) => tests.every((test) => test(doc));
}

export function fieldsAsked(filter: Doc): Set<string> | null {
  const fields = new Set<string>();
  for (const [name, condition] of Object.entries(filter)) {
    if (!name.startsWith("$")) fields.add(splitPath(name)[0]!);
    else if (name === "$comment") continue;
    else if ((name === "$and" || name === "$or" || name === "$nor") && Array.isArray(condition)) {
      for (const entry of condition) {
        const inner = isPlainObject(entry) ? fieldsAsked(entry) : null;
        if (!inner) return null;
        for (const field of inner) fields.add(field);
      }
    } else return null;
  }
  return fields;
}

function compileTopLevel(name: string, condition: unknown, options: MatchOptions): Predicate {
  if (!name.startsWith("$")) return compileField(name, condition, options);
  switch (name) {
    case "$and": {
      const all = compileList(name, condition, options);
      return (doc) => all.every((test) => test(doc));
    }
    case "$or": {
      const any = compileList(name, condition, options);
      return (doc) => any.some((test) => test(doc));
    }
    case "$nor": {
      const none = compileList(name, condition, options);
      return (doc) => !none.some((test) => test(doc));
    }
    case "$expr": {
      const evaluate = compileExpression(condition, options.variables, options.collation ?? null);
      return (doc) => isTruthy(evaluate(doc));
    }
    case "$comment":
      return () => true;
    case "$alwaysTrue":
      return () => true;
    case "$alwaysFalse":
      return () => false;
    case "$where":
    case "$text":
    case "$sampleRate":
    case "$jsonSchema":
      throw notSupported(`query operator ${name}`);
    default:
      throw new CommandError(
        2,
        `unknown top level operator: ${name}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
      );
  }
}

function compileList(name: string, condition: unknown, options: MatchOptions): Predicate[] {
  if (!Array.isArray(condition) || condition.length === 0)
    throw new CommandError(
      2,
      `${name} ${Array.isArray(condition) ? "argument must be a non-empty array" : "must be an array"}`,
    );
  return condition.map((entry) => {
    if (!isPlainObject(entry)) throw new CommandError(2, `${name} entries need to be full objects`);
    return compileFilter(entry, options);
  });
}

export function isOperatorObject(value: unknown): value is Doc {
  if (!isPlainObject(value)) return false;
  const first = Object.keys(value)[0];
  return first !== undefined && first[0] === "$" && first !== "$ref" && first !== "$id" && first !== "$db";
}

function compileField(path: string, condition: unknown, options: MatchOptions): Predicate {
  const parts = splitPath(path);
  if (isOperatorObject(condition)) {
    const tests = compileOperators(condition, options).map((test) => test.atPath(parts));
    return tests.length === 1 ? tests[0]! : (doc) => tests.every((test) => test(doc));
  }
  const test = rankOf(condition) === RANK.regex ? regexTest(condition) : equalityTest(condition, options);
  return anyValue(test).atPath(parts);
}

type Condition = { atPath(parts: readonly string[]): Predicate; ofValue: ValueTest };

/** True if any value at the path, or any element of an array there, passes. */
function anyValue(test: ValueTest): Condition {
  const withElements = (value: unknown): boolean => test(value) || (Array.isArray(value) && value.some(test));
  return {
    atPath: (parts) => (doc) => visitPath(doc, parts, withElements),
    ofValue: withElements,
  };
}

function wholeValue(test: ValueTest): Condition {
  return { atPath: (parts) => (doc) => visitPath(doc, parts, test), ofValue: test };
}

function negate(condition: Condition): Condition {
  return {
    atPath: (parts) => {
      const test = condition.atPath(parts);
      return (doc) => !test(doc);
    },
    ofValue: (value) => !condition.ofValue(value),
  };
}

function allOf(conditions: Condition[]): Condition {
  return {
    atPath: (parts) => {
      const tests = conditions.map((condition) => condition.atPath(parts));
      return (doc) => tests.every((test) => test(doc));
    },
    ofValue: (value) => conditions.every((condition) => condition.ofValue(value)),
  };
}

function equalityTest(expected: unknown, options: MatchOptions): ValueTest {
  if (expected === null || expected === undefined)
    return (value) => value === null || value === undefined || value === MISSING;
  const collation = options.collation ?? null;
  return (value) => value !== MISSING && valuesEqual(value, expected, collation);
}

function regexTest(pattern: unknown): ValueTest {
  const compiled = toRegExp(pattern as BSONRegExp | RegExp); // callers checked the rank
  return (value) =>
    typeof value === "string"
      ? compiled.test(value)
      : rankOf(value) === RANK.regex && compareValues(value, pattern) === 0;
}

function rangeTest(operator: string, expected: unknown, options: MatchOptions): ValueTest {
  const collation = options.collation ?? null;
  const rank = rankOf(expected);
  const orEqual = operator === "$gte" || operator === "$lte";
  const upward = operator === "$gt" || operator === "$gte";
  if (rank === RANK.regex)
    throw new CommandError(2, `Can't have RegEx as arg to predicate over field with ${operator}.`);
  if (rank === RANK.null || rank === RANK.undefined)
    return (value) => orEqual && (value === null || value === undefined || value === MISSING);
  const anyType = rank === RANK.minKey || rank === RANK.maxKey;
  const nan = rank === RANK.number && Number.isNaN(numberOf(expected));
  return (value) => {
    if (value === MISSING) return false;
    if (!anyType && rankOf(value) !== rank) return false;
    if (rank === RANK.number && (nan || Number.isNaN(numberOf(value))))
      return orEqual && nan && Number.isNaN(numberOf(value));
    const order = compareValues(value, expected, collation);
    return order === 0 ? orEqual : upward ? order > 0 : order < 0;
  };
}

function inTest(operator: string, list: unknown, options: MatchOptions): ValueTest {
  if (!Array.isArray(list)) throw new CommandError(2, `${operator} needs an array`);
  const tests: ValueTest[] = [];
  const texts = new Set<string>();
  for (const item of list) {
    if (isOperatorObject(item)) throw new CommandError(2, `cannot nest $ under ${operator}`);
    if (typeof item === "string" && !options.collation) texts.add(item);
    else tests.push(rankOf(item) === RANK.regex ? regexTest(item) : equalityTest(item, options));
  }
  return (value) => (typeof value === "string" && texts.has(value)) || tests.some((test) => test(value));
}

function wholeNumber(operator: string, value: unknown): number {
  const number = rankOf(value) === RANK.number ? numberOf(value) : Number.NaN;
  if (!Number.isInteger(number))
    throw new CommandError(2, `Failed to parse ${operator}. Expected an integer: ${String(value)}`);
  return number;
}

function modTest(value: unknown): ValueTest {
  if (!Array.isArray(value)) throw new CommandError(2, "malformed mod, needs to be an array");
  if (value.length < 2) throw new CommandError(2, "malformed mod, not enough elements");
  if (value.length > 2) throw new CommandError(2, "malformed mod, too many elements");
  const [divisor, remainder] = value.map((part) => {
    const number = rankOf(part) === RANK.number ? numberOf(part) : Number.NaN;
    if (!Number.isFinite(number)) throw new CommandError(2, "malformed mod, divisor value is invalid");
    return BigInt(Math.trunc(number));
  }) as [bigint, bigint]; // two elements, checked above
  if (divisor === 0n) throw new CommandError(2, "divisor cannot be 0");
  return (candidate) => {
    if (rankOf(candidate) !== RANK.number) return false;
    const number = numberOf(candidate);
    if (!Number.isFinite(number)) return false;
    const whole = candidate instanceof Long ? candidate.toBigInt() : BigInt(Math.trunc(number));
    return whole % divisor === remainder;
  };
}

function bitPositions(operator: string, mask: unknown): number[] {
  if (Array.isArray(mask)) return mask.map((bit) => wholeNumber(operator, bit));
  const positions: number[] = [];
  if (mask instanceof Binary) {
    mask.buffer.subarray(0, mask.position).forEach((byte, index) => {
      for (let bit = 0; bit < 8; bit++) if (byte & (1 << bit)) positions.push(index * 8 + bit);
    });
    return positions;
  }
  const number = wholeNumber(operator, mask);
  if (number < 0) throw new CommandError(9, `Expected a non-negative number in: ${operator}: ${number}`);
  const bits = mask instanceof Long ? mask.toBigInt() : BigInt(number);
  for (let bit = 0; bit < 64; bit++) if ((bits >> BigInt(bit)) & 1n) positions.push(bit);
  return positions;
}

function bitsTest(operator: string, mask: unknown): ValueTest {
  const positions = bitPositions(operator, mask);
  const wantSet = operator.endsWith("Set");
  const every = operator.startsWith("$bitsAll");
  function isSet(value: unknown, bit: number): boolean {
    if (value instanceof Binary)
      return ((value.buffer[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0 && bit >> 3 < value.position;
    const whole = value instanceof Long ? value.toBigInt() : BigInt(Math.trunc(numberOf(value)));
    return ((whole >> BigInt(Math.min(bit, 63))) & 1n) === 1n;
  }
  return (value) => {
    const rank = rankOf(value);
    if (rank === RANK.number ? !Number.isInteger(numberOf(value)) : !(value instanceof Binary)) return false;
    const test = (bit: number): boolean => isSet(value, bit) === wantSet;
    return every ? positions.every(test) : positions.some(test);
  };
}

function compileElemMatch(value: unknown, options: MatchOptions): Condition {
  if (!isPlainObject(value)) throw new CommandError(2, "$elemMatch needs an Object");
  const first = Object.keys(value)[0];
  const logical = first === "$and" || first === "$or" || first === "$nor" || first === "$expr";
  if (isOperatorObject(value) && !logical) {
    const condition = allOf(compileOperators(value, options));
    return wholeValue((candidate) => Array.isArray(candidate) && candidate.some((item) => condition.ofValue(item)));
  }
  const test = compileFilter(value, options);
  return wholeValue(
    (candidate) =>
      Array.isArray(candidate) &&
      candidate.some((item) =>
        isPlainObject(item) ? test(item) : Array.isArray(item) && test(item as unknown as Doc),
      ), // an inner array is asked by its indexes
  );
}

function compileAll(value: unknown, options: MatchOptions): Condition {
  if (!Array.isArray(value)) throw new CommandError(2, "$all needs an array");
  if (value.length === 0) return wholeValue(() => false);
  return allOf(
    value.map((item) => {
      if (isPlainObject(item) && Object.hasOwn(item, "$elemMatch")) return compileElemMatch(item.$elemMatch, options);
      if (isOperatorObject(item)) throw new CommandError(2, "no $ expressions in $all");
      return anyValue(rankOf(item) === RANK.regex ? regexTest(item) : equalityTest(item, options));
    }),
  );
}

function compileNot(value: unknown, options: MatchOptions): Condition {
  if (rankOf(value) === RANK.regex) return negate(anyValue(regexTest(value)));
  if (!isPlainObject(value)) throw new CommandError(2, "$not needs a regex or a document");
  if (!isOperatorObject(value)) throw new CommandError(2, "$not cannot be empty");
  return negate(allOf(compileOperators(value, options)));
}

function compileRegexOperator(operators: Doc): Condition {
  const pattern = operators.$regex;
  const options = operators.$options;
  if (options !== undefined && typeof options !== "string") throw new CommandError(2, "$options has to be a string");
  if (rankOf(pattern) === RANK.regex) {
    const source = pattern instanceof BSONRegExp ? pattern.pattern : (pattern as RegExp).source; // rank regex
    const own = pattern instanceof BSONRegExp ? pattern.options : (pattern as RegExp).flags;
    if (options !== undefined && own !== "") throw new CommandError(51075, "options set in both $regex and $options");
    return anyValue(regexTest(new BSONRegExp(source, options ?? own)));
  }
  if (typeof pattern !== "string") throw new CommandError(2, "$regex has to be a string");
  const compiled = compilePattern(pattern, options ?? "");
  const asValue = new BSONRegExp(pattern, options ?? "");
  return anyValue((value) =>
    typeof value === "string"
      ? compiled.test(value)
      : rankOf(value) === RANK.regex && compareValues(value, asValue) === 0,
  );
}

function compileOperators(operators: Doc, options: MatchOptions): Condition[] {
  const conditions: Condition[] = [];
  for (const [name, value] of Object.entries(operators)) {
    const condition = compileOperator(name, value, operators, options);
    if (condition) conditions.push(condition);
  }
  return conditions;
}

/** Long because it names every operator once, each with its one rule or its refusal. */
function compileOperator(name: string, value: unknown, siblings: Doc, options: MatchOptions): Condition | null {
  switch (name) {
    case "$eq":
      return anyValue(equalityTest(value, options));
    case "$ne":
      if (rankOf(value) === RANK.regex) throw new CommandError(2, "Can't have regex as arg to $ne.");
      return negate(anyValue(equalityTest(value, options)));
    case "$gt":
    case "$gte":
    case "$lt":
    case "$lte":
      return anyValue(rangeTest(name, value, options));
    case "$in":
      return anyValue(inTest(name, value, options));
    case "$nin":
      return negate(anyValue(inTest(name, value, options)));
    case "$exists": {
      const exists = wholeValue((candidate) => candidate !== MISSING);
      return isTruthy(value) ? exists : negate(exists);
    }
    case "$type": {
      const test = compileTypeTest(value);
      return anyValue((candidate) => candidate !== MISSING && test(candidate));
    }
    case "$size": {
      const size = wholeNumber("$size", value);
      if (size < 0)
        throw new CommandError(2, `Failed to parse $size. Expected a non-negative number in: $size: ${size}`);
      return wholeValue((candidate) => Array.isArray(candidate) && candidate.length === size);
    }
    case "$mod":
      return anyValue(modTest(value));
    case "$bitsAllSet":
    case "$bitsAllClear":
    case "$bitsAnySet":
    case "$bitsAnyClear":
      return anyValue(bitsTest(name, value));
    case "$elemMatch":
      return compileElemMatch(value, options);
    case "$all":
      return compileAll(value, options);
    case "$not":
      return compileNot(value, options);
    case "$regex":
      return compileRegexOperator(siblings);
    case "$options":
      if (!Object.hasOwn(siblings, "$regex")) throw new CommandError(2, "$options needs a $regex");
      return null;
    case "$comment":
      return null;
    case "$near":
    case "$nearSphere":
    case "$geoWithin":
    case "$within":
    case "$geoIntersects":
    case "$maxDistance":
    case "$minDistance":
    case "$geometry":
    case "$uniqueDocs":
      throw notSupported(`query operator ${name}`);
    default:
      throw new CommandError(2, `unknown operator: ${name}`);
  }
}
