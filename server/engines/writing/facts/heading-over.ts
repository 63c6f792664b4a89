import type { Profile } from "../../analysis/profile.ts";

/** The heading of the section that a line of the resume stands in; empty where it has none. */
export function headingOver(line: number, { sections }: Pick<Profile, "sections">): string {
  return sections.find(({ lines }) => lines.from <= line && line <= lines.to)?.heading ?? "";
}
