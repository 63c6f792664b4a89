import type { JSONReport, JSONReportSpec, JSONReportSuite, JSONReportTest } from "playwright/types/testReporter";
import { emptyResult, type Mishap, type RunResult } from "./run-result.ts";

/** Reads what Playwright's JSON report tells as a `RunResult`. */
export function readPlaywright(report: JSONReport): RunResult {
  const result = emptyResult();
  for (const suite of report.suites) addSuite(result, suite, []);
  for (const error of report.errors) {
    result.failed.push({ file: "playwright", title: "an error outside of every test", message: error.message ?? "" });
  }
  return result;
}

function addSuite(result: RunResult, suite: JSONReportSuite, parents: string[]): void {
  const titles = suite.title === suite.file ? parents : [...parents, suite.title];
  for (const spec of suite.specs) for (const test of spec.tests) addTest(result, spec, test, titles);
  for (const child of suite.suites ?? []) addSuite(result, child, titles);
}

function addTest(result: RunResult, spec: JSONReportSpec, test: JSONReportTest, titles: string[]): void {
  const file = `tests/e2e/${spec.file}`;
  const spent = test.results.reduce((sum, attempt) => sum + attempt.duration, 0);
  result.files[file] = (result.files[file] ?? 0) + spent;
  const title = `${[...titles, spec.title].join(" > ")} (${test.projectName})`;
  const mishap: Mishap = { file, title, message: messageOf(test) };
  if (test.status === "unexpected") result.failed.push(mishap);
  if (test.status === "flaky") result.secondTry.push(mishap);
  if (test.status === "expected" || test.status === "flaky") result.passed += 1;
}

function messageOf(test: JSONReportTest): string {
  const failed = test.results.find((attempt) => attempt.status !== test.expectedStatus);
  return failed?.errors.map((error) => error.message).join("\n") ?? "";
}
