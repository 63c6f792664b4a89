import { compileAccumulator } from "../accumulators.ts";
import { type Doc, isPlainObject, setField } from "../bson-document.ts";
import { compareValues, numberOf, RANK, rankOf } from "../compare.ts";
import { CommandError } from "../errors.ts";
import { compilePlainExpression } from "../expressions.ts";
import { encodeKey } from "../keys.ts";
import { PAUSE, type Pause } from "../scan.ts";
import { compileSort, type SortKey, readSort } from "../sorting.ts";
import {
  type DocStream,
  mapDocs,
  type OpenStages,
  PAUSE_EVERY,
  type PipelineOptions,
  withoutMissing,
} from "./stream.ts";

export function* groupStage(input: DocStream, argument: unknown, options: PipelineOptions): Generator<Doc | Pause> {
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

export function* sortStage(input: DocStream, argument: unknown, options: PipelineOptions): Generator<Doc | Pause> {
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

export function* limitStage(input: DocStream, argument: unknown): Generator<Doc | Pause> {
  const limit = wholeArgument("$limit", argument);
  let given = 0;
  for (const doc of input) {
    yield doc;
    if (doc !== PAUSE && ++given >= limit) return;
  }
}

export function* skipStage(input: DocStream, argument: unknown): Generator<Doc | Pause> {
  const skip = wholeArgument("$skip", argument);
  let skipped = 0;
  for (const doc of input) if (doc === PAUSE || ++skipped > skip) yield doc;
}

export function* countStage(input: DocStream, argument: unknown): Generator<Doc | Pause> {
  if (typeof argument !== "string" || argument === "" || argument.startsWith("$") || argument.includes("."))
    throw new CommandError(40156, "the count field must be a non-empty string without $ and dots");
  let count = 0;
  for (const doc of input) {
    if (doc === PAUSE) yield PAUSE;
    else count++;
  }
  if (count > 0) yield { [argument]: count };
}

export function* sampleStage(input: DocStream, argument: unknown): Generator<Doc | Pause> {
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

export function sortByCountStage(
  input: DocStream,
  argument: unknown,
  options: PipelineOptions,
  open: OpenStages,
): DocStream {
  return open([{ $group: { _id: argument, count: { $sum: 1 } } }, { $sort: { count: -1 } }], input, options);
}

export function bucketStage(
  input: DocStream,
  argument: unknown,
  options: PipelineOptions,
  open: OpenStages,
): DocStream {
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
  return open([{ $group: { _id: `$${BUCKET_FIELD}`, ...fields } }, { $sort: { _id: 1 } }], withBucket, options);
}

const BUCKET_FIELD = "__northfold_bucket";
