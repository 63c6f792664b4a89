import { analyseResume } from "../engines/analysis/analyse-resume.ts";
import type { LineRange, Profile } from "../engines/analysis/profile.ts";
import { closeReaders } from "../engines/reading/reader-pool.ts";
import { runCommand } from "./command-line.ts";
import { readGivenDocument } from "./given-file.ts";

const USAGE = `Usage: npm run read -- FILE [--json]

Reads a resume (PDF, DOCX or DOC) as an upload does, and prints its lines and what was understood of them, each with
the line it came from. Nothing is stored.

  --json   one JSON object: kind, pages, warnings, lines, profile; for a file that is refused: refused, message`;

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

await runCommand({
  usage: USAGE,
  options: { json: { type: "boolean" } },
  words: ["FILE"],
  async run({ json = false }, file = "") {
    try {
      const text = await readGivenDocument(file, json);
      const profile = analyseResume(text.lines);
      if (json) return console.log(JSON.stringify({ ...text, profile }, null, 2));
      console.log([...text.lines, "", ...describeProfile(profile)].join("\n"));
      for (const warning of text.warnings) console.error(warning);
    } finally {
      await closeReaders();
    }
  },
});
