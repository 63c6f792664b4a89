import { createHash } from "node:crypto";
import type { RouteConfigEntry } from "@react-router/dev/routes";

import mongoose from "mongoose";
import { afterAll, beforeAll, expect, test } from "vitest";
import routes from "../../app/routes.ts";
import type { MatchView } from "../../server/matches/match-view.ts";
import { type App, startDemo } from "../setup/app-process.ts";
import { prepareDemoUser } from "../setup/demo-users.ts";
import { HttpClient } from "../setup/http-client.ts";
import { notBusy } from "../setup/not-busy.ts";
import { runs } from "../setup/run-length.ts";
import { openDatabase, type AppDatabase } from "../setup/app-database.ts";
import { until } from "../setup/until.ts";

/**
 * SECURITY rows 16, 17: every route of app/routes.ts, asked by everybody, with every method. A route that is added is
 * asked as well, and is taken for a private one: only what visitors may open is named here.
 */
const PUBLIC = new Set([
  "/",
  "/about",
  "/pricing",
  "/faq",
  "/contact",
  "/privacy",
  "/terms",
  "/sitemap.xml",
  "/robots.txt",
  // Worth what its token is worth, and not there without ACCOUNTS=local.
  "/invitation",
  // Worth what the key in its address is worth.
  "/calendar.ics",
  "/mail/stop",
  "/api/login",
  "/api/login/callback",
  "/api/logout",
  // Choices of this browser, kept in a cookie (DEC-92).
  "/forms/appearance",
  "/forms/language",
  // Proves itself by its signature (DEC-13).
  "/api/webhooks/paypal",
]);
/** Everybody who is signed in may read these, whoever's id stands in them: postings belong to nobody. */
const SHARED = new Set(["/api/jobs/:id/posting"]);
/** Closed while an administrator views as somebody else (DEC-54); what only tells of the plan stays open. */
const BARRED = /^\/(api|forms)\/(subscription|account|calendar|mail)\b/;
const OPEN_WHILE_SWITCHED = new Set([
  "/api/subscription/status",
  "/api/subscription/setup",
  // Leads back to the screen and says why nothing was paid.
  "/api/subscription/return",
]);
/** Ends the session it is asked with. */
/** What was typed into these is shown to whoever's session has ended, however short it is. */
const SHOWS_TYPED = new Set([
  "/forms/jobs/add",
  "/forms/jobs/edit",
  "/forms/materials/custom-letter",
  "/forms/letters/check",
  "/forms/resumes/import",
  "/forms/resumes/rename",
  "/forms/applications/note",
]);
const SIGNS_OUT = new Set(["/api/logout", "/api/login", "/api/login/callback"]);

/** Visitors and strangers ask every route; the others, in a short run, one of three. */
const SHARE = runs({ few: 3, many: 1 });
/** After so many routes it is looked whether they wrote. */
const LOOK_EVERY = runs({ few: 8, many: 1 });
/** HEAD is the same reading, without the answer's body. */
const READS = runs({ few: ["GET"], many: ["GET", "HEAD"] });

type Leaf = { pattern: string; ids: string[] };

function leavesOf(entries: readonly RouteConfigEntry[], base = "", ids = ["root"]): Leaf[] {
  return entries.flatMap((entry) => {
    const pattern = entry.path === undefined ? base : `${base}/${entry.path}`;
    const own = [...ids, entry.file.replace(/\.tsx?$/, "")];
    return entry.children ? leavesOf(entry.children, pattern, own) : [{ pattern: pattern || "/", ids: own }];
  });
}

const leaves = leavesOf(routes).filter(({ pattern }) => !pattern.endsWith("*"));

let app: App;
let database: AppDatabase;
let owner: HttpClient;
let ownerId = "";
/** The owner's things, by what stands before an id in a path. */
let idsByPlace: [string, string][] = [];
let fields: Record<string, string> = {};

