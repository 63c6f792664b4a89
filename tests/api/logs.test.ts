import { afterAll, beforeAll, expect, test } from "vitest";
import { PDF_TYPE, resumePdf } from "../fixtures/resumes.ts";
import { withDatabase } from "../setup/app-database.ts";
import { type App, NO_JOBS, startApp } from "../setup/app-process.ts";
import { HttpClient } from "../setup/http-client.ts";
import { until } from "../setup/until.ts";

type Line = { requestId?: string; path?: string; userId?: string; realUserId?: string | null };

let app: App;

beforeAll(async () => {
  app = await startApp({ ...NO_JOBS, LOG_LEVEL: "info" });
});

afterAll(() => app.stop());

test("SECURITY row 63: one JSON line a request, with who asks and in whose place, and no secret, text or second line", async () => {
  const lines = (): Line[] =>
    app
      .output()
      .split("\n")
      .filter((line) => line.startsWith("{"))
      .map((line) => JSON.parse(line));
  const lineOf = (path: string) => until(async () => lines().findLast((line) => line.path === path) ?? null);

  const user = new HttpClient(app.url);
  await user.signIn({ email: "canary-logs@example.com" });
  const { id } = await user.json<{ id: string }>("/api/auth/user");
  await user.send("/api/stats?note=canary-query%0d%0a%7B%22forged%22:1%7D", {
    headers: { "User-Agent": "canary-agent", Authorization: "Bearer canary-token" },
  });
  expect(await lineOf("/api/stats")).toMatchObject({ requestId: expect.any(String), userId: id, realUserId: null });

  const boss = new HttpClient(app.url);
  await boss.signIn({ persona: "admin" });
  const administrator = await boss.json<{ id: string }>("/api/auth/user");
  await boss.send("/api/admin/switch-user", {
    method: "POST",
    body: JSON.stringify({ userId: id }),
    headers: { "Content-Type": "application/json" },
  });
  await boss.send("/api/resumes");
  expect(await lineOf("/api/resumes")).toMatchObject({ userId: id, realUserId: administrator.id });

  await user.send("/a%0d%0a%7B%22forged%22:2%7D");
  await lineOf("/a%0d%0a%7B%22forged%22:2%7D");
  expect(lines().some((line) => "forged" in line)).toBe(false);
  const [, token = ""] = user.cookieHeader.split("=");
  for (const secret of ["canary", token]) expect(app.output()).not.toContain(secret);
});

test("SECURITY row 63: a failure of ours tells the log where it happened, and nothing of whose data it was about", async () => {
  const user = new HttpClient(app.url);
  await user.signIn({ email: "canary-failure@example.com" });
  const bytes = await resumePdf("nurse");
  await user.upload({ bytes, filename: "canary.pdf", type: PDF_TYPE }, "canary");
  // What no code of ours stores: each breaks whatever reads it, with the value in the words of the failure.
  await withDatabase(app, async (db) => {
    await db.collection("resumes").updateMany({}, { $set: { profile: "canary", content: "canary", skills: "canary" } });
    await db.collection("users").updateMany({}, { $set: { wishes: "canary", storage: "canary", plan: "canary" } });
  });
  const paths = ["/", "/my-resumes", "/api/resumes", "/api/account/export", "/api/user-location", "/api/job-matches"];
  const statuses = await Promise.all(paths.map(async (path) => (await user.send(path)).status));
  await user.send("/forms/profile/place", { method: "POST", body: new URLSearchParams({ place: "canary" }) });
  expect(statuses).toContain(500);
  const failures = app
    .output()
    .split("\n")
    .filter((line) => line.includes('"err":'));
  expect(failures.length).toBeGreaterThan(0);
  for (const line of failures) {
    const { err } = JSON.parse(line);
    // The matching runs from server/ itself, the rest from the build.
    const ours = err.stack.some((frame: string) => /(^|[ (])(build\/)?server\/[^ ]+:\d+:\d+/.test(frame));
    expect({ ...err, ours }).toMatchObject({ type: expect.any(String), ours: true });
  }
  expect(app.output()).not.toContain("canary");
});
