import { compileAccumulator } from "./accumulators.ts";
import { cloneValue, type Doc, isPlainObject, setField, toPlainValue } from "./bson-document.ts";
import type { Collation } from "./collation.ts";
import { compareValues, numberOf, RANK, rankOf } from "./compare.ts";
import { CommandError, notSupported } from "./errors.ts";
import {
  checkExpression,
  compilePlainExpression,
  type Evaluate,
  expressionOptions,
  type Variables,
} from "./expressions.ts";
import { encodeKey } from "./keys.ts";
import { compileFilter } from "./matcher.ts";
import { mingo } from "./mingo-library.ts";
import { splitPath } from "./paths.ts";
import { compileProjection } from "./projection.ts";
import { PAUSE, type Pause } from "./scan.ts";
import { compileSort, type SortKey, readSort } from "./sorting.ts";

export type DocStream = Iterable<Doc | Pause>;

export type PipelineSource = {
  open(collection: string, stages: Doc[], options: PipelineOptions): { docs: DocStream; rest: Doc[] };
  lookup(collection: string, path: string, options: PipelineOptions): (values: unknown[]) => DocStream;
  write(operator: "$out" | "$merge", spec: unknown, docs: DocStream, options: PipelineOptions): Generator<Pause>;
};

export type PipelineOptions = {
  variables?: Variables | undefined;
  collation?: Collation | null;
  source?: PipelineSource;
  isStored?: boolean;
};

type Library = ReturnType<typeof mingo>["pipeline"];
type Stage = (input: DocStream, argument: unknown, options: PipelineOptions) => DocStream;

const REFUSED = new Set([
  "$geoNear",
  "$search",
  "$searchMeta",
  "$vectorSearch",
  "$listSearchIndexes",
  "$currentOp",
  "$planCacheStats",
  "$listSampledQueries",
  "$querySettings",
  "$shardedDataDistribution",
  "$changeStreamSplitLargeEvent",
  "$rankFusion",
]);
/** The aggregation library runs these and needs the whole input at once. */
const LIBRARY_STAGES = new Set(["$bucketAuto", "$densify", "$fill", "$graphLookup", "$redact", "$setWindowFields"]);
const PAUSE_EVERY = 64;

/** Throws 40323 or 40324. */
export function stageName(stage: unknown): string {
  if (!isPlainObject(stage)) throw new CommandError(14, "Each element of the 'pipeline' array must be an object");
  const names = Object.keys(stage);
  if (names.length !== 1)
    throw new CommandError(40323, "A pipeline stage specification object must contain exactly one field.");
  return names[0]!;
}

/** Refuses unknown and unsupported stages before anything is read. */
export function checkPipeline(stages: readonly unknown[], nested = false): void {
  stages.forEach((stage, i) => {
    const name = stageName(stage);
    if (name === "$changeStream")
      throw new CommandError(40573, "The $changeStream stage is only supported on replica sets");
    if (REFUSED.has(name)) throw notSupported(`aggregation stage ${name}`);
    const output = name === "$out" || name === "$merge";
    if (!output && !STAGES.has(name) && !LIBRARY_STAGES.has(name) && !SOURCE_STAGES.has(name))
      throw new CommandError(40324, `Unrecognized pipeline stage name: '${name}'`);
    if (SOURCE_STAGES.has(name) && i > 0)
      throw new CommandError(40602, `${name} is only valid as the first stage in a pipeline.`);
    if (output && (nested || i < stages.length - 1))
      throw new CommandError(nested ? 51047 : 40601, `${name} can only be the final stage in the pipeline`);
    const argument = (stage as Doc)[name]; // checked by stageName
    if ((name === "$lookup" || name === "$unionWith") && isPlainObject(argument) && Array.isArray(argument.pipeline))
      checkPipeline(argument.pipeline, true);
    if (name === "$facet" && isPlainObject(argument))
      for (const inner of Object.values(argument)) if (Array.isArray(inner)) checkPipeline(inner, true);
  });
}

export const SOURCE_STAGES = new Set(["$documents", "$collStats", "$indexStats", "$listLocalSessions"]);

