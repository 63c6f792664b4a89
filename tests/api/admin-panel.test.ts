import mongoose from "mongoose";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AdminUser } from "../../server/admin/admin-user.ts";
import type { AdminStats } from "../../server/admin/find-admin-stats.ts";
import type { SubscriptionStatus } from "../../server/domain/plans.ts";
import { PDF_TYPE, resumePdf } from "../fixtures/resumes.ts";
import { type App, appSettings, startApp } from "../setup/app-process.ts";
import { HttpClient } from "../setup/http-client.ts";
import { openDatabase, type AppDatabase } from "../setup/app-database.ts";
import { until } from "../setup/until.ts";
import { runCommand } from "../setup/run-command.ts";
import { textOf } from "../setup/text-of.ts";

const EXTRA_USERS = 320;

let app: App;
let database: AppDatabase;
let boss: HttpClient;

/** Users as a sign-in stores them; `fields` by their number. */
async function addUsers(count: number, fields: (number: number) => Record<string, unknown>): Promise<void> {
  const rows = Array.from({ length: count }, (_, number) => ({
    issuer: "https://id.example",
    subject: `${count}-${number}`,
    emailVerified: true,
    isAdminGranted: false,
    firstName: null,
    lastName: null,
    subscriptionTier: "free",
    subscriptionStatus: "active",
    paidUntil: null,
    email: `many-${number}@example.com`,
    persona: null,
    createdAt: new Date(),
    ...fields(number),
  }));
  await database.db.collection("users").insertMany(rows);
}

beforeAll(async () => {
  app = await startApp();
  database = await openDatabase(app);
  boss = new HttpClient(app.url);
  await boss.signIn({ persona: "admin" });
  await addUsers(EXTRA_USERS, () => ({}));
  const past = new Date(Date.now() - 1_000);
  await addUsers(4, (number) => ({
    email: ["lapsed@plans.example", "inactive@plans.example", "pending@plans.example", "a.*(+)+$@plans.example"][
      number
    ],
    subscriptionTier: number < 2 ? "premium" : "pro",
    subscriptionStatus: ["active", "inactive", "past due", "active"][number],
    paidUntil: number === 0 ? past : null,
  }));
});

afterAll(async () => {
  await database.leave();
  await app.stop();
});

function postJson(path: string, body?: unknown): Promise<Response> {
  return boss.sendJson("POST", path, body);
}

function submit(path: string, fields: Record<string, string>) {
  return boss.open(path, { method: "POST", body: new URLSearchParams(fields) });
}

/** The addresses on a page of the list, in order. */
function listed(html: string): string[] {
  return [...html.matchAll(/<h3 id="user-[0-9a-f]{24}">([^<]+?) ?</g)].map(([, email]) => email ?? "");
}

test("DEC-81 API-32 the users come 300 at a time with a Link to the rest, each once", async () => {
  const first = await boss.send("/api/admin/users");
  const users: AdminUser[] = await first.json();
  expect(users).toHaveLength(300);
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
  const rest = await boss.send(next);
  const others: AdminUser[] = await rest.json();
  expect(rest.headers.get("link")).toBeNull();
  const total = await database.db.collection("users").countDocuments({});
  expect(new Set([...users, ...others].map(({ id }) => id)).size).toBe(total);
  for (const bad of ["?limit=0", "?limit=301", "?after=nothing", "?after[$gt]=1&limit=x"]) {
    expect((await boss.send(`/api/admin/users${bad}`)).status, bad).toBe(400);
  }
});

test("AD-02 DEC-55 the figures: plans in force with status active are the active subscriptions", async () => {
  const stats = await boss.json<AdminStats>("/api/admin/stats");
  const count = (name: string) => database.db.collection(name).countDocuments({});
  // Pro Demo, Premium Demo, and the one active plan of those added; one has lapsed, two have another status.
  expect(stats.activeSubscriptions).toBe(3);
  expect([stats.totalUsers, stats.totalMatches, stats.totalApplications]).toEqual([
    await count("users"),
    await count("matches"),
    await count("applications"),
  ]);
});

