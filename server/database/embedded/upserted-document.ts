import { ObjectId } from "bson";
import { cloneValue, type Doc, isPlainObject } from "./bson-document.ts";
import { checkIdValue } from "./document-id.ts";
import { CommandError } from "./errors.ts";
import { isOperatorObject } from "./matcher.ts";
import { MISSING } from "./paths.ts";
import { setAt, type Update } from "./update.ts";

/** Equal values of the filter. Throws 54 on two for one field. */
function equalitiesOf(filter: Doc, into: Map<string, unknown>): void {
  for (const [name, value] of Object.entries(filter)) {
    if (name === "$and" && Array.isArray(value)) {
      for (const entry of value) if (isPlainObject(entry)) equalitiesOf(entry, into);
    } else if (name === "$or" && Array.isArray(value) && value.length === 1 && isPlainObject(value[0]))
      equalitiesOf(value[0], into);
    else if (!name.startsWith("$")) {
      const equal = equalityOf(value);
      if (equal === MISSING) continue;
      if (into.has(name))
        throw new CommandError(54, `cannot infer query fields to set, path '${name}' is matched twice`);
      into.set(name, equal);
    }
  }
}

function equalityOf(condition: unknown): unknown {
  if (condition instanceof RegExp || (condition as { _bsontype?: unknown } | null)?._bsontype === "BSONRegExp")
    return MISSING;
  if (!isOperatorObject(condition)) return condition;
  if (Object.hasOwn(condition, "$eq")) return condition.$eq;
  const list = condition.$all ?? condition.$in;
  if (Array.isArray(list) && list.length === 1 && !isOperatorObject(list[0])) return list[0];
  return MISSING;
}

/** What an upsert inserts: the equal values of its filter, changed by the update. */
export function upsertedDocument(update: Update, filter: Doc): Doc {
  const equalities = new Map<string, unknown>();
  equalitiesOf(filter, equalities);
  const base: Doc = {};
  if (update.kind === "replacement") {
    if (equalities.has("_id")) base._id = equalities.get("_id");
  } else {
    for (const [path, value] of equalities) setAt(base, path.split("."), () => cloneValue(value), true);
  }
  const made = update.apply(base, true);
  const { _id: given, ...rest } = made;
  const id = Object.hasOwn(made, "_id") ? given : new ObjectId();
  checkIdValue(id);
  return { _id: id, ...rest };
}
