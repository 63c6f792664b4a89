import { findSkills } from "../../analysis/find-skills.ts";
import { lowerFirst } from "../english-verbs.ts";
import type { WritingFacts } from "../writing-facts.ts";

export type LanguageShortfall = { language: string; asked: string; own: string };

const LEVEL = /(?<!\p{L})(?:[ABC][12])(?!\p{L})/u;
const REACH = 24; // a level stands this close behind its language

/** A language that a must-have asks for at a higher level than the resume gives it, both as A1 to C2; null without one. */
export function languageShortfall({ asks, profile }: WritingFacts): LanguageShortfall | null {
  for (const { text, isWish } of asks) {
    const [asked] = isWish ? [] : levelsIn(text);
    if (!asked) continue;
    const own = profile.lines.flatMap(levelsIn).filter(({ id }) => id === asked.id);
    const [best] = own.sort((a, b) => b.level.localeCompare(a.level));
    if (best && best.level < asked.level) return { language: asked.name, asked: asked.level, own: best.level };
  }
  return null;
}

const WORD_OF_LEVEL = /\s(?:de |du |at |auf )?(?:nivel|niveau|level|stufe) |kenntnisse (?:auf )?/giu;

function levelsIn(line: string): { id: string; name: string; level: string }[] {
  const text = lowerFirst(line).replace(WORD_OF_LEVEL, ", ");
  const languages = findSkills(text, { list: true }).filter(({ kind }) => kind === "language");
  return languages.flatMap(({ id, from, to }, at) => {
    const end = Math.min(to + REACH, languages[at + 1]?.from ?? text.length);
    const level = LEVEL.exec(text.slice(to, end))?.[0];
    const name = text.slice(from, to);
    return level ? [{ id, name: /^\p{Lu}\p{Ll}/u.test(name) ? name : name.toLowerCase(), level }] : [];
  });
}
