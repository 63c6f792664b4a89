/**
 * Of every route, in `npm test`, the route matrix shows the same.
 * @module-tag long
 */
import { randomUUID } from "node:crypto";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import mongoose from "mongoose";
import { afterAll, beforeAll, expect, test } from "vitest";
import routes from "../../app/routes.ts";
import type { AiResumeView, CoverLetterView, InterviewView } from "../../server/domain/material-view.ts";
import type { MatchView } from "../../server/matches/match-view.ts";
import type { ResumeView } from "../../server/resumes/resume-view.ts";
import { PDF_TYPE, resumePdf } from "../fixtures/resumes.ts";
import { openDatabase } from "../setup/app-database.ts";
import { type App, startApp } from "../setup/app-process.ts";
import { HttpClient } from "../setup/http-client.ts";
import { until } from "../setup/until.ts";

/** What removes history, because it removes what the history is of. */
const DELETING_FORMS = ["account/delete", "materials/delete", "resumes/delete", "resumes/delete-all"];
const DELETING_API = ["account", "resumes/bulk", "resumes/:id"];
const DELETING_MATERIALS = ["ai-generated-resumes/:id", "cover-letters/:id", "interview-preparations/:id"];
/** They end the session that the others need. */
const ENDING_SESSION = ["logout", "login", "login/callback", "account/sign-ins/:id"];

const LONG_AGO = new Date(Date.now() - 3 * 60 * 60_000);

let app: App;
let db: mongoose.mongo.Db;
let leave: () => Promise<void>;
let client: HttpClient;
let ids: { resume: string; variant: string; tailored: string; letter: string; guide: string; job: string };

type Kept = Map<string, string>;

function pathsUnder(prefix: string, entries: RouteConfigEntry[] = routes as RouteConfigEntry[], base = ""): string[] {
  return entries.flatMap(({ path = "", children = [] }) => {
    const whole = [base, path].filter(Boolean).join("/");
    const own = children.length === 0 && whole.startsWith(prefix) ? [whole.slice(prefix.length)] : [];
    return [...own, ...pathsUnder(prefix, children, whole)];
  });
}

/** Every earlier text, title and name of the person, each by what it is of and its id. */
async function keptNow(): Promise<Kept> {
  const kept: Kept = new Map();
  for await (const { _id, content, name } of db.collection("resume_versions").find())
    kept.set(`version ${_id}`, `${name}: ${content}`);
  for await (const letter of db.collection("materials").find({ kind: "cover-letter" }))
    for (const { _id, title, content } of letter.versions) kept.set(`${letter._id} ${_id}`, `${title}: ${content}`);
  for await (const material of db.collection("materials").find({ kind: { $ne: "cover-letter" } }))
    for (const { _id, title } of material.earlierTitles) kept.set(`${material._id} ${_id}`, title);
  for await (const resume of db.collection("resumes").find())
    for (const { _id, name } of resume.earlierNames) kept.set(`${resume._id} ${_id}`, name);
  return kept;
}

async function expectAllKept(before: Kept, after: string): Promise<void> {
  const now = await keptNow();
  for (const [key, text] of before) expect(now.get(key), `${key} after ${after}`).toBe(text);
}

async function send(method: string, path: string, body: object): Promise<Response> {
  const headers = { "Content-Type": "application/json" };
  return client.send(path, { method, headers, ...(method === "GET" ? {} : { body: JSON.stringify(body) }) });
}

/** What any route may ask for; each takes what it knows. */
function anything(kind: string): Record<string, string> {
  const material = { resume: ids.tailored, "cover-letter": ids.letter, interview: ids.guide }[kind] ?? ids.letter;
  return {
    kind,
    materialId: material,
    resumeId: kind === "resume" ? ids.variant : ids.resume,
    jobId: ids.job,
    title: `Title ${randomUUID()}`,
    content: `Content ${randomUUID()}`,
    name: `Name ${randomUUID()}`,
    addSkill: `Skill ${randomUUID()}`,
    place: "Columbus, OH",
    status: "interview",
    digest: "daily",
    step: "keep",
    planId: "free",
    theme: "dark",
    text: "I led a team of nurses.",
    answer: "keep",
    email: "nobody@example.com",
    returnTo: "/",
  };
}

const idsIn = (path: string): string[] => {
  if (path.startsWith("cover-letters")) return [ids.letter];
  if (path.startsWith("interview")) return [ids.guide];
  if (path.startsWith("ai-generated")) return [ids.tailored];
  return path.startsWith("jobs") ? [ids.job] : [ids.resume, ids.variant];
};

