/**
 * Measures the reading of resumes: fields of labelled files, of people printed in many layouts and as files, skills of postings,
 * speed. Run: node tests/bench/analysis-bench.ts --data DIR (or EVAL_DATA=DIR); --json prints the figures alone.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { analyseResume } from "../../server/engines/analysis/analyse-resume.ts";
import { findSkills } from "../../server/engines/analysis/find-skills.ts";
import type { Profile } from "../../server/engines/analysis/profile.ts";
import { readBytes } from "../../server/engines/reading/read-bytes.ts";
import { type FieldScores, fieldScores, mean, plain, sameText } from "../fixtures/people/field-scores.ts";
import { type InventedPerson, inventPerson, type Random, randomFrom } from "../fixtures/people/invented-people.ts";
import {
  drawLayout,
  type Expected,
  LAYOUT_PARTS,
  type Layout,
  printResume,
} from "../fixtures/people/resume-layouts.ts";
import { morePerson } from "../fixtures/people/more-people.ts";
import { FILES } from "../fixtures/people/printed-files.ts";
import { openReport } from "./bench-report.ts";
import { labelledFiles, readJsonResume, toInvented } from "./labelled-people.ts";
import { readCsv } from "./read-csv.ts";
import { measureSkills, readSkillSpan } from "./skill-figures.ts";

const NOW = new Date("2026-11-22T00:00:00Z");
const FIELDS = ["titles", "employers", "dates", "schools", "degrees"] as const;
const LANGUAGES = ["en", "de", "fr", "es"] as const;
const LAYOUTS_A_PERSON = 40;
const PUT_TOGETHER = 400;
const INVENTED_A_LANGUAGE = 200;
const FILES_A_LANGUAGE = 15;
const MOST_POSTINGS = 2_000;
const { report, isOn } = openReport("analysis-bench", ["show", "layouts"]);

type Row = { scores: FieldScores; layout: Layout | null; file: string | null };

await measureLabelledFiles();
await measurePrintedPeople();
measureLivecareer();
measureSkillSpan();
measureSpeed();
report.close();

async function measureLabelledFiles(): Promise<void> {
  const pairs = report.find("labels/pairs.tsv");
  if (!pairs) return;
  const rows: Row[] = [];
  const skills: number[] = [];
  for (const { person, path } of labelledFiles(pairs)) {
    const { lines } = await readBytes(readFileSync(path), null);
    const profile = analyseResume(lines, { now: NOW });
    const expected = {
      jobs: person.jobs.map((job) => ({ ...job, start: job.start ?? "", end: job.end === "now" ? null : job.end })),
      schools: person.schools.map((school) => ({ ...school, year: school.end ?? "" })),
    };
    rows.push({ scores: fieldScores(expected, profile), layout: null, file: null });
    skills.push(skillRecall(person.skills, profile));
  }
  sayFields(`${rows.length} labelled files`, rows);
  report.say(`  skills ${mean(skills).toFixed(3)} of those listed`);
}

/** People of the evaluation data, people put together from real titles and employers, and our own of four languages. */
async function measurePrintedPeople(): Promise<void> {
  const folder = report.find("jsonresume");
  const known = folder === null ? [] : readPeople(folder);
  const random = randomFrom(7);
  const groups: [string, Row[]][] = [
    [
      "people of the evaluation data",
      known.flatMap((person) => times(LAYOUTS_A_PERSON, () => readPrinted(person, random))),
    ],
    ["people with real titles and employers", readPutTogether(random)],
    ...LANGUAGES.map((language): [string, Row[]] => [
      `invented people (${language})`,
      times(INVENTED_A_LANGUAGE, () => readPrinted(inventPerson(random, language), random)),
    ]),
    ...(["first", "held out", "fresh"] as const).flatMap((half) =>
      LANGUAGES.map((language): [string, Row[]] => [
        `people of more words, ${half} (${language})`,
        times(INVENTED_A_LANGUAGE, () => readPrinted(morePerson(random, language, half), random)),
      ]),
    ),
  ];
  for (const file of Object.keys(FILES)) groups.push([`people in files: ${file}`, await readFiles(file)]);
  for (const [name, rows] of groups) if (rows.length > 0) sayFields(`${name}, ${rows.length} texts`, rows);
  const all = groups.flatMap(([, rows]) => rows);
  for (const field of ["titles", "employers", "schools", "degrees"] as const)
    report.figure(`${field}_f1`, mean(all.map(({ scores }) => scores[field])));
  sayLayouts(all);
}

