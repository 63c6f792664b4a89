import { Long } from "bson";
import { type Doc, isPlainObject } from "../bson-document.ts";
import { encodeDocument } from "../bson-writer.ts";
import type { Collection } from "../collection.ts";
import { type Collation, readCollation } from "../collation.ts";
import { numberOf, RANK, rankOf } from "../compare.ts";
import type { ResultStream } from "../cursors.ts";
import { CommandError, notSupported } from "../errors.ts";
import { compileInclusion, type Include } from "../inclusion.ts";
import { encodeKey } from "../keys.ts";
import { compileFilter } from "../matcher.ts";
import { splitPath, visitPath, MISSING } from "../paths.ts";
import {
  checkPipeline,
  type DocStream,
  openStages,
  type PipelineOptions,
  SOURCE_STAGES,
  stageName,
} from "../pipeline.ts";
import { asPlainDocs, pipelineSource, pushDown } from "../pipeline-source.ts";
import { planQuery } from "../planner.ts";
import { compileProjection, type Project } from "../projection.ts";
import { countDocuments, findDocuments, type FoundStream, PAUSE, type Pause, type Query } from "../scan.ts";
import { readSort } from "../sorting.ts";
import {
  type Command,
  type CommandCall,
  collectionNameOf,
  collectionOf,
  flag,
  optionalCount,
  optionalDoc,
  variablesOf,
} from "./command.ts";
import { isView, resolveView } from "../views.ts";
import { collectionStats } from "./status-commands.ts";

function collationFor(collection: Collection | null, given: unknown): Collation | null {
  if (given !== undefined) return readCollation(given);
  return collection?.collation ?? null;
}

function* bytesOf(found: FoundStream): Generator<Buffer | Pause> {
  for (const item of found) yield item === PAUSE ? PAUSE : item.bytes;
}

function* projected(found: FoundStream, project: Project, include: Include | null): Generator<Buffer | Pause> {
  for (const item of found) {
    if (item === PAUSE) yield PAUSE;
    else yield include ? include(item.bytes) : encodeDocument(project(item.doc));
  }
}

function* encoded(docs: DocStream): Generator<Buffer | Pause> {
  for (const doc of docs) yield doc === PAUSE ? PAUSE : encodeDocument(doc);
}

function checkHint(value: unknown): unknown {
  if (value === undefined || typeof value === "string") return value;
  if (isPlainObject(value)) return Object.keys(value).length === 0 ? undefined : value;
  throw new CommandError(9, "hint must be either a string or nested object");
}

const REFUSED_FIND_OPTIONS = ["min", "max", "returnKey", "tailable", "awaitData"];

function find(call: CommandCall): Generator<Pause, Doc> {
  const { body } = call;
  for (const option of REFUSED_FIND_OPTIONS)
    if (body[option] !== undefined && body[option] !== false) throw notSupported(`find option ${option}`);
  if (flag(body.showRecordId)) throw notSupported("find option showRecordId");
  const collection = collectionOf(call);
  const filter = optionalDoc("filter", body.filter);
  const collation = collationFor(collection, body.collation);
  const variables = variablesOf(body);
  const project = compileProjection(body.projection, { filter, collation, variables });
  let limit = body.limit === undefined ? undefined : signedWhole("limit", body.limit);
  let singleBatch = flag(body.singleBatch);
  if (limit !== undefined && limit < 0) {
    limit = -limit;
    singleBatch = true;
  }
  const options = {
    namespace: `${call.database}.${collectionNameOf(call)}`,
    session: call.session,
    batchSize: optionalCount("batchSize", body.batchSize),
    singleBatch,
    keep: flag(body.noCursorTimeout),
    limit: limit ?? 0,
    maxTimeMs: optionalCount("maxTimeMS", body.maxTimeMS) ?? 0,
  };
  if (!collection) {
    compileFilter(filter, { collation, variables });
    readSort(body.sort);
    return call.engine.cursors.open([], options);
  }
  if (isView(collection)) {
    const docs = viewDocs(call, collection, findStages(body, filter, limit ?? 0), { collation, variables });
    return call.engine.cursors.open(project ? projectedDocs(docs, project) : encoded(docs), options);
  }
  const found = findDocuments({
    collection,
    filter,
    collation,
    variables,
    sort: readSort(body.sort),
    skip: optionalCount("skip", body.skip) ?? 0,
    limit: limit ?? 0,
    hint: checkHint(body.hint),
  });
  const include = compileInclusion(body.projection);
  return call.engine.cursors.open(project ? projected(found, project, include) : bytesOf(found), options);
}

