import mongoose from "mongoose";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { JobSource } from "../../../models/job-source.ts";
import { inventVacancies } from "../../../tests/emulators/job-board-shapes.ts";
import { type BoardFault, type JobBoards, startJobBoards } from "../../../tests/emulators/job-boards.ts";
import { connectEmptyDatabase } from "../../../tests/setup/embedded-database.ts";
import { createOutsideDoor, type OutsideDoor } from "../../http/fetch-outside.ts";
import { createHostTurns } from "../../http/outside/host-turns.ts";
import { addSource } from "../add-source.ts";
import type { AskOptions } from "../ask-source.ts";
import { removeSource, requestReading, switchSource } from "../change-source.ts";
import { findSource, findSources } from "../find-sources.ts";
import type { PostingStore } from "../posting-store.ts";
import { trySource } from "../try-source.ts";
import { claimSource, LEASE_MS } from "./claim-source.ts";
import { nextRunAt } from "./next-run.ts";
import { sweepSources } from "./queued-jobs.ts";
import { readSourcesOf } from "./read-sources-of.ts";
import { runSource } from "./run-source.ts";
import { findSourceKind } from "../sources/all-kinds.ts";

const GREENHOUSE = "boards-api.greenhouse.io";

type Stored = { title: string; seenAt: Date; isOpen: boolean };

let boards: JobBoards;
let door: OutsideDoor;
let ask: AskOptions;
let database: Awaited<ReturnType<typeof connectEmptyDatabase>>;
let stored: Map<string, Map<string, Stored>>;
let store: PostingStore;

/** What the way in does, in memory: enough to see what the running of sources asks of it. */
function rememberingStore(): PostingStore {
  const of = (id: string) => {
    const known = stored.get(id) ?? new Map<string, Stored>();
    stored.set(id, known);
    return known;
  };
  const unseen = (id: string, since: Date) => [...of(id).values()].filter((one) => one.isOpen && one.seenAt < since);
  return {
    async store({ id }, postings, seenAt) {
      const counts = { added: 0, changed: 0, same: 0 };
      for (const { externalId, title } of postings) {
        const before = of(id).get(externalId);
        counts[!before ? "added" : before.title === title ? "same" : "changed"] += 1;
        of(id).set(externalId, { title, seenAt, isOpen: true });
      }
      return counts;
    },
    async keep({ id }, ids, seenAt) {
      for (const [externalId, one] of of(id)) if (!ids || ids.includes(externalId)) one.seenAt = seenAt;
    },
    async countUnseen({ id }, since) {
      return {
        open: [...of(id).values()].filter(({ isOpen }) => isOpen).length,
        unseen: unseen(id, since).length,
      };
    },
    async closeUnseen({ id }, since) {
      const gone = unseen(id, since);
      for (const one of gone) one.isOpen = false;
      return gone.length;
    },
    findFresh: async () => new Set(),
  };
}

function countOpen(id: string): number {
  return [...(stored.get(id)?.values() ?? [])].filter(({ isOpen }) => isOpen).length;
}

beforeAll(async () => {
  boards = await startJobBoards();
  door = createOutsideDoor({ userAgent: "Test/1.0", turns: createHostTurns(), trustedOrigin: boards.url });
  database = await connectEmptyDatabase();
  await JobSource.createIndexes();
});

afterAll(async () => {
  await database.end();
  await door.close();
  await boards.close();
});

beforeEach(async () => {
  await JobSource.deleteMany({});
  stored = new Map();
  store = rememberingStore();
  ask = { door, baseUrl: boards.url, pausesMs: [], gapMs: 0 };
  boards.heal();
  boards.asked.length = 0;
});

function add(kind = "greenhouse", settings: Record<string, string> = { board: "acme" }): Promise<string> {
  return addSource({ kind, settings }, new Date());
}

/** Reads a source now, as its turn would, and gives what its record then says. */
async function readNow(id: string, options: Partial<Parameters<typeof runSource>[1]> = {}) {
  await JobSource.updateOne({ _id: id }, { $set: { nextRunAt: new Date() } });
  const claim = await claimSource({ id: new mongoose.Types.ObjectId(id) }, new Date());
  if (!claim) throw new Error("The source could not be claimed");
  await runSource(claim, { store, ask, ...options });
  const view = await findSource(id);
  if (!view?.lastReading) throw new Error("The source was not read");
  return { ...view.lastReading, failures: view.failures, nextRunAt: view.nextRunAt };
}

