import { isUnclaimed } from "../../analysis/unclaimed-words.ts";
import { anyOf } from "../../any-of.ts";
import { findSkills } from "../../analysis/find-skills.ts";
import type { Profile, SectionKind } from "../../analysis/profile.ts";
import { kindOf } from "../../analysis/section-headings.ts";

const LABEL = /^(?:•\s*)?(?<label>[^:]{2,40}?)\s?:\s/u;
const PROGRAMS = new RegExp(
  `^(?!operating )(?:\\p{L}+ )?${anyOf("systems software tools programs computer computing edv programme logiciels outils programas herramientas sistemas informática informatique")}$`,
  "iu",
);
const PLAIN = new RegExp(
  `^${anyOf("skills compétences kenntnisse fähigkeiten competencias habilidades aptitudes")}\\P{L}*$`,
  "iu",
);
const BETWEEN = /[,;|•·]/u;
const FEWEST_ITEMS = 3;
const LONGEST_ITEM_WORDS = 4;
const LEAST_KNOWN = 0.5;

/** Lines that list skills wherever they stand: in a section for it, behind a label, or item by item below the jobs. */
export function listLines(profile: Profile): number[] {
  const isOfJob = (line: number) => profile.jobs.some(({ lines: { from, to } }) => line >= from && line <= to);
  return profile.sections.flatMap(({ kind, heading, lines: { from, to } }) => {
    const isBare = heading !== null && kind === "skills" && !hasSkillsLabel(profile.lines[from] ?? "");
    const first = isBare ? from + 1 : from;
    return Array.from({ length: Math.max(0, to - first + 1) }, (_, index) => first + index).filter((line) => {
      const text = profile.lines[line] ?? "";
      if (text.trim() === "") return false;
      if (kind === "skills" || hasSkillsLabel(text)) return true;
      return (
        !NO_LISTS.has(kind) && !isOfJob(line) && !isOfOtherPart(text) && !A_YEAR.test(text) && isListOfSkills(text)
      );
    });
  });
}

const NAME = /(?<=[\s(/])\p{Lu}[\p{L}\d]{3,}/gu;

/** A name of a text that a list of the resume has as well, also one that no lexicon knows; null without any. */
export function nameInLists(text: string, profile: Profile): string | null {
  const lists = listLines(profile).map((line) => profile.lines[line] ?? "");
  const isClaimed = (name: string) =>
    lists.some(
      (list) => list.includes(name) && !isUnclaimed(list, list.indexOf(name), list.indexOf(name) + name.length),
    );
  return (text.match(NAME) ?? []).find(isClaimed) ?? null;
}

export function hasSkillsLabel(text: string): boolean {
  const label = LABEL.exec(text)?.groups?.label;
  return label !== undefined && (kindOf(label) === "skills" || PROGRAMS.test(label));
}

/** Whether a list names programs alone; one under a plain heading such as "Skills" takes whatever one can. */
export function isOfPrograms(text: string, heading: string | null): boolean {
  if (PROGRAMS.test(LABEL.exec(text)?.groups?.label ?? "")) return true;
  if (heading !== null && PLAIN.test(heading)) return false;
  const kinds = text.split(BETWEEN).flatMap((item) => findSkills(item, { list: true })[0]?.kind ?? []);
  return kinds.includes("tool") && !kinds.includes("hard");
}

/** Whether a list stands behind the name of what alone belongs into it: "Operating systems: Linux, Windows". */
export function isOfOtherThings(text: string): boolean {
  return LABEL.test(text) && !hasSkillsLabel(text);
}

export const A_YEAR = /\b(?:19|20)\d\d\b/;
const NO_LISTS: ReadonlySet<SectionKind> = new Set(["summary", "contact"]);

function isOfOtherPart(text: string): boolean {
  const kind = kindOf(LABEL.exec(text)?.groups?.label ?? "");
  return kind !== null && kind !== "skills";
}

function isListOfSkills(text: string): boolean {
  const items = text
    .replace(/\s?\([^()]*\)/gu, "")
    .replace(/\.$/, "")
    .split(BETWEEN)
    .map((item) => item.trim())
    .filter((item) => item !== "");
  if (items.length < FEWEST_ITEMS || items.some((item) => item.split(" ").length > LONGEST_ITEM_WORDS)) return false;
  const isKnown = (item: string) =>
    findSkills(item, { list: true }).some(({ kind }) => kind === "tool" || kind === "hard");
  return items.filter(isKnown).length >= items.length * LEAST_KNOWN;
}