/** `$out` and `$merge` are the caller's. */
export function openStages(stages: readonly Doc[], input: DocStream, options: PipelineOptions): DocStream {
  let stream = input;
  for (const stage of stages) {
    const name = stageName(stage);
    const run = STAGES.get(name);
    if (run) stream = run(stream, stage[name], options);
    else if (name === "$documents") stream = documentsStage(stage[name], options);
    else if (LIBRARY_STAGES.has(name)) stream = libraryStage(name, stream, stage[name], options);
    else throw new CommandError(40324, `Unrecognized pipeline stage name: '${name}'`);
  }
  return stream;
}

export function runStages(stages: readonly Doc[], docs: Doc[], options: PipelineOptions): Doc[] {
  const result: Doc[] = [];
  for (const doc of openStages(stages, docs, options)) if (doc !== PAUSE) result.push(doc);
  return result;
}

function withoutMissing(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => (item === undefined ? null : withoutMissing(item)));
  if (!isPlainObject(value)) return value;
  const result: Doc = {};
  for (const name of Object.keys(value))
    if (value[name] !== undefined) setField(result, name, withoutMissing(value[name]));
  return result;
}

function* collect(input: DocStream): Generator<Pause, Doc[]> {
  const docs: Doc[] = [];
  for (const doc of input) {
    if (doc === PAUSE) yield PAUSE;
    else docs.push(doc);
  }
  return docs;
}

function* mapDocs(input: DocStream, change: (doc: Doc) => Doc | null): Generator<Doc | Pause> {
  let done = 0;
  for (const doc of input) {
    if (doc === PAUSE) {
      yield PAUSE;
      continue;
    }
    const changed = change(doc);
    if (changed) yield changed;
    if (++done % PAUSE_EVERY === 0) yield PAUSE;
  }
}

function matchStage(input: DocStream, argument: unknown, options: PipelineOptions): DocStream {
  if (!isPlainObject(argument)) throw new CommandError(15959, "the match filter must be an expression in an object");
  const test = compileFilter(argument, { collation: options.collation ?? null, variables: options.variables });
  return mapDocs(input, (doc) => (test(doc) ? doc : null));
}

function projectStage(input: DocStream, argument: unknown, options: PipelineOptions): DocStream {
  if (!isPlainObject(argument) || Object.keys(argument).length === 0)
    throw new CommandError(51272, "$project specification must have at least one field");
  const project = compileProjection(argument, {
    aggregation: true,
    variables: options.variables,
    collation: options.collation ?? null,
  });
  return mapDocs(input, (doc) => (project ? (withoutMissing(project(doc)) as Doc) : doc)); // a document stays one
}

type Setter = { parts: readonly string[]; evaluate: Evaluate };

function settersOf(argument: Doc, prefix: string, options: PipelineOptions): Setter[] {
  return Object.entries(argument).flatMap(([name, value]) => {
    if (name.startsWith("$")) throw new CommandError(16410, `FieldPath field names may not start with '$': '${name}'`);
    const path = prefix + name;
    const nested = isPlainObject(value) && Object.keys(value).length > 0 && !Object.keys(value)[0]!.startsWith("$");
    if (nested) return settersOf(value, `${path}.`, options);
    const empty = isPlainObject(value) && Object.keys(value).length === 0;
    return [
      {
        parts: splitPath(path),
        evaluate: empty ? () => ({}) : compilePlainExpression(value, options.variables, options.collation ?? null),
      },
    ];
  });
}

function addFieldsStage(input: DocStream, argument: unknown, options: PipelineOptions): DocStream {
  if (!isPlainObject(argument)) throw new CommandError(40272, "$addFields specification stage must be an object");
  const setters = settersOf(argument, "", options);
  return mapDocs(input, (doc) => {
    let result: unknown = doc;
    for (const { parts, evaluate } of setters) result = withPath(result, parts, 0, withoutMissing(evaluate(doc)));
    return result as Doc; // withPath of a document is one
  });
}

function withPath(target: unknown, parts: readonly string[], at: number, value: unknown): unknown {
  if (at === parts.length) return value;
  if (Array.isArray(target)) return target.map((item) => withPath(item, parts, at, value));
  const copy: Doc = isPlainObject(target) ? { ...target } : {};
  const name = parts[at]!;
  const next = withPath(copy[name], parts, at + 1, value);
  if (next === undefined) delete copy[name];
  else setField(copy, name, next);
  return copy;
}

