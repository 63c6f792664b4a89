import { readLexicon } from "./lexicon/read-lexicon.ts";
import { titleSegments } from "./title-segments.ts";
import { isLevelWord, titleWords } from "./title-words.ts";

const GROUP_MARK = "~";
const LEAST_SEGMENT_WEIGHT = 0.1;

const TITLE_GROUPS = readTitleGroups();

/** Words, adjacent pairs and the groups of related words that they belong to (`isGroupTerm`). */
export function titleTerms(text: string): string[] {
  const terms = new Set<string>();
  for (const { words, weight } of titleSegments(text)) {
    if (weight < LEAST_SEGMENT_WEIGHT) continue;
    words.forEach((word, index) => {
      terms.add(word);
      const next = words[index + 1];
      if (next && !isLevelWord(word) && !isLevelWord(next)) terms.add(`${word} ${next}`);
    });
  }
  for (const term of [...terms]) {
    const group = titleGroup(term);
    if (group) terms.add(group);
  }
  return [...terms];
}

/** The group of related words that a word or pair of a title belongs to; null when it has none. */
export function titleGroup(term: string): string | null {
  return TITLE_GROUPS.get(term) ?? null;
}

/** "developer" and "engineer" share the term of their group beside their own. */
export function isGroupTerm(term: string): boolean {
  return term.startsWith(GROUP_MARK);
}

function readTitleGroups(): Map<string, string> {
  const groups = new Map<string, string>();
  for (const { cells, at } of readLexicon("title-groups.txt")) {
    const members = cells.flatMap((cell) => cell.split(",")).map((member) => titleWords(member).join(" "));
    for (const member of members) {
      if (member === "" || groups.has(member)) throw new Error(`${at}: "${member}" is empty or stands twice`);
      groups.set(member, `${GROUP_MARK}${members[0]}`);
    }
  }
  return groups;
}
