import { cloneValue, type Doc, elementsOf, holdsLong, isPlainObject, setField, toPlainValue } from "./bson-document.ts";
import { encodeElement } from "./bson-writer.ts";
import type { Collation } from "./collation.ts";
import { compareText, compareValues } from "./compare.ts";
import { CommandError, notSupported } from "./errors.ts";
import type { Variables } from "./expressions.ts";
import { compileFilter, type Predicate } from "./matcher.ts";
import { fieldsOf, getPath, isArrayIndex, MISSING } from "./paths.ts";
import { runStages } from "./pipeline.ts";
import { firstMatchingElement } from "./positional.ts";
import { isUpdateOperator, UNCHANGED, applyOperator } from "./update-operators.ts";

export type UpdateOptions = {
  filter: Doc;
  collation: Collation | null;
  arrayFilters?: unknown;
  variables?: Variables | undefined;
};
export type Update = {
  kind: "operators" | "replacement" | "pipeline";
  /** The top-level fields that it reads and changes; null = it needs the whole document. */
  fields: readonly string[] | null;
  apply(doc: Doc, inserting: boolean): Doc;
};

type Change = { path: string; parts: string[]; operator: string; argument: unknown };

const PIPELINE_STAGES = new Set(["$addFields", "$set", "$project", "$unset", "$replaceRoot", "$replaceWith"]);
const MAX_BACKFILL = 1_500_000;

/** Operators, a whole document or a pipeline. Throws 9, 2, 40, 14 ... as MongoDB does. */
export function compileUpdate(update: unknown, options: UpdateOptions): Update {
  if (Array.isArray(update)) return compilePipelineUpdate(update, options);
  if (!isPlainObject(update)) throw new CommandError(9, "Update argument must be either an object or an array");
  const first = Object.keys(update)[0];
  if (first === undefined || !first.startsWith("$")) return compileReplacement(update, options);
  return compileOperatorUpdate(update, options);
}

function compileReplacement(replacement: Doc, options: UpdateOptions): Update {
  if (options.arrayFilters !== undefined && (options.arrayFilters as unknown[]).length > 0)
    throw new CommandError(9, "arrayFilters may not be specified with a replacement document");
  for (const name of Object.keys(replacement))
    if (name.startsWith("$"))
      throw new CommandError(
        52,
        `The dollar ($) prefixed field '${name}' in '${name}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
      );
  return {
    kind: "replacement",
    fields: null,
    apply: (doc) => {
      const { _id: given, ...rest } = replacement;
      const own = Object.hasOwn(doc, "_id");
      if (Object.hasOwn(replacement, "_id") && own && compareValues(given, doc._id) !== 0) throw immutableId();
      if (!own && !Object.hasOwn(replacement, "_id")) return { ...rest };
      return { _id: own ? doc._id : given, ...rest };
    },
  };
}

function immutableId(): CommandError {
  return new CommandError(66, "Performing an update on the path '_id' would modify the immutable field '_id'");
}

function compilePipelineUpdate(stages: unknown[], options: UpdateOptions): Update {
  if (options.arrayFilters !== undefined)
    throw new CommandError(9, "arrayFilters may not be specified for pipeline-syle updates");
  for (const stage of stages) {
    if (!isPlainObject(stage)) throw new CommandError(14, "Each element of the 'pipeline' array must be an object");
    const name = Object.keys(stage)[0] ?? "";
    if (!PIPELINE_STAGES.has(name)) throw new CommandError(72, `${name} is not allowed to be used within an update`);
  }
  return {
    kind: "pipeline",
    fields: null,
    apply: (doc) => {
      const plain = toPlainValue(doc) as Doc; // a document stays a document
      const result =
        runStages(stages as Doc[], [cloneValue(plain) as Doc], {
          variables: options.variables,
          collation: options.collation,
        })[0] ?? {};
      return keepTypes(doc, result);
    },
  };
}

/** Pipelines work on plain numbers, so unchanged fields get their BSON type back. */
function keepTypes(before: Doc, after: Doc): Doc {
  const result: Doc = {};
  if (Object.hasOwn(before, "_id")) {
    if (Object.hasOwn(after, "_id") && compareValues(after._id, before._id) !== 0) throw immutableId();
    result._id = before._id;
  }
  for (const name of Object.keys(after)) {
    if (name === "_id" && Object.hasOwn(result, "_id")) continue;
    const same = Object.hasOwn(before, name) && compareValues(before[name], after[name]) === 0;
    if (!same && holdsLong(before[name])) throw notSupported(`a pipeline's change of ${name}, a 64-bit number`);
    setField(result, name, same ? before[name] : after[name]);
  }
  return result;
}

