import { BSONRegExp } from "bson";
import { type Doc, isPlainObject } from "./bson-document.ts";
import type { Collation } from "./collation.ts";
import { compareValues, isNaNNumber, RANK, rankOf } from "./compare.ts";
import type { Index } from "./indexes.ts";
import { isOperatorObject } from "./matcher.ts";

export type Condition =
  | { kind: "points"; values: unknown[] }
  | { kind: "range"; operator: string; value: unknown }
  | { kind: "prefix"; text: string; pattern: unknown }
  | { kind: "other" };
export type FieldConditions = Map<string, Condition[]>;

export function conditionsOf(filter: Doc, into: FieldConditions): boolean {
  let whole = true;
  function add(path: string, condition: Condition): void {
    const known = into.get(path);
    if (known) known.push(condition);
    else into.set(path, [condition]);
  }
  for (const [name, value] of Object.entries(filter)) {
    if (name === "$and" && Array.isArray(value)) {
      for (const entry of value) if (!isPlainObject(entry) || !conditionsOf(entry, into)) whole = false;
    } else if (name === "$comment") continue;
    else if (name.startsWith("$")) whole = false;
    else if (isOperatorObject(value)) for (const condition of operatorConditions(value)) add(name, condition);
    else if (rankOf(value) === RANK.regex) add(name, patternCondition(value));
    else add(name, { kind: "points", values: [value] });
  }
  return whole;
}

function operatorConditions(operators: Doc): Condition[] {
  return Object.entries(operators).map(([name, value]): Condition => {
    switch (name) {
      case "$eq":
        return { kind: "points", values: [value] };
      case "$in":
        return Array.isArray(value) && value.every((item) => rankOf(item) !== RANK.regex)
          ? { kind: "points", values: value }
          : { kind: "other" };
      case "$gt":
      case "$gte":
      case "$lt":
      case "$lte":
        return { kind: "range", operator: name, value };
      case "$regex":
        return operators.$options
          ? { kind: "other" }
          : patternCondition(typeof value === "string" ? new BSONRegExp(value) : value);
      default:
        return { kind: "other" };
    }
  });
}

function patternCondition(value: unknown): Condition {
  if (!(value instanceof BSONRegExp) || value.options !== "" || value.pattern.includes("|")) return { kind: "other" };
  const match = /^\^([\w@ ,:;/-]+)(.?)/.exec(value.pattern);
  if (!match) return { kind: "other" };
  const optional = ["*", "?", "{", "+"].includes(match[2]!);
  const text = optional ? match[1]!.slice(0, -1) : match[1]!;
  return text === "" ? { kind: "other" } : { kind: "prefix", text, pattern: value };
}

export function impliesPartial(index: Index, conditions: FieldConditions, collation: Collation | null): boolean {
  if (!index.partial) return true;
  if ((collation?.identity ?? "") !== (index.collation?.identity ?? "")) return false;
  return Object.entries(index.partial).every(([path, wanted]) => {
    const asked = conditions.get(path);
    if (!asked || path.startsWith("$")) return false;
    const operators = isOperatorObject(wanted) ? wanted : { $eq: wanted };
    return Object.entries(operators).every(([operator, value]) =>
      asked.some((condition) => impliesOperator(condition, operator, value, collation)),
    );
  });
}

function impliesOperator(condition: Condition, operator: string, value: unknown, collation: Collation | null): boolean {
  if (condition.kind === "points")
    return (
      condition.values.length > 0 && condition.values.every((point) => isWithin(point, operator, value, collation))
    );
  if (condition.kind !== "range" || matchesMissing(condition.value)) return false;
  if (operator === "$exists") return value === true;
  if (rankOf(condition.value) !== rankOf(value) || isNaNNumber(condition.value) || isNaNNumber(value)) return false;
  const order = compareValues(condition.value, value, collation);
  const asked = condition.operator;
  if (operator === "$gt" || operator === "$gte")
    return asked.startsWith("$gt") && (order > 0 || (order === 0 && (operator === "$gte" || asked === "$gt")));
  if (operator === "$lt" || operator === "$lte")
    return asked.startsWith("$lt") && (order < 0 || (order === 0 && (operator === "$lte" || asked === "$lt")));
  return false;
}

function matchesMissing(value: unknown): boolean {
  return value === null || value === undefined;
}

function isWithin(point: unknown, operator: string, value: unknown, collation: Collation | null): boolean {
  if (operator === "$eq") return compareValues(point, value, collation) === 0;
  const rank = rankOf(point);
  if (matchesMissing(point) || rank === RANK.array || isNaNNumber(point)) return false;
  if (operator === "$exists") return value === true;
  if (operator === "$type") return value === "string" && rank === RANK.string;
  if (rank !== rankOf(value) || isNaNNumber(value)) return false;
  const order = compareValues(point, value, collation);
  switch (operator) {
    case "$gt":
      return order > 0;
    case "$gte":
      return order >= 0;
    case "$lt":
      return order < 0;
    default:
      return operator === "$lte" && order <= 0;
  }
}
