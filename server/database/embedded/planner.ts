import { BSONRegExp } from "bson";
import { type Doc, isPlainObject } from "./bson-document.ts";
import type { Collation } from "./collation.ts";
import { compareValues, numberOf, RANK, rankOf } from "./compare.ts";
import type { Collection } from "./catalog.ts";
import { CommandError } from "./errors.ts";
import type { Index } from "./indexes.ts";
import { afterPrefix, encodeKey, encodeTextPrefix } from "./keys.ts";
import { isOperatorObject } from "./matcher.ts";
import { splitPath } from "./paths.ts";

/** Keys from `low` (included) to `high` (left out). */
export type Range = { low: Buffer; high: Buffer };

export type Plan =
  | { kind: "scan"; backward: boolean }
  | {
      kind: "index";
      index: Index;
      ranges: Range[];
      backward: boolean;
      /** The ranges hold exactly the documents the filter asks for: nothing is left to test. */
      exact: boolean;
      sorted: boolean;
    };

export type SortSpec = { path: string; direction: 1 | -1 }[];

type Condition =
  | { kind: "points"; values: unknown[] }
  | { kind: "range"; operator: string; value: unknown }
  | { kind: "prefix"; text: string; pattern: unknown }
  | { kind: "other" };
type FieldConditions = Map<string, Condition[]>;

const MAX_RANGES = 2000;

/** What a filter asks of each path; `whole` is false where it asks more than that (`$or`, `$expr` ...). */
function conditionsOf(filter: Doc, into: FieldConditions): boolean {
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
    else if (rankOf(value) === RANK.regex) add(name, regexCondition(value));
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
          : regexCondition(typeof value === "string" ? new BSONRegExp(value) : value);
      default:
        return { kind: "other" };
    }
  });
}

/** `/^abc/` asks for strings that begin with abc; only letters, digits and a few marks are taken literally. */
function regexCondition(value: unknown): Condition {
  if (!(value instanceof BSONRegExp) || value.options !== "") return { kind: "other" };
  const match = /^\^([\w@ ,:;/-]+)(.?)/.exec(value.pattern);
  if (!match) return { kind: "other" };
  const optional =
    match[2] === "*" || match[2] === "?" || match[2] === "{" || match[2] === "+" || value.pattern.includes("|");
  const text = value.pattern.includes("|") ? "" : optional ? match[1]!.slice(0, -1) : match[1]!;
  return text === "" ? { kind: "other" } : { kind: "prefix", text, pattern: value };
}

function holdsText(value: unknown): boolean {
  const rank = rankOf(value);
  return rank === RANK.string || rank === RANK.object || rank === RANK.array;
}

type Bounds = { ranges: Range[]; point: boolean; exact: boolean };

const EVERYTHING: Range = { low: Buffer.alloc(0), high: Buffer.from([0xff]) };

/** The bounds one field's conditions set on its part of the key; null where they set none. */
function boundsOf(conditions: Condition[], index: Index, position: number, collation: Collation | null): Bounds | null {
  const direction = index.directions[position]!;
  const points = conditions.find((condition) => condition.kind === "points");
  if (points) return pointBounds(points, conditions.length === 1, index, direction, collation);
  if (collation || index.collation) return rangesWithCollation(conditions, direction);
  const prefix = conditions.find((condition) => condition.kind === "prefix");
  if (prefix) {
    const text = encodeTextPrefix(prefix.text, direction);
    const pattern = encodeKey([prefix.pattern], [direction]);
    return { ranges: sorted([rangeOf(text), rangeOf(pattern)]), point: false, exact: false };
  }
  return rangeBounds(conditions, index, direction);
}

function rangeOf(prefix: Buffer): Range {
  return { low: prefix, high: afterPrefix(prefix) };
}

function sorted(ranges: Range[]): Range[] {
  return ranges.sort((a, b) => Buffer.compare(a.low, b.low));
}

