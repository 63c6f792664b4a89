import { createHash, randomUUID } from "node:crypto";
import mongoose from "mongoose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ZipFile } from "yazl";
import { buffer } from "node:stream/consumers";
import type { Readable } from "node:stream";
import type { ApplicationView } from "../../server/applications/application-view.ts";
import type { CoverLetterView, InterviewView } from "../../server/domain/material-view.ts";
import type { MatchView } from "../../server/matches/match-view.ts";
import type { ResumeView } from "../../server/resumes/resume-view.ts";
import { DOCX_TYPE, PDF_TYPE, resumeDocx, resumePdf } from "../fixtures/resumes.ts";
import { withDatabase } from "../setup/app-database.ts";
import { type App, startApp } from "../setup/app-process.ts";
import { HttpClient } from "../setup/http-client.ts";
import { unzipped } from "../setup/unzipped.ts";
import { until } from "../setup/until.ts";

type Person = { app: App; client: HttpClient; ownerId: mongoose.Types.ObjectId };
type Taken = { resumes: number; materials: number; applications: number; withoutFile: number; left: number };

let from: App;
let to: App;
let person: Person;
let zip: Buffer;

const MOST_EXPORTS = "1000";

async function newPerson(app: App, tier = "premium"): Promise<Person> {
  const client = new HttpClient(app.url);
  await client.signIn({ email: `mover-${randomUUID()}@example.com` });
  const ownerId = new mongoose.Types.ObjectId((await client.json<{ id: string }>("/api/auth/user")).id);
  await withDatabase(app, (db) =>
    db.collection("users").updateOne({ _id: ownerId }, { $set: { subscriptionTier: tier } }),
  );
  return { app, client, ownerId };
}

async function send(client: HttpClient, method: string, path: string, body: unknown = {}): Promise<Response> {
  const headers = { "Content-Type": "application/json" };
  const response = await client.send(path, { method, headers, body: JSON.stringify(body) });
  expect(response.status, `${method} ${path}`).toBeLessThan(300);
  return response;
}

async function post({ app, client }: Person, form: string, fields: Record<string, string>): Promise<void> {
  const page = await client.open(`/forms/${form}`, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: app.url },
    body: new URLSearchParams({ ...fields, returnTo: "/" }),
  });
  expect(page.status, form).toBe(200);
}

const firstOf = async <Item>(client: HttpClient, path: string): Promise<Item> =>
  until(async () => (await client.json<Item[]>(path))[0] ?? null);

async function exported({ client }: Pick<Person, "client">): Promise<Buffer> {
  return Buffer.from(await (await client.send("/api/account/files")).arrayBuffer());
}

async function bringAlong(
  { client }: Pick<Person, "client">,
  bytes: Buffer,
): Promise<{ status: number; told: Taken & { message?: string } }> {
  const body = new FormData();
  body.append("file", new File([new Uint8Array(bytes)], "account.zip", { type: "application/zip" }));
  const response = await client.send("/api/account/import", { method: "POST", body });
  return { status: response.status, told: (await response.json()) as Taken & { message?: string } };
}

async function zipOf(files: Record<string, string | Buffer>): Promise<Buffer> {
  const made = new ZipFile();
  for (const [path, content] of Object.entries(files)) made.addBuffer(Buffer.from(content), path);
  made.end();
  return buffer(made.outputStream as Readable);
}

/** What northfold.json says, with each id told by the order in which ids appear, and each file by its content. */
async function ownedIn(bytes: Buffer): Promise<Record<string, unknown>> {
  const files = await unzipped(bytes);
  const { madeAt, files: places, ...account } = JSON.parse(String(files.get("northfold.json")));
  const hashes = new Map<string, string>();
  for (const { id, path } of places as { id: string; path: string }[])
    hashes.set(
      id,
      createHash("sha256")
        .update(files.get(path) ?? "")
        .digest("hex")
        .slice(0, 20),
    );
  const seen = new Map<string, string>();
  const tell = (id: string) => {
    const told = hashes.get(id) ?? seen.get(id) ?? `id-${seen.size}`;
    if (!hashes.has(id)) seen.set(id, told);
    return told;
  };
  const text = JSON.stringify(account).replace(/"([0-9a-f]{24}|own-[\w-]{22})"/g, (_, id) => `"${tell(id)}"`);
  return { ...JSON.parse(text), files: [...hashes.values()].sort() };
}

