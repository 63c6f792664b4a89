import type { Skill, SkillUse } from "./lexicon/parse-skills.ts";
import { SKILLS } from "./lexicon/skills.ts";
import { fold, tokenize, wordAt } from "./skill-tokens.ts";

export type TrieNode = { next: Map<number, TrieNode> | null; ends: TrieEnd[] | null };
export type TrieEnd = {
  skill: Skill;
  use: SkillUse;
  /** The exact spelling, when only that one counts. */
  exact: string | null;
};
/** The words of all names of skills, by number. */
export const VOCABULARY = new Map<string, number>();
/** All names of skills, word by word. */
export const SKILL_NAMES: TrieNode = { next: null, ends: null };

// Names go first: "Trial Balance" is itself although another skill lists "trial balances".
for (const isName of [true, false]) {
  for (const skill of SKILLS) {
    for (const { text, use, exactCase } of skill.aliases) {
      if ((text === skill.name) === isName) addToTrie(skill, text, use, exactCase);
    }
  }
}

function addToTrie(skill: Skill, text: string, use: SkillUse, exactCase: boolean): void {
  const words = readWords(text);
  if (words.length === 0) throw new Error(`Skill lexicon: "${text}" holds no word`);
  const end: TrieEnd = { skill, use, exact: exactCase ? text : null };
  insert(words, end);
  if (words.length === 2 && !exactCase && text.length >= 8) insert([fold(words.join(""))], end);
}

function readWords(text: string): string[] {
  const tokens = tokenize(text, null);
  return tokens.starts.map((start, index) => fold(wordAt(text, start, tokens.ends[index] ?? start)));
}

function insert(words: string[], end: TrieEnd): void {
  let node = SKILL_NAMES;
  for (const word of words) {
    let id = VOCABULARY.get(word);
    if (id === undefined) {
      id = VOCABULARY.size + 1;
      VOCABULARY.set(word, id);
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