function unsetStage(input: DocStream, argument: unknown, options: PipelineOptions): DocStream {
  const paths = Array.isArray(argument) ? argument : [argument];
  if (paths.length === 0 || paths.some((path) => typeof path !== "string"))
    throw new CommandError(31002, "$unset specification must be a string or an array of strings");
  return projectStage(input, Object.fromEntries(paths.map((path) => [path, 0])), options);
}

function replaceStage(input: DocStream, expression: unknown, options: PipelineOptions): DocStream {
  const evaluate = compilePlainExpression(expression, options.variables, options.collation ?? null);
  return mapDocs(input, (doc) => {
    const root = withoutMissing(evaluate(doc));
    if (!isPlainObject(root)) throw new CommandError(40228, "'newRoot' expression must evaluate to an object");
    return root;
  });
}

function* groupStage(input: DocStream, argument: unknown, options: PipelineOptions): Generator<Doc | Pause> {
  if (!isPlainObject(argument)) throw new CommandError(15947, "a group's fields must be specified in an object");
  if (!Object.hasOwn(argument, "_id")) throw new CommandError(15955, "a group specification must include an _id");
  const collation = options.collation ?? null;
  const idOf = compilePlainExpression(argument._id, options.variables, collation);
  const fields = Object.entries(argument).filter(([name]) => name !== "_id");
  const factories = fields.map(([name, spec]) => {
    if (name.includes(".")) throw new CommandError(40235, `The field name '${name}' cannot contain '.'`);
    return compileAccumulator(name, spec, options.variables, collation);
  });
  const groups = new Map<string, { id: unknown; gathering: ReturnType<(typeof factories)[number]>[] }>();
  let done = 0;
  for (const doc of input) {
    if (doc === PAUSE) {
      yield PAUSE;
      continue;
    }
    const id = withoutMissing(idOf(doc)) ?? null;
    const key = encodeKey([id], [1], collation).toString("latin1");
    let group = groups.get(key);
    if (!group) {
      group = { id, gathering: factories.map((make) => make()) };
      groups.set(key, group);
    }
    for (const gather of group.gathering) gather.add(doc);
    if (++done % PAUSE_EVERY === 0) yield PAUSE;
  }
  for (const group of groups.values()) {
    const result: Doc = { _id: group.id };
    fields.forEach(([name], i) => {
      setField(result, name, withoutMissing(group.gathering[i]!.result()) ?? null);
    });
    yield result;
    if (++done % PAUSE_EVERY === 0) yield PAUSE;
  }
}

function* sortStage(input: DocStream, argument: unknown, options: PipelineOptions): Generator<Doc | Pause> {
  const sort = readSort(argument);
  if (sort.length === 0) throw new CommandError(15976, "$sort stage must have at least one sort key");
  const sorter = compileSort(sort, options.collation ?? null);
  const entries: { key: SortKey; doc: Doc }[] = [];
  for (const doc of input) {
    if (doc === PAUSE) yield PAUSE;
    else entries.push({ key: sorter.keyOf(doc), doc });
  }
  entries.sort((a, b) => sorter.compare(a.key, b.key));
  for (const entry of entries) yield entry.doc;
}

/** Throws 5107200 and 15958 as MongoDB does. */
export function wholeArgument(name: "$skip" | "$limit", argument: unknown): number {
  const number = rankOf(argument) === RANK.number ? numberOf(argument) : Number.NaN;
  if (!Number.isInteger(number) || number < 0)
    throw new CommandError(
      name === "$skip" ? 5107200 : 5107201,
      `invalid argument to ${name} stage: Expected a non-negative number in: ${name}: ${JSON.stringify(argument)}`,
    );
  if (name === "$limit" && number === 0) throw new CommandError(15958, "the limit must be positive");
  return number;
}

function* limitStage(input: DocStream, argument: unknown): Generator<Doc | Pause> {
  const limit = wholeArgument("$limit", argument);
  let given = 0;
  for (const doc of input) {
    yield doc;
    if (doc !== PAUSE && ++given >= limit) return;
  }
}

