import type { LineRange, Profile, ProfileEducation, ProfileJob, SectionKind } from "../analysis/profile.ts";
import { contactsOf } from "../writing/contacts.ts";

const SCHEMA = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json";
const BULLET = /^• /;

type Lines = Pick<Profile, "lines" | "sections">;

function within({ lines }: Lines, { from, to }: LineRange): string[] {
  return lines.slice(from, to + 1).filter((line) => line !== "");
}

function sectionLines(profile: Lines, kind: SectionKind): string[] {
  return profile.sections
    .filter((section) => section.kind === kind)
    .flatMap(({ lines, heading }) => within(profile, lines).filter((line) => line !== heading));
}

function toldOf(profile: Lines, range: LineRange, names: (string | null)[]): { summary: string; highlights: string[] } {
  const lines = within(profile, range);
  const named = names.filter((name) => name !== null);
  const head = lines.findLastIndex((line, at) => at < 4 && named.some((name) => line.includes(name)));
  const isDate = (line: string | undefined) => line !== undefined && line.length < 40 && /\b(?:19|20)\d\d\b/.test(line);
  const from = head + 1 + (isDate(lines[head + 1]) ? 1 : 0);
  const told = lines.slice(from);
  return {
    summary: told.filter((line) => !BULLET.test(line)).join("\n"),
    highlights: told.filter((line) => BULLET.test(line)).map((line) => line.replace(BULLET, "")),
  };
}

function toWork(profile: Profile, job: ProfileJob) {
  return {
    name: job.employer ?? undefined,
    position: job.title ?? undefined,
    startDate: job.start ?? undefined,
    endDate: job.current ? undefined : (job.end ?? undefined),
    ...toldOf(profile, job.lines, [job.title, job.employer]),
  };
}

function toEducation({ degree, field, institution, year }: ProfileEducation) {
  return {
    institution: institution ?? undefined,
    area: field ?? undefined,
    studyType: degree ?? undefined,
    endDate: year ?? undefined,
  };
}

/** A resume as it was understood, in JSON Resume 1.0.0 (jsonresume.org/schema), with two blanks of indentation. */
export function writeJsonResume(profile: Profile): string {
  const contacts = contactsOf(profile);
  const email = contacts.find((contact) => contact.includes("@"));
  const skills = (kinds: string[]) => profile.skills.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => name);
  const [city, ...region] = profile.location?.text.split(/,\s*/) ?? [];
  const document = {
    $schema: SCHEMA,
    basics: {
      name: profile.name ?? undefined,
      label: profile.headline?.text,
      email,
      phone: contacts.find((contact) => contact !== email),
      summary: sectionLines(profile, "summary").join("\n") || undefined,
      location: city ? { city, region: region.join(", ") || undefined } : undefined,
    },
    work: profile.jobs.map((job) => toWork(profile, job)),
    education: profile.education.map(toEducation),
    skills: skills(["tool", "hard", "soft"]).map((name) => ({ name })),
    languages: skills(["language"]).map((language) => ({ language })),
    certificates: skills(["certificate", "licence"]).map((name) => ({ name })),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
