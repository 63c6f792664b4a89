import mongoose from "mongoose";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ResumeView } from "../../server/resumes/resume-view.ts";
import { PDF_TYPE, resumePdf } from "../fixtures/resumes.ts";
import { type AppDatabase, openDatabase } from "../setup/app-database.ts";
import { HttpClient } from "../setup/http-client.ts";
import { type SharedApp, sharedApp } from "../setup/shared-app.ts";

const PARALLEL = 20;
const ROUNDS = 3;

let app: SharedApp;
let database: AppDatabase;
let files: { bytes: Uint8Array<ArrayBuffer>; filename: string; type: string }[];

beforeAll(async () => {
  app = await sharedApp();
  database = await openDatabase(app);
  const people = await Promise.all([resumePdf("nurse"), resumePdf("developer")]);
  files = people.map((bytes, index) => ({ bytes, filename: `cv-${index}.pdf`, type: PDF_TYPE }));
});

afterAll(async () => {
  await database.leave();
});

async function newUser(name: string): Promise<{ client: HttpClient; ownerId: mongoose.Types.ObjectId }> {
  const client = new HttpClient(app.url);
  await client.signIn({ email: `${name}@example.com` });
  const { id } = await client.json<{ id: string }>("/api/auth/user");
  return { client, ownerId: new mongoose.Types.ObjectId(id) };
}

async function upload(client: HttpClient, which = 0): Promise<string> {
  const response = await client.upload(files[which]!, "CV");
  expect(response.status).toBe(201);
  return ((await response.json()) as ResumeView).id;
}

function patch(client: HttpClient, id: string, body: unknown): Promise<Response> {
  const headers = { "Content-Type": "application/json" };
  return client.send(`/api/resumes/${id}`, { method: "PATCH", headers, body: JSON.stringify(body) });
}

function reupload(client: HttpClient, id: string, which: number): Promise<Response> {
  const { bytes, filename, type } = files[which]!;
  const form = new FormData();
  form.set("file", new File([bytes], filename, { type }));
  return client.send(`/api/resumes/${id}`, { method: "PUT", body: form });
}

type Storage = { files: number; bytes: number };

/** What the counter says, and what resumes and versions really have; every file of theirs is stored. */
async function storageOf(ownerId: mongoose.Types.ObjectId): Promise<{ counted: Storage; real: Storage }> {
  const { db } = database;
  const user = await db.collection("users").findOne({ _id: ownerId });
  const records = [
    ...(await db.collection("resumes").find({ ownerId }).toArray()),
    ...(await db.collection("resume_versions").find({ ownerId }).toArray()),
  ];
  const sizes = new Map(records.map(({ fileId, sizeBytes }) => [String(fileId), Number(sizeBytes)]));
  const ids = [...sizes.keys()].map((id) => new mongoose.Types.ObjectId(id));
  expect(await db.collection("originals.files").countDocuments({ _id: { $in: ids } })).toBe(ids.length);
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return { counted: { files: user?.storage.files, bytes: user?.storage.bytes }, real: { files: sizes.size, bytes } };
}

test("DEC-90 twenty parallel deletions of one resume give its room back once, and one of them is told so", async () => {
  const { client, ownerId } = await newUser("delete-race");
  await upload(client);
  const id = await upload(client, 1);
  const answers = await Promise.all(
    Array.from({ length: PARALLEL }, () => client.send(`/api/resumes/${id}`, { method: "DELETE" })),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 404)).toHaveLength(PARALLEL - 1);
  const { counted, real } = await storageOf(ownerId);
  expect(counted).toEqual(real);
  expect(real).toEqual({ files: 1, bytes: files[0]!.bytes.byteLength });
});

test("DEC-28, DEC-90 parallel deletions of all resumes count each once and leave nothing counted", async () => {
  const { client, ownerId } = await newUser("bulk-race");
  for (const which of [0, 1, 0]) await upload(client, which);
  const bulk = () => client.json<{ deleted: number }>("/api/resumes/bulk", { method: "DELETE" });
  const answers = await Promise.all(Array.from({ length: PARALLEL }, bulk));
  expect(answers.reduce((sum, { deleted }) => sum + deleted, 0)).toBe(3);
  expect((await storageOf(ownerId)).counted).toEqual({ files: 0, bytes: 0 });
});

