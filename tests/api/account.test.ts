import mongoose from "mongoose";
import { beforeAll, expect, test } from "vitest";
import type { AccountDeletionRecord } from "../../models/account-deletion.ts";
import type { CurrentUser } from "../../server/auth/current-user.ts";
import type { MatchView } from "../../server/matches/match-view.ts";
import type { CoverLetterView } from "../../server/domain/material-view.ts";
import type { ResumeView } from "../../server/resumes/resume-view.ts";
import { PDF_TYPE, resumePdf } from "../fixtures/resumes.ts";
import { withDatabase } from "../setup/app-database.ts";
import { prepareDemoUser } from "../setup/demo-users.ts";
import { HttpClient } from "../setup/http-client.ts";
import { type SharedApp, sharedApp } from "../setup/shared-app.ts";
import { until } from "../setup/until.ts";
import { unzipped } from "../setup/unzipped.ts";

let app: SharedApp;
let nurse: Uint8Array<ArrayBuffer>;
let people = 0;

beforeAll(async () => {
  [app, nurse] = await Promise.all([sharedApp(), resumePdf("nurse")]);
  await prepareDemoUser(app.url, "premium");
});

async function newUser(): Promise<{ client: HttpClient; email: string }> {
  const client = new HttpClient(app.url);
  people += 1;
  const email = `account-${people}@example.com`;
  await client.signIn({ email });
  return { client, email };
}

function post(client: HttpClient, path: string, fields: Record<string, string>): Promise<Response> {
  return client.send(path, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields),
  });
}

async function matchesOf(client: HttpClient): Promise<MatchView[]> {
  return until(async () => {
    const matches = await client.json<MatchView[]>("/api/job-matches");
    return matches.length > 0 ? matches : null;
  });
}

/** A paying user with one of everything: two versions of a resume, matches, an application, all three materials. */
async function fullAccount(): Promise<{ client: HttpClient; user: CurrentUser }> {
  const client = new HttpClient(app.url);
  await client.signIn({ persona: "premium" });
  expect((await client.upload({ bytes: nurse, filename: "nurse.pdf", type: PDF_TYPE }, "Nurse CV")).status).toBe(201);
  const [first] = await matchesOf(client);
  const resume = await client.json<ResumeView>("/api/resumes/active");
  expect((await client.sendJson("PATCH", `/api/resumes/${resume.id}`, { skills: ["Triage"] })).status).toBe(200);
  expect((await client.sendJson("POST", `/api/jobs/${first?.job.id}/apply`)).ok).toBe(true);
  for (const path of ["tailored-resume", "cover-letter", "interview-questions"]) {
    expect((await client.sendJson("POST", `/api/generate-${path}`, { jobId: first?.job.id })).status).toBe(201);
  }
  return { client, user: await client.json<CurrentUser>("/api/auth/user") };
}

/** Every place in the database that names a user; request counters aside, which are gone within the minute. */
async function tracesOf(userId: string): Promise<string[]> {
  return withDatabase(app, async (database) => {
    const traces: string[] = [];
    for (const { name } of await database.listCollections().toArray()) {
      for await (const document of database.collection(name).find()) {
        if (JSON.stringify(document).includes(userId) && name !== "rate_limits") traces.push(name);
      }
    }
    return [...new Set(traces)];
  });
}

test("DEC-12: visitors get 401 from the account's addresses, and other methods 405", async () => {
  const visitor = new HttpClient(app.url);
  expect((await visitor.sendJson("DELETE", "/api/account")).status).toBe(401);
  expect((await visitor.send("/api/account/export")).status).toBe(401);
  const { client } = await newUser();
  expect((await client.send("/api/account")).headers.get("allow")).toBe("DELETE");
  expect((await client.sendJson("POST", "/api/account/export")).status).toBe(405);
});

test("an export that is only asked for by its head, or left half way, holds up none after it", async () => {
  const client = new HttpClient(app.url);
  await client.signIn({ email: "export-head@example.com" });
  const path = "/api/account/export";
  expect((await client.send(path, { method: "HEAD" })).status).toBe(200);
  await (await client.send(path)).body?.cancel();
  const began = performance.now();
  expect(await client.json(path)).toHaveProperty("profile");
  expect(performance.now() - began).toBeLessThan(20_000);
});

test("DEC-09: a visitor who follows the link of the export is led to the start with a notice", async () => {
  const visitor = new HttpClient(app.url);
  const page = await visitor.open("/api/account/export", { headers: { "Sec-Fetch-Dest": "document" } });
  expect(page.path).toBe("/");
  expect(page.html).toContain("Your session has expired");
});

