import { randomUUID } from "node:crypto";
import mongoose from "mongoose";
import { beforeAll, expect, test } from "vitest";
import type { ApplicationView } from "../../server/applications/application-view.ts";
import type { MatchView } from "../../server/matches/match-view.ts";
import type { ResumeView } from "../../server/resumes/resume-view.ts";
import { PDF_TYPE, resumePdf } from "../fixtures/resumes.ts";
import { withDatabase } from "../setup/app-database.ts";
import { HttpClient } from "../setup/http-client.ts";
import { letTimePass } from "../setup/let-time-pass.ts";
import { type SharedApp, sharedApp } from "../setup/shared-app.ts";
import { until } from "../setup/until.ts";
import { textOf } from "../setup/text-of.ts";

const { ObjectId } = mongoose.Types;
const NO_SUCH_ID = "0123456789abcdef01234567";

let app: SharedApp;
let nurse: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  [app, nurse] = await Promise.all([sharedApp(), resumePdf("nurse")]);
});

type Person = { client: HttpClient; ownerId: mongoose.Types.ObjectId; resumeId: mongoose.Types.ObjectId };

/** Somebody with a resume whose matching has ended. */
async function newPerson(): Promise<Person> {
  const client = new HttpClient(app.url);
  await client.signIn({ email: `${randomUUID()}@example.com` });
  await client.upload({ bytes: nurse, filename: "cv.pdf", type: PDF_TYPE }, "Nurse CV");
  await until(async () => ((await client.json<unknown[]>("/api/job-matches")).length > 0 ? true : null));
  const { id: owner } = await client.json<{ id: string }>("/api/auth/user");
  const { id: resume } = await client.json<ResumeView>("/api/resumes/active");
  return { client, ownerId: new ObjectId(owner), resumeId: new ObjectId(resume) };
}

type Sent = { score?: number | null; status?: ApplicationView["status"]; hasInterview?: boolean; daysAgo?: number } & {
  jobTitle?: string;
  company?: string;
};

/** Puts exactly these matches, applications and letters into the database. */
async function seed(
  { ownerId, resumeId }: Person,
  { scores = [], sent = [], letters = 0 }: { scores?: number[]; sent?: Sent[]; letters?: number },
): Promise<void> {
  await withDatabase(app, async (database) => {
    const explanation = { missing: [] };
    for (const name of ["matches", "applications", "materials"])
      await database.collection(name).deleteMany({ ownerId });
    if (scores.length > 0)
      await database.collection("matches").insertMany(
        scores.map((score, index) => ({
          ownerId,
          resumeId,
          listingId: `seed-${index}`,
          score,
          explanation,
          matchedAt: new Date(),
          optimization: null,
        })),
      );
    if (sent.length > 0)
      await database.collection("applications").insertMany(
        sent.map(({ score = 70, status = "applied", hasInterview = false, daysAgo = 0, ...job }, index) => ({
          ownerId,
          resumeId,
          listingId: `seed-${index}`,
          status,
          appliedAt: new Date(Date.now() - daysAgo * 86_400_000 - index),
          interviewAt: hasInterview ? new Date() : null,
          jobTitle: job.jobTitle ?? `Job ${index}`,
          company: job.company ?? `Company ${index}`,
          resumeName: "Nurse CV",
          score,
        })),
      );
    if (letters > 0)
      await database.collection("materials").insertMany(
        Array.from({ length: letters }, (_, index) => ({
          kind: "cover-letter",
          ownerId,
          resumeId,
          listingId: `seed-${index}`,
          title: `Letter ${index}`,
          evidence: { claims: [], dropped: [] },
          author: { model: null, shortfall: null },
          createdAt: new Date(),
        })),
      );
    // The product did not see these writes, and may remember what it counted before.
    await letTimePass(database);
  });
}

const times = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);

async function overview(client: HttpClient): Promise<{ html: string; text: string }> {
  const { status, html } = await client.open("/analytics");
  expect(status).toBe(200);
  const text = textOf(html);
  expect(text).not.toMatch(/NaN|Infinity|-0\b|undefined|null/);
  return { html, text };
}

test("RT-06, DEC-82: for visitors there are no analytics, and the 404 page leads to sign-in and back", async () => {
  const visitor = new HttpClient(app.url);
  for (const path of ["/analytics", "/analytics?list=applications"]) {
    const page = await visitor.open(path);
    expect(page.status, path).toBe(404);
    expect(page.html).toContain("404 Page Not Found");
    expect(page.html).toContain(`/api/login?returnTo=${encodeURIComponent(path)}`);
  }
  for (const path of ["/analytics.data", "/analytics/applications.csv"])
    expect((await visitor.send(path)).status, path).toBe(404);
});

