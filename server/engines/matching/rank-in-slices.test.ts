import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { extractListingFacts, type ListingFacts } from "./listing-facts.ts";
import { rankListings, rankListingsInSlices, rankTotalsInSlices } from "./rank.ts";
import { extractResumeFacts } from "./resume-facts.ts";
import { makePosting, makeProfile, makeSkill } from "./score.fixtures.ts";
import { type SkillWeights, skillWeights, skillWeightsInSlices } from "./skill-weights.ts";

const BEST = { limit: 50, minimumScore: 0 };
const MANY = 20_000;
const MOST_LATE_MS = 50;
const TRIES = 3;

const TITLES = ["Registered Nurse", "Chef", "Software Engineer", "Clerk", "Nurse Recruiter", "Welder"];
const DIFFERENT = TITLES.flatMap((title, index) =>
  ["Columbus, OH", "Denver, CO", ""].map((location) =>
    extractListingFacts(
      makePosting({
        id: `${title} ${location}`,
        title,
        location,
        requirements: ["Wound care", "React", `${index + 1} years of experience`, "RN license"].slice(index % 4),
      }),
    ),
  ),
);
const resume = extractResumeFacts(makeProfile({ skills: [makeSkill("wound-care", "Wound care")] }));

/** The longest time at work between two turns of this thread while `work` is done: so long others would wait. */
async function longestStretch(work: () => Promise<unknown>): Promise<number> {
  let isOver = false;
  let longest = 0;
  const working = work().finally(() => {
    isOver = true;
  });
  for (let before = process.threadCpuUsage(); !isOver; before = process.threadCpuUsage()) {
    await nextTurn();
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1_000);
  }
  await working;
  return longest;
}

test("in slices the same is found as in one go", async () => {
  const weights = await skillWeightsInSlices(DIFFERENT);
  expect(weights).toEqual(skillWeights(DIFFERENT));
  const ranked = rankListings(resume, DIFFERENT, weights, BEST);
  expect(ranked).toHaveLength(DIFFERENT.length);
  const ranking = { resume, listings: DIFFERENT, weights, ...BEST };
  expect(await rankListingsInSlices(ranking)).toEqual(ranked);
  const totals = await rankTotalsInSlices(ranking);
  expect(totals.map(({ listing, score }) => [listing.id, score])).toEqual(
    ranked.map(({ id, match }) => [id, match.score]),
  );
});

/** How long others wait at most while a resume is ranked against new listings. */
async function longestOfRanking(): Promise<number> {
  const listings: ListingFacts[] = Array.from({ length: MANY }, (_, index) => ({
    ...DIFFERENT[index % DIFFERENT.length]!,
    id: `listing-${index}`,
  }));
  let weights: SkillWeights | undefined;
  const weighing = await longestStretch(async () => {
    weights = await skillWeightsInSlices(listings);
  });
  const ranking = { resume, listings, weights: weights!, ...BEST };
  const first = await longestStretch(() => rankTotalsInSlices(ranking));
  const again = await longestStretch(() => rankListingsInSlices(ranking));
  return Math.max(weighing, first, again);
}

test("while a resume is ranked against 20,000 new listings, nobody waits for long", async () => {
  let longest = await longestOfRanking();
  // What the garbage collector takes in between does not come back each time.
  for (let tries = 1; tries < TRIES && longest >= MOST_LATE_MS; tries += 1) {
    longest = Math.min(longest, await longestOfRanking());
  }
  expect(longest).toBeLessThan(MOST_LATE_MS);
});
