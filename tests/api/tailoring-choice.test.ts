import { afterAll, beforeAll, expect, test } from "vitest";
import type { AiResumeView } from "../../server/domain/material-view.ts";
import type { ChangeChoice } from "../../server/materials/changes/change-choices.ts";
import type { MatchView } from "../../server/matches/match-view.ts";
import type { ResumeView } from "../../server/resumes/resume-view.ts";
import { withDatabase } from "../setup/app-database.ts";
import { type App, startApp } from "../setup/app-process.ts";
import { HttpClient } from "../setup/http-client.ts";
import { tailorResume } from "../setup/tailor-resume.ts";
import { DYER } from "../fixtures/dyer.ts";

/** Not a shared one: what is offered here to everybody would take the samples from the others. */
let app: App;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app.stop());

async function newUser(email: string): Promise<HttpClient> {
  const client = new HttpClient(app.url);
  await client.signIn({ email });
  return client;
}

async function premiumUser(email: string): Promise<HttpClient> {
  const client = await newUser(email);
  const tier = { $set: { subscriptionTier: "premium" } };
  await withDatabase(app, (db) => db.collection("users").updateOne({ email }, tier));
  return client;
}

const POSTING = {
  title: "Dye House Technician",
  company: "Heron & Pike",
  location: "Bend, OR",
  description: "Lab dips and Excel are required.",
  requirements: ["Lab dips", "Excel"],
};

function choose(client: HttpClient, resumeId: string, keep: number[]) {
  const returnTo = `/?view=${resumeId}&tab=changes`;
  const fields = [["resumeId", resumeId], ["returnTo", returnTo], ...keep.map((place) => ["keep", String(place)])];
  return client.open("/forms/resumes/changes", {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields as [string, string][]),
  });
}

test("each change of a tailored resume is kept or left out by a form, and its downloads and versions follow", async () => {
  const client = await premiumUser("tailoring-1@example.com");
  const { record } = await tailorResume(app, client, { jobId: "dyer", posting: POSTING, resume: DYER });
  const { variantId = "", content } = record ?? {};
  expect(content).toMatch(/^Orla Kestrel\nDye House Technician\n/);
  const shown = await client.open(`/?view=${variantId}&tab=changes`);
  expect(shown.html).toContain("Keep only the changes you want");
  const places = [...shown.html.matchAll(/name="keep"[^>]*value="(\d+)"/g)].map((match) => Number(match[1]));
  expect(places.length).toBeGreaterThanOrEqual(3);

  // The headline is the first of them.
  const saved = await choose(client, variantId, places.slice(1));
  expect(saved.html).toContain("Choice saved");
  const text = async () => (await client.send(`/api/resumes/${variantId}/download/txt`)).text();
  expect(await text()).not.toMatch(/Orla Kestrel\s+Dye House Technician\s+Bend/);
  const again = await choose(client, variantId, places);
  expect(again.html).toContain("Choice saved");
  expect((await client.json<ResumeView>(`/api/resumes/${variantId}/view`)).id).toBe(variantId);
  expect(await text()).toMatch(/Dye House Technician/);

  const unknown = await choose(client, variantId, [99]);
  expect(unknown.html).toContain("This list has changed");
  const other = await newUser("no-owner@example.com");
  expect((await choose(other, variantId, [])).html).toContain("Failed to save your choice");
  expect((await choose(client, variantId, [])).html).toContain("Choice saved");
  expect((await client.open(`/?view=${variantId}&tab=changes`)).html).toContain("Every line is as it was.");
  const version = /name="version" value="([0-9a-f]{24})"/.exec(
    (await client.open(`/?view=${variantId}&tab=read`)).html,
  )?.[1];
  const restored = await client.open("/forms/resumes/restore", {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ resumeId: variantId, version: version ?? "", returnTo: "/" }),
  });
  expect(restored.html).toContain("Version restored");
  const back = await client.open(`/?view=${variantId}&tab=changes`);
  expect(back.html.match(/name="keep"[^>]*checked/g)).toHaveLength(places.length);
});

