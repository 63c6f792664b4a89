import { cloneValue, type Doc, isPlainObject } from "../bson-document.ts";
import { CommandError } from "../errors.ts";
import { compilePlainExpression, type Variables } from "../expressions.ts";
import { splitPath } from "../paths.ts";
import { PAUSE, type Pause } from "../scan.ts";
import {
  collect,
  collectionName,
  type DocStream,
  type OpenStages,
  type PipelineOptions,
  sourceOf,
  withPath,
} from "./stream.ts";

export function* facetStage(
  input: DocStream,
  argument: unknown,
  options: PipelineOptions,
  open: OpenStages,
): Generator<Doc | Pause> {
  if (!isPlainObject(argument) || Object.keys(argument).length === 0)
    throw new CommandError(40169, "the $facet specification must be a non-empty object");
  const docs = yield* collect(input);
  const result: Doc = {};
  for (const [name, stages] of Object.entries(argument)) {
    if (!Array.isArray(stages)) throw new CommandError(40170, `arguments to $facet must be arrays, ${name} is not`);
    result[name] = yield* collect(
      open(
        stages as Doc[],
        docs.map((doc) => cloneValue(doc) as Doc),
        options,
      ),
    ); // checked by checkPipeline
  }
  yield result;
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

export function* lookupStage(
  input: DocStream,
  argument: unknown,
  options: PipelineOptions,
  open: OpenStages,
): Generator<Doc | Pause> {
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
    if (equal) joined = open(stages, equal(joinValues(doc, localParts)), inner);
    else if (from === null) joined = open(stages, [], inner);
    else {
      const opened = source.open(from, stages, inner);
      joined = open(opened.rest, opened.docs, inner);
    }
    yield withPath(doc, asParts, 0, yield* collect(joined)) as Doc; // a document stays one
    yield PAUSE;
  }
}

export function* unionStage(
  input: DocStream,
  argument: unknown,
  options: PipelineOptions,
  open: OpenStages,
): Generator<Doc | Pause> {
  yield* input;
  const spec = typeof argument === "string" ? { coll: argument } : argument;
  if (!isPlainObject(spec)) throw new CommandError(9, "the $unionWith stage specification must be an object or string");
  const stages = (Array.isArray(spec.pipeline) ? spec.pipeline : []) as Doc[]; // checked by checkPipeline
  if (spec.coll === undefined) {
    yield* open(stages, [], options);
    return;
  }
  const opened = sourceOf(options, "$unionWith").open(collectionName(spec.coll), stages, options);
  yield* open(opened.rest, opened.docs, options);
}

export function documentsStage(argument: unknown, options: PipelineOptions): DocStream {
  const docs = compilePlainExpression(argument, options.variables, options.collation ?? null)({});
  if (!Array.isArray(docs) || !docs.every(isPlainObject))
    throw new CommandError(5858203, "an array of documents is expected for $documents");
  return docs;
}
