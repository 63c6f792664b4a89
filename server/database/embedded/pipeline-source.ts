import { type Doc, fieldNames, isPlainObject, toPlainValue } from "./bson-document.ts";
import type { Catalog } from "./catalog.ts";
import type { Collection } from "./collection.ts";
import { fieldsNeeded } from "./expression-fields.ts";
import { stageName } from "./pipeline.ts";
import { wholeArgument } from "./stages/gathering-stages.ts";
import type { DocStream, PipelineOptions, PipelineSource } from "./stages/stream.ts";
import { findDocuments, type FoundStream, PAUSE, type Pause, type Query } from "./scan.ts";
import { readSort } from "./sorting.ts";

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

export function* asPlainDocs(found: FoundStream, stages: readonly Doc[] = []): Generator<Doc | Pause> {
  const needed = fieldsNeeded(stages);
  const names = needed && fieldNames(needed);
  for (const item of found) {
    if (item === PAUSE) {
      yield PAUSE;
      continue;
    }
    yield toPlainValue(item.some(names)) as Doc; // a document stays one
  }
}

export function pipelineSource(catalog: Catalog, database: string): PipelineSource {
  function open(name: string, stages: Doc[], options: PipelineOptions): { docs: DocStream; rest: Doc[] } {
    const collection = catalog.find(database, name);
    if (!collection) return { docs: [], rest: stages };
    const { query, rest } = pushDown(collection, stages, options);
    return { docs: asPlainDocs(findDocuments(query), rest), rest };
  }
  function lookup(name: string, path: string, options: PipelineOptions): (values: unknown[]) => DocStream {
    const collection = catalog.find(database, name);
    if (!collection) return () => [];
    return (values) => {
      const filter: Doc = { [path]: values.length === 1 ? { $eq: values[0] } : { $in: values } };
      return asPlainDocs(findDocuments({ collection, filter, sort: [], collation: options.collation ?? null }));
    };
  }
  return { open, lookup };
}
