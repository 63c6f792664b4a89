import mongoose from "mongoose";
import { joinEmbeddedDatabase } from "../../server/database/embedded/join.ts";
import { type App, appSettings } from "./app-process.ts";

/** The database of a running test app, beside the product: to look at what is stored, and to arrange what HTTP cannot. */
export type ProductDatabase = { db: mongoose.mongo.Db; leave(): Promise<void> };

export async function openDatabase(app: App): Promise<ProductDatabase> {
  const { MONGODB_URI } = appSettings(Number(new URL(app.url).port), app.dataDir);
  const joined = MONGODB_URI ? { uri: MONGODB_URI, leave: async () => {} } : await joinEmbeddedDatabase(app.dataDir);
  const client = await new mongoose.mongo.MongoClient(joined.uri).connect();
  return {
    db: client.db(),
    async leave() {
      await client.close();
      await joined.leave();
    },
  };
}
