import { randomUUID } from "node:crypto";
import mongoose from "mongoose";
import { beforeAll, expect, test } from "vitest";
import type { ApplicationView } from "../../server/applications/application-view.ts";
import type { MatchView } from "../../server/matches/match-view.ts";
import type { ResumeView } from "../../server/resumes/resume-view.ts";
import { DOCX_TYPE, resumeDocx } from "../fixtures/resumes.ts";
import { withDatabase } from "../setup/app-database.ts";
import { HttpClient } from "../setup/http-client.ts";
import { type SharedApp, sharedApp } from "../setup/shared-app.ts";
import { until } from "../setup/until.ts";
import { unzipped } from "../setup/unzipped.ts";
import { textOf } from "../setup/text-of.ts";

let app: SharedApp;
let owner: HttpClient;
let other: HttpClient;
let bytes: Uint8Array<ArrayBuffer>;
let resume: ResumeView;

const post = (client: HttpClient, form: string, fields: Record<string, string>) =>
  client.open(`/forms/${form}`, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: app.url },
    body: new URLSearchParams(fields),
  });
const POSTED = { title: "Tide Table Nurse", company: "Gull Rock Clinic" };

async function addedJob(): Promise<string> {
  const text = `${POSTED.title}\n${POSTED.company}\n\nThe day's wording of ${randomUUID()}.\n\nRequirements\n- Nursing`;
  const response = await owner.send("/api/jobs", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ text, ...POSTED }),
  });
  return ((await response.json()) as { id: string }).id;
}

async function addedLetter(listingId: string): Promise<string> {
  const { id } = await owner.json<{ id: string }>("/api/auth/user");
  const _id = new mongoose.Types.ObjectId();
  const letter = {
    title: "My letter",
    content: "Dear clinic,\n\nthe first wording.",
    keyHighlights: [],
    matchedSkills: [],
  };
  await withDatabase(app, async (db) => {
    await db.collection("materials").insertOne({
      _id,
      kind: "cover-letter",
      ...letter,
      listingId,
      versions: [],
      evidence: {},
      author: {},
      createdAt: new Date(),
      ownerId: new mongoose.Types.ObjectId(id),
      resumeId: new mongoose.Types.ObjectId(resume.id),
    });
  });
  return String(_id);
}

async function applied(jobId: string): Promise<ApplicationView> {
  const response = await owner.send(`/api/jobs/${jobId}/apply`, { method: "POST" });
  expect(response.status).toBe(201);
  return response.json();
}

const screenOf = (id: string) => `/analytics/applications/${id}`;
const sent = async (client: HttpClient, id: string, file: string) => client.send(`${screenOf(id)}/sent/${file}`);
async function files(): Promise<number> {
  const { id } = await owner.json<{ id: string }>("/api/auth/user");
  return withDatabase(app, async (db) =>
    db.collection("originals.files").countDocuments({ "metadata.ownerId": new mongoose.Types.ObjectId(id) }),
  );
}

beforeAll(async () => {
  app = await sharedApp();
  [owner, other] = [new HttpClient(app.url), new HttpClient(app.url)];
  await owner.signIn({ email: `sender-${randomUUID()}@example.com` });
  await other.signIn({ email: `other-${randomUUID()}@example.com` });
  bytes = await resumeDocx("nurse");
  const uploaded = await owner.upload({ bytes, filename: "nurse.docx", type: DOCX_TYPE }, "Nurse");
  expect(uploaded.status).toBe(201);
  resume = await until(async () => owner.json<ResumeView | null>("/api/resumes/active"));
  await until(async () => ((await owner.json<MatchView[]>("/api/job-matches")).length > 0 ? true : null));
});