function findStages(body: Doc, filter: Doc, limit: number): Doc[] {
  const stages: Doc[] = [{ $match: filter }];
  if (isPlainObject(body.sort) && Object.keys(body.sort).length > 0) stages.push({ $sort: body.sort });
  const skip = optionalCount("skip", body.skip) ?? 0;
  if (skip > 0) stages.push({ $skip: skip });
  if (limit > 0) stages.push({ $limit: limit });
  return stages;
}

function viewDocs(call: CommandCall, view: Collection, stages: Doc[], options: PipelineOptions): DocStream {
  const source = pipelineSource(call.engine.catalog, call.database);
  const all = { ...options, source };
  const opened = source.open(view.name, stages, all);
  return openStages(opened.rest, opened.docs, all);
}

function* projectedDocs(docs: DocStream, project: Project): Generator<Buffer | Pause> {
  for (const doc of docs) yield doc === PAUSE ? PAUSE : encodeDocument(project(doc));
}

function signedWhole(name: string, value: unknown): number {
  if (rankOf(value) !== RANK.number)
    throw new CommandError(14, `BSON field '${name}' is the wrong type, expected a number`);
  return Math.trunc(numberOf(value));
}

function getMore(call: CommandCall): Generator<Pause, Doc> {
  const { body } = call;
  if (typeof body.collection !== "string")
    throw new CommandError(14, "BSON field 'getMore.collection' is the wrong type");
  return call.engine.cursors.next(
    body.getMore,
    `${call.database}.${body.collection}`,
    optionalCount("batchSize", body.batchSize),
  );
}

function killCursors(call: CommandCall): Doc {
  const ids = call.body.cursors;
  if (!Array.isArray(ids)) throw new CommandError(14, "BSON field 'killCursors.cursors' is the wrong type");
  const namespace = `${call.database}.${collectionNameOf(call)}`;
  const killed = ids.filter((id) => call.engine.cursors.kill(id, namespace));
  const cursorsNotFound = ids.filter((id) => !killed.includes(id));
  return { cursorsKilled: killed, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [], ok: 1 };
}

function* count(call: CommandCall): Generator<Pause, Doc> {
  const collection = collectionOf(call);
  const filter = optionalDoc("query", call.body.query);
  if (!collection) return { n: 0, ok: 1 };
  if (isView(collection)) {
    let n = 0;
    const limit = Math.abs(call.body.limit === undefined ? 0 : signedWhole("limit", call.body.limit));
    for (const doc of viewDocs(call, collection, findStages(call.body, filter, limit), {
      collation: collationFor(collection, call.body.collation),
    })) {
      if (doc === PAUSE) yield PAUSE;
      else n++;
    }
    return { n, ok: 1 };
  }
  const n = yield* countDocuments({
    collection,
    filter,
    sort: [],
    collation: collationFor(collection, call.body.collation),
    skip: optionalCount("skip", call.body.skip) ?? 0,
    limit: Math.abs(call.body.limit === undefined ? 0 : signedWhole("limit", call.body.limit)),
    hint: checkHint(call.body.hint),
  });
  return { n, ok: 1 };
}

function* documentsFor(
  call: CommandCall,
  collection: Collection,
  filter: Doc,
  collation: Collation | null,
): Generator<Doc | Pause> {
  if (isView(collection)) {
    yield* viewDocs(call, collection, [{ $match: filter }], { collation });
    return;
  }
  for (const found of findDocuments({ collection, filter, sort: [], collation, hint: checkHint(call.body.hint) }))
    yield found === PAUSE ? PAUSE : found.doc;
}

function* distinct(call: CommandCall): Generator<Pause, Doc> {
  const collection = collectionOf(call);
  const { key } = call.body;
  if (typeof key !== "string")
    throw new CommandError(14, "BSON field 'distinct.key' is the wrong type, expected type 'string'");
  const collation = collationFor(collection, call.body.collation);
  const filter = optionalDoc("query", call.body.query);
  const values = new Map<string, unknown>();
  if (!collection) return { values: [], ok: 1 };
  const parts = splitPath(key);
  function add(value: unknown): void {
    const id = encodeKey([value], [1], collation).toString("latin1");
    if (!values.has(id)) values.set(id, value);
  }
  for (const doc of documentsFor(call, collection, filter, collation)) {
    if (doc === PAUSE) {
      yield PAUSE;
      continue;
    }
    visitPath(doc, parts, (value) => {
      if (Array.isArray(value)) value.forEach(add);
      else if (value !== MISSING) add(value);
      return false;
    });
  }
  return { values: [...values.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value), ok: 1 };
}