test("DEC-60: the export is one JSON file with all that is the user's, and nothing that is not", async () => {
  const { client, user } = await fullAccount();
  const other = await newUser();
  await other.client.upload({ bytes: nurse, filename: "other.pdf", type: PDF_TYPE }, "Somebody else's");
  const response = await client.send("/api/account/export");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="northfold-data-\d{4}-\d\d-\d\d\.json"/,
  );
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  const text = await response.text();
  expect(text).not.toContain("Somebody else's");
  expect(text).not.toContain(other.email);
  expect(text).not.toMatch(/tokenHash|__v|ownerId/);
  const data = JSON.parse(text);
  expect(data.profile).toMatchObject({ id: user.id, email: user.email, subscriptionTier: "premium" });
  const resumes = await client.json<ResumeView[]>("/api/resumes");
  expect(data.resumes.map(({ id }: ResumeView) => id).sort()).toEqual(resumes.map(({ id }) => id).sort());
  const edited = data.resumes.find(({ name }: ResumeView) => name === "Nurse CV");
  expect(edited).toMatchObject({ skills: ["Triage"], file: { mediaType: PDF_TYPE, sizeBytes: nurse.byteLength } });
  expect(edited.content).toContain("Registered Nurse");
  expect(edited.earlierVersions).toHaveLength(1);
  expect(edited.earlierVersions[0].skills.length).toBeGreaterThan(3);
  const matches = await client.json<MatchView[]>("/api/job-matches");
  expect(data.matches.length).toBeGreaterThanOrEqual(matches.length);
  expect(data.matches[0].job.title).not.toBe("");
  expect(data.applications).toHaveLength((await client.json<unknown[]>("/api/applications")).length);
  const letters = await client.json<CoverLetterView[]>("/api/cover-letters");
  expect(data.coverLetters.map(({ content }: CoverLetterView) => content)).toContain(letters[0]?.content);
  expect(data.interviewPreparations.length).toBeGreaterThan(0);
  expect(data.aiGeneratedResumes.length).toBeGreaterThan(0);
  expect(data.usage[0].countedJobIds.length).toBeGreaterThan(0);
  expect(data.sessions.length).toBeGreaterThan(0);
});

test("DEC-60: somebody who has nothing yet gets a file as well", async () => {
  const { client, email } = await newUser();
  const data = await client.json<Record<string, unknown>>("/api/account/export");
  expect(data).toMatchObject({ profile: { email }, resumes: [], matches: [], coverLetters: [] });
});

