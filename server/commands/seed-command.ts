import mongoose from "mongoose";
import { User } from "../../models/user.ts";
import { connectDatabase } from "../database/connect.ts";
import { LOAD_ISSUER, makeLoadData } from "../demo/load-data.ts";
import { closeReaders } from "../engines/reading/reader-pool.ts";
import { closeThreads } from "../engines/threads/thread-pool.ts";
import { getEnv } from "../env.ts";
import { seedSamplePostings } from "../jobs/seed-sample-postings.ts";
import { CommandRefused, runCommand, WrongCall, wholeNumber } from "./command-line.ts";

const USAGE = `Usage: npm run seed -- --users N [--matches M]

Fills an empty database of the settings with N made-up users, to try the product's speed on. A database with real users
is refused: use another DATA_DIR.

  --users N     how many users, 1 or more
  --matches M   how many matches each of them has; 0 if not given`;

async function seed(counts: { users: number; matches: number }): Promise<void> {
  if (await User.exists({ persona: null, issuer: { $ne: LOAD_ISSUER } })) {
    throw new CommandRefused(
      "This database has real users, so it is not filled with made-up ones. Use another DATA_DIR.",
    );
  }
  if (await User.exists({ issuer: LOAD_ISSUER })) throw new CommandRefused("This database has been filled already.");
  for (const model of Object.values(mongoose.models)) await model.createIndexes();
  await seedSamplePostings();
  await makeLoadData(counts, (users, matches) => {
    if (users % 10_000 === 0 || users === counts.users) console.log(`${users} users, ${matches} matches`);
  });
}

await runCommand({
  usage: USAGE,
  options: { users: { type: "string" }, matches: { type: "string" } },
  async run({ users, matches = "0" }) {
    if (users === undefined) throw new WrongCall("--users is missing.");
    const counts = {
      users: wholeNumber(users, { option: "--users", least: 1 }),
      matches: wholeNumber(matches, { option: "--matches", least: 0 }),
    };
    const database = await connectDatabase(getEnv());
    try {
      await seed(counts);
    } finally {
      await closeReaders();
      await closeThreads();
      await database.disconnect();
    }
  },
});
