import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Pool } from "undici";
import { askFor } from "../bench/page-load.ts";
import { PDF_TYPE, resumePdf } from "../fixtures/resumes.ts";
import { startApp } from "../setup/app-process.ts";
import { prepareDemoUser } from "../setup/demo-users.ts";
import { HttpClient } from "../setup/http-client.ts";
import { until } from "../setup/until.ts";

/**
 * Fifty connections at once on the dashboard and on uploads: `node tests/long/steady-load.ts [--seconds 180]`. No
 * request may fail, the event loop's delay stays under 100 ms for 99 of 100 looks, and memory comes back to where it was:
 * what is alive, and all that the process takes, each after a full collection of garbage.
 */
const { values } = parseArgs({ options: { seconds: { type: "string", default: "180" } } });

const READING = 45;
const UPLOADING = 5;
const WARM_SECONDS = 60;
const SETTLE_MS = 10_000;
const MOST_LOOP_DELAY_MS = 100;
const MOST_GROWTH = { liveMb: 1.05, rssMb: 1.1 };

/** Uploads a resume and deletes it again, on and on. Gives how often, and what went wrong. */
async function uploadUntil(
  end: number,
  origin: string,
  cookie: string,
): Promise<{ uploads: number; faults: string[] }> {
  const pool = new Pool(origin, { connections: 1 });
  const bytes = await resumePdf("nurse");
  const faults: string[] = [];
  let uploads = 0;
  while (performance.now() < end) {
    const form = new FormData();
    form.set("resume", new File([bytes], "cv.pdf", { type: PDF_TYPE }));
    form.set("name", "CV");
    const stored = await fetch(`${origin}/api/upload-resume`, { method: "POST", body: form, headers: { cookie } });
    if (stored.status !== 201) {
      faults.push(`upload: ${stored.status} ${(await stored.text()).slice(0, 100)}`);
      continue;
    }
    uploads += 1;
    const { id } = (await stored.json()) as { id: string };
    const gone = await pool.request({ path: `/api/resumes/${id}`, method: "DELETE", headers: { cookie } });
    await gone.body.dump();
    if (gone.statusCode !== 200) faults.push(`delete: ${gone.statusCode}`);
  }
  await pool.destroy();
  return { uploads, faults };
}

type Memory = { liveMb: number; besideMb: number; rssMb: number };

function toldMemory(): Memory[] {
  return (app.output().match(/\{"liveMb.*\}/g) ?? []).map((line) => JSON.parse(line) as Memory);
}

async function memoryOfApp(): Promise<Memory> {
  const told = toldMemory().length;
  app.process.kill("SIGWINCH");
  return await until(async () => toldMemory()[told] ?? null);
}

const watchers = ["loop-delay", "live-memory"].flatMap((name) => ["--import", `./tests/bench/${name}.ts`]);
const app = await startApp({}, [...watchers, "server/main.ts"]);
await prepareDemoUser(app.url, "pro");
const reader = new HttpClient(app.url);
await reader.signIn({ persona: "pro" });
const uploaders = await Promise.all(
  Array.from({ length: UPLOADING }, async (_, index) => {
    const client = new HttpClient(app.url);
    await client.signIn({ email: `uploader-${index}@example.com` });
    return client.cookieHeader;
  }),
);

async function load(seconds: number) {
  const end = performance.now() + seconds * 1_000;
  const asked = { origin: app.url, path: "/", cookie: reader.cookieHeader };
  const [pages, ...uploads] = await Promise.all([
    askFor(asked, { connections: READING, seconds }),
    ...uploaders.map((cookie) => uploadUntil(end, app.url, cookie)),
  ]);
  const faults = uploads.flatMap((each) => each.faults);
  if (pages.failed > 0) faults.push(`${pages.failed} pages failed`);
  return { pages, uploads: uploads.reduce((sum, each) => sum + each.uploads, 0), faults };
}

// What is loaded and remembered at the first requests stays, and is no leak.
await load(Math.min(WARM_SECONDS, Number(values.seconds)));
await wait(SETTLE_MS);
const before = await memoryOfApp();
app.process.kill("SIGUSR2");
const { pages, uploads, faults } = await load(Number(values.seconds));
app.process.kill("SIGUSR2");
await wait(SETTLE_MS);
const after = await memoryOfApp();
await app.stop();
// Told before the load, after it and at the end.
const [, told = "{}"] = app.output().match(/\{"loopDelayMax.*\}/g) ?? [];
const { loopDelayP99, turnOwnP99 } = JSON.parse(told);
console.log(
  `${Math.round(pages.rate)} pages/s (p50 ${Math.round(pages.p50)} ms, p99 ${Math.round(pages.p99)} ms), ${uploads} uploads; ` +
    `event loop p99 ${Math.round(loopDelayP99)} ms (a turn's own work ${Math.round(turnOwnP99)} ms); ` +
    `alive ${before.liveMb} MB before, ${after.liveMb} MB after, ` +
    `beside the heaps ${before.besideMb} and ${after.besideMb} MB, in all ${before.rssMb} and ${after.rssMb} MB`,
);
for (const [key, most] of Object.entries(MOST_GROWTH) as [keyof typeof MOST_GROWTH, number][])
  if (after[key] > before[key] * most) faults.push(`${key} grew from ${before[key]} to ${after[key]}`);
if (!(loopDelayP99 < MOST_LOOP_DELAY_MS)) faults.push(`the event loop was ${loopDelayP99} ms late`);
for (const fault of new Set(faults)) console.log(`FAULT ${fault}`);
process.exit(faults.length > 0 ? 1 : 0);