test("DEC-60: a wrong address deletes nothing, by the form and by JSON", async () => {
  const { client, email } = await newUser();
  for (const body of [{ email: "somebody@example.com" }, { email: "" }, { email: { $ne: null } }, { email: null }]) {
    expect((await client.sendJson("DELETE", "/api/account", body)).status, JSON.stringify(body)).toBe(400);
  }
  const answer = await post(client, "/forms/account/delete", {
    email: "somebody@example.com",
    returnTo: "/my-resumes",
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/my-resumes?dialog=account");
  const page = await client.open("/my-resumes?dialog=account");
  expect(page.html).toContain("Account not deleted");
  expect(page.html).toContain("This is not the e-mail address of your account.");
  expect(page.html).toContain('value="somebody@example.com"');
  expect(await client.json("/api/auth/user")).toMatchObject({ email });
});

test("DEC-60: deleting the account removes everything at once and ends every session", async () => {
  const { client, user } = await fullAccount();
  const elsewhere = new HttpClient(app.url);
  await elsewhere.signIn({ persona: "premium" });
  expect(await tracesOf(user.id)).toContain("originals.files");
  const answer = await post(client, "/forms/account/delete", { email: user.email.toUpperCase(), returnTo: "/" });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/");
  const landing = await client.open("/");
  expect(landing.html).toContain("Account deleted");
  expect(landing.html).toContain("Your Complete AI Career Assistant");
  expect(client.cookieHeader).not.toContain("session");
  expect((await elsewhere.send("/api/auth/user")).status).toBe(401);
  expect(await tracesOf(user.id)).toEqual(["account_deletions"]);

  // Signing in again begins anew.
  await client.signIn({ persona: "premium" });
  expect((await client.json<CurrentUser>("/api/auth/user")).id).not.toBe(user.id);
  expect((await client.json<ResumeView[]>("/api/resumes")).map(({ name }) => name)).not.toContain("Nurse CV");
});

test("DEC-60: DELETE /api/account does the same, twice at once as well", async () => {
  const { client, email } = await newUser();
  const { id } = await client.json<CurrentUser>("/api/auth/user");
  await client.upload({ bytes: nurse, filename: "nurse.pdf", type: PDF_TYPE }, "Nurse CV");
  // What matching writes while its user goes is removed by the sweeper, a little later.
  await until(async () => ((await client.json<unknown[]>("/api/job-matches")).length > 0 ? true : null));
  await withDatabase(app, (database) =>
    until(async () => {
      const underWay = { ownerId: new mongoose.Types.ObjectId(id), "matching.state": { $ne: "done" } };
      return (await database.collection("resumes").countDocuments(underWay)) === 0 ? true : null;
    }),
  );
  const twice = await Promise.all([1, 2].map(() => client.sendJson("DELETE", "/api/account", { email })));
  expect(twice.map(({ status }) => status).filter((status) => status === 200)).not.toHaveLength(0);
  for (const { status } of twice) expect([200, 401]).toContain(status);
  expect((await client.send("/api/auth/user")).status).toBe(401);
  expect(await tracesOf(id)).toEqual(["account_deletions"]);
  const other = await newUser();
  expect(await (await other.client.sendJson("DELETE", "/api/account")).json()).toEqual({ success: true });
});

test("DEC-60: what a crash cut off is finished by itself, and what was written too late goes as well", async () => {
  const { client } = await newUser();
  await client.upload({ bytes: nurse, filename: "nurse.pdf", type: PDF_TYPE }, "Nurse CV");
  const { id } = await client.json<CurrentUser>("/api/auth/user");
  const hour = 60 * 60_000;
  await withDatabase(app, async (database) => {
    const deletions = database.collection<AccountDeletionRecord>("account_deletions");
    // A crash right after the deletion was written down.
    await deletions.insertOne({
      _id: new mongoose.Types.ObjectId(id),
      requestedAt: new Date(Date.now() - hour),
      finishedAt: null,
    });
  });
  await until(async () => ((await tracesOf(id)).join() === "account_deletions" ? true : null), 60_000);
  expect((await client.send("/api/auth/user")).status).toBe(401);
  await withDatabase(app, async (database) => {
    const ownerId = new mongoose.Types.ObjectId(id);
    await database.collection("materials").insertOne({ kind: "cover-letter", ownerId, title: "Too late" });
    await database
      .collection<{ _id: mongoose.Types.ObjectId }>("account_deletions")
      .updateOne({ _id: ownerId }, { $set: { finishedAt: new Date(Date.now() - 2 * hour) } });
  });
  await until(async () => ((await tracesOf(id)).length === 0 ? true : null), 60_000);
});

test("DEC-60, PV-07: what was paid stays in the books without a name, orders nobody paid go", async () => {
  const { client, email } = await newUser();
  const { id } = await client.json<CurrentUser>("/api/auth/user");
  const ownerId = new mongoose.Types.ObjectId(id);
  const paymentOf = (orderId: string, state: string) => ({
    ownerId,
    planId: "pro",
    amountCents: 999,
    currency: "USD",
    requestId: `${id}-${orderId}`,
    orderId: `${id}-${orderId}`,
    state,
    captureRound: 0,
    createdAt: new Date(),
    paidAt: null,
    paidUntil: null,
  });
  await withDatabase(app, (database) =>
    database.collection("payments").insertMany([paymentOf("1", "refunded"), paymentOf("2", "declined")]),
  );
  const data = await client.json<{ payments: object[] }>("/api/account/export");
  expect(data.payments).toEqual([expect.objectContaining({ state: "refunded", amountCents: 999, planName: "Pro" })]);
  expect((await client.sendJson("DELETE", "/api/account", { email })).status).toBe(200);
  expect((await tracesOf(id)).sort()).toEqual(["account_deletions", "payments"]);
  const kept = await withDatabase(app, (database) => database.collection("payments").find({ ownerId }).toArray());
  expect(kept.map(({ state }) => state)).toEqual(["refunded"]);
  expect(JSON.stringify(kept)).not.toContain(email);
});

test("DEC-60: the export with files is a ZIP of the same data and each file byte for byte, once", async () => {
  const { client } = await newUser();
  const odd = '../../Ann\'s "CV" ☂.pdf';
  for (const [filename, name] of [
    ["first.pdf", "One"],
    [odd, "Two"],
  ] as const) {
    expect((await client.upload({ bytes: nurse, filename, type: PDF_TYPE }, name)).status).toBe(201);
  }
  const response = await client.send("/api/account/files");
  expect(response.headers.get("content-type")).toBe("application/zip");
  expect(response.headers.get("content-disposition")).toMatch(/filename="northfold-data-\d{4}-\d\d-\d\d\.zip"/);
  const files = await unzipped(Buffer.from(await response.arrayBuffer()));
  const names = [...files.keys()].sort();
  const documents = ["One", "Two"].flatMap((name) =>
    ["docx", "json", "pdf"].map((kind) => expect.stringMatching(`^resumes/[12] ${name}/resume.${kind}$`)),
  );
  const originals = [1, 2].map((at) => expect.stringMatching(new RegExp(`^originals/${at} [^/\\\\]+\\.pdf$`)));
  expect(names).toEqual(
    expect.arrayContaining([
      "README.txt",
      "data.json",
      "northfold.json",
      "applications.csv",
      ...originals,
      ...documents,
    ]),
  );
  expect(names).toHaveLength(12);
  const data = JSON.parse(String(files.get("data.json")));
  expect(data.resumes).toHaveLength(2);
  for (const name of names.filter((at) => at.startsWith("originals/"))) {
    expect(files.get(name)?.equals(Buffer.from(nurse)), name).toBe(true);
  }
  for (const name of names.filter((at) => at.endsWith("/resume.json"))) {
    expect(JSON.parse(String(files.get(name)))).toMatchObject({ basics: { name: expect.any(String) } });
  }
  for (const name of names.filter((at) => at.startsWith("resumes/") && at.endsWith(".pdf"))) {
    expect(String(files.get(name)?.subarray(0, 5))).toBe("%PDF-");
  }
  // Left half way, it holds up none after it.
  await (await client.send("/api/account/files")).body?.cancel();
  expect((await client.send("/api/account/files")).status).toBe(200);
});

test("SECURITY row 8: the account dialog names each browser, and signs out one of them or all others", async () => {
  const { client, email } = await newUser();
  const [second, third] = [new HttpClient(app.url), new HttpClient(app.url)];
  await second.signIn({ email });
  await third.signIn({ email });
  const { html } = await client.open("/?dialog=account");
  expect(html.match(/name="signInId" value="[0-9a-f]{24}"/g)).toHaveLength(2);
  expect(html).toContain("This browser");
  expect(html).toContain("this machine");
  const [, id = ""] = html.match(/name="signInId" value="([0-9a-f]{24})"/) ?? [];
  const stranger = await newUser();
  await post(stranger.client, "/forms/account/sign-out", { signInId: id, returnTo: "/" });
  expect((await third.send("/api/auth/user")).status).toBe(200);
  await post(client, "/forms/account/sign-out", { signInId: id, returnTo: "/?dialog=account" });
  const alive = async () =>
    Promise.all([client, second, third].map(async (one) => (await one.send("/api/auth/user")).status));
  expect((await alive()).sort()).toEqual([200, 200, 401]);
  // A second click finds nobody, and ends nothing else.
  await post(client, "/forms/account/sign-out", { signInId: id, returnTo: "/" });
  expect((await client.open("/")).html).toContain("This browser is signed out already.");
  await post(client, "/forms/account/sign-out", { signInId: "others", returnTo: "/" });
  expect(await alive()).toEqual([200, 401, 401]);
});

test("one's sign-ins as JSON: one or all others end, never the present one and never somebody else's", async () => {
  type SignIn = { id: string; isPresent: boolean };
  const email = "json-sign-ins@example.com";
  const clients = [new HttpClient(app.url), new HttpClient(app.url), new HttpClient(app.url)] as const;
  for (const client of clients) await client.signIn({ email });
  const [first, second, third] = clients;
  const stranger = new HttpClient(app.url);
  await stranger.signIn({ email: "json-stranger@example.com" });
  const list = () => first.json<SignIn[]>("/api/account/sign-ins");
  const end = (client: HttpClient, id: string) => client.send(`/api/account/sign-ins/${id}`, { method: "DELETE" });
  const isIn = async (client: HttpClient) => (await client.send("/api/auth/user")).status === 200;

  const signIns = await list();
  expect(signIns.map(({ isPresent }) => isPresent)).toEqual([true, false, false]);
  expect(JSON.stringify(signIns)).not.toMatch(/token|hash|userId/i);
  const [present, other] = signIns.map(({ id }) => id);
  for (const id of [present, other, "x", "0".repeat(24)]) expect((await end(stranger, id ?? "")).status).toBe(404);
  expect((await end(first, present ?? "")).status).toBe(404);
  expect(await Promise.all(clients.map(isIn))).toEqual([true, true, true]);
  const ended = await end(first, other ?? "");
  expect([ended.status, await ended.json()]).toEqual([200, { success: true }]);
  expect((await end(first, other ?? "")).status).toBe(404);
  expect((await Promise.all([isIn(second), isIn(third)])).toSorted()).toEqual([false, true]);
  const all = await first.send("/api/account/sign-ins", { method: "DELETE" });
  expect([all.status, await all.json()]).toEqual([200, { success: true, signedOut: 1 }]);
  expect(await Promise.all([isIn(second), isIn(third), isIn(first), isIn(stranger)])).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(await list()).toHaveLength(1);
  expect((await new HttpClient(app.url).send("/api/account/sign-ins")).status).toBe(401);
});
