import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { defineConfig } from "playwright/test";
import { appSettings, freePort } from "../setup/app-process.ts";
import { CHROMIUM_ARGS, findChromium } from "../setup/chromium.ts";
import { fillWithPersonas } from "../setup/prepared-data.ts";

// The config is read by every worker; the first reader decides.
process.env.E2E_PORT ??= String(await freePort());
const port = Number(process.env.E2E_PORT);
const url = `http://127.0.0.1:${port}`;
if (!process.env.E2E_DATA_DIR) {
  process.env.E2E_DATA_DIR = mkdtempSync(path.join(os.tmpdir(), "northfold-e2e-"));
  await fillWithPersonas(process.env.E2E_DATA_DIR, url);
}

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  globalSetup: "./demo-users.ts",
  // What is computed beside the journeys may leave them a tenth of a core.
  timeout: 600_000,
  expect: { timeout: 90_000 },
  // One more than cores: whoever waits leaves a core to the others.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine gets a second try, which the summary names.
  retries: 1,
  reporter: [["line"], ["json"]],
  use: {
    baseURL: url,
    launchOptions: { executablePath: findChromium() ?? undefined, args: CHROMIUM_ARGS },
    viewport: { width: 1280, height: 900 },
    // What moves is looked at by tests that ask for it.
    contextOptions: { reducedMotion: "reduce" },
    trace: "on-first-retry",
  },
  projects: [
    { name: "with JavaScript", use: { javaScriptEnabled: true } },
    // What is about a script's own doing has no other way, and is neither run nor counted here.
    { name: "without JavaScript", use: { javaScriptEnabled: false }, grepInvert: /@scripted/ },
  ],
  webServer: {
    command: `${process.execPath} server/main.ts`,
    cwd: path.resolve(import.meta.dirname, "../.."),
    url: `${url}/readyz`,
    env: appSettings(port, process.env.E2E_DATA_DIR),
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
    timeout: 180_000,
  },
});
