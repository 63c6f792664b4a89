import { anyOf } from "../any-of.ts";
import { isHead as isTitleHead } from "./judge-part.ts";
import type { SectionKind } from "./profile.ts";
import { kindOf } from "./section-headings.ts";

const LONGEST_HEADING = 3; // in words
const FEWEST_KINDS = 3;
const HEADING = new RegExp(
  `^[\\p{L} &]*(?<!\\p{L})${anyOf(
    "skills technologies competenc(?:y|ies) experience employment history education languages about summary profile objective",
    "certifications? interests hobbies projects publications awards kenntnisse berufserfahrung ausbildung sprachen",
    "formation expérience compétences langues experiencia educación formación idiomas habilidades",
  )}$`,
  "iu",
);
const BEGINS_CONTENT = /^(?:\p{Lu}|\d|\.\p{Lu})/u;
const WORDS_OF_TITLE = 3;
const DECORATION = /[#*_=~]+/gu;

type Margin = { heading: string; content: string; kind: SectionKind };

/** "Experience Manager", "Education Welfare Officer": a title, and no heading with what stands beside it. */
function isTitle(content: string): boolean {
  const [part = ""] = content.split(/[,;|(]/u);
  return part
    .split(" ")
    .slice(0, WORDS_OF_TITLE)
    .some((word) => isTitleHead(word.toLowerCase()));
}

function marginOf(line: string): Margin | null {
  const words = line.split(" ");
  if (/\t| {2}/u.test(line) || !/^\p{Lu}/u.test(line)) return null;
  for (let count = Math.min(LONGEST_HEADING, words.length - 1); count > 0; count -= 1) {
    const heading = words.slice(0, count).join(" ");
    const content = words.slice(count).join(" ");
    const kind = HEADING.test(heading) ? kindOf(heading) : null;
    if (kind !== null) return BEGINS_CONTENT.test(content) && !isTitle(content) ? { heading, content, kind } : null;
  }
  return null;
}

function ownHeading(line: string): SectionKind | null {
  return /\d/u.test(line) ? null : kindOf(line.replace(DECORATION, " ").trim());
}

/** Parts the headings of a margin, "Skills C#, SQL", from the lines that each was read with; the first of every kind. */
export function partMargins(lines: readonly string[]): string[] {
  const margins = new Map<SectionKind, { at: number; margin: Margin }>();
  for (const [at, line] of lines.entries()) {
    const margin = marginOf(line);
    if (margin !== null && !margins.has(margin.kind)) margins.set(margin.kind, { at, margin });
  }
  const isOfMargins = margins.size >= FEWEST_KINDS && margins.has("experience") && margins.has("education");
  const isOwnLine = (line: string) => {
    const own = ownHeading(line);
    return own !== null && margins.has(own);
  };
  if (!isOfMargins || lines.some(isOwnLine)) return [...lines];
  const parted = new Map([...margins.values()].map(({ at, margin }) => [at, [margin.heading, margin.content]]));
  return lines.flatMap((line, at) => parted.get(at) ?? [line]);
}
