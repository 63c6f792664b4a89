import { Types } from "mongoose";
import { expect, test } from "vitest";
import { Usage } from "../../models/usage.ts";
import { runs } from "../../tests/setup/run-length.ts";
import { connectEmbeddedDatabase } from "../../tests/setup/embedded-database.ts";
import { claimJobs, countJobs, findUsage } from "./usage.ts";

const NOW = new Date("2026-11-21T12:00:00Z");
const PARALLEL = 50;
const LIMIT = 10;

connectEmbeddedDatabase([Usage], { maxPoolSize: PARALLEL });

test("DEC-34, DEC-35, SECURITY race pairs: 50 runs at once never count an 11th job, and show only what is counted", async () => {
  for (let round = 0; round < runs({ few: 5, many: 200 }); round += 1) {
    const ownerId = new Types.ObjectId();
    // Runs overlap: each wants 12 of 30 jobs.
    const wanted = Array.from({ length: PARALLEL }, (_, run) =>
      Array.from({ length: 12 }, (_, n) => `job-${(run * 7 + n) % 30}`),
    );
    const granted = await Promise.all(
      wanted.map((ids) => claimJobs(ownerId, ids, { now: NOW, limit: LIMIT, resumeId: ownerId })),
    );
    const { countedJobIds } = await findUsage(ownerId, NOW);
    expect(countedJobIds).toHaveLength(LIMIT);
    expect(new Set(countedJobIds).size).toBe(LIMIT);
    for (const ids of granted) for (const id of ids) expect(countedJobIds).toContain(id);
    expect(await Usage.countDocuments({ ownerId })).toBe(1);
  }
}, 600_000);

test("many runs at once that count jobs of plans without a limit make one record a person, which holds them all", async () => {
  const ownerIds = [new Types.ObjectId(), new Types.ObjectId()];
  await Promise.all(
    Array.from({ length: PARALLEL }, (_, run) =>
      countJobs(
        ownerIds.map((ownerId) => ({ ownerId, jobIds: [`job-${run}`, "job-of-all"] })),
        NOW,
      ),
    ),
  );
  await countJobs([{ ownerId: new Types.ObjectId(), jobIds: [] }], NOW);
  for (const ownerId of ownerIds) {
    expect(new Set((await findUsage(ownerId, NOW)).countedJobIds).size).toBe(PARALLEL + 1);
    expect(await Usage.countDocuments({ ownerId })).toBe(1);
  }
}, 600_000);
