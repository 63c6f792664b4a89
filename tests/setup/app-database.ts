import mongoose from "mongoose";
import { joinEmbeddedDatabase } from "../../server/database/embedded/join.ts";
import { type App, databaseUri } from "./app-process.ts";

/** Lets `look` see the database of a test app from outside, whichever it is, and change it. */
export async function withDatabase<Answer>(
  app: App,
  look: (database: mongoose.mongo.Db) => Promise<Answer>,
): Promise<Answer> {
  const given = databaseUri(app.port);
  const joined = given ? null : await joinEmbeddedDatabase(app.dataDir);
  const connection = await mongoose.createConnection(given ?? joined?.uri ?? "").asPromise();
  try {
    if (!connection.db) throw new Error("The connection has no database");
    return await look(connection.db);
  } finally {
    await connection.close();
    await joined?.leave();
  }
}
