import { type Doc, fieldNames, isPlainObject } from "./bson-document.ts";
import { type Collation, readCollation } from "./collation.ts";
import { compareValues, numberOf, RANK, rankOf } from "./compare.ts";
import { CommandError, notSupported } from "./errors.ts";
import { encodeKey } from "./keys.ts";
import { compileFilter, fieldsAsked, type Predicate } from "./matcher.ts";
import { fieldOf, fieldsOf, isArrayIndex, MISSING, splitPath } from "./paths.ts";

export type IndexSpec = Doc & { name: string; key: Record<string, unknown> };

export type Index = {
  id: number;
  table: string;
  spec: IndexSpec;
  paths: string[];
  parts: (readonly string[])[];
  directions: (1 | -1)[];
  unique: boolean;
  sparse: boolean;
  partial: Doc | null;
  partialTest: Predicate | null;
  collation: Collation | null;
  expireAfterSeconds: number | null;
  hidden: boolean;
  hashed: boolean;
  /** Set once a document had an array at an indexed path and so several keys. */
  multikey: boolean;
};

const SPEC_FIELDS = new Set([
  "v",
  "key",
  "name",
  "unique",
  "sparse",
  "expireAfterSeconds",
  "partialFilterExpression",
  "collation",
  "background",
  "hidden",
  "ns",
  "dropDups",
  "clustered",
]);
const UNSUPPORTED_FIELDS = new Set([
  "prepareUnique",
  "weights",
  "default_language",
  "language_override",
  "textIndexVersion",
  "2dsphereIndexVersion",
  "bits",
  "min",
  "max",
  "bucketSize",
  "wildcardProjection",
  "storageEngine",
]);
const MAX_KEY_FIELDS = 32;

export function defaultIndexName(key: Record<string, unknown>): string {
  return Object.entries(key)
    .map(([path, order]) => `${path}_${String(order)}`)
    .join("_");
}

/** Throws 67, 197, 9 or 14 on a wrong specification, 238 on an unsupported kind. */
export function readIndexSpec(value: unknown, inherited: Collation | null): IndexSpec {
  if (!isPlainObject(value)) throw new CommandError(14, "The elements of the 'indexes' array must be objects");
  if (!isPlainObject(value.key))
    throw new CommandError(9, "The 'key' field is a required property of an index specification");
  const fields = Object.entries(value.key);
  if (fields.length === 0) throw new CommandError(67, "Index keys cannot be empty.");
  if (fields.length > MAX_KEY_FIELDS) throw new CommandError(13103, `too many compound keys`);
  for (const [path, order] of fields) checkKeyField(path, order);
  for (const name of Object.keys(value)) {
    if (UNSUPPORTED_FIELDS.has(name)) throw notSupported(`index option ${name}`);
    if (!SPEC_FIELDS.has(name))
      throw new CommandError(
        197,
        `The field '${name}' is not valid for an index specification. Specification: ${JSON.stringify(value)}`,
      );
  }
  const name = value.name === undefined ? defaultIndexName(value.key) : value.name;
  if (typeof name !== "string" || name === "" || name === "*")
    throw new CommandError(67, "The index name must be a non-empty string");
  const spec: IndexSpec = { v: 2, key: value.key, name };
  for (const option of ["unique", "sparse", "hidden"] as const)
    if (value[option] !== undefined && value[option] !== false && numberOrBoolean(option, value[option]))
      spec[option] = true;
  if (value.expireAfterSeconds !== undefined) spec.expireAfterSeconds = readTtl(value.expireAfterSeconds, value.key);
  if (value.partialFilterExpression !== undefined) {
    if (!isPlainObject(value.partialFilterExpression))
      throw new CommandError(14, "partialFilterExpression must be an object");
    if (spec.sparse) throw new CommandError(67, 'cannot mix "partialFilterExpression" and "sparse" options');
    compileFilter(value.partialFilterExpression);
    spec.partialFilterExpression = value.partialFilterExpression;
  }
  if (spec.unique && Object.values(value.key).includes("hashed"))
    throw new CommandError(16764, "Currently hashed indexes cannot guarantee uniqueness. Use a regular index.");
  if (value.clustered) throw notSupported("index option clustered");
  const collation = value.collation === undefined ? inherited : readCollation(value.collation);
  if (collation && !isIdKey(value.key)) spec.collation = collation.spec;
  return spec;
}

function numberOrBoolean(option: string, value: unknown): boolean {
  if (typeof value === "boolean") return value;
  if (rankOf(value) === RANK.number) return numberOf(value) !== 0;
  throw new CommandError(
    14,
    `The field '${option}' has value ${option}: ${String(value)}, which is not convertible to bool`,
  );
}

