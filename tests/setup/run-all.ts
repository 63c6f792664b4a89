import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { ensureChromium } from "./chromium.ts";
import { findRealMongod } from "./real-mongod.ts";

/** Everything that has to hold, in the order in which it is cheapest to fail; ends with one line of counts. */
const scratch = mkdtempSync(path.join(os.tmpdir(), "northfold-tests-"));
let passed = 0;
let failed = 0;

function run(title: string, command: string, args: string[], env: Record<string, string> = {}): boolean {
  console.log(`\n— ${title}`);
  const result = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
  return result.status === 0;
}

function check(title: string, command: string, args: string[]): void {
  if (run(title, command, args)) passed += 1;
  else failed += 1;
}

/** Counts of a JSON report; a runner that failed without a failed test (or without a report) counts as one failure. */
function count(
  ok: boolean,
  file: string,
  read: (report: Record<string, unknown>) => { passed: number; failed: number },
): void {
  if (!existsSync(file)) {
    failed += 1;
    return;
  }
  const counts = read(JSON.parse(readFileSync(file, "utf8")));
  passed += counts.passed;
  failed += counts.failed === 0 && !ok ? 1 : counts.failed;
}

function readVitest(report: Record<string, unknown>): { passed: number; failed: number } {
  return { passed: Number(report.numPassedTests), failed: Number(report.numFailedTests) };
}

check("Format and lint", "biome", ["check", "."]);
check("Types", "sh", ["-c", "react-router typegen && tsc"]);
check("Unused code", "knip", []);
check("Arrows between the rooms", "npm", ["run", "--silent", "arrows"]);

const unitReport = path.join(scratch, "vitest.json");
const unitOk = run("Unit, component and API tests", "vitest", [
  "run",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${unitReport}`,
]);
count(unitOk, unitReport, (report) => ({
  passed: Number(report.numPassedTests),
  failed: Number(report.numFailedTests),
}));

const mongod = await findRealMongod();
if (mongod) {
  const report = path.join(scratch, "mongod.json");
  const args = ["run", "--project", "api", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const ok = run("API tests on a real MongoDB server", "vitest", args, { MONGODB_TEST_URI: mongod.uri });
  count(ok, report, readVitest);
  await mongod.stop();
} else {
  console.log(
    "\n— No mongod here (MONGODB_TEST_URI, MONGOMS_SYSTEM_BINARY, PATH): the API tests ran on the embedded database only",
  );
}

const e2eReport = path.join(scratch, "playwright.json");
const chromium = ensureChromium();
const e2eOk = run(
  "Journeys in the browser, with and without JavaScript",
  "playwright",
  ["test", "--config=tests/e2e/playwright.config.ts"],
  {
    CHROMIUM: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport,
  },
);
count(e2eOk, e2eReport, (report) => {
  const stats = report.stats as { expected: number; unexpected: number; flaky: number };
  if (stats.flaky > 0) console.log(`${stats.flaky} passed at the second try only: see "flaky" above`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
});

rmSync(scratch, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
