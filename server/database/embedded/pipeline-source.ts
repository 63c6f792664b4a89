import { decodeDocument, type Doc, fieldNames, holdsLong, isPlainObject, toPlainValue } from "./bson-document.ts";
import { encodeDocument } from "./bson-writer.ts";
import type { Catalog } from "./catalog.ts";
import type { Collection } from "./collection.ts";
import { withId } from "./document-id.ts";
import { CommandError, notSupported } from "./errors.ts";
import { fieldsNeeded } from "./expression-fields.ts";
import { openStages, runStages, stageName } from "./pipeline.ts";
import { wholeArgument } from "./stages/gathering-stages.ts";
import type { DocStream, PipelineOptions, PipelineSource } from "./stages/stream.ts";
import { getPath, splitPath } from "./paths.ts";
import { findDocuments, type FoundStream, PAUSE, type Pause, type Query } from "./scan.ts";
import { readSort } from "./sorting.ts";
import { encodeChanged } from "./update.ts";
import { isView, resolveView } from "./views.ts";

export function pushDown(
  collection: Collection,
  stages: readonly Doc[],
  options: PipelineOptions,
  hint?: unknown,
): { query: Query; rest: Doc[] } {
  const query: Query = {
    collection,
    filter: {},
    sort: [],
    collation: options.collation ?? null,
    hint,
    variables: options.variables,
  };
  const filters: Doc[] = [];
  let at = 0;
  for (; at < stages.length; at++) {
    const name = stageName(stages[at]);
    const argument = stages[at]![name];
    if (name === "$match" && isPlainObject(argument) && query.sort.length === 0) filters.push(argument);
    else if (name === "$sort" && query.sort.length === 0 && isPlainObject(argument) && Object.keys(argument).length > 0)
      query.sort = readSort(argument);
    else break;
  }
  if (filters.length === 1) query.filter = filters[0]!;
  else if (filters.length > 1) query.filter = { $and: filters };
  if (at < stages.length && stageName(stages[at]) === "$skip") query.skip = wholeArgument("$skip", stages[at++]!.$skip);
  if (at < stages.length && stageName(stages[at]) === "$limit")
    query.limit = wholeArgument("$limit", stages[at++]!.$limit);
  return { query, rest: stages.slice(at) as Doc[] };
}

/** Throws 238 where the result is stored and a type would be lost. */
export function* asPlainDocs(
  found: FoundStream,
  stages: readonly Doc[] = [],
  isStored = false,
): Generator<Doc | Pause> {
  const needed = fieldsNeeded(stages);
  const names = needed && fieldNames(needed);
  for (const item of found) {
    if (item === PAUSE) {
      yield PAUSE;
      continue;
    }
    const doc = item.some(names);
    if (isStored && holdsLong(doc)) throw notSupported("$out or $merge of a 64-bit number");
    yield toPlainValue(doc) as Doc; // a document stays one
  }
}

export function pipelineSource(catalog: Catalog, database: string): PipelineSource {
  function open(name: string, stages: Doc[], options: PipelineOptions): { docs: DocStream; rest: Doc[] } {
    const collection = catalog.find(database, name);
    if (!collection) return { docs: [], rest: stages };
    if (isView(collection)) {
      const view = resolveView(catalog, collection);
      if (!view.base) return { docs: [], rest: [...view.stages, ...stages] };
      return open(view.base.name, [...view.stages, ...stages], options);
    }
    const { query, rest } = pushDown(collection, stages, options);
    return { docs: asPlainDocs(findDocuments(query), rest, options.isStored), rest };
  }
  function lookup(name: string, path: string, options: PipelineOptions): (values: unknown[]) => DocStream {
    const collection = catalog.find(database, name);
    if (!collection) return () => [];
    return (values) => {
      const filter: Doc = { [path]: values.length === 1 ? { $eq: values[0] } : { $in: values } };
      if (isView(collection)) {
        const opened = open(name, [{ $match: filter }], options);
        return openStages(opened.rest, opened.docs, options);
      }
      return asPlainDocs(findDocuments({ collection, filter, sort: [], collation: options.collation ?? null }));
    };
  }
  return {
    open,
    lookup,
    write: (operator, spec, docs, options) =>
      operator === "$out"
        ? writeOut(catalog, database, spec, docs)
        : writeMerge(catalog, database, spec, docs, options),
  };
}

function targetOf(database: string, value: unknown): { database: string; name: string } {
  if (typeof value === "string") return { database, name: value };
  if (isPlainObject(value) && typeof value.coll === "string")
    return { database: typeof value.db === "string" ? value.db : database, name: value.coll };
  throw new CommandError(16990, "the target of $out and $merge must be a string or an object with db and coll");
}

