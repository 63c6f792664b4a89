import { isPlainObject, type Doc } from "./bson-document.ts";
import { DBRef } from "bson";
import { objectFields } from "./compare.ts";

export const MISSING: unique symbol = Symbol("missing");

const splitCache = new Map<string, readonly string[]>();

export function splitPath(path: string): readonly string[] {
  let parts = splitCache.get(path);
  if (!parts) {
    parts = path.split(".");
    if (splitCache.size > 2000) splitCache.clear();
    splitCache.set(path, parts);
  }
  return parts;
}

export function isArrayIndex(part: string): boolean {
  return /^(0|[1-9]\d*)$/.test(part);
}

export function fieldsOf(value: unknown): Doc | null {
  if (value instanceof DBRef) return objectFields(value);
  return isPlainObject(value) ? value : null;
}

export function fieldOf(doc: Doc, name: string): unknown {
  return Object.hasOwn(doc, name) ? doc[name] : MISSING;
}

/** Visits values like queries do, through arrays; `MISSING` for an absent field. Stops when a visit returns true. */
export function visitPath(
  value: unknown,
  parts: readonly string[],
  visit: (value: unknown) => boolean,
  at = 0,
): boolean {
  if (at === parts.length) return visit(value);
  if (Array.isArray(value)) {
    const part = parts[at]!;
    if (isArrayIndex(part) && Number(part) < value.length && visitPath(value[Number(part)], parts, visit, at + 1))
      return true;
    for (const item of value) if (fieldsOf(item) && visitPath(item, parts, visit, at)) return true;
    return false;
  }
  const fields = fieldsOf(value);
  if (!fields) return visit(MISSING);
  const next = fieldOf(fields, parts[at]!);
  if (next === MISSING) return visit(MISSING);
  return visitPath(next, parts, visit, at + 1);
}

export function getPath(value: unknown, parts: readonly string[]): unknown {
  let current = value;
  for (const part of parts) {
    if (Array.isArray(current)) {
      if (!isArrayIndex(part) || Number(part) >= current.length) return MISSING;
      current = current[Number(part)];
      continue;
    }
    const fields = fieldsOf(current);
    if (!fields) return MISSING;
    current = fieldOf(fields, part);
    if (current === MISSING) return MISSING;
  }
  return current;
}
