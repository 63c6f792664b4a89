import { expect, test } from "vitest";
import { startApp } from "../setup/app-process.ts";
import { HttpClient } from "../setup/http-client.ts";
import { until } from "../setup/until.ts";

type Line = { requestId?: string; path?: string; userId?: string; realUserId?: string | null };

test("SECURITY row 63: one JSON line a request, with who asks and in whose place, and no secret, text or second line", async () => {
  const app = await startApp({ LOG_LEVEL: "info" });
  try {
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
  } finally {
    await app.stop();
  }
}, 60_000);
