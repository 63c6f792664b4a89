import { anyOf } from "../../any-of.ts";
import { foldText, type SourceStatement } from "./sources.ts";

const LEAD = new RegExp(
  `^(?:${anyOf(
    String.raw`in\s(?:one|another)\sof\smy\sprojects in\smy\sprojects in\smeinen\sprojekten dans\smes\sprojets en\smis\sproyectos`,
  )}|in my project (?<name>[^,]{2,60})),? (?<rest>.+)$`,
  "isu",
);

export type OfProject = { name: string | null; rest: string };

/** What a sentence says was done in a project, by the project's name where it gives one; null where it speaks of none. */
export function ofProject(text: string): OfProject | null {
  const { name = null, rest } = LEAD.exec(text)?.groups ?? {};
  return rest === undefined ? null : { name, rest: rest.charAt(0).toUpperCase() + rest.slice(1) };
}

/** Why the line of a deed does not bear out that it was done in that project; null where it does. */
export function otherThanProject({ name }: OfProject, line: SourceStatement | null): string | null {
  if (line?.section !== "projects") return "Your resume does not say this of a project.";
  const isIts = name === null || foldText(line.project ?? "") === foldText(name);
  return isIts ? null : `“${name}” belongs to another part of your resume.`;
}
