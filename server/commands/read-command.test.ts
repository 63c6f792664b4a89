import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeDocx } from "../../tests/fixtures/documents.ts";
import { runCommand } from "../../tests/setup/run-command.ts";

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "read-command-"));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

const run = (...words: string[]) => runCommand("read", words);

test("npm run read prints what was read and what was understood, as one JSON object with --json", async () => {
  const path = join(folder, "cv.docx");
  await writeFile(path, await makeDocx({ paragraphs: ["Ines Varga", "Skills", "Microsoft Excel"] }));
  const plain = await run(path);
  expect(plain).toMatchObject({ code: 0, err: "" });
  expect(plain.out).toContain("Ines Varga\nSkills\nMicrosoft Excel");
  expect(plain.out).toContain("skills (Skills)");
  const { kind, pages, warnings, lines, profile } = JSON.parse((await run(path, "--json")).out);
  expect({ kind, pages, warnings, lines }).toEqual({
    kind: "docx",
    pages: null,
    warnings: [],
    lines: ["Ines Varga", "Skills", "Microsoft Excel"],
  });
  expect(profile.skills).not.toEqual([]);
});

test("npm run read ends with code 2 and the reason when a file is refused", async () => {
  const path = join(folder, "cv.pdf");
  await writeFile(path, "no document");
  expect(await run(path)).toEqual({ code: 2, out: "", err: "Please upload a PDF, DOC, or DOCX file.\n" });
  expect(JSON.parse((await run(path, "--json")).out)).toEqual({
    refused: "wrong-type",
    message: "Please upload a PDF, DOC, or DOCX file.",
  });
});
