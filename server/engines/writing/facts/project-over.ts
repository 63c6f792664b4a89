import { anyOf } from "../../any-of.ts";
import { DATE_WORDS } from "../../analysis/lexicon/date-words.ts";
import { findSkills } from "../../analysis/find-skills.ts";
import { isPlaceName } from "../../analysis/judge-part.ts";
import type { Profile } from "../../analysis/profile.ts";
import { readOpening } from "../english-verbs.ts";
import { isTitleHead } from "../evidence/fact-words.ts";

const BULLET = /^[•*·-]\s/u;
const BEHIND_NAME = /\t| [–—|-] | ?[([]|: |,? (?:(?:\p{L}{3,9}\.? )?(?:19|20)\d\d)(?!\d)/u;
const NAME = /^(?=.{3,40}$)\p{Lu}[\p{L}\d.+#-]*(?: (?:\p{Lu}[\p{L}\d.+#-]*|of|for|the|and|\d+)){0,4}$/u;
/** Headings, labels, dates, houses and people, which stand above points as well. */
const NO_NAME = new RegExp(
  `(?<!\\p{L})(?:${anyOf(
    "situation task action result results impact outcome challenge solution role roles responsibilities duties achievements accomplishments highlights",
    "overview features feature description summary stack environment team status date location languages period website course courses coursework",
    "technology technologies tools link links github demo source duration client company budget highlight key present ongoing current completed progress",
    "project projects university college school institute academy inc llc ltd corp gmbh professor prof dr mr mrs ms place winner award awards skills",
    "education references gpa volunteer volunteering freelance research recent work spring summer fall autumn winter frontend backend hardware software",
  )}|${DATE_WORDS.months})(?!\\p{L})`,
  "iu",
);
const MOST_OF_HEAD = 3; // in lines: the name, what it is, and who one was in it

export type ProjectOver = { name: string | null; at: number };

/** The project that a line of a resume's projects tells of, by what stands above its points; null for other lines. */
export function projectOver(
  line: number,
  { sections, lines }: Pick<Profile, "sections" | "lines">,
): ProjectOver | null {
  const section = sections.find(({ lines: { from, to } }) => from <= line && line <= to);
  if (section?.kind !== "projects") return null;
  const isPoint = (at: number) => BULLET.test(lines[at]?.trim() ?? "");
  const isHead = (at: number) => at > section.lines.from && (lines[at] ?? "").trim() !== "" && !isPoint(at);
  let end = line - 1;
  if (isPoint(line)) while (end > section.lines.from && !isHead(end)) end--;
  let at = end;
  while (isHead(at - 1) && end - at < MOST_OF_HEAD) at--;
  return { name: isHead(at) && end - at < MOST_OF_HEAD ? projectNamed(lines[at]?.trim() ?? "") : null, at };
}

/** The name that a line of somebody's projects gives to one; null where it is none for certain. */
export function projectNamed(text: string): string | null {
  const name = text.split(BEHIND_NAME)[0]?.trim() ?? "";
  return isName(name) ? name : null;
}

function isName(name: string): boolean {
  const last = name.split(" ").at(-1)?.toLowerCase() ?? "";
  return (
    NAME.test(name) &&
    !NO_NAME.test(name) &&
    !isPlaceName(name) &&
    !isTitleHead(last) &&
    readOpening(name) === null &&
    !findSkills(name, { list: true }).some((skill) => skill.name.toLowerCase() === name.toLowerCase())
  );
}
