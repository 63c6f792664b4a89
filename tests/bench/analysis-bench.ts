/**
 * Measures the reading of resumes (fields, titles, skills) on the evaluation data.
 * Run: node tests/bench/analysis-bench.ts --data DIR (or EVAL_DATA=DIR).
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { analyseResume } from "../../server/engines/analysis/analyse-resume.ts";
import { findSkills } from "../../server/engines/analysis/find-skills.ts";
import type { Profile } from "../../server/engines/analysis/profile.ts";
import { readDocument } from "../../server/engines/reading/read-document.ts";
import {
  type LabelledJob,
  type LabelledPerson,
  makeUpPeople,
  printLayouts,
  readJsonResume,
  readReactive,
  readRenderCv,
} from "./labelled-people.ts";
import { readCsv } from "./read-csv.ts";
import { measureSkills, readSkillSpan } from "./skill-figures.ts";

const NOW = new Date("2026-03-20T00:00:00Z");
const FIELDS = ["titles", "employers", "dates", "schools", "degrees", "skills"] as const;
type Field = (typeof FIELDS)[number];
type Counts = { right: number; found: number; asked: number };

const at = process.argv.indexOf("--data");
const data = at > 0 ? process.argv[at + 1] : process.env.EVAL_DATA;
if (!data || !existsSync(data)) {
  console.log("analysis-bench: no evaluation data (--data DIR or EVAL_DATA), nothing measured.");
  process.exit(0);
}

await measureLabelledFiles(data);
measureOtherPeople(data);
measureMadeUpPeople(data);
measureLivecareer(data);
measureSkillSpan(data);
measureSpeed(data);
process.exit(0);

async function measureLabelledFiles(folder: string): Promise<void> {
  const perFile: Record<Field, number>[] = [];
  for (const line of readFileSync(join(folder, "labels/pairs.tsv"), "utf8").trim().split("\n")) {
    const [label = "", file = ""] = line.split("\t");
    const source = readFileSync(join(folder, label), "utf8");
    const person = label.endsWith(".json") ? readReactive(source) : readRenderCv(source);
    const document = await readDocument(readFileSync(join(folder, file)), { fileName: file });
    perFile.push(scores(person, analyseResume(document.lines, { now: NOW })));
  }
  report(`fields, ${perFile.length} labelled files (F1 mean / spread)`, perFile);
}

function measureOtherPeople(folder: string): void {
  const perFile: Record<Field, number>[] = [];
  for (const name of readdirSync(join(folder, "jsonresume")).filter(
    (file) => file.endsWith(".json") && file !== "schema.json",
  )) {
    const person = readJsonResume(readFileSync(join(folder, "jsonresume", name), "utf8"));
    if (!person || person.jobs.length === 0) continue;
    for (const lines of printLayouts(person)) perFile.push(scores(person, analyseResume(lines, { now: NOW })));
  }
  report(`fields, other people in printed layouts, ${perFile.length} texts (F1 mean / spread)`, perFile);
}

/** Real titles and company names, put together at random, in every layout: misses of word lists show here. */
function measureMadeUpPeople(folder: string): void {
  const titles = readCsv(readFileSync(join(folder, "taxonomies/esco_occupations_en.csv"), "utf8"))
    .slice(1)
    .flatMap((row) => (row[3] ? [row[3]] : []));
  const listings = readFileSync(join(folder, "jobs/listings.jsonl"), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    // The data set's own schema.
    .map((line) => JSON.parse(line) as { company: string | null; description: string | null });
  const people = makeUpPeople({
    titles,
    companies: [...new Set(listings.flatMap(({ company }) => (company && company.length < 40 ? [company] : [])))],
    sentences: listings
      .slice(0, 300)
      .flatMap(({ description }) => description?.match(/[A-Z][a-z]+ [^.!?\n]{30,110}\./g) ?? []),
    count: 200,
  });
  const perFile = people.flatMap((person, index) =>
    printLayouts(person)
      .filter((_, layout) => (layout + index) % 4 === 0)
      .map((lines) => ({ person, lines, figures: scores(person, analyseResume(lines, { now: NOW })) })),
  );
  if (process.argv.includes("--show")) {
    for (const { person, lines, figures } of perFile
      .filter(({ figures }) => figures.titles < 1 || figures.employers < 1)
      .slice(0, 25)) {
      const { jobs } = analyseResume(lines, { now: NOW });
      console.log(
        figures.titles,
        figures.employers,
        person.jobs.map((job) => `${job.title} @ ${job.employer}`).join("; "),
        "=>",
        jobs.map((job) => `${job.title} @ ${job.employer}`).join("; "),
      );
      console.log(lines.slice(4, 14).join("\n"));
    }
  }
  report(
    `fields, made-up people in printed layouts, ${perFile.length} texts (F1 mean / spread)`,
    perFile.map(({ figures }) => figures),
  );
}

function report(title: string, perFile: Record<Field, number>[]): void {
  console.log(title);
  for (const field of FIELDS) {
    const values = perFile.map((file) => file[field]).filter((value) => !Number.isNaN(value));
    if (values.length === 0) continue;
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    console.log(`  ${field.padEnd(10)} ${mean.toFixed(3)} / ${(Math.max(...values) - Math.min(...values)).toFixed(2)}`);
  }
}

function scores(person: LabelledPerson, profile: Profile): Record<Field, number> {
  const dateOf = (job: Pick<LabelledJob, "start" | "end">) => `${job.start ?? ""}..${job.end ?? ""}`;
  return {
    titles: f1(
      person.jobs.map((job) => job.title),
      profile.jobs.map((job) => job.title),
    ),
    employers: f1(
      person.jobs.map((job) => job.employer),
      profile.jobs.map((job) => job.employer),
    ),
    dates: f1(
      person.jobs.map(dateOf),
      profile.jobs.map((job) => dateOf({ start: job.start, end: job.current ? "now" : job.end })),
    ),
    schools: f1(
      person.schools.map((school) => school.institution),
      profile.education.map((school) => school.institution),
    ),
    degrees: f1(
      person.schools.map((school) => school.degree),
      profile.education.map((school) => school.degree),
    ),
    skills: recall(person.skills, profile),
  };
}

function f1(asked: (string | null)[], found: (string | null)[]): number {
  const counts: Counts = { right: 0, found: 0, asked: 0 };
  const left = asked.filter((text) => text !== null && text !== "").map((text) => plain(text ?? ""));
  counts.asked = left.length;
  for (const text of found) {
    if (text === null) continue;
    counts.found++;
    const index = left.findIndex((other) => sameText(other, plain(text)));
    if (index >= 0) {
      counts.right++;
      left.splice(index, 1);
    }
  }
  if (counts.asked === 0) return Number.NaN;
  return (2 * counts.right) / (counts.found + counts.asked);
}

/** Of the skills of a skill list, how many the profile names: precision is not asked, the text shows more than the list. */
function recall(asked: string[], profile: Profile): number {
  if (asked.length === 0) return Number.NaN;
  const ids = new Set(profile.skills.map((skill) => skill.id));
  const names = profile.skills.map((skill) => plain(skill.name));
  const right = asked.filter((text) => {
    const known = findSkills(text, { list: true });
    return known.some((skill) => ids.has(skill.id)) || names.some((name) => sameText(plain(text), name));
  });
  return right.length / asked.length;
}

function sameText(a: string, b: string): boolean {
  return (
    a === b || (Math.min(a.length, b.length) >= 0.6 * Math.max(a.length, b.length) && (a.includes(b) || b.includes(a)))
  );
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}.]+/gu, " ")
    .trim();
}

