import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, startApp } from "../setup/app-process.ts";
import { commandsOf } from "../setup/counted-commands.ts";
import { type GatedDatabase, openGatedDatabase } from "../setup/gated-database.ts";
import { prepareDemoUser } from "../setup/demo-users.ts";
import type { HttpClient } from "../setup/http-client.ts";
import { letTimePass } from "../setup/let-time-pass.ts";
import { fillWithPersonas } from "../setup/prepared-data.ts";
import { textOf } from "../setup/text-of.ts";

let database: GatedDatabase;
let app: App;
let client: HttpClient;

beforeAll(async () => {
  database = await openGatedDatabase(fillWithPersonas);
  // A sweep in between would be counted too.
  app = await startApp({ ...database.settings, SWEEP_SECONDS: "3600" });
  client = await prepareDemoUser(app.url, "pro");
  if (database.connection.db) await letTimePass(database.connection.db);
});

afterAll(async () => {
  await app.stop();
  await database.close();
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
    const commands = await commandsOf(database.gate, client, screen);
    expect(commands.length, commands.join(", ")).toBeLessThanOrEqual(most);
  });
}

test("what the dashboard counts changes with the very next request after an application", async () => {
  const matches = await client.json<{ job: { id: string } }[]>("/api/job-matches");
  const { html } = await client.open("/");
  await commandsOf(database.gate, client, "/");
  const body = new URLSearchParams({ jobId: matches.at(-1)?.job.id ?? "", returnTo: "/" });
  const headers = { "Content-Type": "application/x-www-form-urlencoded", Origin: app.url };
  const after = await client.open("/forms/applications/apply", { method: "POST", headers, body });
  expect(sentIn(after.html)).toBe(sentIn(html) + 1);
});

function sentIn(html: string): number {
  return Number(/Applications Sent\s+(\d+)/.exec(textOf(html))?.[1]);
}
