import { anyOf, anyOfLines } from "../../any-of.ts";
import { withoutLevel } from "../asked-phrase.ts";
import type { MaterialLanguage } from "../language.ts";
import { upTo } from "../up-to.ts";
import { askedTopic as englishTopic } from "./en/asked-topic.ts";

const LONGEST = 8; // in words
/** What is asked for as a thing, at the head of a point; what follows names it. */
const HEADS: Readonly<Record<"de" | "fr" | "es", RegExp>> = {
  de: new RegExp(
    String.raw`^(?:\p{L}+e[srn]? ){0,2}(?:\p{Lu}\p{Ll}+)?${anyOf("[Ee]rfahrung(?:en)? [Kk]enntnisse? Umgang Routine Praxis")} ?${anyOf("in im mit mit\\sder bei als auf")}? ?\S`,
    "u",
  ),
  fr: new RegExp(
    `^${anyOfLines`
      (?:(?:bonne|première|solide|très bonne|parfaite) )?(?:maîtrise d|pratique d|connaissances? d)
      (?:(?:bonne|première|solide|très bonne|parfaite) )?expérience (?:en|dans|avec|d|auprès)
    `}`,
    "iu",
  ),
  es: /^(?:experiencia (?:en|con|previa en)|conocimientos? (?:de|en)|manejo de|dominio de)/iu,
};
const NO_TOPIC = new RegExp(
  String.raw`\d|[(@“”„"/:]|(?<!\p{L})${anyOf(
    "ähnlich\\p{L}* vergleichbar\\p{L}* similaires? similar(?:es)? equivalent\\p{L}* englisch\\p{L}* deutsch\\p{L}* anglais inglés führerschein permis carné",
  )}(?!\p{L})`,
  "iu",
);

/** What a point of a posting asks for, as "you ask for" takes it; null where it would not read well. */
export function askedTopic(ask: string, language: MaterialLanguage): string | null {
  if (language === "en") return englishTopic(ask);
  const text = upTo(withoutLevel(ask), /[(;–—]|, /u).replace(/(?<![.\s])[.\s]+$/u, "");
  if (!HEADS[language].test(text) || NO_TOPIC.test(text) || text.split(" ").length > LONGEST) return null;
  return SAID[language](text);
}

const SAID: Readonly<Record<"de" | "fr" | "es", (text: string) => string>> = {
  de: (text) =>
    text
      .replace(/^(?<adjective>\p{Lu}\p{Ll}+e)r (?=Umgang)/u, "$<adjective>n ")
      .replace(/^\p{Lu}\p{Ll}+e[srn]? (?=(?:\p{Ll}+e[srn]? )?\p{Lu})/u, (word) => word.toLowerCase()),
  fr: (text) => {
    const low = text.charAt(0).toLowerCase() + text.slice(1);
    if (/^connaissances/u.test(low)) return `des ${low}`;
    return /^(?:connaissance|pratique|maîtrise)/u.test(low) ? `la ${low}` : `une ${low}`;
  },
  es: (text) => text.charAt(0).toLowerCase() + text.slice(1),
};
