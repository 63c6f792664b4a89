import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { analyseResume } from "../../server/engines/analysis/analyse-resume.ts";
import type { Profile } from "../../server/engines/analysis/profile.ts";
import { UnreadableDocumentError } from "../../server/engines/reading/document-text.ts";
import { readDocument } from "../../server/engines/reading/read-document.ts";
import { closeReaders } from "../../server/engines/reading/reader-pool.ts";
import {
  DOWNLOAD_FORMATS,
  type DownloadFormat,
  makeDownload,
  UnprintableTextError,
} from "../../server/engines/printing/make-download.ts";

const { values: args } = parseArgs({
  options: { data: { type: "string" }, verbose: { type: "boolean" }, only: { type: "string" } },
});
const folder = args.data ?? process.env.EVAL_DATA;
if (!folder || !existsSync(join(folder, "resumes"))) {
  console.log("round trip bench: skipped, no evaluation data (--data DIR or EVAL_DATA)");
  process.exit(0);
}

const FIELDS = ["skills", "experience", "education", "name", "location"] as const;
type Field = (typeof FIELDS)[number];
type Tally = {
  kept: Record<Field, number>;
  whole: number;
  resumes: number;
  lostSkills: number;
  skills: number;
  newSkills: number;
};

/** The fields a user sees; where lines end is the page's matter, so text is compared word by word. */
function fieldsOf(profile: Profile): Record<Field, string> {
  // Print has dashes for ranges of years.
  const words = (text: string) => text.replace(/\s+/g, " ").replaceAll("–", "-").trim();
  return {
    skills: skillsOf(profile).sort().join(", "),
    experience: words(profile.experienceText),
    education: words(profile.educationText),
    name: profile.name ?? "",
    location: profile.location?.text ?? "",
  };
}

function skillsOf(profile: Profile): string[] {
  return profile.skills.map(({ name }) => name);
}

function firstDifference(before: string, after: string): string {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  const from = Math.max(0, at - 40);
  return `\n      was: ${before.slice(from, at + 60)}\n      now: ${after.slice(from, at + 60)}`;
}

function skillDifference(before: Profile, after: Profile): string {
  const [was, now] = [skillsOf(before), skillsOf(after)];
  const lost = was.filter((skill) => !now.includes(skill));
  const found = now.filter((skill) => !was.includes(skill));
  return `\n      lost: ${lost.join(", ") || "-"}\n      new: ${found.join(", ") || "-"}`;
}

/** Null for a document without readable text. A reader that was busy says nothing about the document. */
async function readPatiently(bytes: Uint8Array, fileName: string, patience = 5): Promise<string[] | null> {
  try {
    return (await readDocument(bytes, { fileName })).lines;
  } catch (error) {
    if (!(error instanceof UnreadableDocumentError)) throw error;
    if (error.reason !== "busy") return null;
    if (patience === 0) throw error;
    await setTimeout(5_000);
    return await readPatiently(bytes, fileName, patience - 1);
  }
}

async function linesOf(bytes: Uint8Array, filename: string, format: DownloadFormat): Promise<string[]> {
  // Plain text is no upload format (CF-09); its lines are what a reader would hand on.
  if (format === "txt") return new TextDecoder().decode(bytes).split("\n");
  const lines = await readPatiently(bytes, filename);
  if (lines === null) throw new Error(`${filename} cannot be read again`);
  return lines;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

const files = ["docx", "pdf", "roundtrip"]
  .flatMap((kind) =>
    readdirSync(join(folder, "resumes", kind)).map((name) => ({ name, path: join(folder, "resumes", kind, name) })),
  )
  .filter(({ name }) => (args.only ? name.startsWith(args.only) : true));

const tallies = new Map<DownloadFormat, Tally>(
  DOWNLOAD_FORMATS.map((format) => [
    format,
    {
      kept: { skills: 0, experience: 0, education: 0, name: 0, location: 0 },
      whole: 0,
      resumes: 0,
      lostSkills: 0,
      skills: 0,
      newSkills: 0,
    },
  ]),
);
const times = new Map<DownloadFormat, number[]>(DOWNLOAD_FORMATS.map((format) => [format, []]));
let unread = 0;
let refused = 0;

for (const { name, path } of files) {
  const source = await readPatiently(readFileSync(path), name);
  if (source === null) {
    unread += 1;
    continue;
  }
  const profile = analyseResume(source);
  const before = fieldsOf(profile);
  const resume = {
    name,
    content: source.join("\n"),
    skills: skillsOf(profile),
    experience: profile.experienceText,
    education: profile.educationText,
    profile,
  };
  for (const [format, tally] of tallies) {
    const started = performance.now();
    const download = await makeDownload(resume, format).catch((error: unknown) => {
      if (error instanceof UnprintableTextError) return error;
      throw error;
    });
    times.get(format)!.push(performance.now() - started);
    if (download instanceof UnprintableTextError) {
      refused += 1;
      if (args.verbose) console.log(`${name} ${format}: lacks ${download.characters.join(" ")}`);
      continue;
    }
    const again = analyseResume(await linesOf(download.bytes, download.filename, format));
    const after = fieldsOf(again);
    const kept = FIELDS.filter((field) => before[field] === after[field]);
    tally.resumes += 1;
    tally.whole += kept.length === FIELDS.length ? 1 : 0;
    for (const field of kept) tally.kept[field] += 1;
    tally.skills += skillsOf(profile).length;
    tally.lostSkills += skillsOf(profile).filter((skill) => !skillsOf(again).includes(skill)).length;
    tally.newSkills += skillsOf(again).filter((skill) => !skillsOf(profile).includes(skill)).length;
    if (args.verbose) {
      for (const field of FIELDS.filter((each) => !kept.includes(each))) {
        const detail =
          field === "skills" ? skillDifference(profile, again) : firstDifference(before[field], after[field]);
        console.log(`${name} ${format}: ${field}${detail}`);
      }
    }
  }
}
await closeReaders();

if (unread === files.length) throw new Error("No file could be read: there is nothing to measure.");
console.log(`${files.length} files, ${unread} not readable, ${refused} PDFs refused for lack of a character`);
console.log(
  "format  resumes  all fields  fields kept  skills  experience  education  name  location  skills lost/new of  ms",
);
for (const [format, { kept, whole, resumes, lostSkills, newSkills, skills }] of tallies) {
  const share = (count: number, of = resumes) => `${((100 * count) / of).toFixed(1)} %`;
  const all = FIELDS.reduce((sum, field) => sum + kept[field], 0);
  console.log(
    [
      format.padEnd(6),
      resumes,
      share(whole),
      share(all, FIELDS.length * resumes),
      ...FIELDS.map((field) => share(kept[field])),
      `${lostSkills}/${newSkills} of ${skills}`,
      `median ${median(times.get(format)!).toFixed(0)}, most ${Math.max(...times.get(format)!).toFixed(0)}`,
    ].join("  "),
  );
}
