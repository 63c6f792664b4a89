import { decodeDocument, decodeSome, type Doc, fieldNames } from "./bson-document.ts";
import type { Collection } from "./collection.ts";
import type { Collation } from "./collation.ts";
import { CommandError } from "./errors.ts";
import { compileFilter, fieldsAsked, type MatchOptions, type Predicate } from "./matcher.ts";
import { type Index, indexedFields } from "./indexes.ts";
import type { Range } from "./key-bounds.ts";
import { type IndexPlan, type Plan, planQuery, type SortSpec } from "./planner.ts";
import { compileSort, type SortKey } from "./sorting.ts";
import { splitPath } from "./paths.ts";
import { asBuffer } from "./storage.ts";

/** Yielded by long work where other clients may run. */
export const PAUSE: unique symbol = Symbol("pause");
export type Pause = typeof PAUSE;

export class Found {
  readonly rid: number;
  readonly bytes: Buffer;
  /** The collection has changed since an index led here: it may no longer match. */
  readonly isLate: boolean;
  #doc: Doc | null = null;

  constructor(rid: number, bytes: Buffer, isLate = false) {
    this.rid = rid;
    this.bytes = bytes;
    this.isLate = isLate;
  }

  get doc(): Doc {
    this.#doc ??= decodeDocument(this.bytes);
    return this.#doc;
  }

  indexed(indexes: readonly Index[]): Doc {
    const names = this.#doc ? null : indexedFields(indexes);
    return names ? this.all(names) : this.doc;
  }

  /** As `some`, of a field that stands twice the last. */
  all(names: readonly Buffer[]): Doc {
    return this.#doc ?? decodeSome(this.bytes, names, { toEnd: true });
  }

  some(names: readonly Buffer[] | null): Doc {
    return this.#doc ?? (names ? decodeSome(this.bytes, names) : this.doc);
  }
}

export type FoundStream = Iterable<Found | Pause>;

const FIRST_PAGE_ROWS = 16;
const MAX_PAGE_ROWS = 512;
const MAX_PAGE_BYTES = 2_000_000;

function checkStillThere(collection: Collection, plan: Plan): void {
  if (collection.dropped) throw new CommandError(175, `collection dropped: ${collection.namespace}`);
  if (plan.kind === "index" && !collection.indexes.includes(plan.index))
    throw new CommandError(175, `index dropped while being read: ${plan.index.spec.name}`);
}

function* scanTable(collection: Collection, plan: Plan, backward: boolean): Generator<Found | Pause> {
  const after = backward ? "rid < ?" : "rid > ?";
  const sql = `SELECT rid, doc FROM ${collection.table} WHERE ${after} ORDER BY rid ${backward ? "DESC" : "ASC"} LIMIT ?`;
  let last = backward ? Number.MAX_SAFE_INTEGER : -1;
  let page = FIRST_PAGE_ROWS;
  for (;;) {
    checkStillThere(collection, plan);
    const rows = collection.storage.statement(sql).all(last, page);
    const { changes } = collection;
    let size = 0;
    for (const row of rows) {
      last = Number(row.rid);
      const isLate = collection.changes !== changes;
      if (isLate) checkStillThere(collection, plan);
      const bytes = isLate ? collection.read(last) : asBuffer(row.doc as Uint8Array); // a BLOB column
      if (!bytes) continue;
      size += bytes.length;
      yield new Found(last, bytes, isLate);
    }
    if (rows.length < page) return;
    page = Math.max(
      1,
      Math.min(MAX_PAGE_ROWS, page * 4, Math.floor(MAX_PAGE_BYTES / (Math.max(size, 1) / rows.length))),
    );
    yield PAUSE;
  }
}

type Key = { rid: number; isLate: boolean };

function* scanRange(collection: Collection, plan: IndexPlan, range: Range): Generator<Key | Pause> {
  const { table } = plan.index;
  const order = plan.backward ? "DESC" : "ASC";
  const first = `SELECT k, rid FROM ${table} WHERE k >= ? AND k < ? ORDER BY k ${order}, rid ${order} LIMIT ?`;
  const next = plan.backward
    ? `SELECT k, rid FROM ${table} WHERE k >= ? AND (k, rid) < (?, ?) ORDER BY k DESC, rid DESC LIMIT ?`
    : `SELECT k, rid FROM ${table} WHERE (k, rid) > (?, ?) AND k < ? ORDER BY k ASC, rid ASC LIMIT ?`;
  let page = FIRST_PAGE_ROWS;
  let last: { k: Uint8Array; rid: number } | null = null;
  for (;;) {
    checkStillThere(collection, plan);
    const storage = collection.storage;
    const rows: Record<string, unknown>[] = !last
      ? storage.statement(first).all(range.low, range.high, page)
      : plan.backward
        ? storage.statement(next).all(range.low, last.k, last.rid, page)
        : storage.statement(next).all(last.k, last.rid, range.high, page);
    const { changes } = collection;
    for (const row of rows) {
      last = { k: row.k as Uint8Array, rid: Number(row.rid) }; // a BLOB column
      yield { rid: last.rid, isLate: collection.changes !== changes };
    }
    if (rows.length < page) return;
    page = Math.min(MAX_PAGE_ROWS, page * 4);
    yield PAUSE;
  }
}

