import fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_PART_WEIGHT, type PartWeights, SCORE_PARTS, USUAL_WEIGHTS, weightsBy } from "../../domain/score-parts.ts";
import { extractListingFacts } from "./listing-facts.ts";
import { rankListings } from "./rank.ts";
import { extractResumeFacts } from "./resume-facts.ts";
import { makePosting, makeProfile, makeSkill } from "./score.fixtures.ts";
import { scoreMatch, scoreTotal } from "./score.ts";
import { skillWeights } from "./skill-weights.ts";

const TITLES = ["Registered Nurse", "Sous Chef", "Software Engineer", "Nurse Recruiter", "Warehouse Associate", ""];
const LISTINGS = Array.from({ length: 120 }, (_, index) =>
  extractListingFacts(
    makePosting({
      id: `listing-${String(index).padStart(3, "0")}`,
      title: TITLES[index % TITLES.length] ?? "",
      location: index % 4 === 0 ? "" : "Columbus, OH",
      workplace: index % 3 === 0 ? "remote" : null,
      requirements: ["Wound care", "React", `${(index % 7) + 1} years of experience`, "RN license"].slice(index % 5),
    }),
  ),
);
const WEIGHTS = skillWeights(LISTINGS);
const RESUMES = [
  extractResumeFacts(makeProfile({ skills: [makeSkill("wound-care", "Wound Care")], yearsOfExperience: 4 })),
  extractResumeFacts(makeProfile({ lines: [], headline: null })),
];

const anyWeight = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: MAX_PART_WEIGHT }));
const anyWeights = fc
  .array(anyWeight, { minLength: SCORE_PARTS.length, maxLength: SCORE_PARTS.length })
  .map((list): PartWeights => {
    const left = [...list];
    return weightsBy(() => left.pop() ?? 0);
  });

test("DEC-97 without weights of one's own every score is the same as with the usual ones", () => {
  for (const resume of RESUMES) {
    for (const listing of LISTINGS) {
      const usual = scoreMatch(resume, listing, WEIGHTS);
      expect(usual.ownWeights).toBeNull();
      expect({ ...scoreMatch(resume, listing, WEIGHTS, USUAL_WEIGHTS), ownWeights: null }).toEqual(usual);
      expect(scoreTotal(resume, listing, WEIGHTS)).toBe(usual.total);
    }
  }
});

test("DEC-97 with any weights the score stays from 0 to 100, and its parts add up to it", () => {
  fc.assert(
    fc.property(anyWeights, fc.constantFrom(...LISTINGS), fc.constantFrom(...RESUMES), (own, listing, resume) => {
      const { total, score, parts, ownWeights } = scoreMatch(resume, listing, WEIGHTS, own);
      expect(ownWeights).toEqual(own);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
      expect(score).toBe(Math.round(total));
      expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(score);
      expect(parts.reduce((sum, { of }) => sum + of, 0)).toBe(parts.length === 0 ? 0 : 100);
      for (const { key, points, of } of parts) {
        expect(own[key]).toBeGreaterThan(0);
        expect(points).toBeGreaterThanOrEqual(0);
        expect(points).toBeLessThanOrEqual(of);
      }
    }),
    { numRuns: 400 },
  );
});

test("DEC-97 ranking with any weights finds what scoring all finds", () => {
  fc.assert(
    fc.property(anyWeights, fc.constantFrom(...RESUMES), (ownWeights, resume) => {
      const best = LISTINGS.map(({ id }, index) => ({
        id,
        total: scoreTotal(resume, LISTINGS[index]!, WEIGHTS, ownWeights),
      }))
        .sort((a, b) => b.total - a.total || (a.id < b.id ? -1 : 1))
        .slice(0, 10);
      const ranked = rankListings(resume, LISTINGS, WEIGHTS, { ownWeights, limit: 10, minimumScore: 0 });
      expect(ranked.map(({ id, match }) => ({ id, total: match.total }))).toEqual(best);
    }),
    { numRuns: 40 },
  );
});

test("DEC-97 what counts more changes the order", () => {
  const [resume] = RESUMES;
  const only = (key: keyof PartWeights) => weightsBy((part) => (part.key === key ? 1 : 0));
  const chef = extractListingFacts(makePosting({ id: "chef", title: "Sous Chef", requirements: ["Wound care"] }));
  const nurse = extractListingFacts(makePosting({ id: "nurse", title: "Registered Nurse", requirements: ["React"] }));
  const first = (ownWeights: PartWeights) =>
    rankListings(resume!, [chef, nurse], WEIGHTS, { ownWeights, limit: 1, minimumScore: 0 })[0]?.id;
  expect(first(only("role"))).toBe("nurse");
  expect(first(only("required-skills"))).toBe("chef");
});