test("the list pages forward and back without losing or repeating anybody, in every order", async () => {
  for (const sort of ["newest", "oldest", "email", "email-desc"]) {
    const seen: string[] = [];
    let page = await boss.open(`/admin?sort=${sort}`);
    const first = listed(page.html);
    for (let pages = 0; pages < 3; pages += 1) {
      seen.push(...listed(page.html));
      const next = /href="([^"]*after=[0-9a-f]{24}[^"]*)"[^>]*>Next</.exec(page.html)?.[1] ?? "";
      page = await boss.open(next.replaceAll("&amp;", "&"));
    }
    expect(new Set(seen).size, sort).toBe(75);
    const ordered = sort.startsWith("email") ? seen.toSorted() : seen;
    if (sort.startsWith("email")) expect(seen).toEqual(sort === "email" ? ordered : ordered.toReversed());
    for (let pages = 0; pages < 3; pages += 1) {
      const previous = /href="([^"]*before=[0-9a-f]{24}[^"]*)"[^>]*>Previous</.exec(page.html)?.[1] ?? "";
      page = await boss.open(previous.replaceAll("&amp;", "&"));
    }
    expect(listed(page.html), sort).toEqual(first);
  }
});

test("AD-08 a plan that is over is listed as Free and Active, under those filters, and beside each user stands the status", async () => {
  const of = async (search: string) => listed((await boss.open(`/admin?q=&${search}`)).html);
  expect(await of("tier=premium")).toEqual(expect.arrayContaining(["inactive@plans.example"]));
  expect(await of("tier=premium")).not.toContain("lapsed@plans.example");
  expect((await boss.open("/admin?tier=free&q=lapsed@plans.example")).html).toContain("1 found");
  expect(await of("status=inactive")).toEqual(["inactive@plans.example"]);
  expect(await of("status=past+due")).toEqual(["pending@plans.example"]);
  for (const [email, status] of [
    ["pending@plans.example", "Past due"],
    ["inactive@plans.example", "Inactive"],
  ]) {
    const { html } = await boss.open(`/admin?q=${email}`);
    // What is above it, the filters, names all of them.
    expect(textOf(html.slice(html.indexOf(' id="user-'))), email).toContain(` ${status} `);
  }
});

test("SECURITY rows 43, 44: what is searched for is literal text, found fast, and operators are inert", async () => {
  const literal = await boss.open(`/admin?q=${encodeURIComponent("a.*(+)+$@plans")}`);
  expect(listed(literal.html)).toEqual(["a.*(+)+$@plans.example"]);
  const strange = ["(a+)+$", ".*".repeat(50), "x".repeat(10_000), "\0", "\ud83d", "$where", '{"$gt":""}', "😀"];
  for (const text of strange) {
    const began = performance.now();
    const page = await boss.open(`/admin?q=${encodeURIComponent(text.toWellFormed())}`);
    expect([page.status, listed(page.html)], text.slice(0, 20)).toEqual([200, []]);
    expect(performance.now() - began).toBeLessThan(10_000);
  }
  for (const search of ["q[$ne]=", "tier[$ne]=x&sort[]=1", "after=1&before=2&sort=__proto__", "status=%00"]) {
    expect((await boss.open(`/admin?${search}`)).status, search).toBe(200);
  }
});

/** Waits for what the sweeper begins, unless the queue already has, as if it had been asked for long ago. */
async function untilSwept(isDone: () => Promise<boolean>): Promise<void> {
  const waiting = { "matching.state": "queued", "matching.startedAt": null };
  await until(async () => {
    await database.db.collection("resumes").updateMany(waiting, { $set: { "matching.requestedAt": new Date(0) } });
    return (await isDone()) ? true : null;
  });
}

/** Somebody without a resume, whose counter stays as a reset leaves it: nothing of theirs is matched. */
async function addUsage(email: string): Promise<{ id: string; used(): Promise<number> }> {
  const client = new HttpClient(app.url);
  await client.signIn({ email });
  const { id } = await client.json<{ id: string }>("/api/auth/user");
  const month = new Date().toISOString().slice(0, "YYYY-MM".length);
  const ownerId = new mongoose.Types.ObjectId(id);
  await database.db.collection("usages").insertOne({ ownerId, month, countedJobIds: ["one", "two"] });
  return { id, used: async () => (await client.json<SubscriptionStatus>("/api/subscription/status")).monthlyMatches };
}

test("AD-11 DEC-34 resetting a user's usage, or everybody's, sets the counter to 0 and says so", async () => {
  const [one, other] = [await addUsage("limited-1@example.com"), await addUsage("limited-2@example.com")];
  expect([await one.used(), await other.used()]).toEqual([2, 2]);
  const page = await submit("/forms/admin/reset-usage", { userId: one.id, returnTo: "/admin?q=limited-1" });
  expect(page.path).toBe("/admin?q=limited-1");
  expect(page.html).toContain("Monthly usage has been reset");
  expect(page.html).toContain("Monthly matches: 0");
  expect([await one.used(), await other.used()]).toEqual([0, 2]);
  const all = await submit("/forms/admin/reset-all-usage", { returnTo: "/admin" });
  expect(all.html).toContain("Monthly usage has been reset for all users");
  expect(await other.used()).toBe(0);
});