beforeAll(async () => {
  app = await startApp();
  ({ db, leave } = await openDatabase(app));
  client = new HttpClient(app.url);
  await client.signIn({ email: `history-${randomUUID()}@example.com` });
  const me = await client.json<{ id: string }>("/api/auth/user");
  const grants = { subscriptionTier: "premium", isAdminGranted: true };
  await db.collection("users").updateOne({ _id: new mongoose.Types.ObjectId(me.id) }, { $set: grants });
  const file = { bytes: await resumePdf("nurse"), filename: "cv.pdf", type: PDF_TYPE };
  expect((await client.upload(file, "CV")).status).toBe(201);
  const match = await until(async () => (await client.json<MatchView[]>("/api/job-matches"))[0] ?? null);
  const jobId = match.job.id;
  for (const path of ["generate-tailored-resume", "generate-cover-letter", "generate-interview-questions"])
    expect((await send("POST", `/api/${path}`, { jobId })).status, path).toBeLessThan(300);
  const [tailored] = await client.json<AiResumeView[]>("/api/ai-generated-resumes");
  const [letter] = await client.json<CoverLetterView[]>("/api/cover-letters");
  const [guide] = await client.json<InterviewView[]>("/api/interview-preparations");
  const resumes = await client.json<ResumeView[]>("/api/resumes");
  const resume = resumes.find(({ optimizationScore }) => optimizationScore === undefined);
  if (!tailored || !letter || !guide || !resume) throw new Error("Something was not made");
  ids = {
    resume: resume.id,
    variant: tailored.variantId,
    tailored: tailored.id,
    letter: letter.id,
    guide: guide.id,
    job: jobId,
  };
  const edits = [
    ["PATCH", `/api/resumes/${ids.resume}`, { experience: "Nurse - Harbor Clinic" }],
    ["PATCH", `/api/resumes/${ids.resume}/name`, { name: "Second name" }],
    ["PATCH", `/api/resumes/${ids.variant}`, { education: "BSc, Oslo" }],
    ["PUT", `/api/cover-letters/${ids.letter}`, { title: "Second", content: "Second text" }],
    ["PUT", `/api/interview-preparations/${ids.guide}`, { title: "Second guide" }],
    ["PUT", `/api/ai-generated-resumes/${ids.tailored}`, { title: "Second resume" }],
  ] as const;
  for (const [method, path, body] of edits) expect((await send(method, path, body)).status, path).toBeLessThan(300);
});

afterAll(async () => {
  await leave();
  await app.stop();
});

test("each kind of document has its earlier text, title or name after one edit", async () => {
  const kept = [...(await keptNow()).values()];
  expect(kept).toHaveLength(6);
});

test("no form takes an earlier version away, deletion aside", async () => {
  const forms = pathsUnder("forms/").filter((path) => !DELETING_FORMS.includes(path));
  expect(forms.length).toBeGreaterThan(50);
  const pdf = new File([new Uint8Array(await resumePdf("nurse"))], "newer.pdf", { type: PDF_TYPE });
  for (const form of forms) {
    const before = await keptNow();
    for (const kind of ["resume", "cover-letter", "interview"]) {
      const body = new FormData();
      for (const [name, value] of Object.entries(anything(kind))) body.append(name, value);
      const version = [...before.keys()].find((key) => key.startsWith("version ") || key.startsWith(ids.letter));
      body.append("version", version?.split(" ")[1] ?? "");
      if (form === "resumes/reupload") body.append("file", pdf);
      const answer = await client.send(`/forms/${form}`, { method: "POST", headers: { Origin: app.url }, body });
      expect(answer.status, form).toBeLessThan(500);
      await answer.text();
    }
    await expectAllKept(before, form);
  }
  expect((await keptNow()).size).toBeGreaterThan(8);
}, 240_000);

test("no address of the API takes an earlier version away, deletion aside", { timeout: 240_000 }, async () => {
  const paths = pathsUnder("api/").filter((path) => !ENDING_SESSION.includes(path) && !path.includes("*"));
  expect(paths.length).toBeGreaterThan(40);
  const body = { ...anything("cover-letter"), skills: undefined };
  for (const path of paths) {
    const before = await keptNow();
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
      if (method === "DELETE" && [...DELETING_API, ...DELETING_MATERIALS].includes(path)) continue;
      for (const id of path.includes(":") ? idsIn(path) : [""]) {
        const address = path.replace(":format", "txt").replace(/:\w+/g, id);
        const answer = await send(method, `/api/${address}`, body);
        expect(answer.status, `${method} ${path}`).not.toBe(500);
        await answer.arrayBuffer();
      }
    }
    await expectAllKept(before, path);
  }
});

test("no job of the queue takes an earlier version away, however old all of it is", async () => {
  const before = await keptNow();
  await db.collection("originals.files").updateMany({}, { $set: { uploadDate: LONG_AGO } });
  await db.collection("resumes").updateMany({}, { $set: { uploadedAt: LONG_AGO } });
  const jobs = db.collection("agendaJobs");
  const repeated = { repeatInterval: { $ne: null }, name: { $exists: true } };
  const names = await jobs.distinct("name", repeated);
  expect(names.length).toBeGreaterThan(7);
  const since = new Date();
  await jobs.updateMany(repeated, { $set: { nextRunAt: since } });
  await until(async () => {
    const ran = await jobs.distinct("name", { ...repeated, lastFinishedAt: { $gte: since } });
    return ran.length === names.length ? true : null;
  });
  await expectAllKept(before, `${names.join(", ")}`);
});
