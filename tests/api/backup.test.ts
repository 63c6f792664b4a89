import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import mongoose from "mongoose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { joinEmbeddedDatabase } from "../../server/database/embedded/join.ts";
import type { ResumeView } from "../../server/resumes/resume-view.ts";
import { PDF_TYPE, resumePdf } from "../fixtures/resumes.ts";
import { type App, COMPILE_CACHE, NO_JOBS, startApp } from "../setup/app-process.ts";
import { HttpClient } from "../setup/http-client.ts";
import { runs } from "../setup/run-length.ts";

// The embedded database's own way; without MONGODB_URI even where the other tests have a server.
const EMBEDDED = { ...NO_JOBS, MONGODB_URI: "" };
const WRITES = runs({ few: 400, many: 20_000 });

let folder = "";
let app: App;
let client: HttpClient;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "northfold-backup-"));
  app = await startApp(EMBEDDED);
  client = new HttpClient(app.url);
  await client.signIn({ email: "kept@example.com" });
});

afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function run(command: "backup" | "restore", dataDir: string, dir: string) {
  const env = { ...COMPILE_CACHE, PATH: process.env.PATH ?? "", HOME: process.env.HOME ?? "", DATA_DIR: dataDir };
  const child = spawn(process.execPath, [`server/commands/${command}-command.ts`, dir], { env });
  let out = "";
  let err = "";
  child.stdout.on("data", (chunk) => {
    out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    err += chunk;
  });
  const [code] = await once(child, "exit");
  return { code, out, err };
}

async function original(of: HttpClient, id: string): Promise<string> {
  const answer = await of.send(`/api/resumes/${id}/original`);
  return createHash("sha256")
    .update(Buffer.from(await answer.arrayBuffer()))
    .digest("hex");
}

test("SECURITY row 64: what was backed up while the product ran is back in an empty place: accounts, resumes, files", async () => {
  const file = { bytes: await resumePdf("nurse"), filename: "cv.pdf", type: PDF_TYPE };
  expect((await client.upload(file, "Kept")).status).toBe(201);
  const dir = path.join(folder, "first");
  const made = await run("backup", app.dataDir, dir);
  expect(made).toMatchObject({
    code: 0,
    err: "",
    out: expect.stringMatching(/^\d+ documents of \d+ collections are in/),
  });
  expect(readdirSync(dir).sort()).toEqual(["backup.json", "embedded"]);
  expect(readdirSync(path.join(dir, "embedded"))).toEqual(["data.sqlite"]);
  expect(statSync(path.join(dir, "embedded", "data.sqlite")).mode & 0o077).toBe(0);
  expect(await run("backup", app.dataDir, dir)).toMatchObject({
    code: 2,
    err: expect.stringContaining("is not empty."),
  });

  // What came later is not in it.
  await client.upload(file, "Later");
  const dataDir = path.join(folder, "restored");
  const back = await run("restore", dataDir, dir);
  expect(back).toMatchObject({ code: 0, err: "", out: expect.stringContaining("are back, the same as on 2") });
  expect((await run("restore", dataDir, dir)).err).toContain("The database is not empty.");
  const second = await startApp({ ...EMBEDDED, DATA_DIR: dataDir });
  try {
    const again = new HttpClient(second.url);
    again.setCookie("session", client.cookieHeader.match(/session=([\w-]+)/)?.[1] ?? "");
    const resumes = await again.json<ResumeView[]>("/api/resumes");
    expect(resumes.map(({ name }) => name)).toEqual(["Kept"]);
    const id = resumes[0]?.id ?? "";
    expect(await original(again, id)).toBe(await original(client, id));
    expect(await original(again, id)).toBe(createHash("sha256").update(file.bytes).digest("hex"));
    expect((await again.upload(file, "New")).status).toBe(201);
  } finally {
    await second.stop();
  }
});

test("SECURITY row 64: a backup is of one moment, however much is written meanwhile", {
  tags: "long",
  timeout: 600_000,
}, async () => {
  const joined = await joinEmbeddedDatabase(app.dataDir);
  const server = await new mongoose.mongo.MongoClient(joined.uri).connect();
  let isOver = false;
  let written = 0;
  /** Each number stands in `before` first, and then in `after`. */
  async function write(): Promise<void> {
    const ballast = "x".repeat(2_000);
    for (; !isOver; written++) {
      await server.db().collection("drill_before").insertOne({ at: written, ballast });
      await server.db().collection("drill_after").insertOne({ at: written, ballast });
    }
  }
  const writing = write();
  while (written < WRITES) await new Promise((resolve) => setTimeout(resolve, 20));
  const dir = path.join(folder, "busy");
  const atLeast = written;
  const made = await run("backup", app.dataDir, dir);
  isOver = true;
  await writing;
  expect(made).toMatchObject({ code: 0, err: "" });
  const copy = await joinEmbeddedDatabase(dir);
  const snapshot = await new mongoose.mongo.MongoClient(copy.uri).connect();
  const numbers = async (name: string) =>
    (await snapshot.db().collection(name).find().sort({ at: 1 }).toArray()).map(({ at }) => Number(at));
  const [before, after] = [await numbers("drill_before"), await numbers("drill_after")];
  await snapshot.close();
  await copy.leave();
  await server.db().collection("drill_before").drop();
  await server.db().collection("drill_after").drop();
  await server.close();
  await joined.leave();
  expect(before).toEqual(before.map((_, at) => at));
  expect(after).toEqual(before.slice(0, after.length));
  expect(before.length - after.length).toBeLessThanOrEqual(1);
  expect(after.length).toBeGreaterThanOrEqual(atLeast);
});

test("SECURITY row 64: a backup that was damaged, is unfinished or newer is refused with a sentence, and nothing is left of it", async () => {
  const dir = path.join(folder, "damaged");
  expect((await run("backup", app.dataDir, dir)).code).toBe(0);
  const manifest = path.join(dir, "backup.json");
  const text = readFileSync(manifest, "utf8");
  const dataDir = path.join(folder, "never");

  writeFileSync(manifest, text.replace(/"hash": "\w/, '"hash": "-'));
  expect(await run("restore", dataDir, dir)).toMatchObject({
    code: 2,
    err: expect.stringContaining("changed or damaged"),
  });
  writeFileSync(manifest, text.replace('"format": 1', '"format": 2'));
  expect(await run("restore", dataDir, dir)).toMatchObject({ code: 2, err: expect.stringContaining("newer version") });
  writeFileSync(manifest, "{");
  expect(await run("restore", dataDir, dir)).toMatchObject({
    code: 2,
    err: expect.stringContaining("not what a backup"),
  });
  rmSync(manifest);
  expect(await run("restore", dataDir, dir)).toMatchObject({
    code: 2,
    err: expect.stringContaining("no finished backup"),
  });
  writeFileSync(manifest, text);
  // Each refusal left the place empty.
  expect(await run("restore", dataDir, dir)).toMatchObject({ code: 0, err: "" });
});
