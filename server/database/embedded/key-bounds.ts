import { Decimal128 } from "bson";
import type { Collation } from "./collation.ts";
import { isNaNNumber, numberOf, RANK, rankOf } from "./compare.ts";
import type { Condition } from "./conditions.ts";
import type { Index } from "./indexes.ts";
import { afterPrefix, encodeKey, encodeTextPrefix } from "./keys.ts";

/** From `low` (inclusive) to `high` (exclusive). */
export type Range = { low: Buffer; high: Buffer };

export type Bounds = { ranges: Range[]; point: boolean; exact: boolean };

export const EVERYTHING: Range = { low: Buffer.alloc(0), high: Buffer.from([0xff]) };

export function boundsOf(
  conditions: Condition[],
  index: Index,
  position: number,
  collation: Collation | null,
): Bounds | null {
  const direction = index.directions[position]!;
  const points = conditions.find((condition) => condition.kind === "points");
  if (points) return pointBounds(points.values, conditions.length === 1, index, direction, collation);
  if (collation || index.collation) return rangeUnderCollation(conditions, direction);
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

function holdsText(value: unknown): boolean {
  const rank = rankOf(value);
  return rank === RANK.string || rank === RANK.object || rank === RANK.array;
}

function pointBounds(
  values: unknown[],
  alone: boolean,
  index: Index,
  direction: 1 | -1,
  collation: Collation | null,
): Bounds | null {
  const differs = (collation?.identity ?? "") !== (index.collation?.identity ?? "");
  if (differs && values.some(holdsText)) return null;
  const keys = new Map<string, Range>();
  function addPoint(value: unknown): void {
    const key = encodeKey([value], [direction], index.collation);
    keys.set(key.toString("latin1"), rangeOf(key));
  }
  for (const value of values) {
    addPoint(value);
    // The index holds an array's elements, or undefined for an empty one.
    if (rankOf(value) === RANK.array) addPoint((value as unknown[])[0]); // rank array
    if (isNothing(value)) {
      if (index.sparse) return null;
      addPoint(null);
      addPoint(undefined);
    }
  }
  const isOwnKey = (value: unknown) => hasKeyOfItsOwn(value) || (isNothing(value) && !index.multikey);
  const exact = alone && !collation && values.every(isOwnKey);
  return { ranges: sorted([...keys.values()]), point: keys.size === 1, exact };
}

function hasKeyOfItsOwn(value: unknown): boolean {
  const rank = rankOf(value);
  if (rank === RANK.number) return Number.isFinite(numberOf(value)) && !(value instanceof Decimal128);
  return rank !== RANK.array && rank !== RANK.object && !isNothing(value);
}

/** Asks for null, undefined and a field that is missing, which no other values have the keys of unless arrays are empty. */
function isNothing(value: unknown): boolean {
  const rank = rankOf(value);
  return rank === RANK.null || rank === RANK.undefined;
}

function rangeUnderCollation(conditions: Condition[], direction: 1 | -1): Bounds | null {
  const range = conditions.find((condition) => condition.kind === "range" && !holdsText(condition.value));
  const bounds = range?.kind === "range" ? singleRange(range, direction) : null;
  return bounds && { ...bounds, exact: false };
}

function rangeBounds(conditions: Condition[], index: Index, direction: 1 | -1): Bounds | null {
  const bounds = conditions.flatMap((condition) =>
    condition.kind === "range" ? (singleRange(condition, direction) ?? []) : [],
  );
  const first = bounds[0];
  if (!first) return null;
  // Two array elements may satisfy one condition each, without a single key between both.
  if (index.multikey) return { ...first, exact: false };
  const whole = bounds.length === conditions.length;
  return bounds.slice(1).reduce(intersect, { ...first, exact: first.exact && whole });
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
  if (!RANGE_RANKS.has(rank) || isNaNNumber(condition.value)) return null;
  const key = encodeKey([condition.value], [direction]);
  const type = rangeOf(Buffer.from([direction === 1 ? rank : ~rank & 0xff]));
  const upward = (condition.operator === "$gt" || condition.operator === "$gte") === (direction === 1);
  // Decimals beyond a double's range share keys, so the key of such a number is included and tested.
  const inclusive = !hasKeyOfItsOwn(condition.value) || condition.operator === "$gte" || condition.operator === "$lte";
  const after = afterPrefix(key);
  const range = upward
    ? { low: inclusive ? key : after, high: type.high }
    : { low: type.low, high: inclusive ? after : key };
  return { ranges: [range], point: false, exact: rank !== RANK.number };
}
