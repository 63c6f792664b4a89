import { anyOf } from "../../any-of.ts";
import { foldText } from "../evidence/sources.ts";
import { withoutLevel } from "../asked-phrase.ts";
import { isEverybodys } from "./everybodys.ts";
import { isShown } from "./missing-skills.ts";
import type { MaterialLanguage } from "../language.ts";
import type { WritingFacts } from "../writing-facts.ts";

/** An ask that is for one experience and nothing else, as what a sentence says is not there yet. */
const EXPERIENCE: Readonly<Record<MaterialLanguage, RegExp>> = {
  en: new RegExp(
    `^(?:(?:[\\p{L}-]+ )?(?<asked>experience ${anyOf(String.raw`of with in working\s(?:in|with)`)} [\\p{L} '’-]{4,60})|` +
      String.raw`(?:previous |prior )?(?<kind>[\p{L}'’-]{2,20} [\p{L} '’-]{2,40}) experience)$`,
    "iu",
  ),
  de: new RegExp(
    `^(?:${anyOf("erste mehrjährige fundierte")} )?` +
      String.raw`(?<asked>(?:Erfahrung(?:en)? ${anyOf("mit in im")}|Kenntnisse im Umgang mit) [\p{L} -]{4,60})$`,
    "u",
  ),
  fr: /^(?:une )?(?:première )?(?<asked>expérience (?:en|dans|avec|auprès) [\p{L} '’-]{4,60})$/iu,
  es: /^(?<asked>experiencia (?:en|con) [\p{L} -]{4,60})$/iu,
};
const MOST_WORDS = 8;
const LETTERS_OF_STEM = 5;
const SEVERAL = /(?<!\p{L})(?:similar|related|equivalent|ähnlich\p{L}*|similaires?|similares)(?!\p{L})/iu;
const LEVEL = new RegExp(
  String.raw`,? ${anyOf(
    String.raw`(?:is\s|strongly\s|highly\s)?(?:essential|required|preferred|needed) (?:zwingend\s)?erforderlich exigée? indispensable imprescindible requerida`,
  )}\.?$`,
  "iu",
);
const COMMON = new RegExp(
  `^${anyOf("person people perso patie clien manag team teams syste equip équip leadi super servi work worki previ and the for with und mit con les des")}$`,
  "u",
);
/** What any resume has without naming it. */
const OF_ANYBODY =
  /(?<!\p{L})(?:customers?|teams?|people|public|environments?|kunden|office|industry|field|role|position)(?!\p{L})/iu;

/** The experience that a must-have asks for in so many words and of which no line has a word; null without one. */
export function unmetExperience(facts: Pick<WritingFacts, "asks" | "language" | "profile">): string | null {
  const { asks, language, profile } = facts;
  const stems = (text: string) =>
    (foldText(text).match(/\p{L}{3,}/gu) ?? []).map((word) => word.slice(0, LETTERS_OF_STEM));
  const known = new Set(profile.lines.flatMap(stems));
  const held = new Set(profile.skills.map(({ id }) => id));
  for (const ask of asks) {
    if (ask.skills.some((id) => held.has(id)) || isEverybodys(ask.text.split(" ").at(-1) ?? "")) continue;
    const bare = ask.text.replace(/ \([^()]{1,60}\)/gu, "").replace(LEVEL, "");
    const found = EXPERIENCE[language].exec(withoutLevel(bare).replace(/\.$/u, ""))?.groups;
    const asked = found?.asked ?? (found?.kind ? `${found.kind} experience` : undefined);
    if (!asked || ask.isWish || asked.split(" ").length > MOST_WORDS) continue;
    if (SEVERAL.test(asked) || OF_ANYBODY.test(asked) || isShown(ask, facts)) continue;
    const named = stems(asked.replace(/experien\p{L}+|expérience|Erfahrung(?:en)?/giu, "")).filter(
      (stem) => !COMMON.test(stem),
    );
    if (named.length > 0 && !named.some((stem) => known.has(stem)))
      return language === "de" ? asked : asked.charAt(0).toLowerCase() + asked.slice(1);
  }
  return null;
}
