import mongoose from "mongoose";
import { copyDatabase } from "../database/copy-database.ts";
import { holdsDatabase, joinEmbeddedDatabase } from "../database/embedded/join.ts";
import { CommandRefused, runCommand, WrongCall } from "./command-line.ts";

const USAGE = `Usage: npm run data:copy -- --from PLACE --to PLACE

Copies every collection with its indexes into an empty database, then reads both sides again and compares counts and
hashes. Stop the product first, so that nothing changes meanwhile. A PLACE is one of:

  embedded:FOLDER          the embedded database of that DATA_DIR, such as embedded:.data
  mongodb://HOST/DATABASE  a MongoDB server (also mongodb+srv://), with user and password where it asks for them`;

const SELECTION_TIMEOUT_MS = 5_000;

type Side = { client: mongoose.mongo.MongoClient; leave(): Promise<void> };

async function openServer(name: string, address: string): Promise<Side> {
  try {
    const client = new mongoose.mongo.MongoClient(address, { serverSelectionTimeoutMS: SELECTION_TIMEOUT_MS });
    return { client: await client.connect(), leave: async () => {} };
  } catch (error) {
    const reason = error instanceof mongoose.mongo.MongoServerSelectionError ? `: ${error.message}` : "";
    throw new CommandRefused(`The database of --${name} cannot be opened with that address${reason}.`);
  }
}

async function open(name: string, place: string | undefined): Promise<Side> {
  if (!place) throw new WrongCall(`--${name} is missing: embedded:FOLDER or mongodb://...`);
  if (/^mongodb(\+srv)?:\/\//.test(place)) return openServer(name, place);
  if (!place.startsWith("embedded:")) throw new WrongCall(`--${name} is neither embedded:FOLDER nor mongodb://...`);
  const folder = place.slice("embedded:".length);
  // A mistyped folder must not become a new, empty database.
  if (name === "from" && !holdsDatabase(folder))
    throw new CommandRefused(`There is no embedded database in ${folder}.`);
  const joined = await joinEmbeddedDatabase(folder);
  return { client: new mongoose.mongo.MongoClient(joined.uri), leave: joined.leave };
}

await runCommand({
  usage: USAGE,
  options: { from: { type: "string" }, to: { type: "string" } },
  async run(places) {
    const sides: Side[] = [];
    try {
      const from = await open("from", places.from);
      sides.push(from);
      const to = await open("to", places.to);
      sides.push(to);
      const copied = await copyDatabase(from.client.db(), to.client.db(), {
        onCollection({ name, documents, hash }) {
          console.log(`${name}: ${documents} documents, sha256 ${hash.slice(0, 16)}, the same on both sides`);
        },
      });
      console.log(`${copied.length} collections copied and compared.`);
    } finally {
      for (const side of sides) {
        await side.client.close();
        await side.leave();
      }
    }
  },
});
