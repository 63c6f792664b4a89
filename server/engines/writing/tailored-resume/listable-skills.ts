import { findSkills } from "../../analysis/find-skills.ts";
import { isHead } from "../../analysis/judge-part.ts";
import type { Profile, ProfileSection, ProfileSkill } from "../../analysis/profile.ts";
import { isManner, isWholeField } from "../skill-names.ts";
import { isNotKeptUp } from "../facts/not-kept-up.ts";
import type { WritingFacts } from "../writing-facts.ts";
import { foldForWordings } from "./keyword-match.ts";

/** A skill with the lines that name it, those aside that only say how something is done, or that it has run out. */
export function provenSkill(id: string, { skills, lines }: Profile): ProfileSkill | null {
  const skill = skills.find((one) => one.id === id);
  if (!skill) return null;
  const isMeant = (line: string) => {
    if (isNotKeptUp(line)) return false;
    const found = findSkills(line, { list: true }).filter((one) => one.id === id);
    return found.length === 0 || found.some((one) => !isManner(line, one));
  };
  const meant = skill.lines.filter((at) => isMeant(lines[at] ?? ""));
  return meant.length === 0 ? null : { ...skill, lines: meant };
}

/** Whether a line stands below the head of a job. */
export function isOfJob(line: number, { jobs }: Profile): boolean {
  return jobs.some(({ lines: { from, to } }) => line > from && line <= to);
}

const OF_LEISURE = /(?<!\p{L})(?:hobb|interes|loisir|aficion|pasatiempo|freizeit)/iu;

/** What only a school taught, a part of an address names, or somebody likes. */
export function isNoWork({ lines }: ProfileSkill, { sections, lines: all }: Profile): boolean {
  const isOther = ({ kind, heading }: ProfileSection, line: number) =>
    kind === "education" ||
    (kind === "contact" && !IS_TOLD.test(all[line] ?? "")) ||
    (kind === "other" && OF_LEISURE.test(heading ?? ""));
  return lines.every((line) =>
    sections.some((part) => line >= part.lines.from && line <= part.lines.to && isOther(part, line)),
  );
}

const IS_TOLD = /^\P{L}*\p{L}+(?: [^ .]+){3,40}\.(?: |$)/u;

/** Whether a list of skills takes a skill: no whole field, no way of being, no own title. */
export function isListable({ name, kind, id }: ProfileSkill, { profile, deeds }: WritingFacts): boolean {
  if (isWholeField(name) || kind === "soft" || kind === "language" || OF_DRIVING.test(`${name} ${id}`)) return false;
  // "Social work" says nothing of a social worker whose lines are silent on it, and "charge nurse" is what one was.
  const isTold = deeds.some(({ job, skills }) => job !== null && skills.includes(id));
  const titles = ` ${profile.jobs.map(({ title }) => foldForWordings(title ?? "")).join(" ")}`;
  const words = foldForWordings(name).split(" ");
  const isOwnTitle = profile.jobs.some(({ title }) => foldForWordings(title ?? "") === foldForWordings(name));
  if (isOwnTitle) return false;
  const isTitle =
    (!isTold && words.every((word) => titles.includes(` ${word}`))) ||
    isHead(name.toLowerCase().split(" ").at(-1) ?? "");
  return kind !== "hard" || !isTitle;
}

const OF_DRIVING = /(?<!\p{L})(?:driv(?!es?(?!\p{L}))|führerschein|permis|conducir)/iu;
