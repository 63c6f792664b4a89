import { Types } from "mongoose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Match } from "../../../models/match.ts";
import { connectTestDatabase } from "../../jobs/postings.fixtures.ts";
import { findListEnd, leastToEnter } from "./list-end.ts";

let end: () => Promise<void>;

beforeAll(async () => {
  end = await connectTestDatabase();
});
afterAll(() => end());

const DAYS = [null, new Date("2026-11-01"), new Date("2026-11-02")];

/** Many of one score and one day, so that only the order decides; every seventh is a job that the user added. */
async function makeList(count: number): Promise<Types.ObjectId> {
  const [ownerId, resumeId] = [new Types.ObjectId(), new Types.ObjectId()];
  const made = Array.from({ length: count }, (_, n) => ({
    ownerId,
    resumeId,
    listingId: `of-${n}`,
    score: 41 + ((n * 13) % 17),
    postedAt: DAYS[n % 3]!,
    isOwn: n % 7 === 0,
    explanation: {},
  }));
  await Match.insertMany(made);
  return resumeId;
}

test("a list of a plan without a limit ends after its best 300, beside which stand the jobs that the user added", async () => {
  for (const count of [0, 300, 349, 350, 351, 420]) {
    const resumeId = await makeList(count);
    const [last, ...rest] = await Match.find({ resumeId, isOwn: false })
      .sort({ score: -1, postedAt: -1, _id: 1 })
      .skip(299)
      .lean();
    const { least, beyond } = await findListEnd(resumeId);
    expect({ count, least }).toEqual({ count, least: last?.score ?? 0 });
    expect(beyond.map(String).toSorted()).toEqual(rest.map(({ _id }) => String(_id)).toSorted());
    expect(await leastToEnter(resumeId)).toBe(Math.max(40, last?.score ?? 0));
  }
});
