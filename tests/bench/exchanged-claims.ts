import type { MaterialLanguage } from "../../server/engines/writing/language.ts";
import { foldWord } from "../../server/engines/analysis/resume-lines.ts";
import { deedsOf } from "../../server/engines/writing/evidence/meaning/lexis.ts";
import { relateDeeds } from "../../server/engines/writing/evidence/meaning/relate-deeds.ts";
import { nearnessOfVerbs } from "../../server/engines/writing/evidence/meaning/wordnet.ts";

const DEED: Record<MaterialLanguage, RegExp> = {
  en: /(?<=(?<!\p{L})I )(?!used|worked)\p{L}{2,}ed(?= (?!to |in |up |out |down |off |back ))/u,
  de: /(?<=(?<!\p{L})habe(?: ich)? .*)(?:\p{L}{0,5}ge\p{L}{2,}t|\p{L}{3,}iert)(?=\.$)/u,
  fr: /(?<=(?<!\p{L})[Jj]['’]ai )\p{L}{2,}é(?= )/u,
  es: /(?:^|(?<=, ))\p{L}{2,}é(?= (?!que ))/u,
};
const UNLIKE = 0.3; // verbs as near as this may be said of one deed

type Deeds = ReadonlyMap<MaterialLanguage, readonly string[]>;
type Spoken = { text: string; language: MaterialLanguage };

export function deedsSaid(said: readonly Spoken[]): Deeds {
  const found = said.map(({ text, language }) => ({ language, verb: DEED[language].exec(text)?.[0].toLowerCase() }));
  const groups = Map.groupBy(found, ({ language }) => language);
  return new Map([...groups].map(([language, all]) => [language, [...new Set(all.flatMap(({ verb }) => verb ?? []))]]));
}

export function withOtherDeed({ text, language }: Spoken, others: Deeds, turn: number): string | null {
  const verb = DEED[language].exec(text)?.[0];
  const pool = others.get(language) ?? [];
  if (!verb) return null;
  for (let step = 0; step < pool.length; step++) {
    const other = pool[(turn * STRIDE + step) % pool.length]!;
    if (!isUnlike(verb.toLowerCase(), other, language)) continue;
    const placed = /^\p{Lu}/u.test(verb) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
    return text.replace(DEED[language], placed);
  }
  return null;
}

const STRIDE = 37; // sentences one after the other get deeds that stand far apart

function isUnlike(own: string, other: string, language: MaterialLanguage): boolean {
  const deeds = deedsOf(foldWord(own), language);
  const others = deedsOf(foldWord(other), language);
  if (own === other || deeds.some((deed) => others.includes(deed))) return false;
  if (/^(?:same|follows)$/.test(relateDeeds(others, deeds))) return false;
  return language !== "en" || nearnessOfVerbs(other, own) < UNLIKE;
}

/** A true sentence that names one of these employers, said of the next one; null where it names none. */
export function withOtherEmployer(text: string, employers: readonly string[]): string | null {
  const at = employers.findIndex((name) => text.includes(name));
  const other = employers[(at + 1) % employers.length];
  return at < 0 || !other || employers.length < 2 ? null : text.replace(employers[at]!, other);
}
