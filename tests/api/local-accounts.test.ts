import mongoose from "mongoose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { OWN_ACCOUNTS } from "../../server/auth/auth-config.ts";
import { withDatabase } from "../setup/app-database.ts";
import { type App, NO_JOBS, startApp } from "../setup/app-process.ts";
import { HttpClient } from "../setup/http-client.ts";
import { acceptByForm, inviteByCommand, inviteTo, postForm, signInByPassword } from "../setup/invitations.ts";

const PASSWORD = "seven quiet foxes";
const ADMIN = "admin@example.com";

let app: App;

beforeAll(async () => {
  app = await startApp({ ...NO_JOBS, ACCOUNTS: "local", ADMIN_EMAILS: ADMIN, LOG_LEVEL: "info" });
});

afterAll(() => app.stop());

async function enter(email: string, password = PASSWORD): Promise<HttpClient> {
  const client = new HttpClient(app.url);
  const done = await acceptByForm(client, await inviteTo(app, email), password);
  expect(done.status).toBe(303);
  expect(await signInByPassword(client, email, password)).toMatchObject({ status: 200, path: "/" });
  return client;
}

const isSignedIn = async (client: HttpClient) => (await client.send("/api/auth/user")).status === 200;

test("DEC-104 without SIGN_UP=open nobody makes an account, and the start says how one is made", async () => {
  const client = new HttpClient(app.url);
  const page = await client.open("/api/login");
  expect(page.html).not.toContain("?new");
  const fields = { verb: "new", email: "unasked@example.com", password: PASSWORD, firstName: "", lastName: "" };
  const posted = await postForm(client, page.path, fields);
  const shown = await client.open(posted.headers.get("location") ?? "");
  expect(shown.html).toContain("do not belong together");
  await withDatabase(app, async (db) => {
    expect(await db.collection("local_accounts").countDocuments({ email: fields.email })).toBe(0);
  });
  expect(app.output()).toContain("npm run admin -- invite EMAIL");
  expect(app.output()).toContain("on this one machine");
});

test("DEC-104 an invitation by the command makes an account: password, sign-in by the same path, and no persona", async () => {
  const client = new HttpClient(app.url);
  const link = inviteByCommand(app, "Ines.Varga@Example.com");
  const page = await client.open(link);
  expect(page).toMatchObject({ status: 200, html: expect.stringContaining("ines.varga@example.com") });
  expect((await acceptByForm(client, link, PASSWORD)).headers.get("location")).toBe("/");
  expect((await client.open("/")).html).toContain("Your password is set");

  const start = await client.send("/api/login");
  expect(start.headers.get("location")).toContain("code_challenge_method=S256");
  const form = await client.open("/api/login");
  expect(form.html).toContain("<h1>Sign In</h1>");
  expect(form.html).not.toMatch(/name="persona"|Continue as|<script/);
  expect(await signInByPassword(client, "ines.varga@example.com", PASSWORD)).toMatchObject({ status: 200, path: "/" });
  expect(await client.json("/api/auth/user")).toMatchObject({
    email: "ines.varga@example.com",
    firstName: "Ines",
    lastName: "Varga",
    isAdmin: false,
  });
});

test("an invited address of ADMIN_EMAILS is administrator, and invites from the panel; the link stands in no database", async () => {
  const admin = await enter(ADMIN);
  expect(await admin.json("/api/auth/user")).toMatchObject({ isAdmin: true });
  const posted = await postForm(admin, "/forms/admin/invite", { email: "guest@example.com", returnTo: "/admin" });
  expect([posted.status, posted.headers.get("location")]).toEqual([303, "/admin?dialog=invited"]);
  const { html } = await admin.open("/admin?dialog=invited");
  const token = html.match(/invitation\?token=([\w-]{43})/)?.[1] ?? "";
  expect(token).not.toBe("");
  await withDatabase(app, async (db) => {
    for (const { name } of await db.listCollections().toArray()) {
      expect(JSON.stringify(await db.collection(name).find().toArray()), name).not.toContain(token);
    }
    expect(await db.collection("audit_records").countDocuments({ action: "invite", actorEmail: ADMIN })).toBe(1);
  });
  const guest = new HttpClient(app.url);
  expect((await acceptByForm(guest, `/invitation?token=${token}`, PASSWORD)).status).toBe(303);
  const wrong = await postForm(admin, "/forms/admin/invite", { email: "nobody", returnTo: "/admin" });
  expect(wrong.headers.get("location")).toBe("/admin?dialog=invite");
  expect((await admin.open("/admin?dialog=invite")).html).toContain("Enter an e-mail address like name@example.com.");
  const stranger = await enter("no-admin@example.com");
  await postForm(stranger, "/forms/admin/invite", { email: "friend@example.com", returnTo: "/" });
  await withDatabase(app, async (db) => {
    expect(await db.collection("local_accounts").countDocuments({ email: "friend@example.com" })).toBe(0);
  });
});

