import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PDF_TYPE, resumePdf } from "../fixtures/resumes.ts";
import { type App, freePort, startApp } from "../setup/app-process.ts";
import { type Call, type Outcome, stayBusy } from "../setup/busy-client.ts";
import { HttpClient } from "../setup/http-client.ts";
import { RawConnection } from "../setup/raw-connection.ts";
import { runs } from "../setup/run-length.ts";
import { until } from "../setup/until.ts";

const CLIENTS = runs({ few: 4, many: 10 });

const dataDir = mkdtempSync(path.join(os.tmpdir(), "northfold-stop-"));
let settings: Record<string, string>;
/** The one that was started for the people to sign in is the first to be stopped. */
let running: App | null = null;
const people: { cookie: string; resumeId: string }[] = [];
let resume: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  settings = { DATA_DIR: dataDir, PORT: String(await freePort()) };
  resume = await resumePdf("nurse");
  running = await startApp(settings);
  for (let n = 0; n < CLIENTS; n += 1) {
    const client = new HttpClient(running.url);
    await client.signIn({ email: `busy-${n}@example.com` });
    const uploaded = await client.upload({ bytes: resume, filename: "cv.pdf", type: PDF_TYPE }, "CV");
    const { id } = (await uploaded.json()) as { id: string };
    people.push({ cookie: client.cookieHeader, resumeId: id });
  }
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Ends the app by SIGTERM and gives its exit code; the next one goes on with the same data. */
async function stopKeepingData(app: App): Promise<number | null> {
  app.process.kill("SIGTERM");
  return new Promise((resolve) => {
    if (app.process.exitCode !== null) resolve(app.process.exitCode);
    else app.process.once("exit", resolve);
  });
}

/** What somebody does all day: reads screens and data, renames, uploads, changes the look. */
function* busyDay({ resumeId }: { resumeId: string }, port: number): Generator<Call> {
  const form = { "Content-Type": "application/x-www-form-urlencoded", Origin: `http://127.0.0.1:${port}` };
  for (let n = 0; ; n += 1) {
    yield { method: "GET", path: "/" };
    yield { method: "GET", path: "/api/stats" };
    yield {
      method: "PATCH",
      path: `/api/resumes/${resumeId}/name`,
      body: JSON.stringify({ name: `CV ${n}` }),
      headers: { "Content-Type": "application/json" },
    };
    yield { method: "POST", path: "/forms/appearance", body: "appearance=dark&returnTo=/", headers: form };
    yield { method: "GET", path: `/api/resumes/${resumeId}/original` };
  }
}

type Stop = Outcome & { code: number | null };

/** A stop under load, at any moment after the first answers: what the clients saw of it, and the exit code. */
async function stopUnderLoad({ isWatched }: { isWatched: boolean }): Promise<Stop> {
  const app = running ?? (await startApp(settings));
  running = null;
  const port = Number(settings.PORT);
  let isAway = false;
  let answers = 0;
  const busy = people.map((person) =>
    stayBusy(port, busyDay(person, port), {
      cookie: person.cookie,
      isAway: () => isAway,
      onAnswer: () => {
        answers += 1;
      },
    }),
  );
  const enough = CLIENTS * (2 + Math.random());
  await until(async () => (answers > enough ? true : null));
  // A balancer asks again and again, and turns away at the first no.
  if (isWatched) expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
  const exited = stopKeepingData(app);
  if (isWatched) await until(async () => ((await fetch(`${app.url}/readyz`)).status === 503 ? true : null));
  isAway = isWatched;
  const [code, ...outcomes] = await Promise.all([exited, ...busy]);
  return {
    code,
    answered: outcomes.reduce((sum, { answered }) => sum + answered, 0),
    retried: outcomes.reduce((sum, { retried }) => sum + retried, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
  };
}

for (const isWatched of [true, false]) {
  const balancer = isWatched ? "a balancer that asks /readyz" : "a balancer that only notices closed connections";
  const options = { tags: isWatched ? ["long"] : [], timeout: 600_000 };
  test(`SECURITY row 58: stopped under load behind ${balancer}, no request fails`, options, async () => {
    const stops: Stop[] = [];
    for (let stop = 0; stop < runs({ few: 1, many: 10 }); stop += 1) stops.push(await stopUnderLoad({ isWatched }));
    expect(stops.flatMap(({ failures }) => failures)).toEqual([]);
    expect(stops.map(({ code }) => code)).toEqual(stops.map(() => 0));
  });
}

test("SECURITY row 58: an upload under way at SIGTERM on a kept connection is answered, and matched by the next process", {
  tags: "long",
}, async () => {
  const app = await startApp(settings);
  const client = new HttpClient(app.url);
  await client.signIn({ email: "in-flight@example.com" });
  const edge = "----edge";
  const part = (name: string, more = "") => `--${edge}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n`;
  const before = `${part("name")}\r\nIn flight\r\n${part("resume", '; filename="cv.pdf"')}Content-Type: ${PDF_TYPE}\r\n\r\n`;
  const after = `\r\n--${edge}--\r\n`;
  const sending = await RawConnection.open(Number(settings.PORT));
  const idle = await RawConnection.open(Number(settings.PORT));
  // As browsers open some ahead.
  const silent = await RawConnection.open(Number(settings.PORT));
  const host = `Host: 127.0.0.1:${settings.PORT}`;
  for (const kept of [sending, idle]) {
    kept.send(["GET /healthz HTTP/1.1", host]);
    expect((await kept.answer()).status).toBe(200);
  }
  sending.send(
    [
      ...["POST /api/upload-resume HTTP/1.1", host, `Cookie: ${client.cookieHeader}`],
      `Content-Type: multipart/form-data; boundary=${edge}`,
      `Content-Length: ${before.length + resume.length + after.length}`,
    ],
    before,
  );
  sending.write(resume.subarray(0, 1000));
  const exited = stopKeepingData(app);
  await idle.ended();
  sending.write(resume.subarray(1000));
  sending.write(after);
  const answer = await sending.answer(20_000);
  expect([answer.status, answer.headers.get("connection")]).toEqual([201, "close"]);
  const answered = performance.now();
  expect(await exited).toBe(0);
  expect(performance.now() - answered).toBeLessThan(5_000);
  for (const kept of [sending, idle, silent]) kept.close();
  const next = await startApp(settings);
  await until(async () => ((await client.json<unknown[]>("/api/job-matches")).length > 0 ? true : null));
  expect(await stopKeepingData(next)).toBe(0);
});
