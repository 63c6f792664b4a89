import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../../app/routes.ts";
import { HOSTILE_TEXTS } from "../fixtures/hostile-texts.ts";
import { type Random, randomFrom } from "../fixtures/people/invented-people.ts";
import { PDF_TYPE, resumePdf } from "../fixtures/resumes.ts";
import { withDatabase } from "../setup/app-database.ts";
import { startApp } from "../setup/app-process.ts";
import { HttpClient } from "../setup/http-client.ts";
import { mutate } from "./mutate-bytes.ts";

/**
 * Asks every route with damaged paths, queries, bodies and headers, signed in or not:
 * `node tests/long/mutated-requests.ts [--count 10000] [--seed 1]`. No answer may be a fault of ours or come late, the
 * process lives on without growing, and nothing of somebody who did not ask changes.
 */
const { values } = parseArgs({
  options: {
    count: { type: "string", default: "10000" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
  },
});

const AT_ONCE = 4;
const BOUND_MS = 20_000;
const MOST_GROWTH_MB = 150;
const METHODS = ["GET", "GET", "POST", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"];
const TYPES = [
  "application/json",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "Multipart/Form-Data",
  "text/plain",
  "application/json; charset=utf-16",
  "",
];
const IDS = [
  "",
  "x",
  "0",
  "-1",
  "1e308",
  "NaN",
  "0".repeat(24),
  "g".repeat(24),
  "%2e%2e%2f",
  "%00",
  "a%2fb",
  "%F0%9F%92%A9",
];
const FIELDS = [
  ...["resumeId", "jobId", "name", "title", "content", "email", "planId", "kind", "status", "returnTo", "search", "id"],
  ...["q", "sort", "show", "dialog", "view", "tab", "limit", "after", "_routes", "index", "month", "__proto__"],
  ...["a[$ne]", "$where", "name[]", "constructor[prototype][x]", "answer", "questionKey", "tone", "page"],
];

function patternsOf(entries: readonly RouteConfigEntry[], base = ""): string[] {
  return entries.flatMap((entry) => {
    const pattern = entry.path === undefined ? base : `${base}/${entry.path}`;
    return entry.children ? patternsOf(entry.children, pattern) : [pattern || "/"];
  });
}

const patterns = patternsOf(routes);

type Trial = { method: string; path: string; headers: Record<string, string>; body: Uint8Array<ArrayBuffer> | null };

function textFrom(random: Random, known: readonly string[]): string {
  const plain = random.pick([...IDS, ...known, "{}", "[]", "true", "a".repeat(random.below(3_000)), ...HOSTILE_TEXTS]);
  return random.next() < 0.8
    ? plain
    : Buffer.from(mutate(Buffer.from(`${plain}.`), random, [Buffer.from("x")])).toString();
}

function fieldsFrom(random: Random, known: readonly string[]): [string, string][] {
  return Array.from({ length: random.below(8) }, () => [random.pick(FIELDS), textFrom(random, known)]);
}

function bodyFrom(random: Random, known: readonly string[]): { type: string; body: Uint8Array<ArrayBuffer> } {
  const type = random.pick(TYPES);
  const fields = fieldsFrom(random, known);
  const nested = random.next() < 0.2 ? '{"a":'.repeat(random.below(1_000)) : "";
  const text = type.includes("json")
    ? nested + JSON.stringify(Object.fromEntries(fields))
    : type.startsWith("multipart")
      ? `${fields.map(([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`).join("")}--x--\r\n`
      : new URLSearchParams(fields).toString();
  const bytes = new Uint8Array(Buffer.from(text || " "));
  return { type, body: random.next() < 0.6 ? bytes : mutate(bytes, random, [bytes]) };
}

function trialFrom(random: Random, known: readonly string[]): Trial {
  const pattern = random.pick(patterns);
  // Most of what a form is asked with reaches its verb.
  const method = pattern.startsWith("/forms/") && random.next() < 0.8 ? "POST" : random.pick(METHODS);
  const path = pattern.replace(/:\w+|\*/g, () => random.pick([...IDS, ...known]));
  const query = new URLSearchParams(fieldsFrom(random, known)).toString();
  const headers: Record<string, string> = { "Accept-Encoding": random.pick(["gzip", "br", "identity;q=0", "*"]) };
  if (random.next() < 0.2) headers.Accept = random.pick(["text/html", "application/json", "*/*;q=x", ","]);
  if (random.next() < 0.2) headers.Range = random.pick(["bytes=0-", "bytes=-1", "bytes=9-1", "lines=1"]);
  if (random.next() < 0.2) headers["Sec-Fetch-Dest"] = random.pick(["document", "empty", "image"]);
  const { type, body } = bodyFrom(random, known);
  if (type !== "") headers["Content-Type"] = type;
  const suffix = random.next() < 0.2 ? ".data" : "";
  const isRead = ["GET", "HEAD"].includes(method);
  return { method, path: `${path}${suffix}${query && `?${query}`}`, headers, body: isRead ? null : body };
}

function residentMb(pid: number | undefined): number {
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024);
}

const seed = Number(values.seed);
const count = Number(values.count);
const app = await startApp();
const file = { bytes: await resumePdf("nurse"), filename: "cv.pdf", type: PDF_TYPE };

async function enter(email: string): Promise<HttpClient> {
  const client = new HttpClient(app.url);
  await client.signIn({ email });
  return client;
}

const bystander = await enter("bystander@example.com");
const stored = (await (await bystander.upload(file, "Mine")).json()) as { id: string };
const { id: bystanderId } = await bystander.json<{ id: string }>("/api/auth/user");
const ofBystander = () =>
  withDatabase(app, async (db) => {
    const resumes = await db
      .collection("resumes")
      .find({ name: "Mine" }, { projection: { name: 1, sizeBytes: 1 } })
      .toArray();
    return JSON.stringify([resumes, await db.collection("users").countDocuments({ email: "bystander@example.com" })]);
  });
const untouched = await ofBystander();

const faults: string[] = [];
const statuses = new Map<number, number>();
let next = 0;

/** Signs in again whenever what was asked ended the session. */
async function ask(worker: number): Promise<void> {
  let client = await enter(`asker-${worker}@example.com`);
  const own = (await (await client.upload(file, "Own")).json()) as { id: string };
  while (next < count) {
    const trial = next++;
    const random = randomFrom(seed * 100_000 + trial);
    const { method, path, headers, body } = trialFrom(random, [stored.id, bystanderId, own.id]);
    const who = random.next() < 0.3 ? new HttpClient(app.url) : client;
    const began = performance.now();
    const status = await who.send(path, { method, headers, body }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      (error: Error) => faults.push(`${trial} ${method} ${path.slice(0, 120)}: ${error.cause ?? error}`) * 0,
    );
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const ms = performance.now() - began;
    if (status >= 500 && status !== 501 && status !== 503)
      faults.push(`${trial} ${method} ${path.slice(0, 120)}: ${status}`);
    if (ms > BOUND_MS) faults.push(`${trial} ${method} ${path.slice(0, 120)}: ${Math.round(ms)} ms`);
    if (status === 401 && who === client) client = await enter(`asker-${worker}-${trial}@example.com`);
  }
}

const before = residentMb(app.process.pid);
await Promise.all(Array.from({ length: AT_ONCE }, (_, worker) => ask(worker)));
const after = residentMb(app.process.pid);
if (app.process.exitCode !== null) faults.push(`the process ended with ${app.process.exitCode}`);
if ((await ofBystander()) !== untouched) faults.push("something of a bystander changed");
if (after - before > MOST_GROWTH_MB) faults.push(`memory grew from ${before} to ${after} MB`);
const errors = app.output().match(/^.*"level":[56]0.*$/gm) ?? [];
faults.push(...errors.map((line) => `logged: ${line.slice(0, 300)}`));
await app.stop();
const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, times]) => `${times} x ${status}`);
console.log(`${count} requests, seed ${seed}: ${counts.join(", ")}; memory ${before} MB before, ${after} MB after`);
for (const fault of new Set(faults)) console.log(`FAULT ${fault}`);
process.exit(faults.length > 0 ? 1 : 0);
