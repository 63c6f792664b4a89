import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type ApifyEmulator, type ApifyFault, startApifyEmulator } from "../../../tests/emulators/apify.ts";
import { readEnv } from "../../env.ts";
import type { FoundPosting } from "../found-posting.ts";
import type { PostingStore } from "../posting-store.ts";
import { searchOutside } from "../search-outside.ts";
import { ActorsSettingSchema } from "./actors.ts";
import { type Apify, createApify } from "./apify.ts";

const NOW = new Date("2026-11-22T12:00:00Z");

const INDEED_ITEM = {
  id: "jk1",
  positionName: "Nurse",
  company: "Acme Clinic",
  location: "Denver, CO",
  salary: "$45 an hour",
  jobType: ["Full-time"],
  description: "Care for people.\n- Nights",
  url: "https://www.indeed.com/viewjob?jk=jk1",
  externalApplyLink: null,
  postedAt: "3 days ago",
};
const LINKEDIN_ITEM = {
  id: 42,
  link: "https://www.linkedin.com/jobs/view/42",
  title: "Head Nurse",
  companyName: "Umbrella",
  companyLogo: "https://media.example.com/l.png",
  location: "Denver",
  postedAt: "2026-11-20",
  descriptionHtml: "<p>Lead.</p>",
  descriptionText: "Lead.",
  employmentType: "Full-time",
  salaryInfo: ["$90,000.00", "$110,000.00"],
  applicantsCount: "47",
  applyUrl: "https://umbrella.example.com/apply",
};
const GLASSDOOR_ITEM = {
  jobId: "g7",
  jobTitle: "Nurse Trainee",
  employer: { name: "Acme" },
  location: { name: "Denver, CO" },
  salary: "$40K - $60K (Glassdoor est.)",
  jobUrl: "https://www.glassdoor.com/job/g7",
};

let emulator: ApifyEmulator;
let apify: Apify;
const stored: { name: string; postings: FoundPosting[] }[] = [];
const store = {
  async store({ name }: { name: string }, postings: FoundPosting[]) {
    stored.push({ name, postings });
    return { added: postings.length, changed: 0, same: 0 };
  },
} as unknown as PostingStore;

beforeAll(async () => {
  emulator = await startApifyEmulator();
});
afterAll(() => emulator.close());

beforeEach(() => {
  emulator.fail(null);
  emulator.runs.length = 0;
  stored.length = 0;
  emulator.actors.clear();
  emulator.actors.set("misceres/indeed-scraper", [INDEED_ITEM, { junk: true }, null]);
  emulator.actors.set("curious_coder/linkedin-jobs-scraper", [LINKEDIN_ITEM]);
  emulator.actors.set("valig/glassdoor-jobs-scraper", [GLASSDOOR_ITEM]);
  apify = create();
});

afterEach(() => vi.restoreAllMocks());

function create({ token = emulator.token, actors = {} } = {}): Apify {
  return createApify({ token, baseUrl: emulator.url, actors, pollSeconds: 0.05, retryMs: 20 });
}

const search = (wanted = { query: "nurse", location: "Denver, CO", limit: 100 }, searchMs = 20_000) =>
  searchOutside(wanted, { apify, store, now: NOW, searchMs });

test("API-26 the test tells whether the token is good and how many actors it can run", async () => {
  expect(await apify.test()).toEqual({ connected: true, actorsAvailable: 3 });
  emulator.actors.delete("valig/glassdoor-jobs-scraper");
  expect(await create().test()).toEqual({ connected: true, actorsAvailable: 2 });
  expect(await create({ token: "wrong" }).test()).toEqual({ connected: false, actorsAvailable: 0 });
});

test("API-27 a search runs the three actors, and what they find is stored by the boards' names", async () => {
  expect(await search()).toEqual({ jobsFound: 3, boards: ["Indeed", "LinkedIn", "Glassdoor"] });
  const all = Object.fromEntries(stored.map(({ name, postings }) => [name, postings]));
  expect(all.indeed).toMatchObject([
    {
      externalId: "jk1",
      title: "Nurse",
      company: "Acme Clinic",
      places: ["Denver, CO"],
      pay: { text: "$45 an hour" },
      employment: "Full-time",
      description: { kind: "text", content: "Care for people.\n- Nights" },
      postedAt: new Date("2026-11-19T12:00:00Z"),
      url: "https://www.indeed.com/viewjob?jk=jk1",
      applyUrl: null,
    },
  ]);
  expect(all.linkedin).toMatchObject([
    {
      externalId: "42",
      title: "Head Nurse",
      company: "Umbrella",
      pay: { text: "$90,000.00 - $110,000.00" },
      description: { kind: "html", content: "<p>Lead.</p>" },
      postedAt: new Date("2026-11-20T00:00:00Z"),
      applyUrl: "https://umbrella.example.com/apply",
      applicants: "47",
      companyLogo: "https://media.example.com/l.png",
    },
  ]);
  // What the board itself estimated is no pay.
  expect(all.glassdoor).toMatchObject([{ externalId: "g7", company: "Acme", places: ["Denver, CO"], pay: null }]);
});

