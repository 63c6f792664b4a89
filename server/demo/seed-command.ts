import { parseArgs } from "node:util";
import mongoose from "mongoose";
import { User } from "../../models/user.ts";
import { connectDatabase } from "../database/connect.ts";
import { getEnv, SettingsError } from "../env.ts";
import { SAMPLE_POSTINGS } from "../jobs/sample-postings/all-sample-postings.ts";
import { seedSamplePostings } from "../jobs/seed-sample-postings.ts";
import { closeReaders } from "../engines/reading/reader-pool.ts";
import { LOAD_ISSUER, makeLoadData } from "./load-data.ts";

const USAGE = "Usage: npm run seed -- --users N --matches M";

class Refused extends Error {}

/** `npm run seed -- --users N --matches M`: a database to try the product's speed on, never one with real users (DEC-78). */
function readCounts(): { users: number; matches: number } {
  const { values } = parseArgs({ options: { users: { type: "string" }, matches: { type: "string", default: "0" } } });
  const counts = { users: Number(values.users), matches: Number(values.matches) };
  if (!Number.isInteger(counts.users) || counts.users < 1) throw new Refused(USAGE);
  if (!Number.isInteger(counts.matches) || counts.matches < 0) throw new Refused(USAGE);
  return counts;
}

async function seed(counts: { users: number; matches: number }): Promise<void> {
  if (await User.exists({ persona: null, issuer: { $ne: LOAD_ISSUER } })) {
    throw new Refused("This database has real users, so it is not filled with made-up ones. Use another DATA_DIR.");
  }
  if (await User.exists({ issuer: LOAD_ISSUER })) throw new Refused("This database has been filled already.");
  for (const model of Object.values(mongoose.models)) await model.createIndexes();
  await seedSamplePostings(SAMPLE_POSTINGS);
  await makeLoadData(counts, (users, matches) => {
    if (users % 10_000 === 0 || users === counts.users) console.log(`${users} users, ${matches} matches`);
  });
}

try {
  const counts = readCounts();
  const database = await connectDatabase(getEnv());
  try {
    await seed(counts);
  } finally {
    await closeReaders();
    await database.disconnect();
  }
} catch (error) {
  const isTold = error instanceof Refused || error instanceof SettingsError;
  console.error(isTold ? error.message : error);
  process.exitCode = 1;
}
