import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import mongoose from "mongoose";
import { joinEmbeddedDatabase } from "../../server/database/embedded/join.ts";

/**
 * Figures of a database as the driver sees them: `node tests/bench/database-bench.ts [--uri mongodb://...] [--seconds 3]`.
 * Without a URI the embedded server is started on a temporary folder.
 */
const { MongoClient, GridFSBucket } = mongoose.mongo;
type Collection = mongoose.mongo.Collection;

const { values: args } = parseArgs({
  options: {
    uri: { type: "string" },
    seconds: { type: "string", default: "3" },
    only: { type: "string", default: "" },
  },
});
const SECONDS = Number(args.seconds);
const IN_FLIGHT = 16;
const DOCUMENTS = 10_000;
const FILE_BYTES = 64 * 1024 * 1024;

function sample(n: number): Record<string, unknown> {
  return {
    n,
    email: `person${n}@example.org`,
    group: n % 100,
    name: { first: `First${n % 977}`, last: `Last${n}` },
    tags: ["alpha", "beta", `t${n % 50}`],
    score: n * 1.5,
    createdAt: new Date(1_700_000_000_000 + n * 1000),
    text: "x".repeat(200),
  };
}

/** Operations a second with 16 in flight, and the slowest of each hundred. */
async function rate(name: string, perCall: number, call: (i: number) => Promise<unknown>): Promise<void> {
  if (args.only && !name.includes(args.only)) return;
  const until = performance.now() + SECONDS * 1000;
  const times: number[] = [];
  let next = 0;
  const start = performance.now();
  async function loop(): Promise<void> {
    while (performance.now() < until) {
      const began = performance.now();
      await call(next++);
      times.push(performance.now() - began);
    }
  }
  await Promise.all(Array.from({ length: IN_FLIGHT }, loop));
  const seconds = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
  console.log(
    `${name.padEnd(28)} ${Math.round((times.length * perCall) / seconds)
      .toString()
      .padStart(8)}/s   p99 ${p99.toFixed(1)} ms`,
  );
}

async function gridFs(db: mongoose.mongo.Db): Promise<void> {
  if (args.only && !"gridfs".includes(args.only)) return;
  const bucket = new GridFSBucket(db, { bucketName: "bench" });
  const bytes = Buffer.alloc(FILE_BYTES, "northfold ");
  let began = performance.now();
  const upload = bucket.openUploadStream("bench.bin");
  await new Promise<void>((done, fail) => {
    upload.on("finish", () => done());
    upload.on("error", fail);
    upload.end(bytes);
  });
  console.log(
    `GridFS write                 ${(FILE_BYTES / 1e6 / ((performance.now() - began) / 1000)).toFixed(0).padStart(8)} MB/s`,
  );
  began = performance.now();
  let read = 0;
  for await (const chunk of bucket.openDownloadStream(upload.id)) read += (chunk as Buffer).length; // GridFS gives buffers
  console.log(
    `GridFS read                  ${(read / 1e6 / ((performance.now() - began) / 1000)).toFixed(0).padStart(8)} MB/s`,
  );
  await bucket.drop();
}

async function run(uri: string): Promise<void> {
  const client = new MongoClient(uri, { maxPoolSize: IN_FLIGHT, serverSelectionTimeoutMS: 5000 });
  await client.connect();
  const db = client.db("northfold_bench");
  await db.dropDatabase();
  const build = await db.admin().buildInfo();
  console.log(
    `server ${build.version} ${String(build.modules ?? "")}, ${IN_FLIGHT} requests in flight, ${SECONDS} s each`,
  );
  await rate("ping", 1, () => db.command({ ping: 1 }));
  const fresh: Collection = db.collection("fresh");
  await fresh.createIndex({ email: 1 }, { unique: true });
  await rate("insertOne", 1, (i) => fresh.insertOne(sample(i)));
  const many: Collection = db.collection("many");
  await many.createIndex({ group: 1 });
  await rate("insertMany (documents)", 100, (i) =>
    many.insertMany(Array.from({ length: 100 }, (_, k) => sample(i * 100 + k))),
  );
  const docs: Collection = db.collection("docs");
  const ids = Object.values(
    (await docs.insertMany(Array.from({ length: DOCUMENTS }, (_, i) => sample(i)))).insertedIds,
  );
  await docs.createIndex({ email: 1 }, { unique: true });
  await docs.createIndex({ group: 1, n: -1 });
  await rate("find by _id", 1, (i) => docs.findOne({ _id: ids[(i * 7919) % DOCUMENTS]! }));
  await rate("find by index", 1, (i) => docs.findOne({ email: `person${(i * 7919) % DOCUMENTS}@example.org` }));
  await rate("find, sort, limit 20", 1, (i) =>
    docs
      .find({ group: i % 100 })
      .sort({ n: -1 })
      .limit(20)
      .toArray(),
  );
  await rate("updateOne", 1, (i) =>
    docs.updateOne({ _id: ids[(i * 7919) % DOCUMENTS]! }, { $inc: { n: 1 }, $set: { touched: i } }),
  );
  await rate("findOneAndUpdate", 1, (i) =>
    docs.findOneAndUpdate({ email: `person${(i * 31) % DOCUMENTS}@example.org` }, { $inc: { hits: 1 } }),
  );
  await rate("find without index", 1, (i) => docs.find({ "name.last": `Last${(i * 31) % DOCUMENTS}` }).toArray());
  await rate("aggregate group 10,000", 1, () =>
    docs
      .aggregate([{ $group: { _id: "$group", n: { $sum: 1 }, score: { $avg: "$score" } } }, { $sort: { _id: 1 } }])
      .toArray(),
  );
  await gridFs(db);
  await db.dropDatabase();
  await client.close();
}

if (args.uri) await run(args.uri);
else {
  const folder = await mkdtemp(join(tmpdir(), "northfold-bench-"));
  const joined = await joinEmbeddedDatabase(folder);
  try {
    await run(joined.uri);
  } finally {
    await joined.leave();
    rmSync(folder, { recursive: true, force: true });
  }
}
