import { findSkills } from "../../analysis/find-skills.ts";
import type { Profile } from "../../analysis/profile.ts";
import { readOpening } from "../english-verbs.ts";
import { isTitleHead } from "../evidence/fact-words.ts";

const BULLET = /^[•*·-]\s/u;
/** What stands behind a name on its line: dates, a link, what it is. */
const BEHIND_NAME = /\t| [–—|-] | ?[([]|: |,? (?:(?:\p{L}{3,9}\.? )?(?:19|20)\d\d)(?!\d)/u;
const NAME = /^(?=.{3,40}$)\p{Lu}[\p{L}\d.+#-]*(?: (?:\p{Lu}[\p{L}\d.+#-]*|of|for|the|and|\d+)){0,4}$/u;
const NO_NAME = /^(?:Company|Project|Personal|Academic|Client|Role|Duration|Technolog|Tools|Link|GitHub)(?!\p{Ll}*-)/u;

/** The name of the project that a line of a resume's projects tells of, which stands above its points; null without one. */
export function projectOver(line: number, { sections, lines }: Pick<Profile, "sections" | "lines">): string | null {
  const section = sections.find(({ lines: { from, to } }) => from <= line && line <= to);
  if (section?.kind !== "projects") return null;
  for (let at = line - 1; at > section.lines.from; at--) {
    const text = (lines[at] ?? "").trim();
    if (BULLET.test(text)) continue;
    const name = projectNamed(text);
    if (name !== null) return name;
  }
  return null;
}

/** The name that a line of somebody's projects gives to one; null where it tells of it. */
export function projectNamed(text: string): string | null {
  const name = text.split(BEHIND_NAME)[0]?.trim() ?? "";
  return isName(name) ? name : null;
}

function isName(name: string): boolean {
  const last = name.split(" ").at(-1)?.toLowerCase() ?? "";
  return (
    NAME.test(name) &&
    !NO_NAME.test(name) &&
    !isTitleHead(last) &&
    readOpening(name) === null &&
    !findSkills(name, { list: true }).some((skill) => skill.name.toLowerCase() === name.toLowerCase())
  );
}
