import { once } from "../once.ts";
import { allSkills } from "./lexicon/skills.ts";
import { skillId, type Skill } from "./lexicon/parse-skills.ts";
import { readLexicon } from "./lexicon/read-lexicon.ts";

type Meaning = { skill: Skill | null; words: string[] };

const meanings = once(readMeanings);

/** What letters of more than one meaning ("GCP") stand for in this text: null = no skill, undefined = they have one. */
export function meaningOf(letters: string, words: () => ReadonlySet<string>): Skill | null | undefined {
  const known = meanings().get(letters);
  if (known === undefined) return undefined;
  return known.find((one) => one.words.length === 0 || one.words.some((word) => words().has(word)))?.skill;
}

function readMeanings(): Map<string, Meaning[]> {
  const byId = new Map(allSkills().map((skill) => [skill.id, skill]));
  const found = new Map<string, Meaning[]>();
  for (const { cells, at } of readLexicon("two-meanings.txt")) {
    const [letters = "", name = "", words = ""] = cells;
    const skill = byId.get(skillId(name)) ?? null;
    if (letters === "" || (name !== "" && !skill)) throw new Error(`${at}: a row is letters, skill, words`);
    found.set(letters, [...(found.get(letters) ?? []), { skill, words: words.split(" ").filter(Boolean) }]);
  }
  return found;
}
