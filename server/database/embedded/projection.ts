import { type Doc, isPlainObject, setField, toPlainValue } from "./bson-document.ts";
import type { Collation } from "./collation.ts";
import { numberOf, RANK, rankOf } from "./compare.ts";
import { CommandError, notSupported } from "./errors.ts";
import { compilePlainExpression, type Evaluate, type Variables } from "./expressions.ts";
import { compileFilter, type Predicate } from "./matcher.ts";
import { firstMatchingElement } from "./positional.ts";

export type Project = (doc: Doc) => Doc;

type Leaf =
  | { kind: "include" }
  | { kind: "exclude" }
  | { kind: "slice"; skip: number; count: number }
  | { kind: "elemMatch"; test: Predicate }
  | { kind: "positional"; path: string }
  | { kind: "expression"; evaluate: Evaluate };
type Tree = { children: Map<string, Tree | Leaf> };

function isTree(node: Tree | Leaf): node is Tree {
  return "children" in node;
}

type ProjectionOptions = {
  filter?: Doc;
  collation?: Collation | null;
  variables?: Variables | undefined;
  /** In $project strings and numbers are expressions; `find` adds positional, $slice and $elemMatch. */
  aggregation?: boolean;
};

/** Null where it leaves documents unchanged. Throws 31253, 31254 and others. */
export function compileProjection(spec: unknown, options: ProjectionOptions = {}): Project | null {
  if (spec === undefined || spec === null) return null;
  if (!isPlainObject(spec)) throw new CommandError(14, "Expected field projection to be of type object");
  if (Object.keys(spec).length === 0) return null;
  const tree: Tree = { children: new Map() };
  for (const [path, value] of Object.entries(spec)) addPath(tree, path, value, options);
  const kinds = kindsOf(tree, true);
  if (kinds.has("include") && kinds.has("exclude"))
    throw new CommandError(
      kinds.has("exclude") ? 31254 : 31253,
      "Invalid projection: cannot do exclusion in inclusion projection, or inclusion in exclusion projection",
    );
  if (kinds.has("exclude") && kinds.has("expression"))
    throw new CommandError(31252, "Invalid projection: cannot use an expression in an exclusion projection");
  const id = tree.children.get("_id");
  const idExcluded = id !== undefined && !isTree(id) && id.kind === "exclude";
  const inclusion =
    kinds.has("include") ||
    kinds.has("expression") ||
    kinds.has("elemMatch") ||
    kinds.has("positional") ||
    (!kinds.has("exclude") && !kinds.has("slice") && id !== undefined && !idExcluded);
  if (inclusion && id === undefined) tree.children.set("_id", { kind: "include" });
  if (inclusion && idExcluded) tree.children.delete("_id");
  return (doc) => {
    const context: Context = { root: doc, plain: null, filter: options.filter ?? {}, options };
    const result = inclusion ? includeFields(doc, tree, context) : excludeFields(doc, tree, context);
    return result;
  };
}

type Context = { root: Doc; plain: Doc | null; filter: Doc; options: ProjectionOptions };

function kindsOf(tree: Tree, top: boolean): Set<string> {
  const kinds = new Set<string>();
  for (const [name, node] of tree.children) {
    if (isTree(node)) for (const kind of kindsOf(node, false)) kinds.add(kind);
    else if (!(top && name === "_id" && (node.kind === "include" || node.kind === "exclude"))) kinds.add(node.kind);
  }
  return kinds;
}

function addPath(tree: Tree, path: string, value: unknown, options: ProjectionOptions): void {
  let parts = path.split(".");
  let leaf: Leaf | Tree;
  if (!options.aggregation && parts.at(-1) === "$" && parts.length > 1) {
    parts = parts.slice(0, -1);
    leaf = { kind: "positional", path: parts.join(".") };
  } else leaf = readValue(path, value, options);
  if (parts.some((part) => part === ""))
    throw new CommandError(40353, `FieldPath must not end with a '.' or have an empty part: '${path}'`);
  if (parts.some((part) => part.startsWith("$") && !/^\$(id|ref|db)$/.test(part)))
    throw new CommandError(16410, `FieldPath field names may not start with '$': '${path}'`);
  let node = tree;
  for (const part of parts.slice(0, -1)) {
    const next = node.children.get(part);
    if (next === undefined) {
      const made: Tree = { children: new Map() };
      node.children.set(part, made);
      node = made;
    } else if (isTree(next)) node = next;
    else throw new CommandError(31249, `Path collision at ${path}`);
  }
  const last = parts.at(-1)!;
  const known = node.children.get(last);
  if (known !== undefined) {
    if (!isTree(known) || !isTree(leaf)) throw new CommandError(31250, `Path collision at ${path}`);
    for (const [name, child] of leaf.children) known.children.set(name, child);
    return;
  }
  node.children.set(last, leaf);
}

