import { once } from "../once.ts";
import type { Skill, SkillUse } from "./lexicon/parse-skills.ts";
import { allSkills } from "./lexicon/skills.ts";
import { fold, tokenize, wordAt } from "./skill-tokens.ts";

export type TrieNode = { next: Map<number, TrieNode> | null; ends: TrieEnd[] | null };
export type TrieEnd = {
  skill: Skill;
  use: SkillUse;
  /** The exact spelling, when only that one counts. */
  exact: string | null;
};
export type SkillNames = {
  /** Their words, by number. */
  vocabulary: Map<string, number>;
  /** Word by word. */
  root: TrieNode;
};

/** All names of skills, built when the first text is searched. Throws at a name without a word. */
export const skillNames: () => SkillNames = once(() => {
  const names: SkillNames = { vocabulary: new Map(), root: { next: null, ends: null } };
  // Names go first: "Trial Balance" is itself although another skill lists "trial balances".
  for (const isName of [true, false]) {
    for (const skill of allSkills()) {
      for (const { text, use, exactCase } of skill.aliases) {
        if ((text === skill.name) === isName) addName(names, skill, text, use, exactCase);
      }
    }
  }
  return names;
});

function addName(names: SkillNames, skill: Skill, text: string, use: SkillUse, exactCase: boolean): void {
  const words = readWords(text);
  if (words.length === 0) throw new Error(`Skill lexicon: "${text}" holds no word`);
  const end: TrieEnd = { skill, use, exact: exactCase ? text : null };
  insert(names, words, end);
  if (words.length === 2 && !exactCase && text.length >= 8) insert(names, [fold(words.join(""))], end);
}

function readWords(text: string): string[] {
  const tokens = tokenize(text, null);
  return tokens.starts.map((start, index) => fold(wordAt(text, start, tokens.ends[index] ?? start)));
}

function insert({ vocabulary, root }: SkillNames, words: string[], end: TrieEnd): void {
  let node = root;
  for (const word of words) {
    let id = vocabulary.get(word);
    if (id === undefined) {
      id = vocabulary.size + 1;
      vocabulary.set(word, id);
    }
    node.next ??= new Map();
    let next = node.next.get(id);
    if (!next) {
      next = { next: null, ends: null };
      node.next.set(id, next);
    }
    node = next;
  }
  if (!node.ends) node.ends = [end];
  else if (!node.ends.some((known) => known.skill === end.skill && known.exact === end.exact)) node.ends.push(end);
}
