import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { COMPILE_CACHE } from "../../tests/setup/app-process.ts";
import { PROJECT_ROOT } from "../project-root.ts";
import { readCall, WrongCall, wholeNumber } from "./command-line.ts";

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(path.join(PROJECT_ROOT, "package.json"), "utf8"),
);
/** Every command there is, so that a new one is tried as well: its name and its file. */
const COMMANDS = Object.entries(scripts).flatMap(([name, script]): [string, string][] => {
  const file = /node (\S+-command\.ts)$/.exec(script)?.[1];
  return file ? [[name, path.join(PROJECT_ROOT, file)]] : [];
});

/** A machine that is busy with something else may take long to start even a small program. */
const CALL_MS = 150_000;
const PATIENCE_MS = 2 * CALL_MS;

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "northfold-commands-"));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Calls a command as npm does, with a DATA_DIR where nothing is. */
function call(name: string, args: string[], settings: Record<string, string> = {}) {
  const file = new Map(COMMANDS).get(name) ?? "";
  const env = { ...COMPILE_CACHE, DATA_DIR: path.join(folder, "data"), ...settings };
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    cwd: folder,
    env,
    encoding: "utf8",
    timeout: CALL_MS,
  });
  return { status, stdout, stderr };
}

function expectSentences(text: string): void {
  expect(text).not.toMatch(/^\s+at |node:internal|Error:|\[object/m);
  expect(text.trim().split("\n").length).toBeLessThanOrEqual(4);
}

test("the commands of package.json are found", () => {
  expect(COMMANDS.map(([name]) => name)).toEqual(
    expect.arrayContaining(["read", "match", "admin", "paypal", "data:copy"]),
  );
});

test.each(COMMANDS)("npm run %s says how to call it", { timeout: PATIENCE_MS }, (name) => {
  const help = call(name, ["--help"]);
  expect({ status: help.status, stderr: help.stderr }).toEqual({ status: 0, stderr: "" });
  expect(help.stdout).toMatch(new RegExp(`^Usage: npm run ${name}\\b.*\\n\\n[A-Z]`));
  const isForUsers = name !== "readme:settings";
  if (isForUsers) expect(readFileSync(path.join(PROJECT_ROOT, "README.md"), "utf8")).toContain(`npm run ${name} `);
});

function expectOptionNamed(name: string): void {
  const wrong = call(name, ["--no-such-option"]);
  expect({ status: wrong.status, stdout: wrong.stdout }).toEqual({ status: 1, stdout: "" });
  expect(wrong.stderr).toContain(`There is no option --no-such-option.\nUsage: npm run ${name}`);
  expectSentences(wrong.stderr);
}

test("a command names the option it does not know", { timeout: PATIENCE_MS }, () => expectOptionNamed("admin"));
test.each(COMMANDS)(
  "npm run %s names the option it does not know",
  { tags: "long", timeout: PATIENCE_MS },
  expectOptionNamed,
);

const OPTIONS = { listings: { type: "string" }, json: { type: "boolean", short: "j" } } as const;

test.each<[args: string[], words: string]>([
  [[], "FILE is missing."],
  [["a", "b", "c"], '"c" is one word too many.'],
  [["a", "--jsno"], "There is no option --jsno. Did you mean --json?"],
  [["a", "--constructor"], "There is no option --constructor."],
  [["a", "-x"], "There is no option -x."],
  [["a", "--json=1"], "--json takes no value."],
  [["a", "--listings"], "--listings needs a value."],
  [["a", "--listings", "--json"], "--listings needs a value."],
])("the call %o is wrong", (args, words) => {
  expect(() => readCall(args, OPTIONS, ["FILE", "OTHER?"])).toThrow(new WrongCall(words));
});

test("a call is read with its words and values, in any order, and what follows -- are words", () => {
  expect(readCall(["--listings", "x", "a", "-j"], OPTIONS, ["FILE"])).toMatchObject({
    values: { listings: "x", json: true },
    positionals: ["a"],
  });
  expect(readCall(["--listings=--x", "--", "--a"], OPTIONS, ["FILE"])).toMatchObject({
    values: { listings: "--x" },
    positionals: ["--a"],
  });
});

test.each(["", "-1", "1.5", "1e3", "0x10", " 1", "many", "6", "99999999999999999999"])(
  '"%s" is no number from 1 to 5',
  (text) => {
    expect(() => wholeNumber(text, { option: "--top", least: 1, most: 5 })).toThrow(
      "--top must be a whole number, from 1 to 5.",
    );
  },
);

type WrongCalls = [command: string, args: string[], status: number, words: string][];

/** One of each kind: a file, a folder, a value, a word, an option, an address. */
const WRONG_CALLS: WrongCalls = [
  ["read", ["no-such.pdf"], 2, "There is no no-such.pdf."],
  ["match", ["cv.pdf"], 1, "--listings is missing."],
  ["admin", ["constructor"], 1, '"constructor" is not invite, grant, revoke or list.'],
  ["admin", ["list"], 2, "There is no data in DATA_DIR"],
  ["database", ["--host", "0.0.0.0"], 2, "served on loopback only"],
  ["restore", ["no-such-folder"], 2, "There is no finished backup in no-such-folder"],
  [
    "data:copy",
    ["--from", "mongodb://me:hunter2@", "--to", "embedded:y"],
    2,
    "The database of --from cannot be opened",
  ],
];

const MORE_WRONG_CALLS: WrongCalls = [
  ["read", ["."], 2, ". is a folder"],
  ["match", ["cv.pdf", "--listings", "no-such.jsonl"], 2, "There is no no-such.jsonl."],
  [
    "write",
    ["--resume", "cv.pdf", "--posting", "job.txt", "--kind", "poem"],
    1,
    '"poem" is not letter, resume or guide.',
  ],
  ["write", ["--resume", "cv.pdf", "--kind", "letter"], 1, "--posting is missing."],
  ["write", ["--resume", "cv.pdf", "--posting", "no-such.txt", "--kind", "letter"], 2, "There is no no-such.txt."],
  ["admin", ["grant"], 1, "EMAIL is missing."],
  ["jobs", ["frobnicate"], 1, '"frobnicate" is not add, list, run, remove, import or export.'],
  ["jobs", ["list"], 2, "There is no data in DATA_DIR"],
  ["seed", [], 1, "--users is missing."],
  ["database", ["--data-dir", "no-such-folder"], 2, "There is no embedded database in no-such-folder."],
  ["backup", [], 1, "DIR is missing."],
  ["backup", ["."], 2, "There is no data in DATA_DIR"],
  ["restore", [], 1, "DIR is missing."],
  ["data:copy", ["--to", "embedded:x"], 1, "--from is missing"],
  ["data:copy", ["--from", "embedded:x", "--to", "embedded:y"], 2, "There is no embedded database in x."],
  [
    "data:copy",
    ["--from", "postgres://x", "--to", "embedded:y"],
    1,
    "--from is neither embedded:FOLDER nor mongodb://",
  ],
];

function expectRefused(name: string, args: string[], status: number, words: string): void {
  const answer = call(name, args);
  expect(answer.stderr).toContain(words);
  expect({ status: answer.status, stdout: answer.stdout }).toEqual({ status, stdout: "" });
  expect(answer.stderr).not.toContain("hunter2");
  expectSentences(answer.stderr);
}

test.each(WRONG_CALLS)("npm run %s -- %o ends with %i", { timeout: PATIENCE_MS }, expectRefused);
test.each(MORE_WRONG_CALLS)("npm run %s -- %o ends with %i", { tags: "long", timeout: PATIENCE_MS }, expectRefused);

test("wrong settings are told in a sentence, and misspelt ones with what was meant", { timeout: PATIENCE_MS }, () => {
  const wrong = call("admin", ["list"], { PORT: "80000" });
  expect([wrong.status, wrong.stderr]).toEqual([2, "PORT must be a port from 1 to 65535.\n"]);
  const { stderr } = call("admin", ["list"], { MONGO_URI: "mongodb://me:hunter2@host", PORT_X: "1", DATADIR: "" });
  expect(stderr).toContain("MONGO_URI is no setting of Northfold. MONGODB_URI was probably meant.\n");
  expect(stderr).not.toMatch(/hunter2|PORT_X|DATADIR/);
  const nowhere = call("seed", ["--users", "1"], { DATA_DIR: "/proc/nope/data" });
  expect(nowhere.status).toBe(2);
  expect(nowhere.stderr).toMatch(/^DATA_DIR is \/proc\/nope\/data, and nothing can be written there/);
  const unreached = call("data:copy", ["--from", "mongodb://me:hunter2@127.0.0.1:1", "--to", "embedded:y"]);
  expect(unreached.stderr).toContain("The database of --from cannot be opened with that address: connect ECONNREFUSED");
  expect(unreached.stderr).not.toContain("hunter2");
});

test("a port that is taken is told in a sentence", { timeout: PATIENCE_MS }, async () => {
  const holder = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => holder.once("listening", resolve));
  const address = holder.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const { status, stderr } = call("paypal", ["--port", String(port)], { PORT: "wrong" });
  holder.close();
  expect([status, stderr]).toEqual([2, `Port ${port} is taken. Choose another one.\n`]);
});

test("whoever stops reading in the middle, as head does, gets no error", { timeout: PATIENCE_MS }, () => {
  const file = new Map(COMMANDS).get("match");
  const { status, stderr } = spawnSync("sh", ["-c", `"${process.execPath}" "${file}" --help | true`], {
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([0, ""]);
});
