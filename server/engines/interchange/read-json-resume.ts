import { z } from "zod";
import {
  emptyResume,
  type PortableNamed,
  type PortableResume,
  type PortableWork,
  UnportableError,
} from "./portable-resume.ts";
import { readSpan } from "./read-span.ts";

// One wrong field costs that field and nothing else.
const text = z
  .union([z.string(), z.number().transform(String)])
  .catch("")
  .transform((value) => value.trim());
const texts = z
  .array(text)
  .catch([])
  .transform((values) => values.filter((value) => value !== ""));

function listOf<Item>(schema: z.ZodType<Item>) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((items) => items.flatMap((item) => schema.safeParse(item).data ?? []));
}

const Entry = z.object({
  name: text,
  company: text,
  organization: text,
  institution: text,
  entity: text,
  position: text,
  title: text,
  awarder: text,
  issuer: text,
  publisher: text,
  location: text,
  area: text,
  studyType: text,
  startDate: text,
  endDate: text,
  date: text,
  releaseDate: text,
  summary: text,
  description: text,
  highlights: texts,
  courses: texts,
  score: text,
});

/** JSON Resume 1.0.0 (jsonresume.org/schema), and the names that older documents have for the same. */
const JsonResume = z.object({
  basics: z
    .object({
      name: text,
      label: text,
      email: text,
      phone: text,
      url: text,
      website: text,
      summary: text,
      location: z
        .object({ address: text, city: text, region: text, postalCode: text, countryCode: text })
        .partial()
        .catch({}),
      profiles: listOf(z.object({ url: text })),
    })
    .optional()
    .catch(undefined),
  work: listOf(Entry),
  volunteer: listOf(Entry),
  education: listOf(Entry),
  projects: listOf(Entry),
  awards: listOf(Entry),
  certificates: listOf(Entry),
  publications: listOf(Entry),
  skills: listOf(
    z.union([z.object({ name: text, keywords: texts }), text.transform((name) => ({ name, keywords: [] }))]),
  ),
  languages: listOf(z.object({ language: text, fluency: text })),
  interests: listOf(z.object({ name: text, keywords: texts })),
  references: listOf(z.object({ name: text, reference: text })),
});

type Told = z.infer<typeof Entry>;

function linesOf({ summary, description, highlights, courses }: Told): string[] {
  const bullets = [...highlights, ...courses].map((line) => `• ${line}`);
  // A description tells what the employer does; where there is no summary, some tell there what they did.
  const [first, last] = summary ? [summary, description] : [description, ""];
  return [first, ...bullets, last === first ? "" : last].filter((line) => line !== "");
}

function toWork(told: Told): PortableWork {
  return {
    ...readSpan(told.startDate, told.endDate),
    title: told.position || told.title,
    employer: told.name || told.company || told.organization,
    place: told.location,
    lines: linesOf(told),
  };
}

function toNamed(told: Told): PortableNamed {
  const date = told.date || told.releaseDate;
  return {
    ...(date ? readSpan(date, date) : readSpan(told.startDate, told.endDate)),
    name: told.name || told.title,
    by: told.awarder || told.issuer || told.publisher || told.entity,
    lines: linesOf(told),
  };
}

/** Throws UnportableError (not-json, not-json-resume). */
export function readJsonResume(json: string): PortableResume {
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch {
    throw new UnportableError("not-json");
  }
  const read = JsonResume.safeParse(given);
  if (!read.success) throw new UnportableError("not-json-resume");
  const { basics, work, volunteer, education, skills, languages, interests, references, ...named } = read.data;
  if (!basics?.name && [work, education, skills, named.projects].every((part) => part.length === 0)) {
    throw new UnportableError("not-json-resume");
  }
  const { city = "", region = "", address = "", countryCode = "" } = basics?.location ?? {};
  const link = basics?.url || basics?.website || "";
  return {
    ...emptyResume(),
    name: basics?.name ?? "",
    headline: basics?.label ?? "",
    email: basics?.email ?? "",
    phone: basics?.phone ?? "",
    place: [city || address, region || countryCode].filter(Boolean).join(", "),
    links: [link, ...(basics?.profiles ?? []).map(({ url }) => url)].filter(Boolean),
    summary: basics?.summary ? [basics.summary] : [],
    work: work.map(toWork),
    volunteering: volunteer.map(toWork),
    education: education.map((told) => ({
      ...readSpan(told.startDate, told.endDate),
      degree: told.studyType,
      field: told.area,
      school: told.institution,
      place: told.location,
      lines: [...linesOf(told), ...(told.score ? [`Grade: ${told.score}`] : [])],
    })),
    skills: skills.map(({ name, keywords }) =>
      keywords.length > 0 ? { group: name, names: keywords } : { group: "", names: [name] },
    ),
    languages: languages.map(({ language, fluency }) => ({ name: language, level: fluency })),
    certificates: named.certificates.map(toNamed),
    projects: named.projects.map(toNamed),
    awards: named.awards.map(toNamed),
    publications: named.publications.map(toNamed),
    other: [
      {
        heading: "Interests",
        lines: interests.map(({ name, keywords }) => [name, keywords.join(", ")].filter(Boolean).join(": ")),
      },
      {
        heading: "References",
        lines: references.map(({ name, reference }) => [name, reference].filter(Boolean).join(": ")),
      },
    ],
  };
}
