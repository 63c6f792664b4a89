import { beforeAll, expect, test } from "vitest";
import type { JobView, MatchView } from "../../server/matches/match-view.ts";
import { DOCX_TYPE, resumeDocx } from "../fixtures/resumes.ts";
import { withDatabase } from "../setup/app-database.ts";
import { HttpClient } from "../setup/http-client.ts";
import { type SharedApp, sharedApp } from "../setup/shared-app.ts";
import { until } from "../setup/until.ts";

const PASTED = `Night Shift Lighthouse Keeper
Gull Rock Trust
Bangor, ME (On-site)
Posted 2 days ago

Keep the light burning and the log written. You polish brass, mend nets and talk to ships by radio.

Requirements
- 3 years at sea or ashore by it
- Rope splicing
Nice to have
- Knitting

$21 - $24 an hour`;

let app: SharedApp;
let owner: HttpClient;
let other: HttpClient;

const post = (client: HttpClient, body: unknown) => client.sendJson("POST", "/api/jobs", body);
async function added(client: HttpClient, body: unknown): Promise<JobView> {
  const response = await post(client, body);
  expect(response.status).toBe(201);
  return response.json();
}
const message = async (response: Response) => ((await response.json()) as { message: string }).message;

beforeAll(async () => {
  app = await sharedApp();
  [owner, other] = [new HttpClient(app.url), new HttpClient(app.url)];
  await owner.signIn({ email: "keeper@example.com" });
  await other.signIn({ email: "somebody@example.com" });
  for (const client of [owner, other]) {
    const file = { bytes: await resumeDocx("nurse"), filename: "nurse.docx", type: DOCX_TYPE };
    expect((await client.upload(file, "Nurse")).status).toBe(201);
    await until(async () => ((await client.json<MatchView[]>("/api/job-matches")).length > 0 ? true : null));
  }
});

test("DEC-101 a pasted posting becomes a job with title, company, place and pay read from it, matched at once", async () => {
  const usage = () => owner.json<{ monthlyMatches: number }>("/api/subscription/status");
  const before = await usage();
  const job = await added(owner, { text: PASTED });
  expect(job).toEqual({
    id: expect.stringMatching(/^own-/),
    title: "Night Shift Lighthouse Keeper",
    company: "Gull Rock Trust",
    companyLogo: null,
    location: "Bangor, ME",
    salary: "$21–$24 an hour",
    postedDate: null,
    applicantsCount: "",
    description: PASTED,
    requirements: ["3 years at sea or ashore by it", "Rope splicing", "Knitting"],
    source: "Added by you",
    sourceUrl: `/api/jobs/${job.id}/posting`,
    isSample: false,
  });
  const match = (await owner.json<MatchView[]>("/api/job-matches")).find((each) => each.job.id === job.id);
  expect(match?.job).toEqual(job);
  expect(match?.matchScore).toBeLessThan(40);
  expect(await usage()).toEqual(before);
});

