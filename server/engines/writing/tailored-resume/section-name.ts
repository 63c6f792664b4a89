import type { Profile, ProfileSection } from "../../analysis/profile.ts";

const NAMES: Partial<Record<ProfileSection["kind"], string>> = {
  experience: "Experience",
  skills: "Skills",
  summary: "Summary",
  projects: "Projects",
};

/** What the section of a line is called where a person is told of it. */
export function sectionName({ sections }: Pick<Profile, "sections">, line: number): string {
  const section = sections.find(({ lines }) => line >= lines.from && line <= lines.to);
  return (section && NAMES[section.kind]) ?? section?.heading ?? "Text";
}
