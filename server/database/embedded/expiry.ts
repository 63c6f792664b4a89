import type { Catalog } from "./catalog.ts";
import { findDocuments, PAUSE, type Pause } from "./scan.ts";

const PAUSE_EVERY = 32;

export function* deleteExpired(catalog: Catalog, now = Date.now()): Generator<Pause, Record<string, unknown>> {
  let deleted = 0;
  for (const database of catalog.databases()) {
    for (const collection of catalog.inDatabase(database)) {
      for (const index of collection.indexes) {
        if (index.expireAfterSeconds === null || collection.dropped) continue;
        const limit = new Date(now - index.expireAfterSeconds * 1000);
        const filter = { $and: [index.partial ?? {}, { [index.paths[0]!]: { $lt: limit } }] };
        const { collation } = index;
        for (const found of findDocuments({ collection, filter, sort: [], collation })) {
          if (found === PAUSE) {
            yield PAUSE;
            if (collection.dropped) break;
            continue;
          }
          collection.remove(found.rid, found.indexed(collection.indexes));
          if (++deleted % PAUSE_EVERY === 0) yield PAUSE;
        }
      }
    }
  }
  return { deleted };
}
