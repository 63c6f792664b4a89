import { decodeDocument, type Doc, fieldNames } from "../bson-document.ts";
import { encodeDocument } from "../bson-writer.ts";
import type { Collection } from "../collection.ts";
import { indexedFields } from "../indexes.ts";
import { compileFilter } from "../matcher.ts";
import type { SortSpec } from "../planner.ts";
import { findDocuments, type Found, PAUSE, type Pause } from "../scan.ts";
import { encodeChanged, type Update } from "../update.ts";
import { upsertedDocument } from "../upserted-document.ts";
import type { Statement } from "./statements.ts";

export const PAUSE_EVERY = 32;

type Changed = { modified: boolean; before: Doc; after: Doc };

/** Throws 11000, 66 ... and then changes nothing. */
export function changeOne(collection: Collection, found: Found, update: Update): Changed {
  return change(collection, { found, before: found.doc }, update);
}

/** The same for whoever asks for no document: of long ones only what the update and the indexes ask for is decoded. */
export function changeUnseen(collection: Collection, found: Found, update: Update): boolean {
  const indexed = indexedFields(collection.indexes);
  const { fields } = update;
  const before = fields && indexed ? found.all([...indexed, ...fieldNames(fields)]) : found.doc;
  return change(collection, { found, before }, update).modified;
}

type Changing = { found: Found; before: Doc };

function change(collection: Collection, { found, before }: Changing, update: Update): Changed {
  const after = update.apply(before, false);
  const bytes = encodeChanged(found.bytes, before, after);
  if (bytes.equals(found.bytes)) return { modified: false, before, after: before };
  const stored = update.kind === "operators" ? after : decodeDocument(bytes);
  collection.replace(found.rid, before, bytes, stored);
  return { modified: true, before, after: stored };
}

/** Others may run during the search but not after a hit, nor, with `exclusive` (upserts), after a miss. */
export function* firstMatch(
  collection: Collection | null,
  read: Statement,
  sort: SortSpec,
  exclusive: boolean,
): Generator<Pause, Found | null> {
  if (!collection) {
    compileFilter(read.filter, { collation: read.collation, variables: read.variables });
    return null;
  }
  for (let atOnce = false; ; atOnce = true) {
    let paused = false;
    for (const found of findDocuments({ ...read, collection, sort, limit: 1 })) {
      if (found !== PAUSE) return found;
      if (atOnce) continue;
      paused = true;
      yield PAUSE;
    }
    // Others may have changed everything that a sort had kept.
    if (!paused || (!exclusive && sort.length === 0)) return null;
  }
}

/** Changes every match once, even if it moves ahead of an index scan. `exclusive` as in firstMatch. */
export function* updateMany(
  collection: Collection,
  read: Statement,
  update: Update,
  exclusive: boolean,
): Generator<Pause, { n: number; nModified: number }> {
  const done = new Set<number>();
  let nModified = 0;
  for (let atOnce = false; ; atOnce = true) {
    let paused = false;
    for (const found of findDocuments({ ...read, collection, sort: [] })) {
      if (found === PAUSE) {
        if (atOnce) continue;
        paused = true;
        yield PAUSE;
        continue;
      }
      if (done.has(found.rid)) continue;
      if (changeUnseen(collection, found, update)) nModified++;
      done.add(found.rid);
      if (done.size % PAUSE_EVERY === 0) yield PAUSE;
    }
    if (done.size > 0 || !paused || !exclusive) return { n: done.size, nModified };
  }
}

export function insertUpserted(collection: Collection, update: Update, filter: Doc): Doc {
  const made = upsertedDocument(update, filter);
  const bytes = encodeDocument(made);
  const stored = decodeDocument(bytes);
  collection.insert(bytes, stored);
  return stored;
}