function pointBounds(
  points: Extract<Condition, { kind: "points" }>,
  alone: boolean,
  index: Index,
  direction: 1 | -1,
  collation: Collation | null,
): Bounds | null {
  const differs = (collation?.identity ?? "") !== (index.collation?.identity ?? "");
  if (differs && points.values.some(holdsText)) return null;
  let exact = alone && !collation;
  const keys = new Map<string, Range>();
  function addPoint(value: unknown): void {
    const key = encodeKey([value], [direction], index.collation);
    keys.set(key.toString("latin1"), rangeOf(key));
  }
  for (const value of points.values) {
    const rank = rankOf(value);
    if (rank === RANK.array) {
      exact = false;
      addPoint(value);
      addPoint((value as unknown[])[0]); // rank array; the index holds its elements, or undefined for an empty one
    } else if (rank === RANK.null || rank === RANK.undefined) {
      if (index.sparse) return null;
      exact = false;
      addPoint(null);
      addPoint(undefined);
    } else {
      if (rank === RANK.object || (rank === RANK.number && Number.isNaN(numberOf(value)))) exact = false;
      addPoint(value);
    }
  }
  return { ranges: sorted([...keys.values()]), point: keys.size === 1, exact };
}

/** Text has no order in a collated key, but numbers, dates and ids have. */
function rangesWithCollation(conditions: Condition[], direction: 1 | -1): Bounds | null {
  const ranges = conditions.filter((condition) => condition.kind === "range");
  if (ranges.length === 0 || ranges.some((condition) => holdsText(condition.value))) return null;
  return singleRange(ranges[0]!, direction);
}

function rangeBounds(conditions: Condition[], index: Index, direction: 1 | -1): Bounds | null {
  let bounds: Bounds | null = null;
  for (const condition of conditions) {
    if (condition.kind !== "range") continue;
    const next = singleRange(condition, direction);
    if (!next) continue;
    if (!bounds) bounds = next;
    else if (!index.multikey) bounds = intersect(bounds, next);
  }
  if (bounds && (index.multikey || conditions.some((condition) => condition.kind !== "range"))) bounds.exact = false;
  return bounds;
}

function intersect(a: Bounds, b: Bounds): Bounds {
  const [x, y] = [a.ranges[0], b.ranges[0]];
  if (!x || !y) return { ranges: [], point: false, exact: false };
  const low = Buffer.compare(x.low, y.low) >= 0 ? x.low : y.low;
  const high = Buffer.compare(x.high, y.high) <= 0 ? x.high : y.high;
  const ranges = Buffer.compare(low, high) < 0 ? [{ low, high }] : [];
  return { ranges, point: false, exact: a.exact && b.exact };
}

const RANGE_RANKS = new Set<number>([RANK.number, RANK.string, RANK.objectId, RANK.boolean, RANK.date, RANK.timestamp]);

function singleRange(condition: Extract<Condition, { kind: "range" }>, direction: 1 | -1): Bounds | null {
  const rank = rankOf(condition.value);
  if (!RANGE_RANKS.has(rank)) return null;
  if (rank === RANK.number && Number.isNaN(numberOf(condition.value))) return null;
  const key = encodeKey([condition.value], [direction]);
  const typeByte = direction === 1 ? rank : ~rank & 0xff;
  const type = rangeOf(Buffer.from([typeByte]));
  const after = afterPrefix(key);
  const upward = (condition.operator === "$gt" || condition.operator === "$gte") === (direction === 1);
  const inclusive = condition.operator === "$gte" || condition.operator === "$lte";
  const range = upward
    ? { low: inclusive ? key : after, high: type.high }
    : { low: type.low, high: inclusive ? after : key };
  return { ranges: [range], point: false, exact: rank !== RANK.number };
}