function compileOperatorUpdate(update: Doc, options: UpdateOptions): Update {
  const changes: Change[] = [];
  for (const [operator, fields] of Object.entries(update)) {
    if (!isUpdateOperator(operator))
      throw new CommandError(
        9,
        `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
      );
    if (!isPlainObject(fields))
      throw new CommandError(
        9,
        `Modifiers operate on fields but we found type ${typeof fields} instead. For example: {$mod: {<field>: ...}} not {${operator}: ${String(fields)}}`,
      );
    for (const [path, argument] of Object.entries(fields)) changes.push(readChange(operator, path, argument));
  }
  for (const change of changes.filter((entry) => entry.operator === "$rename")) {
    const target = change.argument as string; // checked by readChange
    changes.push({ path: target, parts: target.split("."), operator: "$renameTarget", argument: change.path });
  }
  changes.sort((a, b) => comparePaths(a.parts, b.parts));
  checkConflicts(changes);
  const filters = readArrayFilters(options, changes);
  return {
    kind: "operators",
    fields: [...new Set(changes.map(({ parts }) => parts[0]!))],
    apply: (doc, inserting) => applyChanges(doc, changes, { ...options, filters, inserting }),
  };
}

function readChange(operator: string, path: string, argument: unknown): Change {
  if (path === "") throw new CommandError(56, "An empty update path is not valid.");
  const parts = path.split(".");
  if (parts.some((part) => part === ""))
    throw new CommandError(56, `The update path '${path}' contains an empty field name, which is not allowed.`);
  if (parts[0] === "$" || parts[0]!.startsWith("$["))
    throw new CommandError(
      2,
      `Cannot have array filter or positional operator as the first part of the path '${path}'`,
    );
  if (operator === "$rename") {
    if (typeof argument !== "string")
      throw new CommandError(2, `The 'to' field for $rename must be a string: ${path}: ${String(argument)}`);
    if (argument === path)
      throw new CommandError(2, `The source and target field for $rename must differ: ${path}: "${argument}"`);
    if (`${path}.${argument}`.split(".").some((part) => part.startsWith("$") && part.length <= 3))
      throw new CommandError(2, `The source or target field for $rename may not be dynamic: ${path}`);
  }
  return { path, parts, operator, argument };
}

function comparePaths(a: string[], b: string[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const [x, y] = [a[i]!, b[i]!];
    if (x === y) continue;
    if (isArrayIndex(x) && isArrayIndex(y)) return Number(x) - Number(y);
    return compareText(x, y);
  }
  return a.length - b.length;
}

function checkConflicts(changes: Change[]): void {
  for (let i = 1; i < changes.length; i++) {
    for (let j = i - 1; j >= 0; j--) {
      const [a, b] = [changes[j]!, changes[i]!];
      if (a.parts[0] !== b.parts[0]) break;
      if (a.parts.every((part, k) => part === b.parts[k]))
        throw new CommandError(40, `Updating the path '${b.path}' would create a conflict at '${a.path}'`);
    }
  }
}

type ArrayFilters = Map<string, Predicate>;

function readArrayFilters(options: UpdateOptions, changes: Change[]): ArrayFilters {
  const filters: ArrayFilters = new Map();
  const given = options.arrayFilters ?? [];
  if (!Array.isArray(given)) throw new CommandError(14, "arrayFilters must be an array");
  for (const filter of given) {
    if (!isPlainObject(filter)) throw new CommandError(14, "Each array filter must be an object");
    const name = filterName(filter);
    if (name === null)
      throw new CommandError(9, "Cannot use an expression without a top-level field name in arrayFilters");
    if (!/^[a-z][a-zA-Z0-9]*$/.test(name))
      throw new CommandError(
        2,
        `Error parsing array filter: The top-level field name must be an alphanumeric string beginning with a lowercase letter, found '${name}'`,
      );
    if (filters.has(name))
      throw new CommandError(9, `Found multiple array filters with the same top-level field name ${name}`);
    const test = compileFilter(filter, { collation: options.collation, variables: options.variables });
    filters.set(name, (item) => test({ [name]: item }));
  }
  const used = new Set(
    changes.flatMap((change) =>
      change.parts.flatMap((part) => (part.startsWith("$[") && part !== "$[]" ? [part.slice(2, -1)] : [])),
    ),
  );
  for (const name of used)
    if (!filters.has(name))
      throw new CommandError(
        2,
        `No array filter found for identifier '${name}' in path '${changes.find((change) => change.path.includes(`$[${name}]`))?.path}'`,
      );
  for (const name of filters.keys())
    if (!used.has(name))
      throw new CommandError(9, `The array filter for identifier '${name}' was not used in the update`);
  return filters;
}

function filterName(filter: Doc): string | null {
  for (const [name, value] of Object.entries(filter)) {
    if (!name.startsWith("$")) return name.split(".")[0]!;
    if (Array.isArray(value)) for (const entry of value) if (isPlainObject(entry)) return filterName(entry);
  }
  return null;
}

type ApplyContext = UpdateOptions & { filters: ArrayFilters; inserting: boolean };

function applyChanges(doc: Doc, changes: Change[], context: ApplyContext): Doc {
  const result: Doc = { ...doc };
  const copied = new Set<string>();
  for (const change of changes) {
    const top = change.parts[0]!;
    if (!copied.has(top)) {
      copied.add(top);
      if (Object.hasOwn(result, top)) setField(result, top, cloneValue(result[top]));
    }
  }
  for (const change of changes) {
    if (change.operator === "$setOnInsert" && !context.inserting) continue;
    for (const path of concretePaths(doc, result, change, context)) applyAt(doc, result, path, change);
  }
  if (Object.hasOwn(doc, "_id") && (!Object.hasOwn(result, "_id") || compareValues(doc._id, result._id) !== 0))
    throw immutableId();
  return result;
}

function concretePaths(original: Doc, doc: Doc, change: Change, context: ApplyContext): string[][] {
  if (!change.parts.some((part) => part.startsWith("$"))) return [change.parts];
  let paths: string[][] = [[]];
  for (const part of change.parts) {
    if (part === "$") paths = paths.map((path) => [...path, positionalIndex(original, path, context)]);
    else if (part.startsWith("$[")) paths = paths.flatMap((path) => filteredPaths(doc, path, part, change, context));
    else paths = paths.map((path) => [...path, part]);
  }
  return paths;
}

function positionalIndex(doc: Doc, path: string[], context: ApplyContext): string {
  const array = getPath(doc, path);
  const index = Array.isArray(array)
    ? firstMatchingElement(context.filter, path.join("."), array, context.collation)
    : -1;
  if (index < 0) throw new CommandError(2, "The positional operator did not find the match needed from the query.");
  return String(index);
}

function filteredPaths(doc: Doc, path: string[], part: string, change: Change, context: ApplyContext): string[][] {
  const array = getPath(doc, path);
  if (array === MISSING)
    throw new CommandError(
      2,
      `The path '${path.join(".")}' must exist in the document in order to apply array updates.`,
    );
  if (!Array.isArray(array))
    throw new CommandError(2, `Cannot apply array updates to non-array element ${path.at(-1)} in '${change.path}'`);
  const test = part === "$[]" ? null : context.filters.get(part.slice(2, -1))!;
  return array.flatMap((item, index) => (!test || test(item as Doc) ? [[...path, String(index)]] : [])); // the filter's predicate takes any element
}

function applyAt(original: Doc, doc: Doc, path: string[], change: Change): void {
  if (change.operator === "$renameTarget") {
    const moved = getPath(original, (change.argument as string).split(".")); // the source's path
    if (moved === MISSING) return;
    checkNoArrayOnWay(original, path);
    setAt(doc, path, () => moved, true);
    return;
  }
  if (change.operator === "$rename") {
    checkNoArrayOnWay(original, path);
    unsetAt(doc, path);
    return;
  }
  if (change.operator === "$unset") {
    unsetAt(doc, path);
    return;
  }
  const creates = !["$pop", "$pull", "$pullAll"].includes(change.operator);
  setAt(doc, path, (current) => applyOperator(change.operator, current, change.argument, change.path), creates);
}

function checkNoArrayOnWay(doc: Doc, path: string[]): void {
  for (let i = 1; i < path.length; i++)
    if (Array.isArray(getPath(doc, path.slice(0, i))))
      throw new CommandError(
        2,
        `The source or target field of $rename cannot be an array element: '${path.join(".")}'`,
      );
}

function unsetAt(doc: Doc, path: string[]): void {
  const parent = getPath(doc, path.slice(0, -1));
  const name = path.at(-1)!;
  if (Array.isArray(parent)) {
    if (isArrayIndex(name) && Number(name) < parent.length) parent[Number(name)] = null;
  } else {
    const fields = parent === MISSING ? null : fieldsOf(parent);
    if (fields) delete fields[name];
  }
}

export function setAt(doc: Doc, path: string[], change: (current: unknown) => unknown, creates: boolean): void {
  let parent: unknown = doc;
  for (let i = 0; i < path.length; i++) {
    const part = path[i]!;
    const last = i === path.length - 1;
    const current = childOf(parent, part);
    if (current === MISSING && !creates) return;
    if (current === MISSING && !Array.isArray(parent) && !isPlainObject(parent)) throw notViable(path, i, parent);
    if (Array.isArray(parent) && !isArrayIndex(part)) {
      if (!creates) return;
      throw notViable(path, i, parent);
    }
    if (last) {
      const value = change(current);
      if (value !== UNCHANGED) putChild(parent, part, value);
      return;
    }
    if (current === MISSING) {
      const made: Doc = {};
      const rest = path.slice(i + 1);
      setAt(made, rest, change, creates);
      putChild(parent, part, made);
      return;
    }
    parent = current;
  }
}

function notViable(path: string[], at: number, parent: unknown): CommandError {
  const owner = path[at - 1] ?? "";
  return new CommandError(28, `Cannot create field '${path[at]}' in element {${owner}: ${JSON.stringify(parent)}}`);
}

function childOf(parent: unknown, part: string): unknown {
  if (Array.isArray(parent)) return isArrayIndex(part) && Number(part) < parent.length ? parent[Number(part)] : MISSING;
  const fields = isPlainObject(parent) ? parent : null;
  return fields && Object.hasOwn(fields, part) ? fields[part] : MISSING;
}

function putChild(parent: unknown, part: string, value: unknown): void {
  if (Array.isArray(parent)) {
    const index = Number(part);
    if (index - parent.length > MAX_BACKFILL)
      throw new CommandError(2, `can't backfill more than ${MAX_BACKFILL} elements`);
    while (parent.length < index) parent.push(null);
    parent[index] = value;
  } else setField(parent as Doc, part, value); // setAt refuses every other parent
}

/** Copies top-level fields byte for byte that are unchanged, or were not decoded and so are in neither document. */
export function encodeChanged(bytes: Buffer, before: Doc, after: Doc): Buffer {
  const pieces: Buffer[] = [];
  const seen = new Set<string>();
  for (const element of elementsOf(bytes)) {
    seen.add(element.name);
    if (!Object.hasOwn(after, element.name) && Object.hasOwn(before, element.name)) continue;
    if (after[element.name] === before[element.name]) pieces.push(bytes.subarray(element.start, element.end));
    else pieces.push(encodeElement(element.name, after[element.name]));
  }
  for (const name of Object.keys(after)) if (!seen.has(name)) pieces.push(encodeElement(name, after[name]));
  return joinElements(pieces);
}

function joinElements(pieces: Buffer[]): Buffer {
  const size = pieces.reduce((total, piece) => total + piece.length, 5);
  const joined = Buffer.allocUnsafe(size);
  joined.writeInt32LE(size, 0);
  let at = 4;
  for (const piece of pieces) at += piece.copy(joined, at);
  joined[at] = 0;
  return joined;
}