async function signIn(who: { persona: string } | { email: string }): Promise<{ client: HttpClient; id: string }> {
  const client = new HttpClient(app.url);
  await client.signIn(who);
  return { client, id: (await client.json<{ id: string }>("/api/auth/user")).id };
}

function postJson(client: HttpClient, path: string, body: unknown): Promise<Response> {
  return client.send(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

async function firstOf(path: string): Promise<string> {
  return until(async () => (await owner.json<{ id: string }[]>(path))[0]?.id ?? null);
}

beforeAll(async () => {
  app = await startDemo();
  database = await openDatabase(app);
  await prepareDemoUser(app.url, "pro");
  ({ client: owner, id: ownerId } = await signIn({ persona: "pro" }));
  await quiet();
  const job = await until(async () => (await owner.json<MatchView[]>("/api/job-matches"))[0]?.job.id ?? null);
  await postJson(owner, `/api/jobs/${job}/apply`, {});
  for (const kind of ["cover-letter", "interview-questions", "tailored-resume"]) {
    const made = await notBusy(() => postJson(owner, `/api/generate-${kind}`, { jobId: job }));
    expect(made.status, kind).toBeLessThan(300);
  }
  const [resume, application, letter, interview, record] = await Promise.all(
    ["resumes", "applications", "cover-letters", "interview-preparations", "ai-generated-resumes"].map((list) =>
      firstOf(`/api/${list}`),
    ),
  );
  if (!resume || !application || !letter || !interview || !record) throw new Error("The owner has one of each");
  const saved = await postJson(owner, "/api/saved-searches", { name: "Remote", search: "remote=remote" });
  const { id: search } = (await saved.json()) as { id: string };
  const preset = { name: "Warm", tone: "warm", length: "short", language: "en" };
  await database.db
    .collection("users")
    .updateOne({ _id: new mongoose.Types.ObjectId(ownerId) }, { $set: { subscriptionTier: "premium" } });
  const kept = await postJson(owner, "/api/letter-presets", preset);
  const { id: presetId } = (await kept.json()) as { id: string };
  const practised = await postJson(owner, `/api/interview-preparations/${interview}/attempts`, {
    questionKey: "generalQuestions-0",
    answer: "I led a team.",
  });
  const { id: attemptId } = (await practised.json()) as { id: string };
  idsByPlace = [
    ["/api/interview-attempts", attemptId],
    ["/api/letter-presets", presetId],
    ["/api/saved-searches", search],
    ["/api/applications", application],
    ["/analytics/applications", application],
    ["/api/cover-letters", letter],
    ["/api/interview-preparations", interview],
    ["/api/ai-generated-resumes", record],
    ["/ai-materials", letter],
    ["/api/jobs", job],
    ["/matches", job],
    ["", resume],
  ];
  fields = {
    resumeId: resume,
    searchId: search,
    applicationId: application,
    materialId: letter,
    jobId: job,
    userId: ownerId,
    id: resume,
    kind: "cover-letter",
    name: "Taken over",
    title: "Taken over",
    content: "Taken over",
    text: "Taken over",
    status: "offer",
    place: "Boston, MA",
    titles: "Nurse",
    skill: "Theft",
    planId: "pro",
    position: "0",
    search: "q=stolen",
    presetId,
    attemptId,
    tone: "formal",
    length: "short",
    language: "de",
    ownWords: "Taken over",
    returnTo: "/",
  };
  await quiet();
});

afterAll(async () => {
  await database.leave();
  await app.stop();
});

function pathOf(pattern: string): string {
  const id = idsByPlace.find(([place]) => pattern.startsWith(place))?.[1] ?? "";
  return pattern
    .replace(":kind", "cover-letter")
    .replace(":file", "resume.txt")
    .replace(":format", pattern.startsWith("/ai-materials") ? "docx" : "txt")
    .replace(/:\w+/g, id);
}

const isApi = (pattern: string) => pattern.startsWith("/api/");
const isForm = (pattern: string) => pattern.startsWith("/forms/");
const isAdminOnly = (pattern: string) => /\/admin\b/.test(pattern) && !pattern.endsWith("/switch-back");

async function askOnce(client: HttpClient, pattern: string, method: string): Promise<[string, Response]> {
  const path = pathOf(pattern);
  if (method === "GET .data") return [method, await client.send(path === "/" ? "/_root.data" : `${path}.data`)];
  if (method === "GET") return [method, await client.send(path)];
  const body = isApi(pattern) ? JSON.stringify(fields) : new URLSearchParams(fields);
  const headers: HeadersInit = isApi(pattern) ? { "Content-Type": "application/json" } : {};
  return [method, await client.send(path, { method, body, headers })];
}

/** A route with every method: what may end the session last. */
async function ask(client: HttpClient, pattern: string): Promise<[string, Response][]> {
  const answers: [string, Response][] = [];
  for (const methods of [["GET", "GET .data"], ["PUT", "PATCH"], ["POST"], ["DELETE"]]) {
    answers.push(...(await Promise.all(methods.map((method) => askOnce(client, pattern, method)))));
  }
  return answers;
}

/** What is stored for other people than those left out; sessions and the trail aside, they are no business. */
const COLLECTIONS: [string, string][] = [
  ["users", "_id"],
  ["saved_choices", "_id"],
  ...[
    ...["resumes", "resume_versions", "matches", "applications", "usages", "payments", "generations"],
    ...["materials", "interview_attempts"],
  ].map((name): [string, string] => [name, "ownerId"]),
];

async function storedFor(without: string[]): Promise<Record<string, string>> {
  const $nin = without.map((id) => new mongoose.Types.ObjectId(id));
  const hashes = COLLECTIONS.map(async ([name, field]) => {
    const rows = await database.db
      .collection(name)
      .find({ [field]: { $nin } }, { projection: { explanation: 0 } })
      .sort({ _id: 1 })
      .toArray();
    const hash = createHash("sha256");
    for (const row of rows) hash.update(mongoose.mongo.BSON.serialize(row));
    return [name, `${rows.length} ${hash.digest("hex").slice(0, 12)}`] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}

/** So long every look sees the same: nothing is under way any more. */
const QUIET_MS = 1_000;
const QUIET_PATIENCE_MS = 60_000;

/** Waits until what was begun has ended, so that nothing else writes: matching, materials, a persona's sample data. */
async function quiet(): Promise<void> {
  let last = "";
  let since = performance.now();
  await until(async () => {
    const open = await database.db
      .collection("resumes")
      .countDocuments({ "matching.state": { $in: ["queued", "running"] } });
    const active = await database.db.collection("generations").countDocuments({ status: "active" });
    const stored = JSON.stringify(await storedFor([]));
    if (open + active > 0 || stored !== last) since = performance.now();
    last = stored;
    return performance.now() - since >= QUIET_MS ? true : null;
  }, QUIET_PATIENCE_MS);
}

type Judge = (pattern: string, method: string, response: Response) => string | null;
type Person = { client: HttpClient; id: string };

/** Asks routes and gives what was wrong, each with its route. Who deletes the own account comes back as somebody new. */
async function walk(
  enter: () => Promise<Person>,
  judge: Judge,
  isAsked: (pattern: string) => boolean = () => true,
): Promise<string[]> {
  const wrong: string[] = [];
  let { client, id } = await enter();
  const without = id === "" ? [] : [id];
  let before = await storedFor(without);
  const asked = leaves.filter((leaf) => !SIGNS_OUT.has(leaf.pattern) && isAsked(leaf.pattern));
  for (const [index, { pattern }] of asked.entries()) {
    for (const [method, response] of await ask(client, pattern)) {
      const fault = response.status === 500 ? "a server error" : judge(pattern, method, response);
      if (fault) wrong.push(`${method} ${pattern}: ${response.status}, ${fault}`);
      await response.body?.cancel();
    }
    if ((index + 1) % LOOK_EVERY === 0 || index + 1 === asked.length) {
      const after = await storedFor(without);
      const names = asked.slice(Math.max(0, index + 1 - LOOK_EVERY), index + 1).map((route) => route.pattern);
      if (JSON.stringify(after) !== JSON.stringify(before))
        wrong.push(`${names.join(" or ")} wrote: ${JSON.stringify(after)}`);
      before = after;
    }
    if (id !== "" && (await client.send("/api/auth/user")).status === 401) {
      ({ client, id } = await enter());
      without.push(id);
      before = await storedFor(without);
    }
  }
  return wrong;
}

const isOfShare = (pattern: string, part: number) =>
  leaves.findIndex((leaf) => leaf.pattern === pattern) % SHARE === part % SHARE;

const oneOf = (response: Response, allowed: number[]) =>
  allowed.includes(response.status) ? null : `expected ${allowed.join(" or ")}`;

test("SECURITY row 16: a visitor opens what is public, gets nothing else, and writes nothing", async () => {
  const judge: Judge = (pattern, method, response) => {
    const isRead = method.startsWith("GET");
    if (PUBLIC.has(pattern)) return null;
    if (isApi(pattern)) return oneOf(response, isRead ? [401, 404] : [401, 404, 405]);
    if (!isForm(pattern)) return oneOf(response, [401, 404, 405]);
    if (method !== "POST") return oneOf(response, [405, ...(method === "GET .data" ? [200, 404] : [])]);
    if (SHOWS_TYPED.has(pattern)) return oneOf(response, [401]);
    // Several words in any field are shown again, too.
    if (response.status === 401) return null;
    return response.headers.get("location") === "/" ? oneOf(response, [303]) : "expected the way to the start";
  };
  expect(await walk(async () => ({ client: new HttpClient(app.url), id: "" }), judge)).toEqual([]);
});

/** What somebody signed in gets of routes with somebody else's id in them, and of the panel. */
const asStranger: Judge = (pattern, method, response) => {
  const isRead = method.startsWith("GET");
  if (isAdminOnly(pattern)) {
    if (isForm(pattern)) return method === "POST" ? oneOf(response, [303]) : oneOf(response, [200, 404, 405]);
    return oneOf(response, [403, ...(isRead ? [] : [405])]);
  }
  if (response.status === 401) return "is signed in";
  // Ends this very account, and nobody else's.
  if (/\/account(\/delete)?$/.test(pattern)) return null;
  if (!pattern.includes("/:") || SHARED.has(pattern)) return null;
  // 503: PayPal is not configured here.
  return oneOf(response, [400, 404, 405, 409, 503]);
};

test("SECURITY row 16: another user's objects are not found, whatever is asked of them, and stay as they are", async () => {
  expect(await walk(() => signIn({ email: "stranger@example.com" }), asStranger)).toEqual([]);
});

test("SECURITY rows 16, 25: an administrator viewing as a user has that user's rights, and pays, exports and deletes nothing", async () => {
  const { id } = await signIn({ email: "viewed@example.com" });
  async function enter(): Promise<Person> {
    const { client } = await signIn({ persona: "admin" });
    expect((await postJson(client, "/api/admin/switch-user", { userId: id })).status).toBe(200);
    return { client, id };
  }
  const judge: Judge = (pattern, method, response) => {
    if (!BARRED.test(pattern) || OPEN_WHILE_SWITCHED.has(pattern)) return asStranger(pattern, method, response);
    if (isForm(pattern)) return oneOf(response, method === "POST" ? [303] : [200, 404, 405]);
    return oneOf(response, [403]);
  };
  const isAsked = (pattern: string) =>
    !pattern.endsWith("/switch-back") && (BARRED.test(pattern) || isOfShare(pattern, 1));
  expect(await walk(enter, judge, isAsked)).toEqual([]);
  const user = await database.db.collection("users").findOne({ _id: new mongoose.Types.ObjectId(id) });
  expect(user).toMatchObject({ email: "viewed@example.com", subscriptionTier: "free", isAdminGranted: false });
});

test("SECURITY row 16: an administrator opens the panel, and nobody's things", async () => {
  const { client } = await signIn({ persona: "admin" });
  const panel = leaves.filter(({ pattern }) => isAdminOnly(pattern) && !isForm(pattern));
  expect(panel.length).toBeGreaterThan(5);
  for (const { pattern } of panel) {
    const response = await client.send(pattern);
    expect([200, 405], pattern).toContain(response.status);
    await response.body?.cancel();
  }
  const isForeign = (pattern: string) => pattern.includes("/:") || (isForm(pattern) && !isAdminOnly(pattern));
  const isAsked = (pattern: string) => isForeign(pattern) && isOfShare(pattern, 2);
  expect(await walk(() => signIn({ persona: "admin" }), asStranger, isAsked)).toEqual([]);
});

/** What goes by the clock, whoever reads, the counters of how often somebody asks, and what is remembered of lists. */
const CLOCKS = new Set(["agendaJobs", "agenda_logs", "rate_limits", "provider_entries", "matchoutlines"]);

/** What a session keeps of being used, and what was counted and is remembered until a write forgets it. */
const TRACES: Record<string, string[]> = {
  sessions: ["lastSeenAt", "expiresAt"],
  users: ["tally", "tallyHeldUntil"],
  resumes: ["listCounts", "countsHeldUntil"],
};

/** All that is stored, row by row. */
async function dump(): Promise<Map<string, string>> {
  const rows = new Map<string, string>();
  for (const { name } of await database.db.listCollections().toArray()) {
    if (CLOCKS.has(name)) continue;
    for (const row of await database.db.collection(name).find().toArray()) {
      for (const trace of TRACES[name] ?? []) delete row[trace];
      rows.set(`${name} ${row._id}`, mongoose.mongo.BSON.EJSON.stringify(row));
    }
  }
  return rows;
}

/** The reads that do something by the specification: the ways back from sign-in and from PayPal, and logging out. */
const DOING = new Set(["/api/login/callback", "/api/subscription/return", "/api/logout"]);

/** Why a reading of the owner's was answered wrongly; null = it was not. */
function faultOfOwn(pattern: string, path: string, { status }: Response): string | null {
  if (PUBLIC.has(pattern) || SIGNS_OUT.has(pattern)) return null;
  const isRefused = [401, 403, 500].includes(status);
  const isMissing = status === 404 && pattern.includes("/:") && !path.endsWith(".data") && !/orderID/.test(pattern);
  const isWrong = isAdminOnly(pattern) && !isForm(pattern) ? status !== 403 : isRefused || isMissing;
  return isWrong ? `GET ${path}: ${status}` : null;
}

test("SECURITY rows 16, 28: reading writes nothing, whoever reads and however often, and the owner is refused nothing but the panel", async () => {
  const wrong: string[] = [];
  const { client: admin } = await signIn({ persona: "admin" });
  await quiet();
  const before = await dump();
  expect(before.size).toBeGreaterThan(100);
  const visitor = new HttpClient(app.url);
  for (const client of runs({ few: [owner], many: [owner, admin, visitor, owner, admin] })) {
    for (const { pattern } of leaves.filter((leaf) => !DOING.has(leaf.pattern))) {
      const path = pathOf(pattern);
      const data = path === "/" ? "/_root.data" : `${path}.data`;
      for (const [address, method] of [...READS.map((method) => [path, method] as const), [data, "GET"] as const]) {
        const response = await client.send(address, { method });
        expect(response.status, `${method} ${address}`).not.toBe(500);
        const fault = client === owner && method === "GET" ? faultOfOwn(pattern, address, response) : null;
        if (fault) wrong.push(fault);
        await response.body?.cancel();
      }
    }
  }
  const after = await dump();
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter((key) => before.get(key) !== after.get(key));
  expect(changed.map((key) => `${key}: ${before.get(key)} -> ${after.get(key)}`)).toEqual([]);
  expect(wrong).toEqual([]);
});

test("SECURITY row 17: choosing loaders by `_routes` opens nothing", async () => {
  const visitor = new HttpClient(app.url);
  const { client: stranger } = await signIn({ email: "chooser@example.com" });
  const secrets = ["pro.demo@example.com", "totalUsers", ownerId, ...idsByPlace.map(([, id]) => id)];
  const leaks: string[] = [];
  for (const { pattern, ids } of leaves.filter((leaf) => !PUBLIC.has(leaf.pattern) && !isForm(leaf.pattern))) {
    for (const chosen of ids) {
      const path = `${pathOf(pattern)}.data?_routes=${encodeURIComponent(chosen)}`;
      const isShared = SHARED.has(pattern);
      for (const [who, client] of [
        ["visitor", visitor],
        ["stranger", stranger],
      ] as const) {
        const text = await (await client.send(path)).text();
        const found = secrets.filter((secret) => text.includes(secret) && !path.includes(secret));
        if (found.length > 0 && !isShared) leaks.push(`${who} ${path}: ${found}`);
      }
    }
  }
  expect(leaks).toEqual([]);
});

/** These are there to make something go, or end the session. */
const FORGETS = /\/(delete|delete-all|bulk|sign-out|remove|remove-note|logout|login|cancel)\b|^\/api\/account$/;

/** Every text that was written so far, whether it is the present one or an earlier version. */
async function textsOf(id: string): Promise<Set<string>> {
  const mine = { ownerId: new mongoose.Types.ObjectId(id) };
  const of = (name: string) => database.db.collection(name).find(mine).toArray();
  const [resumes, versions, materials = []] = await Promise.all(["resumes", "resume_versions", "materials"].map(of));
  const told = (kind: string, text: unknown) =>
    `${kind} ${createHash("sha256").update(JSON.stringify(text)).digest("hex")}`;
  const resumeText = ({ content, skills, experience, education }: mongoose.mongo.Document) => {
    return told("resume", [content, skills, experience, education]);
  };
  const letterText = ({ title, content }: mongoose.mongo.Document) => told("letter", [title, content]);
  const textsOfMaterial = (material: mongoose.mongo.Document) => {
    const { kind, versions: earlier, generalQuestions, technicalQuestions, originalContent } = material;
    if (kind === "cover-letter") return [letterText(material), ...earlier.map(letterText)];
    if (kind === "interview") return [told("guide", [generalQuestions, technicalQuestions])];
    return [told("tailored", originalContent)];
  };
  return new Set([...[...(resumes ?? []), ...(versions ?? [])].map(resumeText), ...materials.flatMap(textsOfMaterial)]);
}

test("history: no route but those that delete makes a text go that was written once", {
  tags: "long",
}, async () => {
  const [, letter] = idsByPlace.find(([place]) => place === "/api/cover-letters") ?? [];
  const edited = await owner.send(`/api/cover-letters/${letter}`, {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ content: "An earlier wording." }),
  });
  expect(edited.status).toBe(200);
  await owner.send("/forms/resumes/edit", {
    method: "POST",
    headers: { Origin: app.url },
    body: new URLSearchParams({ resumeId: fields.resumeId ?? "", education: "An earlier school", returnTo: "/" }),
  });
  await quiet();
  const before = await textsOf(ownerId);
  expect([...before].filter((text) => text.startsWith("resume")).length).toBeGreaterThan(2);
  for (const { pattern } of leaves.filter((leaf) => !FORGETS.test(leaf.pattern) && !SIGNS_OUT.has(leaf.pattern))) {
    for (const method of ["GET", "POST", "PUT", "PATCH"]) {
      const [, response] = await askOnce(owner, pattern, method);
      await response.body?.cancel();
    }
  }
  await quiet();
  const after = await textsOf(ownerId);
  expect([...before].filter((text) => !after.has(text))).toEqual([]);
});
