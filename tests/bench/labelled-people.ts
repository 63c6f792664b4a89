import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { InventedJob, InventedPerson, InventedSchool, Month } from "../fixtures/people/invented-people.ts";
import { ENGLISH } from "../fixtures/people/words-en.ts";

type LabelledJob = {
  title: string;
  employer: string;
  start: string | null;
  end: string | null;
  place: string | null;
  points: string[];
};
type LabelledSchool = {
  institution: string;
  degree: string;
  field: string | null;
  start: string | null;
  end: string | null;
};
type LabelledPerson = {
  name: string;
  headline: string | null;
  email: string | null;
  place: string | null;
  jobs: LabelledJob[];
  schools: LabelledSchool[];
  skills: string[];
};

const MONTHS = "January February March April May June July August September October November December".split(" ");

/** The files that `pairs.tsv` names with what their sources say. */
export function labelledFiles(pairs: string): { person: LabelledPerson; path: string }[] {
  const folder = dirname(dirname(pairs));
  return readFileSync(pairs, "utf8")
    .trim()
    .split("\n")
    .map((row) => {
      const [label = "", file = ""] = row.split("\t");
      const source = readFileSync(join(folder, label), "utf8");
      return {
        person: label.endsWith(".json") ? readReactive(source) : readRenderCv(source),
        path: join(folder, file),
      };
    });
}

/** A labelled person as the printer of layouts takes it; null without dates that it could print. */
export function toInvented(person: LabelledPerson): InventedPerson | null {
  const jobs = person.jobs.map((job): InventedJob | null => {
    const start = toMonth(job.start);
    return start && { ...job, start, end: job.end === "now" ? null : toMonth(job.end), duties: job.points };
  });
  const schools = person.schools.map((school): InventedSchool | null => {
    const end = toMonth(school.end);
    return end && { ...school, place: null, start: toMonth(school.start)?.year ?? end.year - 3, end: end.year };
  });
  const isWhole = jobs.length > 0 && [...jobs, ...schools].every((each) => each !== null);
  return isWhole
    ? {
        words: ENGLISH,
        name: person.name,
        headline: person.headline,
        place: person.place ?? ENGLISH.places[0]!,
        jobs: jobs.flatMap((job) => job ?? []),
        schools: schools.flatMap((school) => school ?? []),
        skills: person.skills,
      }
    : null;
}

function toMonth(text: string | null): Month | null {
  const [year = "", month = "1"] = text?.split("-") ?? [];
  return /^\d{4}$/.test(year) ? { year: Number(year), month: Number(month) } : null;
}

/** The JSON export of a resume builder, as found in `labels/reactive`. */
function readReactive(source: string): LabelledPerson {
  // The data set's own schema, only the part that is compared.
  const { basics, sections } = JSON.parse(source) as {
    basics: { name: string; headline: string; email: string; location: string };
    sections: {
      experience: { items: { company: string; position: string; date: string; location: string; summary: string }[] };
      education: { items: { institution: string; studyType: string; area: string; date: string }[] };
      skills: { items: { name: string; keywords: string[] }[] };
    };
  };
  return {
    name: basics.name,
    headline: basics.headline,
    email: basics.email,
    place: basics.location,
    jobs: sections.experience.items.map((item) => ({
      title: item.position,
      employer: item.company,
      ...splitRange(item.date),
      place: item.location,
      points: [],
    })),
    schools: sections.education.items.map((item) => ({
      institution: item.institution,
      degree: item.studyType.replace(/ in .*/, ""),
      field: item.studyType.replace(/.* in /, ""),
      ...splitRange(item.date),
    })),
    skills: sections.skills.items.flatMap((item) => item.keywords),
  };
}

/** "January 2019 to March 2020", "Jan 2019 - Present", "2019 – 2021". */
function splitRange(range: string): { start: string | null; end: string | null } {
  const [start = "", end = ""] = range.split(/ to | ?[–—-] ?/i);
  return { start: isoMonth(start), end: /present|current|now|today/i.test(end) ? "now" : isoMonth(end) };
}

