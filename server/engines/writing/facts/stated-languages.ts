import { anyOf } from "../../any-of.ts";
import { lowerFirst } from "../english-verbs.ts";
import { spokenLanguages } from "../languages/en/spoken-languages.ts";
import type { WritingFacts } from "../writing-facts.ts";
import { beginsWithOne, languagesIn, splitOutside } from "./held-languages.ts";

export type StatedLanguage = { at: number | null; told: string };

const LABEL =
  /^\P{L}*(?:\p{L}+ )?(?:languages?|sprachen|sprachkenntnisse|langues?|idiomas?|lenguas?)(?: \p{L}+)?\s?[:–-]\s*/iu;
const NOT_SPOKEN = /^\P{L}*(?:programming|programmier|coding|computer|scripting|markup|skriptsprachen)/iu;
const LEVEL_BEHIND = new RegExp(
  String.raw`^(?<name>\p{L}{3,20}(?: \p{L}{3,20})?)(?:\s?[:–-]\s?| )(?<level>` +
    String.raw`${anyOf(String.raw`[A-C][12] \d{2,3}\s?% native fluent basic intermediate conversational advanced`)}` +
    String.raw`|(?<=[:–-] ?)[\p{L}\d][\p{L}\d ,/]{1,40})$`,
  "iu",
);
const NAME_ALONE = /^\p{L}{3,20}(?: \([^()]{1,60}\))?$/u;
/** "German (native)" */
export const WITH_LEVEL = /^(?<name>[^()]{3,30}) \((?<level>[^()]{1,60})\)$/u;
const MOST_WORDS = 4;
const AND = / (?:and|und|et|y|e|&) /u;

function asTold(part: string): string {
  const { name = "", level = "" } = LEVEL_BEHIND.exec(part)?.groups ?? {};
  if (name !== "") return `${name} (${level})`;
  return part.replace(/^(?:Fluent|Native|Conversational|Basic) (?:in )?(?=\p{Lu})/u, (how) =>
    lowerFirst(how.replace(" in ", " ")),
  );
}

/** "Polish - native" is "Polish: native"; "Polish - German" are two. */
function withColons(line: string): string {
  return line.replace(/(?<=\p{L}) [–—-] (?<rest>\p{L}.{1,60})/gu, (all, rest: string) =>
    beginsWithOne(rest) ? all : `: ${rest}`,
  );
}

/** The languages of a resume's list of them, with their levels as it has them; empty where a part cannot be read. */
export function statedLanguages(facts: Pick<WritingFacts, "profile" | "language">): StatedLanguage[] {
  const { profile, language } = facts;
  const ofSection = profile.sections
    .filter(({ kind }) => kind === "languages")
    .flatMap(({ heading, lines }) =>
      profile.lines.slice(lines.from, lines.to + 1).filter((line) => line !== heading || LABEL.test(line)),
    );
  const labelled = profile.lines.filter((line) => LABEL.test(line) && line.replace(LABEL, "") !== "");
  const lines = (labelled.length > 0 ? labelled : ofSection).filter(
    (line) => !NOT_SPOKEN.test(line) && languagesIn(line).length > 0,
  );
  const parts = lines
    .flatMap((line) => splitOutside(withColons(line.replace(/^•\s*/u, "").replace(LABEL, ""))))
    .flatMap((part) => (languagesIn(part).length > 1 ? part.split(AND) : [part]))
    .map((part) => part.trim().replace(/^(?:and|und|et|y) |\.$/gu, ""))
    .filter((part) => part !== "");
  const read = parts.map((part) => {
    const told = asTold(part);
    const [at = null] = languagesIn(WITH_LEVEL.exec(told)?.groups?.name ?? told);
    const bare = told.replace(/ ?\([^()]*\)/u, "");
    const isRead = at !== null ? bare.split(" ").length <= MOST_WORDS : NAME_ALONE.test(told);
    return isRead ? { at, told: isSmall(language, told) ? lowerFirst(told) : told } : null;
  });
  const isSure = read.some((one) => one !== null && one.at !== null) && read.every((one) => one !== null);
  if (isSure) return read.filter((one) => one !== null);
  return language === "en" ? spokenLanguages(profile).map(({ at, told }) => ({ at, told })) : [];
}

function isSmall(language: WritingFacts["language"], told: string): boolean {
  return (language === "fr" || language === "es") && beginsWithOne(told);
}
