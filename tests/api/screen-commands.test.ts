import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import mongoose from "mongoose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { joinEmbeddedDatabase } from "../../server/database/embedded/join.ts";
import { type App, databaseUri, freePort, startApp } from "../setup/app-process.ts";
import { commandsOf } from "../setup/counted-commands.ts";
import { type DatabaseGate, startDatabaseGate } from "../setup/database-gate.ts";
import { prepareDemoUser } from "../setup/demo-users.ts";
import type { HttpClient } from "../setup/http-client.ts";
import { letTimePass } from "../setup/let-time-pass.ts";

let database: Awaited<ReturnType<typeof joinEmbeddedDatabase>> | null = null;
let gate: DatabaseGate;
let app: App;
let dataDir: string;
let client: HttpClient;
let connection: mongoose.Connection;

beforeAll(async () => {
  const port = await freePort();
  dataDir = mkdtempSync(path.join(os.tmpdir(), "northfold-commands-"));
  const given = databaseUri(port);
  database = given ? null : await joinEmbeddedDatabase(dataDir);
  const upstream = given ?? database?.uri ?? "";
  gate = await startDatabaseGate(upstream);
  connection = await mongoose.createConnection(upstream).asPromise();
  // A sweep in between would be counted too.
  const settings = { PORT: String(port), DATA_DIR: path.join(dataDir, "app"), SWEEP_SECONDS: "3600" };
  app = await startApp({ ...settings, MONGODB_URI: gate.uri });
  client = await prepareDemoUser(app.url, "pro");
  if (connection.db) await letTimePass(connection.db);
}, 120_000);

afterAll(async () => {
  await app.stop();
  await connection.close();
  await gate.close();
  await database?.leave();
  rmSync(dataDir, { recursive: true, force: true });
});

/** What each main screen asks of the database when nothing has changed since it was last shown. */
const SCREENS = [
  { screen: "/", most: 5 },
  { screen: "/my-resumes", most: 4 },
  { screen: "/ai-materials", most: 5 },
  { screen: "/analytics", most: 9 },
] as const;

for (const { screen, most } of SCREENS) {
  test(`${screen} asks the database at most ${most} times`, async () => {
    const commands = await commandsOf(gate, client, screen);
    expect(commands.length, commands.join(", ")).toBeLessThanOrEqual(most);
  });
}

test("what the dashboard counts changes with the very next request after an application", async () => {
  const matches = await client.json<{ job: { id: string } }[]>("/api/job-matches");
  const { html } = await client.open("/");
  await commandsOf(gate, client, "/");
  const body = new URLSearchParams({ jobId: matches.at(-1)?.job.id ?? "", returnTo: "/" });
  const headers = { "Content-Type": "application/x-www-form-urlencoded", Origin: app.url };
  const after = await client.open("/forms/applications/apply", { method: "POST", headers, body });
  expect(sentIn(after.html)).toBe(sentIn(html) + 1);
});

function sentIn(html: string): number {
  return Number(/Applications Sent<\/dt><dd class="figure">(\d+)/.exec(html)?.[1]);
}
