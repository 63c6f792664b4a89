import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import os from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { type App, freePort, startDemo } from "./app-process.ts";
import { prepareSamples } from "./prepare-data.ts";

declare module "vitest" {
  interface ProvidedContext {
    sharedApps: string;
  }
}

/** Who is administrator of every shared app. */
export const SHARED_ADMIN = "boss@example.com";

/** One app for each worker, started when the first of its test files asks for it, and stopped after the last. */
export default async function lendApps(project: TestProject): Promise<() => Promise<void>> {
  const prepared = mkdtempSync(path.join(os.tmpdir(), "northfold-prepared-"));
  // A whole run has prepared more.
  if (!process.env.PREPARED_DATABASE) await prepareSamples(prepared);
  const apps = new Map<string, Promise<App>>();
  const desk = createServer(async (request, response) => {
    const [, worker = "", wanted] = (request.url ?? "").split("/");
    const starting = apps.get(worker) ?? startDemo({ ADMIN_EMAILS: SHARED_ADMIN });
    apps.set(worker, starting);
    const app = await starting;
    if (wanted === "output") response.end(app.output());
    else response.end(JSON.stringify({ url: app.url, port: app.port, dataDir: app.dataDir }));
  });
  const port = await freePort();
  desk.listen(port, "127.0.0.1");
  project.provide("sharedApps", `http://127.0.0.1:${port}`);
  return async () => {
    desk.close();
    await Promise.all([...apps.values()].map(async (app) => (await app).stop()));
    rmSync(prepared, { recursive: true });
  };
}