/** Whether every document the filter asks for satisfies the index's partial filter. */
function impliesPartial(index: Index, conditions: FieldConditions): boolean {
  if (!index.partial) return true;
  return Object.entries(index.partial).every(([path, wanted]) => {
    const asked = conditions.get(path);
    if (!asked || path.startsWith("$")) return false;
    if (!isOperatorObject(wanted)) return asked.some((condition) => isPointOf(condition, wanted));
    return Object.entries(wanted).every(([operator, value]) =>
      asked.some((condition) => impliesOperator(condition, operator, value)),
    );
  });
}

function isPointOf(condition: Condition, value: unknown): boolean {
  return (
    condition.kind === "points" &&
    condition.values.length > 0 &&
    condition.values.every((point) => compareValues(point, value) === 0)
  );
}

function impliesOperator(condition: Condition, operator: string, value: unknown): boolean {
  if (condition.kind === "points") {
    if (condition.values.length === 0) return false;
    return condition.values.every((point) => {
      const rank = rankOf(point);
      if (rank === RANK.null || rank === RANK.undefined || rank === RANK.array) return false;
      if (operator === "$exists") return value === true;
      if (operator === "$eq") return compareValues(point, value) === 0;
      if (operator === "$type") return value === "string" && rank === RANK.string;
      if (rank !== rankOf(value)) return false;
      const order = compareValues(point, value);
      return operator === "$gt"
        ? order > 0
        : operator === "$gte"
          ? order >= 0
          : operator === "$lt"
            ? order < 0
            : operator === "$lte" && order <= 0;
    });
  }
  if (condition.kind === "range" && rankOf(condition.value) !== RANK.null) {
    if (operator === "$exists") return value === true;
    if (rankOf(condition.value) !== rankOf(value)) return false;
    const order = compareValues(condition.value, value);
    const up = operator === "$gt" || operator === "$gte";
    if (up && condition.operator.startsWith("$gt"))
      return order > 0 || (order === 0 && (operator === "$gte" || condition.operator === "$gt"));
    if ((operator === "$lt" || operator === "$lte") && condition.operator.startsWith("$lt"))
      return order < 0 || (order === 0 && (operator === "$lte" || condition.operator === "$lt"));
  }
  return false;
}

type Candidate = { plan: Extract<Plan, { kind: "index" }>; equalities: number; ranged: boolean };

function tryIndex(
  index: Index,
  conditions: FieldConditions,
  whole: boolean,
  sort: SortSpec,
  collation: Collation | null,
): Candidate | null {
  if (!impliesPartial(index, conditions)) return null;
  let ranges: Range[] = [];
  let prefixes: Buffer[] = [Buffer.alloc(0)];
  let equalities = 0;
  let ranged = false;
  let exact = whole;
  let covered = 0;
  const pointPaths = new Set<string>();
  const bounded = new Set<string>();
  for (let i = 0; i < index.paths.length; i++) {
    const [root] = splitPath(index.paths[i]!);
    // One element of an array may answer one path and another the other: their keys never stand side by side.
    if (index.multikey && bounded.has(root!)) break;
    bounded.add(root!);
    const asked = conditions.get(index.paths[i]!);
    const bounds = asked ? boundsOf(asked, index, i, collation) : null;
    if (!bounds || prefixes.length * bounds.ranges.length > MAX_RANGES) break;
    covered++;
    if (!bounds.exact || (index.multikey && index.paths.length > 1)) exact = false;
    const joined = prefixes.flatMap((prefix) =>
      bounds.ranges.map((range) => ({
        low: Buffer.concat([prefix, range.low]),
        high: Buffer.concat([prefix, range.high]),
      })),
    );
    ranges = joined;
    if (asked!.some((condition) => condition.kind === "points")) {
      equalities++;
      if (bounds.point) pointPaths.add(index.paths[i]!);
      prefixes = joined.map((range) => range.low);
    } else {
      ranged = true;
      break;
    }
  }
  if (covered < conditions.size) exact = false;
  const direction = sortDirection(index, sort, pointPaths, collation);
  if (covered === 0 && direction === null) return null;
  if (covered === 0 && (index.sparse || index.partial) && !coversMissing(index, conditions)) return null;
  if (covered === 0) ranges = [EVERYTHING];
  if (index.sparse && covered === 0) return null;
  return {
    plan: {
      kind: "index",
      index,
      ranges,
      backward: direction === -1,
      exact: exact && covered > 0,
      sorted: direction !== null && sort.length > 0,
    },
    equalities,
    ranged,
  };
}