function readValue(path: string, value: unknown, options: ProjectionOptions): Leaf | Tree {
  if (typeof value === "boolean") return { kind: value ? "include" : "exclude" };
  if (rankOf(value) === RANK.number) return { kind: numberOf(value) !== 0 ? "include" : "exclude" };
  if (isPlainObject(value)) {
    const names = Object.keys(value);
    const first = names[0];
    if (first === undefined)
      throw new CommandError(51270, "An empty sub-projection is not a valid value. Found empty object at path");
    if (first === "$meta") throw notSupported("projection operator $meta");
    if (!options.aggregation && first === "$slice") return readSlice(value.$slice);
    if (!options.aggregation && first === "$elemMatch") {
      if (!isPlainObject(value.$elemMatch))
        throw new CommandError(31274, "elemMatch: Invalid argument, object required");
      const test = compileFilter({ v: { $elemMatch: value.$elemMatch } }, { collation: options.collation ?? null });
      return { kind: "elemMatch", test };
    }
    if (!first.startsWith("$")) {
      const tree: Tree = { children: new Map() };
      for (const name of names) addPath(tree, name, value[name], options);
      return tree;
    }
  }
  if (path.endsWith(".$")) throw new CommandError(2, `positional projection is not allowed here: ${path}`);
  return { kind: "expression", evaluate: compilePlainExpression(value, options.variables, options.collation ?? null) };
}

function readSlice(value: unknown): Leaf {
  const whole = (part: unknown): number => {
    if (rankOf(part) !== RANK.number)
      throw new CommandError(28667, "Invalid $slice syntax. The given syntax did not match the find() syntax");
    return Math.trunc(numberOf(part));
  };
  if (Array.isArray(value)) {
    if (value.length !== 2) throw new CommandError(28667, "Invalid $slice syntax: an array must have two elements");
    const count = whole(value[1]);
    if (count <= 0) throw new CommandError(28724, `First argument to $slice must be a positive number: ${count}`);
    return { kind: "slice", skip: whole(value[0]), count };
  }
  const count = whole(value);
  return count < 0 ? { kind: "slice", skip: count, count: -count } : { kind: "slice", skip: 0, count };
}

function plainRoot(context: Context): Doc {
  context.plain ??= toPlainValue(context.root) as Doc; // a document stays a document
  return context.plain;
}

function applyLeaf(value: unknown, leaf: Leaf, context: Context): unknown {
  switch (leaf.kind) {
    case "slice": {
      if (!Array.isArray(value)) return value;
      const start = leaf.skip < 0 ? Math.max(0, value.length + leaf.skip) : leaf.skip;
      return value.slice(start, start + leaf.count);
    }
    case "elemMatch": {
      if (!Array.isArray(value)) return undefined;
      const index = value.findIndex((item) => leaf.test({ v: [item] }));
      return index < 0 ? undefined : [value[index]];
    }
    case "positional": {
      if (!Array.isArray(value)) return value;
      const index = firstMatchingElement(context.filter, leaf.path, value, context.options.collation ?? null);
      if (index < 0)
        throw new CommandError(
          51246,
          "Executor error during find command :: caused by :: positional operator '.$' couldn't find a matching element in the array",
        );
      return [value[index]];
    }
    default:
      return value;
  }
}

function includeFields(doc: Doc, tree: Tree, context: Context): Doc {
  const result: Doc = {};
  for (const name of Object.keys(doc)) {
    const node = tree.children.get(name);
    if (node === undefined) continue;
    if (isTree(node)) {
      const value = includeValue(doc[name], node, context);
      if (value !== undefined) setField(result, name, value);
    } else if (node.kind !== "expression") {
      const value = applyLeaf(doc[name], node, context);
      if (value !== undefined || doc[name] === undefined) setField(result, name, value);
    }
  }
  addComputed(result, tree, context, doc);
  return result;
}

function addComputed(result: Doc, tree: Tree, context: Context, doc: Doc): void {
  for (const [name, node] of tree.children) {
    if (isTree(node)) {
      if (!hasComputed(node)) continue;
      const own = doc[name];
      if (Array.isArray(own)) continue;
      const base = isPlainObject(result[name]) ? result[name] : {};
      addComputed(base, node, context, isPlainObject(own) ? own : {});
      if (Object.keys(base).length > 0) setField(result, name, base);
    } else if (node.kind === "expression") {
      const value = node.evaluate(plainRoot(context));
      delete result[name];
      if (value !== undefined) setField(result, name, value);
    }
  }
}

function hasComputed(tree: Tree): boolean {
  return [...tree.children.values()].some((node) => (isTree(node) ? hasComputed(node) : node.kind === "expression"));
}

function includeValue(value: unknown, tree: Tree, context: Context): unknown {
  if (Array.isArray(value))
    return value.map((item) => includeValue(item, tree, context)).filter((item) => item !== undefined);
  return isPlainObject(value) ? includeFields(value, tree, context) : undefined;
}

function excludeFields(doc: Doc, tree: Tree, context: Context): Doc {
  const result: Doc = {};
  for (const name of Object.keys(doc)) {
    const node = tree.children.get(name);
    if (node === undefined) setField(result, name, doc[name]);
    else if (isTree(node)) setField(result, name, excludeValue(doc[name], node, context));
    else if (node.kind !== "exclude") setField(result, name, applyLeaf(doc[name], node, context));
  }
  return result;
}

function excludeValue(value: unknown, tree: Tree, context: Context): unknown {
  if (Array.isArray(value)) return value.map((item) => excludeValue(item, tree, context));
  return isPlainObject(value) ? excludeFields(value, tree, context) : value;
}
