import { once } from "../once.ts";
import { readLexicon } from "./lexicon/read-lexicon.ts";
import { domainsOfWords, type TitleDomain, titleDomains } from "./title-domains.ts";
import { titleSegments } from "./title-segments.ts";
import { isLevelWord, titleWords } from "./title-words.ts";

const GROUP_MARK = "~";
const LEAST_SEGMENT_WEIGHT = 0.1;

const TITLE_GROUPS = readTitleGroups();

/** Words, adjacent pairs, the groups of related words that they belong to and the domains of work they name (`isGroupTerm`). */
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
  const domains = domainsOfWords([...terms]);
  for (const term of [...terms]) {
    const group = titleGroup(term);
    if (group) terms.add(group);
  }
  for (const domain of domains) terms.add(termOfDomain(domain));
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

/** The domain that a term stands for; null when it is another one. */
export function domainOfTerm(term: string): TitleDomain | null {
  return isGroupTerm(term) ? (domainsByTerm().get(term) ?? null) : null;
}

const domainsByTerm = once(() => new Map(titleDomains().map((domain) => [termOfDomain(domain), domain])));

function termOfDomain({ occupation, name }: TitleDomain): string {
  return `${GROUP_MARK}${occupation}: ${name}`;
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
