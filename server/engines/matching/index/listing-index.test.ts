import fc from "fast-check";
import { expect, test } from "vitest";
import { SCORE_PARTS, weightsBy } from "../../../domain/score-parts.ts";
import { rankListings } from "../rank.ts";
import { scoreTotal } from "../score.ts";
import { skillWeights } from "../skill-weights.ts";
import { repacked } from "./index-file.ts";
import { ListingIndex } from "./listing-index.ts";
import { randomListing, randomResume } from "./random-facts.fixtures.ts";

const weights = skillWeights(
  fc.sample(randomListing, { numRuns: 100, seed: 7 }).map((facts) => ({ ...facts, id: "" })),
);
const listings = fc
  .array(randomListing, { minLength: 1, maxLength: 60 })
  .map((all) => all.map((facts, index) => ({ ...facts, id: `listing-${index}` })));
const anyWeights = fc.option(
  fc.array(fc.nat(100), { minLength: SCORE_PARTS.length, maxLength: SCORE_PARTS.length }).map((list) => {
    const left = [...list];
    return weightsBy(() => left.pop() ?? 0);
  }),
);

test("the index finds the same listings with the same totals as the plain score, in the same order", () => {
  fc.assert(
    fc.property(
      listings,
      fc.array(randomResume, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1, max: 70 }),
      fc.constantFrom(0, 20, 40, 60),
      anyWeights,
      (all, resumes, limit, minimumScore, ownWeights) => {
        const index = new ListingIndex(weights);
        for (const facts of all) index.add(facts, { isSample: false, updatedAt: 1 });
        for (const resume of resumes) {
          const ranked = index.rank(index.queryOf(resume, { ownWeights }), { limit, minimumScore, withSamples: false });
          const plain = rankListings(resume, all, weights, { limit, minimumScore, ownWeights });
          expect(ranked).toEqual(plain.map(({ id, match }) => ({ id, total: match.total })));
        }
      },
    ),
  );
});

test("listings that changed, went and came again stand as they are now", () => {
  const changes = fc.array(
    fc.record({
      id: fc.integer({ min: 0, max: 12 }).map((n) => `listing-${n}`),
      facts: randomListing,
      isGone: fc.boolean(),
      isSample: fc.boolean(),
    }),
    { minLength: 1, maxLength: 60 },
  );
  fc.assert(
    fc.property(changes, randomResume, fc.boolean(), (all, resume, withSamples) => {
      const index = new ListingIndex(weights);
      const current = new Map<string, (typeof all)[number]>();
      for (const change of all) {
        if (change.isGone) {
          index.remove(change.id);
          current.delete(change.id);
        } else {
          index.add({ ...change.facts, id: change.id }, { isSample: change.isSample, updatedAt: 1 });
          current.set(change.id, change);
        }
      }
      expect(index.size).toBe(current.size);
      const wanted = [...current.values()].filter(({ isSample }) => withSamples || !isSample);
      const expected = wanted.map(({ id, facts }) => [id, scoreTotal(resume, { ...facts, id }, weights)]);
      const asked = { limit: 100, minimumScore: 0, withSamples };
      const found = index.rank(index.queryOf(resume), asked).map(({ id, total }) => [id, total]);
      expect(new Map(found as [string, number][])).toEqual(new Map(expected as [string, number][]));
    }),
  );
});

test("what was picked from an index meets many resumes with the same totals, also through words that came later", () => {
  const people = fc.array(fc.record({ resume: randomResume, least: fc.constantFrom(0, 20, 40, 55, 70) }), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(listings, listings, people, anyWeights, (before, after, all, ownWeights) => {
      const index = new ListingIndex(weights);
      for (const facts of before) index.add(facts, { isSample: false, updatedAt: 1 });
      const queries = all.map(({ resume }) => index.queryOf(resume, { ownWeights, isKept: true }));
      const arrived = after.map((facts) => ({ ...facts, id: `new-${facts.id}` }));
      for (const facts of arrived) index.add(facts, { isSample: false, updatedAt: 2 });
      const picked = repacked(index).picked([...arrived.map(({ id }) => id), "never there"]);
      expect(picked.size).toBe(arrived.length);
      all.forEach(({ resume, least: minimumScore }, at) => {
        const found = picked.rank(queries[at]!, { limit: picked.size, minimumScore, withSamples: false });
        const plain = rankListings(resume, arrived, weights, { limit: arrived.length, minimumScore, ownWeights });
        expect(found).toEqual(plain.map(({ id, match }) => ({ id, total: match.total })));
      });
    }),
  );
});
