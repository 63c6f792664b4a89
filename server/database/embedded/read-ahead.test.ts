import { afterAll, beforeAll, expect, test } from "vitest";
import { type AnyDoc, openTestDatabase, type TestDatabase } from "./test-database.ts";

const MANY = 3_000;

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function queuedJobs(name: string) {
  const jobs = database.db.collection<AnyDoc & { status: string }>(name);
  await jobs.createIndex({ status: 1 });
  await jobs.insertMany(Array.from({ length: MANY }, (_, _id) => ({ _id, status: "queued" })));
  return jobs;
}

/** Other clients that claim queued jobs one by one while something long goes on; what was acknowledged to them. */
async function claimMeanwhile(
  jobs: Awaited<ReturnType<typeof queuedJobs>>,
  work: () => Promise<unknown>,
): Promise<number[]> {
  const starts = [0, 800, 1_500, 2_300];
  // The claims' connections are open before the work begins: opening them may take longer than the work.
  await Promise.all(starts.map((_id) => jobs.findOne({ _id })));
  const claimed: number[] = [];
  let goesOn = true;
  // Here and there, so that some lie just ahead of where the work is.
  const claim = async (from: number) => {
    for (let step = 0; goesOn && step < MANY; step++) {
      const _id = (from + step * 37) % MANY;
      const { modifiedCount } = await jobs.updateOne({ _id, status: "queued" }, { $set: { status: "running" } });
      if (modifiedCount === 1) claimed.push(_id);
    }
  };
  const claims = starts.map(claim);
  await work().finally(() => {
    goesOn = false;
  });
  await Promise.all(claims);
  return claimed;
}

test("updateMany over an index leaves alone what others changed while it ran", async () => {
  const jobs = await queuedJobs("updated");
  const claimed = await claimMeanwhile(jobs, () =>
    jobs.updateMany({ status: "queued" }, { $set: { status: "expired" } }),
  );
  expect(claimed.length).toBeGreaterThan(0);
  expect(await jobs.countDocuments({ _id: { $in: claimed }, status: "running" })).toBe(claimed.length);
});

test("deleteMany over an index removes nothing that others changed while it ran", async () => {
  const jobs = await queuedJobs("deleted");
  const claimed = await claimMeanwhile(jobs, () => jobs.deleteMany({ status: "queued" }));
  expect(claimed.length).toBeGreaterThan(0);
  expect(await jobs.countDocuments({ _id: { $in: claimed }, status: "running" })).toBe(claimed.length);
});

test.each(["indexed", "scanned"])("a batched find gives only what still matches (%s)", async (how) => {
  const jobs = await queuedJobs(`found-${how}`);
  const hint = how === "indexed" ? { status: 1 } : { $natural: 1 };
  const cursor = jobs.find({ status: "queued" }, { batchSize: 10, hint });
  for (let read = 0; read < 10; read++) await cursor.next();
  await jobs.updateMany({ _id: { $gte: 15 } }, { $set: { status: "done" } });
  await jobs.deleteMany({ _id: { $in: [12, 13] } });
  const rest = await cursor.toArray();
  expect(rest.map(({ _id, status }) => [_id, status])).toEqual([10, 11, 14].map((_id) => [_id, "queued"]));
});