test("resume, letter and posting stay readable as they were sent, whatever changes or closes later", async () => {
  const jobId = await addedJob();
  const letterId = await addedLetter(jobId);
  const { id } = await applied(jobId);
  await post(owner, "resumes/edit", { resumeId: resume.id, experience: "Nothing of before", returnTo: "/" });
  await owner.send(`/api/cover-letters/${letterId}`, {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ title: "My letter", content: "A later wording." }),
  });
  await post(owner, "jobs/delete", { jobId, returnTo: "/" });
  await owner.send(`/api/cover-letters/${letterId}`, { method: "DELETE" });

  const page = await owner.open(screenOf(id));
  const text = textOf(page.html);
  for (const kept of ["the first wording.", resume.content.split("\n")[0] ?? "", "The day's wording of"])
    expect(text).toContain(kept);
  expect(text).not.toContain("Nothing of before");
  expect(text).not.toContain("A later wording.");
  const original = await sent(owner, id, "original");
  expect(new Uint8Array(await original.arrayBuffer())).toEqual(bytes);
  expect(original.headers.get("content-disposition")).toContain("nurse.docx");
  expect(await (await sent(owner, id, "resume.txt")).text()).toContain(resume.content.split("\n")[0]);
  expect(await (await sent(owner, id, "letter.txt")).text()).toBe("Dear clinic,\n\nthe first wording.\n");
  for (const file of ["resume.pdf", "letter.pdf", "resume.docx", "letter.docx"])
    expect((await sent(owner, id, file)).status, file).toBe(200);
  for (const file of ["resume.exe", "letter", "profile", "..%2foriginal", "__proto__.pdf"])
    expect((await sent(owner, id, file)).status, file).toBe(404);
  const exported = await (await owner.send("/api/account/export")).text();
  expect(exported).toContain("the first wording.");
  const zip = await unzipped(Buffer.from(await (await owner.send("/api/account/files")).arrayBuffer()));
  const folder = "sent/1 Tide Table Nurse - Gull Rock Clinic";
  expect(String(zip.get(`${folder}/letter.txt`))).toBe("Dear clinic,\n\nthe first wording.\n");
  expect(String(zip.get(`${folder}/resume.txt`))).toBe(resume.content);
  expect(String(zip.get(`${folder}/resume.pdf`)?.subarray(0, 5))).toBe("%PDF-");
  expect(String(zip.get("applications.csv"))).toContain("Tide Table Nurse,Gull Rock Clinic");
  expect(String(zip.get("README.txt"))).toMatch(/^sent\/ {13}What went out/m);
});

test("nobody else reads or replaces what was sent", async () => {
  const { id } = await applied(await addedJob());
  for (const file of ["original", "resume.txt", "letter.txt"]) expect((await sent(other, id, file)).status).toBe(404);
  const page = await post(other, "applications/sent", { applicationId: id, resumeId: resume.id, letterId: "" });
  expect(textOf(page.html)).toContain("Application not found");
  const theirs = await post(other, "applications/add", {
    jobTitle: "Own",
    company: "",
    address: "",
    appliedOn: "2026-03-02",
    status: "applied",
    key: randomUUID(),
  });
  const applicationId = theirs.path.split("/").at(-1) ?? "";
  const taken = await post(other, "applications/sent", { applicationId, resumeId: resume.id, letterId: "" });
  expect(textOf(taken.html)).toContain("Resume not found");
});

test("an application made elsewhere keeps a copy too, and its file outlives the resume", async () => {
  const second = new HttpClient(app.url);
  await second.signIn({ email: `keeper-${randomUUID()}@example.com` });
  await second.upload({ bytes, filename: "kept.docx", type: DOCX_TYPE }, "Kept");
  const [mine] = await until(async () => {
    const resumes = await second.json<ResumeView[]>("/api/resumes");
    return resumes.length > 0 ? resumes : null;
  });
  const made = await post(second, "applications/add", {
    jobTitle: "Elsewhere",
    company: "",
    address: "",
    appliedOn: "2026-03-02",
    status: "applied",
    key: randomUUID(),
  });
  const id = made.path.split("/").at(-1) ?? "";
  expect(textOf((await second.open(made.path)).html)).toContain("Nothing was kept of what you sent.");
  await post(second, "applications/sent", { applicationId: id, resumeId: mine?.id ?? "", letterId: "" });
  await second.send(`/api/resumes/${mine?.id}`, { method: "DELETE" });
  expect(new Uint8Array(await (await sent(second, id, "original")).arrayBuffer())).toEqual(bytes);
  const nothing = await post(second, "applications/sent", { applicationId: id, resumeId: "", letterId: "" });
  expect(textOf(nothing.html)).toContain("Please choose a resume or a letter.");
});

test("the room of a file is given back when the last application that needs it is removed", async () => {
  const before = await files();
  const { id } = await applied(await addedJob());
  await owner.send(`/api/resumes/${resume.id}`, { method: "DELETE" });
  expect((await owner.json<ApplicationView[]>("/api/applications")).map((one) => one.id)).not.toContain(id);
  expect(await files()).toBe(before - 1);
});
