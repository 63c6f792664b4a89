import { anyOf } from "../../any-of.ts";
import { foldText } from "../evidence/sources.ts";
import { withoutLevel } from "../asked-phrase.ts";
import { isEverybodys } from "./everybodys.ts";
import { isShown } from "./missing-skills.ts";
import type { MaterialLanguage } from "../language.ts";
import type { WritingFacts } from "../writing-facts.ts";

/** An ask that is for one experience and nothing else, as what a sentence says is not there yet. */
const EXPERIENCE: Readonly<Record<MaterialLanguage, RegExp>> = {
  en: /^(?:[\p{L}-]+ )?(?<asked>experience (?:of|with|in|working (?:in|with)) [\p{L} '’-]{4,60})$/iu,
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
const SEVERAL = /(?<!\p{L})(?:or|and|oder|und|ou|et|o|y|similar|related|ähnlich\p{L}*)(?!\p{L})/iu;
/** What any resume has without naming it. */
const OF_ANYBODY =
  /(?<!\p{L})(?:customers?|teams?|people|public|environments?|kunden|office|industry|field|role|position)(?!\p{L})/iu;

/** The experience that a must-have asks for in so many words and of which no line has a word; null without one. */
export function unmetExperience(facts: Pick<WritingFacts, "asks" | "language" | "profile">): string | null {
  const { asks, language, profile } = facts;
  const stems = (text: string) =>
    (foldText(text).match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, LETTERS_OF_STEM));
  const known = new Set(profile.lines.flatMap(stems));
  for (const ask of asks) {
    if (ask.skills.length > 0 || isEverybodys(ask.text.split(" ").at(-1) ?? "")) continue;
    const asked = EXPERIENCE[language].exec(withoutLevel(ask.text).replace(/\.$/u, ""))?.groups?.asked;
    if (!asked || ask.isWish || asked.split(" ").length > MOST_WORDS) continue;
    if (SEVERAL.test(asked) || OF_ANYBODY.test(asked) || isShown(ask, facts)) continue;
    const [, ...named] = stems(asked);
    if (named.length > 0 && !named.some((stem) => known.has(stem)))
      return language === "de" ? asked : asked.charAt(0).toLowerCase() + asked.slice(1);
  }
  return null;
}