function insertPlain(collection: Collection, doc: Doc): void {
  const bytes = withId(encodeDocument(doc));
  collection.insert(bytes, decodeDocument(bytes));
}

function* writeOut(catalog: Catalog, database: string, spec: unknown, docs: DocStream): Generator<Pause> {
  if (isPlainObject(spec) && spec.timeseries !== undefined) throw notSupported("$out to a time-series collection");
  const target = targetOf(database, spec);
  const existing = catalog.find(target.database, target.name);
  const fresh = catalog.create(target.database, `tmp.agg_out.${Date.now()}.${Math.random().toString(36).slice(2)}`, {});
  try {
    for (const index of existing?.indexes.slice(1) ?? []) catalog.addIndex(fresh, index.spec);
    for (const doc of docs) {
      if (doc === PAUSE) yield PAUSE;
      else insertPlain(fresh, doc);
    }
  } catch (error) {
    catalog.drop(fresh);
    throw error;
  }
  const replaced = catalog.find(target.database, target.name);
  if (replaced) catalog.drop(replaced);
  catalog.rename(fresh, target.name);
}

const WHEN_MATCHED = ["replace", "keepExisting", "merge", "fail"];
const WHEN_NOT_MATCHED = ["insert", "discard", "fail"];

function* writeMerge(
  catalog: Catalog,
  database: string,
  value: unknown,
  docs: DocStream,
  options: PipelineOptions,
): Generator<Pause> {
  const spec = isPlainObject(value) ? value : { into: value };
  const target = targetOf(database, spec.into);
  const whenMatched = spec.whenMatched ?? "merge";
  const whenNotMatched = String(spec.whenNotMatched ?? "insert");
  if (!Array.isArray(whenMatched) && !WHEN_MATCHED.includes(String(whenMatched)))
    throw new CommandError(9, `unknown whenMatched mode ${String(whenMatched)}`);
  if (!WHEN_NOT_MATCHED.includes(whenNotMatched))
    throw new CommandError(9, `unknown whenNotMatched mode ${whenNotMatched}`);
  const on = (Array.isArray(spec.on) ? spec.on : [spec.on ?? "_id"]).map(String);
  const collection = catalog.ensure(target.database, target.name);
  const unique = collection.indexes.some(
    (index) =>
      index.unique &&
      !index.partial &&
      index.paths.length === on.length &&
      on.every((path) => index.paths.includes(path)),
  );
  if (!unique) throw new CommandError(51183, "Cannot find index to verify that join fields will be unique");
  for (const doc of docs) {
    if (doc === PAUSE) yield PAUSE;
    else
      yield* mergeOne(
        collection,
        doc,
        on,
        whenMatched,
        whenNotMatched,
        isPlainObject(spec.let) ? spec.let : null,
        options,
      );
  }
}

function* mergeOne(
  collection: Collection,
  doc: Doc,
  on: string[],
  whenMatched: unknown,
  whenNotMatched: string,
  bindings: Doc | null,
  options: PipelineOptions,
): Generator<Pause> {
  const filter = Object.fromEntries(
    on.map((path) => {
      const part = getPath(doc, splitPath(path));
      if (typeof part === "symbol" || part === null || Array.isArray(part))
        throw new CommandError(51132, "$merge write error: 'on' field cannot be missing, null, undefined or an array");
      return [path, { $eq: part }];
    }),
  );
  for (const found of findDocuments({ collection, filter, sort: [], collation: null, limit: 1 })) {
    if (found === PAUSE) {
      yield PAUSE;
      continue;
    }
    if (whenMatched === "keepExisting") return;
    if (whenMatched === "fail")
      throw new CommandError(
        11000,
        "$merge with whenMatched: fail found an existing document with the same values for the 'on' fields",
      );
    const before = found.doc;
    const plain = toPlainValue(before) as Doc; // a document stays one
    let after: Doc;
    if (Array.isArray(whenMatched)) {
      const extra = bindings ? runStages([{ $replaceWith: bindings }], [doc], options)[0] : { new: doc };
      after =
        runStages(whenMatched as Doc[], [plain], { ...options, variables: { ...options.variables, ...extra } })[0] ??
        {};
    } else after = whenMatched === "replace" ? { ...doc } : { ...before, ...doc };
    after = { ...after, _id: before._id };
    collection.replace(found.rid, before, encodeChanged(found.bytes, before, after), after);
    return;
  }
  if (whenNotMatched === "insert") insertPlain(collection, doc);
  else if (whenNotMatched === "fail")
    throw new CommandError(
      13113,
      "$merge could not find a matching document in the target collection for at least one document in the source collection",
    );
}
