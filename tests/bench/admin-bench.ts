import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { appSettings, startApp } from "../setup/app-process.ts";
import { HttpClient } from "../setup/http-client.ts";
import { openDatabase } from "../setup/app-database.ts";
import { until } from "../setup/until.ts";

const CLEAN_UP_MS = 300_000;

/**
 * The admin panel over many users, as an administrator's browser asks for it, one request after the other:
 * `npm run bench:admin -- [--users 100000] [--matches 100000] [--rounds 50]`.
 */
const { values } = parseArgs({
  options: {
    users: { type: "string", default: "100000" },
    matches: { type: "string", default: "100000" },
    rounds: { type: "string", default: "50" },
  },
});
const rounds = Number(values.rounds);

async function measure(name: string, ask: (round: number) => Promise<Response>): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    const response = await ask(round);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(0);
  console.log(`${name.padEnd(34)} p50 ${at(0.5).padStart(5)} ms   p95 ${at(0.95).padStart(5)} ms`);
}

const dataDir = mkdtempSync(path.join(os.tmpdir(), "northfold-bench-"));
const env = { PATH: process.env.PATH ?? "", ...appSettings(3000, dataDir) };
const began = performance.now();
const seeding = spawnSync(
  process.execPath,
  ["server/commands/seed-command.ts", "--users", values.users, "--matches", values.matches],
  { env, stdio: ["ignore", "ignore", "inherit"] },
);
if (seeding.status !== 0) process.exit(1);
console.log(
  `${values.users} users, ${values.matches} matches, made in ${((performance.now() - began) / 1000).toFixed(0)} s`,
);

const app = await startApp({ DATA_DIR: dataDir });
const database = await openDatabase({ ...app, dataDir });
try {
  // The hourly clean-up looks at everything, and its first run comes with the start.
  await until(
    async () => database.db.collection("agendaJobs").findOne({ name: "clean-up", lastFinishedAt: { $ne: null } }),
    CLEAN_UP_MS,
  );
  const client = new HttpClient(app.url);
  await client.signIn({ persona: "admin" });
  const page = (search: string) => () => client.send(`/admin${search}`);
  await measure("stats (JSON)", () => client.send("/api/admin/stats"));
  await measure("users, 300 (JSON)", () => client.send("/api/admin/users"));
  await measure("list, newest first", page(""));
  await measure("list, by e-mail", page("?sort=email"));
  await measure("list, Premium by e-mail", page("?tier=premium&sort=email"));
  await measure("list, Free, inactive", page("?tier=free&status=inactive"));
  await measure("list, Pro, past due, by e-mail", page("?tier=pro&status=past+due&sort=email"));
  const names = ["ada", "grace.k", "olga.novak.4", "z", "quinn", "nobody"];
  await measure("search by the beginning", (round) => client.send(`/admin?q=${names[round % names.length]}`));
  await measure("search and picker", (round) => client.send(`/admin?pick=${names[round % names.length]}&sort=email`));
  let after = "";
  await measure("walking on, 300 at a time (JSON)", async () => {
    const response = await client.send(`/api/admin/users${after}`);
    after = new URL(/<([^>]+)>/.exec(response.headers.get("link") ?? "")?.[1] ?? "/", client.base).search;
    return response;
  });
  const reset = performance.now();
  const answer = await client.send("/api/admin/reset-all-usage", { method: "POST" });
  if (!answer.ok) throw new Error(`reset: ${answer.status}`);
  console.log(`resetting everybody's usage        ${(performance.now() - reset).toFixed(0)} ms`);
} finally {
  await database.leave();
  await app.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
