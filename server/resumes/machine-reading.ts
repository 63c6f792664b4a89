import type { LineRange, Profile, ProfileSkill } from "../engines/analysis/profile.ts";

/** Lines as people count them: the first line with text is 1, empty lines do not count. */
export type LineNumbers = { from: number; to: number };

type ReadLine = {
  text: string;
  /** `evidence` = something was understood from it, `lost` = no rule understood it. */
  mark: "evidence" | "lost" | null;
  /** True after an empty line of the resume. */
  parted: boolean;
};

type NamedSkills = { names: string[]; lines: LineNumbers[] };

export type MachineReading = {
  lines: ReadLine[];
  skills: NamedSkills;
  languages: NamedSkills;
  licences: NamedSkills;
  jobs: {
    title: string | null;
    employer: string | null;
    start: string | null;
    end: string | null;
    current: boolean;
    lines: LineNumbers;
  }[];
  yearsOfExperience: number | null;
  education: {
    degree: string | null;
    field: string | null;
    institution: string | null;
    year: string | null;
    lines: LineNumbers;
  }[];
  place: { text: string; lines: LineNumbers } | null;
  headline: { text: string; lines: LineNumbers } | null;
  notUnderstood: { line: number; reason: string }[];
};

const JOB_HEAD_LINES = 3;

function countLines(lines: string[]): number[] {
  let number = 0;
  return lines.map((line) => (line.trim() === "" ? number : ++number));
}

function toRanges(numbers: number[]): LineNumbers[] {
  const ranges: LineNumbers[] = [];
  for (const number of [...new Set(numbers)].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && last.to === number - 1) last.to = number;
    else ranges.push({ from: number, to: number });
  }
  return ranges;
}

function jobHeadLines(job: Profile["jobs"][number], lines: string[]): number[] {
  const told = [job.title, job.employer, job.start?.slice(0, 4), job.end?.slice(0, 4)].filter((text) => text != null);
  const head: number[] = [];
  for (let line = job.lines.from; line <= Math.min(job.lines.to, job.lines.from + JOB_HEAD_LINES - 1); line += 1) {
    if (line === job.lines.from || told.some((text) => lines[line]?.includes(text))) head.push(line);
  }
  return head;
}

function linesIn({ from, to }: LineRange): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Each line with text, marked with what became of it. */
function readLines(profile: Profile): ReadLine[] {
  const evidence = new Set([
    ...profile.skills.flatMap((skill) => skill.lines),
    ...profile.jobs.flatMap((job) => jobHeadLines(job, profile.lines)),
    ...profile.education.flatMap((entry) => linesIn(entry.lines)),
    ...(profile.location ? [profile.location.line] : []),
    ...(profile.headline ? [profile.headline.line] : []),
  ]);
  const lost = new Set(profile.notUnderstood.map(({ line }) => line));
  return profile.lines.flatMap((text, line) =>
    text.trim() === ""
      ? []
      : {
          text,
          mark: lost.has(line) ? "lost" : evidence.has(line) ? "evidence" : null,
          parted: line > 0 && profile.lines[line - 1]?.trim() === "",
        },
  );
}

/** Brings a profile into the order people read it in. `listed` are the resume's skills as the user has them. */
export function readingOf(profile: Profile, listed: string[]): MachineReading {
  const numbers = countLines(profile.lines);
  const numberOf = (line: number) => Math.max(1, numbers[line] ?? 1);
  const rangeOf = ({ from, to }: LineRange): LineNumbers => ({
    // A range may begin with an empty line.
    from: profile.lines[from]?.trim() === "" ? Math.min(numberOf(from) + 1, numberOf(to)) : numberOf(from),
    to: numberOf(to),
  });
  const named = (skills: ProfileSkill[], names: string[]): NamedSkills => ({
    names,
    lines: toRanges(skills.flatMap((skill) => skill.lines).map(numberOf)),
  });

  const isOf = (kinds: ProfileSkill["kind"][]) => profile.skills.filter((skill) => kinds.includes(skill.kind));
  const licences = isOf(["certificate", "licence"]);
  const languages = isOf(["language"]);
  const skills = isOf(["tool", "hard", "soft"]);
  const elsewhere = new Set([...licences, ...languages].map((skill) => skill.name.toLowerCase()));

  return {
    lines: readLines(profile),
    skills: named(
      skills,
      listed.filter((name) => !elsewhere.has(name.toLowerCase())),
    ),
    languages: named(
      languages,
      languages.map((skill) => skill.name),
    ),
    licences: named(
      licences,
      licences.map((skill) => skill.name),
    ),
    jobs: profile.jobs.map(({ title, employer, start, end, current, lines }) => ({
      title,
      employer,
      start,
      end,
      current,
      lines: rangeOf(lines),
    })),
    yearsOfExperience: profile.yearsOfExperience,
    education: profile.education.map(({ degree, field, institution, year, lines }) => ({
      degree,
      field,
      institution,
      year,
      lines: rangeOf(lines),
    })),
    place: profile.location && {
      text: profile.location.text,
      lines: rangeOf({ from: profile.location.line, to: profile.location.line }),
    },
    headline: profile.headline && {
      text: profile.headline.text,
      lines: rangeOf({ from: profile.headline.line, to: profile.headline.line }),
    },
    notUnderstood: profile.notUnderstood.map(({ line, reason }) => ({ line: numberOf(line), reason })),
  };
}
