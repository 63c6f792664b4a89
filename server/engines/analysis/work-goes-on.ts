import { anyOf } from "../any-of.ts";
import { findDegree } from "./degrees.ts";
import { toMonths } from "./find-dates.ts";
import type { Section } from "./find-sections.ts";
import { isSchoolWord, bestEmployer, bestTitle } from "./judge-part.ts";
import type { SectionKind } from "./profile.ts";
import { type HeaderLine, readHeaderLine } from "./read-header.ts";
import { type ResumeLine, foldWord, wordsOf } from "./resume-lines.ts";

/** Headings that stand under a single job as well; who helps out or plays somewhere is under others. */
const WITHIN_JOBS: ReadonlySet<SectionKind> = new Set(["skills", "summary", "projects"]);
const RESULTS = new RegExp(
  String.raw`^(?!scholastic|academic|schulisch)(?:[\p{L}&]+ ){0,3}` +
    String.raw`${anyOf("achievements? accomplishments? awards? highlights? results? logros erfolge")}\b`,
  "u",
);
const LEISURE =
  /^(?:[\p{L}&]+ ){0,2}(?:hobb|interests?$|interet|loisir|aficion|pasatiempo|freizeit|passion|intereses)/u;
const OTHER = new RegExp(
  `^${anyOf("other additional further earlier misc(?:ellaneous)?\\.? sonstiges weiteres divers autres? otros? otras")}$`,
  "u",
);
const SURE = 3;
const LIKELY = 2;
const MOST_MONTHS_SHARED = 11; // years without months overlap
const MOST_MONTHS_APART = 36;

/** "Key Achievements" or "Projects" under one job: the jobs before it in time that follow go back to the work above. */
export function joinWorkBelow(sections: Section[], lines: ResumeLine[], now: Date): Section[] {
  const joined: Section[] = [];
  for (const section of sections) {
    const above = joined.at(-1);
    const from = above?.kind === "experience" ? entryFrom(above, section, lines, now) : -1;
    if (from < 0) {
      joined.push(section);
      continue;
    }
    joined.push({ ...section, lines: { from: section.lines.from, to: from - 1 } });
    const rest = { from, to: section.lines.to };
    joined.push({ kind: "experience", heading: null, lines: rest, contentFrom: from, inlineText: null });
  }
  return joined;
}

/** The line of the first entry that goes on with the work above; -1: there is none. */
function entryFrom(work: Section, section: Section, lines: ResumeLine[], now: Date): number {
  const heading = foldWord(section.heading ?? "");
  const isLeisure = section.kind === "languages" || LEISURE.test(heading);
  if (!WITHIN_JOBS.has(section.kind) && !isLeisure && !RESULTS.test(heading) && !OTHER.test(heading)) return -1;
  const earliest = earliestStart(lines.slice(work.contentFrom, work.lines.to + 1), now);
  if (earliest === null) return -1;
  const heads = new Map<number, HeaderLine>();
  const headOf = (index: number): HeaderLine | null => {
    const line = lines[index];
    if (!line || line.isBlank || line.hasBullet || index <= section.lines.from || index > section.lines.to) return null;
    const known = heads.get(index) ?? readHeaderLine(line, now);
    heads.set(index, known);
    return known.isProse ? null : known;
  };
  const mayOpen = (index: number) => {
    const head = headOf(index);
    return head !== null && head.dates.length === 0 && head.parts.length > 0;
  };
  const opensAbove = (index: number): number => {
    if (!mayOpen(index - 1)) return index;
    const isTelling = bestTitle(headOf(index - 2)?.parts ?? []) >= LIKELY;
    return isTelling && mayOpen(index - 2) ? index - 2 : index - 1;
  };
  for (let index = section.lines.from + 1; index <= section.lines.to; index++) {
    const span = headOf(index)?.dates[0];
    if (!span?.isRange || span.current || !span.end) continue;
    const apart = earliest - toMonths(span.end);
    if (apart < -MOST_MONTHS_SHARED || apart > MOST_MONTHS_APART) continue;
    const from = opensAbove(index);
    const entry = lines.slice(from, index + 2);
    if (isLeisure && entry.some(({ text }) => wordsOf(text).some(isSchoolWord) || findDegree(text))) continue;
    const parts = entry.flatMap((line) => headOf(line.index)?.parts ?? []);
    const title = bestTitle(parts);
    const employer = bestEmployer(parts.filter((part) => part.title < LIKELY));
    const least = isLeisure ? SURE : LIKELY;
    const needed = section.kind === "projects" ? title === SURE && employer >= LIKELY : title >= least;
    if (needed) return from;
  }
  return -1;
}

function earliestStart(lines: ResumeLine[], now: Date): number | null {
  const starts = lines.flatMap((line) => {
    const { dates, isProse } = readHeaderLine(line, now);
    return isProse ? [] : dates.flatMap(({ isRange, start }) => (isRange && start ? [toMonths(start)] : []));
  });
  return starts.length === 0 ? null : Math.min(...starts);
}
