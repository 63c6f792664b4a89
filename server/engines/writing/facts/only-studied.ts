import { findSkills } from "../../analysis/find-skills.ts";
import type { WritingFacts } from "../writing-facts.ts";

const STUDY: ReadonlySet<string> = new Set(["education", "certificates"]);
const LISTED = 4; // items, of which a line is a list of what one knows

/** Whether a resume names something among schools, papers and courses alone: "GMP for Pharma, online, 20 h". */
export function isOnlyStudied(name: string, { profile }: Pick<WritingFacts, "profile">): boolean {
  const ids = findSkills(name, { list: true }).map(({ id }) => id);
  const isOfStudy = (line: number) =>
    (profile.lines[line] ?? "").split(", ").length < LISTED &&
    profile.sections.some(({ kind, lines }) => STUDY.has(kind) && lines.from <= line && line <= lines.to);
  const places = profile.skills.filter(({ id }) => ids.includes(id)).flatMap(({ lines }) => lines);
  return places.length > 0 && places.every(isOfStudy);
}
