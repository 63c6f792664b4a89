import { isDeepStrictEqual } from "node:util";
import mongoose from "mongoose";
import { copyDatabase } from "../database/copy-database.ts";
import { serveSnapshot } from "../database/embedded/join.ts";
import { NoBackup, readManifest } from "./manifest.ts";

type Restored = { documents: number; collections: number; madeAt: string };

/** Fills an empty database, compares counts and hashes, and empties it on failure. Throws NoBackup in a sentence. */
export async function restoreBackup(folder: string): Promise<Restored> {
  const manifest = readManifest(folder);
  const target = mongoose.connection.db;
  if (!target) throw new Error("A restore needs a connected database");
  const present = await target.listCollections({}, { nameOnly: true }).toArray();
  if (present.length > 0) {
    throw new NoBackup("The database is not empty. Restore into a new DATA_DIR or a new database of MONGODB_URI.");
  }
  const copy = await serveSnapshot(folder);
  const client = new mongoose.mongo.MongoClient(copy.uri);
  try {
    const copied = await copyDatabase(client.db(), target);
    const asMade = manifest.collections.map(({ name, documents, hash }) => ({ name, documents, hash }));
    if (!isDeepStrictEqual(sorted(copied), sorted(asMade))) {
      throw new NoBackup(`The data in ${folder} is not what the backup wrote: it was changed or damaged since.`);
    }
    const documents = copied.reduce((sum, collection) => sum + collection.documents, 0);
    return { documents, collections: copied.length, madeAt: manifest.madeAt };
  } catch (error) {
    await target.dropDatabase();
    throw error;
  } finally {
    await client.close();
    await copy.close();
  }
}

function sorted<Named extends { name: string }>(list: Named[]): Named[] {
  return [...list].sort((one, other) => one.name.localeCompare(other.name, "en"));
}
