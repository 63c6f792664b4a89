import fc from "fast-check";
import { expect, test } from "vitest";
import { skillWeights } from "../skill-weights.ts";
import { packIndex, repacked, unpackIndex } from "./index-file.ts";
import { ListingIndex } from "./listing-index.ts";
import { randomListing, randomResume } from "./random-facts.fixtures.ts";

const all = fc.sample(randomListing, { numRuns: 80, seed: 3 }).map((facts, n) => ({ ...facts, id: `listing-${n}` }));
const resumes = fc.sample(randomResume, { numRuns: 5, seed: 4 });
const weights = skillWeights(all);
const ASKED = { limit: 100, minimumScore: 0, withSamples: true };

function makeIndex(): ListingIndex {
  const index = new ListingIndex(weights);
  for (const [n, facts] of all.entries()) index.add(facts, { isSample: n % 5 === 0, updatedAt: n });
  for (const { id } of all.slice(0, 20)) index.remove(id);
  return index;
}

test("an index from a file ranks as the one it was written from, and goes on from there", () => {
  const index = makeIndex();
  const read = unpackIndex(packIndex(index), weights);
  for (const again of [read, repacked(index)]) {
    expect(again?.size).toBe(60);
    expect(again?.changedAt("listing-30")).toBe(30);
    expect(again?.changedAt("listing-3")).toBeNull();
    for (const resume of resumes) {
      expect(again?.rank(again.queryOf(resume), ASKED)).toEqual(index.rank(index.queryOf(resume), ASKED));
    }
  }
  const [listing] = fc.sample(randomListing, { numRuns: 1, seed: 9 });
  for (const one of [read!, index]) one.add({ ...listing!, id: "new" }, { isSample: false, updatedAt: 99 });
  expect(read?.rank(read.queryOf(resumes[0]!), ASKED)).toEqual(index.rank(index.queryOf(resumes[0]!), ASKED));
});

test("a file that is cut off, changed in any byte, no index at all or of other weights is refused", () => {
  const file = packIndex(makeIndex());
  expect(unpackIndex(file, { ...weights, id: "other" })).toBeNull();
  for (const bytes of [new Uint8Array(0), Buffer.from("{}\n"), Buffer.from("null\n"), Buffer.from("no index")])
    expect(unpackIndex(bytes, weights)).toBeNull();
  for (const length of [10, 200, file.length - 1]) expect(unpackIndex(file.subarray(0, length), weights)).toBeNull();
  for (let at = 0; at < file.length; at += 97) {
    const damaged = Uint8Array.from(file);
    damaged[at]! ^= 0x55;
    expect(unpackIndex(damaged, weights)).toBeNull();
  }
});
