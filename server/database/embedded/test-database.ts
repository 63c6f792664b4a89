import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import mongoose from "mongoose";
import { joinEmbeddedDatabase } from "./join.ts";

type MongoDb = mongoose.mongo.Db;
type MongoClient = mongoose.mongo.MongoClient;
export type AnyDoc = mongoose.mongo.Document & { _id?: number };

export type TestDatabase = { folder: string; uri: string; client: MongoClient; db: MongoDb; close(): Promise<void> };

export async function openTestDatabase(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), "northfold-test-"));
  const joined = await joinEmbeddedDatabase(folder);
  const client = new mongoose.mongo.MongoClient(joined.uri, { serverSelectionTimeoutMS: 5000 });
  return {
    folder,
    uri: joined.uri,
    client,
    db: client.db(),
    close: async () => {
      await client.close();
      await joined.leave();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function codeOf(operation: Promise<unknown>): Promise<number | null> {
  try {
    await operation;
    return null;
  } catch (error) {
    return Number((error as { code?: unknown }).code); // a server error carries its code
  }
}
