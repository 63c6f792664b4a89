import { once } from "../once.ts";
import { BROAD_TITLES, LEVEL_WORDS } from "./lexicon/title-words.ts";
import { OCCUPATION_FAMILIES } from "./lexicon/occupation-families.ts";
import { titleSegments } from "./title-segments.ts";
import { titleWords } from "./title-words.ts";

/** Raise it with every change of the rules below: it is part of the score's version. */
export const TITLES_VERSION = 7;

export type FamilyShare = { family: string; share: number };

/** These titles are ranks rather than trades, so a field of work beside them counts more. */
const RANK_FAMILIES = new Set(["leadership", "project"]);
const EVERYWHERE_FAMILIES = new Set(["business-analysis", "administration", "customer-service"]);
const EVERYWHERE_VALUE = 0.6;

type Phrase = { text: string; words: number; families: string[]; field: boolean; broad: boolean };

type Phrases = { byWords: Map<string, Phrase>; longest: number };

const BROAD_PHRASES = new Set(
  ["research intern", "research assistant", "research coordinator", "research specialist"].map((title) =>
    titleWords(title).join(" "),
  ),
);

function isBroad(family: string, key: string): boolean {
  return RANK_FAMILIES.has(family) || BROAD_TITLES.has(key) || BROAD_PHRASES.has(key);
}

function addPhrases(phrases: Phrases, family: string, list: string, field: boolean): void {
  const { byWords } = phrases;
  for (const text of list.split(";")) {
    const words = titleWords(text);
    if (words.length === 0) continue;
    phrases.longest = Math.max(phrases.longest, words.length);
    const key = words.join(" ");
    const known = byWords.get(key);
    if (!known) {
      byWords.set(key, {
        text: text.trim(),
        words: words.length,
        families: [family],
        field,
        broad: !field && isBroad(family, key),
      });
    } else if (known.field && !field) {
      byWords.set(key, { ...known, text: text.trim(), families: [family], field: false, broad: isBroad(family, key) });
    } else if (field && !known.field && known.families.includes(family) && known.text === text.trim()) {
      byWords.set(key, { ...known, families: [family], field: true, broad: false });
    } else if (known.field === field && !known.families.includes(family)) {
      known.families.push(family);
    }
  }
}

const knownPhrases = once(() => {
  const phrases: Phrases = { byWords: new Map(), longest: 1 };
  for (const { id, titles } of OCCUPATION_FAMILIES) addPhrases(phrases, id, titles, false);
  for (const { id, fields } of OCCUPATION_FAMILIES) addPhrases(phrases, id, fields, true);
  return phrases;
});

type Found = { phrase: Phrase; from: number; to: number };

function phrasesIn(words: string[]): Found[] {
  const taken = new Array<boolean>(words.length).fill(false);
  const found: Found[] = [];
  const { byWords, longest } = knownPhrases();
  for (let length = Math.min(longest, words.length); length > 0; length--) {
    for (let from = words.length - length; from >= 0; from--) {
      const to = from + length;
      if (taken.slice(from, to).some(Boolean)) continue;
      const phrase = byWords.get(words.slice(from, to).join(" "));
      if (!phrase) continue;
      taken.fill(true, from, to);
      found.push({ phrase, from, to });
    }
  }
  return found;
}

function isLevelOnly({ phrase, from }: Found, words: string[]): boolean {
  return phrase.words === 1 && LEVEL_WORDS.has(words[from]!);
}

/** "Finance and Office Manager" is read as two titles. */
function segmentFamilies(words: string[], joint: number): Map<string, number> {
  if (joint === 0 || joint >= words.length || phrasesIn(words).some(({ from, to }) => from < joint && joint < to))
    return familyValues(words);
  const values = familyValues(words.slice(0, joint));
  for (const [family, value] of familyValues(words.slice(joint)))
    values.set(family, Math.max(values.get(family) ?? 0, value));
  return values;
}

function familyValues(words: string[]): Map<string, number> {
  let line = words;
  let found = phrasesIn(line);
  if (!found.some(({ phrase }) => !phrase.field)) {
    const without = words.filter((word) => !LEVEL_WORDS.has(word));
    const again = phrasesIn(without);
    if (again.some(({ phrase }) => !phrase.field) || again.length > found.length) {
      line = without;
      found = again;
    }
  }
  // "Principal" alone leads a school; before another title it is a rank.
  if (found.some((match) => !isLevelOnly(match, line))) found = found.filter((match) => !isLevelOnly(match, line));
  let last = line.length;
  while (last > 1 && LEVEL_WORDS.has(line[last - 1]!)) last--;
  const titles = found.filter(({ phrase }) => !phrase.field);
  const strong = titles.some(({ phrase }) => !phrase.broad);
  const values = new Map<string, number>();
  for (const { phrase, to } of found) {
    let value: number;
    if (phrase.field) value = titles.length === 0 || !strong ? 0.9 : phrase.words > 1 ? 0.5 : 0.2;
    else if (phrase.broad) value = strong ? 0.2 : titles.length === found.length && phrase.words > 1 ? 0.6 : 0.4;
    else if (phrase.families.every((family) => EVERYWHERE_FAMILIES.has(family))) value = EVERYWHERE_VALUE;
    else value = to >= last ? 1 : 0.7;
    for (const family of phrase.families)
      values.set(family, (values.get(family) ?? 0) + value / phrase.families.length);
  }
  return values;
}

/** Largest share first. The sum is at most 1, the rest is doubt: "Manager" gives none, "Designer" half. */
export function familiesOfTitle(title: string): FamilyShare[] {
  const values = new Map<string, number>();
  let strength = 0;
  let lead = 1;
  for (const { words, weight, joint } of titleSegments(title)) {
    const found = segmentFamilies(words, joint);
    if (found.size === 0) {
      // A first part that says nothing passes its weight on ("Intern, Marketing").
      lead = Math.max(lead, weight < 1 ? 1 : 1.8);
      continue;
    }
    const given = Math.min(1, weight * lead);
    for (const [family, value] of found) {
      values.set(family, (values.get(family) ?? 0) + value * given);
      strength += value * given;
    }
    lead = Math.min(lead, 1);
  }
  if (strength === 0) return [];
  const confidence = Math.min(1, strength / 0.9);
  return [...values]
    .map(([family, value]) => ({ family, share: (value / strength) * confidence }))
    .sort((a, b) => b.share - a.share || (a.family < b.family ? -1 : 1));
}
