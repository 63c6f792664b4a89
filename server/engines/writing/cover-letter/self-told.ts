import type { MaterialLanguage } from "../language.ts";

/** Sentences of a text that somebody wrote about themselves are no items of a list. */
const OF_SENTENCES: Readonly<Record<MaterialLanguage, RegExp>> = {
  en: /^(?:I['’]|(?:My|We|Our|In my|As an?|Am|Was|Were) )/u,
  de: /^(?:Ich |Mein|Wir |Unser)/u,
  fr: /^(?:Je |J['’]|Mon |Ma |Mes |Nous |Notre )/u,
  es: /^(?:Yo |Mi |Mis |Nosotr|Nuestr)/u,
};

/** "Außerdem habe ich das Wesen aufgebaut" goes on from the sentence before. */
const OF_LATER: Partial<Record<MaterialLanguage, RegExp>> = {
  de: /^(?:\p{Lu}\p{Ll}+|20\d\d)(?: [^,;:.]{2,60}?)? (?:habe|bin|war|konnte) ich /u,
};

/** Whether a line is a sentence that somebody wrote about themselves, by its pronoun. */
export function isSelfTold(text: string, language: MaterialLanguage): boolean {
  return OF_SENTENCES[language].test(text) || OF_LATER[language]?.test(text) === true;
}
