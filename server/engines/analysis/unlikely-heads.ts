import type { JobHeader, PartSpan } from "./job-headers.ts";
import type { JobLine } from "./job-lines.ts";
import { isTitleCase } from "./judge-part.ts";
import { DASH, type HeaderPart } from "./read-header.ts";
import { wordsOf } from "./resume-lines.ts";
import { OPEN_BRACKET } from "./split-pieces.ts";

/** "Design Engineer (Roads & Drainage), Al Barq Consult": the house stands behind the bracket. */
export function isBeforeHouse(parts: HeaderPart[], { last, employer }: PartSpan): boolean {
  const behind = parts[last + 1];
  const isName = behind?.joint === ", " && behind.title === 0 && isTitleCase(behind.text);
  return employer < 2 && isName && (behind.employer > 0 || wordsOf(behind.text).length > 1);
}

/** "Technik laboratorium (laboratory technician)" below the dates and their house says one title twice. */
export function isAbroad(
  lines: JobLine[],
  { title, employer }: Pick<JobHeader, "title" | "employer">,
  index: number,
): boolean {
  const isBoth = title?.line === index && employer?.line === index && title.first === employer.last + 1;
  if (!isBoth || lines[index]!.head.parts[title.first]!.joint !== OPEN_BRACKET || title.first > 1) return false;
  const above = lines[index - 1];
  return above?.anchor != null && above.anchor.from <= 1 && above.head.parts.length > 0;
}

/** Below an empty line stands an entry with dates of its own, and this one has lines above its dates. */
export function isOfEntryBelow(lines: JobLine[], used: number[], index: number): boolean {
  const at = used.findLastIndex((line) => lines[line]!.anchor !== null);
  const anchor = used[at]!;
  if (at < 0 || index <= anchor || lines[index - 1]!.kind !== "blank" || lines[anchor - 1]?.kind !== "header")
    return false;
  const end = lines.findIndex(({ line }, other) => other > index && line.isBlank);
  return lines.slice(index + 1, end < 0 ? undefined : end).some((line) => line.anchor !== null);
}

/** What begins in small letters above "École de Vif, 2011-2014" tells of the job before. */
export function goesOnInSmall(lines: JobLine[], above: number, at: number): boolean {
  const opensSmall = (index: number) => /^\p{Ll}/u.test(lines[index]!.line.text);
  const before = lines[above - 1];
  const goesOn = before !== undefined && before.kind !== "blank" && !/[.!]$/.test(before.line.text);
  return goesOn && lines[at]!.head.parts.length > 0 && opensSmall(above) && !opensSmall(at);
}

/** Between an employer and the title below it stands where that is. */
export function isAddressOf(employer: PartSpan | null, line: number, title: PartSpan | null): boolean {
  return employer !== null && title !== null && employer.line < line && line < title.line;
}

/** "Siemens Mobility — Mechatroniker": the name before a title is where somebody worked. */
export function opensLine([first, second]: HeaderPart[], title: PartSpan): boolean {
  return title.first === 1 && title.title === 3 && second!.joint === DASH && first!.title < 2;
}
