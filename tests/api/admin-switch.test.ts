import type { RouteConfigEntry } from "@react-router/dev/routes";
import mongoose from "mongoose";
import { afterAll, beforeAll, expect, test } from "vitest";
import routes from "../../app/routes.ts";
import type { AdminUser } from "../../server/admin/admin-user.ts";
import type { CurrentUser } from "../../server/auth/current-user.ts";
import { appSettings } from "../setup/app-process.ts";
import { HttpClient } from "../setup/http-client.ts";
import { openDatabase, type AppDatabase } from "../setup/app-database.ts";
import { runCommand } from "../setup/run-command.ts";
import { type SharedApp, sharedApp } from "../setup/shared-app.ts";
import { SHARED_ADMIN } from "../setup/shared-apps.ts";

let app: SharedApp;
let database: AppDatabase;
let people = 0;

beforeAll(async () => {
  app = await sharedApp();
  database = await openDatabase(app);
});

afterAll(() => database.leave());

async function signIn(email: string): Promise<{ client: HttpClient; id: string }> {
  const client = new HttpClient(app.url);
  await client.signIn({ email });
  return { client, id: (await client.json<CurrentUser>("/api/auth/user")).id };
}

function newUser(): Promise<{ client: HttpClient; id: string }> {
  people += 1;
  return signIn(`switch-${people}@example.com`);
}

/** Every page of app/routes.ts that can be opened as it is. */
function screensOf(entries: readonly RouteConfigEntry[], base = ""): string[] {
  return entries.flatMap(({ path = "", file, children }) => {
    const at = path === "" ? base : `${base}/${path}`;
    if (children) return screensOf(children, at);
    return file.endsWith(".tsx") && !/[:*]|^\/api\//.test(at) ? [at || "/"] : [];
  });
}

function post(client: HttpClient, path: string, body?: unknown): Promise<Response> {
  return client.sendJson("POST", path, body);
}

function submit(client: HttpClient, path: string, fields: Record<string, string>) {
  return client.open(path, { method: "POST", body: new URLSearchParams(fields) });
}

function audit(filter: Record<string, unknown>) {
  return database.db.collection("audit_records").find(filter).sort({ at: 1, _id: 1 }).toArray();
}

async function admin(...words: string[]): Promise<{ status: number; text: string }> {
  const port = Number(new URL(app.url).port);
  const env = { PATH: process.env.PATH, ...appSettings(port, app.dataDir), ADMIN_EMAILS: SHARED_ADMIN };
  const { code, out, err } = await runCommand("admin", words, { env });
  return { status: code, text: out + err };
}

test("check 47, DEC-53 the panel: 404 and 401 signed out, 403 for a user, 200 for an administrator", async () => {
  const visitor = new HttpClient(app.url);
  const { client: user } = await newUser();
  const { client: boss } = await signIn(SHARED_ADMIN);
  const calls = [
    ["GET", "/api/admin/users"],
    ["GET", "/api/admin/stats"],
    ["POST", "/api/admin/switch-user"],
    ["POST", "/api/admin/reset-usage"],
    ["POST", "/api/admin/reset-all-usage"],
  ];
  for (const [method, path = ""] of calls) {
    expect((await visitor.send(path, { method })).status, path).toBe(401);
    const refused = await user.send(path, { method });
    expect(refused.status, path).toBe(403);
    expect(await refused.json()).toEqual({ message: "Forbidden" });
  }
  expect((await visitor.open("/admin")).status).toBe(404);
  const denied = await user.open("/admin");
  expect(denied.status).toBe(403);
  expect(denied.html).toMatch(/<h1>Access denied<\/h1>/);
  expect((await boss.open("/admin")).status).toBe(200);
  expect(await boss.json("/api/auth/user")).toMatchObject({ isAdmin: true });
  expect(await user.json("/api/auth/user")).toMatchObject({ isAdmin: false, impersonatedBy: null });
});

test("API-34, DEC-54, SECURITY row 8: switching gives the other user's session under a new token; the old one is dead", async () => {
  const { client: boss, id: bossId } = await signIn(SHARED_ADMIN);
  const { id } = await newUser();
  const before = boss.cookieHeader;
  const answer = await post(boss, "/api/admin/switch-user", { userId: id });
  expect(answer.status).toBe(200);
  const impersonatedBy = { id: bossId, email: SHARED_ADMIN };
  expect(await answer.json()).toMatchObject({ success: true, user: { id, isAdmin: false, impersonatedBy } });
  expect(boss.cookieHeader).not.toBe(before);
  expect((await fetch(`${app.url}/api/auth/user`, { headers: { Cookie: before } })).status).toBe(401);
  expect(await boss.json("/api/auth/user")).toMatchObject({ id, isAdmin: false, impersonatedBy });

  const switched = boss.cookieHeader;
  const back = await post(boss, "/api/admin/switch-back");
  expect(await back.json()).toMatchObject({ success: true, user: { id: bossId, isAdmin: true, impersonatedBy: null } });
  expect((await fetch(`${app.url}/api/auth/user`, { headers: { Cookie: switched } })).status).toBe(401);
  expect(await boss.json("/api/auth/user")).toMatchObject({ id: bossId, isAdmin: true, impersonatedBy: null });
  expect((await post(boss, "/api/admin/switch-back")).status).toBe(409);
});