function checkKeyField(path: string, order: unknown): void {
  if (path === "") throw new CommandError(67, "Index keys cannot be an empty field.");
  if (path.startsWith("$") || path.split(".").some((part) => part === ""))
    throw new CommandError(67, `Index key contains an illegal field name: ${path}`);
  if (path === "$**" || path.endsWith(".$**")) throw notSupported("wildcard index");
  if (splitPath(path).some(isArrayIndex)) throw notSupported(`index on an element of an array (${path})`);
  if (order === "hashed") return;
  if (typeof order === "string") {
    if (["text", "2d", "2dsphere", "geoHaystack", "wildcard"].includes(order))
      throw notSupported(`index type ${order}`);
    throw new CommandError(67, `Unknown index plugin '${order}'`);
  }
  if (rankOf(order) !== RANK.number || !(Math.abs(numberOf(order)) > 0))
    throw new CommandError(67, `Values in v:2 index key pattern cannot be of this kind: ${JSON.stringify(order)}`);
}

function readTtl(value: unknown, key: Doc): unknown {
  if (rankOf(value) !== RANK.number)
    throw new CommandError(14, "TTL index 'expireAfterSeconds' option must be numeric");
  const seconds = numberOf(value);
  if (!(seconds >= 0 && seconds <= 2_147_483_647))
    throw new CommandError(67, "TTL index 'expireAfterSeconds' option must be within an acceptable range");
  if (Object.keys(key).length > 1)
    throw new CommandError(67, "TTL indexes are single-field indexes, compound indexes do not support TTL");
  if (isIdKey(key))
    throw new CommandError(197, "The field 'expireAfterSeconds' is not valid for an _id index specification");
  return value;
}

export function isIdKey(key: Record<string, unknown>): boolean {
  const names = Object.keys(key);
  return names.length === 1 && names[0] === "_id" && numberOf(key._id) === 1;
}

export function buildIndex(id: number, spec: IndexSpec, multikey: boolean, inherited: Collation | null): Index {
  const paths = Object.keys(spec.key);
  const partial = isPlainObject(spec.partialFilterExpression) ? spec.partialFilterExpression : null;
  const collation =
    spec.collation === undefined ? (isIdKey(spec.key) ? inherited : null) : readCollation(spec.collation);
  return {
    id,
    table: `i${id}`,
    spec,
    paths,
    parts: paths.map(splitPath),
    directions: paths.map((path) => (numberOf(spec.key[path]) < 0 ? -1 : 1)),
    unique: spec.unique === true || isIdKey(spec.key),
    sparse: spec.sparse === true,
    partial,
    partialTest: partial ? compileFilter(partial, { collation }) : null,
    collation,
    expireAfterSeconds: spec.expireAfterSeconds === undefined ? null : numberOf(spec.expireAfterSeconds),
    hidden: spec.hidden === true,
    hashed: Object.values(spec.key).includes("hashed"),
    multikey,
  };
}

export function sameOptions(a: IndexSpec, b: IndexSpec): boolean {
  const relevant = ({ name: _name, v: _v, key: _key, hidden: _hidden, ...rest }: IndexSpec): Doc =>
    Object.fromEntries(Object.entries(rest).sort(([x], [y]) => (x < y ? -1 : 1)));
  return compareValues(relevant(a), relevant(b)) === 0;
}

export function sameKey(a: Doc, b: Doc): boolean {
  const direction = (order: unknown): unknown => (rankOf(order) === RANK.number ? Math.sign(numberOf(order)) : order);
  const [x, y] = [Object.entries(a), Object.entries(b)];
  return (
    x.length === y.length &&
    x.every(([path, order], i) => path === y[i]![0] && direction(order) === direction(y[i]![1]))
  );
}

function valuesAt(value: unknown, parts: readonly string[], at: number, into: unknown[]): boolean {
  if (at === parts.length) {
    if (!Array.isArray(value)) {
      into.push(value);
      return false;
    }
    if (value.length === 0) into.push(undefined);
    else into.push(...value);
    return true;
  }
  if (Array.isArray(value)) {
    const before = into.length;
    for (const item of value)
      if (fieldsOf(item)) valuesAt(item, parts, at, into);
      else into.push(MISSING);
    if (into.length === before) into.push(MISSING);
    return true;
  }
  const fields = fieldsOf(value);
  const next = fields ? fieldOf(fields, parts[at]!) : MISSING;
  if (next === MISSING) {
    into.push(MISSING);
    return false;
  }
  return valuesAt(next, parts, at + 1, into);
}

const knownFields = new WeakMap<readonly Index[], Buffer[] | null>();

