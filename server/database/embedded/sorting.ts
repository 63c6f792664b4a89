import { type Doc, isPlainObject } from "./bson-document.ts";
import type { Collation } from "./collation.ts";
import { compareValues, numberOf, RANK, rankOf } from "./compare.ts";
import { CommandError, notSupported } from "./errors.ts";
import { encodeKey } from "./keys.ts";
import { MISSING, splitPath, visitPath } from "./paths.ts";
import type { SortSpec } from "./planner.ts";

/** Throws 2 or 15975 on a wrong direction, 238 on `$meta`. */
export function readSort(value: unknown): SortSpec {
  if (value === undefined || value === null) return [];
  if (!isPlainObject(value)) throw new CommandError(14, "Expected field sort to be of type object");
  return Object.entries(value).map(([path, order]) => {
    if (isPlainObject(order) && Object.hasOwn(order, "$meta")) throw notSupported("sort by $meta");
    const direction = rankOf(order) === RANK.number ? numberOf(order) : Number.NaN;
    if (direction !== 1 && direction !== -1)
      throw new CommandError(15975, "$sort key ordering must be 1 (for ascending) or -1 (for descending)");
    if (path === "") throw new CommandError(15976, "FieldPath cannot be constructed with empty string");
    return { path, direction };
  });
}

function sortValue(doc: Doc, parts: readonly string[], direction: 1 | -1, collation: Collation | null): unknown {
  let chosen: unknown = MISSING;
  function offer(value: unknown): void {
    if (chosen === MISSING) chosen = value;
    else if (compareValues(value, chosen, collation) * direction < 0) chosen = value;
  }
  visitPath(doc, parts, (value) => {
    if (Array.isArray(value)) {
      if (value.length === 0) offer(undefined);
      for (const item of value) offer(item);
    } else offer(value === MISSING ? null : value);
    return false;
  });
  return chosen === MISSING ? null : chosen;
}

export type SortKey = Buffer | unknown[];
type Sorter = { keyOf(doc: Doc): SortKey; compare(a: SortKey, b: SortKey): number };

export function compileSort(sort: SortSpec, collation: Collation | null): Sorter {
  const parts = sort.map((field) => splitPath(field.path));
  const directions = sort.map((field) => field.direction);
  const valuesOf = (doc: Doc): unknown[] => parts.map((path, i) => sortValue(doc, path, directions[i]!, collation));
  if (!collation)
    return {
      keyOf: (doc) => encodeKey(valuesOf(doc), directions),
      compare: (a, b) => Buffer.compare(a as Buffer, b as Buffer), // keyOf of the same sorter
    };
  return {
    keyOf: valuesOf,
    compare: (a, b) => {
      for (let i = 0; i < directions.length; i++) {
        const order = compareValues((a as unknown[])[i], (b as unknown[])[i], collation) * directions[i]!; // keyOf of the same sorter
        if (order) return order;
      }
      return 0;
    },
  };
}
