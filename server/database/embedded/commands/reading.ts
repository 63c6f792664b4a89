import { isPlainObject } from "../bson-document.ts";
import { encodeDocument } from "../bson-writer.ts";
import type { Collection } from "../collection.ts";
import { type Collation, readCollation } from "../collation.ts";
import { CommandError } from "../errors.ts";
import { type FoundStream, PAUSE, type Pause } from "../scan.ts";
import type { DocStream } from "../stages/stream.ts";

export function collationFor(collection: Collection | null, given: unknown): Collation | null {
  if (given !== undefined) return readCollation(given);
  return collection?.collation ?? null;
}

export function checkHint(value: unknown): unknown {
  if (value === undefined || typeof value === "string") return value;
  if (isPlainObject(value)) return Object.keys(value).length === 0 ? undefined : value;
  throw new CommandError(9, "hint must be either a string or nested object");
}

export function* bytesOf(found: FoundStream): Generator<Buffer | Pause> {
  for (const item of found) yield item === PAUSE ? PAUSE : item.bytes;
}

export function* encoded(docs: DocStream): Generator<Buffer | Pause> {
  for (const doc of docs) yield doc === PAUSE ? PAUSE : encodeDocument(doc);
}
