import { NoBackup, readManifest } from "../backup/manifest.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import { connectDatabase } from "../database/connect.ts";
import { counted } from "../domain/counted.ts";
import { getEnv } from "../env.ts";
import { CommandRefused, runCommand } from "./command-line.ts";

const USAGE = `Usage: npm run restore -- DIR

Puts a backup made by \`npm run backup -- DIR\` into the database of the settings, which must be empty (a new DATA_DIR, or
a new database of MONGODB_URI), and compares counts and hashes. Run it before the product is started there.`;

await runCommand({
  usage: USAGE,
  words: ["DIR"],
  async run(_, folder = "") {
    try {
      readManifest(folder);
      const database = await connectDatabase(getEnv());
      try {
        const { documents, collections, madeAt } = await restoreBackup(folder);
        const counts = `${counted(documents, "document")} of ${counted(collections, "collection")}`;
        console.log(`${counts} are back, the same as on ${madeAt}.`);
      } finally {
        await database.disconnect();
      }
    } catch (error) {
      throw error instanceof NoBackup ? new CommandRefused(error.message) : error;
    }
  },
});