test("a source is read whole, then only what changed is new, and what is gone is closed", async () => {
  const id = await add();
  const vacancies = inventVacancies(30);
  boards.list("greenhouse", "acme", vacancies);
  expect(await readNow(id)).toMatchObject({ outcome: "read", problem: null, listed: 30, added: 30, closed: 0 });
  expect(await readNow(id)).toMatchObject({ outcome: "unchanged", listed: 0, added: 0, closed: 0 });
  expect(countOpen(id)).toBe(30);
  const changed = vacancies.slice(3).map((job, at) => (at === 0 ? { ...job, title: "Head of Nothing" } : job));
  boards.list("greenhouse", "acme", [...changed, ...inventVacancies(31).slice(30)]);
  expect(await readNow(id)).toMatchObject({ outcome: "read", listed: 28, added: 1, changed: 1, closed: 3 });
  expect(countOpen(id)).toBe(28);
});

test("a source that fails or lies closes nothing, says why in words, and is left alone for longer and longer", async () => {
  const id = await add();
  boards.list("greenhouse", "acme", inventVacancies(30));
  await readNow(id);
  boards.list("greenhouse", "acme", inventVacancies(29));
  const faults: BoardFault[] = ["500", "403", "404", "half", "half-text", "html", "shape", "pdf", "429"];
  let waitedMs = 0;
  for (const [at, fault] of faults.entries()) {
    boards.fail(fault);
    const reading = await readNow(id);
    expect(reading, fault).toMatchObject({ outcome: "failed", closed: 0, failures: at + 1 });
    expect(reading.problem, fault).toMatch(/^[A-Z0-9a-z].*[.)]$/);
    const waitMs = Date.parse(reading.nextRunAt ?? "") - Date.now();
    expect(waitMs).toBeGreaterThan(Math.min(waitedMs * 1.2, 20 * 3_600_000));
    waitedMs = waitMs;
  }
  expect(countOpen(id)).toBe(30);
  boards.heal();
  expect(await readNow(id)).toMatchObject({ outcome: "read", closed: 1, failures: 0 });
});

test("records that became unreadable keep what is stored of them open", async () => {
  const id = await add();
  boards.list("greenhouse", "acme", inventVacancies(20));
  await readNow(id);
  boards.fail("junk");
  const reading = await readNow(id);
  expect(reading).toMatchObject({ outcome: "read", leftOut: 13, closed: 0 });
  expect(reading.examples).toHaveLength(5);
  expect(countOpen(id)).toBe(20);
});

test("a source that suddenly lists nothing is believed when it says so twice in a row", async () => {
  const id = await add();
  boards.list("greenhouse", "acme", inventVacancies(3));
  await readNow(id);
  boards.fail("empty");
  expect(await readNow(id)).toMatchObject({
    outcome: "doubtful",
    closed: 0,
    problem: expect.stringContaining("0 of the 3"),
  });
  expect(countOpen(id)).toBe(3);
  boards.heal();
  expect(await readNow(id)).toMatchObject({ outcome: "read", closed: 0 });
  boards.fail("empty");
  expect(await readNow(id)).toMatchObject({ outcome: "doubtful", closed: 0 });
  boards.fail("500", { times: 1 });
  expect(await readNow(id)).toMatchObject({ outcome: "failed" });
  boards.fail("empty");
  expect(await readNow(id)).toMatchObject({ outcome: "read", closed: 3 });
  expect(countOpen(id)).toBe(0);
});

test("the same for one that lists less than half; a few that go are closed at once", async () => {
  const id = await add();
  boards.list("greenhouse", "acme", inventVacancies(40));
  await readNow(id);
  boards.list("greenhouse", "acme", inventVacancies(15));
  expect(await readNow(id)).toMatchObject({ outcome: "doubtful", closed: 0 });
  boards.list("greenhouse", "acme", inventVacancies(16));
  expect(await readNow(id)).toMatchObject({ outcome: "read", closed: 24 });
  boards.list("greenhouse", "acme", inventVacancies(6));
  expect(await readNow(id)).toMatchObject({ outcome: "read", closed: 10 });
});

test("what is missing from a public list aged out, and is not closed", async () => {
  const id = await add("jobicy", {});
  boards.list("jobicy", "", inventVacancies(40));
  await readNow(id);
  boards.list("jobicy", "", inventVacancies(1));
  await JobSource.updateOne({ _id: id }, { $set: { lastStartedAt: null } });
  expect(await readNow(id)).toMatchObject({ outcome: "read", listed: 1, closed: 0 });
  expect(countOpen(id)).toBe(40);
});

