import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import mongoose from "mongoose";
import { joinEmbeddedDatabase } from "../../server/database/embedded/join.ts";
import { findRealMongod } from "../setup/real-mongod.ts";
import { type Operation, OperationSource, runOperation } from "./random-operations.ts";

/**
 * Runs the same random operations against the embedded server and a real MongoDB server and compares every answer:
 * `node tests/bench/database-conformance.ts [--uri mongodb://...] [--operations 3000] [--seed 1]`; the address may also
 * be given as MONGODB_TEST_URI, and a mongod of this machine is started by itself. Without any, a collection with indexes is compared with one without.
 */
const { values } = parseArgs({
  options: {
    uri: { type: "string", default: "" },
    operations: { type: "string", default: "3000" },
    seed: { type: "string", default: "1" },
    shown: { type: "string", default: "10" },
  },
});
const real = values.uri ? { uri: values.uri, stop: async () => {} } : await findRealMongod();
const BATCH = 300;
const SINGLE_KEYS = [{ a: 1 }, { b: -1 }, { "a.x": 1 }, { c: 1 }] as const;
/** Only for two servers: compound indexes refuse documents with two arrays, which a collection without them takes. */
const COMPOUND_KEYS = [
  { b: -1, a: 1 },
  { c: 1, d: -1 },
] as const;

type Side = { db: mongoose.mongo.Db; name: string; indexed: boolean };

async function begin(side: Side): Promise<void> {
  await side.db.collection(side.name).drop();
  const collection = await side.db.createCollection(side.name);
  if (side.indexed)
    for (const key of real ? [...SINGLE_KEYS, ...COMPOUND_KEYS] : SINGLE_KEYS)
      await collection.createIndex(key as unknown as mongoose.mongo.IndexSpecification); // directions are 1 or -1
}

/** Runs both sides alike; gives the operations they answered differently. */
async function compare(left: Side, right: Side): Promise<{ compared: number; differing: number }> {
  let compared = 0;
  let differing = 0;
  for (let seed = Number(values.seed); compared < Number(values.operations); seed++) {
    await begin(left);
    await begin(right);
    const source = new OperationSource(seed);
    for (let i = 0; i < BATCH; i++) {
      const operation: Operation = source.next();
      if (operation.kind === "update") operation.many = true;
      const [x, y] = [
        await runOperation(left.db, left.name, operation),
        await runOperation(right.db, right.name, operation),
      ];
      compared++;
      if (x.startsWith("error") && y.startsWith("error") && operation.kind === "update") break;
      if (x === y) continue;
      if (++differing <= Number(values.shown))
        console.log(
          `seed ${seed}: ${JSON.stringify(operation)}\n  left  ${x.slice(0, 300)}\n  right ${y.slice(0, 300)}`,
        );
      if (!["find", "count", "distinct", "group"].includes(operation.kind)) break;
    }
  }
  return { compared, differing };
}

const folder = await mkdtemp(join(tmpdir(), "northfold-conformance-"));
const joined = await joinEmbeddedDatabase(folder);
const embedded = new mongoose.mongo.MongoClient(joined.uri);
const other = real ? new mongoose.mongo.MongoClient(real.uri) : null;
try {
  const left: Side = { db: embedded.db("conformance"), name: "left", indexed: true };
  const right: Side = other
    ? { db: other.db("northfold_conformance"), name: "right", indexed: true }
    : { db: embedded.db("conformance"), name: "right", indexed: false };
  const { compared, differing } = await compare(left, right);
  console.log(
    `${compared} operations compared with ${other ? "the given server" : "a collection without indexes"}, ${differing} answered differently`,
  );
  if (differing > 0) process.exitCode = 1;
} finally {
  await other?.close();
  await embedded.close();
  await joined.leave();
  rmSync(folder, { recursive: true, force: true });
}