const RANGES_AT_ONCE = 64;
const NO_RANGE: Range = { low: Buffer.alloc(0), high: Buffer.alloc(0) };

/** Looks up many values in one statement: to run a statement takes several times as long as to find a key. */
function* lookUp(collection: Collection, plan: IndexPlan, ranges: readonly Range[]): Generator<Key> {
  checkStillThere(collection, plan);
  const order = plan.backward ? "DESC" : "ASC";
  const places = Array.from({ length: RANGES_AT_ONCE }, (_, place) => `(${place}, ?, ?)`).join(", ");
  const sql =
    `WITH ranges (place, low, high) AS (VALUES ${places}) ` +
    `SELECT rid FROM ranges CROSS JOIN ${plan.index.table} WHERE k >= low AND k < high ` +
    `ORDER BY place, k ${order}, rid ${order}`;
  const bounds = Array.from({ length: RANGES_AT_ONCE }, (_, place) => ranges[place] ?? NO_RANGE);
  const rows = collection.storage.statement(sql).all(...bounds.flatMap(({ low, high }) => [low, high]));
  const { changes } = collection;
  for (const { rid } of rows) yield { rid: Number(rid), isLate: collection.changes !== changes };
}

/** Where each value has one document at most there is no page to end within. */
function isForLookUp({ index, ranges }: IndexPlan): boolean {
  return index.unique && index.paths.length === 1 && ranges.length > RANGES_AT_ONCE / 8;
}

function* scanRanges(collection: Collection, plan: IndexPlan): Generator<Key | Pause> {
  const ranges = plan.backward ? plan.ranges.toReversed() : plan.ranges;
  const step = isForLookUp(plan) ? RANGES_AT_ONCE : 1;
  for (let from = 0; from < ranges.length; from += step) {
    if (from > 0 && from % RANGES_AT_ONCE === 0) yield PAUSE;
    if (step === 1) yield* scanRange(collection, plan, ranges[from]!);
    else yield* lookUp(collection, plan, ranges.slice(from, from + step));
  }
}

function* scanIndex(collection: Collection, plan: IndexPlan): Generator<Found | Pause> {
  const seen = plan.index.multikey ? new Set<number>() : null;
  for (const key of scanRanges(collection, plan)) {
    if (key === PAUSE) {
      yield PAUSE;
      continue;
    }
    const { rid, isLate } = key;
    if (seen) {
      if (seen.has(rid)) continue;
      seen.add(rid);
    }
    if (isLate) checkStillThere(collection, plan);
    const bytes = collection.read(rid);
    if (bytes) yield new Found(rid, bytes, isLate);
  }
}

export type Query = {
  collection: Collection;
  filter: Doc;
  sort: SortSpec;
  collation: Collation | null;
  skip?: number;
  limit?: number;
  hint?: unknown;
  variables?: MatchOptions["variables"];
};

/** Yields `PAUSE` where others may run; each document matches when yielded. Throws the filter's errors at once. */
export function findDocuments(query: Query): FoundStream {
  const natural = query.sort[0]?.path === "$natural" ? query.sort[0] : null;
  if (natural) return findDocuments({ ...query, sort: [], hint: { $natural: natural.direction } });
  const test = compileFilter(query.filter, { collation: query.collation, variables: query.variables });
  const plan = planQuery(query.collection, query.filter, query.sort, query.collation, query.hint);
  return runPlan(query, plan, test);
}

function runPlan(query: Query, plan: Plan, test: Predicate): FoundStream {
  const source =
    plan.kind === "scan" ? scanTable(query.collection, plan, plan.backward) : scanIndex(query.collection, plan);
  const exact = (plan.kind === "index" && plan.exact) || Object.keys(query.filter).length === 0;
  const matched = keepMatching(source, test, { exact, asked: fieldsAsked(query.filter) });
  const sortHere = query.sort.length > 0 && !(plan.kind === "index" && plan.sorted);
  const skip = query.skip ?? 0;
  const limit = query.limit ?? 0;
  if (!sortHere) return window(matched, skip, limit);
  return window(sortFound(query, matched, { plan, test, needed: limit > 0 ? skip + limit : 0 }), skip, limit);
}

