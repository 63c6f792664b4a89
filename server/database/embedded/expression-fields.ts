import { type Doc, isPlainObject } from "./bson-document.ts";

/** False where the expression may read any field (`$$ROOT` and similar). */
function addFields(expression: unknown, into: Set<string>): boolean {
  if (typeof expression === "string") {
    if (!expression.startsWith("$")) return true;
    if (expression.startsWith("$$"))
      return /^\$\$(NOW|this|value)\b/.test(expression) || !/^\$\$(ROOT|CURRENT)\b/.test(expression);
    into.add(expression.slice(1).split(".")[0]!);
    return true;
  }
  if (Array.isArray(expression)) return expression.every((item) => addFields(item, into));
  if (!isPlainObject(expression)) return true;
  if (Object.hasOwn(expression, "$literal")) return true;
  if (Object.hasOwn(expression, "$getField")) return false;
  return Object.values(expression).every((value) => addFields(value, into));
}

/** Known when a $group or a $count comes first; null means all. */
export function fieldsNeeded(stages: readonly Doc[]): Set<string> | null {
  const first = stages[0];
  if (!first) return null;
  if (Object.hasOwn(first, "$count")) return new Set(["_id"]);
  if (Object.hasOwn(first, "$sortByCount")) return needed(first.$sortByCount);
  return Object.hasOwn(first, "$group") ? needed(first.$group) : null;
}

function needed(expression: unknown): Set<string> | null {
  const fields = new Set<string>();
  return addFields(expression, fields) ? fields : null;
}
