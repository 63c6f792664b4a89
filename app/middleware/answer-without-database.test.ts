import { setTimeout as wait } from "node:timers/promises";
import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { answerWithoutDatabase } from "./answer-without-database.ts";

// It has been away for a while, so that whoever waits for it is told at once.
vi.mock("../../server/database/database-answers.ts", () => ({ databaseAnswers: async () => false }));
vi.mock("../../server/auth/auth-settings.ts", () => ({ getAuthConfig: () => ({ secureCookies: false }) }));

/** Longer than a request is waited for when the database is away. */
const SLOW_MS = 1_200;

async function statusOf(path: string, init: RequestInit = {}): Promise<number> {
  const url = new URL(path, "http://127.0.0.1:3000");
  const args = {
    request: new Request(url, init),
    url,
    pattern: path,
    params: {},
    context: new RouterContextProvider(),
  };
  const next = () => wait(SLOW_MS, new Response(null, { status: 200 }));
  const told = Promise.resolve(answerWithoutDatabase(args as never, next)).catch(({ init: { status } }) => ({
    status,
  }));
  return (await told)?.status ?? 0;
}

test("a visitor's page is shown while the database is away, however long it took to make", async () => {
  const [page, api, form, user] = await Promise.all([
    statusOf("/"),
    statusOf("/api/resumes"),
    statusOf("/about", { method: "POST" }),
    statusOf("/", { headers: { Cookie: "session=token" } }),
  ]);
  expect([page, api, form, user]).toEqual([200, 503, 503, 503]);
});
