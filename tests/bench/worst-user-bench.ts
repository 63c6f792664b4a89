import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { MatchView } from "../../server/matches/match-view.ts";
import { LONG_TEXTS, longestResume } from "../fixtures/long-resumes.ts";
import { startApp } from "../setup/app-process.ts";
import { prepareDemoUser } from "../setup/demo-users.ts";
import { probeLatency } from "../setup/latency-probe.ts";

/**
 * What one user with the longest texts can do to everybody else: the slowest answer of /healthz, how the user's own
 * requests end, and how much memory the web process takes: `npm run bench:worst-user -- [--text "one paragraph"]`.
 */
const { values } = parseArgs({ options: { text: { type: "string" } } });
const PATIENCE_MS = 120_000;
const HALF = 99_999;

const app = await startApp();

function memory(): string {
  const status = readFileSync(`/proc/${app.process.pid}/status`, "utf8");
  const mb = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
  return `${String(mb("VmRSS")).padStart(5)} MB, at most ${String(mb("VmHWM")).padStart(5)}`;
}

function cpuSeconds(): number {
  const fields = readFileSync(`/proc/${app.process.pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function statusOf(ask: (signal: AbortSignal) => Promise<Response>): Promise<string> {
  try {
    const response = await ask(AbortSignal.timeout(PATIENCE_MS));
    await response.arrayBuffer();
    return String(response.status);
  } catch (error) {
    return error instanceof Error ? error.name : "error";
  }
}

async function attack(
  name: string,
  times: number,
  ask: (signal: AbortSignal, round: number) => Promise<Response>,
): Promise<void> {
  const probe = probeLatency(`${app.url}/healthz`, app.process.pid);
  const cpu = cpuSeconds();
  const began = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: times }, (_, round) => statusOf((signal) => ask(signal, round))),
  );
  const seconds = (performance.now() - began) / 1000;
  const { max, maxOwn, p99 } = await probe.end();
  const ended = Object.entries(Object.groupBy(statuses, (status) => status)).map(
    ([status, all]) => `${all?.length} x ${status}`,
  );
  console.log(
    [
      name.padEnd(26),
      `healthz max ${max.toFixed(0).padStart(5)} ms, own ${maxOwn.toFixed(0).padStart(5)} ms, p99 ${p99.toFixed(0).padStart(5)} ms`,
      `done in ${seconds.toFixed(1).padStart(5)} s, ${(cpuSeconds() - cpu).toFixed(1).padStart(5)} s CPU`,
      memory(),
      ended.join(", "),
    ].join("   "),
  );
}

const client = await prepareDemoUser(app.url, "pro");
const patch = (id: string, body: unknown, signal: AbortSignal) =>
  client.send(`/api/resumes/${id}`, {
    method: "PATCH",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    signal,
  });
const post = (path: string, body: unknown, signal: AbortSignal) =>
  client.send(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    signal,
  });

try {
  await attack("nothing", 1, () => client.send("/api/stats"));
  const file = await longestResume();
  const uploaded = await client.upload(file, "Long");
  const { id } = (await uploaded.json()) as { id: string };
  console.log(`uploaded with ${uploaded.status}`);
  for (const [name, textOf] of Object.entries(LONG_TEXTS)) {
    if (values.text && values.text !== name) continue;
    console.log(`\n${name}`);
    const text = textOf(HALF);
    await attack("first edit", 1, (signal) => patch(id, { experience: text }, signal));
    await attack("second edit", 1, (signal) => patch(id, { education: text }, signal));
    await attack("20 edits", 20, (signal) => patch(id, { experience: text }, signal));
    for (const format of ["txt", "docx", "pdf"]) {
      await attack(`one ${format}`, 1, (signal) => client.send(`/api/resumes/${id}/download/${format}`, { signal }));
      await attack(`10 ${format}`, 10, (signal) => client.send(`/api/resumes/${id}/download/${format}`, { signal }));
    }
    await attack("10 views", 10, (signal) => client.send(`/?view=${id}&tab=read`, { signal }));
    await attack("10 lists", 10, (signal) => client.send("/api/resumes", { signal }));
    await attack("10 dashboards", 10, (signal) => client.send("/", { signal }));
    await attack("5 exports", 5, (signal) => client.send("/api/account/export", { signal }));
    const [match] = await client.json<MatchView[]>("/api/job-matches");
    if (!match) continue;
    const body = { jobId: match.job.id };
    await attack("cover letter", 1, (signal) => post("/api/generate-cover-letter", body, signal));
    await attack("interview guide", 1, (signal) => post("/api/generate-interview-questions", body, signal));
    await attack("tailored resume", 1, (signal) => post("/api/generate-tailored-resume", body, signal));
    const [tailored] = await client.json<{ variantId: string }[]>("/api/ai-generated-resumes");
    if (!tailored) continue;
    await attack("5 looks at changes", 5, (signal) =>
      client.send(`/?view=${tailored.variantId}&tab=changes`, { signal }),
    );
    await attack("activate again", 1, (signal) => post(`/api/resumes/${id}/activate`, {}, signal));
  }
} finally {
  await app.stop();
}
