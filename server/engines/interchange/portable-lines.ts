import { format } from "date-fns/format";
import type { PortableNamed, PortableResume, PortableSchooling, PortableWork, Span } from "./portable-resume.ts";

function monthText(month: string): string {
  return month.length > "2019".length ? format(new Date(`${month}-15T12:00:00`), "MMM yyyy") : month;
}

function spanText({ start, end, isCurrent }: Span): string {
  const last = isCurrent ? "Present" : end && monthText(end);
  return [...new Set([start && monthText(start), last])].filter(Boolean).join(" – ");
}

function joined(sign: string, ...parts: string[]): string {
  return parts.filter((part) => part !== "").join(sign);
}

/** Title, employer and dates stand on lines of their own, which leaves no doubt what is what. */
function workLines(work: PortableWork): string[] {
  return [work.title, joined(", ", work.employer, work.place), spanText(work), ...work.lines];
}

function schoolLines(schooling: PortableSchooling): string[] {
  const { degree, field, school, place, lines } = schooling;
  const isNamed = degree.toLowerCase().includes(field.toLowerCase());
  const studied = isNamed ? degree : joined(" in ", degree, field);
  return [studied, joined(", ", school, place), spanText(schooling), ...lines];
}

function namedLines(named: PortableNamed): string[] {
  return [joined(" – ", named.name, named.by, spanText(named)), ...named.lines];
}

function section(heading: string, entries: string[][]): string[] {
  const filled = entries.map((lines) => lines.filter((line) => line.trim() !== "")).filter((lines) => lines.length > 0);
  return filled.length === 0 ? [] : [heading, ...filled.flatMap((lines) => [...lines, ""])];
}

/** A resume's text, in the headings and the order in which it is read most surely. */
export function portableLines(resume: PortableResume): string[] {
  const { name, headline, email, phone, place, links, summary, languages } = resume;
  const skills = resume.skills.map(({ group, names }) => joined(": ", group, names.filter(Boolean).join(", ")));
  const spoken = languages.map(({ name: language, level }) => (level ? `${language} (${level})` : language));
  return [
    ...[name, headline, joined(" | ", email, phone, place), ...links].filter((line) => line.trim() !== ""),
    "",
    ...section("Summary", [summary]),
    ...section("Experience", resume.work.map(workLines)),
    ...section("Volunteering", resume.volunteering.map(workLines)),
    ...section("Projects", resume.projects.map(namedLines)),
    ...section("Education", resume.education.map(schoolLines)),
    ...section("Skills", [skills]),
    ...section("Certificates", [resume.certificates.flatMap(namedLines)]),
    ...section("Languages", [[spoken.filter(Boolean).join(", ")]]),
    ...section("Awards", [resume.awards.flatMap(namedLines)]),
    ...section("Publications", [resume.publications.flatMap(namedLines)]),
    ...resume.other.flatMap(({ heading, lines }) => section(heading, [lines])),
  ];
}