test("AD-11 DEC-80 after a reset the jobs that were held back follow", async () => {
  const client = new HttpClient(app.url);
  await client.signIn({ email: "held-back@example.com" });
  const { id } = await client.json<{ id: string }>("/api/auth/user");
  await client.upload({ bytes: await resumePdf("nurse"), filename: "cv.pdf", type: PDF_TYPE }, "CV");
  const matches = async () => (await client.json<unknown[]>("/api/job-matches")).length;
  const underWay = { "matching.state": { $ne: "done" } };
  await until(async () => ((await matches()) === 10 ? true : null));
  await until(async () => ((await database.db.collection("resumes").countDocuments(underWay)) === 0 ? true : null));
  expect((await postJson("/api/admin/reset-usage", { userId: id })).status).toBe(200);
  await untilSwept(async () => (await matches()) === 20);
});

test("AD-13 DEC-55 a reset of nobody, or of somebody unknown, says so and changes nothing", async () => {
  expect((await postJson("/api/admin/reset-usage", {})).status).toBe(400);
  expect((await postJson("/api/admin/reset-usage", { userId: "6b018b4fda65057954a2e04f" })).status).toBe(404);
  expect((await postJson("/api/admin/reset-usage", { userId: { $ne: "" } })).status).toBe(400);
  const page = await submit("/forms/admin/reset-usage", { userId: "nobody", returnTo: "/admin" });
  expect(page.html).toContain("Failed to reset usage");
});

test("DEC-83 the trail as a file: filtered, and no cell is a formula", async () => {
  const rows = database.db.collection("audit_records");
  const at = new Date("2026-03-04T05:06:07Z");
  await rows.insertOne({ at, actorEmail: "=cmd@example.com", action: "write", detail: '@SUM(1,"2")', address: null });
  await rows.insertOne({
    at: new Date("2026-03-05T00:00:00Z"),
    actorEmail: "later@example.com",
    action: "write",
    detail: "",
  });
  const response = await boss.send("/admin/audit.csv?from=2026-03-04&to=2026-03-04&event=write");
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("content-disposition")).toContain('attachment; filename="audit.csv"');
  const lines = (await response.text()).trimEnd().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toBe(`2026-03-04T05:06:07.000Z,'=cmd@example.com,,write,,"'@SUM(1,""2"")",,`);
  expect(await (await boss.send("/admin/audit.csv?actor=nobody@example.com")).text()).not.toContain("2026-");
  expect((await new HttpClient(app.url).send("/admin/audit.csv")).status).toBe(404);
});

