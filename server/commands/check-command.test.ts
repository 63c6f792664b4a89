import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeDocx } from "../../tests/fixtures/documents.ts";
import { runCommand } from "../../tests/setup/run-command.ts";

const RESUME = ["Ines Varga", "Experience", "Baker, Dobos Bakery, Graz, 2019 - Present", "Led a shift of six bakers."];

let folder = "";
let claims = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "check-command-"));
  claims = join(folder, "claims.jsonl");
  const rows = ["I lead a shift of 6 bakers.", "I led a shift of sixteen bakers.", "I fed a shift of six bakers."];
  await writeFile(claims, `${rows.map((claim) => JSON.stringify({ claim })).join("\n")}\n\n`);
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

const run = (...words: string[]) => runCommand("check", words);

test.each(["txt", "docx"])(
  "DEC-99 npm run check gives each claim one of three answers, of a resume as %s",
  async (kind) => {
    const resume = join(folder, `cv.${kind}`);
    await writeFile(resume, kind === "txt" ? RESUME.join("\n") : await makeDocx({ paragraphs: RESUME }));
    const { code, out, err } = await run("--resume", resume, "--claims", claims, "--json");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const rows = out
      .trim()
      .split("\n")
      .map((row) => JSON.parse(row));
    expect(rows).toMatchObject([
      { claim: "I lead a shift of 6 bakers.", answer: "borne out", line: RESUME[3], reason: "" },
      {
        claim: "I led a shift of sixteen bakers.",
        answer: "not borne out",
        reason: expect.stringContaining("sixteen"),
      },
      { claim: "I fed a shift of six bakers.", answer: "not sure", line: RESUME[3] },
    ]);
    const shown = await run("--resume", resume, "--claims", claims);
    expect(shown.out).toMatch(/^borne out {6}I lead a shift of 6 bakers\.\n {15}Led a shift of six bakers\.\n/);
  },
);

test("DEC-99 npm run check names what is missing (1) and the row that is no claim (2)", async () => {
  const resume = join(folder, "plain.txt");
  await writeFile(resume, RESUME.join("\n"));
  const bad = join(folder, "bad.jsonl");
  await writeFile(bad, '{"claim": "I bake."}\n{"sentence": 4}\n');
  expect(await run("--resume", resume)).toMatchObject({
    code: 1,
    err: expect.stringContaining("--claims is missing."),
  });
  expect(await run("--resume", resume, "--claims", bad)).toEqual({
    code: 2,
    out: "",
    err: `${bad}, line 2: not a claim. A line reads {"claim": "I led a team of six."}\n`,
  });
  expect(await run("--help")).toMatchObject({ code: 0, out: expect.stringMatching(/^Usage: npm run check/) });
});
