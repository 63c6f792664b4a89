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
    String.raw`^(?:(?:[\p{L}-]+ )?(?<asked>experience (?:${anyOf(String.raw`of with in on working\s(?:in|with)`)} |(?=\p{Ll}{2,12}ing ))[\p{L} '’-]{4,60})|` +
      String.raw`(?:previous |prior )?(?<kind>[\p{L}'’-]{2,20} [\p{L} '’-]{2,40}) experience)$`,
    "iu",
  ),
  de: new RegExp(
    `^(?:${anyOf("erste mehrjährige fundierte")} )?` +
      String.raw`(?<asked>(?:Erfahrung(?:en)? ${anyOf("mit in im")}|Kenntnisse im Umgang mit) [\p{L} -]{4,60})$`,
    "u",
  ),
  fr: /^(?:une )?(?:première )?(?<asked>expérience (?:en|dans|avec|auprès|de la|du|des|de) [\p{L} '’-]{4,60})$/iu,
  es: /^(?<asked>experiencia (?:en|con) [\p{L} -]{4,60})$/iu,
};
const MOST_WORDS = 8;
const MOST_SHARED = 0.5;
const INSISTED = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`minimum at\sleast essential required mandatory must-have a\smust zwingend\p{L}* voraussetzung erforderlich unabdingbar`,
    String.raw`obligatoire exigée? indispensable impérati\p{L}* imprescindible obligatori\p{L}* excluyente`,
  )}(?!\p{L})`,
  "iu",
);

/** Whether an ask says that nobody is taken without it. */
export function isInsistedOn(ask: string): boolean {
  return INSISTED.test(ask);
}
const OF_YEARS = new RegExp(
  String.raw`^(?:an? )?(?:${anyOf(String.raw`minimum(?:\sof)? at\sleast`)} )?` +
    String.raw`(?:\d{1,2}\+?|${anyOf("one two three four five")}) (?:or more )?years?['’]?(?: of)? (?=\p{L})`,
  "iu",
);
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

/**
 * The experience that a must-have asks for in so many words and of which no line has a word; null without one.
 * Of what the posting insists on, half of the words may stand elsewhere in the resume.
 */
export function unmetExperience(
  facts: Pick<WritingFacts, "asks" | "language" | "profile">,
  { isInsisted = false }: { isInsisted?: boolean } = {},
): string | null {
  const { asks, language, profile } = facts;
  const stems = (text: string) =>
    (foldText(text).match(/\p{L}{3,}/gu) ?? []).map((word) => word.slice(0, LETTERS_OF_STEM));
  const known = new Set(profile.lines.flatMap(stems));
  const held = new Set(profile.skills.map(({ id }) => id));
  for (const ask of isInsisted ? asks.filter(({ text }) => isInsistedOn(text)) : asks) {
    if (ask.skills.some((id) => held.has(id)) || isEverybodys(ask.text.split(" ").at(-1) ?? "")) continue;
    const bare = ask.text
      .replace(/ \([^()]{1,60}\)/gu, "")
      .replace(/ \/ \p{L}+$/u, "")
      .replace(OF_YEARS, "")
      .replace(LEVEL, "");
    const found = EXPERIENCE[language].exec(withoutLevel(bare).replace(/\.$/u, ""))?.groups;
    const asked = found?.asked ?? (found?.kind ? `${found.kind} experience` : undefined);
    if (!asked || ask.isWish || asked.split(" ").length > MOST_WORDS) continue;
    if (SEVERAL.test(asked) || OF_ANYBODY.test(asked) || isShown(ask, facts)) continue;
    const named = stems(asked.replace(/experien\p{L}+|expérience|Erfahrung(?:en)?/giu, "")).filter(
      (stem) => !COMMON.test(stem),
    );
    const shared = named.filter((stem) => known.has(stem)).length;
    if (named.length > 0 && shared <= (isInsisted ? named.length * MOST_SHARED : 0))
      return language === "de" ? asked : asked.charAt(0).toLowerCase() + asked.slice(1);
  }
  return null;
}