test("DEC-83 the trail pages to older rows, and filters by who, whom, what and day", async () => {
  const rows = Array.from({ length: 60 }, (_, number) => ({
    at: new Date(Date.UTC(2025, 0, 1, 0, number)),
    actorEmail: "pages@example.com",
    targetEmail: number % 2 ? "odd@example.com" : "even@example.com",
    action: number % 3 ? "reset-usage" : "switch",
    detail: `row ${number}`,
  }));
  await database.db.collection("audit_records").insertMany(rows);
  const shown = (html: string) => [...html.matchAll(/row (\d+)</g)].map(([, number]) => Number(number));
  const first = await boss.open("/admin?view=audit&actor=Pages@example.com");
  expect(shown(first.html)).toEqual(Array.from({ length: 50 }, (_, index) => 59 - index));
  const older = /href="([^"]*after=[^"]*)"[^>]*>Older</.exec(first.html)?.[1] ?? "";
  expect(shown((await boss.open(older.replaceAll("&amp;", "&"))).html)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
  const some = await boss.open("/admin?view=audit&target=odd@example.com&event=switch&from=2025-01-01&to=2025-01-01");
  expect(shown(some.html)).toEqual([57, 51, 45, 39, 33, 27, 21, 15, 9, 3]);
});

test("DEC-83 the system view retries what failed, once, and says no secret", async () => {
  const jobs = database.db.collection("agendaJobs");
  const failed = { name: "match-after-reset", failedAt: new Date(), failReason: "Lost the way", nextRunAt: null };
  const { insertedId } = await jobs.insertOne({ ...failed, lockedAt: null, priority: 0, type: "normal", data: null });
  const before = await boss.open("/admin?view=system");
  expect(before.html).toContain("match-after-reset: Lost the way");
  const fields = { kind: "job", id: insertedId.toString(), returnTo: "/admin?view=system" };
  expect((await submit("/forms/admin/retry", fields)).html).toContain("Trying again");
  await until(async () =>
    (await jobs.findOne({ _id: insertedId, failedAt: { $ne: null }, nextRunAt: null })) ? null : true,
  );
  expect((await submit("/forms/admin/retry", { ...fields, id: "nothing" })).html).toContain("Failed to retry");
  for (const secret of [app.dataDir, "session-secret", "clientSecret", "tokenHash", "refreshToken"]) {
    expect(before.html).not.toContain(secret);
  }
});

/** A payment as a checkout leaves it; a number of its own keeps its ids apart. */
async function addPayment(number: number, fields: Record<string, unknown>): Promise<string> {
  const { insertedId } = await database.db.collection("payments").insertOne({
    ownerId: new mongoose.Types.ObjectId(),
    planId: "pro",
    amountCents: 999,
    currency: "USD",
    requestId: `request-${number}`,
    orderId: `ORDER${number}`,
    captureId: `CAPTURE${number}`,
    state: "granted",
    problem: null,
    captureRound: 0,
    createdAt: new Date(),
    nextCheckAt: null,
    ...fields,
  });
  return insertedId.toString();
}

function listedPayments(html: string): string[] {
  return [...html.matchAll(/<h3 id="payment-([0-9a-f]{24})"/g)].map(([, id]) => id ?? "");
}

test("payments that fit no order, or nobody, wait in the panel until somebody has looked into them", async () => {
  const buyer = await database.db.collection("users").findOne({ email: "many-7@example.com" });
  const fine = await addPayment(1, { ownerId: buyer?._id });
  const wrong = await addPayment(2, { ownerId: buyer?._id, state: "mismatched", problem: "amount" });
  const orphan = await addPayment(3, { state: "paid", problem: "no owner" });
  const { html: users } = await boss.open("/admin");
  expect(users).toMatch(/2 to look into/);
  const toLookInto = await boss.open("/admin?view=payments&state=look");
  expect(listedPayments(toLookInto.html)).toEqual([orphan, wrong]);
  expect(toLookInto.html).toContain("PayPal names another amount than was ordered.");
  expect(toLookInto.html).toContain("Account deleted");
  expect(listedPayments((await boss.open("/admin?view=payments")).html)).toEqual([orphan, wrong, fine]);

  const fields = { paymentId: wrong, returnTo: "/admin?view=payments&state=look" };
  const after = await submit("/forms/admin/review-payment", fields);
  expect(after.html).toContain("Payment looked into");
  expect(listedPayments(after.html)).toEqual([orphan]);
  const trail = database.db.collection("audit_records").find({ action: "review-payment" });
  expect(await trail.toArray()).toMatchObject([{ targetEmail: "many-7@example.com", detail: `payment ${wrong}` }]);
  for (const paymentId of [wrong, fine, "nothing", ""]) {
    const { html } = await submit("/forms/admin/review-payment", { ...fields, paymentId });
    expect(html, paymentId).toContain("Failed to mark the payment");
  }
  const user = new HttpClient(app.url);
  await user.signIn({ email: "no-admin@example.com" });
  await user.open("/forms/admin/review-payment", {
    method: "POST",
    body: new URLSearchParams({ ...fields, paymentId: orphan }),
  });
  expect(listedPayments((await boss.open("/admin?view=payments&state=look")).html)).toEqual([orphan]);
});

test("a payment is found by the buyer, its receipt's number and PayPal's ids; what is searched for is literal", async () => {
  const buyer = await database.db.collection("users").findOne({ email: "many-8@example.com" });
  const createdAt = new Date();
  const id = await addPayment(11, { ownerId: buyer?._id, state: "pending", createdAt });
  const { html } = await boss.open(`/admin?view=payments&q=${id}`);
  const number = /Receipt <span class="admin-id">([^<]+)</.exec(html)?.[1] ?? "";
  expect(number).toBe(`${createdAt.toISOString().slice(0, 10).replaceAll("-", "")}-${id.slice(-10).toUpperCase()}`);
  for (const text of [id, "many-8@", "ORDER11", "capture11", number, number.toLowerCase(), String(buyer?._id)]) {
    const found = await boss.open(`/admin?view=payments&q=${encodeURIComponent(text)}`);
    expect(listedPayments(found.html), text).toEqual([id]);
  }
  for (const text of [".*", "$ne", "\0", "99999999-0123456789", "20260231-0123456789", "ORDER", "x".repeat(5_000)]) {
    const found = await boss.open(`/admin?view=payments&q=${encodeURIComponent(text)}&after=nothing&state=nothing`);
    expect([found.status, listedPayments(found.html)], text).toEqual([200, []]);
  }
  expect(listedPayments((await boss.open("/admin?view=payments&state=waiting")).html)).toEqual([id]);
});

test("payments page to older ones without losing or repeating any", async () => {
  const ids: string[] = [];
  for (let number = 100; number < 160; number += 1) ids.unshift(await addPayment(number, { state: "declined" }));
  const first = await boss.open("/admin?view=payments&state=declined");
  const older = /href="([^"]*after=[^"]*)"[^>]*>Older</.exec(first.html)?.[1] ?? "";
  const second = await boss.open(older.replaceAll("&amp;", "&"));
  expect([...listedPayments(first.html), ...listedPayments(second.html)]).toEqual(ids);
  expect(second.html).not.toContain(">Older<");
});

test("SECURITY row 20: the panel's data holds the fields it shows and no other", async () => {
  for (const path of [
    "/admin",
    "/admin.data",
    "/admin?view=payments",
    "/admin?view=audit",
    "/admin?view=system",
    "/api/admin/users",
  ]) {
    const text = await (await boss.send(path)).text();
    expect(text, path).not.toMatch(/tokenHash|refreshToken|_doc|\$__|__v|issuer|subject"|countedJobIds|isAdminGranted/);
  }
});

test("DEC-78 load data is refused on a database with real users", async () => {
  const env = { PATH: process.env.PATH, ...appSettings(Number(new URL(app.url).port), app.dataDir) };
  const { code, err } = await runCommand("seed", ["--users", "3"], { env });
  expect(code).toBe(2);
  expect(err).toContain("real users");
  expect(await database.db.collection("users").countDocuments({ issuer: /load-test/ })).toBe(0);
});

test("DEC-78 an empty database is filled with users, plans, resumes and matches that the product can show", {
  tags: "long",
}, async () => {
  const fresh = await startApp();
  try {
    const env = { PATH: process.env.PATH, ...appSettings(Number(new URL(fresh.url).port), fresh.dataDir) };
    const { code, out, err } = await runCommand("seed", ["--users", "200", "--matches", "500"], { env });
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain("200 users, 500 matches");
    const admin = new HttpClient(fresh.url);
    await admin.signIn({ persona: "admin" });
    expect(await admin.json("/api/admin/stats")).toMatchObject({ totalUsers: 204, totalMatches: 500 });
    const users = await admin.json<AdminUser[]>("/api/admin/users");
    expect(new Set(users.map(({ subscriptionTier }) => subscriptionTier))).toEqual(new Set(["free", "pro", "premium"]));
    const active = users.find(({ monthlyJobMatches }) => monthlyJobMatches > 0);
    await admin.open("/forms/admin/switch-user", {
      method: "POST",
      body: new URLSearchParams({ userId: active?.id ?? "" }),
    });
    expect((await admin.open("/")).html).toContain("Full-Stack Software Engineer");
  } finally {
    await fresh.stop();
  }
});

test("SECURITY row 24: no code path of ours changes or removes a row of the trail", async () => {
  const { AuditRecord } = await import("../../models/audit-record.ts");
  const attempts = [
    () => AuditRecord.updateOne({}, { detail: "x" }).exec(),
    () => AuditRecord.updateMany({}, { detail: "x" }).exec(),
    () => AuditRecord.replaceOne({}, {}).exec(),
    () => AuditRecord.findOneAndUpdate({}, { detail: "x" }).exec(),
    () => AuditRecord.findOneAndDelete({}).exec(),
    () => AuditRecord.deleteOne({}).exec(),
    () => AuditRecord.deleteMany({}).exec(),
    () => AuditRecord.bulkWrite([{ deleteMany: { filter: {} } }]),
  ];
  for (const attempt of attempts) await expect(attempt()).rejects.toThrow(/[Aa]udit records/);
  const row = AuditRecord.hydrate({
    _id: new mongoose.Types.ObjectId(),
    actorEmail: "a",
    action: "write",
    at: new Date(),
  });
  row.detail = "x";
  await expect(row.save()).rejects.toThrow(/never changed/);
  await expect(row.deleteOne()).rejects.toThrow(/never changed/);
});
