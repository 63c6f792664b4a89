import { Types } from "mongoose";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Application } from "../../models/application.ts";
import { Listing } from "../../models/listing.ts";
import { Match } from "../../models/match.ts";
import { parseMatchFilters } from "../domain/match-filters.ts";
import type { Posting } from "../domain/posting.ts";
import { connectTestDatabase } from "../jobs/postings.fixtures.ts";
import { findMatchList } from "./find-match-list.ts";
import { POSTING_VERSION } from "./posting-facts.ts";
import { refreshPostings } from "./refresh-postings.ts";

const NOW = new Date("2026-11-22T12:00:00Z");
const DAY_MS = 86_400_000;
const [ownerId, resumeId] = [new Types.ObjectId(), new Types.ObjectId()];
const resume = { _id: resumeId, originalResumeId: null };

type Made = Partial<Posting> & { postedAt?: Date | null; postedDaysAgo?: number | null };

/** Takes turns, so that every value meets every other. */
function made(n: number): Made {
  const places = [["Austin, TX"], ["Round Rock, TX", "Berlin"], [], ["Boston, MA"]];
  const pays = [
    null,
    { least: 30, most: 40, currency: "USD", period: "hour" as const },
    { least: 50_000, most: null, currency: "EUR", period: "year" as const },
    { least: null, most: 60_000, currency: "USD", period: "year" as const },
    { least: 10, most: 20, currency: null, period: null },
  ];
  const kinds = [[], ["full-time"], ["part-time", "contract"]] as const;
  return {
    title: n % 4 === 0 ? "Night Nurse" : "Bridge Keeper",
    company: n % 5 === 0 ? "Mercy" : "Harbor",
    description: n % 3 === 0 ? "A team of engineers at sea." : "A quiet place.",
    places: (places[n % 4] ?? []).map((text) => ({ text, city: null, region: null, country: null })),
    workplace: ([null, "remote", "hybrid", "onsite"] as const)[n % 4 ? n % 3 : 3] ?? null,
    pay: pays[n % 5] ?? null,
    employment: [...(kinds[n % 3] ?? [])],
    source: ["indeed", "Greenhouse", "Lever"][n % 3] ?? "",
    postedAt: n % 7 === 0 ? null : new Date(NOW.getTime() - ((n * 37) % 45) * 0.9 * DAY_MS),
    postedDaysAgo: n % 14 === 0 ? n % 6 : null,
  };
}

const COUNT = 61;
let end: () => Promise<void>;

beforeAll(async () => {
  end = await connectTestDatabase();
  const ids = Array.from({ length: COUNT }, (_, n) => `job-${n}`);
  await Listing.collection.insertMany(
    ids.map((id, n) => ({ _id: id as never, location: "", requirements: [], ...made(n) })) as never,
  );
  await Match.collection.insertMany(
    ids.map((listingId, n) => ({
      _id: new Types.ObjectId(),
      ownerId,
      resumeId,
      listingId,
      score: 40 + (n % 60),
      explanation: {},
      postedAt: made(n).postedAt ?? null,
      newAt: n % 10 === 0 ? NOW : null,
    })) as never,
  );
  await Application.collection.insertMany(
    ["job-3", "job-4", "job-400"].map((listingId) => ({ _id: new Types.ObjectId(), ownerId, listingId })) as never,
  );
  await refreshPostings();
});

afterAll(() => end());

function list(search: string) {
  const filters = parseMatchFilters(new URLSearchParams(search));
  return findMatchList(resume, {
    ownerId,
    filters,
    sort: "match-desc",
    range: null,
    userLocation: null,
    limit: 300,
    now: NOW,
    since: new Date(NOW.getTime() - DAY_MS),
  });
}

async function idsOf(search: string): Promise<number[]> {
  const { matches, total } = await list(search);
  expect(total, search).toBe(matches.length);
  return matches.map(({ job }) => Number(job.id.slice(4))).sort((a, b) => a - b);
}

