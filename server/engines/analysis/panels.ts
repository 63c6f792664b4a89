import { findJobs } from "./find-jobs.ts";
import type { Section } from "./find-sections.ts";
import { isPlaceName, bestEmployer, bestTitle } from "./judge-part.ts";
import { looksLikeProse } from "./prose.ts";
import { readHeaderLine } from "./read-header.ts";
import type { ResumeLine } from "./resume-lines.ts";

const CAPITALS = /^\p{Lu}[\p{Lu}'’]*(?:(?: |-| & )[\p{Lu}'’]+){1,4}$/u;
const LIKELY = 2;
const ENOUGH = 2;

/** Where headings are in capitals, what "BEYOND WORK" in the margin tells belongs to no job above. */
export function partAtPanels(sections: Section[], lines: ResumeLine[], now: Date): Section[] {
  const headings = sections.flatMap(({ heading }) => heading ?? []);
  const inCapitals = headings.filter((heading) => CAPITALS.test(heading) || heading === heading.toUpperCase());
  if (inCapitals.length < ENOUGH || inCapitals.length * 2 < headings.length) return sections;
  return sections.flatMap((section) => (section.kind === "experience" ? partsOf(section, lines, now) : [section]));
}

function partsOf(section: Section, lines: ResumeLine[], now: Date): Section[] {
  const { to } = section.lines;
  const content = lines.slice(section.contentFrom, to + 1);
  const maybe = content.filter((line) => mayHeadPanel(line, now));
  if (maybe.length === 0) return [section];
  const jobs = findJobs(content, { now, needsTitle: false });
  const heads = new Set(jobs.flatMap(({ headerLines }) => headerLines));
  const parts = [{ ...section }];
  for (const { index, text } of maybe) {
    const last = parts.at(-1)!;
    const next = jobs.find((job) => job.lines.from > index)?.lines.from ?? to + 1;
    const told = lines.slice(index + 1, next).filter(({ isBlank }) => !isBlank);
    if (heads.has(index) || index < last.contentFrom || told.length === 0 || tellWork(told)) continue;
    last.lines = { from: last.lines.from, to: index - 1 };
    parts.push(partOf("other", text, { from: index, to: next - 1 }));
    if (next <= to) parts.push(partOf("experience", null, { from: next, to }));
  }
  return parts;
}

function partOf(kind: Section["kind"], heading: string | null, lines: Section["lines"]): Section {
  return { kind, heading, lines, contentFrom: lines.from + (heading === null ? 0 : 1), inlineText: null };
}

function mayHeadPanel(line: ResumeLine, now: Date): boolean {
  if (line.hasBullet || !CAPITALS.test(line.text) || isPlaceName(line.text)) return false;
  const { parts, label } = readHeaderLine(line, now);
  return label === null && bestTitle(parts) < LIKELY && bestEmployer(parts) < LIKELY;
}

/** "KEY ACCOUNTS" over points that open with what was done stands within a job. */
function tellWork(told: ResumeLine[]): boolean {
  const deeds = told.filter((line) => line.hasBullet || looksLikeProse({ ...line, hasBullet: false }, line.text));
  return deeds.length * 2 > told.length;
}