/** Somebody with one of everything that is theirs. */
async function fillAccount(filled: Person): Promise<void> {
  const { client, app, ownerId } = filled;
  await client.upload({ bytes: await resumePdf("nurse"), filename: "nurse.pdf", type: PDF_TYPE }, "Nurse");
  await client.upload({ bytes: await resumeDocx("nurse"), filename: "other.docx", type: DOCX_TYPE }, "Other");
  const resume = await until(async () => client.json<ResumeView | null>("/api/resumes/active"));
  const match = await firstOf<MatchView>(client, "/api/job-matches");
  const jobId = match.job.id;
  await post(filled, "resumes/edit", { resumeId: resume.id, experience: "Ward nurse, Harbor Clinic, 2019 - 2023" });
  await post(filled, "resumes/edit", { resumeId: resume.id, skills: "Triage, Telemetry" });
  await post(filled, "resumes/rename", { resumeId: resume.id, name: "Ward nurse" });
  await client.send(`/api/resumes/${resume.id}`, { method: "GET" });
  for (const kind of ["tailored-resume", "cover-letter", "interview-questions"])
    await send(client, "POST", `/api/generate-${kind}`, { jobId });
  const letter = await firstOf<CoverLetterView>(client, "/api/cover-letters");
  const changed = { title: "My letter", content: `${letter.content}\n\nP.S. Thank you.` };
  await send(client, "PUT", `/api/cover-letters/${letter.id}`, changed);
  const guide = await firstOf<InterviewView>(client, "/api/interview-preparations");
  const answer = { questionKey: "generalQuestions-0", answer: "I led a ward of six nurses." };
  await send(client, "POST", `/api/interview-preparations/${guide.id}/attempts`, answer);
  await send(client, "POST", `/api/jobs/${jobId}/apply`);
  const application = await firstOf<ApplicationView>(client, "/api/applications");
  const applicationId = application.id;
  await post(filled, "applications/status", { applicationId, status: "interview" });
  await post(filled, "applications/note", { applicationId, text: "They called <b>twice</b>." });
  const details = { nextStep: "Write", nextOn: "2027-01-05", contact: "Ann Lee", pay: "40k" };
  await post(filled, "applications/details", { applicationId, ...details });
  await send(client, "POST", "/api/applications/import", { csv: "Job,Company,Applied\nBaker,Old Mill,2026-03-02" });
  const text = `Harbor Nurse\nGull Clinic\n\nA posting of ${randomUUID()}.\n\nRequirements\n- Nursing`;
  const own = await send(client, "POST", "/api/jobs", { text, title: "Harbor Nurse", company: "Gull Clinic" });
  const { id: ownJob } = (await own.json()) as { id: string };
  await send(client, "POST", `/api/jobs/${ownJob}/apply`);
  const others = (await client.json<MatchView[]>("/api/job-matches")).map(({ job }) => job.id);
  const [saved, hidden, company] = others.filter((id) => id !== jobId && id !== ownJob);
  await post(filled, "saved-jobs/save", { jobId: saved ?? "" });
  await post(filled, "hidden/hide", { jobId: hidden ?? "", kind: "job" });
  await post(filled, "hidden/hide", { jobId: company ?? "", kind: "company" });
  await post(filled, "profile/wishes", { titles: "Nurse\nCarer", remote: "yes", minimumPay: "50000" });
  await send(client, "POST", "/api/saved-searches", { name: "Remote", search: "remote=remote" });
  const preset = { name: "Warm", tone: "warm", length: "short", language: "en" };
  await send(client, "POST", "/api/letter-presets", preset);
  const { weights } = await client.json<{ weights: Record<string, number> }>("/api/matching-weights");
  await send(client, "PUT", "/api/matching-weights", { ...weights, place: 20 });
  await withDatabase(app, (db) =>
    db.collection("own_words").insertOne({
      ownerId,
      key: "i speak norwegian",
      text: "I speak Norwegian.",
      isKept: true,
      answeredAt: new Date(),
    }),
  );
}

beforeAll(async () => {
  const settings = { LIMIT_EXPORTS_PER_HOUR: MOST_EXPORTS, LIMIT_UPLOADS_PER_HOUR: MOST_EXPORTS };
  [from, to] = await Promise.all([startApp(settings), startApp(settings)]);
  person = await newPerson(from);
  await fillAccount(person);
  // Weights and wishes score a tailored resume again in the background.
  await until(async () => {
    // A job that runs has no next time, only its lock.
    const single = { repeatInterval: null, $or: [{ nextRunAt: { $ne: null } }, { lockedAt: { $ne: null } }] };
    const left = await withDatabase(from, (db) => db.collection("agendaJobs").countDocuments(single));
    return left === 0 ? true : null;
  });
  zip = await exported(person);
}, 240_000);

