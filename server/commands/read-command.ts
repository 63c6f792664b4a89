import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { analyseResume } from "../engines/analysis/analyse-resume.ts";
import type { LineRange, Profile } from "../engines/analysis/profile.ts";
import { UnreadableDocumentError } from "../engines/reading/document-text.ts";
import { readDocument } from "../engines/reading/read-document.ts";
import { closeReaders } from "../engines/reading/reader-pool.ts";

const REFUSED_EXIT_CODE = 2;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: "boolean" } } });
const path = positionals[0];
if (path === undefined) {
  console.error("Usage: npm run read -- FILE [--json]");
  process.exitCode = 1;
} else {
  try {
    await readAndPrint(path);
  } finally {
    await closeReaders();
  }
}

async function readAndPrint(fileName: string): Promise<void> {
  try {
    const text = await readDocument(await readFile(fileName), { fileName });
    const profile = analyseResume(text.lines);
    if (values.json) console.log(JSON.stringify({ ...text, profile }, null, 2));
    else console.log([...text.lines, "", ...describeProfile(profile)].join("\n"));
    for (const warning of values.json ? [] : text.warnings) console.error(warning);
  } catch (error) {
    if (!(error instanceof UnreadableDocumentError)) throw error;
    if (values.json) console.log(JSON.stringify({ refused: error.reason, message: error.message }, null, 2));
    else console.error(error.message);
    process.exitCode = REFUSED_EXIT_CODE;
  }
}

function describeProfile(profile: Profile): string[] {
  const at = (index: number): string => `[line ${index + 1}] ${profile.lines[index] ?? ""}`;
  const span = ({ from, to }: LineRange): string => `lines ${from + 1}-${to + 1}`;
  return [
    "== Understood ==",
    `Name: ${profile.name ?? "not found"}`,
    `Headline: ${profile.headline?.text ?? "not found"}`,
    `Place: ${profile.location?.text ?? "not found"}`,
    `Years of experience: ${profile.yearsOfExperience ?? "not found"}`,
    "",
    "Sections",
    ...profile.sections.map(({ kind, heading, lines }) => `  ${kind} (${heading ?? "no heading"}), ${span(lines)}`),
    "",
    "Experience",
    ...profile.jobs.map(
      ({ title, employer, start, end, current, lines }) =>
        `  ${title ?? "title not found"} | ${employer ?? "employer not found"} | ${start ?? "?"} - ${current ? "now" : (end ?? "?")}, ${span(lines)}`,
    ),
    "",
    "Education",
    ...profile.education.map(
      ({ degree, field, institution, year, lines }) =>
        `  ${[degree, field, institution, year].map((part) => part ?? "?").join(" | ")}, ${span(lines)}`,
    ),
    "",
    "Skills",
    ...profile.skills.map(
      (skill) => `  ${skill.name} (${skill.kind}${skill.shown ? ", shown in use" : ""}) ${at(skill.lines[0] ?? -1)}`,
    ),
    ...profile.notUnderstood.map(({ line, reason }) => `${reason} ${at(line)}`),
  ];
}