/** What the postings themselves say, apart from how the product asks. */
function expected(fits: (posting: Made, n: number) => boolean): number[] {
  return Array.from({ length: COUNT }, (_, n) => n).filter((n) => fits(made(n), n));
}

const daysOf = ({ postedAt, postedDaysAgo }: Made) =>
  postedAt ? (NOW.getTime() - postedAt.getTime()) / DAY_MS : (postedDaysAgo ?? null);
const isIn = (posting: Made, ...texts: string[]) => (posting.places ?? []).some(({ text }) => texts.includes(text));
const hasYear = ({ pay }: Made, currency: string, least: number) =>
  pay?.currency === currency && (pay.most ?? pay.least ?? 0) * (pay.period === "hour" ? 2080 : 1) >= least;

test("DEC-103 every filter leaves the postings that say so, and treats what is not said as it tells", async () => {
  expect(await idsOf("")).toHaveLength(COUNT);
  expect(await idsOf("q=nurse")).toEqual(expected(({ title }) => title === "Night Nurse"));
  expect(await idsOf("q=engineer+-mercy")).toEqual(expected((_, n) => n % 3 === 0 && n % 5 !== 0));
  expect(await idsOf("place=Austin&within=25")).toEqual(
    expected((posting) => isIn(posting, "Austin, TX", "Round Rock, TX")),
  );
  expect(await idsOf("place=Germany")).toEqual(expected((posting) => isIn(posting, "Berlin")));
  expect(await idsOf("remote=remote")).toEqual(expected(({ workplace }) => workplace === "remote"));
  expect(await idsOf("remote=flexible")).toEqual(
    expected(({ workplace }) => workplace === "remote" || workplace === "hybrid"),
  );
  expect(await idsOf("remote=unstated")).toEqual(expected(({ workplace }) => workplace === null));
  expect(await idsOf("pay=80k&currency=USD")).toEqual(expected((posting) => hasYear(posting, "USD", 80_000)));
  expect(await idsOf("pay=80000&currency=USD&unpaid=keep")).toEqual(
    expected((posting) => hasYear(posting, "USD", 80_000) || posting.pay?.currency !== "USD"),
  );
  expect(await idsOf("pay=45000&currency=EUR")).toEqual(expected((posting) => hasYear(posting, "EUR", 45_000)));
  expect(await idsOf("source=Lever")).toEqual(expected(({ source }) => source === "Lever"));
  for (const [age, days] of Object.entries({ day: 1, "3days": 3, week: 7, month: 30 })) {
    expect(await idsOf(`age=${age}`), age).toEqual(
      expected((posting) => {
        const old = daysOf(posting);
        return old !== null && old <= days;
      }),
    );
  }
  expect(await idsOf("age=unstated")).toEqual(expected((posting) => daysOf(posting) === null));
  expect(await idsOf("type=contract")).toEqual(expected(({ employment }) => Boolean(employment?.includes("contract"))));
  expect(await idsOf("type=unstated")).toEqual(expected(({ employment }) => employment?.length === 0));
  expect(await idsOf("applied=hide")).toEqual(expected((_, n) => n !== 3 && n !== 4));
  expect(await idsOf("new=1")).toEqual(expected((_, n) => n % 10 === 0));
});

test("DEC-103 each choice leaves as many as its count says, whatever other filters are on", async () => {
  const searches = [
    "",
    "remote=flexible&q=keeper",
    "type=full-time&age=month",
    "pay=70000&source=indeed",
    "new=1&age=week",
  ];
  const params = { workplace: "remote", source: "source", age: "age", employment: "type" } as const;
  for (const search of [...searches, "place=Austin%2C+TX&applied=hide&remote=hybrid"]) {
    const { choices, filters } = await list(search);
    const after = async (name: string, value: string) => {
      const chosen = new URLSearchParams(search);
      chosen.set(name, value);
      return (await list(`${chosen}`)).total;
    };
    for (const [name, param] of Object.entries(params) as [keyof typeof params, string][]) {
      for (const { value, count } of choices[name]) {
        expect(await after(param, value), `${search} ${param}=${value}`).toBe(count);
      }
    }
    for (const { value, count } of choices.within ?? []) expect(await after("within", value)).toBe(count);
    const kept = await after("applied", "no");
    expect(kept - (await after("applied", "hide"))).toBe(choices.applied);
    expect(choices.unpaid === null).toBe(filters.pay === null);
  }
});