test("a reading that takes too long is broken off, keeps what it read, and closes nothing", async () => {
  const id = await add("smartrecruiters");
  boards.list("smartrecruiters", "acme", inventVacancies(5));
  await readNow(id);
  boards.fail("silent");
  expect(await readNow(id, { maxRunMs: 200 })).toMatchObject({
    outcome: "partial",
    closed: 0,
    problem: expect.stringContaining("too long"),
  });
  expect(countOpen(id)).toBe(5);
});

test("one failing source stops no other", async () => {
  const ids = [await add(), await add("lever"), await add("ashby")];
  boards.list("lever", "acme", inventVacancies(4));
  boards.list("ashby", "acme", inventVacancies(5));
  boards.list("greenhouse", "acme", []);
  const queued: string[] = [];
  await sweepSources(store, new Date(), async (_, { host }) => void queued.push(host));
  await sweepSources(store, new Date(), async (_, { host }) => void queued.push(host));
  expect(queued.toSorted()).toEqual(["api.ashbyhq.com", "api.lever.co", GREENHOUSE]);
  boards.fail("500", { times: 1 });
  for (const host of queued.toSorted()) await readSourcesOf(host, { store, ask });
  const views = await findSources();
  expect(views.map(({ lastReading }) => lastReading?.outcome)).toEqual(["read", "read", "failed"]);
  expect(ids.map(countOpen)).toEqual([0, 4, 0]);
});

test("many claims at once: one run a source, and one a host, at a time", async () => {
  const first = await add();
  const second = await add("greenhouse", { board: "other" });
  const now = new Date();
  const claim = (id: string) => claimSource({ id: new mongoose.Types.ObjectId(id) }, now);
  const claims = await Promise.all(Array.from({ length: 20 }, (_, at) => claim(at % 2 === 0 ? first : second)));
  const won = claims.filter((one) => one !== null);
  expect(won).toHaveLength(1);
  boards.list("greenhouse", "acme", inventVacancies(2));
  boards.list("greenhouse", "other", inventVacancies(2));
  await runSource(won[0]!, { store, ask });
  await readSourcesOf(GREENHOUSE, { store, ask });
  expect((await findSources()).map(({ lastReading }) => lastReading?.outcome)).toEqual(["read", "read"]);
});

test("a process that died loses its run to another one, and writes nothing when it comes back", async () => {
  const id = await add();
  boards.list("greenhouse", "acme", inventVacancies(2));
  const dead = await claimSource({ host: GREENHOUSE }, new Date());
  expect(await claimSource({ host: GREENHOUSE }, new Date())).toBeNull();
  const later = new Date(Date.now() + LEASE_MS + 1_000);
  const heir = await claimSource({ host: GREENHOUSE }, later);
  expect(heir?.source._id).toEqual(dead?.source._id);
  await runSource(dead!, { store, ask });
  expect((await findSource(id))?.lastReading).toBeNull();
  expect((await findSource(id))?.isRunning).toBe(true);
  await runSource(heir!, { store, ask });
  expect(await findSource(id)).toMatchObject({ isRunning: false, lastReading: { outcome: "read" } });
});

test("a process that stops lets go of its source, which is due again at once", async () => {
  const id = await add();
  boards.fail("silent");
  const stopping = new AbortController();
  const reading = readSourcesOf(GREENHOUSE, { store, ask }, stopping.signal);
  setTimeout(() => stopping.abort(new Error("stop")), 100);
  await reading;
  const view = await findSource(id);
  expect(view).toMatchObject({ isRunning: false, failures: 0, lastReading: null });
  expect(Date.parse(view?.nextRunAt ?? "")).toBeLessThanOrEqual(Date.now());
});

test("the rules of a kind hold for all of its sources, also for an administrator who is in a hurry", async () => {
  const id = await add("jobicy", {});
  boards.list("jobicy", "", inventVacancies(2));
  await readNow(id);
  await expect(requestReading(id, new Date())).rejects.toMatchObject({
    kind: "conflict",
    message: expect.stringMatching(
      /^By the rules of Jobicy it is not read again before \d{4}-\d\d-\d\d \d\d:\d\d UTC\.$/,
    ),
  });
  const other = await add("jobicy", { tag: "python" });
  expect(await claimSource({ host: "jobicy.com" }, new Date())).toBeNull();
  expect(Date.parse((await findSource(other))?.nextRunAt ?? "")).toBeGreaterThan(Date.now() + 3_500_000);
  const board = await add();
  boards.list("greenhouse", "acme", []);
  await readNow(board);
  await requestReading(board, new Date());
  expect(Date.parse((await findSource(board))?.nextRunAt ?? "")).toBeLessThanOrEqual(Date.now());
});

