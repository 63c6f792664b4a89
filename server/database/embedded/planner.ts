import { type Doc, isPlainObject } from "./bson-document.ts";
import type { Collection } from "./collection.ts";
import type { Collation } from "./collation.ts";
import { numberOf } from "./compare.ts";
import { conditionsOf, type FieldConditions, impliesPartial } from "./conditions.ts";
import { CommandError } from "./errors.ts";
import type { Index } from "./indexes.ts";
import { boundsOf, EVERYTHING, type Range } from "./key-bounds.ts";

export type IndexPlan = {
  kind: "index";
  index: Index;
  ranges: Range[];
  backward: boolean;
  /** The ranges hold exactly the matching documents: nothing is left to test. */
  exact: boolean;
  sorted: boolean;
};
export type Plan = { kind: "scan"; backward: boolean } | IndexPlan;

export type SortSpec = { path: string; direction: 1 | -1 }[];

const MAX_RANGES = 2000;

type Covered = {
  ranges: Range[];
  equalities: number;
  ranged: boolean;
  exact: boolean;
  covered: number;
  constant: Set<string>;
};

function coverPaths(index: Index, conditions: FieldConditions, collation: Collation | null): Covered {
  const found: Covered = {
    ranges: [EVERYTHING],
    equalities: 0,
    ranged: false,
    exact: true,
    covered: 0,
    constant: new Set(),
  };
  let prefixes: Buffer[] = [Buffer.alloc(0)];
  const arrays = new Set<string>();
  for (let i = 0; i < index.paths.length && !found.ranged; i++) {
    // Two paths of one array may be satisfied by two elements, each with a key of its own.
    if (index.multikey && arrays.has(index.parts[i]![0]!)) break;
    arrays.add(index.parts[i]![0]!);
    const asked = conditions.get(index.paths[i]!);
    const bounds = asked ? boundsOf(asked, index, i, collation) : null;
    if (!asked || !bounds || prefixes.length * bounds.ranges.length > MAX_RANGES) break;
    found.covered++;
    if (!bounds.exact || (index.multikey && index.paths.length > 1)) found.exact = false;
    found.ranges = prefixes.flatMap((prefix) =>
      bounds.ranges.map(({ low, high }) => ({
        low: Buffer.concat([prefix, low]),
        high: Buffer.concat([prefix, high]),
      })),
    );
    if (asked.some((condition) => condition.kind === "points")) {
      found.equalities++;
      if (bounds.point) found.constant.add(index.paths[i]!);
      prefixes = found.ranges.map((range) => range.low);
    } else found.ranged = true;
  }
  return found;
}

type Candidate = { plan: IndexPlan; equalities: number; ranged: boolean; covered: number };

function tryIndex(
  index: Index,
  conditions: FieldConditions,
  whole: boolean,
  sort: SortSpec,
  collation: Collation | null,
): Candidate | null {
  if (!impliesPartial(index, conditions, collation)) return null;
  const { ranges, equalities, ranged, exact, covered, constant } = coverPaths(index, conditions, collation);
  const direction = sortDirection(index, sort, constant, collation);
  if (covered === 0 && (direction === null || index.sparse)) return null;
  return {
    plan: {
      kind: "index",
      index,
      ranges,
      backward: direction === -1,
      exact: exact && whole && covered > 0 && covered === conditions.size,
      sorted: direction !== null,
    },
    equalities,
    ranged,
    covered,
  };
}

function sortDirection(
  index: Index,
  sort: SortSpec,
  constant: Set<string>,
  collation: Collation | null,
): 1 | -1 | null {
  if (sort.length === 0 || index.multikey || collation || index.collation) return null;
  let direction: 1 | -1 | 0 = 0;
  let at = 0;
  for (const field of sort) {
    while (at < index.paths.length && index.paths[at] !== field.path && constant.has(index.paths[at]!)) at++;
    if (constant.has(field.path) && index.paths[at] !== field.path) continue;
    if (at >= index.paths.length || index.paths[at] !== field.path) return null;
    const needed: 1 | -1 = index.directions[at] === field.direction ? 1 : -1;
    if (!constant.has(field.path)) {
      if (direction !== 0 && direction !== needed) return null;
      direction = needed;
    }
    at++;
  }
  return direction === 0 ? 1 : direction;
}

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
  const candidates: Candidate[] = [];
  for (const index of hinted ? [hinted] : collection.indexes) {
    if (index.hidden && !hinted) continue;
    const candidate = tryIndex(index, conditions, whole, sort, collation);
    if (candidate) candidates.push(candidate);
  }
  if (candidates.length > 0) return bestOf(candidates, collection).plan;
  if (hinted)
    return { kind: "index", index: hinted, ranges: [EVERYTHING], backward: false, exact: false, sorted: false };
  return { kind: "scan", backward: false };
}

const PROBED_FROM = 2_000; // in smaller collections, a plan by the look of the filter is good enough
const PROBED_KEYS = 1_000; // so many keys are counted at most of each index
const CLEARLY_FEWER = 2;

/** Of two indexes that cover different fields, the filter does not tell which one leaves less: their keys do. */
function bestOf(candidates: Candidate[], collection: Collection): Candidate {
  let best = candidates.reduce((first, other) => (isBetter(other, first) ? other : first));
  if (uniquePoint(best) || collection.count < PROBED_FROM) return best;
  const others = candidates.filter((other) => !includesFields(other, best) && !includesFields(best, other));
  if (others.length === 0) return best;
  let fewest = countSome(best, collection);
  for (const other of others) {
    const keys = countSome(other, collection);
    if (keys * CLEARLY_FEWER >= fewest) continue;
    best = other;
    fewest = keys;
  }
  return best;
}

function includesFields(one: Candidate, other: Candidate): boolean {
  const fields = one.plan.index.paths.slice(0, one.covered);
  return other.plan.index.paths.slice(0, other.covered).every((path) => fields.includes(path));
}

function countSome({ plan: { index, ranges } }: Candidate, { storage }: Collection): number {
  const some = `SELECT 1 FROM ${index.table} WHERE k >= ? AND k < ? LIMIT ?`;
  const count = storage.statement(`SELECT count(*) AS n FROM (${some})`);
  let total = 0;
  for (const { low, high } of ranges) {
    if (total >= PROBED_KEYS) break;
    total += Number(count.get(low, high, PROBED_KEYS - total)?.n ?? 0);
  }
  return total;
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
