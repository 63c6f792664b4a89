import { findSkills } from "../../analysis/find-skills.ts";
import { relatedSkills, skillById } from "../../analysis/related-skills.ts";
import { anyOf } from "../../any-of.ts";
import { isOfPrograms } from "./list-lines.ts";

export type SkillGroup = { line: number; text: string };

const OF_THE_REST = new RegExp(
  `^(?:•\\s*)?${anyOf("others? misc miscellaneous additional sonstiges? weitere autres? divers otr[oa]s?")}(?: \\p{L}+){0,4}\\s?:`,
  "iu",
);
const LABELLED = /^(?:•\s*)?[^:,;]{2,40}:\s/u;
const FEWEST_GROUPS = 2;
/** What work one can do stands beside such, and in no list of databases. */
const OF_WORK = new RegExp(
  String.raw`^(?:•\s*)?[^:]{0,30}(?<!\p{L})${anyOf(
    String.raw`skills? competenc\p{L}* expertise knowledge strengths? areas? method\p{L}* practices? abilities others?`,
    "kenntnisse compétences competencias conocimientos",
  )}(?!\p{L})`,
  "iu",
);

function isOfTools(ids: ReadonlySet<string>): boolean {
  const tools = [...ids].filter((id) => skillById(id)?.kind === "tool");
  return tools.length * 2 > ids.size;
}

/** For each line of a list in groups the names that belong to it, by what it has already; `left` fit nowhere. */
export function intoGroups(names: readonly string[], lists: readonly SkillGroup[]) {
  const groups = lists.filter(({ text }) => LABELLED.test(text));
  const placed = new Map<number, string[]>();
  if (groups.length < FEWEST_GROUPS) return { placed, left: [...names] };
  const held = groups.map(({ text }) => new Set(idsOf(text)));
  const rest = groups.find(({ text }) => OF_THE_REST.test(text))?.line ?? null;
  const left = names.filter((name) => {
    const kin = relatedSkills(idsOf(name)[0] ?? "");
    const isTool = findSkills(name, { list: true })[0]?.kind === "tool";
    const near = held.map((ids, at) => {
      const takes = isTool || OF_WORK.test(groups[at]!.text) || !isOfTools(ids);
      return takes ? kin.reduce((sum, { id, share }) => sum + (ids.has(id) ? share : 0), 0) : 0;
    });
    const nearest = Math.max(...near);
    const programs = isTool ? groups.find(({ text }) => isOfPrograms(text, null))?.line : undefined;
    const line = nearest > 0 ? groups[near.indexOf(nearest)]!.line : (programs ?? rest);
    if (line === null) return true;
    placed.set(line, [...(placed.get(line) ?? []), name]);
    return false;
  });
  return { placed, left };
}

function idsOf(text: string): string[] {
  return findSkills(text, { list: true }).map(({ id }) => id);
}
