import { Types } from "mongoose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Match } from "../../../models/match.ts";
import { SavedChoices } from "../../../models/saved-choices.ts";
import { PLANS, type Tier } from "../../domain/plans.ts";
import { connectTestDatabase } from "../../jobs/postings.fixtures.ts";
import { POSTING_VERSION } from "../posting-facts.ts";
import { findSavedSearches } from "./find-saved-searches.ts";
import { lookAtSearch } from "./look-at-search.ts";
import { deleteSearch, renameSearch, saveSearch } from "./save-search.ts";

let end: () => Promise<void>;
const at = (time: string) => new Date(`2026-11-${time}Z`);
const SAVED = at("17T09:00");

beforeAll(async () => {
  end = await connectTestDatabase();
});

afterAll(() => end());

function person(tier: Tier = "pro") {
  return { _id: new Types.ObjectId(), subscriptionTier: tier, paidUntil: null };
}

const resume = { _id: new Types.ObjectId(), originalResumeId: null };

async function addMatch(ownerId: Types.ObjectId, workplace: string, newAt: Date | null) {
  await Match.create({
    ownerId,
    resumeId: resume._id,
    listingId: String(new Types.ObjectId()),
    score: 60,
    explanation: {},
    newAt,
    posting: { version: POSTING_VERSION, workplace },
  });
}

test("DEC-97 a search counts what came since one last looked at it, and only what fits it", async () => {
  const user = person();
  const remote = await saveSearch(user, { name: "Remote", search: "remote=remote" }, SAVED);
  await saveSearch(user, { name: "Anywhere in the week", search: "remote=onsite" }, SAVED);
  const counts = async (now: Date) =>
    (await findSavedSearches(user, { resume, now })).map(({ name, newCount }) => [name, newCount]);
  expect(await counts(at("17T10:00"))).toEqual([
    ["Anywhere in the week", 0],
    ["Remote", 0],
  ]);
  await addMatch(user._id, "remote", at("18T08:00"));
  await addMatch(user._id, "remote", at("18T09:00"));
  await addMatch(user._id, "onsite", at("18T09:00"));
  await addMatch(user._id, "remote", null);
  expect(await counts(at("19T10:00"))).toEqual([
    ["Anywhere in the week", 1],
    ["Remote", 2],
  ]);
  const looked = { now: at("19T10:00"), isOwn: true };
  expect(await lookAtSearch(user._id, remote.id, { ...looked, isOwn: false })).toEqual(SAVED);
  expect((await counts(at("19T10:00")))[1]).toEqual(["Remote", 2]);
  expect(await lookAtSearch(user._id, remote.id, looked)).toEqual(SAVED);
  // A reload takes no mark away, but the number is gone.
  expect(await lookAtSearch(user._id, remote.id, { ...looked, now: at("19T10:05") })).toEqual(SAVED);
  expect(await counts(at("19T10:05"))).toEqual([
    ["Anywhere in the week", 1],
    ["Remote", 0],
  ]);
});

test("DEC-97 the free plan saves none, and keeps uncounted what a paid one saved", async () => {
  const user = person();
  const asked = { name: "Mine", search: "q=nurse" };
  await expect(saveSearch(person("free"), asked, SAVED)).rejects.toMatchObject({ kind: "forbidden" });
  await saveSearch(user, asked, SAVED);
  const lapsed = { ...user, paidUntil: at("18T00:00") };
  await expect(saveSearch(lapsed, { ...asked, name: "More" }, at("19T00:00"))).rejects.toMatchObject({
    kind: "forbidden",
  });
  expect(await findSavedSearches(lapsed, { resume, now: at("19T00:00") })).toMatchObject([
    { name: "Mine", newCount: null },
  ]);
});

test("DEC-97 clicks at once keep a name once and never more than the plan's number", async () => {
  const user = person("premium");
  const limit = PLANS.premium.savedSearchLimit;
  const same = await Promise.allSettled(
    Array.from({ length: 5 }, () => saveSearch(user, { name: "Same", search: "q=nurse" }, SAVED)),
  );
  expect(same.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const many = await Promise.allSettled(
    Array.from({ length: limit + 3 }, (_, n) => saveSearch(user, { name: `Search ${n}`, search: `q=n${n}` }, SAVED)),
  );
  expect(many.filter(({ status }) => status === "fulfilled")).toHaveLength(limit - 1);
  expect((await SavedChoices.findById(user._id).lean())?.searches).toHaveLength(limit);
});

test("DEC-97 a search is renamed and deleted by its owner alone", async () => {
  const [user, other] = [person(), person()];
  const { id } = await saveSearch(user, { name: "First", search: "q=nurse" }, SAVED);
  await saveSearch(user, { name: "Second", search: "q=chef" }, SAVED);
  await saveSearch(other, { name: "Theirs", search: "q=chef" }, SAVED);
  for (const unknown of [id, "nonsense", undefined, { $ne: null }]) {
    await expect(renameSearch(other._id, unknown, "Taken")).rejects.toMatchObject({ kind: "not-found" });
    await expect(deleteSearch(other._id, unknown)).rejects.toMatchObject({ kind: "not-found" });
  }
  expect(await lookAtSearch(other._id, id, { now: SAVED, isOwn: true })).toBeNull();
  await expect(renameSearch(user._id, id, "Second")).rejects.toMatchObject({ kind: "conflict" });
  await renameSearch(user._id, id, "First");
  await renameSearch(user._id, id, "Third");
  await deleteSearch(user._id, id);
  await expect(deleteSearch(user._id, id)).rejects.toMatchObject({ kind: "not-found" });
  const names = (await SavedChoices.findById(user._id).lean())?.searches.map(({ name }) => name);
  expect(names).toEqual(["Second"]);
});

test("DEC-97 the whole list is no search", async () => {
  for (const search of ["", "new=1&sort=newest", "remote=moon"]) {
    await expect(saveSearch(person(), { name: "All", search }, SAVED)).rejects.toMatchObject({ kind: "invalid" });
  }
});
