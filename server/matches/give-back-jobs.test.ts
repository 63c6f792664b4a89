import { Types } from "mongoose";
import { expect, test } from "vitest";
import { Application } from "../../models/application.ts";
import { Match } from "../../models/match.ts";
import { Usage } from "../../models/usage.ts";
import { connectEmbeddedDatabase } from "../../tests/setup/embedded-database.ts";
import { giveBackJobs } from "./give-back-jobs.ts";
import { claimJobs, findUsage } from "./usage.ts";

const NOW = new Date("2026-11-21T12:00:00Z");
const NEXT_MONTH = new Date("2026-12-01T00:00:00Z");
const LIMIT = 10;

connectEmbeddedDatabase([Usage]);

function jobs(prefix: string): string[] {
  return Array.from({ length: LIMIT }, (_, n) => `${prefix}-${n}`);
}

async function claim(ownerId: Types.ObjectId, resumeId: Types.ObjectId, ids: string[], now = NOW): Promise<string[]> {
  return [...(await claimJobs(ownerId, ids, { now, limit: LIMIT, resumeId }))];
}

async function apply(ownerId: Types.ObjectId, resumeId: Types.ObjectId, listingId: string): Promise<void> {
  await Application.collection.insertOne({ ownerId, resumeId, listingId });
}

test("DEC-96 a month spent on a wrong file comes back, but for the jobs with which something was done", async () => {
  const [ownerId, wrong, right] = [new Types.ObjectId(), new Types.ObjectId(), new Types.ObjectId()];
  expect(await claim(ownerId, wrong, jobs("wrong"))).toHaveLength(LIMIT);
  await Match.collection.insertMany(jobs("wrong").map((listingId) => ({ ownerId, resumeId: wrong, listingId })));
  await apply(ownerId, wrong, "wrong-3");
  expect(await claim(ownerId, right, jobs("right"))).toEqual([]);

  expect(await giveBackJobs(ownerId, { resumeId: right, now: NOW })).toBe(9);
  expect((await findUsage(ownerId, NOW)).countedJobIds).toEqual(["wrong-3"]);
  expect(await Match.countDocuments({ ownerId })).toBe(1);
  expect(await claim(ownerId, right, jobs("right"))).toHaveLength(9);
  // What is its own stays its own.
  expect(await giveBackJobs(ownerId, { resumeId: right, now: NOW })).toBe(0);
});

test("DEC-96 at most three times a month, and anew in the next", async () => {
  const ownerId = new Types.ObjectId();
  const given = async (now: Date) => {
    const resumeId = new Types.ObjectId();
    const back = await giveBackJobs(ownerId, { resumeId, now });
    await claim(ownerId, resumeId, jobs(String(resumeId)), now);
    return back;
  };
  const November = [await given(NOW), await given(NOW), await given(NOW), await given(NOW), await given(NOW)];
  expect(November).toEqual([0, LIMIT, LIMIT, LIMIT, 0]);
  expect([await given(NEXT_MONTH), await given(NEXT_MONTH)]).toEqual([0, LIMIT]);
});

test("DEC-96 whatever runs at once, never more than the limit is held, and one giving back counts once", async () => {
  for (let round = 0; round < 5; round++) {
    const [ownerId, wrong, right] = [new Types.ObjectId(), new Types.ObjectId(), new Types.ObjectId()];
    await claim(ownerId, wrong, jobs("wrong"));
    await Promise.all(
      Array.from({ length: 12 }, async (_, n) => {
        await giveBackJobs(ownerId, { resumeId: right, now: NOW });
        await claim(ownerId, right, jobs(`right-${n % 3}`));
      }),
    );
    const usage = await Usage.findOne({ ownerId }).lean();
    expect(usage?.countedJobIds).toHaveLength(LIMIT);
    expect(usage?.countedFor.map(({ jobId }) => jobId).sort()).toEqual(usage?.countedJobIds.toSorted());
    expect(usage?.givenBack).toBe(1);
  }
});