test("what the user corrects goes before what the text says, and the same text again finds the first", async () => {
  const text = `${PASTED}\nOnly this one.`;
  const job = await added(owner, { text, title: "Keeper", company: "Trinity House", location: "Portland, ME" });
  expect(job).toMatchObject({ title: "Keeper", company: "Trinity House", location: "Portland, ME" });
  const again = await post(owner, { text });
  expect(again.status).toBe(200);
  expect(await again.json()).toEqual(job);
  const clicks = await Promise.all(Array.from({ length: 5 }, () => post(owner, { text: `${text} And this.` })));
  expect(clicks.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
});

test("DEC-101 it is nobody else's: no match, no page, no count, no verb of somebody else reaches it", async () => {
  const job = await added(owner, { text: `${PASTED}\nPrivate to its owner. Xylophonist wanted.` });
  const found = await owner.sendJson("POST", "/api/scrape-jobs", { query: "xylophonist" });
  expect(await found.json()).toMatchObject({ jobsFound: 0 });
  const asked: [string, string, unknown?][] = [
    ["GET", `/api/jobs/${job.id}/posting`],
    ["PATCH", `/api/jobs/${job.id}`, { title: "Mine" }],
    ["DELETE", `/api/jobs/${job.id}`],
    ["POST", `/api/jobs/${job.id}/apply`, {}],
  ];
  for (const [method, path, body] of asked) expect((await other.sendJson(method, path, body)).status, path).toBe(404);
  const matches = await other.json<MatchView[]>("/api/job-matches");
  expect(matches.map((match) => match.job.id)).not.toContain(job.id);
  // The same text of somebody else is a job of their own.
  expect((await added(other, { text: `${PASTED}\nPrivate to its owner. Xylophonist wanted.` })).id).not.toBe(job.id);
});

test("DEC-101 it stays matched whatever its score when the resume is matched again", async () => {
  const job = await added(owner, { text: `${PASTED}\nStays.` });
  const [resume] = await owner.json<{ id: string }[]>("/api/resumes");
  await owner.sendJson("POST", `/api/resumes/${resume?.id}/activate`);
  await until(async () => {
    const done = await withDatabase(app, (db) =>
      db.collection("resumes").countDocuments({ "matching.state": { $ne: "done" } }),
    );
    return done === 0 ? true : null;
  });
  const ids = (await owner.json<MatchView[]>("/api/job-matches")).map((match) => match.job.id);
  expect(ids).toContain(job.id);
});

test("it can be changed, which scores it anew, and deleted with its match", async () => {
  const job = await added(owner, { text: `${PASTED}\nTo be changed.` });
  const scoreOf = async () =>
    (await owner.json<MatchView[]>("/api/job-matches")).find((match) => match.job.id === job.id)?.matchScore;
  const before = (await scoreOf()) ?? 0;
  const text = "Registered nurse for our emergency department.\nRequirements\n- RN license\n- Triage\n- IV therapy";
  const changed = await owner.sendJson("PATCH", `/api/jobs/${job.id}`, {
    title: "Registered Nurse",
    text,
    location: "Columbus, OH",
  });
  expect(changed.status).toBe(200);
  expect(await changed.json()).toMatchObject({
    id: job.id,
    title: "Registered Nurse",
    company: "Gull Rock Trust",
    description: text,
  });
  expect(await scoreOf()).toBeGreaterThan(before + 30);
  expect((await owner.sendJson("PATCH", `/api/jobs/${job.id}`, { title: " " })).status).toBe(400);
  expect(await (await owner.sendJson("DELETE", `/api/jobs/${job.id}`)).json()).toEqual({ success: true });
  expect(await scoreOf()).toBeUndefined();
  expect((await owner.sendJson("DELETE", `/api/jobs/${job.id}`)).status).toBe(404);
});

test("what is missing or wrong is said in words", async () => {
  expect(await message(await post(owner, {}))).toBe("Please paste the text of the posting, or enter its address.");
  expect(await message(await post(owner, { text: "zzz qqq" }))).toContain("Please enter the title");
  for (const body of [
    { url: "ftp://example.com/x" },
    { url: "javascript:alert(1)" },
    { url: "not an address" },
    { text: 5 },
  ]) {
    const response = await post(owner, body);
    expect(response.status, JSON.stringify(body)).toBe(400);
    expect(await message(response)).toMatch(/^Please /);
  }
  expect((await post(owner, [])).status).toBe(400);
});

test("an address that cannot be read says why, and what to do instead", async () => {
  const response = await post(owner, { url: `${app.url}/api/stats` });
  expect(response.status).toBe(503);
  expect(await message(response)).toMatch(/Please paste the text of the posting instead\.$/);
});

test("DEC-101 the free plan keeps thirty of them, also when many are added at once", async () => {
  const keen = new HttpClient(app.url);
  await keen.signIn({ email: "keen@example.com" });
  const answers = await Promise.all(
    Array.from({ length: 34 }, (_, number) => post(keen, { text: `${PASTED}\nNumber ${number}.` })),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(30);
  expect(statuses.every((status) => status === 201 || status === 409)).toBe(true);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused && (await message(refused))).toBe(
    "Free keeps at most 30 jobs that you added. Please delete one first.",
  );
  const held = await withDatabase(app, (db) =>
    db.collection("listings").countDocuments({ source: "Added by you", ownerId: { $ne: null } }),
  );
  expect(held).toBeLessThan(60);
});

test("DEC-102 what one applied to is kept as it was, and stays readable after the job is gone", async () => {
  const job = await added(owner, { text: `${PASTED}\nApplied to.` });
  expect((await owner.sendJson("POST", `/api/jobs/${job.id}/apply`, {})).status).toBe(201);
  await owner.sendJson("PATCH", `/api/jobs/${job.id}`, { title: "Renamed later" });
  await owner.sendJson("DELETE", `/api/jobs/${job.id}`);
  const page = await owner.open(`/api/jobs/${job.id}/posting`);
  expect(page.status).toBe(200);
  expect(page.html).toContain("Night Shift Lighthouse Keeper");
  expect(page.html).toContain("the day you applied");
  expect((await other.send(`/api/jobs/${job.id}/posting`)).status).toBe(404);
  const exported = await owner.json<{ applications: { posting: { title: string } }[]; jobsAdded: unknown[] }>(
    "/api/account/export",
  );
  expect(exported.applications.at(-1)?.posting.title).toBe("Night Shift Lighthouse Keeper");
  expect(exported.jobsAdded.length).toBeGreaterThan(0);
  expect(JSON.stringify(exported.jobsAdded)).not.toContain("factsVersion");
});

test("DEC-101 deleting the account deletes the jobs that it added", async () => {
  const leaving = new HttpClient(app.url);
  await leaving.signIn({ email: "leaving@example.com" });
  const job = await added(leaving, { text: `${PASTED}\nLeaving.` });
  const gone = await leaving.sendJson("DELETE", "/api/account", { email: "leaving@example.com" });
  expect(gone.status).toBe(200);
  const left = await withDatabase(app, (db) =>
    db.collection<{ _id: string }>("listings").countDocuments({ _id: job.id }),
  );
  expect(left).toBe(0);
});
