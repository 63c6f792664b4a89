import { afterAll, beforeAll, expect, test } from "vitest";
import type { AiResumeView } from "../../server/domain/material-view.ts";
import { UNSTATED } from "../../server/domain/posting.ts";
import { extractListingFacts, LISTING_FACTS_VERSION } from "../../server/engines/matching/listing-facts.ts";
import type { MatchView } from "../../server/matches/match-view.ts";
import type { ResumeView } from "../../server/resumes/resume-view.ts";
import { makeDocx } from "../fixtures/documents.ts";
import { DOCX_TYPE } from "../fixtures/resumes.ts";
import { withDatabase } from "../setup/app-database.ts";
import { type App, startApp } from "../setup/app-process.ts";
import { prepareDemoUser } from "../setup/demo-users.ts";
import { until } from "../setup/until.ts";

let app: App;

beforeAll(async () => {
  app = await startApp();
}, 90_000);

afterAll(() => app.stop());

const RESUME = [
  "Ivo Lindqvist",
  "Austin, TX | ivo@example.com",
  "Experience",
  "Clerk - Tamarisk Stores, Houston, TX | 06/2016 - Present",
  { bullet: "Helped the manufacturing team with reports in Python." },
  "Skills",
  "Git, Photoshop, Word",
];

const POSTING = {
  ...UNSTATED,
  ...{ source: "indeed", title: "Reporting Clerk", company: "Quillmark", location: "Austin, TX" },
  ...{ description: "Python, Git and Word are required.", requirements: ["Python", "Git", "Word"] },
  sourceUrl: "https://x.example",
};

test("DEC-36: a skill that stands in the list its owner sees is no skill added, though the text did not list it", async () => {
  const client = await prepareDemoUser(app.url, "premium");
  await withDatabase(app, async (database) => {
    const facts = extractListingFacts({ id: "reporting", ...POSTING });
    const dates = { isSample: false, postedAt: new Date(), postedDaysAgo: null, updatedAt: new Date() };
    const row = { _id: "reporting", ...POSTING, ...dates, facts, factsVersion: LISTING_FACTS_VERSION };
    await database.collection<{ _id: string }>("listings").insertOne(row);
  });
  const file = { bytes: new Uint8Array(await makeDocx({ paragraphs: RESUME })), filename: "ivo.docx", type: DOCX_TYPE };
  const { skills } = (await (await client.upload(file, "Ivo")).json()) as ResumeView;
  expect(skills).toContain("Python");
  await until(async () => {
    const matches = await client.json<MatchView[]>("/api/job-matches");
    return matches.some(({ job }) => job.id === "reporting") ? true : null;
  });
  const made = await client.send("/api/generate-tailored-resume", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ jobId: "reporting" }),
  });
  expect(made.status).toBe(201);
  const [record] = await client.json<AiResumeView[]>("/api/ai-generated-resumes");
  expect(record?.content).toMatch(/Git.*Python|Python.*Git/);
  expect(record).toMatchObject({ skillsAdded: [], addedKeywords: ["Python"] });
  const matches = await client.json<MatchView[]>("/api/job-matches");
  const match = matches.find(({ job }) => job.id === "reporting");
  expect(match?.matchDetails.optimizationData).toMatchObject({ skillsAdded: 0, addedKeywords: ["Python"] });
}, 90_000);