afterAll(async () => {
  await Promise.all([from.stop(), to.stop()]);
});

test("an account taken to a fresh installation is equal in every field that its owner has, once however often it comes", async () => {
  const before = await ownedIn(zip);
  for (const [name, part] of Object.entries(before))
    if (Array.isArray(part)) expect(part.length, `the account has no ${name}`).toBeGreaterThan(0);
  const there = await newPerson(to);
  const first = await bringAlong(there, zip);
  expect(first.told).toEqual({ resumes: 3, materials: 3, applications: 3, withoutFile: 0, left: 0 });
  const after = await exported(there);
  expect(await ownedIn(after)).toEqual(before);
  // The same again, and what this installation now writes itself, add nothing.
  const nothing = { resumes: 0, materials: 0, applications: 0, withoutFile: 0, left: 0 };
  expect((await bringAlong(there, zip)).told).toEqual(nothing);
  expect((await bringAlong(there, after)).told).toEqual(nothing);
  expect(await ownedIn(await exported(there))).toEqual(before);
  const storageOf = async ({ app, ownerId }: Person) =>
    withDatabase(app, async (db) => (await db.collection("users").findOne({ _id: ownerId }))?.storage.files);
  expect(await storageOf(there)).toBe(await storageOf(person));
  await until(async () => ((await there.client.json<MatchView[]>("/api/job-matches")).length > 0 ? true : null));
  for (const path of ["/", "/my-resumes", "/ai-materials", "/analytics?list=applications"])
    expect((await there.client.open(path)).status, path).toBe(200);
});

test("where it comes from it adds nothing, and brings back what was deleted there", async () => {
  const before = await ownedIn(zip);
  expect((await bringAlong(person, zip)).told).toMatchObject({ resumes: 0, materials: 0, applications: 0 });
  expect(await ownedIn(await exported(person))).toEqual(before);
  const letter = await firstOf<CoverLetterView>(person.client, "/api/cover-letters");
  await send(person.client, "DELETE", `/api/cover-letters/${letter.id}`);
  expect((await bringAlong(person, zip)).told).toMatchObject({ resumes: 0, materials: 1, applications: 0 });
  expect(await ownedIn(await exported(person))).toEqual(before);
});

test("an import that ended half way is completed by the next", { tags: "long" }, async () => {
  const there = await newPerson(to);
  await bringAlong(there, zip);
  const owned = { ownerId: there.ownerId };
  await withDatabase(to, async (db) => {
    for (const name of ["resume_versions", "sent_copies"]) await db.collection(name).deleteMany(owned);
    await db.collection("materials").deleteMany({ ...owned, kind: { $ne: "interview" } });
    await db.collection("resumes").deleteMany({ ...owned, originalResumeId: { $ne: null } });
    await db.collection("applications").deleteMany(owned);
  });
  expect((await bringAlong(there, zip)).told).toMatchObject({ resumes: 1, materials: 2, applications: 3 });
  expect(await ownedIn(await exported(there))).toEqual(await ownedIn(zip));
});

test("plans, payments, usage and other people's things are never taken in", async () => {
  const there = await newPerson(to, "free");
  const files = await unzipped(zip);
  const account = JSON.parse(String(files.get("northfold.json")));
  const other = await newPerson(to);
  const stolen = {
    ...account,
    profile: { ...account.profile, subscriptionTier: "premium", isAdminGranted: true, email: "a@b.example" },
    payments: [{ amountCents: 1, ownerId: other.ownerId }],
    usage: [{ month: "2026-11", countedJobIds: [] }],
    resumes: account.resumes.map((resume: object) => ({ ...resume, ownerId: other.ownerId })),
  };
  const { told } = await bringAlong(
    there,
    await zipOf({ ...Object.fromEntries(files), "northfold.json": JSON.stringify(stolen) }),
  );
  // The free plan keeps neither the search nor the preset.
  expect(told).toMatchObject({ resumes: 3, left: 2 });
  const user = await withDatabase(to, (db) => db.collection("users").findOne({ _id: there.ownerId }));
  expect(user).toMatchObject({ subscriptionTier: "free", isAdminGranted: false, planGrants: [] });
  expect(await other.client.json<ResumeView[]>("/api/resumes")).toEqual([]);
  const payments = await withDatabase(to, (db) => db.collection("payments").countDocuments({ ownerId: other.ownerId }));
  expect(payments).toBe(0);
});

