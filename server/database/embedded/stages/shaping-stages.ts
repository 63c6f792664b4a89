import { type Doc, isPlainObject } from "../bson-document.ts";
import { CommandError } from "../errors.ts";
import { compilePlainExpression, type Evaluate } from "../expressions.ts";
import { compileFilter } from "../matcher.ts";
import { splitPath } from "../paths.ts";
import { compileProjection } from "../projection.ts";
import { PAUSE, type Pause } from "../scan.ts";
import { type DocStream, mapDocs, type PipelineOptions, withoutMissing, withPath } from "./stream.ts";

export function matchStage(input: DocStream, argument: unknown, options: PipelineOptions): DocStream {
  if (!isPlainObject(argument)) throw new CommandError(15959, "the match filter must be an expression in an object");
  const test = compileFilter(argument, { collation: options.collation ?? null, variables: options.variables });
  return mapDocs(input, (doc) => (test(doc) ? doc : null));
}

export function projectStage(input: DocStream, argument: unknown, options: PipelineOptions): DocStream {
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

export function addFieldsStage(input: DocStream, argument: unknown, options: PipelineOptions): DocStream {
  if (!isPlainObject(argument)) throw new CommandError(40272, "$addFields specification stage must be an object");
  const setters = settersOf(argument, "", options);
  return mapDocs(input, (doc) => {
    let result: unknown = doc;
    for (const { parts, evaluate } of setters) result = withPath(result, parts, 0, withoutMissing(evaluate(doc)));
    return result as Doc; // withPath of a document is one
  });
}

export function unsetStage(input: DocStream, argument: unknown, options: PipelineOptions): DocStream {
  const paths = Array.isArray(argument) ? argument : [argument];
  if (paths.length === 0 || paths.some((path) => typeof path !== "string"))
    throw new CommandError(31002, "$unset specification must be a string or an array of strings");
  return projectStage(input, Object.fromEntries(paths.map((path) => [path, 0])), options);
}

export function replaceStage(input: DocStream, expression: unknown, options: PipelineOptions): DocStream {
  const evaluate = compilePlainExpression(expression, options.variables, options.collation ?? null);
  return mapDocs(input, (doc) => {
    const root = withoutMissing(evaluate(doc));
    if (!isPlainObject(root)) throw new CommandError(40228, "'newRoot' expression must evaluate to an object");
    return root;
  });
}

type Unwind = { path: string; includeArrayIndex?: unknown; preserveNullAndEmptyArrays?: unknown };

export function* unwindStage(input: DocStream, argument: unknown): Generator<Doc | Pause> {
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

export function replaceRootStage(input: DocStream, argument: unknown, options: PipelineOptions): DocStream {
  if (!isPlainObject(argument) || argument.newRoot === undefined)
    throw new CommandError(40231, "no newRoot specified for the $replaceRoot stage");
  return replaceStage(input, argument.newRoot, options);
}
