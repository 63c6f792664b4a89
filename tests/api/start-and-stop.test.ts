import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import type { ResumeView } from "../../server/resumes/resume-view.ts";
import { PDF_TYPE, resumePdf } from "../fixtures/resumes.ts";
import { withDatabase } from "../setup/app-database.ts";
import { appSettings, freePort, startApp } from "../setup/app-process.ts";
import { HttpClient } from "../setup/http-client.ts";
import { until } from "../setup/until.ts";

test("SIGTERM sent to npm stops the product as well", { tags: "long" }, async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "northfold-npm-"));
  const port = await freePort();
  const npm = spawn("npm", ["start"], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      APP_URL: `http://127.0.0.1:${port}`,
      MONGODB_URI: "",
    },
    stdio: "ignore",
  });
  await until(() =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      (response) => response.ok || null,
      () => null,
    ),
  );
  npm.kill("SIGTERM");
  expect(await once(npm, "exit")).toEqual([0, null]);
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow("fetch failed");
  rmSync(dataDir, { recursive: true, force: true });
});

test("data and sessions outlive a restart, also one by kill -9", async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "northfold-restart-"));
  const settings = { DATA_DIR: dataDir, PORT: String(await freePort()) };
  const first = await startApp(settings);
  const client = new HttpClient(first.url);
  await client.signIn({ email: "restart@example.com" });
  const uploaded = await client.upload({ bytes: await resumePdf("nurse"), filename: "cv.pdf", type: PDF_TYPE }, "Kept");
  expect(uploaded.status).toBe(201);
  first.process.kill("SIGKILL");
  const killedAt = new Date();
  const second = await startApp(settings);
  const resumes = await client.json<ResumeView[]>("/api/resumes");
  expect(resumes.map((resume) => resume.name)).toEqual(["Kept"]);
  // A job that was running is taken over when its lock has ended: that of the first process is as old as can be.
  await withDatabase({ ...second, dataDir }, (db) =>
    db.collection("agendaJobs").updateMany({ lockedAt: { $lt: killedAt } }, { $set: { lockedAt: new Date(0) } }),
  );
  await until(async () => ((await client.json<unknown[]>("/api/job-matches")).length > 0 ? true : null));
  expect(statSync(path.join(dataDir, "session-secret")).mode & 0o077).toBe(0);
  await second.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test("SECURITY row 61: a wrong setting stops the start, names the variable and not its value", async () => {
  const settings = { PATH: process.env.PATH ?? "", SESSION_SECRET: "hunter2" };
  const child = spawn(process.execPath, ["server/main.ts"], { env: settings, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  child.stderr.on("data", (chunk) => {
    output += chunk;
  });
  const [code] = await once(child, "exit");
  expect(code).toBe(1);
  expect(output).toContain("SESSION_SECRET");
  expect(output).not.toContain("hunter2");
});

test("the start says in a few lines which database it uses and where to open it; a second one on its port is stopped with a sentence and touches no data; SIGTERM ends it cleanly", async () => {
  const running = await startApp();
  expect(running.output()).toContain(`Open ${running.url}`);
  expect(running.output()).toMatch(/uses (the embedded database|a local MongoDB server|MongoDB)/);
  expect(running.output().trim().split("\n").length).toBeLessThanOrEqual(5);
  expect(running.output()).not.toMatch(/warning/i);
  const child = spawn(process.execPath, ["server/main.ts"], {
    env: { PATH: process.env.PATH ?? "", NODE_ENV: "production", ...appSettings(running.port, running.dataDir) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stderr.on("data", (chunk) => {
    output += chunk;
  });
  const [code] = await once(child, "exit");
  expect([code, output.trim()]).toEqual([
    1,
    expect.stringMatching(/^Port \d+ is taken: .* set PORT to another port\.$/),
  ]);
  await new HttpClient(running.url).signIn({ email: "still-there@example.com" });
  expect(await running.stop()).toBe(0);
});

test.runIf(existsSync("/proc"))("a DATA_DIR that cannot be made stops the start with a sentence", async () => {
  const child = spawn(process.execPath, ["server/main.ts"], {
    env: { PATH: process.env.PATH ?? "", NODE_ENV: "production", DATA_DIR: "/proc/nope/data", PORT: "1" },
    stdio: ["ignore", "pipe", "pipe"],
    timeout: 30_000,
  });
  let output = "";
  child.stderr.on("data", (chunk) => {
    output += chunk;
  });
  const [code] = await once(child, "exit");
  expect([code, output.trim()]).toEqual([
    1,
    "DATA_DIR is /proc/nope/data, and nothing can be written there (ENOENT). Set it to a folder of your own.",
  ]);
});

test("DEC-01 an address other people can reach is refused without provider, database and https", async () => {
  const child = spawn(process.execPath, ["server/main.ts"], {
    env: { PATH: process.env.PATH ?? "", HOST: "0.0.0.0" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stderr.on("data", (chunk) => {
    output += chunk;
  });
  const [code] = await once(child, "exit");
  expect(code).toBe(1);
  for (const name of ["APP_URL", "OAUTH_ISSUER", "MONGODB_URI", "SESSION_SECRET"]) expect(output).toContain(name);
});