test("a link works once, ends with a newer one and after seven days, and each end has its sentence", async () => {
  const client = new HttpClient(app.url);
  const first = await inviteTo(app, "links@example.com");
  const second = await inviteTo(app, "links@example.com");
  expect(await client.open(first)).toMatchObject({
    status: 410,
    html: expect.stringContaining("a newer one took its place"),
  });
  expect((await acceptByForm(client, first, PASSWORD)).status).toBe(409);

  const clicks = await Promise.all([1, 2, 3].map((at) => acceptByForm(client, second, `${PASSWORD} ${at}`)));
  expect(clicks.map(({ status }) => status).sort()).toEqual([303, 409, 409]);
  expect(await client.open(second)).toMatchObject({ status: 410, html: expect.stringContaining("was used before") });
  const right = clicks.findIndex(({ status }) => status === 303) + 1;
  expect(await signInByPassword(client, "links@example.com", `${PASSWORD} ${right}`)).toMatchObject({ path: "/" });

  const late = await inviteTo(app, "late@example.com");
  await withDatabase(app, (db) =>
    db
      .collection("local_accounts")
      .updateOne({ email: "late@example.com" }, { $set: { "invitation.expiresAt": new Date(Date.now() - 1_000) } }),
  );
  expect(await client.open(late)).toMatchObject({ status: 410, html: expect.stringContaining("has expired") });
  expect((await acceptByForm(client, late, PASSWORD)).status).toBe(409);
  for (const token of ["", "x", "x".repeat(43), "%00", "..%2f", "x".repeat(5_000)]) {
    expect((await client.open(`/invitation?token=${token}`)).status, token.slice(0, 50)).toBe(410);
  }
});

test("a password that is short, common, or not the same twice comes back beside its field, and is never repeated", async () => {
  const client = new HttpClient(app.url);
  const link = await inviteTo(app, "fields@example.com");
  for (const [password, repeated, sentence] of [
    ["short", "short", "at least 12 characters"],
    ["monkeymonkey", "monkeymonkey", "one of the commonest"],
    ["a fine password", "another password", "not the same password"],
    ["", "", "Choose a password."],
  ] as const) {
    const answer = await postForm(client, link, { password, repeated, firstName: "Kept", lastName: "" });
    const html = await answer.text();
    expect(answer.status).toBe(400);
    expect(html).toContain(sentence);
    expect(html).toContain('value="Kept"');
    if (password !== "") expect(html).not.toContain(`"${password}"`);
  }
  expect((await acceptByForm(client, link, PASSWORD)).status).toBe(303);
});

test("SECURITY row 8: a new password signs out everywhere, and the old one is worth nothing", async () => {
  const client = await enter("reset@example.com");
  const thief = new HttpClient(app.url);
  await signInByPassword(thief, "reset@example.com", PASSWORD);
  const link = await inviteTo(app, "reset@example.com");
  // An invitation alone changes nothing.
  expect(await isSignedIn(client)).toBe(true);
  const before = await client.json<{ id: string }>("/api/auth/user");
  expect((await acceptByForm(new HttpClient(app.url), link, "eight loud badgers")).status).toBe(303);
  expect([await isSignedIn(client), await isSignedIn(thief)]).toEqual([false, false]);
  expect((await signInByPassword(thief, "reset@example.com", PASSWORD)).html).toContain("do not belong together");
  await signInByPassword(client, "reset@example.com", "eight loud badgers");
  expect(await client.json("/api/auth/user")).toMatchObject({ id: before.id });
});

test("SECURITY row 8: a session planted before the sign-in is not the one after it", async () => {
  const attacker = await enter("attacker@example.com");
  const planted = attacker.cookieHeader.match(/session=([\w-]{43})/)?.[1] ?? "";
  await enter("victim@example.com");
  const victim = new HttpClient(app.url);
  const page = await victim.open("/api/login");
  victim.setCookie("session", planted);
  await postForm(victim, page.path, { email: "victim@example.com", password: PASSWORD }).then((posted) =>
    victim.open(posted.headers.get("location") ?? ""),
  );
  expect(await victim.json("/api/auth/user")).toMatchObject({ email: "victim@example.com" });
  expect(victim.cookieHeader).not.toContain(planted);
  expect(await isSignedIn(attacker)).toBe(false);
});

