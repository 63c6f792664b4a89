import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import mongoose from "mongoose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ZipFile } from "yazl";
import type { MoveView } from "../../server/account/moving/find-move.ts";
import type { ResumeView } from "../../server/resumes/resume-view.ts";
import { PDF_TYPE, resumePdf } from "../fixtures/resumes.ts";
import { withDatabase } from "../setup/app-database.ts";
import { type App, freePort, startApp } from "../setup/app-process.ts";
import { HttpClient } from "../setup/http-client.ts";
import { until } from "../setup/until.ts";
import { unzipped } from "../setup/unzipped.ts";

const MANY = 60;

let app: App;
let dataDir: string;
let settings: Record<string, string>;
/** An account with many resumes, without their files. */
let zip: Buffer;

async function zipOf(account: object): Promise<Buffer> {
  const made = new ZipFile();
  made.addBuffer(Buffer.from(JSON.stringify(account)), "northfold.json");
  made.end();
  return buffer(made.outputStream as Readable);
}

async function newPerson(): Promise<HttpClient> {
  const client = new HttpClient(app.url);
  await client.signIn({ email: `mover-${randomUUID()}@example.com` });
  return client;
}

async function largeAccount(): Promise<Buffer> {
  const client = await newPerson();
  await client.upload({ bytes: await resumePdf("nurse"), filename: "cv.pdf", type: PDF_TYPE }, "CV");
  const files = await unzipped(Buffer.from(await (await client.send("/api/account/files")).arrayBuffer()));
  const account = JSON.parse(String(files.get("northfold.json")));
  const [resume] = account.resumes;
  const resumes = Array.from({ length: MANY }, (_, at) => ({
    ...resume,
    _id: String(new mongoose.Types.ObjectId()),
    name: `CV ${at}`,
    content: `${resume.content}\nTeam number ${at}`,
  }));
  return zipOf({ ...account, resumes, files: [] });
}

function bring(client: HttpClient, fields: Record<string, Buffer | string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, returnTo: "/?dialog=account" }))
    body.append(name, typeof value === "string" ? value : new File([new Uint8Array(value)], "account.zip"));
  return client.open("/forms/account/bring-along", { method: "POST", headers: { Origin: client.base }, body });
}

const moveOf = (client: HttpClient) => client.json<MoveView | null>("/api/account/import");

const ended = (client: HttpClient) =>
  until(async () => {
    const move = await moveOf(client);
    return move?.state === "done" || move?.state === "failed" ? move : null;
  });

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), "northfold-move-"));
  settings = { DATA_DIR: dataDir };
  app = await startApp({ ...settings, PORT: String(await freePort()) });
  zip = await largeAccount();
});

afterAll(async () => {
  await app.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test("a large account is taken in meanwhile: the dialog shows how far it is, and survives a crash", {
  tags: "long",
}, async () => {
  const client = await newPerson();
  const page = await bring(client, { file: zip });
  expect(page.html).toContain("Data is being taken in");
  expect(page.html).toMatch(/Taking in your data: \d+ of \d+ steps\./);
  expect(page.html).toContain("Refresh");
  // A second one has to wait, and says so.
  expect((await bring(client, { file: zip })).html).toContain("Your data is being taken in already.");
  await until(async () => (((await moveOf(client))?.done ?? 0) >= 5 ? true : null));
  app.process.kill("SIGKILL");
  app = await startApp({ ...settings, PORT: new URL(app.url).port });
  const half = (await client.json<ResumeView[]>("/api/resumes")).length;
  expect(half).toBeLessThan(MANY);
  expect(half).toBeGreaterThanOrEqual(5);
  expect(await ended(client)).toMatchObject({ state: "done", done: MANY + 2, all: MANY + 2 });
  const names = (await client.json<ResumeView[]>("/api/resumes")).map(({ name }) => name);
  expect(new Set(names).size).toBe(MANY);
  expect(names).toHaveLength(MANY);
  expect((await client.open("/?dialog=account")).html).toMatch(/The last time: (59|60) resumes taken in\./);
  // The ZIP itself is gone: what is stored is what was taken in.
  const left = await withDatabase({ ...app, dataDir }, (db) =>
    db.collection("originals.files").countDocuments({ filename: "account.zip" }),
  );
  expect(left).toBe(0);
});

test("one that failed says why, keeps what came in, and is tried again with the ZIP that is kept", async () => {
  const client = await newPerson();
  const { id } = await client.json<{ id: string }>("/api/auth/user");
  const ownerId = new mongoose.Types.ObjectId(id);
  const withUser = (set: object) =>
    withDatabase({ ...app, dataDir }, (db) => db.collection("users").updateOne({ _id: ownerId }, { $set: set }));
  await withUser({ storage: { files: 195, bytes: 1 } });
  await bring(client, { file: zip });
  const failed = await ended(client);
  expect(failed).toMatchObject({ state: "failed", told: expect.stringMatching(/storage limit/) });
  expect((await client.json<ResumeView[]>("/api/resumes")).length).toBe(5);
  const german = await client.send("/?dialog=account", { headers: { "Accept-Language": "de" } });
  const html = await german.text();
  expect(html).toContain("Sie haben die Grenze von 200 Dateien oder 500 MB erreicht.");
  expect(html).toContain("Was bis dahin ankam, bleibt.");
  await withUser({ storage: { files: 5, bytes: 1 } });
  await bring(client, { again: "on" });
  expect(await ended(client)).toMatchObject({ state: "done" });
  expect((await client.json<ResumeView[]>("/api/resumes")).length).toBe(MANY);
  expect((await bring(client, { again: "on" })).html).toContain("The ZIP is not kept any more.");
});

test("what is no ZIP of an account is refused at once, and what stands there of the last one stays", async () => {
  const client = await newPerson();
  const refused = await bring(client, { file: await zipOf({ some: "thing" }) });
  expect(refused.html).toContain("This is not the ZIP of a Northfold account.");
  expect(await moveOf(client)).toBeNull();
});
