import mongoose from "mongoose";
import { joinEmbeddedDatabase } from "../../server/database/embedded/join.ts";
import { type App, databaseUri } from "./app-process.ts";

type Served = Pick<App, "port" | "dataDir">;

/** The database of a running test app, beside the product: to look at what is stored, and to arrange what HTTP cannot. */
export type AppDatabase = { db: mongoose.mongo.Db; leave(): Promise<void> };

async function join(app: Served): Promise<{ uri: string; leave(): Promise<void> }> {
  const given = databaseUri(app.port);
  return given ? { uri: given, leave: async () => {} } : await joinEmbeddedDatabase(app.dataDir);
}

/** Opens the database of a test app, whichever it is, until `leave` is called. */
export async function openDatabase(app: Served): Promise<AppDatabase> {
  const joined = await join(app);
  const client = await new mongoose.mongo.MongoClient(joined.uri).connect();
  return {
    db: client.db(),
    async leave() {
      await client.close();
      await joined.leave();
    },
  };
}

/** Lets `look` see the database of a test app, and change it. */
export async function withDatabase<Answer>(
  app: Served,
  look: (database: mongoose.mongo.Db) => Promise<Answer>,
): Promise<Answer> {
  const { db, leave } = await openDatabase(app);
  try {
    return await look(db);
  } finally {
    await leave();
  }
}

/** Lets the product's own functions work on the database of a test app. One at a time: a process has one connection. */
export async function withModels<Answer>(app: Served, work: () => Promise<Answer>): Promise<Answer> {
  const joined = await join(app);
  await mongoose.connect(joined.uri, { autoIndex: false });
  try {
    return await work();
  } finally {
    await mongoose.disconnect();
    await joined.leave();
  }
}
