import { type Doc, isPlainObject } from "./bson-document.ts";
import type { Collection } from "./collection.ts";
import { CommandError } from "./errors.ts";
import { compileFilter, type Predicate } from "./matcher.ts";

const compiled = new WeakMap<Collection, { source: unknown; test: Predicate }>();

/** Throws 121 where it fails. */
export function checkValid(collection: Collection, doc: Doc, bypass: boolean): void {
  const { validator, validationLevel, validationAction } = collection.options;
  if (bypass || !isPlainObject(validator) || Object.keys(validator).length === 0) return;
  if (validationLevel === "off" || validationAction === "warn") return;
  let known = compiled.get(collection);
  if (!known || known.source !== validator) {
    known = { source: validator, test: compileFilter(validator, { collation: collection.collation }) };
    compiled.set(collection, known);
  }
  if (!known.test(doc))
    throw new CommandError(121, "Document failed validation", { errInfo: { failingDocumentId: doc._id, details: {} } });
}