test("DEC-24, DEC-90 whatever edits, reuploads, restorings and deletions race, what is counted is what is stored", {
  tags: "long",
}, async () => {
  const { client, ownerId } = await newUser("mixed-race");
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = await upload(client, round % 2);
    await patch(client, id, { education: `School ${round}` });
    const viewer = await client.open(`/?view=${id}&tab=read`);
    const version = /name="version" value="([0-9a-f]{24})"/.exec(viewer.html)?.[1] ?? "";
    const restoring = new URLSearchParams({ resumeId: id, version, returnTo: "/" });
    await Promise.all([
      reupload(client, id, 0),
      reupload(client, id, 1),
      patch(client, id, { experience: `Cook - Inn ${round}` }),
      client.send("/forms/resumes/restore", { method: "POST", body: restoring }),
      patch(client, id, { education: `College ${round}` }),
      ...(round % 3 === 2 ? [client.send(`/api/resumes/${id}`, { method: "DELETE" })] : []),
    ]);
    const { counted, real } = await storageOf(ownerId);
    expect(counted, `round ${round}`).toEqual(real);
  }
  await client.send("/api/resumes/bulk", { method: "DELETE" });
  expect((await storageOf(ownerId)).counted).toEqual({ files: 0, bytes: 0 });
});

test("DEC-90 a counter that a crash left too high is put right when it stands in the way", async () => {
  const { client, ownerId } = await newUser("drift");
  await database.db
    .collection("users")
    .updateOne({ _id: ownerId }, { $set: { storage: { files: 200, bytes: 5, reservedAt: new Date(0) } } });
  await upload(client);
  const { counted, real } = await storageOf(ownerId);
  expect(counted).toEqual(real);
});

test("DEC-90 giving back more than is counted counts anew instead of going below nothing", async () => {
  const { client, ownerId } = await newUser("below-nothing");
  await upload(client);
  const id = await upload(client, 1);
  await database.db
    .collection("users")
    .updateOne({ _id: ownerId }, { $set: { storage: { files: 0, bytes: 0, reservedAt: new Date(0) } } });
  expect((await client.send(`/api/resumes/${id}`, { method: "DELETE" })).status).toBe(200);
  const { counted, real } = await storageOf(ownerId);
  expect(counted).toEqual(real);
  expect(real.files).toBe(1);
});

const QUOTA = { files: 200, bytes: 500 * 1024 * 1024 };

for (const [what, room] of [
  ["the last file's place", { files: QUOTA.files - 1, bytes: 0 }],
  ["the last bytes' room", { files: 1, bytes: QUOTA.bytes }],
] as const) {
  test(`SECURITY row 41: of 50 uploads at once for ${what} exactly one is stored, and nothing of the others`, async () => {
    const { client, ownerId } = await newUser(`quota-${room.files}`);
    const size = files[0]!.bytes.byteLength;
    // Just reserved, so that it is not taken for what a crash left.
    const storage = { files: room.files, bytes: Math.max(0, room.bytes - size), reservedAt: new Date() };
    await database.db.collection("users").updateOne({ _id: ownerId }, { $set: { storage } });
    const answers = await Promise.all(Array.from({ length: 50 }, () => client.upload(files[0]!, "CV")));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    // Told that it is full, or that one's own files are still being read.
    expect(statuses.filter((status) => ![201, 409, 503].includes(status))).toEqual([]);
    expect(await database.db.collection("resumes").countDocuments({ ownerId })).toBe(1);
    expect(await database.db.collection("originals.files").countDocuments({ "metadata.ownerId": ownerId })).toBe(1);
    const next = await client.upload(files[1]!, "One more");
    expect([next.status, await next.json()]).toEqual([409, { message: expect.stringContaining("storage limit") }]);
    expect(await database.db.collection("originals.files").countDocuments({ "metadata.ownerId": ownerId })).toBe(1);
    const user = await database.db.collection("users").findOne({ _id: ownerId });
    expect(user?.storage).toMatchObject({ files: storage.files + 1, bytes: storage.bytes + size });
  });
}
