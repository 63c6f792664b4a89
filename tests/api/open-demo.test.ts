import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import type { CurrentUser } from "../../server/auth/current-user.ts";
import { freePort, startApp } from "../setup/app-process.ts";
import { HttpClient } from "../setup/http-client.ts";

test("DEC-104 a demo that is opened to everybody has no administrator any more, also none signed in before", {
  tags: "long",
}, async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "northfold-open-demo-"));
  const settings = { DATA_DIR: dataDir, PORT: String(await freePort()) };
  const own = await startApp(settings);
  const admin = new HttpClient(own.url);
  await admin.signIn({ persona: "admin" });
  expect((await admin.send("/api/admin/users")).status).toBe(200);
  await own.stop();

  const open = await startApp({ ...settings, DEMO: "1" });
  expect(open.output()).toContain("nobody is an administrator");
  expect((await admin.send("/api/admin/users")).status).toBe(403);
  expect(await admin.json<CurrentUser>("/api/auth/user")).toMatchObject({ isAdmin: false });

  const visitor = new HttpClient(open.url);
  expect((await visitor.open("/api/login")).html).not.toContain("Continue as Admin");
  await expect(visitor.signIn({ persona: "admin" })).rejects.toThrow("/oidc/interaction/");
  await visitor.signIn({ persona: "pro" });
  expect(await visitor.json<CurrentUser>("/api/auth/user")).toMatchObject({ firstName: "Pro", isAdmin: false });
  expect((await visitor.send("/admin")).status).toBe(403);
  await open.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
