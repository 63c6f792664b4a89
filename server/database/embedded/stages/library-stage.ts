import { type Doc, isPlainObject, toPlainValue } from "../bson-document.ts";
import { CommandError } from "../errors.ts";
import { checkExpression, expressionOptions } from "../expressions.ts";
import { mingo } from "../mingo-library.ts";
import type { Pause } from "../scan.ts";
import { collect, collectionName, type DocStream, type PipelineOptions, sourceOf, withoutMissing } from "./stream.ts";

type Library = ReturnType<typeof mingo>["pipeline"];

/** The aggregation library runs these and needs the whole input at once. */
export const LIBRARY_STAGES = new Set([
  "$bucketAuto",
  "$densify",
  "$fill",
  "$graphLookup",
  "$redact",
  "$setWindowFields",
]);

export function* libraryStage(
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