/** The top-level fields that their keys and conditions ask for; null = a condition may ask for any. */
export function indexedFields(indexes: readonly Index[]): Buffer[] | null {
  const known = knownFields.get(indexes);
  if (known !== undefined) return known;
  const asked = indexes.map(({ partial }) => (partial ? fieldsAsked(partial) : new Set<string>()));
  const roots = indexes.flatMap(({ parts }) => parts.map(([root]) => root!));
  const made = asked.includes(null) ? null : fieldNames([...roots, ...asked.flatMap((fields) => [...(fields ?? [])])]);
  knownFields.set(indexes, made);
  return made;
}

export type DocumentKeys = { keys: Buffer[]; multikey: boolean };

/** None (sparse, partial), one or several. Throws 171 on two parallel arrays. */
export function keysOf(index: Index, doc: Doc): DocumentKeys {
  if (index.partialTest && !index.partialTest(doc)) return { keys: [], multikey: false };
  const found = index.paths.length === 1 ? singleFieldKeys(index, doc) : compoundKeys(index, doc);
  if (found.multikey && index.hashed)
    throw new CommandError(16766, "hashed indexes do not currently support array values");
  return found;
}

function singleFieldKeys(index: Index, doc: Doc): DocumentKeys {
  const values: unknown[] = [];
  const multikey = valuesAt(doc, index.parts[0]!, 0, values);
  const present = index.sparse ? values.filter((value) => value !== MISSING) : values;
  const keys = present.map((value) => encodeKey([value === MISSING ? null : value], index.directions, index.collation));
  return { keys: keys.length > 1 ? distinctKeys(keys) : keys, multikey };
}

/** Paths that share an array (`a.b`, `a.c`) are walked together, to keep each element's values together. */
function compoundKeys(index: Index, doc: Doc): DocumentKeys {
  const rows: { values: unknown[] }[] = [];
  let multikey = false;
  let parallel = "";
  function walk(sources: { value: unknown; at: number }[]): void {
    const arrays = new Set<unknown>();
    const settled = sources.map((source, i) => {
      let { value, at } = source;
      const parts = index.parts[i]!;
      while (at < parts.length && !Array.isArray(value)) {
        const fields = fieldsOf(value);
        value = fields ? fieldOf(fields, parts[at]!) : MISSING;
        at++;
        if (value === MISSING) at = parts.length;
      }
      if (Array.isArray(value)) arrays.add(value);
      return { value, at };
    });
    if (arrays.size === 0) {
      rows.push({ values: settled.map((source) => source.value) });
      return;
    }
    if (arrays.size > 1) {
      const names = settled.flatMap((source, i) => (Array.isArray(source.value) ? [index.paths[i]!] : []));
      parallel = names.map((name) => `[${name}]`).join(" ");
      throw new CommandError(171, `cannot index parallel arrays ${parallel}`);
    }
    multikey = true;
    const array = [...arrays][0] as unknown[]; // exactly one, checked above
    const items = array.length === 0 ? [undefined] : array;
    for (const item of items) {
      walkElement(settled, array, item);
    }
  }
  function walkElement(settled: { value: unknown; at: number }[], array: unknown[], item: unknown): void {
    const sources = settled.map((source, i) => {
      if (source.value !== array) return source;
      const atLeaf = source.at >= index.parts[i]!.length;
      if (atLeaf) return { value: Array.isArray(item) ? encodedWhole(item) : item, at: source.at };
      return fieldsOf(item) ? { value: item, at: source.at } : { value: MISSING, at: index.parts[i]!.length };
    });
    walk(sources);
  }
  walk(index.parts.map(() => ({ value: doc, at: 0 })));
  const kept = index.sparse ? rows.filter((row) => row.values.some((value) => value !== MISSING)) : rows;
  const keys = kept.map((row) =>
    encodeKey(
      row.values.map((value) => (value === MISSING ? null : unwrapWhole(value))),
      index.directions,
      index.collation,
    ),
  );
  return { keys: keys.length > 1 ? distinctKeys(keys) : keys, multikey };
}

class WholeArray {
  readonly items: unknown[];
  constructor(items: unknown[]) {
    this.items = items;
  }
}

function encodedWhole(items: unknown[]): WholeArray {
  return new WholeArray(items);
}

function unwrapWhole(value: unknown): unknown {
  return value instanceof WholeArray ? value.items : value;
}

function distinctKeys(keys: Buffer[]): Buffer[] {
  const seen = new Map<string, Buffer>();
  for (const key of keys) seen.set(key.toString("latin1"), key);
  return [...seen.values()];
}

export function keyValueOf(index: Index, doc: Doc): Doc {
  const values: Doc = {};
  index.paths.forEach((path, i) => {
    const found: unknown[] = [];
    valuesAt(doc, index.parts[i]!, 0, found);
    const value = found[0];
    values[path] = value === MISSING || value === undefined ? null : value;
  });
  return values;
}
