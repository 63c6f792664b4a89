import { anyOf } from "../../any-of.ts";
import type { MaterialLanguage } from "../language.ts";
import type { WritingFacts } from "../writing-facts.ts";

const COUNTS: Readonly<Record<MaterialLanguage, string>> = {
  en: "three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen eighteen twenty",
  de: "drei vier fünf sechs sieben acht neun zehn elf zwölf fünfzehn zwanzig",
  fr: "trois quatre cinq six sept huit neuf dix onze douze quinze vingt",
  es: "tres cuatro cinco seis siete ocho nueve diez once doce quince veinte",
};
/** What stands behind the years: "in professional services", "on the tools", "d'expérience en caisse". */
const BEHIND: Readonly<Record<MaterialLanguage, { years: string; behind: string }>> = {
  en: {
    years: "years['’]?",
    behind: String.raw`(?:of )?experience(?: ${anyOf("in with as on")} [\p{L} -]{3,40})?|of [\p{L}& -]{3,40} experience|${anyOf("in on at")} [\p{L}& -]{3,40}`,
  },
  de: {
    years: "Jahren?",
    behind: String.raw`(?:Berufs)?erfahrung(?: (?:in|im) [\p{L} -]{3,40})?|(?:in|im) [\p{L} -]{3,40}`,
  },
  fr: { years: "ans", behind: String.raw`d['’]expérience(?: (?:en|dans|comme) [\p{L} '’-]{3,40})?` },
  es: { years: "años", behind: String.raw`(?:de experiencia )?(?:en|como) [\p{L} -]{3,40}|de experiencia` },
};
/** "..., alimentos y construcción": half of a list would say something else. */
const LISTED = String.raw` \p{Ll}[\p{L} -]{2,40}(?:,| (?:y|e|und|sowie|et|and|&)) `;
const YEARS = new Map(
  Object.entries(BEHIND).map(([language, { years, behind }]) => [
    language,
    new RegExp(
      String.raw`(?<![\p{L}\d.,-])(?<count>\d{1,2}\+?|${anyOf(COUNTS[language as MaterialLanguage])}) ${years} (?<behind>${behind})(?=$|[.;:!–(]|,(?!${LISTED}))`,
      "iu",
    ),
  ]),
);
const NO_LONGER = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`was were before ago war vor früher home break leave raising caring était avant fui antes seeking looking in\sa\srow in\ssuccession straight consecutive`,
  )}(?!\p{L})`,
  "iu",
);
const MOST_WORDS = 7;
/** "11 years at the bedside moving into health data" goes on with something else. */
const GOES_ON = / (?:I|moving|looking|seeking|now|who|and now|sowie|dont|que)(?= )/u;

/** How long the person has done their work, as the head of the resume says it: "nine years in professional services". */
export function ownYears({ statements, resumeLanguage, language }: WritingFacts): string | null {
  if (language !== resumeLanguage) return null;
  for (const { section, text } of statements) {
    if (section !== "summary" && section !== "contact") continue;
    for (const part of text.split(/(?<=\p{Ll}{2})\. /u).flatMap((sentence) => sentence.split(GOES_ON))) {
      const { count, behind } = YEARS.get(language)?.exec(part)?.groups ?? {};
      if (!count || !behind || NO_LONGER.test(part) || behind.split(" ").length > MOST_WORDS) continue;
      const said = (behind === behind.toUpperCase() ? behind.toLowerCase() : behind).trim();
      if (language === "en" && /-(?:\p{Ll}+ed|\p{Ll}+ing|driven)$/u.test(said)) continue;
      if (/^(?:d['’]expérience|de experiencia)$/iu.test(said)) continue;
      return `${count.toLowerCase()} ${yearsWord(language)}${jointOf(said, language)} ${said}`;
    }
  }
  return null;
}

function jointOf(said: string, language: MaterialLanguage): string {
  if (language === "es") return /^en (?!puestos)/u.test(said) ? " de experiencia" : "";
  if (/^experience/u.test(said)) return "'";
  const isBare = language === "en" && /^(?:in|on|at|with|across) (?!the )/u.test(said) && !/experience/u.test(said);
  return isBare ? " of experience" : "";
}

function yearsWord(language: MaterialLanguage): string {
  return { en: "years", de: "Jahre", fr: "ans", es: "años" }[language];
}
