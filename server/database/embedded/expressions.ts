import { Decimal128, Double, Int32, Long } from "bson";
import type { Context } from "mingo/core";
import type { Any, Options } from "mingo/types";
import { checkPattern, type Doc, isPlainObject, toPlainValue } from "./bson-document.ts";
import type { Collation } from "./collation.ts";
import { compareValues, RANK, rankOf } from "./compare.ts";
import { addDecimal, multiplyDecimal } from "./decimal.ts";
import { CommandError, notSupported } from "./errors.ts";
import { checkSafe, longOrDouble, type Operator, ownAccumulators, ownOperators } from "./expression-operators.ts";
import { LIBRARY_ACCUMULATORS, LIBRARY_EXPRESSIONS } from "./library-operators.ts";
import { evalExpr, mingo } from "./mingo-library.ts";

export type Variables = Record<string, unknown>;
export type Evaluate = (doc: Doc) => unknown;

const REFUSED = new Set(["$meta"]);

function comparison(test: (order: number) => unknown): Operator {
  return (obj, expr, options) => {
    const pair = evalExpr(obj, expr, options);
    if (!Array.isArray(pair) || pair.length !== 2)
      throw new CommandError(16020, "Expression takes exactly 2 arguments.");
    return test(compareValues(pair[0], pair[1], collationOf(options)));
  };
}

const collations = new WeakMap<object, Collation>();

function collationOf(options: Options): Collation | null {
  return (options.collation && collations.get(options.collation)) ?? null;
}

function isWideNumber(value: unknown): boolean {
  return value instanceof Decimal128 || value instanceof Long;
}

/** The library would compute 64-bit and decimal numbers as doubles. */
function wideArithmetic(name: string, values: unknown[]): unknown {
  if (values.some((value) => value === null || value === undefined)) return null;
  const decimal = values.some((value) => value instanceof Decimal128);
  const combine = name === "$multiply" ? multiplyDecimal : addDecimal;
  if (name === "$subtract") values = [values[0], negated(values[1])];
  if (decimal) return values.reduce((total, value) => combine(total, value));
  if (values.some((value) => typeof value === "number" && !Number.isInteger(value)))
    return values.map(Number).reduce((total, value) => (name === "$multiply" ? total * value : total + value));
  const whole = values.map((value) => (value instanceof Long ? value.toBigInt() : BigInt(Number(value))));
  const total = whole.reduce((sum, value) => (name === "$multiply" ? sum * value : sum + value));
  return longOrDouble(total);
}

function negated(value: unknown): unknown {
  if (value instanceof Decimal128) return multiplyDecimal(value, -1);
  if (value instanceof Long) return longOrDouble(-value.toBigInt());
  return -Number(value);
}

function arithmetic(name: string, original: Operator): Operator {
  const exact = name === "$add" || name === "$multiply" || name === "$subtract";
  const withPlaces = name === "$round" || name === "$trunc";
  return (obj, expr, options) => {
    const value = evalExpr(obj, expr, options);
    const values = Array.isArray(value) ? value : [value];
    if (!values.some(isWideNumber)) {
      const result = original(obj, withPlaces ? values : value, options);
      if (values.every(Number.isInteger)) checkSafe(name, result);
      return result;
    }
    if (exact) return wideArithmetic(name, values);
    throw notSupported(`${name} of a 64-bit or decimal number beyond 2^53`);
  };
}

function withPattern(original: Operator): Operator {
  return (obj, expr, options) => {
    const pattern = isPlainObject(expr) ? evalExpr(obj, expr.regex as Any, options) : null;
    if (typeof pattern === "string") checkPattern(pattern);
    return original(obj, expr, options);
  };
}

function buildContext(): Context {
  const expression: Record<string, Operator> = {};
  for (const [name, operator] of Object.entries(mingo().expression))
    if (LIBRARY_EXPRESSIONS.has(name)) expression[name] = operator as Operator; // the module exports operators only
  for (const name of [
    "$add",
    "$subtract",
    "$multiply",
    "$divide",
    "$mod",
    "$abs",
    "$ceil",
    "$floor",
    "$round",
    "$trunc",
    "$sqrt",
    "$pow",
    "$exp",
    "$ln",
    "$log",
    "$log10",
  ]) {
    const original = expression[name];
    if (original) expression[name] = arithmetic(name, original);
  }
  for (const name of ["$regexMatch", "$regexFind", "$regexFindAll"]) {
    const original = expression[name];
    if (original) expression[name] = withPattern(original);
  }
  Object.assign(expression, ownOperators(expression), {
    $eq: comparison((order) => order === 0),
    $ne: comparison((order) => order !== 0),
    $gt: comparison((order) => order > 0),
    $gte: comparison((order) => order >= 0),
    $lt: comparison((order) => order < 0),
    $lte: comparison((order) => order <= 0),
    $cmp: comparison((order) => Math.sign(order)),
    $in: membership,
    $type: (obj: Any, expr: Any, options: Options) => typeName(evalExpr(obj, expr, options)),
    $captureOptions: (_obj: Any, _expr: Any, options: Options) => {
      captured = options;
      return null;
    },
  });
  const accumulator: Record<string, Operator> = {};
  for (const [name, operator] of Object.entries(mingo().accumulator))
    if (LIBRARY_ACCUMULATORS.has(name)) accumulator[name] = operator as Operator; // as above
  Object.assign(accumulator, ownAccumulators);
  return mingo().core.Context.init({ expression, accumulator } as Parameters<typeof Context.init>[0]); // names start with $, checked above
}