function* skipStage(input: DocStream, argument: unknown): Generator<Doc | Pause> {
  const skip = wholeArgument("$skip", argument);
  let skipped = 0;
  for (const doc of input) if (doc === PAUSE || ++skipped > skip) yield doc;
}

function* countStage(input: DocStream, argument: unknown): Generator<Doc | Pause> {
  if (typeof argument !== "string" || argument === "" || argument.startsWith("$") || argument.includes("."))
    throw new CommandError(40156, "the count field must be a non-empty string without $ and dots");
  let count = 0;
  for (const doc of input) {
    if (doc === PAUSE) yield PAUSE;
    else count++;
  }
  if (count > 0) yield { [argument]: count };
}

type Unwind = { path: string; includeArrayIndex?: unknown; preserveNullAndEmptyArrays?: unknown };

function* unwindStage(input: DocStream, argument: unknown): Generator<Doc | Pause> {
  const spec = (typeof argument === "string" ? { path: argument } : argument) as Unwind; // checked next
  if (!isPlainObject(spec) || typeof spec.path !== "string" || !spec.path.startsWith("$"))
    throw new CommandError(28818, "path option to $unwind stage should be prefixed with a '$'");
  const parts = splitPath(spec.path.slice(1));
  const indexParts = typeof spec.includeArrayIndex === "string" ? splitPath(spec.includeArrayIndex) : null;
  function result(doc: Doc, value: unknown, index: number | null): Doc {
    const changed = withPath(doc, parts, 0, value) as Doc; // a document stays one
    return indexParts ? (withPath(changed, indexParts, 0, index) as Doc) : changed;
  }
  for (const doc of input) {
    if (doc === PAUSE) {
      yield PAUSE;
      continue;
    }
    let value: unknown = doc;
    for (const part of parts) value = isPlainObject(value) ? value[part] : undefined;
    if (Array.isArray(value) && value.length > 0) for (let i = 0; i < value.length; i++) yield result(doc, value[i], i);
    else if (Array.isArray(value) || value === null || value === undefined) {
      if (spec.preserveNullAndEmptyArrays === true) yield result(doc, Array.isArray(value) ? undefined : value, null);
    } else yield result(doc, value, null);
  }
}

function sortByCountStage(input: DocStream, argument: unknown, options: PipelineOptions): DocStream {
  return openStages([{ $group: { _id: argument, count: { $sum: 1 } } }, { $sort: { count: -1 } }], input, options);
}

function* facetStage(input: DocStream, argument: unknown, options: PipelineOptions): Generator<Doc | Pause> {
  if (!isPlainObject(argument) || Object.keys(argument).length === 0)
    throw new CommandError(40169, "the $facet specification must be a non-empty object");
  const docs = yield* collect(input);
  const result: Doc = {};
  for (const [name, stages] of Object.entries(argument)) {
    if (!Array.isArray(stages)) throw new CommandError(40170, `arguments to $facet must be arrays, ${name} is not`);
    result[name] = yield* collect(
      openStages(
        stages as Doc[],
        docs.map((doc) => cloneValue(doc) as Doc),
        options,
      ),
    ); // checked by checkPipeline
  }
  yield result;
}

function* sampleStage(input: DocStream, argument: unknown): Generator<Doc | Pause> {
  const size = isPlainObject(argument) && rankOf(argument.size) === RANK.number ? numberOf(argument.size) : Number.NaN;
  if (!(size > 0)) throw new CommandError(28747, "size argument to $sample must be a positive number");
  const kept: Doc[] = [];
  let seen = 0;
  for (const doc of input) {
    if (doc === PAUSE) {
      yield PAUSE;
      continue;
    }
    seen++;
    if (kept.length < size) kept.push(doc);
    else {
      const at = Math.floor(Math.random() * seen);
      if (at < size) kept[at] = doc;
    }
  }
  yield* kept.sort(() => Math.random() - 0.5);
}

function sourceOf(options: PipelineOptions, stage: string): PipelineSource {
  if (!options.source) throw new CommandError(72, `${stage} is not allowed here`);
  return options.source;
}

