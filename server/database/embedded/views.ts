import { type Doc, isPlainObject } from "./bson-document.ts";
import type { Catalog } from "./catalog.ts";
import type { Collection } from "./collection.ts";
import { CommandError } from "./errors.ts";

const MAX_DEPTH = 20;

export function isView(collection: Collection): boolean {
  return typeof collection.options.viewOn === "string";
}

/** Throws 165 on a view that leads in a circle. */
export function resolveView(catalog: Catalog, view: Collection): { base: Collection | null; stages: Doc[] } {
  let current: Collection | null = view;
  let stages: Doc[] = [];
  for (let depth = 0; current && isView(current); depth++) {
    if (depth > MAX_DEPTH) throw new CommandError(165, "View depth limit exceeded");
    const own = Array.isArray(current.options.pipeline) ? current.options.pipeline.filter(isPlainObject) : [];
    stages = [...own, ...stages];
    current = catalog.find(current.database, String(current.options.viewOn));
  }
  return { base: current, stages };
}

/** Throws 166. */
export function requireNoView(collection: Collection | null): void {
  if (collection && isView(collection))
    throw new CommandError(166, `Namespace ${collection.namespace} is a view, not a collection`);
}