function coversMissing(index: Index, conditions: FieldConditions): boolean {
  return index.partial !== null && impliesPartial(index, conditions);
}

/** In which direction an index scan gives the wanted order; null where it does not. */
function sortDirection(index: Index, sort: SortSpec, points: Set<string>, collation: Collation | null): 1 | -1 | null {
  if (sort.length === 0 || index.multikey || collation || index.collation) return null;
  let direction: 1 | -1 | 0 = 0;
  let at = 0;
  for (const field of sort) {
    while (at < index.paths.length && index.paths[at] !== field.path && points.has(index.paths[at]!)) at++;
    if (points.has(field.path) && index.paths[at] !== field.path) continue;
    if (at >= index.paths.length || index.paths[at] !== field.path) return null;
    const needed: 1 | -1 = index.directions[at] === field.direction ? 1 : -1;
    if (!points.has(field.path)) {
      if (direction !== 0 && direction !== needed) return null;
      direction = needed;
    }
    at++;
  }
  return direction === 0 ? 1 : direction;
}

/** The index a hint names. Throws 2 where there is none. */
function hintedIndex(collection: Collection, hint: unknown): Index | null {
  if (hint === undefined || hint === null) return null;
  const index = collection.indexes.find((candidate) =>
    typeof hint === "string"
      ? candidate.spec.name === hint
      : isPlainObject(hint) && JSON.stringify(candidate.spec.key) === JSON.stringify(hint),
  );
  if (!index)
    throw new CommandError(
      2,
      "error processing query: planner returned error :: caused by :: hint provided does not correspond to an existing index",
    );
  return index;
}

function isNaturalHint(hint: unknown): hint is { $natural: unknown } {
  return isPlainObject(hint) && Object.hasOwn(hint, "$natural");
}

/** Chooses how to read a collection for a filter and an order. */
export function planQuery(
  collection: Collection,
  filter: Doc,
  sort: SortSpec,
  collation: Collation | null,
  hint?: unknown,
): Plan {
  if (isNaturalHint(hint)) return { kind: "scan", backward: numberOf(hint.$natural) < 0 };
  const conditions: FieldConditions = new Map();
  const whole = conditionsOf(filter, conditions);
  const hinted = hintedIndex(collection, hint);
  let best: Candidate | null = null;
  for (const index of hinted ? [hinted] : collection.indexes) {
    if (index.hidden && !hinted) continue;
    const candidate = tryIndex(index, conditions, whole, sort, collation);
    if (candidate && (!best || isBetter(candidate, best))) best = candidate;
  }
  if (best) return best.plan;
  if (hinted)
    return { kind: "index", index: hinted, ranges: [EVERYTHING], backward: false, exact: false, sorted: false };
  return { kind: "scan", backward: false };
}

function isBetter(a: Candidate, b: Candidate): boolean {
  if (uniquePoint(a) !== uniquePoint(b)) return uniquePoint(a);
  if (a.equalities !== b.equalities) return a.equalities > b.equalities;
  if (a.plan.sorted !== b.plan.sorted && (a.ranged === b.ranged || a.equalities > 0)) return a.plan.sorted;
  if (a.ranged !== b.ranged) return a.ranged;
  if (a.plan.exact !== b.plan.exact) return a.plan.exact;
  return false;
}

function uniquePoint(candidate: Candidate): boolean {
  return candidate.plan.index.unique && candidate.equalities === candidate.plan.index.paths.length;
}