type Lookup = {
  from?: unknown;
  as: string;
  localField?: unknown;
  foreignField?: unknown;
  let?: unknown;
  pipeline?: unknown;
};

const LOOKUP_FIELDS = new Set(["from", "as", "localField", "foreignField", "let", "pipeline"]);

function readLookup(argument: unknown): Lookup {
  if (!isPlainObject(argument)) throw new CommandError(9, "the $lookup specification must be an object");
  for (const name of Object.keys(argument))
    if (!LOOKUP_FIELDS.has(name)) throw new CommandError(9, `unknown argument to $lookup: ${name}`);
  if (typeof argument.as !== "string") throw new CommandError(9, "must specify 'as' field for a $lookup");
  if ((argument.localField === undefined) !== (argument.foreignField === undefined))
    throw new CommandError(9, "$lookup requires both or neither of 'localField' and 'foreignField'");
  if (argument.localField === undefined && !Array.isArray(argument.pipeline))
    throw new CommandError(9, "$lookup requires either 'pipeline' or both 'localField' and 'foreignField'");
  return argument as Lookup; // its fields are checked above
}

function joinValues(doc: Doc, parts: readonly string[]): unknown[] {
  const values: unknown[] = [];
  function walk(value: unknown, at: number): void {
    if (Array.isArray(value)) for (const item of value) walk(item, at);
    else if (at === parts.length) values.push(value ?? null);
    else if (isPlainObject(value) && Object.hasOwn(value, parts[at]!)) walk(value[parts[at]!], at + 1);
    else values.push(null);
  }
  walk(doc, 0);
  return values;
}

function* lookupStage(input: DocStream, argument: unknown, options: PipelineOptions): Generator<Doc | Pause> {
  const spec = readLookup(argument);
  const source = sourceOf(options, "$lookup");
  const asParts = splitPath(spec.as);
  const stages = (spec.pipeline ?? []) as Doc[]; // checked by checkPipeline
  const from = spec.from === undefined ? null : collectionName(spec.from);
  const bindings = isPlainObject(spec.let)
    ? Object.entries(spec.let).map(
        ([name, value]) => [name, compilePlainExpression(value, options.variables, options.collation ?? null)] as const,
      )
    : [];
  const byField = spec.localField !== undefined && from !== null;
  const equal = byField ? source.lookup(from, String(spec.foreignField), options) : null;
  const localParts = splitPath(String(spec.localField ?? ""));
  for (const doc of input) {
    if (doc === PAUSE) {
      yield PAUSE;
      continue;
    }
    const variables: Variables = { ...options.variables };
    for (const [name, evaluate] of bindings) variables[name] = evaluate(doc) ?? null;
    const inner = { ...options, variables };
    let joined: DocStream;
    if (equal) joined = openStages(stages, equal(joinValues(doc, localParts)), inner);
    else if (from === null) joined = openStages(stages, [], inner);
    else {
      const opened = source.open(from, stages, inner);
      joined = openStages(opened.rest, opened.docs, inner);
    }
    yield withPath(doc, asParts, 0, yield* collect(joined)) as Doc; // a document stays one
    yield PAUSE;
  }
}

function collectionName(value: unknown): string {
  if (typeof value === "string") return value;
  throw notSupported("a namespace of another database in an aggregation stage");
}

function* unionStage(input: DocStream, argument: unknown, options: PipelineOptions): Generator<Doc | Pause> {
  yield* input;
  const spec = typeof argument === "string" ? { coll: argument } : argument;
  if (!isPlainObject(spec)) throw new CommandError(9, "the $unionWith stage specification must be an object or string");
  const stages = (Array.isArray(spec.pipeline) ? spec.pipeline : []) as Doc[]; // checked by checkPipeline
  if (spec.coll === undefined) {
    yield* openStages(stages, [], options);
    return;
  }
  const opened = sourceOf(options, "$unionWith").open(collectionName(spec.coll), stages, options);
  yield* openStages(opened.rest, opened.docs, options);
}

function documentsStage(argument: unknown, options: PipelineOptions): DocStream {
  const docs = compilePlainExpression(argument, options.variables, options.collation ?? null)({});
  if (!Array.isArray(docs) || !docs.every(isPlainObject))
    throw new CommandError(5858203, "an array of documents is expected for $documents");
  return docs;
}