test("AN-01, AN-03, AN-16, DEC-68: somebody new reads 0, Needs Improvement and what will be here", async () => {
  const client = new HttpClient(app.url);
  await client.signIn({ email: `${randomUUID()}@example.com` });
  const { html, text } = await overview(client);
  expect(text).toContain("Career Performance Analytics");
  expect(text).toContain("Track your job search progress and optimize your career strategy");
  expect(html).toContain('aria-valuetext="0 out of 100, Needs Improvement"');
  for (const card of ["Match Quality 0% Improve", "Application Rate 0% Increase", "Interview Success 0% Focus"])
    expect(text).toContain(card);
  expect(text).toContain("AI Utilization 0 Basic");
  expect(text).toContain("AI Resume Quality 0% Material Generation Rate 0%");
  expect(text).toMatch(/Doing Well No recommendations yet Areas to Improve/);
  const list = textOf((await client.open("/analytics?list=applications")).html);
  expect(list).toContain("No applications yet");
});

test("AN-02 to AN-08: the score of the four parts, on and just below each threshold", async () => {
  const person = await newPerson();
  // Of 100 matches; interviews are of the applications.
  const cases = [
    { average: 80, sent: 25, interviews: 5, letters: 10, parts: [25, 25, 25, 25], label: "Excellent" },
    { average: 79, sent: 24, interviews: 4, letters: 9, parts: [20, 20, 20, 20], label: "Excellent" },
    { average: 79, sent: 24, interviews: 4, letters: 4, parts: [20, 20, 20, 15], label: "Good" },
    { average: 70, sent: 15, interviews: 2, letters: 5, parts: [20, 20, 15, 20], label: "Good" },
    { average: 69, sent: 14, interviews: 2, letters: 4, parts: [15, 15, 15, 15], label: "Good" },
    { average: 60, sent: 10, interviews: 1, letters: 2, parts: [15, 15, 15, 0], label: "Needs Improvement" },
    { average: 59, sent: 9, interviews: 0, letters: 2, parts: [0, 0, 0, 0], label: "Needs Improvement" },
  ];
  for (const { average, sent, interviews, letters, parts, label } of cases) {
    await seed(person, {
      scores: times(100, average),
      sent: [...times(interviews, { hasInterview: true }), ...times(sent - interviews, {})],
      letters,
    });
    const { html, text } = await overview(person.client);
    const total = parts.reduce((sum, points) => sum + points, 0);
    expect(html, `${average} ${sent}`).toContain(`aria-valuetext="${total} out of 100, ${label}"`);
    expect(text).toContain(
      ["Match score", "Application rate", "Interviews", "AI materials"]
        .map((name, part) => `${name} ${parts[part]} of 25`)
        .join(" "),
    );
  }
});

test("AN-09 to AN-15, AN-17, DEC-68: cards, funnel and breakdown, bars capped and rates over 100% shown", async () => {
  const person = await newPerson();
  await seed(person, { scores: [80, 75], sent: times(3, { hasInterview: true }), letters: 12 });
  const { html, text } = await overview(person.client);
  expect(text).toContain("Match Quality 78% Strong");
  expect(text).toContain("Application Rate 150% Active");
  expect(text).toContain("Interview Success 100% Excellent");
  expect(text).toContain("AI Utilization 12 Advanced");
  expect(html).toContain('aria-valuenow="100" aria-valuetext="150%, Active"');
  expect(text).toContain("Total Matches 2 Applications Sent 150% of the step before 3 Interview Requests");
  expect(text).toContain("Resumes 0 Cover Letters 12 Interviews 0");
  expect(text).toContain("Material Generation Rate 600%");
  expect(text).toMatch(/Areas to Improve No recommendations yet/);
});

