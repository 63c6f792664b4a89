import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const COMMAND = fileURLToPath(new URL("./match-command.ts", import.meta.url));
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "match-command-"));
  writeFileSync(
    join(folder, "resume.txt"),
    "Jordan Example\nRegistered Nurse\nExperience\nCared for patients on a ward.\n",
  );
  writeFileSync(join(folder, "empty.txt"), "");
  const listings = [
    { id: "chef", title: "Sous Chef", company: null, location: null, description: "Cook menus.", remote: null },
    {
      id: "nurse",
      title: "Registered Nurse",
      company: "Harbor",
      location: "Dublin, OH",
      description: "Patient care.",
      remote: false,
    },
  ];
  writeFileSync(join(folder, "listings.jsonl"), `${listings.map((one) => JSON.stringify(one)).join("\n")}\nnot json\n`);
});

afterAll(() => rmSync(folder, { recursive: true }));

function run(...options: string[]) {
  return spawnSync(process.execPath, [COMMAND, ...options], { cwd: folder, encoding: "utf8" });
}

test("the match command ranks a file's listings without a database, as text and as JSON", { timeout: 60_000 }, () => {
  const json = run("resume.txt", "--listings", "listings.jsonl", "--json");
  expect(json.status).toBe(0);
  const ranked: { id: string; score: number; parts: { points: number }[] }[] = JSON.parse(json.stdout);
  expect(ranked.map(({ id }) => id)).toEqual(["nurse", "chef"]);
  for (const { score, parts } of ranked) expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(score);
  expect(json.stderr).toContain("Line 3 of listings.jsonl was left out: it is no JSON.");

  const text = run("resume.txt", "--listings", "listings.jsonl", "--top", "1");
  expect(text.stdout).toMatch(/1\. +\d+ {2}Registered Nurse · Harbor · Dublin, OH\n +Role and title \d+\/\d+/);
  expect(text.stdout).not.toContain("Sous Chef");
});

test("DEC-23 a refused file ends with code 2 and its sentence, a wrong call with code 1", { timeout: 60_000 }, () => {
  const refused = run("empty.txt", "--listings", "listings.jsonl");
  expect(refused.status).toBe(2);
  expect(refused.stderr).toContain("This file is empty.");
  expect(run("resume.txt").status).toBe(1);
});