test("actors are started with what is looked for, within bounds of rows, time and cost", async () => {
  await search({ query: "C++ & Go", location: "Köln", limit: 5 });
  const runs = Object.fromEntries(emulator.runs.map((run) => [run.actor, run]));
  expect(runs["misceres/indeed-scraper"]?.input).toMatchObject({
    position: "C++ & Go",
    location: "Köln",
    maxItems: 10,
  });
  expect(runs["curious_coder/linkedin-jobs-scraper"]?.input).toMatchObject({
    urls: ["https://www.linkedin.com/jobs/search?keywords=C%2B%2B%20%26%20Go&location=K%C3%B6ln"],
    count: 10,
  });
  for (const { asked } of emulator.runs) {
    expect(Object.fromEntries(asked)).toMatchObject({ maxItems: "10", maxTotalChargeUsd: "1", timeout: "300" });
  }
  expect(await search({ query: "x", location: "", limit: 1 })).toMatchObject({ jobsFound: 1 });
});

test("other actors are named by a setting, with their input and their fields", async () => {
  const setting = JSON.stringify({
    indeed: {
      actor: "me/mine",
      input: { q: "{query} in {location}", rows: "{limit}" },
      fields: { title: "what.name" },
    },
  });
  const env = readEnv({ APIFY_TOKEN: "x", APIFY_ACTORS: setting });
  emulator.actors.set("me/mine", [{ id: "1", what: { name: "Porter" }, company: "Acme" }]);
  apify = create({ actors: env.APIFY_ACTORS });
  await search();
  expect(emulator.runs.find(({ actor }) => actor === "me/mine")?.input).toEqual({ q: "nurse in Denver, CO", rows: 34 });
  expect(stored.find(({ name }) => name === "indeed")?.postings).toMatchObject([{ title: "Porter", company: "Acme" }]);
  for (const odd of ["{", "[]", '{"monster":{"actor":"a/b"}}', '{"indeed":{"actor":"no slash"}}', '{"indeed":{}}']) {
    expect(ActorsSettingSchema.safeParse(odd).success, odd).toBe(false);
    expect(() => readEnv({ APIFY_ACTORS: odd }), odd).toThrow("APIFY_ACTORS");
  }
});

test("one actor that fails stops no other; when all do there is no answer, and no error either", async () => {
  emulator.actors.delete("misceres/indeed-scraper");
  expect(await search()).toEqual({ jobsFound: 2, boards: ["LinkedIn", "Glassdoor"] });
  const faults: ApifyFault[] = ["failing", "402", "500", "html", "reset"];
  for (const fault of faults) {
    emulator.fail(fault);
    expect(await search(), fault).toBeNull();
    expect(await create().test(), fault).toEqual(
      fault === "failing" ? { connected: true, actorsAvailable: 2 } : { connected: false, actorsAvailable: 0 },
    );
  }
  expect(stored.every(({ name }) => name !== "indeed")).toBe(true);
});

test("who waits does not wait for ever, and a run that is not waited for is ended, since it costs", async () => {
  emulator.fail("endless");
  const startedAt = Date.now();
  expect(await search(undefined, 400)).toBeNull();
  expect(Date.now() - startedAt).toBeLessThan(10_000);
  await expect.poll(() => emulator.runs.map(({ status }) => status)).toEqual(["ABORTED", "ABORTED", "ABORTED"]);
});

test("the token and what the account tells stand in no error and no log", async () => {
  const written: string[] = [];
  const note = (chunk: unknown) => {
    written.push(String(chunk));
    return true;
  };
  vi.spyOn(process.stdout, "write").mockImplementation(note);
  vi.spyOn(process.stderr, "write").mockImplementation(note);
  for (const fault of ["500", "reset", "402", "failing"] as const) {
    emulator.fail(fault);
    const error = await apify
      .search("indeed", { query: "x", location: "", limit: 5 }, AbortSignal.timeout(20_000))
      .catch((reason: unknown) => reason);
    const shown = JSON.stringify(error, Object.getOwnPropertyNames(error)) + String(error);
    expect(shown).toMatch(/Apify|actor/);
    expect(shown).not.toContain(emulator.token);
  }
  expect(written.join("")).not.toMatch(/apify_api_|proxy-password/);
});