function measureLivecareer(folder: string): void {
  const rows = readCsv(readFileSync(join(folder, "categories/livecareer_text.csv"), "utf8")).slice(1);
  const sum = { headline: 0, anyTitle: 0, jobs: 0, titled: 0, dated: 0, years: 0, degrees: 0, schools: 0, skills: 0 };
  const start = performance.now();
  for (const [, , text = ""] of rows) {
    const profile = analyseResume(text.split("\n"), { now: NOW });
    if (profile.headline) sum.headline++;
    if (profile.jobs.some((job) => job.title)) sum.anyTitle++;
    if (profile.yearsOfExperience !== null) sum.years++;
    sum.jobs += profile.jobs.length;
    sum.titled += profile.jobs.filter((job) => job.title).length;
    sum.dated += profile.jobs.filter((job) => job.start).length;
    sum.degrees += profile.education.filter((school) => school.degree).length;
    sum.schools += profile.education.filter((school) => school.institution).length;
    sum.skills += profile.skills.length;
  }
  const share = (count: number, of: number) => `${((100 * count) / of).toFixed(1)} %`;
  console.log(`livecareer, ${rows.length} texts, ${((performance.now() - start) / rows.length).toFixed(2)} ms each`);
  console.log(
    `  headline ${share(sum.headline, rows.length)}, a title ${share(sum.anyTitle, rows.length)}, years ${share(sum.years, rows.length)}`,
  );
  console.log(`  jobs ${sum.jobs}, titled ${share(sum.titled, sum.jobs)}, dated ${share(sum.dated, sum.jobs)}`);
  console.log(
    `  degrees ${sum.degrees}, schools ${sum.schools}, skills a text ${(sum.skills / rows.length).toFixed(1)}`,
  );
}

function measureSkillSpan(folder: string): void {
  for (const file of ["skillspan_dev.jsonl", "skillspan_train.jsonl"]) {
    for (const list of [false, true]) {
      const {
        recall: found,
        precisionLabelled,
        precisionAll,
        items,
      } = measureSkills(readSkillSpan(folder, file), { list });
      console.log(
        `${file} list=${list}: recall ${found.toFixed(3)}, precision-L ${precisionLabelled.toFixed(3)}, precision-A ${precisionAll.toFixed(3)} (${items} items)`,
      );
    }
  }
}

function measureSpeed(folder: string): void {
  const descriptions = readFileSync(join(folder, "jobs/listings.jsonl"), "utf8")
    .split("\n")
    .flatMap((line) => {
      if (line === "") return [];
      // The data set's own schema.
      const { description } = JSON.parse(line) as { description: string | null };
      return description ? [description.slice(0, 2_400)] : [];
    })
    .slice(0, 2_000);
  for (const text of descriptions) findSkills(text, { list: false });
  const start = performance.now();
  for (const text of descriptions) findSkills(text, { list: false });
  console.log(
    `findSkills: ${((performance.now() - start) / descriptions.length).toFixed(3)} ms a posting of up to 2,400 characters`,
  );
}
