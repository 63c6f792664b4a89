import { beforeAll, expect, test } from "vitest";
import { HttpClient } from "../setup/http-client.ts";
import { type SharedApp, sharedApp } from "../setup/shared-app.ts";

/** What a browser says when it opens an address, and not a script. */
const AS_DOCUMENT = { headers: { "Sec-Fetch-Dest": "document", "Sec-Fetch-Site": "same-origin" } };

let app: SharedApp;
let user: HttpClient;

beforeAll(async () => {
  app = await sharedApp();
  user = new HttpClient(app.url);
  await user.signIn({ email: "documents@example.com" });
});

function titleOf(html: string): string | undefined {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1];
}

test("NF-01, DEC-53: a page that is refused says so in the title of its tab as well", async () => {
  const visitor = new HttpClient(app.url);
  const missing = "404 Page Not Found · Northfold";
  for (const [who, path, title] of [
    [visitor, "/no-such-page", missing],
    [visitor, "/my-resumes", missing],
    [visitor, "/admin", missing],
    [user, "/no-such-page", missing],
    [user, "/faq", missing],
    [user, "/admin", "Access denied · Northfold"],
  ] as const) {
    expect(titleOf((await who.open(path, AS_DOCUMENT)).html), path).toBe(title);
  }
});

test("DEC-09: a posting or a material that is not there leads back to the screen with a notice", async () => {
  for (const [path, from, description] of [
    ["/api/jobs/no-such-job/posting", "/?sort=date-desc", "Job not found"],
    [
      "/ai-materials/cover-letter/no-such-letter/download",
      "/ai-materials?company=Acme",
      "Failed to download cover letter",
    ],
    ["/ai-materials/no-such-kind/x/download", "/ai-materials", "Failed to download material"],
  ] as const) {
    const headers = { ...AS_DOCUMENT.headers, Referer: app.url + from };
    const answer = await user.open(path, { headers });
    expect([answer.status, answer.path], path).toEqual([200, from]);
    expect(answer.html).toMatch(new RegExp(`role="alert"[^]*${description}`));
    // Told once.
    expect((await user.open(from)).html).not.toContain(description);
  }
});

test("DEC-09, DEC-11: asked for by a script they are refused as JSON, and a visitor is told to sign in", async () => {
  const visitor = new HttpClient(app.url);
  for (const path of ["/api/jobs/no-such-job/posting", "/ai-materials/cover-letter/no-such-letter/download"]) {
    const missing = await user.send(path);
    expect([missing.status, await missing.json()], path).toEqual([404, { message: expect.any(String) }]);
    const unknown = await visitor.send(path);
    expect([unknown.status, await unknown.json()], path).toEqual([401, { message: "Please sign in" }]);
    const opened = await visitor.open(path, AS_DOCUMENT);
    expect([opened.status, opened.path], path).toEqual([200, "/"]);
    expect(opened.html).toContain("Your session has expired");
  }
});