test("DEC-54 API-34 no user 400, an unknown one 404, oneself 400, an administrator 403, and no session changes", async () => {
  const { client: boss, id: bossId } = await signIn(SHARED_ADMIN);
  const other = await newUser();
  await database.db
    .collection("users")
    .updateOne({ _id: new mongoose.Types.ObjectId(other.id) }, { $set: { isAdminGranted: true } });
  const before = boss.cookieHeader;
  const rows = (await audit({ action: "switch" })).length;
  const bodies: [unknown, number][] = [
    [undefined, 400],
    [{}, 400],
    [{ userId: "" }, 400],
    [{ userId: { $ne: "" } }, 400],
    [{ userId: "6b018b4fda65057954a2e04f" }, 404],
    [{ userId: "nobody" }, 404],
    [{ userId: bossId }, 400],
    [{ userId: other.id }, 403],
  ];
  for (const [body, status] of bodies) {
    expect((await post(boss, "/api/admin/switch-user", body)).status, JSON.stringify(body)).toBe(status);
  }
  expect(boss.cookieHeader).toBe(before);
  expect(await audit({ action: "switch" })).toHaveLength(rows);
});

test("SECURITY rows 21, 22: while switched the panel is closed and no second switch starts", async () => {
  const { client: boss } = await signIn(SHARED_ADMIN);
  const [first, second] = [await newUser(), await newUser()];
  await post(boss, "/api/admin/switch-user", { userId: first.id });
  expect((await post(boss, "/api/admin/switch-user", { userId: second.id })).status).toBe(403);
  await submit(boss, "/forms/admin/switch-user", { userId: second.id });
  await submit(boss, "/forms/admin/reset-all-usage", {});
  expect(await boss.json("/api/auth/user")).toMatchObject({ id: first.id });
  expect((await boss.open("/admin")).status).toBe(403);
  expect((await boss.send("/api/admin/users")).status).toBe(403);
  expect(await audit({ targetId: new mongoose.Types.ObjectId(second.id) })).toEqual([]);
});

test("DEC-54 DEC-55 the form: `User Switched`, a banner on every page, and the way back to /admin", async () => {
  const { client: boss } = await signIn(SHARED_ADMIN);
  const { id } = await newUser();
  const email = `switch-${people}@example.com`;
  const home = await submit(boss, "/forms/admin/switch-user", { userId: id, returnTo: "/admin" });
  expect(home.path).toBe("/");
  expect(home.html).toContain("User Switched");
  expect(home.html).toContain(`Now viewing as ${email}`);
  for (const path of [...screensOf(routes), "/no-such-page", "/?dialog=upload"]) {
    const { html } = await boss.open(path);
    expect(html, path).toContain(`Viewing as <b>${email}</b>`);
    expect(html.includes(`action="/forms/admin/switch-back"`), path).toBe(true);
  }
  const back = await submit(boss, "/forms/admin/switch-back", {});
  expect([back.status, back.path]).toEqual([200, "/admin"]);
  expect(back.html).not.toContain("Viewing as");
});

test("DEC-74 `Switch User` without a selection says so in the notice and at the picker", async () => {
  const { client: boss } = await signIn(SHARED_ADMIN);
  const page = await submit(boss, "/forms/admin/switch-user", { returnTo: "/admin?sort=email" });
  expect(page.path).toBe("/admin?sort=email");
  expect(page.html).toContain("Failed to switch user");
  expect(page.html).toMatch(/id="picker-error">Select a user first\.</);
});

test("DEC-54 logging out ends both: neither the user's nor the administrator's session is left", async () => {
  const { client: boss, id: bossId } = await signIn(SHARED_ADMIN);
  const own = boss.cookieHeader;
  const { id } = await newUser();
  await post(boss, "/api/admin/switch-user", { userId: id });
  const switched = boss.cookieHeader;
  await boss.send("/api/logout", { method: "POST" });
  for (const Cookie of [own, switched]) {
    expect((await fetch(`${app.url}/api/auth/user`, { headers: { Cookie } })).status).toBe(401);
  }
  const target = new mongoose.Types.ObjectId(id);
  const [row] = await audit({ action: "log-out", targetId: target });
  expect(row).toMatchObject({ actorId: new mongoose.Types.ObjectId(bossId), asUserId: target });
});

