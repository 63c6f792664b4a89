import { stripVTControlCharacters } from "node:util";

/** What one part of a run found: its counts, and by name what has to be looked at. Durations are in milliseconds. */
export type RunResult = {
  passed: number;
  failed: Mishap[];
  /** What passed only when it was tried again: too tight for a busy machine, or a fault that comes and goes. */
  secondTry: Mishap[];
  files: Record<string, number>;
  /** How many tests were not run, being left to `npm run test:long`. */
  left: number;
};

/** A test that failed, with the message of its first try. */
export type Mishap = { file: string; title: string; message: string };

const MESSAGE_LINES = 12;
const SLOWEST_FILES = 8;

export function emptyResult(): RunResult {
  return { passed: 0, failed: [], secondTry: [], files: {}, left: 0 };
}

/** The result of a part that a tool other than a test runner checks. */
export function checkResult(title: string, passed: boolean, output: string): RunResult {
  if (passed) return { ...emptyResult(), passed: 1 };
  return { ...emptyResult(), failed: [{ file: "npm test", title, message: output }] };
}

/** A runner that says it failed, but names no test, has failed itself. */
export function withRunner(result: RunResult | null, title: string, ok: boolean): RunResult {
  const known = result ?? emptyResult();
  const silent = result === null || (!ok && known.failed.length === 0);
  if (!silent) return known;
  const message = "The runner ended before it could say which test failed; what it said stands above.";
  return { ...known, failed: [...known.failed, { file: "npm test", title, message }] };
}

/** The end of a run: what was slow, what passed at the second try only, what failed, and the counts on the last line. */
export function closingLines(results: RunResult[]): string[] {
  const failed = results.flatMap((result) => result.failed);
  const secondTry = results.flatMap((result) => result.secondTry);
  const sumOf = (key: "passed" | "left") => results.reduce((sum, result) => sum + result[key], 0);
  const left = sumOf("left");
  return [
    ...slowest(results),
    ...named("Passed at the second try only:", secondTry),
    ...named("Failed:", failed),
    ...(left > 0 ? [`Left to npm run test:long: ${left}`] : []),
    `${sumOf("passed")} passed, ${failed.length} failed`,
  ];
}

function slowest(results: RunResult[]): string[] {
  const files = results.flatMap((result) => Object.entries(result.files)).sort((a, b) => b[1] - a[1]);
  if (files.length === 0) return [];
  const rows = files.slice(0, SLOWEST_FILES).map(([file, ms]) => `  ${(ms / 1000).toFixed(1)} s  ${file}`);
  return ["Slowest files:", ...rows, ""];
}

function named(heading: string, mishaps: Mishap[]): string[] {
  if (mishaps.length === 0) return [];
  return [
    heading,
    ...mishaps.flatMap(({ file, title, message }) => [`  ${file}: ${title}`, ...firstLines(message)]),
    "",
  ];
}

function firstLines(message: string): string[] {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return lines.slice(0, MESSAGE_LINES).map((line) => `      ${line}`);
}