test("without its originals a ZIP brings the texts, which stand for the files", {
  tags: "long",
}, async () => {
  const there = await newPerson(to);
  const files = [...(await unzipped(zip))].filter(([path]) => !path.startsWith("originals/"));
  const { told } = await bringAlong(there, await zipOf(Object.fromEntries(files)));
  expect(told).toMatchObject({ resumes: 3, withoutFile: 3 });
  const [resume] = await there.client.json<ResumeView[]>("/api/resumes");
  const original = await (await there.client.send(`/api/resumes/${resume?.id}/original`)).text();
  expect(original).toBe(resume?.content);
});

test("what is no ZIP of an account is refused kindly, and leaves nothing", async () => {
  const there = await newPerson(to);
  const files = await unzipped(zip);
  const account = JSON.parse(String(files.get("northfold.json")));
  const withJson = (value: unknown) =>
    zipOf({ "northfold.json": typeof value === "string" ? value : JSON.stringify(value) });
  const refused: [string, Buffer, RegExp][] = [
    ["no ZIP", Buffer.from("hello"), /is not the ZIP of a Northfold account/],
    ["another ZIP", await zipOf({ "a.txt": "x" }), /is not the ZIP/],
    ["no JSON", await withJson("{"), /cannot be read/],
    ["foreign JSON", await withJson({ basics: { name: "Ann" } }), /is not the ZIP/],
    ["a list", await withJson([]), /is not the ZIP/],
    ["a newer version", await withJson({ ...account, version: 99 }), /newer Northfold/],
    ["an operator", await withJson({ ...account, resumes: { $gt: "" } }), /“resumes”/],
    [
      "a wrong id",
      await withJson({ ...account, resumes: [{ ...account.resumes[0], _id: { $ne: null } }] }),
      /resumes\.0\._id/,
    ],
    [
      "huge counts",
      await withJson({
        ...account,
        hidden: Array.from({ length: 6_000 }, () => ({ ...account.hidden[0], title: randomUUID() })),
      }),
      /“hidden”/,
    ],
    ["a bomb", await zipOf({ "northfold.json": Buffer.alloc(30_000_000, " ") }), /more than can be unpacked/],
    [
      "a bomb beside it",
      await zipOf({ "northfold.json": "{}", "originals/1 a.pdf": Buffer.alloc(30_000_000) }),
      /more than can be/,
    ],
  ];
  for (const [what, bytes, sentence] of refused) {
    const { status, told } = await bringAlong(there, bytes);
    expect([status, told.message], what).toEqual([422, expect.stringMatching(sentence)]);
  }
  expect((await bringAlong(there, Buffer.alloc(51 * 1024 * 1024))).status).toBe(413);
  expect(await there.client.json<ResumeView[]>("/api/resumes")).toEqual([]);
  const paths = await zipOf({
    ...Object.fromEntries(files),
    "northfold.json": JSON.stringify({
      ...account,
      files: account.files.map(({ id }: { id: string }) => ({ id, path: "../../etc/passwd" })),
    }),
  });
  expect((await bringAlong(there, paths)).told).toMatchObject({ withoutFile: 3 });
});

test("without scripts the Account dialog takes the ZIP in", async () => {
  const there = await newPerson(to);
  expect((await there.client.open("/?dialog=account")).html).toContain('action="/forms/account/bring-along"');
  const body = new FormData();
  body.append("file", new File([new Uint8Array(zip)], "account.zip"));
  body.append("returnTo", "/");
  const page = await there.client.open("/forms/account/bring-along", {
    method: "POST",
    headers: { Origin: to.url },
    body,
  });
  const told = "3 resumes taken in. 3 materials taken in. 3 applications taken in.";
  // On a busy machine it takes longer than the form waits, and the dialog tells its end.
  const tells = async () => (await there.client.open("/?dialog=account")).html.includes(told) || null;
  expect(page.html.includes(told) || (await until(tells))).toBe(true);
  const none = await there.client.open("/forms/account/bring-along", {
    method: "POST",
    headers: { Origin: to.url },
    body: new URLSearchParams({ returnTo: "/?dialog=account" }),
  });
  expect(none.html).toContain("Please choose the ZIP of your account.");
});