/** `[{$match}, {$group: {_id: <constant>, n: {$sum: 1}}}]`, which drivers send for countDocuments. */
function countShape(stages: Doc[]): { id: unknown; field: string } | null {
  const group = stages.length === 1 ? stages[0]!.$group : undefined;
  if (!isPlainObject(group)) return null;
  const names = Object.keys(group);
  const field = names.find((name) => name !== "_id");
  if (
    names.length !== 2 ||
    field === undefined ||
    (typeof group._id === "object" && group._id !== null) ||
    (typeof group._id === "string" && group._id.startsWith("$"))
  )
    return null;
  const sum = group[field];
  return isPlainObject(sum) && Object.keys(sum).length === 1 && sum.$sum === 1
    ? { id: group._id ?? null, field }
    : null;
}

function* countedResult(query: Query, shape: { id: unknown; field: string }): Generator<Buffer | Pause> {
  const n = yield* countDocuments(query);
  if (n > 0) yield encodeDocument({ _id: shape.id, [shape.field]: n });
}

function aggregate(call: CommandCall): Generator<Pause, Doc> | Doc {
  const { body, engine } = call;
  const stages = body.pipeline;
  if (!Array.isArray(stages)) throw new CommandError(14, "'pipeline' option must be specified as an array");
  const cursor = optionalDoc("cursor", body.cursor);
  for (const name of Object.keys(cursor))
    if (name !== "batchSize") throw new CommandError(40415, `BSON field 'cursor.${name}' is an unknown field.`);
  if (body.cursor === undefined && !flag(body.explain))
    throw new CommandError(9, "The 'cursor' option is required, except for aggregate with the explain argument");
  checkPipeline(stages);
  const target = body.aggregate;
  const whole = rankOf(target) === RANK.number && numberOf(target) === 1;
  const name = whole ? "$cmd.aggregate" : collectionNameOf(call);
  const named = whole ? null : engine.catalog.find(call.database, name);
  const view = named && isView(named) ? resolveView(engine.catalog, named) : null;
  const collection = view ? view.base : named;
  const options: PipelineOptions = {
    variables: variablesOf(body),
    collation: collationFor(collection, body.collation),
    source: pipelineSource(engine.catalog, call.database),
  };
  const last = stages.at(-1) as Doc | undefined;
  const output = last && ("$out" in last ? "$out" : "$merge" in last ? "$merge" : null);
  const reading = [...(view?.stages ?? []), ...(output ? stages.slice(0, -1) : stages)] as Doc[]; // checked by checkPipeline
  const opened = {
    namespace: `${call.database}.${name}`,
    session: call.session,
    batchSize: optionalCount("batchSize", cursor.batchSize),
    maxTimeMs: optionalCount("maxTimeMS", body.maxTimeMS) ?? 0,
  };
  if (output)
    return writeResults(
      call,
      openSource(call, collection, whole, reading, { ...options, isStored: true }),
      output,
      last![output],
      options,
      opened.namespace,
    );
  return engine.cursors.open(aggregateResults(call, collection, whole, reading, options), opened);
}

function aggregateResults(
  call: CommandCall,
  collection: Collection | null,
  whole: boolean,
  stages: Doc[],
  options: PipelineOptions,
): ResultStream {
  const first = stages[0] ? stageName(stages[0]) : "";
  if (collection && !SOURCE_STAGES.has(first)) {
    const { query, rest } = pushDown(collection, stages, options, checkHint(call.body.hint));
    const shape = countShape(rest);
    if (shape) return countedResult(query, shape);
    const found = findDocuments(query);
    if (rest.length === 0) return bytesOf(found);
    return encoded(openStages(rest, asPlainDocs(found, rest, options.isStored), options));
  }
  return encoded(openSource(call, collection, whole, stages, options));
}

function openSource(
  call: CommandCall,
  collection: Collection | null,
  whole: boolean,
  stages: Doc[],
  options: PipelineOptions,
): DocStream {
  const first = stages[0] ? stageName(stages[0]) : "";
  if (whole && !["$documents", "$listLocalSessions"].includes(first))
    throw new CommandError(73, `{aggregate: 1} is not valid for '${first}'; a collection is required.`);
  if (first === "$listLocalSessions")
    return openStages(stages.slice(1), [{ _id: call.body.lsid ?? null, lastUse: new Date() }], options);
  if (first === "$collStats" || first === "$indexStats") {
    if (!collection) throw new CommandError(26, `Collection [${call.database}.${collectionNameOf(call)}] not found.`);
    return openStages(
      stages.slice(1),
      first === "$collStats" ? collStatsDocs(collection, stages[0]!.$collStats) : indexStatsDocs(collection),
      options,
    );
  }
  if (!collection) return openStages(stages, [], options);
  const { query, rest } = pushDown(collection, stages, options, checkHint(call.body.hint));
  return openStages(rest, asPlainDocs(findDocuments(query), rest, options.isStored), options);
}