function isoMonth(text: string): string | null {
  const [, word = "", year] = /^(?:(\p{L}+)\.? )?(\d{4})$/u.exec(text.trim()) ?? [];
  if (year === undefined) return null;
  const month = MONTHS.findIndex(
    (name) => word !== "" && name.toLowerCase().startsWith(word.slice(0, 3).toLowerCase()),
  );
  return month < 0 ? year : `${year}-${String(month + 1).padStart(2, "0")}`;
}

/** The YAML source of a CV program, as found in `labels/rendercv`: only its flat keys are read. */
function readRenderCv(source: string): LabelledPerson {
  const person: LabelledPerson = {
    name: /^ {2}name: (.+)$/m.exec(source)?.[1] ?? "",
    headline: null,
    email: null,
    place: null,
    jobs: [],
    schools: [],
    skills: [],
  };
  const value = (block: string, key: string) =>
    new RegExp(`^\\s*(?:- )?${key}: ?(.*)$`, "m").exec(block)?.[1]?.trim().replace(/^'|'$/g, "") || null;
  for (const [, block = ""] of section(source, "experience").matchAll(/^ {6}- ([\s\S]*?)(?=^ {6}- |$(?![\s\S]))/gm)) {
    const end = value(block, "end_date");
    person.jobs.push({
      title: value(block, "position") ?? "",
      employer: value(block, "company") ?? "",
      start: value(block, "start_date"),
      end: end === "present" ? "now" : end,
      place: null,
      points: [],
    });
  }
  for (const [, block = ""] of section(source, "education").matchAll(/^ {6}- ([\s\S]*?)(?=^ {6}- |$(?![\s\S]))/gm)) {
    person.schools.push({
      institution: value(block, "institution") ?? "",
      degree: value(block, "degree") ?? "",
      field: value(block, "area"),
      start: null,
      end: null,
    });
  }
  for (const [, details = ""] of section(source, "skills").matchAll(/details: (.+)/g))
    person.skills.push(
      ...details
        .replace(/\([^)]*\)/g, "")
        .split(",")
        .map((text) => text.trim()),
    );
  return person;
}

function section(source: string, name: string): string {
  return new RegExp(`^ {4}${name}:\\n([\\s\\S]*?)(?=^ {4}\\S|^ {0,2}\\S)`, "m").exec(source)?.[1] ?? "";
}

/** A JSON Resume document; null when it is something else. */
export function readJsonResume(source: string): LabelledPerson | null {
  // https://jsonresume.org/schema, only the part that is compared.
  const resume = JSON.parse(source) as {
    basics?: { name?: string; label?: string; email?: string; location?: { city?: string; region?: string } };
    work?: {
      name?: string;
      company?: string;
      position?: string;
      startDate?: string;
      endDate?: string;
      location?: string;
      highlights?: string[];
      summary?: string;
    }[];
    education?: { institution?: string; area?: string; studyType?: string; startDate?: string; endDate?: string }[];
    skills?: { name?: string; keywords?: string[] }[];
  };
  if (!resume.basics?.name || !resume.work) return null;
  const { city, region } = resume.basics.location ?? {};
  return {
    name: resume.basics.name,
    headline: resume.basics.label ?? null,
    email: resume.basics.email ?? null,
    place: city && region ? `${city}, ${region}` : null,
    jobs: resume.work.map((job) => ({
      title: job.position ?? "",
      employer: job.name ?? job.company ?? "",
      start: job.startDate?.slice(0, 7) ?? null,
      end: job.endDate ? job.endDate.slice(0, 7) : "now",
      place: job.location ?? null,
      points: job.highlights?.length ? job.highlights : job.summary ? [job.summary] : [],
    })),
    schools: (resume.education ?? []).map((school) => ({
      institution: school.institution ?? "",
      degree: school.studyType ?? "",
      field: school.area ?? null,
      start: school.startDate?.slice(0, 7) ?? null,
      end: school.endDate?.slice(0, 7) ?? null,
    })),
    skills: (resume.skills ?? []).flatMap((skill) => skill.keywords ?? []),
  };
}