function membership(obj: Any, expr: Any, options: Options): boolean {
  const pair = evalExpr(obj, expr, options) as [unknown, unknown]; // $in takes a pair, checked next
  if (!Array.isArray(pair?.[1])) throw new CommandError(40081, "$in requires an array as a second argument");
  const collation = collationOf(options);
  return pair[1].some((item) => compareValues(item, pair[0], collation) === 0);
}

const TYPE_OF_RANK = new Map<number, string>([
  [RANK.minKey, "minKey"],
  [RANK.undefined, "missing"],
  [RANK.null, "null"],
  [RANK.string, "string"],
  [RANK.object, "object"],
  [RANK.array, "array"],
  [RANK.binary, "binData"],
  [RANK.objectId, "objectId"],
  [RANK.boolean, "bool"],
  [RANK.date, "date"],
  [RANK.timestamp, "timestamp"],
  [RANK.regex, "regex"],
  [RANK.dbPointer, "dbPointer"],
  [RANK.code, "javascript"],
  [RANK.codeWithScope, "javascriptWithScope"],
  [RANK.maxKey, "maxKey"],
]);

function typeName(value: unknown): string {
  if (value instanceof Decimal128) return "decimal";
  if (value instanceof Long) return "long";
  if (value instanceof Double) return "double";
  if (value instanceof Int32) return "int";
  if (typeof value === "number") return (value | 0) === value ? "int" : "double";
  return TYPE_OF_RANK.get(rankOf(value)) ?? "object";
}

let captured: Options | null = null;
let built: Context | null = null;

export function context(): Context {
  built ??= buildContext();
  return built;
}

/** Made once per expression, because making it copies every operator. */
export function expressionOptions(variables: Variables | undefined, collation: Collation | null): Options {
  const plainVariables = variables ? (toPlainValue(variables) as Variables) : undefined; // an object stays an object
  const spec = collation ? ({ ...collation.spec } as unknown as Options["collation"]) : undefined; // read back by identity only
  if (spec && collation) collations.set(spec, collation);
  evalExpr({}, { $captureOptions: 1 }, {
    context: context(),
    scriptEnabled: true,
    useStrictMode: true,
    failOnError: true,
    ...(plainVariables ? { variables: plainVariables } : {}),
    ...(spec ? { collation: spec } : {}),
  } as unknown as Options); // the library fills in the rest
  const options = captured as unknown as { now: Date; update(locals: object): Options }; // its own class, which it does not export
  void options.now; // fixes $$NOW for all documents
  return options.update({ root: null });
}

/** Throws 168 for unknown operators, 238 for unsupported ones. */
export function checkExpression(expr: unknown): void {
  if (Array.isArray(expr)) {
    for (const item of expr) checkExpression(item);
    return;
  }
  if (!isPlainObject(expr)) return;
  const names = Object.keys(expr);
  const operator = names.find((name) => name.startsWith("$"));
  if (operator === undefined) {
    for (const name of names) checkExpression(expr[name]);
    return;
  }
  if (names.length > 1)
    throw new CommandError(
      15983,
      `An object representing an expression must have exactly one field: ${names.join(", ")}`,
    );
  if (operator === "$literal" || operator === "$const") return;
  if (!isKnownOperator(operator) && (REFUSED.has(operator) || operator in mingo().expression))
    throw notSupported(`expression operator ${operator}`);
  if (!isKnownOperator(operator)) throw new CommandError(168, `Unrecognized expression '${operator}'`);
  checkExpression(expr[operator]);
}

function isKnownOperator(name: string): boolean {
  return (
    context().getOperator("expression" as never, name) !== null || // the library's own enum is not exported as a type
    context().getOperator("accumulator" as never, name) !== null
  );
}

export function compilePlainExpression(
  expr: unknown,
  variables?: Variables,
  collation: Collation | null = null,
): Evaluate {
  const plain = toPlainValue(expr);
  checkExpression(plain);
  if (typeof plain === "string" && /^\$[^$.][^.]*$/.test(plain)) {
    const name = plain.slice(1);
    return (doc) => (Object.hasOwn(doc, name) ? doc[name] : undefined);
  }
  const options = expressionOptions(variables, collation);
  return (doc) => evalExpr(doc, plain, options);
}

/** Throws 168 on an unknown operator. */
export function compileExpression(expr: unknown, variables?: Variables, collation: Collation | null = null): Evaluate {
  const evaluate = compilePlainExpression(expr, variables, collation);
  return (doc) => evaluate(toPlainValue(doc) as Doc); // a document stays a document
}

/** Everything but false, null, missing and the number zero. */
export function isTruthy(value: unknown): boolean {
  if (value === false || value === null || value === undefined) return false;
  return rankOf(value) !== RANK.number || Number(String(value)) !== 0;
}
