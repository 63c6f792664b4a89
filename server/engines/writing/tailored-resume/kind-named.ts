import type { Profile, ProfileSkill } from "../../analysis/profile.ts";
import { findSkills } from "../../analysis/find-skills.ts";
import { lowerFirst } from "../english-verbs.ts";
import { isSuite, programsWithin } from "../facts/programs-of-kind.ts";
import { upperFirst } from "../skill-names.ts";
import { isNamedOnly, ownName, type WritingFacts } from "../writing-facts.ts";
import { foldForWordings, type Keyword } from "./keyword-match.ts";
import { MAKER } from "./skill-wordings.ts";

const MOST_PROGRAMS = 2;

type Listed = {
  facts: WritingFacts;
  lists: string;
  listed: ReadonlySet<number>;
  isNoWork: (skill: ProfileSkill, profile: Profile) => boolean;
};

/** "Accounting software (QuickBooks)": a kind of program that is asked for, by those of it that only lines name. */
export function kindNamed(
  { id, wordings, name }: Keyword,
  { facts, lists, listed, isNoWork }: Listed,
): { name: string; source: { from: "resume"; line: number; text: string } } | null {
  const { profile } = facts;
  const wording = wordings[0] ?? name;
  const own = programsWithin(id, profile).filter(
    (program) => !isNamedOnly(facts, program) && !isNoWork(program, profile),
  );
  const names = own.slice(0, MOST_PROGRAMS).map((program) => ownName(facts, program.id) ?? program.name);
  const line = own[0]?.lines[0];
  const isListed = own.some((program) => program.lines.some((at) => listed.has(at)));
  if (line === undefined || isListed || lists.includes(foldForWordings(wording))) return null;
  const text = (profile.lines[line] ?? "").replace(/^•\s*/, "").trim();
  return { name: `${upperFirst(wording)} (${names.join(", ")})`, source: { from: "resume" as const, line, text } };
}

/** The items of a list with the kind or the suite that the posting asks for beside the programs of it. */
export function withKinds(items: readonly string[], keywords: readonly Keyword[], facts: WritingFacts): string[] {
  const { profile } = facts;
  const told = [...items];
  for (const { id, name, wordings } of keywords) {
    const wording = wordings[0] ?? name;
    const isKnown = foldForWordings(told.join("\n")).includes(foldForWordings(wording));
    const programs = new Set(programsWithin(id, profile).map((program) => program.id));
    const isOfKind = (item: string) => {
      const [found, ...others] = findSkills(item, { list: true });
      return (
        found !== undefined &&
        others.length === 0 &&
        programs.has(found.id) &&
        item.slice(found.from, found.to) === item
      );
    };
    const own = told.filter(isOfKind);
    const [first] = own;
    if (isKnown || first === undefined || profile.skills.some((skill) => skill.id === id)) continue;
    if (isSuite(id)) {
      if (own.length < MOST_PROGRAMS) continue;
      const short = own.map((item) => item.replace(MAKER, ""));
      const rest = told.filter((item) => !own.includes(item) || item === first);
      rest[rest.indexOf(first)] = `${upperFirst(wording)} (${short.join(", ")})`;
      told.splice(0, told.length, ...rest);
    } else told[told.indexOf(first)] = `${first} (${lowerFirst(wording)})`;
  }
  return told;
}
