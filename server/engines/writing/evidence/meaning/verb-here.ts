import { anyOf } from "../../../any-of.ts";
import type { MaterialLanguage } from "../../language.ts";
import type { MeantWord } from "./read-words.ts";
import { partsOfSpeech } from "./wordnet.ts";

export const BEFORE_NOUN: Record<Exclude<MaterialLanguage, "de">, RegExp> = {
  en: /^(?:an?|the|my|our|their|his|her|its|of|no|in|for|with|from)$/,
  fr: /^(?:les?|la|l|des?|d|du|une?|mon|ma|mes|sa|son|ses|en|au|aux|a)$/,
  es: /^(?:el|la|los|las|una?|unos|unas|de|del|en|mi|mis|su|sus|al|con|a)$/,
};
const BEFORE_VERB: Record<Exclude<MaterialLanguage, "de">, RegExp> = {
  en: /^(?:i|we|to|also|now|then)$/,
  fr: /^(?:j|je|ai|avons|nous|on|me|m|y|s|se|qui|il|l|ont|a)$/,
  es: /^(?:he|me|yo|que|donde|se|lo|nos|hemos|ha|han)$/,
};
const ENDS_AS_VERB: Record<Exclude<MaterialLanguage, "en" | "de">, RegExp> = {
  fr: /(?:ais|ait|aient|ant|ons|er|ir|ent)$/,
  es: new RegExp(
    `(?:${anyOf("aba aban ian an en ado ido ando iendo ar er ir amos imos emos ue ie ei ai")}|[^aeiou]e|[^aeiou]i)$`,
  ),
};

/** Whether a word stands as a verb where it stands: what people say in their own words. */
export function isVerbHere(words: readonly MeantWord[], at: number, text: string, language: MaterialLanguage): boolean {
  const word = words[at]!;
  const before = words[at - 1]?.word ?? "";
  const isFirst = word.from === 0;
  // German writes nouns with a capital, the others names.
  if (word.isCapital && !isFirst) return false;
  if (language === "de") {
    const isByPerson = /^(?:ich|wir)$/.test(before) || /^(?:ich|wir)$/.test(words[at + 1]?.word ?? "");
    return (
      isByPerson || word.deeds.length > 0 || (/(?:t|n)$/.test(word.word) && /^\s*(?:[,.;]|$)/.test(text.slice(word.to)))
    );
  }
  if (BEFORE_NOUN[language].test(before)) return false;
  if (language === "en") {
    const { noun, verb } = partsOfSpeech(word.word);
    if (!verb) return false;
    // In "training time" it is a noun.
    const isGerund = /ing$/.test(word.word) && (isFirst || words[at - 1]?.isPlain === true);
    return !noun || /ed$/.test(word.word) || isGerund || BEFORE_VERB.en.test(before);
  }
  return (
    BEFORE_VERB[language].test(before) || (isFirst && word.deeds.length > 0) || ENDS_AS_VERB[language].test(word.word)
  );
}