test("SECURITY row 26: a form from another site neither signs in nor sets a password", async () => {
  await enter("csrf@example.com");
  const link = await inviteTo(app, "csrf@example.com");
  const client = new HttpClient(app.url);
  const page = await client.open("/api/login");
  for (const headers of [{ Origin: "https://evil.example" }, { Origin: "null" }, { "Sec-Fetch-Site": "cross-site" }]) {
    const fields = { email: "csrf@example.com", password: PASSWORD };
    expect((await postForm(client, page.path, fields, headers)).status).toBe(403);
    expect((await postForm(client, link, { password: PASSWORD, repeated: PASSWORD }, headers)).status).toBe(403);
  }
  expect((await client.open(link)).status).toBe(200);
});

test("an address without an account, one not yet accepted and a wrong password are answered alike", async () => {
  await enter("known@example.com");
  await inviteTo(app, "pending@example.com");
  const answers = await Promise.all(
    ["known@example.com", "pending@example.com", "unknown@example.com"].map(async (email) => {
      const client = new HttpClient(app.url);
      const { status, html } = await signInByPassword(client, email, "a wrong password");
      return { status, html: html.replaceAll(email, "EMAIL") };
    }),
  );
  expect(answers[0]?.html).toContain("do not belong together");
  expect(answers[0]?.html).toContain('<label for="email">Email</label>');
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
});

test("SECURITY row 63: no password stands in a log, a page or the database", async () => {
  const secret = "canary-of-a-password-77";
  await enter("canary@example.com", secret);
  const client = new HttpClient(app.url);
  const page = await client.open("/api/login");
  await client.open(page.path, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ email: "canary@example.com", password: `${secret}x` }),
  });
  expect(app.output()).toContain("/invitation");
  expect(app.output()).not.toContain(secret);
  expect(app.output()).not.toMatch(/token=/);
  expect((await client.open(page.path)).html).not.toContain(secret);
  await withDatabase(app, async (db) => {
    for (const { name } of await db.listCollections().toArray()) {
      expect(JSON.stringify(await db.collection(name).find().toArray()), name).not.toContain(secret);
    }
  });
});

test("deleting the account deletes how one signs in; a new invitation makes a new, empty account", async () => {
  const client = await enter("leaving@example.com");
  const { id } = await client.json<{ id: string }>("/api/auth/user");
  await postForm(client, "/forms/account/delete", { email: "leaving@example.com", returnTo: "/" });
  await withDatabase(app, async (db) => {
    expect(await db.collection("local_accounts").countDocuments({ email: "leaving@example.com" })).toBe(0);
    expect(await db.collection("users").countDocuments({ _id: new mongoose.Types.ObjectId(id) })).toBe(0);
  });
  expect((await signInByPassword(client, "leaving@example.com", PASSWORD)).html).toContain("do not belong together");
  const again = await enter("leaving@example.com");
  expect((await again.json<{ id: string }>("/api/auth/user")).id).not.toBe(id);
});

test("users are the same when APP_URL changes: they are known by their account, not by the address of the server", async () => {
  const client = await enter("moving@example.com");
  const { id } = await client.json<{ id: string }>("/api/auth/user");
  await withDatabase(app, async (db) => {
    const user = await db.collection("users").findOne({ _id: new mongoose.Types.ObjectId(id) });
    const account = await db.collection("local_accounts").findOne({ email: "moving@example.com" });
    expect(user).toMatchObject({ issuer: OWN_ACCOUNTS, subject: String(account?._id), persona: null });
  });
});

test("the old sign-in page after the back button says that it was used, and starts again", async () => {
  const client = await enter("back@example.com");
  await client.send("/api/logout");
  const page = await client.open("/api/login");
  const fields = { email: "back@example.com", password: PASSWORD };
  const posted = await postForm(client, page.path, fields);
  await client.open(posted.headers.get("location") ?? "");
  const again = await postForm(client, page.path, fields);
  expect([again.status, await again.text()]).toEqual([400, expect.stringContaining('href="http')]);
  expect(await isSignedIn(client)).toBe(true);
});

test("DEC-104 at an address of digits there are no passkeys, and no script on the sign-in page", async () => {
  const { html } = await new HttpClient(app.url).open("/api/login");
  expect(html).toContain("<h1>Sign In</h1>");
  expect(html).not.toMatch(/<script|webauthn|passkey/i);
});
