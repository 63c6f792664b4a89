import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ResumeView } from "../../server/resumes/resume-view.ts";
import { PDF_TYPE, resumePdf } from "../fixtures/resumes.ts";
import { withDatabase } from "../setup/app-database.ts";
import { type App, freePort, startApp } from "../setup/app-process.ts";
import { HttpClient } from "../setup/http-client.ts";
import { runs } from "../setup/run-length.ts";
import { until } from "../setup/until.ts";

const AWAY = "We cannot reach your data right now";
const BOUND_MS = 5_000;
const LATE_TIMES = 3;
const KILLS = runs({ few: 1, many: 3 });
const STILL_ROUNDS = runs({ few: 1, many: 2 });
const WRITERS = 4;
// A server of MONGODB_TEST_URI is not ours to kill.
const isOurs = !process.env.MONGODB_TEST_URI;

let app: App;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app.stop());

/** A user with one resume, whose name is changed again and again. */
async function newWriter(email: string): Promise<{ client: HttpClient; id: string }> {
  const client = new HttpClient(app.url);
  await client.signIn({ email });
  const uploaded = await client.upload({ bytes: await resumePdf("nurse"), filename: "cv.pdf", type: PDF_TYPE }, "0");
  expect(uploaded.status).toBe(201);
  const { id }: ResumeView = await uploaded.json();
  return { client, id };
}

function rename(client: HttpClient, id: string, name: string): Promise<Response> {
  const headers = { "Content-Type": "application/json" };
  return client.send(`/api/resumes/${id}/name`, { method: "PATCH", headers, body: JSON.stringify({ name }) });
}

async function nameOf(client: HttpClient, id: string): Promise<number> {
  const resumes = await client.json<ResumeView[]>("/api/resumes");
  return Number(resumes.find((resume) => resume.id === id)?.name);
}

function databasePid(): Promise<number> {
  return withDatabase(app, async (db) => (await db.admin().serverStatus()).pid);
}

async function timed(client: HttpClient, path: string, init?: RequestInit) {
  const started = performance.now();
  const response = await client.send(path, init);
  const to = response.headers.get("Location");
  return { path, to, status: response.status, ms: performance.now() - started, text: await response.text() };
}

test.runIf(isOurs)(
  "a database that is killed under requests is started again: nothing acknowledged is lost, and all is well in seconds",
  async () => {
    const writers: Awaited<ReturnType<typeof newWriter>>[] = [];
    for (let index = 0; index < WRITERS; index += 1) writers.push(await newWriter(`killed-${index}@example.com`));
    const acknowledged = writers.map(() => 0);
    const odd: string[] = [];
    let isOver = false;
    const work = writers.map(async ({ client, id }, writer) => {
      for (let name = 1; !isOver; name += 1) {
        const { status } = await rename(client, id, String(name));
        if (status === 200) acknowledged[writer] = name;
        else if (status !== 503) odd.push(`PATCH ${status}`);
        const page = await client.send("/my-resumes");
        const html = await page.text();
        if (page.status === 503 ? !html.includes(AWAY) : page.status !== 200) odd.push(`GET ${page.status} ${html}`);
      }
    });
    try {
      for (let kills = 0; kills < KILLS; kills += 1) {
        const before = acknowledged.slice();
        process.kill(await databasePid(), "SIGKILL");
        await until(async () => (acknowledged.every((name, writer) => name > (before[writer] ?? 0) + 1) ? true : null));
      }
    } finally {
      isOver = true;
      await Promise.all(work);
    }
    expect(odd).toEqual([]);
    for (const [writer, { client, id }] of writers.entries()) {
      expect(await nameOf(client, id)).toBeGreaterThanOrEqual(acknowledged[writer] ?? 0);
    }
    // The background work found its way back too.
    const { client } = await newWriter("after-kill@example.com");
    await until(async () => ((await client.json<unknown[]>("/api/job-matches")).length > 0 ? true : null));
    expect((await client.send("/readyz")).status).toBe(200);
  },
);

test.runIf(isOurs)(
  "a database that stands still is told within five seconds, in words, and goes on as if nothing had been",
  async () => {
    const { client, id } = await newWriter("still@example.com");
    const visitor = new HttpClient(app.url);
    const pid = await databasePid();
    process.kill(pid, "SIGSTOP");
    try {
      for (let round = 0; round < STILL_ROUNDS; round += 1) {
        const json = { method: "PATCH", headers: { "Content-Type": "application/json" }, body: `{"name":"Still"}` };
        const form = {
          method: "POST",
          headers: { Referer: `${app.url}/my-resumes?sort=x` },
          body: new URLSearchParams({ resumeId: id, name: "Still", returnTo: "/" }),
        };
        const [ready, alive, landing, page, screen, api, patch, posted, file] = await Promise.all([
          timed(visitor, "/readyz"),
          timed(visitor, "/healthz"),
          timed(visitor, "/"),
          timed(client, "/"),
          timed(client, "/my-resumes.data"),
          timed(client, "/api/resumes"),
          timed(client, `/api/resumes/${id}/name`, json),
          timed(client, "/forms/resumes/rename", form),
          timed(client, `/api/resumes/${id}/original`),
        ]);
        expect(alive.ms).toBeLessThan(BOUND_MS);
        for (const { path, ms } of [ready, landing, page, screen, api, patch, posted, file]) {
          // A machine that is busy with something else is late with what needs no database, too.
          expect(ms, path).toBeLessThan(BOUND_MS + LATE_TIMES * alive.ms);
        }
        expect([alive.status, landing.status]).toEqual([200, 200]);
        for (const { path, status } of [ready, page, screen, api, patch, file]) {
          expect(status, path).toBe(503);
        }
        expect(page.text).toContain(AWAY);
        for (const { text } of [api, patch, file]) {
          expect(JSON.parse(text)).toEqual({ message: "The service is not available right now. Please try again." });
        }
        expect([posted.status, posted.to]).toEqual([303, "/my-resumes?sort=x"]);
      }
    } finally {
      process.kill(pid, "SIGCONT");
    }
    await until(async () => ((await client.send("/readyz")).status === 200 ? true : null));
    // What the form had begun may end before this page is read: then it tells that end.
    expect((await client.open("/my-resumes")).html).toMatch(/whether your change was saved|Resume renamed/);
    expect((await rename(client, id, "1")).status).toBe(200);
    expect(await nameOf(client, id)).toBe(1);
    expect(await databasePid()).toBe(pid);
  },
);

test("a MONGODB_URI where nobody answers is told with its host and without its password, and is waited for", {
  tags: "long",
}, async () => {
  const port = await freePort();
  const mainPort = await freePort();
  const child = spawn(process.execPath, ["server/main.ts"], {
    env: {
      PATH: process.env.PATH ?? "",
      NODE_ENV: "production",
      PORT: String(mainPort),
      DATA_DIR: app.dataDir,
      MONGODB_URI: `mongodb://127.0.0.1:${port}/northfold_waited_for?appName=hunter2`,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      said += chunk;
    });
  }
  const sentence = `The database of MONGODB_URI, 127.0.0.1:${port}, cannot be reached`;
  await until(async () => (said.includes(sentence) ? true : null));
  const database = spawn(process.execPath, [
    "server/commands/database-command.ts",
    ...["--port", String(port), "--data-dir", app.dataDir],
  ]);
  await until(async () => (said.includes("Open http://") ? true : null));
  expect(said).not.toContain("hunter2");
  child.kill("SIGTERM");
  expect((await once(child, "exit"))[0]).toBe(0);
  database.kill("SIGTERM");
  await once(database, "exit");
});