test("a removed source takes what it listed off the list, and may be added again at once", async () => {
  const id = await add();
  boards.list("greenhouse", "acme", inventVacancies(4));
  await readNow(id);
  await expect(add()).rejects.toMatchObject({ kind: "conflict" });
  await removeSource(id);
  expect(await findSources()).toEqual([]);
  await add();
  await sweepSources(store, new Date(), async () => {});
  expect(countOpen(id)).toBe(0);
  expect(await JobSource.countDocuments({})).toBe(1);
  await expect(removeSource(id)).rejects.toMatchObject({ kind: "not-found" });
});

test("a source that is switched off is not read, and comes back when it is switched on", async () => {
  const id = await add();
  await switchSource(id, false);
  expect(await claimSource({ host: GREENHOUSE }, new Date())).toBeNull();
  await expect(requestReading(id, new Date())).rejects.toMatchObject({ kind: "conflict" });
  expect(await findSource(id)).toMatchObject({ isEnabled: false, nextRunAt: null });
  await switchSource(id, true);
  expect(await claimSource({ host: GREENHOUSE }, new Date())).not.toBeNull();
  for (const odd of ["", "x", "0".repeat(24)]) {
    await expect(switchSource(odd, true)).rejects.toMatchObject({ kind: "not-found" });
  }
});

test("a source is tried before it is kept: its first three postings, and nothing is stored", async () => {
  boards.list("greenhouse", "acme", inventVacancies(30));
  const tried = await trySource({ kind: "greenhouse", settings: { board: "boards.greenhouse.io/acme" } }, { ask });
  expect(tried.postings.map(({ title }) => title)).toEqual(["Backend Engineer 1", "Support Agent 2", "Nurse 3"]);
  expect(await findSources()).toEqual([]);
  const refused = { kind: "greenhouse", settings: { board: "nobody" } };
  await expect(trySource(refused, { ask })).rejects.toMatchObject({
    kind: "unavailable",
    message: 'Greenhouse knows no board "nobody".',
  });
  await expect(trySource({ kind: "nothing", settings: {} }, { ask })).rejects.toMatchObject({ kind: "invalid" });
  await expect(trySource({ kind: "adzuna", settings: { country: "de" } }, { ask })).rejects.toMatchObject({
    kind: "invalid",
    message: "Adzuna can be read when ADZUNA_APP_ID and ADZUNA_APP_KEY are set.",
  });
});

test("sources have names that people know them by", async () => {
  await add("greenhouse", { board: "https://boards.greenhouse.io/stripe" });
  await add("lever", { board: "acme", company: "Acme" });
  await add("remotive", {});
  await add("jobicy", { geo: "germany", tag: "python" });
  await add("page", { address: "https://www.example.com/careers" });
  expect((await findSources()).map(({ name }) => name)).toEqual([
    "Greenhouse: stripe",
    "Lever: acme, Acme",
    "Remotive",
    "Jobicy: germany, python",
    "Page: https://www.example.com/careers",
  ]);
});

test("the next turn comes after the interval, later while a source fails, and never before it is allowed", () => {
  const now = new Date("2026-11-22T12:00:00Z");
  const kind = findSourceKind("greenhouse")!;
  const hours = (failures: number, chance: number, retryAt: Date | null = null) =>
    (nextRunAt({ kind, failures, retryAt }, now, chance).getTime() - now.getTime()) / 3_600_000;
  expect(hours(0, 0.5)).toBe(2);
  expect(hours(0, 0)).toBeCloseTo(1.8);
  expect(hours(0, 1)).toBeCloseTo(2.2);
  expect([1, 2, 3, 4].map((failures) => hours(failures, 0.5))).toEqual([0.25, 0.5, 1, 2]);
  expect(hours(40, 0.5)).toBe(24);
  expect(hours(1, 0.5, new Date("2026-11-22T20:00:00Z"))).toBe(8);
  const strict = nextRunAt({ kind: findSourceKind("remotive")!, failures: 1, retryAt: null }, now, 0.5);
  expect(strict.getTime() - now.getTime()).toBe(6 * 3_600_000);
});
