import { type Doc, isPlainObject } from "../bson-document.ts";
import { encodeDocument } from "../bson-writer.ts";
import type { Collection } from "../collection.ts";
import { numberOf, RANK, rankOf } from "../compare.ts";
import type { ResultStream } from "../cursors.ts";
import { CommandError, notSupported } from "../errors.ts";
import { checkPipeline, openStages, SOURCE_STAGES, stageName } from "../pipeline.ts";
import { asPlainDocs, pipelineSource, pushDown } from "../pipeline-source.ts";
import { countDocuments, findDocuments, type Pause, type Query } from "../scan.ts";
import type { DocStream, PipelineOptions } from "../stages/stream.ts";
import { type CommandCall, collectionNameOf, flag, optionalCount, optionalDoc, variablesOf } from "./command.ts";
import { bytesOf, checkHint, collationFor, encoded } from "./reading.ts";
import { collectionStats } from "./status-commands.ts";

export function aggregate(call: CommandCall): Generator<Pause, Doc> | Doc {
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
  const collection = whole ? null : engine.catalog.find(call.database, name);
  const options: PipelineOptions = {
    variables: variablesOf(body),
    collation: collationFor(collection, body.collation),
    source: pipelineSource(engine.catalog, call.database),
  };
  const opened = {
    namespace: `${call.database}.${name}`,
    session: call.session,
    batchSize: optionalCount("batchSize", cursor.batchSize),
    maxTimeMs: optionalCount("maxTimeMS", body.maxTimeMS) ?? 0,
  };
  // Its stages are checked above.
  return engine.cursors.open(aggregateResults(call, collection, whole, stages as Doc[], options), opened);
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
    return encoded(openStages(rest, asPlainDocs(found, rest), options));
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
  return openStages(rest, asPlainDocs(findDocuments(query), rest), options);
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
