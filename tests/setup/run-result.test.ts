import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { NOT_LONG } from "./long-tests.ts";
import { readPlaywright } from "./playwright-result.ts";
import { checkResult, closingLines, type RunResult, withRunner } from "./run-result.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

const VITEST_FILE = `
let tries = 0;
test("holds", () => {});
test("wavers", () => expect((tries += 1), "at first").toBe(2));
describe("inside", () => test("breaks", () => { throw new Error("a\\nb\\n".repeat(9)); }));
describe("never begins", () => { beforeAll(() => { throw new Error("no ground"); }); test("is not run", () => {}); });
test("is for later", { tags: ["long"] }, () => { throw new Error("run all the same"); });
`;

function runVitest(): RunResult {
  const folder = mkdtempSync(path.join(os.tmpdir(), "northfold-result-"));
  const file = path.join(folder, "result.json");
  writeFileSync(path.join(folder, "some.test.js"), VITEST_FILE);
  writeFileSync(path.join(folder, "vitest.config.js"), 'export default { test: { tags: [{ name: "long" }] } };');
  const reporter = path.join(ROOT, "tests/setup/vitest-result.ts");
  const args = ["run", "--globals", "--retry=1", `--tags-filter=${NOT_LONG}`, `--reporter=${reporter}`];
  const vitest = path.join(ROOT, "node_modules/vitest/vitest.mjs");
  spawnSync(process.execPath, [vitest, ...args], { cwd: folder, env: { ...process.env, RUN_RESULT_FILE: file } });
  return JSON.parse(readFileSync(file, "utf8"));
}

test("the end of a run names what Vitest saw fail, waver and left out, with the first lines of each message", () => {
  const result = runVitest();
  expect(result.passed).toBe(2);
  const lines = closingLines([{ ...result, files: {} }]);
  expect(lines.slice(0, 3)).toEqual([
    "Passed at the second try only:",
    "  some.test.js: wavers",
    expect.stringMatching(/at first: expected 1 to be 2/),
  ]);
  const failed = lines.slice(lines.indexOf("Failed:"));
  expect(failed).toEqual([
    "Failed:",
    "  some.test.js: never begins",
    "      no ground",
    "  some.test.js: inside > breaks",
    ...Array.from({ length: 6 }, () => ["      a", "      b"]).flat(),
    "",
    "Left to npm run test:long: 1",
    "2 passed, 2 failed",
  ]);
});

function journey(title: string, status: string, messages: string[]) {
  const results = messages.map((message) => ({ status: "failed", duration: 500, errors: [{ message }] }));
  const passed = { status: "passed", duration: 1000, errors: [] };
  const tests = [{ projectName: "with JavaScript", status, expectedStatus: "passed", results: [...results, passed] }];
  return { title, file: "a.spec.ts", tests };
}

test("the end of a run names the journeys that failed or needed their second try, and the slowest files", () => {
  const inner = {
    title: "Sign in",
    file: "a.spec.ts",
    specs: [journey("breaks", "unexpected", ["\u001b[31mred\u001b[0m"])],
  };
  const specs = [journey("holds", "expected", []), journey("wavers", "flaky", ["late"])];
  const report = { suites: [{ title: "a.spec.ts", file: "a.spec.ts", specs, suites: [inner] }], errors: [] };
  const result = readPlaywright(report as unknown as Parameters<typeof readPlaywright>[0]);
  expect(closingLines([result])).toEqual([
    "Slowest files:",
    "  4.0 s  tests/e2e/a.spec.ts",
    "",
    "Passed at the second try only:",
    "  tests/e2e/a.spec.ts: wavers (with JavaScript)",
    "      late",
    "",
    "Failed:",
    "  tests/e2e/a.spec.ts: Sign in > breaks (with JavaScript)",
    "      red",
    "",
    "2 passed, 1 failed",
  ]);
});

test("a check that fails, and a runner that ends without a word, are named too", () => {
  const types = checkResult("Types", false, "app/root.tsx(1,1): error");
  const silent = withRunner(null, "Journeys", false);
  const lines = closingLines([checkResult("Lint", true, ""), types, silent]);
  expect(lines).toContain("  npm test: Types");
  expect(lines).toContain("      app/root.tsx(1,1): error");
  expect(lines).toContain("  npm test: Journeys");
  expect(lines.at(-1)).toBe("1 passed, 2 failed");
});