test("SECURITY row 24, DEC-54 switch, every write and return leave a row each, with both people and the request", async () => {
  const { client: boss, id: bossId } = await signIn(SHARED_ADMIN);
  const { client: user, id } = await newUser();
  const [actorId, asUserId] = [bossId, id].map((text) => new mongoose.Types.ObjectId(text));
  await post(boss, "/api/admin/switch-user", { userId: id });
  await submit(boss, "/forms/resumes/rename", { resumeId: "6b018b4fda65057954a2e04f", name: "A secret name" });
  await boss.send("/api/resumes/bulk", { method: "DELETE" });
  await boss.send("/api/resumes");
  await submit(boss, "/forms/admin/switch-back", {});
  await user.send("/api/resumes/bulk", { method: "DELETE" });
  const rows = await audit({ targetId: asUserId });
  expect(rows.map(({ action, detail }) => [action, detail])).toEqual([
    ["switch", ""],
    ["write", "POST /forms/resumes/rename resumeId=6b018b4fda65057954a2e04f"],
    ["write", "DELETE /api/resumes/bulk"],
    ["return", ""],
  ]);
  for (const row of rows) {
    expect(row).toMatchObject({ actorId, actorEmail: SHARED_ADMIN, address: "127.0.0.1" });
    expect(row.requestId).toMatch(/\S/);
    expect(row.asUserId).toEqual(row.action === "switch" ? null : asUserId);
  }
  expect(new Set(rows.map(({ requestId }) => requestId)).size).toBe(4);
});

test("SECURITY rows 18, 22: a right taken away ends the switch at the next request", async () => {
  const { client, id } = await signIn("deputy@example.com");
  const target = await newUser();
  expect(await admin("grant", "Deputy@Example.com")).toMatchObject({ status: 0 });
  expect(await client.json("/api/auth/user")).toMatchObject({ id, isAdmin: true });
  await post(client, "/api/admin/switch-user", { userId: target.id });
  expect(await client.json("/api/auth/user")).toMatchObject({ id: target.id });
  expect(await admin("revoke", "deputy@example.com")).toMatchObject({ status: 0 });
  expect((await client.send("/api/auth/user")).status).toBe(401);
  await client.signIn({ email: "deputy@example.com" });
  expect((await post(client, "/api/admin/switch-user", { userId: target.id })).status).toBe(403);
});

test("SECURITY row 25: after 60 minutes the switch is over", async () => {
  const { client: boss } = await signIn(SHARED_ADMIN);
  const { id } = await newUser();
  await post(boss, "/api/admin/switch-user", { userId: id });
  const hourAgo = new Date(Date.now() - 60 * 60_000);
  await database.db
    .collection("sessions")
    .updateOne(
      { userId: new mongoose.Types.ObjectId(id), realUserId: { $ne: null } },
      { $set: { createdAt: hourAgo } },
    );
  const page = await boss.open("/");
  expect(page.html).not.toContain("Viewing as");
  expect((await boss.send("/api/auth/user")).status).toBe(401);
});

test("DEC-93 the command grants, lists and revokes; an unknown or unverified address and ADMIN_EMAILS are refused", async () => {
  const { client, id } = await newUser();
  const email = `switch-${people}@example.com`;
  expect(await admin("grant", "nobody@example.com")).toMatchObject({
    status: 2,
    text: expect.stringContaining("signed in"),
  });
  const _id = new mongoose.Types.ObjectId(id);
  await database.db.collection("users").updateOne({ _id }, { $set: { emailVerified: false } });
  expect(await admin("grant", email)).toMatchObject({ status: 2, text: expect.stringContaining("not verified") });
  await database.db.collection("users").updateOne({ _id }, { $set: { emailVerified: true } });
  expect((await admin("grant", email)).status).toBe(0);
  expect((await admin("list")).text).toContain(`${email}  granted`);
  expect((await client.open("/admin")).status).toBe(200);
  expect((await admin("revoke", email)).status).toBe(0);
  expect((await client.open("/admin")).status).toBe(403);
  const refused = await admin("revoke", SHARED_ADMIN);
  expect(refused.status).toBe(2);
  expect(refused.text).toContain("ADMIN_EMAILS");
  expect((await admin("revoke", email)).status).toBe(2);
  expect((await admin("frobnicate", email)).text).toContain("Usage:");
  expect((await audit({ targetId: _id, actorEmail: "command line" })).map(({ action }) => action)).toEqual([
    "grant",
    "revoke",
  ]);
});

test("SECURITY row 19: nobody becomes an administrator over HTTP", async () => {
  const { client, id } = await newUser();
  const extra = { isAdmin: "true", isAdminGranted: "true", role: "admin", subscriptionTier: "premium" };
  for (const path of ["/forms/profile/wishes", "/forms/profile/place", "/forms/appearance", "/forms/matching/retry"]) {
    await submit(client, path, { ...extra, titles: "Nurse" });
  }
  await client.send("/api/user-location", { method: "PATCH", body: JSON.stringify(extra) });
  const stored = await database.db.collection("users").findOne({ _id: new mongoose.Types.ObjectId(id) });
  expect(stored).toMatchObject({ isAdminGranted: false, subscriptionTier: "free" });
  expect((await client.open("/admin")).status).toBe(403);
});

test("AD-09 API-32 the users, newest first, with exactly the promised fields", async () => {
  const { client: boss } = await signIn(SHARED_ADMIN);
  const { id } = await newUser();
  const users = await boss.json<AdminUser[]>("/api/admin/users");
  expect(users[0]).toEqual({
    id,
    email: `switch-${people}@example.com`,
    subscriptionTier: "free",
    subscriptionStatus: "active",
    monthlyJobMatches: 0,
    firstName: "Test",
    lastName: "Person",
  });
});