function readPeople(folder: string): InventedPerson[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json") && file !== "schema.json")
    .flatMap((file) => readJsonResume(readFileSync(join(folder, file), "utf8")) ?? [])
    .flatMap((person) => toInvented(person) ?? []);
}

function readPutTogether(random: Random): Row[] {
  const occupations = report.find("taxonomies/esco_occupations_en.csv");
  const listings = report.find("jobs/listings.jsonl");
  if (!occupations || !listings) return [];
  const titles = readCsv(readFileSync(occupations, "utf8"))
    .slice(1)
    .flatMap((row) => (row[3] ? [capitals(row[3])] : []));
  const companies = readListings(listings).flatMap(({ company }) => (company && company.length < 40 ? [company] : []));
  const own = { titles, employers: [...new Set(companies)] };
  return times(PUT_TOGETHER, () => readPrinted(inventPerson(random, "en", own), random));
}

function readPrinted(person: InventedPerson, random: Random): Row {
  const { lines, layout, expected } = printResume(person, drawLayout(random), random);
  return { scores: scoreLines(lines, expected), layout, file: null };
}

/** The same people in real files, through the reading that every upload goes through. */
async function readFiles(file: string): Promise<Row[]> {
  const random = randomFrom(11);
  const rows: Row[] = [];
  for (const language of LANGUAGES) {
    for (let index = 0; index < FILES_A_LANGUAGE; index++) {
      const printed = printResume(morePerson(random, language, "fresh"), drawLayout(random), random);
      const { lines } = await readBytes(await FILES[file]!(printed, random), null);
      rows.push({ scores: scoreLines(lines, printed.expected), layout: printed.layout, file });
    }
  }
  return rows;
}

function scoreLines(lines: string[], expected: Expected): FieldScores {
  const profile = analyseResume(lines, { now: NOW });
  const scores = fieldScores(expected, profile);
  if (isOn("show") && (scores.titles < 1 || scores.employers < 1)) show(lines, expected, profile);
  return scores;
}

function show(lines: string[], { jobs }: Expected, profile: Profile): void {
  report.say(lines.slice(0, 24).join("\n"));
  for (const { title, employer } of jobs) report.say(`  asked: ${title} @ ${employer}`);
  for (const { title, employer } of profile.jobs) report.say(`  found: ${title} @ ${employer}`);
}

function sayFields(name: string, rows: Row[]): void {
  report.say(`fields, ${name} (mean F1 / least)`);
  for (const field of FIELDS) {
    const values = rows.map(({ scores }) => scores[field]).filter((value) => !Number.isNaN(value));
    if (values.length > 0)
      report.say(`  ${field.padEnd(10)} ${mean(values).toFixed(3)} / ${Math.min(...values).toFixed(2)}`);
  }
}

/** The titles' F1 by each way to print each part of a resume; the worst is a figure of its own. */
function sayLayouts(rows: Row[]): void {
  const byPart = (part: string, choose: (row: Row) => string | null | undefined) =>
    [...Map.groupBy(rows, choose)].flatMap(([value, own]) =>
      value ? [{ name: `${part}: ${value}`, titles: mean(own.map(({ scores }) => scores.titles)) }] : [],
    );
  const parts = Object.keys(LAYOUT_PARTS) as (keyof Layout)[];
  const figures = [
    ...parts.flatMap((part) => byPart(part, ({ layout }) => layout?.[part])),
    ...byPart("file", ({ file }) => file),
  ];
  const sorted = figures.sort((a, b) => a.titles - b.titles);
  for (const { name, titles } of sorted.slice(0, isOn("layouts") ? undefined : 5))
    report.say(`  titles ${titles.toFixed(3)}  ${name}`);
  report.figure("worst_layout_titles_f1", sorted[0]?.titles ?? Number.NaN);
}

