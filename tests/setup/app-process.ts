import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { type Fill, fillFromPrepared, fillWithPersonas } from "./prepared-data.ts";

const START_TIMEOUT_MS = 120_000;
const ROOT = path.resolve(import.meta.dirname, "../..");

/** Where Node keeps what it compiled: a process of ours that starts again does so in less time. */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: path.join(ROOT, "node_modules/.cache/node") };

export type App = {
  url: string;
  port: number;
  dataDir: string;
  process: ChildProcess;
  output(): string;
  stop(): Promise<number | null>;
};

/** For what needs neither matches nor materials: half of what a start costs is made ready for them. */
export const NO_JOBS = { JOBS: "worker" };

/** An app whose personas have their sample data where a run has prepared it: prepareDemoUser then waits for nothing. */
export function startDemo(settings: Record<string, string> = {}): Promise<App> {
  return startApp(settings, undefined, fillWithPersonas);
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("No port was given");
  return address.port;
}

/** The settings a test app runs with: a port and data of its own, and limits that tests do not hit by the way. */
export function appSettings(port: number, dataDir: string): Record<string, string> {
  const uri = databaseUri(port);
  return {
    NODE_ENV: "production",
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: "error",
    SWEEP_SECONDS: "5",
    LIMIT_WRITES_PER_MINUTE: "10000",
    LIMIT_UPLOADS_PER_HOUR: "10000",
    LIMIT_DOWNLOADS_PER_MINUTE: "10000",
    LIMIT_EXPORTS_PER_HOUR: "10000",
    LIMIT_FAILED_LOGINS_PER_MINUTE: "10000",
    ...(uri ? { MONGODB_URI: uri } : {}),
  };
}

/** On the server of MONGODB_TEST_URI, the app of each port has a database of its own; null = it uses the embedded one. */
export function databaseUri(port: number): string | null {
  const { MONGODB_TEST_URI } = process.env;
  if (!MONGODB_TEST_URI) return null;
  const url = new URL(MONGODB_TEST_URI);
  url.pathname = `/northfold_${port}`;
  return url.href;
}

/** Starts the built product as a process of its own and waits until it listens. */
export async function startApp(
  settings: Record<string, string> = {},
  args = ["server/main.ts"],
  fill: Fill = fillFromPrepared,
): Promise<App> {
  const port = await freePort();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "northfold-app-"));
  const { PATH = "", HOME = "" } = process.env;
  const env = { PATH, HOME, ...COMPILE_CACHE, ...appSettings(port, dataDir), ...settings };
  const url = settings.APP_URL ?? `http://127.0.0.1:${settings.PORT ?? port}`;
  if (!databaseUri(port) && !settings.MONGODB_URI) await fill(settings.DATA_DIR ?? dataDir, url);
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr.on("data", (chunk) => {
    output += chunk;
  });
  const exited = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await answers(`http://127.0.0.1:${settings.PORT ?? port}`))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill("SIGKILL");
      throw new Error(`The app did not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    port,
    dataDir,
    process: child,
    output: () => output,
    async stop() {
      if (child.exitCode === null) child.kill("SIGTERM");
      const code = await exited;
      rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

/** Asked of /healthz, since a page would have to be rendered. */
async function answers(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  );
}
