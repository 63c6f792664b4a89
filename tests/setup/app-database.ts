import mongoose from "mongoose";
import { joinEmbeddedDatabase } from "../../server/database/embedded/join.ts";
import { type App, databaseUri } from "./app-process.ts";

type Served = Pick<App, "port" | "dataDir">;

/** The database of a running test app, beside the product: to look at what is stored, and to arrange what HTTP cannot. */
export type AppDatabase = { db: mongoose.mongo.Db; leave(): Promise<void> };

/** Opens the database of a test app, whichever it is, until `leave` is called. */
export async function openDatabase(app: Served): Promise<AppDatabase> {
  const given = databaseUri(app.port);
  const joined = given ? { uri: given, leave: async () => {} } : await joinEmbeddedDatabase(app.dataDir);
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
