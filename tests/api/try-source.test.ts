/**
 * How long the web process is held up while a source is tried.
 * @module-tag long
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { inventVacancies, type Vacancy } from "../emulators/job-board-shapes.ts";
import { type JobBoards, startJobBoards } from "../emulators/job-boards.ts";
import { type App, startApp } from "../setup/app-process.ts";
import { HttpClient } from "../setup/http-client.ts";
import { probeLatency } from "../setup/latency-probe.ts";

const MANY = 20_000;
const ANSWER_CHARACTERS = 5_000_000;
/** What the answers to a form and to its page may take of the web process, on a machine that is busy too. */
const MOST_LATE_MS = 200;

let boards: JobBoards;
let app: App;
let client: HttpClient;

beforeAll(async () => {
  boards = await startJobBoards();
  app = await startApp({ JOB_BOARDS_BASE_URL: boards.url, SWEEP_SECONDS: "600" });
  client = new HttpClient(app.url);
  await client.signIn({ persona: "admin" });
  // The first page of a process is slow for reasons of its own, and the thread starts with its first source.
  await tryBoard([]);
});

afterAll(async () => {
  await app.stop();
  await boards.close();
});

async function tryBoard(vacancies: Vacancy[]): Promise<string> {
  boards.list("greenhouse", "acme", vacancies);
  const fields = { kind: "greenhouse", "settings.board": "acme", returnTo: "/admin?view=system" };
  const headers = { Origin: app.url, "Content-Type": "application/x-www-form-urlencoded" };
  const body = new URLSearchParams(fields);
  return (await client.open("/forms/admin/try-source", { method: "POST", headers, body })).html;
}

/** For how long others waited for the web process while the source was tried, in ms, and what the dialog said. */
async function tryBeside(vacancies: Vacancy[]): Promise<{ lateMs: number; html: string }> {
  const probe = probeLatency(`${app.url}/healthz`, app.process.pid);
  const html = await tryBoard(vacancies);
  return { lateMs: (await probe.end()).maxOwn, html };
}

test("a source of 20,000 postings is tried without holding up others", async () => {
  const { lateMs, html } = await tryBeside(inventVacancies(MANY));
  for (const title of ["Backend Engineer 1", "Support Agent 2", "Nurse 3"]) expect(html).toContain(title);
  expect(html).not.toContain("Site Planner 4");
  expect(lateMs).toBeLessThan(MOST_LATE_MS);
});

test.each([
  ["elements within elements", "<div><b>"],
  ["a list without an end", "<ul><li>"],
  ["marks that open nothing", "&lt;a <"],
])("a hostile answer of 5 MB holds up nobody: %s", async (_, piece) => {
  const html = piece.repeat(ANSWER_CHARACTERS / piece.length);
  const { lateMs, html: page } = await tryBeside(inventVacancies(1).map((vacancy) => ({ ...vacancy, html })));
  expect(page).toMatch(/Source tried|The source could not be tried/);
  expect(lateMs).toBeLessThan(MOST_LATE_MS);
});
