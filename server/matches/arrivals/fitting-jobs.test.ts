import fc from "fast-check";
import { expect, test } from "vitest";
import type { Ranking } from "../../engines/matching/index/listing-index.ts";
import type { ResumeQuery } from "../../engines/matching/index/resume-query.ts";
import { countFitting, followFitting, leastCounted } from "./fitting-jobs.ts";

/** Postings by id with the total that one resume gives each. */
class FakeIndex {
  readonly offered = new Map<string, { total: number; changedAt: number }>();

  rank(_: ResumeQuery, { limit, minimumScore }: Ranking) {
    const ranked = [...this.offered].map(([id, { total }]) => ({ id, total }));
    return ranked
      .filter(({ total }) => Math.round(total) >= minimumScore)
      .sort((a, b) => b.total - a.total || (a.id < b.id ? -1 : 1))
      .slice(0, limit);
  }

  changedAt(id: string) {
    return this.offered.get(id)?.changedAt ?? null;
  }
}

// The fake scores nobody's resume.
const QUERY = {} as ResumeQuery;
const total = fc.constantFrom(0, 19.499999, 19.5, 25, 30.25, 39.499999, 39.5, 40, 41.000001, 77);
const change = fc.record({ of: fc.nat(420), total: fc.option(total, { freq: 4 }) });
/** Of few postings and of more than are counted, mostly poor or mostly good ones. */
const first = fc.tuple(fc.constantFrom(0, 8, 30, 290, 320), fc.array(total, { minLength: 7, maxLength: 7 }));

test("what fits, followed from round to round, is what ranking all postings anew finds", () => {
  let followed = 0;
  fc.assert(
    fc.property(first, fc.array(fc.array(change, { maxLength: 12 }), { maxLength: 8 }), ([size, totals], rounds) => {
      const index = new FakeIndex();
      for (let n = 0; n < size; n++) index.offered.set(`job-${n}`, { total: totals[n % totals.length]!, changedAt: 0 });
      let known = countFitting(index, QUERY, false).jobs;
      for (const [at, changes] of rounds.entries()) {
        const arrived = new Set<string>();
        for (const { of, total } of changes) {
          const id = `job-${of}`;
          if (total === null) index.offered.delete(id);
          else index.offered.set(id, { total, changedAt: at + 1 });
          arrived.add(id);
        }
        const minimumScore = leastCounted(known);
        const near = index.rank(QUERY, { limit: 1_000, minimumScore, withSamples: false });
        const anew = countFitting(index, QUERY, false);
        const since = { index, withSamples: false, arrived: near.filter(({ id }) => arrived.has(id)) };
        const next = followFitting(known, since);
        if (next) {
          followed += 1;
          expect(next.fitting).toEqual(anew.fitting);
        }
        known = next?.jobs ?? anew.jobs;
      }
    }),
    { numRuns: 400 },
  );
  expect(followed).toBeGreaterThan(400);
});

test("who sees samples again, and who lost most of what fitted, is ranked anew", () => {
  const index = new FakeIndex();
  for (let n = 0; n < 320; n++) index.offered.set(`job-${n}`, { total: n < 12 ? 50 : 25 + n / 1_000, changedAt: 0 });
  const { jobs } = countFitting(index, QUERY, false);
  expect(jobs.ids).toHaveLength(12);
  expect(followFitting(jobs, { index, withSamples: false, arrived: [] })?.fitting).toHaveLength(12);
  expect(followFitting(jobs, { index, withSamples: true, arrived: [] })).toBeNull();
  for (let n = 0; n < 4; n++) index.offered.delete(`job-${n}`);
  expect(followFitting(jobs, { index, withSamples: false, arrived: [] })).toBeNull();
});
