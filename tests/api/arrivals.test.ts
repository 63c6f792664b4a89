import mongoose from "mongoose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { joinEmbeddedDatabase } from "../../server/database/embedded/join.ts";
import { makeFound } from "../../server/jobs/postings.fixtures.ts";
import { storePostings } from "../../server/jobs/store-postings.ts";
import type { MatchView } from "../../server/matches/match-view.ts";
import { DOCX_TYPE, resumeDocx } from "../fixtures/resumes.ts";
import { type App, databaseUri, startDemo } from "../setup/app-process.ts";
import { HttpClient } from "../setup/http-client.ts";
import { until } from "../setup/until.ts";

const WARDS = ["Emergency", "Surgical", "Cardiac", "Pediatric", "Oncology", "Trauma", "Recovery", "Night"];
const BOARD = { id: "board", kind: "greenhouse", name: "Greenhouse", listsEverything: true };

/** A hospital's openings, each in words of its own. */
function nursing(from: number, to: number) {
  return WARDS.slice(from, to).map((ward, n) =>
    makeFound({
      externalId: ward,
      title: `${ward} Registered Nurse`,
      company: `${ward} Hospital`,
      requisition: `R-${from + n}`,
      description: {
        kind: "html",
        content:
          `<p>The ${ward} ward of ${ward} Hospital asks a ${ward} nurse to triage patients, start IV therapy and read telemetry.</p>` +
          `<h3>Requirements</h3><ul><li>RN license</li><li>BLS</li><li>${ward} triage</li><li>Epic</li></ul>`,
      },
    }),
  );
}

let app: App;
let leave: () => Promise<void>;
const people: Record<"free" | "demo", HttpClient> = {} as never; // filled before the first test

const matchesOf = (client: HttpClient) => client.json<MatchView[]>("/api/job-matches");
const count = (html: string, text: string) => html.split(text).length - 1;

beforeAll(async () => {
  app = await startDemo({ SWEEP_SECONDS: "1" });
  const given = databaseUri(app.port);
  const joined = given ? { uri: given, leave: async () => {} } : await joinEmbeddedDatabase(app.dataDir);
  await mongoose.connect(joined.uri);
  leave = async () => {
    await mongoose.disconnect();
    await joined.leave();
  };
  people.free = new HttpClient(app.url);
  await people.free.signIn({ email: "nurse@example.com" });
  const file = { bytes: await resumeDocx("nurse"), filename: "nurse.docx", type: DOCX_TYPE };
  expect((await people.free.upload(file, "Nurse")).status).toBe(201);
  people.demo = new HttpClient(app.url);
  await people.demo.signIn({ persona: "pro" });
  for (const client of Object.values(people)) {
    await until(async () => ((await matchesOf(client)).length > 0 ? true : null));
  }
});

afterAll(async () => {
  await leave();
  await app.stop();
});

test("DEC-100 samples step aside for the first real postings, but for the demo's personas and what one applied to", async () => {
  const [samples, demo] = [await matchesOf(people.free), await matchesOf(people.demo)];
  expect(samples).toHaveLength(10);
  expect(samples.every(({ job }) => job.isSample)).toBe(true);
  const applied = samples[0]!.job.id;
  expect((await people.free.send(`/api/jobs/${applied}/apply`, { method: "POST" })).ok).toBe(true);
  expect((await people.free.open("/")).html).not.toContain("new since");

  await storePostings(BOARD, nursing(0, 4), new Date());
  // While a list is made anew, what is new is written before what goes is dropped.
  const real = await until(async () => {
    const found = await matchesOf(people.free);
    return found.every(({ job }) => !job.isSample) ? found : null;
  });
  expect(real).toHaveLength(4);
  expect(await people.free.json("/api/subscription/status")).toMatchObject({ monthlyMatches: 5 });
  const applications = await people.free.json<{ jobId: string }[]>("/api/applications");
  expect(applications.map(({ jobId }) => jobId)).toEqual([applied]);
  expect((await matchesOf(people.demo)).map(({ id }) => id)).toEqual(demo.map(({ id }) => id));
});

test("new postings are news: counted since the last look, marked, listed alone, and no reload takes them away", async () => {
  await storePostings(BOARD, nursing(0, 6), new Date());
  await until(async () => ((await matchesOf(people.free)).length === 6 ? true : null));
  for (let reload = 0; reload < 2; reload += 1) {
    const { html } = await people.free.open("/");
    expect(html).toContain("6 new since earlier today");
  }
  const only = await people.free.open("/?new=1");
  expect(count(only.html, "<article ")).toBe(6);
  expect(only.html).toContain("New since your last look");
  // The visit before ended with Tuesday's look; then two more came.
  const users = mongoose.connection.collection("users");
  const tuesday = new Date(Date.now() - 30 * 60_000);
  await users.updateOne({ email: "nurse@example.com" }, { $set: { "look.since": new Date(), "look.seenAt": tuesday } });
  expect((await people.free.open("/")).html).not.toContain("new since");
  await storePostings(BOARD, nursing(0, 8), new Date());
  await until(async () => ((await matchesOf(people.free)).length === 8 ? true : null));
  const { html } = await people.free.open("/");
  expect(html).toContain("2 new since earlier today");
  expect(count((await people.free.open("/?new=1")).html, "<article ")).toBe(2);
});
