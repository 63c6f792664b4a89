export type LabelledJob = {
  title: string;
  employer: string;
  start: string | null;
  end: string | null;
  place: string | null;
  points: string[];
};
export type LabelledSchool = {
  institution: string;
  degree: string;
  field: string | null;
  start: string | null;
  end: string | null;
};
export type LabelledPerson = {
  name: string;
  headline: string | null;
  email: string | null;
  place: string | null;
  jobs: LabelledJob[];
  schools: LabelledSchool[];
  skills: string[];
};

const MONTHS = "January February March April May June July August September October November December".split(" ");

/** The JSON export of a resume builder, as found in `labels/reactive`. */
export function readReactive(source: string): LabelledPerson {
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

function splitRange(range: string): { start: string | null; end: string | null } {
  const [start = "", end = ""] = range.split(/ to /i);
  return { start: isoMonth(start), end: /present/i.test(end) ? "now" : isoMonth(end) };
}

function isoMonth(text: string): string | null {
  const [word = "", year = ""] = text.trim().split(" ");
  const month = MONTHS.findIndex((name) => name.toLowerCase() === word.toLowerCase());
  return month < 0 ? null : `${year}-${String(month + 1).padStart(2, "0")}`;
}

/** The YAML source of a CV program, as found in `labels/rendercv`: only its flat keys are read. */
export function readRenderCv(source: string): LabelledPerson {
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

type JobHeader = (job: LabelledJob) => string[];
type Layout = {
  headings: [string, string, string];
  date: (start: string | null, end: string | null) => string;
  job: JobHeader;
  bullet: string;
};

const LAYOUTS: ((dates: (job: Pick<LabelledJob, "start" | "end">) => string) => JobHeader)[] = [
  (dates) => (job) => [`${job.title}\t${dates(job)}`, `${job.employer}${job.place ? `, ${job.place}` : ""}`],
  (dates) => (job) => [`${job.employer}\t${job.place ?? ""}`, `${job.title}\t${dates(job)}`],
  (dates) => (job) => [job.title, job.employer, dates(job)],
  (dates) => (job) => [dates(job), job.title, job.employer],
  (dates) => (job) => [`${job.title}, ${job.employer} (${dates(job)})`],
  (dates) => (job) => [`${job.title} | ${job.employer} | ${dates(job)}`],
  (dates) => (job) => [`${job.employer} — ${job.title}`, dates(job)],
  (dates) => (job) => [`${job.title} at ${job.employer}`, `${dates(job)}${job.place ? ` | ${job.place}` : ""}`],
];

/** The same person printed in every layout and two ways to write dates. */
export function printLayouts(person: LabelledPerson): string[][] {
  return LAYOUTS.flatMap((layout, index) =>
    [longDate, shortDate].map((writeDate) => {
      const dates = ({ start, end }: Pick<LabelledJob, "start" | "end">) =>
        `${writeDate(start)} ${index % 2 === 0 ? "–" : "to"} ${writeDate(end)}`;
      return print(person, {
        headings:
          index % 2 === 0 ? ["EXPERIENCE", "EDUCATION", "SKILLS"] : ["Work History", "Education", "Technical Skills"],
        date: (start, end) => dates({ start, end }),
        job: layout(dates),
        bullet: index % 3 === 0 ? "• " : "- ",
      });
    }),
  );
}

function print(person: LabelledPerson, layout: Layout): string[] {
  const lines = [
    person.name,
    person.headline ?? "",
    [person.email, person.place].filter(Boolean).join(" | "),
    "",
    layout.headings[0],
  ];
  for (const job of person.jobs)
    lines.push(...layout.job(job).map((line) => line.trim()), ...job.points.map((point) => layout.bullet + point), "");
  lines.push(layout.headings[1]);
  for (const school of person.schools)
    lines.push(
      `${school.degree}${school.field ? ` in ${school.field}` : ""}, ${school.institution}\t${layout.date(school.start, school.end)}`,
    );
  lines.push("", layout.headings[2], person.skills.join(", "));
  return lines;
}

function longDate(month: string | null): string {
  if (month === "now" || month === null) return "Present";
  const [year = "", number] = month.split("-");
  return number ? `${MONTHS[Number(number) - 1]} ${year}` : year;
}

function shortDate(month: string | null): string {
  if (month === "now" || month === null) return "Present";
  const [year = "", number] = month.split("-");
  return number ? `${number}/${year}` : year;
}

const SCHOOLS =
  "Ohio State University;Rhode Island School of Design;Austin Community College;Georgia Institute of Technology;Lincoln High School;Boston College;Universität Leipzig;Universidad de Chile;Delgado Community College;Le Cordon Bleu Academy".split(
    ";",
  );
const DEGREES =
  "Bachelor of Science;B.A.;Master of Arts;Associate of Applied Science;MBA;High School Diploma;Bachelor's;Ph.D.".split(
    ";",
  );
const STUDY =
  "Accounting;Nursing;Mechanical Engineering;History;Culinary Arts;Computer Science;Graphic Design;Education".split(
    ";",
  );
const NAMES = "Ana Ruiz;Tom Becker;Leila Haddad;Grace Okafor;Wei Zhang;Oleg Petrov;Mary Kline;Jon Sato".split(";");
const PLACES = "Austin, TX;Reno, NV;Salt Lake City, UT;London, UK;Toronto, ON;St. Louis, MO".split(";");

/** People whose titles, employers and sentences are drawn from real lists; the same ones at every run. */
export function makeUpPeople(from: {
  titles: string[];
  companies: string[];
  sentences: string[];
  count: number;
}): LabelledPerson[] {
  let state = 7;
  const next = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const pick = (list: string[]) => list[next(list.length)] ?? "";
  return Array.from({ length: from.count }, () => {
    const name = pick(NAMES);
    let year = 2025 - next(3);
    const jobs = Array.from({ length: 2 + next(3) }, (_, index): LabelledJob => {
      const end = year;
      year -= 1 + next(5);
      const month = () => String(1 + next(12)).padStart(2, "0");
      return {
        title: capitals(pick(from.titles)),
        employer: pick(from.companies),
        start: `${year}-${month()}`,
        end: index === 0 && next(2) === 0 ? "now" : `${end}-12`,
        place: next(2) === 0 ? pick(PLACES) : null,
        points: Array.from({ length: 2 + next(3) }, () => pick(from.sentences)),
      };
    });
    return {
      name,
      headline: next(2) === 0 ? (jobs[0]?.title ?? null) : null,
      email: `${name.toLowerCase().replace(" ", ".")}@example.org`,
      place: pick(PLACES),
      jobs,
      schools: Array.from({ length: 1 + next(2) }, () => ({
        institution: pick(SCHOOLS),
        degree: pick(DEGREES),
        field: pick(STUDY),
        start: "2008-09",
        end: "2012-06",
      })),
      skills: [],
    };
  });
}

function capitals(text: string): string {
  return text.replace(/(^|[\s/-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