/** Shows in a line what its list of skills does not name. */
const SHOWS_MORE = DYER.toSpliced(4, 0, {
  bullet: "Kept the dye room's accounts in QuickBooks and paid 40 suppliers.",
});
const ASKS_MORE = {
  title: "Dye House Technician",
  company: "Tern Mills",
  location: "Salem, OR",
  description: "Lab dips, Excel and QuickBooks are required.",
  requirements: ["Lab dips", "Excel", "QuickBooks"],
};

test("the API tells the changes of a tailored resume, keeps and leaves out, and tells only skills that are in the text", async () => {
  const client = await premiumUser("tailoring-2@example.com");
  const { record: made } = await tailorResume(app, client, {
    jobId: "dyer-api",
    posting: ASKS_MORE,
    resume: SHOWS_MORE,
  });
  const { id, variantId, skillsAdded, addedKeywords } = made!;
  const path = `/api/ai-generated-resumes/${id}/changes`;
  const changes = await client.json<ChangeChoice[]>(path);
  expect(changes.map(({ index }) => index)).toEqual(changes.map((_, index) => index));
  expect(changes.every(({ isKept }) => isKept)).toBe(true);
  const put = (keep: unknown) =>
    client.send(path, {
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ keep }),
    });
  const record = async () => {
    const records = await client.json<AiResumeView[]>("/api/ai-generated-resumes");
    return records.find((one) => one.id === id);
  };

  expect(skillsAdded.length + addedKeywords.length).toBeGreaterThan(0);
  const refused = changes.filter(({ kind }) => kind !== "skills").map(({ index }) => index);
  const answer = await put(refused);
  expect(answer.status).toBe(200);
  expect(((await answer.json()) as ChangeChoice[]).filter(({ isKept }) => isKept)).toHaveLength(refused.length);
  expect(await record()).toMatchObject({ skillsAdded: [], addedKeywords: [] });
  const text = await (await client.send(`/api/resumes/${variantId}/download/txt`)).text();
  expect(text).toContain("Photoshop, Word, Excel");

  expect((await put(changes.map(({ index }) => index))).status).toBe(200);
  expect(await record()).toMatchObject({ skillsAdded, addedKeywords });
  for (const wrong of [undefined, "0", [1.5], [-1], [99]]) expect((await put(wrong)).status).toBe(400);
  const other = await newUser("no-owner@example.com");
  expect((await other.send(path)).status).toBe(404);
});

const CLERK = [
  "Ivo Lindqvist",
  "Austin, TX | ivo@example.com",
  "Experience",
  "Clerk - Tamarisk Stores, Houston, TX | 06/2016 - Present",
  { bullet: "Helped the manufacturing team with reports in Python." },
  "Skills",
  "Git, Photoshop, Word",
];

const CLERK_POSTING = {
  title: "Data Entry Clerk",
  company: "Quillmark",
  location: "Austin, TX",
  description: "Python, Git and Word are required.",
  requirements: ["Python", "Git", "Word"],
};

test("DEC-36: a skill that stands in the list its owner sees is no skill added, though the text did not list it", async () => {
  const client = await premiumUser("tailoring-3@example.com");
  const asked = { jobId: "reporting", posting: CLERK_POSTING, resume: CLERK };
  const { uploaded, record } = await tailorResume(app, client, asked);
  expect(uploaded.skills).toContain("Python");
  expect(record?.content).toMatch(/Git.*Python|Python.*Git/);
  expect(record).toMatchObject({ skillsAdded: [], addedKeywords: ["Python"] });
  const matches = await client.json<MatchView[]>("/api/job-matches");
  const match = matches.find(({ job }) => job.id === "reporting");
  expect(match?.matchDetails.optimizationData).toMatchObject({ skillsAdded: 0, addedKeywords: ["Python"] });
});