function* libraryStage(
  name: string,
  input: DocStream,
  argument: unknown,
  options: PipelineOptions,
): Generator<Doc | Pause> {
  const docs = yield* collect(input);
  const plain = toPlainValue(argument);
  checkLibraryArgument(name, plain);
  let foreign: Doc[] | null = null;
  if (name === "$graphLookup" && isPlainObject(plain))
    foreign = yield* collect(sourceOf(options, name).open(collectionName(plain.from), [], options).docs);
  const run = mingo().pipeline[name as keyof Library] as (
    input: unknown,
    argument: unknown,
    options: unknown,
  ) => { collect(): Doc[] }; // all stages of the library are such functions
  const compute = expressionOptions(options.variables, options.collation ?? null);
  const given = foreign && isPlainObject(plain) ? { ...plain, from: foreign } : plain;
  for (const doc of run(mingo().lazy.Lazy(docs), given, compute).collect()) yield idFirst(withoutMissing(doc) as Doc); // a document stays one
}

function checkLibraryArgument(name: string, argument: unknown): void {
  if (name === "$redact") {
    checkExpression(argument);
    return;
  }
  if (!isPlainObject(argument)) throw new CommandError(9, `the ${name} specification must be an object`);
  for (const field of ["groupBy", "startWith", "partitionBy"]) checkExpression(argument[field]);
}

function idFirst(doc: Doc): Doc {
  if (!Object.hasOwn(doc, "_id")) return doc;
  const { _id, ...rest } = doc;
  return { _id, ...rest };
}

function bucketStage(input: DocStream, argument: unknown, options: PipelineOptions): DocStream {
  if (!isPlainObject(argument)) throw new CommandError(40201, "Argument to $bucket stage must be an object");
  const { groupBy, boundaries, default: fallback, output } = argument;
  if (!Array.isArray(boundaries) || boundaries.length < 2)
    throw new CommandError(40192, "The $bucket 'boundaries' field must have at least 2 values");
  boundaries.forEach((boundary, i) => {
    if (i > 0 && compareValues(boundaries[i - 1], boundary) >= 0)
      throw new CommandError(40194, "The 'boundaries' option to $bucket must be sorted");
  });
  const evaluate = compilePlainExpression(groupBy, options.variables, options.collation ?? null);
  const withBucket = mapDocs(input, (doc) => {
    const value = evaluate(doc) ?? null;
    let bucket: unknown = fallback;
    for (let i = 0; i < boundaries.length - 1; i++)
      if (compareValues(value, boundaries[i]) >= 0 && compareValues(value, boundaries[i + 1]) < 0)
        bucket = boundaries[i];
    if (bucket === undefined)
      throw new CommandError(
        7157303,
        "$switch could not find a matching branch for an input, and no default was specified",
      );
    return { ...doc, [BUCKET_FIELD]: bucket };
  });
  const fields = isPlainObject(output) ? output : { count: { $sum: 1 } };
  return openStages([{ $group: { _id: `$${BUCKET_FIELD}`, ...fields } }, { $sort: { _id: 1 } }], withBucket, options);
}

const BUCKET_FIELD = "__northfold_bucket";

const STAGES = new Map<string, Stage>([
  ["$match", matchStage],
  ["$project", projectStage],
  ["$addFields", addFieldsStage],
  ["$set", addFieldsStage],
  ["$unset", unsetStage],
  ["$replaceWith", replaceStage],
  [
    "$replaceRoot",
    (input, argument, options) => {
      if (!isPlainObject(argument) || argument.newRoot === undefined)
        throw new CommandError(40231, "no newRoot specified for the $replaceRoot stage");
      return replaceStage(input, argument.newRoot, options);
    },
  ],
  ["$group", groupStage],
  ["$sort", sortStage],
  ["$limit", limitStage],
  ["$skip", skipStage],
  ["$count", countStage],
  ["$unwind", unwindStage],
  ["$sortByCount", sortByCountStage],
  ["$facet", facetStage],
  ["$sample", sampleStage],
  ["$bucket", bucketStage],
  ["$lookup", lookupStage],
  ["$unionWith", unionStage],
]);
