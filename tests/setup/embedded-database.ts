import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import mongoose, { type ConnectOptions } from "mongoose";
import { afterAll, beforeAll } from "vitest";
import { joinEmbeddedDatabase } from "../../server/database/embedded/join.ts";

type Indexed = { init(): Promise<unknown> };

/** Connects the tests of a file to an embedded database of their own, with the indexes of these models. */
export function connectEmbeddedDatabase(models: Indexed[], options: ConnectOptions = {}): void {
  let dataDir = "";
  let database: Awaited<ReturnType<typeof joinEmbeddedDatabase>>;

  beforeAll(async () => {
    mongoose.set("strictQuery", "throw");
    dataDir = await mkdtemp(path.join(tmpdir(), "northfold-database-"));
    database = await joinEmbeddedDatabase(dataDir);
    await mongoose.connect(database.uri, options);
    await Promise.all(models.map((model) => model.init()));
  });

  afterAll(async () => {
    await mongoose.disconnect();
    await database.leave();
    await rm(dataDir, { recursive: true, force: true });
  });
}
