import { Types } from "mongoose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Listing } from "../../models/listing.ts";
import { Match } from "../../models/match.ts";
import { connectTestDatabase } from "../jobs/postings.fixtures.ts";
import { findMatches, findSortedMatches } from "./find-matches.ts";
import { readOutline } from "./list-counts/outline.ts";
import { toMatchCardView } from "./match-view.ts";

const now = new Date("2026-11-22T12:00:00Z");
const then = new Date("2026-08-01T12:00:00Z");
const [ownerId, resumeId, variantId] = [new Types.ObjectId(), new Types.ObjectId(), new Types.ObjectId()];
const upload = { _id: resumeId, originalResumeId: null };
const variant = { _id: variantId, originalResumeId: resumeId };
const address = { label: "Board", url: "https://jobs.example/1", closedAt: null, firstSeenAt: then };
const explanation = {
  parts: [{ key: "skills", label: "Skills", points: 30, of: 40, evidence: [] }],
  matchedSkills: ["Python"],
  requirementsMet: [true, false],
  missing: [{ skill: "Go", posting: "Go" }],
  knockOuts: [],
  unstatedParts: ["Pay"],
  ownWeights: null,
};
const optimization = {
  ...{ aiResumeId: new Types.ObjectId(), variantId, score: 93, keywordMatchBefore: 40, keywordMatchAfter: 60 },
  ...{ skillsAdded: 1, improvedSections: ["Skills"], addedKeywords: ["Go"] },
  explanation: { ...explanation, matchedSkills: ["Python", "Go"], requirementsMet: [true, true] },
};
let end: () => Promise<void>;

beforeAll(async () => {
  end = await connectTestDatabase();
  const listing = {
    ...{ source: "Board", title: "Engineer", company: "Acme", companyLogo: null, location: "Austin, TX", salary: "$1" },
    ...{
      applicantsCount: "3",
      description: "A long text. ".repeat(40),
      requirements: ["Python", "Go"],
      sourceUrl: "/x",
    },
    ...{ isSample: false, addresses: [address], repostedAt: [now], firstSeenAt: then, closedAt: then, facts: {} },
  };
  await Listing.collection.insertMany([
    { ...listing, _id: "of-1" as never, postedAt: then },
    { ...listing, _id: "of-2" as never, postedAt: null, postedDaysAgo: 3, isSample: true },
  ] as never);
  const match = { ownerId, resumeId, explanation, hiddenAt: null, newAt: null };
  await Match.collection.insertMany([
    { ...match, _id: new Types.ObjectId(), listingId: "of-1", score: 80, postedAt: then, optimization },
    { ...match, _id: new Types.ObjectId(), listingId: "of-2", score: 70, postedAt: null, optimization: null },
  ] as never);
});
afterAll(() => end());

test("a card whose reasons are closed shows the same, whether they were read or not", async () => {
  const outline = await readOutline(resumeId);
  for (const resume of [upload, variant]) {
    const order = { sort: "match-desc", userLocation: null, limit: 6, now } as const;
    const whole = await findMatches(resume, { now });
    const lists = [
      await findMatches(resume, { now, withReasons: false }),
      await findSortedMatches(resume, outline, { ...order, withReasons: false }),
    ];
    expect(whole[0]?.explanation.parts).toHaveLength(1);
    const cards = whole.map((match) => toMatchCardView(match));
    expect(cards).toHaveLength(2);
    for (const list of lists) expect(list.map((match) => toMatchCardView(match))).toEqual(cards);
  }
});
