import { existsSync } from "node:fs";
import { makeBackup } from "../backup/make-backup.ts";
import { NoBackup } from "../backup/manifest.ts";
import { connectDatabase } from "../database/connect.ts";
import { counted } from "../domain/counted.ts";
import { getEnv } from "../env.ts";
import { CommandRefused, runCommand } from "./command-line.ts";

const USAGE = `Usage: npm run backup -- DIR

Writes everything the database of the settings holds, resumes' files included, into the new or empty folder DIR, also
while the product runs, and reads it back to count and hash it. \`npm run restore -- DIR\` puts it into an empty place,
an embedded database or a MongoDB server alike. Secrets of DATA_DIR and settings are not part of it.`;

await runCommand({
  usage: USAGE,
  words: ["DIR"],
  async run(_, folder = "") {
    const env = getEnv();
    if (!env.MONGODB_URI && !existsSync(env.DATA_DIR)) {
      throw new CommandRefused(`There is no data in DATA_DIR, ${env.DATA_DIR}. Correct the setting.`);
    }
    const database = await connectDatabase(env);
    try {
      const { collections, isOfOneMoment } = await makeBackup(folder, database, env.DATA_DIR);
      const documents = collections.reduce((sum, collection) => sum + collection.documents, 0);
      console.log(
        `${counted(documents, "document")} of ${counted(collections.length, "collection")} are in ${folder}.`,
      );
      if (!isOfOneMoment) {
        console.log(
          "A MongoDB server that is no replica set shows no single moment: what was written meanwhile may be in it " +
            "in part, and is put right when the product starts on it.",
        );
      }
    } catch (error) {
      throw error instanceof NoBackup ? new CommandRefused(error.message) : error;
    } finally {
      await database.disconnect();
    }
  },
});
