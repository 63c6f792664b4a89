import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, NO_JOBS, startApp } from "../setup/app-process.ts";
import { type Call, type Outcome, stayBusy } from "../setup/busy-client.ts";
import { HttpClient } from "../setup/http-client.ts";
import { until } from "../setup/until.ts";

const CLIENTS = 6;
/** Two starts, one after the other, on a machine that has other work. */
const RELOAD_MS = 150_000;

let app: App;
let cookie: string;
let isAway = false;
let answers = 0;
let busy: Promise<Outcome>[];

beforeAll(async () => {
  app = await startApp({ ...NO_JOBS, WEB_CONCURRENCY: "2" });
  const client = new HttpClient(app.url);
  await client.signIn({ email: "many@example.com" });
  cookie = client.cookieHeader;
  busy = Array.from({ length: CLIENTS }, () =>
    stayBusy(app.port, screens(), {
      cookie,
      isAway: () => isAway,
      onAnswer: () => {
        answers += 1;
      },
    }),
  );
});

afterAll(() => app.stop());

function* screens(): Generator<Call> {
  for (;;) for (const path of ["/", "/my-resumes", "/api/stats", "/api/auth/user"]) yield { method: "GET", path };
}

/** Those of its processes that serve pages; the database is one of another program. */
function serving(): number[] {
  const { pid } = app.process;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean);
  return children.map(Number).filter((child) => commandOf(child).some((part) => part.endsWith("main.ts")));
}

const commandOf = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");

async function moreAnswers(count = CLIENTS * 4): Promise<void> {
  const enough = answers + count;
  await until(async () => (answers >= enough ? true : null));
}

test("several processes serve one port, know the same sessions, and are replaced one by one", async () => {
  await moreAnswers();
  const [first, second] = serving();
  expect(first).toBeDefined();
  expect(second).toBeDefined();
  // The usual room for what is soon forgotten is 16 MB, which pages under way fill several times a second.
  for (const pid of serving()) expect(commandOf(pid)).toContain("--max-semi-space-size=32");
  await reloadWith(() => process.kill(app.process.pid ?? 0, "SIGUSR2"), [first, second]);
});

/** Waits until none of the processes before is left and as many others serve. */
async function reloadWith(change: () => void, before: (number | undefined)[]): Promise<void> {
  change();
  await until(async () => {
    const now = serving();
    return now.length === before.length && !now.some((pid) => before.includes(pid)) ? true : null;
  }, RELOAD_MS);
  await moreAnswers();
}

test("stopped under load, no request fails, nor did one while all processes were replaced", {
  tags: "long",
}, async () => {
  await moreAnswers();
  app.process.kill("SIGTERM");
  const code = await new Promise((resolve) => app.process.once("exit", resolve));
  isAway = true;
  const outcomes = await Promise.all(busy);
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  // The kernel resets what it connected to a process in the moment in which that one closes its port.
  const isReset = (failure: string) => failure.includes("on a new connection: read ECONNRESET");
  expect(failures.filter((failure) => !isReset(failure))).toEqual([]);
  expect(failures.length).toBeLessThan(answers / 20);
  expect(code).toBe(0);
});
