import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCommand } from "../../tests/setup/run-command.ts";

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

const run = (...words: string[]) => runCommand("match", words, { cwd: folder });

test("the match command ranks a file's listings without a database, as text and as JSON", async () => {
  const json = await run("resume.txt", "--listings", "listings.jsonl", "--json");
  expect(json.code).toBe(0);
  const ranked: { id: string; score: number; parts: { points: number }[] }[] = JSON.parse(json.out);
  expect(ranked.map(({ id }) => id)).toEqual(["nurse", "chef"]);
  for (const { score, parts } of ranked) expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(score);
  expect(json.err).toContain("Line 3 of listings.jsonl was left out: it is no JSON.");

  const text = await run("resume.txt", "--listings", "listings.jsonl", "--top", "1");
  expect(text.out).toMatch(/1\. +\d+ {2}Registered Nurse · Harbor · Dublin, OH\n +Role and title \d+\/\d+/);
  expect(text.out).not.toContain("Sous Chef");
});

test("DEC-23 a refused file ends with code 2 and its sentence, a wrong call with code 1", async () => {
  const refused = await run("empty.txt", "--listings", "listings.jsonl");
  expect(refused.code).toBe(2);
  expect(refused.err).toContain("This file is empty.");
  expect((await run("resume.txt")).code).toBe(1);
});
