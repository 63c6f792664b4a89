import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Reporter, TestCase, TestModule, TestSuite } from "vitest/node";
import { LONG } from "./long-tests.ts";
import { emptyResult, type Mishap, type RunResult } from "./run-result.ts";

type Cause = { message: string; stack?: string };

/** Writes what Vitest found as a `RunResult` to the file that RUN_RESULT_FILE names. */
export default class ResultReporter implements Reporter {
  onTestRunEnd: Reporter["onTestRunEnd"] = (modules, unhandled) => {
    const result = emptyResult();
    for (const module of modules) addModule(result, module);
    result.failed.push(...unhandled.map((error) => mishap("vitest", "an error outside of every test", [error])));
    const file = process.env.RUN_RESULT_FILE;
    if (file) writeFileSync(file, JSON.stringify(result));
  };
}

function addModule(result: RunResult, module: TestModule): void {
  const file = fileOf(module);
  result.files[file] = Math.round(module.diagnostic().duration + module.diagnostic().collectDuration);
  for (const part of [module, ...module.children.allSuites()]) {
    if (part.errors().length > 0) result.failed.push(mishap(file, titleOf(part), part.errors()));
  }
  for (const test of module.children.allTests()) addTest(result, file, test);
}

function addTest(result: RunResult, file: string, test: TestCase): void {
  const { state, errors } = test.result();
  const first = test.attempts().find((attempt) => attempt.state === "failed")?.errors ?? errors ?? [];
  if (state === "skipped" && test.tags.includes(LONG)) result.left += 1;
  if (state === "failed") result.failed.push(mishap(file, test.fullName, first));
  if (state !== "passed") return;
  result.passed += 1;
  if (test.diagnostic()?.flaky) result.secondTry.push(mishap(file, test.fullName, first));
}

function fileOf(module: TestModule): string {
  return path.relative(process.cwd(), module.moduleId);
}

function titleOf(part: TestModule | TestSuite): string {
  return part.type === "module" ? "the file itself" : part.fullName;
}

function mishap(file: string, title: string, causes: readonly Cause[]): Mishap {
  return { file, title, message: causes.map((cause) => cause.message).join("\n") };
}