test("DEC-50: the interview stays with an offer and a rejection, and goes when set back to applied", async () => {
  const { client } = await newPerson();
  const [match] = await client.json<MatchView[]>("/api/job-matches");
  const applied = await client.sendJson("POST", `/api/jobs/${match?.job.id}/apply`);
  const { id }: ApplicationView = await applied.json();
  const set = async (status: string): Promise<ApplicationView> => {
    const response = await client.sendJson("PATCH", `/api/applications/${id}`, { status });
    expect(response.status).toBe(200);
    return response.json();
  };
  const requests = async () => (await client.json<{ interviewRequests: number }>("/api/stats")).interviewRequests;
  expect(await set("offer")).toMatchObject({ status: "offer", interviewAt: null });
  expect(await requests()).toBe(0);
  const { interviewAt } = await set("interview");
  expect(interviewAt).not.toBeNull();
  for (const status of ["offer", "rejected", "interview"]) {
    expect(await set(status)).toMatchObject({ status, interviewAt });
    expect(await requests()).toBe(1);
  }
  expect(await set("applied")).toMatchObject({ status: "applied", interviewAt: null });
  expect(await requests()).toBe(0);
  for (const body of [{ status: "won" }, { status: null }, { status: { $ne: "applied" } }, {}, []])
    expect((await client.sendJson("PATCH", `/api/applications/${id}`, body)).status).toBe(400);
  const other = (await newPerson()).client;
  for (const path of [id, NO_SUCH_ID, "1"])
    expect((await other.sendJson("PATCH", `/api/applications/${path}`, { status: "offer" })).status).toBe(404);
  expect((await client.json<ApplicationView[]>("/api/applications"))[0]).toMatchObject({ status: "applied" });
});

test("DEC-87, DEC-08: the list is narrowed, ordered and paged by its address, which cannot be wrong", async () => {
  const person = await newPerson();
  await seed(person, {
    sent: [
      { score: 95, status: "offer", hasInterview: true, jobTitle: "Alpha", company: "Zeta" },
      { score: 85, status: "interview", hasInterview: true, jobTitle: "Beta", daysAgo: 30 },
      { score: null, status: "rejected", jobTitle: "Gamma", company: "Acme" },
      ...times(27, { score: 50, daysAgo: 2 }),
    ],
  });
  const shows = async (search: string) =>
    textOf((await person.client.open(`/analytics?list=applications${search}`)).html);
  expect(await shows("")).toContain("1–25 of 30 applications");
  expect(await shows("&page=2")).toContain("26–30 of 30 applications");
  expect(await shows("&page=99")).toContain("Page 2 of 2");
  expect(await shows("&status=interviewed")).toContain("2 applications");
  expect(await shows("&status=interview")).toMatch(/1 application .*Beta/);
  expect(await shows("&score=90")).toMatch(/1 application .*Alpha/);
  expect(await shows("&score=80")).toMatch(/1 application .*Beta/);
  expect(await shows("&score=none")).toMatch(/1 application .*Gamma .*No score/);
  expect(await shows("&score=0")).toContain("1–25 of 27 applications");
  expect(await shows("&status=offer&score=0")).toContain("No application fits these filters");
  expect(await shows("&order=score")).toMatch(/Alpha.*Beta.*Job 3/);
  expect(await shows("&order=company")).toMatch(/Gamma.*Job \d.*/);
  expect(await shows("&order=oldest")).toMatch(/^.*?Your Applications.*?Beta/);
  const week = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
  expect(await shows(`&week=${week}`)).toMatch(/1 application .*Beta/);
  expect(await shows("&status[$ne]=x&score=70&week=never&order=up&page=-1")).toContain("1–25 of 30 applications");
  expect(await shows("")).toContain("No longer listed");
  const stranger = textOf((await (await newPerson()).client.open("/analytics?list=applications")).html);
  expect(stranger).toContain("No applications yet");
});

test("the file of the applications holds what the filters leave, and no formula", async () => {
  const person = await newPerson();
  await seed(person, {
    sent: [
      { score: 95, status: "offer", jobTitle: '=HYPERLINK("http://evil.example")', company: 'Say "hi", Inc' },
      { score: 50, jobTitle: "@SUM(A1)", company: "-2+3" },
    ],
  });
  const response = await person.client.send("/analytics/applications.csv?score=90");
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("content-disposition")).toContain('attachment; filename="applications.csv"');
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  const lines = (await response.text()).split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines[0]).toBe(
    "Applied,Job,Company,Score,Resume,Status,Interview requested,Posting,Next step,Due on,Contact,Pay,Notes",
  );
  expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil.example"")","Say ""hi"", Inc",95,Nurse CV,offer,,`);
  const all = await (await person.client.send("/analytics/applications.csv")).text();
  expect(all).toContain("'@SUM(A1),'-2+3,50");
});