test("DEC-103 a list that is emptied says by which filter", async () => {
  const { total, without, unfiltered } = await list("remote=remote&source=indeed&q=zeppelin");
  expect([total, unfiltered]).toEqual([0, COUNT]);
  expect(without.map(({ name }) => name)).toEqual(["words", "workplace", "source"]);
  const [words, ...others] = without;
  expect(words?.count).toBe((await idsOf("remote=remote&source=indeed")).length);
  expect(others.map(({ count }) => count)).toEqual([0, 0]);
});

test("DEC-103 what no choice knows is as if it were not asked", async () => {
  const odd =
    "remote=moon&age=old&type=%00&source=nowhere&pay=-4&within=7&currency=usd&applied=1&new=yes&q=%22%22&place=+";
  const { total, filters } = await list(odd);
  expect(total).toBe(COUNT);
  expect(filters).toMatchObject({ source: null, currency: "USD", pay: null, withinMiles: 50, words: "" });
});

test("what an older version scored is filled in once, and the copy of a listing that is gone is empty", async () => {
  const lost = { _id: new Types.ObjectId(), resumeId: new Types.ObjectId(), listingId: "gone", score: 50 };
  await Match.collection.insertOne({ ...lost, explanation: {}, ownerId } as never);
  const updates = async () => Match.countDocuments({ "posting.version": POSTING_VERSION });
  await refreshPostings();
  expect(await updates()).toBe(COUNT + 1);
  expect((await Match.findById(lost._id).lean())?.posting).toMatchObject({ source: "", places: [], workplace: null });
});

test("a list counts the same without filters as its filters do, and looks over all matches once", async () => {
  const finds = vi.spyOn(Match, "find");
  const { choices, total, unfiltered } = await list("");
  // All of them once, the cards that are shown, and which of these are new.
  expect(finds).toHaveBeenCalledTimes(3);
  finds.mockRestore();
  expect([total, unfiltered]).toEqual([COUNT, COUNT]);
  const narrowed = await list("pay=1&unpaid=keep");
  expect(choices.currencies).toEqual(narrowed.choices.currencies);
  expect(choices.currencies).toEqual(["USD", "EUR"]);
});

test("a narrowed list of a tailored resume has the tailored score, and stands in its order", async () => {
  const variant = { _id: new Types.ObjectId(), originalResumeId: resumeId };
  const optimization = {
    aiResumeId: new Types.ObjectId(),
    variantId: variant._id,
    score: 100,
    explanation: { parts: [] },
  };
  const figures = { keywordMatchBefore: 1, keywordMatchAfter: 2, skillsAdded: 1 };
  await Match.updateOne({ resumeId, listingId: "job-1" }, { $set: { optimization: { ...optimization, ...figures } } });
  const filters = parseMatchFilters(new URLSearchParams("q=bridge"));
  const asked = { ownerId, filters, sort: "match-desc" as const, range: "90" as const, userLocation: null, limit: 300 };
  const { matches } = await findMatchList(variant, { ...asked, since: NOW, now: NOW });
  expect(matches[0]).toMatchObject({ matchScore: 100, job: { id: "job-1" } });
  const ofOriginal = await findMatchList(resume, { ...asked, since: NOW, now: NOW });
  expect(ofOriginal.matches.map(({ job }) => job.id)).not.toContain("job-1");
  await Match.updateOne({ resumeId, listingId: "job-1" }, { $set: { optimization: null } });
});
