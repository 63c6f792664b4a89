import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inventVacancies } from "../../tests/emulators/job-board-shapes.ts";
import { type JobBoards, startJobBoards } from "../../tests/emulators/job-boards.ts";
import { runCommand, type Told } from "../../tests/setup/run-command.ts";
import { SOURCE_KINDS } from "../jobs/sources/all-kinds.ts";

const PATIENCE_MS = 240_000;

let folder = "";
let boards: JobBoards;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "jobs-command-"));
  boards = await startJobBoards();
});

afterAll(async () => {
  await boards.close();
  await rm(folder, { recursive: true });
});

function run(words: string[], { dataDir = folder, input = "" } = {}): Promise<Told> {
  return runCommand("jobs", words, { input, env: { DATA_DIR: dataDir, JOB_BOARDS_BASE_URL: boards.url } });
}

test(
  "--help names every verb and kind; a wrong call says what is wrong, and the usage",
  async () => {
    const help = await run(["--help"]);
    expect(help).toMatchObject({ code: 0, err: "" });
    for (const verb of ["add", "list", "run", "remove", "import", "export", "--try", "--yes"]) {
      expect(help.out).toContain(`  ${verb} `);
    }
    for (const { kind } of SOURCE_KINDS) expect(help.out).toMatch(new RegExp(`Kinds: .*\\b${kind}\\b`));
    const wrong: [string[], string][] = [
      [["fetch"], '"fetch" is not add, list, run, remove, import or export.'],
      [["add", "grenhouse", "acme"], 'There is no kind of source named "grenhouse".'],
      [["add", "greenhouse", "acme", "--tri"], "There is no option --tri. Did you mean --try?"],
    ];
    for (const [words, sentence] of wrong) {
      const told = await run(words);
      expect(told.code, words.join(" ")).toBe(1);
      expect(told.err, words.join(" ")).toContain(sentence);
      expect(told.err, words.join(" ")).toContain("Usage: npm run jobs");
    }
  },
  PATIENCE_MS,
);

test("a mistyped DATA_DIR is no new installation", { tags: "long", timeout: PATIENCE_MS }, async () => {
  const told = await run(["list"], { dataDir: join(folder, "nowhere") });
  expect(told).toMatchObject({ code: 2, out: "" });
  expect(told.err).toMatch(/There is no data in DATA_DIR, .*nowhere\. Start Northfold once, or correct the setting\./);
});

test(
  "a source is tried, added, read, listed and removed from the terminal",
  async () => {
    boards.list("greenhouse", "acme", inventVacancies(5));
    const tried = await run(["add", "greenhouse", "acme", "--try"]);
    expect(tried).toMatchObject({ code: 0, err: "" });
    expect(tried.out).toContain("lists:\n  Backend Engineer 1 · Acme Labs · Lyon, France");

    const added = await run(["add", "https://boards.greenhouse.io/acme"]);
    expect(added).toMatchObject({ code: 0, err: "" });
    const name = /so does `npm run jobs -- run "([^"]+)"`/.exec(added.out)?.[1] ?? "";
    expect(name).toMatch(/acme/i);
    const twice = await run(["add", "greenhouse", "acme"]);
    expect(twice).toMatchObject({ code: 2, out: "" });
    expect(twice.err).toMatch(/already/i);

    expect((await run(["run", name])).out).toContain("5 listed, 5 new, 0 changed, 0 closed, 0 left out.");
    const listed = await run(["list"]);
    expect(listed.out).toMatch(/\(on, 5 open, next run in /);
    expect(listed.out).toContain("5 open postings from 1 source.");

    const asked = await run(["remove", name]);
    expect(asked).toMatchObject({ code: 2, out: "" });
    expect(asked.err).toContain("its open postings, 5, are closed. If that is meant, call it again with --yes.");
    expect((await run(["remove", name, "--yes"])).out).toContain("was removed.");
  },
  PATIENCE_MS,
);

test("a board that is not there or fails is told in a sentence, with exit code 2 and no stack", {
  tags: "long",
  timeout: PATIENCE_MS,
}, async () => {
  for (const [fault, words] of [
    ["404", ["add", "greenhouse", "missing", "--try"]],
    ["500", ["add", "lever", "acme", "--try"]],
    ["html", ["add", "ashby", "acme", "--try"]],
  ] as const) {
    boards.fail(fault);
    const told = await run([...words]);
    boards.heal();
    expect(told, fault).toMatchObject({ code: 2, out: "" });
    expect(told.err.trim(), fault).toMatch(/^\S[^\n]{10,200}\.$/);
    expect(told.err, fault).not.toMatch(/\n\s+at |undefined|\[object/);
  }
});

test("a table is stored once its columns are agreed to, and comes out as it went in", {
  tags: "long",
  timeout: PATIENCE_MS,
}, async () => {
  const file = join(folder, "jobs.csv");
  const row = (title: string) => `${title},Larkfield Farms,"Denver, CO","Keep the books, and visit the farms."`;
  await writeFile(file, ["Job Title,Company,Location,Description", row("Accountant"), row("Clerk"), ",,,"].join("\n"));
  const asked = await run(["import", file]);
  expect(asked.code).toBe(2);
  expect(asked.out).toMatch(/title\s+Job Title/);
  expect(asked.err).toContain("Nothing is stored yet. If the columns are right, call it again with --yes.");
  expect((await run(["import", file, "--yes"])).out).toContain("2 new, 0 changed, 0 the same");
  expect((await run(["import", file, "--yes"])).out).toContain("0 new, 0 changed, 2 the same");
  const copy = join(folder, "out.jsonl");
  expect((await run(["export", copy])).err).toContain("2 listings written.");
  const titles = (await readFile(copy, "utf8"))
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line).title);
  expect(titles.sort()).toEqual(["Accountant", "Clerk"]);
});
