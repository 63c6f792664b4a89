import { afterAll, beforeAll, expect, test } from "vitest";
import type { MatchView } from "../../server/matches/match-view.ts";
import { type App, startApp } from "../setup/app-process.ts";
import { prepareDemoUser } from "../setup/demo-users.ts";
import { tailorResume } from "../setup/tailor-resume.ts";

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
  title: "Data Entry Clerk",
  company: "Quillmark",
  location: "Austin, TX",
  description: "Python, Git and Word are required.",
  requirements: ["Python", "Git", "Word"],
};

test("DEC-36: a skill that stands in the list its owner sees is no skill added, though the text did not list it", async () => {
  const client = await prepareDemoUser(app.url, "premium");
  const asked = { jobId: "reporting", posting: POSTING, resume: RESUME };
  const { uploaded, record } = await tailorResume(app, client, asked);
  expect(uploaded.skills).toContain("Python");
  expect(record?.content).toMatch(/Git.*Python|Python.*Git/);
  expect(record).toMatchObject({ skillsAdded: [], addedKeywords: ["Python"] });
  const matches = await client.json<MatchView[]>("/api/job-matches");
  const match = matches.find(({ job }) => job.id === "reporting");
  expect(match?.matchDetails.optimizationData).toMatchObject({ skillsAdded: 0, addedKeywords: ["Python"] });
}, 90_000);
