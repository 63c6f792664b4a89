import { parseArgs } from "node:util";
import mongoose from "mongoose";
import { copyDatabase } from "../database/embedded/copy-data.ts";
import { holdsDatabase } from "../database/embedded/socket-place.ts";
import { joinEmbeddedDatabase } from "../database/embedded/join.ts";

/** `npm run data:copy -- --from embedded:DIR --to mongodb://...`, or the other way round. */
const { values } = parseArgs({ options: { from: { type: "string" }, to: { type: "string" } } });

type Side = { client: mongoose.mongo.MongoClient; leave(): Promise<void> };

async function open(name: string, place: string | undefined): Promise<Side> {
  if (!place) throw new Error(`--${name} is missing: embedded:DIR or mongodb://...`);
  if (/^mongodb(\+srv)?:\/\//.test(place))
    return { client: new mongoose.mongo.MongoClient(place, { serverSelectionTimeoutMS: 5000 }), leave: async () => {} };
  if (!place.startsWith("embedded:")) throw new Error(`--${name} ${place}: neither embedded:DIR nor mongodb://...`);
  const folder = place.slice("embedded:".length);
  // A mistyped folder must not become a new, empty database.
  if (name === "from" && !holdsDatabase(folder))
    throw new Error(`--from ${place}: there is no database in this folder`);
  const joined = await joinEmbeddedDatabase(folder);
  return { client: new mongoose.mongo.MongoClient(joined.uri), leave: joined.leave };
}

async function copy(): Promise<void> {
  const sides: Side[] = [];
  try {
    const from = await open("from", values.from);
    sides.push(from);
    const to = await open("to", values.to);
    sides.push(to);
    const copied = await copyDatabase(from.client.db(), to.client.db(), ({ name, documents, hash }) => {
      console.log(`${name}: ${documents} documents, sha256 ${hash.slice(0, 16)}, the same on both sides`);
    });
    console.log(`${copied.length} collections copied and compared.`);
  } finally {
    for (const side of sides) {
      await side.client.close();
      await side.leave();
    }
  }
}

try {
  await copy();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