function collStatsDocs(collection: Collection, argument: unknown): Doc[] {
  const asked = optionalDoc("$collStats", argument);
  const doc: Doc = { ns: collection.namespace, localTime: new Date() };
  for (const name of Object.keys(asked)) {
    if (name === "count") doc.count = collection.count;
    else if (name === "storageStats") doc.storageStats = collectionStats(collection);
    else throw notSupported(`$collStats option ${name}`);
  }
  return [doc];
}

function indexStatsDocs(collection: Collection): Doc[] {
  return collection.indexes.map((index) => ({
    name: index.spec.name,
    key: index.spec.key,
    accesses: { ops: 0, since: new Date() },
    spec: index.spec,
  }));
}

function* writeResults(
  call: CommandCall,
  docs: DocStream,
  operator: "$out" | "$merge",
  spec: unknown,
  options: PipelineOptions,
  namespace: string,
): Generator<Pause, Doc> {
  yield* pipelineSource(call.engine.catalog, call.database).write(operator, spec, docs, options);
  return { cursor: { firstBatch: [], id: Long.ZERO, ns: namespace }, ok: 1 };
}

function* explain(call: CommandCall): Generator<Pause, Doc> {
  const inner = optionalDoc("explain", call.body.explain);
  const name = Object.keys(inner)[0] ?? "";
  const collection = call.engine.catalog.find(call.database, String(inner[name]));
  const update = (
    Array.isArray(inner.updates) ? inner.updates[0] : Array.isArray(inner.deletes) ? inner.deletes[0] : null
  ) as Doc | null; // read below as optional fields
  let filter = optionalDoc("filter", inner.filter ?? inner.query ?? update?.q);
  let sort = readSort(inner.sort);
  if (name === "aggregate" && Array.isArray(inner.pipeline) && collection) {
    const pushed = pushDown(collection, inner.pipeline as Doc[], {}); // explained, not run
    filter = pushed.query.filter;
    sort = pushed.query.sort;
  }
  const collation = collationFor(collection, inner.collation);
  const namespace = `${call.database}.${String(inner[name])}`;
  if (!collection)
    return {
      explainVersion: "1",
      queryPlanner: { namespace, winningPlan: { stage: "EOF" }, rejectedPlans: [] },
      ok: 1,
    };
  const plan = planQuery(collection, filter, sort, collation, checkHint(inner.hint));
  const read: Doc =
    plan.kind === "scan"
      ? { stage: "COLLSCAN", direction: plan.backward ? "backward" : "forward" }
      : {
          stage: "FETCH",
          inputStage: {
            stage: "IXSCAN",
            indexName: plan.index.spec.name,
            keyPattern: plan.index.spec.key,
            isMultiKey: plan.index.multikey,
            direction: plan.backward ? "backward" : "forward",
            indexBoundsCount: plan.ranges.length,
          },
        };
  const sorted = sort.length > 0 && !(plan.kind === "index" && plan.sorted);
  const winningPlan = sorted
    ? {
        stage: "SORT",
        sortPattern: Object.fromEntries(sort.map((field) => [field.path, field.direction])),
        inputStage: read,
      }
    : read;
  let nReturned = 0;
  for (const found of findDocuments({
    collection,
    filter,
    sort,
    collation,
    hint: checkHint(inner.hint),
    skip: optionalCount("skip", inner.skip) ?? 0,
    limit: Math.abs(Number(inner.limit ?? 0)),
  })) {
    if (found === PAUSE) yield PAUSE;
    else nReturned++;
  }
  return {
    explainVersion: "1",
    queryPlanner: { namespace, parsedQuery: filter, winningPlan, rejectedPlans: [] },
    executionStats: { executionSuccess: true, nReturned, executionTimeMillis: 0, executionStages: winningPlan },
    serverInfo: { version: "7.0.0" },
    ok: 1,
  };
}

const READ_FIELDS = ["hint", "collation", "let", "readConcern", "allowDiskUse"];

export const readCommands: Record<string, Command> = {
  find: {
    fields: [
      ...READ_FIELDS,
      "filter",
      "sort",
      "projection",
      "skip",
      "limit",
      "batchSize",
      "singleBatch",
      "min",
      "max",
      "returnKey",
      "showRecordId",
      "tailable",
      "awaitData",
      "noCursorTimeout",
      "allowPartialResults",
      "oplogReplay",
    ],
    run: find,
  },
  getMore: { fields: ["collection", "batchSize"], run: getMore },
  killCursors: { fields: ["cursors"], run: killCursors },
  count: { fields: [...READ_FIELDS, "query", "limit", "skip", "fields"], run: count },
  distinct: { fields: [...READ_FIELDS, "key", "query"], run: distinct },
  aggregate: {
    fields: [...READ_FIELDS, "pipeline", "cursor", "explain", "bypassDocumentValidation", "writeConcern"],
    run: aggregate,
  },
  explain: { fields: ["verbosity"], run: explain },
};
