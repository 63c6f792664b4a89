import type { SkillKind } from "../profile.ts";

/** in-list: only in a list or requirement. never-alone: only beside another skill in an enumeration. */
export type SkillUse = "always" | "in-list" | "never-alone";

export type SkillAlias = {
  text: string;
  use: SkillUse;
  /** Everyday words ("Excel", "Go") mean the skill only in exactly this spelling. */
  exactCase: boolean;
};

export type Skill = {
  id: string;
  name: string;
  kind: SkillKind;
  use: SkillUse;
  aliases: SkillAlias[];
  parents: string[];
};

const KINDS: readonly SkillKind[] = ["tool", "hard", "soft", "certificate", "licence", "language"];
const USES: readonly SkillUse[] = ["always", "in-list", "never-alone"];

/** "C++" is `c-plus-plus`, ".NET" is `dot-net`. */
export function skillId(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("+", "-plus")
    .replaceAll("#", "-sharp")
    .replace(/^\./, "dot-")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|(?<!-)-+$/g, "");
}

/**
 * Reads the lexicon's source format. `# kind use` opens a group; every other line is
 * `Name | alias, alias | Parent, Parent`. A name or alias may begin with `?` (in-list), `??` (never-alone),
 * `!` (always), then `=` (exact spelling) or, for a name, `~` (shown only, not searched for).
 * A line `> Parent | Name, Name` holds narrower skills without aliases. In other lines an alias that begins
 * with `+` is a skill of its own with the same parents (another product), one with `>` a narrower skill under this one.
 * Throws on a malformed line, so that a slip in the lexicon stops the start and not a user.
 */
export function parseSkills(source: string): Skill[] {
  const skills: Skill[] = [];
  let kind: SkillKind = "hard";
  let groupUse: SkillUse = "always";
  for (const rawLine of source.split("\n")) {
    const line = rawLine.trim();
    if (line === "") continue;
    if (line.startsWith("# ")) {
      const [kindWord, useWord] = line.slice(2).split(" ");
      const foundKind = KINDS.find((value) => value === kindWord);
      const foundUse = USES.find((value) => value === useWord);
      if (!foundKind || !foundUse) throw new Error(`Skill lexicon: unknown group "${line}"`);
      kind = foundKind;
      groupUse = foundUse;
      continue;
    }
    if (line.startsWith("> ")) {
      const [parent = "", names = ""] = line.slice(2).split("|");
      skills.push(...splitCell(names).map((name) => toSkill(name, [skillId(parent)])));
      continue;
    }
    const [nameCell = "", aliasCell = "", parentCell = ""] = line.split("|").map((cell) => cell.trim());
    const own = parseAlias(nameCell.replace("~", ""), groupUse);
    if (own.text === "") throw new Error(`Skill lexicon: no name in "${line}"`);
    const id = skillId(own.text);
    const parents = splitCell(parentCell).map(skillId);
    const aliases = nameCell.includes("~") ? [] : [own];
    const others: Skill[] = [];
    for (const marked of splitCell(aliasCell)) {
      const isSibling = marked.startsWith("+");
      if (isSibling || marked.startsWith(">")) others.push(toSkill(marked.slice(1), isSibling ? parents : [id]));
      else aliases.push(parseAlias(marked, groupUse));
    }
    // "Spring | ?=Spring": the marked spelling replaces the bare name.
    if (aliases.some((alias) => alias !== own && alias.text === own.text)) {
      aliases.splice(aliases.indexOf(own), aliases.includes(own) ? 1 : 0);
    }
    if (aliases.length + others.length === 0) throw new Error(`Skill lexicon: nothing to search for in "${line}"`);
    skills.push({ id, name: own.text, kind, use: own.use, aliases, parents }, ...others);
  }
  return skills;

  function toSkill(marked: string, parents: string[]): Skill {
    const alias = parseAlias(marked, groupUse);
    return { id: skillId(alias.text), name: alias.text, kind, use: alias.use, aliases: [alias], parents };
  }
}

/**
 * The skills with more names: each line is `Name | alias, alias`, with the marks of `parseSkills`; "#" begins a comment.
 * Throws on a skill that is not known.
 */
export function addNames(skills: Skill[], source: string): Skill[] {
  const known = new Map(skills.map((skill) => [skill.id, skill]));
  for (const line of source.split("\n").filter((one) => one.trim() !== "" && !one.startsWith("#"))) {
    const [name = "", aliases = ""] = line.split("|");
    const skill = known.get(skillId(name.trim()));
    if (!skill) throw new Error(`Skill lexicon: "${name.trim()}" has names, and is no skill`);
    skill.aliases.push(...splitCell(aliases).map((alias) => parseAlias(alias, "always")));
  }
  return skills;
}

function splitCell(cell: string): string[] {
  return cell
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function parseAlias(marked: string, groupUse: SkillUse): SkillAlias {
  let text = marked;
  let use = groupUse;
  if (text.startsWith("??")) {
    use = "never-alone";
    text = text.slice(2);
  } else if (text.startsWith("?")) {
    use = "in-list";
    text = text.slice(1);
  } else if (text.startsWith("!")) {
    use = "always";
    text = text.slice(1);
  }
  const exactCase = text.startsWith("=");
  return { text: exactCase ? text.slice(1) : text, use, exactCase };
}
