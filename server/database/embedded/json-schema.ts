import type { Doc } from "./bson-document.ts";
import { notSupported } from "./errors.ts";

/** Refuses `$jsonSchema`: validation by schema is not implemented. */
export function compileSchema(_schema: Doc): (doc: Doc) => boolean {
  throw notSupported("query operator $jsonSchema");
}