const PAUSE_EVERY = 64;

function* keepMatching(
  source: FoundStream,
  test: Predicate,
  { exact, asked }: { exact: boolean; asked: Set<string> | null },
): Generator<Found | Pause> {
  const names = asked && fieldNames(asked);
  let tested = 0;
  for (const found of source) {
    if (found === PAUSE) {
      yield PAUSE;
      continue;
    }
    if ((exact && !found.isLate) || test(found.some(names))) yield found;
    if (++tested % PAUSE_EVERY === 0) yield PAUSE;
  }
}

function* window(source: FoundStream, skip: number, limit: number): Generator<Found | Pause> {
  let skipped = 0;
  let given = 0;
  for (const found of source) {
    if (found === PAUSE) {
      yield PAUSE;
      continue;
    }
    if (skipped < skip) {
      skipped++;
      continue;
    }
    yield found;
    if (limit > 0 && ++given >= limit) return;
  }
}

type Entry = { key: SortKey; rid: number; found: Found | null; changes: number };

const KEPT_BYTES = 16_000_000;
const SPARE = 16;

/** Holds only keys and row ids in memory for large results; documents are read again. */
function* sortFound(
  query: Query,
  source: FoundStream,
  { plan, test, needed }: { plan: Plan; test: Predicate; needed: number },
): Generator<Found | Pause> {
  const { collection } = query;
  const sorter = compileSort(query.sort, query.collation);
  const byKey = (a: Entry, b: Entry): number => sorter.compare(a.key, b.key) || a.rid - b.rid;
  const names = fieldNames(query.sort.map((field) => splitPath(field.path)[0]!));
  const kept = needed > 0 ? needed + SPARE : Number.POSITIVE_INFINITY;
  let entries: Entry[] = [];
  let held = 0;
  for (const found of source) {
    if (found === PAUSE) {
      yield PAUSE;
      continue;
    }
    held += found.bytes.length;
    entries.push({
      key: sorter.keyOf(found.some(names)),
      rid: found.rid,
      found: held < KEPT_BYTES ? new Found(found.rid, found.bytes) : null,
      changes: collection.changes,
    });
    if (entries.length >= kept * 2 + 1000) entries = entries.sort(byKey).slice(0, kept);
    if (entries.length % PAUSE_EVERY === 0) yield PAUSE;
  }
  entries = entries.sort(byKey).slice(0, kept);
  for (const [index, entry] of entries.entries()) {
    if (index % PAUSE_EVERY === 0) yield PAUSE;
    const found = currentOf(entry, collection, plan, test);
    if (found) yield found;
    entry.found = null;
  }
}

function currentOf(entry: Entry, collection: Collection, plan: Plan, test: Predicate): Found | null {
  const isLate = collection.changes !== entry.changes;
  if (isLate) checkStillThere(collection, plan);
  else if (entry.found) return entry.found;
  const bytes = collection.read(entry.rid);
  const found = bytes && new Found(entry.rid, bytes);
  return found && (!isLate || test(found.doc)) ? found : null;
}

export function* countDocuments(query: Query): Generator<Pause, number> {
  const { collection, filter } = query;
  if (Object.keys(filter).length === 0 && query.hint === undefined) return windowCount(collection.count, query);
  const test = compileFilter(filter, { collation: query.collation, variables: query.variables });
  const plan = planQuery(collection, filter, [], query.collation, query.hint);
  if (plan.kind === "index" && plan.exact && !plan.index.multikey)
    return windowCount(countKeys(collection, plan), query);
  let count = 0;
  for (const found of runPlan({ ...query, sort: [] }, plan, test)) {
    if (found === PAUSE) yield PAUSE;
    else count++;
  }
  return count;
}

function windowCount(total: number, query: Query): number {
  const left = Math.max(0, total - (query.skip ?? 0));
  return query.limit ? Math.min(left, query.limit) : left;
}

function countKeys(collection: Collection, plan: IndexPlan): number {
  const count = collection.storage.statement(`SELECT count(*) AS n FROM ${plan.index.table} WHERE k >= ? AND k < ?`);
  let total = 0;
  for (const range of plan.ranges) total += Number(count.get(range.low, range.high)?.n ?? 0);
  return total;
}
