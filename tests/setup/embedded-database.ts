import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import mongoose, { type ConnectOptions } from "mongoose";
import { afterAll, beforeAll } from "vitest";
import { type JoinedDatabase, joinEmbeddedDatabase } from "../../server/database/embedded/join.ts";
import { uriOf } from "../../server/database/embedded/socket-place.ts";

type Indexed = { createIndexes(): Promise<unknown> };

/** One for all files of a worker that share modules: it takes longer to start than most of them take. */
let server: Promise<JoinedDatabase> | null = null;

async function startServer(): Promise<JoinedDatabase> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "northfold-database-"));
  process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
  return joinEmbeddedDatabase(dataDir);
}

/** Connects mongoose to an empty embedded database, under a name of its own; answers its address and what ends it. */
export async function connectEmptyDatabase(
  options: ConnectOptions = {},
): Promise<{ uri: string; end(): Promise<void> }> {
  server ??= startServer();
  const uri = uriOf((await server).socketPath, `tests-${randomUUID()}`);
  await mongoose.connect(uri, options);
  return {
    uri,
    async end() {
      await mongoose.connection.dropDatabase();
      await mongoose.disconnect();
    },
  };
}

/** Connects the tests of a file to an embedded database of their own, with the indexes of these models. */
export function connectEmbeddedDatabase(models: Indexed[], options: ConnectOptions = {}): void {
  let database: Awaited<ReturnType<typeof connectEmptyDatabase>>;

  beforeAll(async () => {
    mongoose.set("strictQuery", "throw");
    database = await connectEmptyDatabase(options);
    await Promise.all(models.map((model) => model.createIndexes()));
  });

  afterAll(() => database.end());
}