/** Of the skills of a skill list, how many the profile names: precision is not asked, the text shows more than the list. */
function skillRecall(asked: string[], profile: Profile): number {
  if (asked.length === 0) return Number.NaN;
  const ids = new Set(profile.skills.map((skill) => skill.id));
  const names = profile.skills.map((skill) => plain(skill.name));
  const right = asked.filter((text) => {
    const known = findSkills(text, { list: true });
    return known.some((skill) => ids.has(skill.id)) || names.some((name) => sameText(plain(text), name));
  });
  return right.length / asked.length;
}

function measureLivecareer(): void {
  const file = report.find("categories/livecareer_text.csv");
  if (!file) return;
  const rows = readCsv(readFileSync(file, "utf8")).slice(1);
  const profiles: Profile[] = [];
  const ms = cpuMs(() => {
    for (const [, , text = ""] of rows) profiles.push(analyseResume(text.split("\n"), { now: NOW }));
  });
  const jobs = profiles.flatMap((profile) => profile.jobs);
  const share = (count: number, of: number) => `${((100 * count) / of).toFixed(1)} %`;
  const having = (test: (profile: Profile) => boolean) => share(profiles.filter(test).length, rows.length);
  report.say(`livecareer, ${rows.length} texts, ${(ms / rows.length).toFixed(2)} ms of CPU each`);
  report.say(`  headline ${having(({ headline }) => headline !== null)}, a title ${having(hasTitle)}`);
  report.say(`  years ${having(({ yearsOfExperience }) => yearsOfExperience !== null)}`);
  report.say(`  jobs ${jobs.length}, titled ${share(jobs.filter(({ title }) => title).length, jobs.length)}`);
  report.say(`  dated ${share(jobs.filter(({ start }) => start).length, jobs.length)}`);
  const schools = profiles.flatMap((profile) => profile.education);
  report.say(`  degrees ${schools.filter(({ degree }) => degree).length}`);
  report.say(`  schools ${schools.filter(({ institution }) => institution).length}`);
  report.say(`  skills a text ${mean(profiles.map(({ skills }) => skills.length)).toFixed(1)}`);
}

function hasTitle({ jobs }: Profile): boolean {
  return jobs.some(({ title }) => title !== null);
}

/** The figures are those of all labelled sentences at hand, read as running text. */
function measureSkillSpan(): void {
  const files = ["skillspan_dev.jsonl", "skillspan_train.jsonl"].filter(
    (file) => report.find(`labels/${file}`) !== null,
  );
  const folder = report.find("labels");
  if (!folder || files.length === 0) return;
  const sentences = new Map(files.map((file) => [file, readSkillSpan(dirname(folder), file)]));
  for (const [file, own] of sentences) {
    for (const list of [false, true]) {
      const figures = measureSkills(own, { list });
      const [recall, labelled, all] = [figures.recall, figures.precisionLabelled, figures.precisionAll].map((value) =>
        value.toFixed(3),
      );
      report.say(
        `${file} list=${list}: recall ${recall}, precision-L ${labelled}, precision-A ${all} (${figures.items})`,
      );
    }
  }
  const figures = measureSkills([...sentences.values()].flat(), { list: false });
  report.figure("skill_recall", figures.recall);
  report.figure("skill_precision_l", figures.precisionLabelled);
  report.figure("skill_precision_a", figures.precisionAll);
}

function measureSpeed(): void {
  const file = report.find("jobs/listings.jsonl");
  if (!file) return;
  const texts = readListings(file)
    .flatMap(({ description }) => (description ? [description.slice(0, 2_400)] : []))
    .slice(0, MOST_POSTINGS);
  const search = () => {
    for (const text of texts) findSkills(text, { list: false });
  };
  search();
  report.say(`findSkills: ${(cpuMs(search) / texts.length).toFixed(3)} ms of CPU a posting of up to 2,400 characters`);
}

function readListings(file: string): { company: string | null; description: string | null }[] {
  return (
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line !== "")
      // The data set's own schema.
      .map((line) => JSON.parse(line) as { company: string | null; description: string | null })
  );
}

function cpuMs(run: () => void): number {
  const before = process.cpuUsage();
  run();
  return process.cpuUsage(before).user / 1_000;
}

function times<T>(count: number, make: () => T): T[] {
  return Array.from({ length: count }, make);
}

function capitals(text: string): string {
  return text.replace(/(^|[\s/-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
