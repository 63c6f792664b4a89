import { findSkills } from "../../analysis/find-skills.ts";
import { isPlaceName } from "../../analysis/judge-part.ts";
import { anyOf } from "../../any-of.ts";
import { unknownWords } from "../languages/en/known-words.ts";
import { isRunTogether } from "../languages/en/runs-together.ts";
import type { MaterialLanguage } from "../language.ts";
import { numberOf } from "./claimed-years.ts";
import { englishYears } from "./english-years.ts";
import { likeness, tellingWords } from "../relatedness/telling-words.ts";
import { sentencesOf } from "../resume-statements.ts";
import type { WritingFacts } from "../writing-facts.ts";

type Other = Exclude<MaterialLanguage, "en">;

const COUNTS: Readonly<Record<Other, string>> = {
  de: "drei vier fünf sechs sieben acht neun zehn elf zwölf fünfzehn zwanzig",
  fr: "trois quatre cinq six sept huit neuf dix onze douze quinze vingt",
  es: "tres cuatro cinco seis siete ocho nueve diez once doce quince veinte",
};
/** What stands behind the years: "in professional services", "on the tools", "d'expérience en caisse". */
const BEHIND: Readonly<Record<Other, { years: string; behind: string }>> = {
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
      String.raw`(?<![\p{L}\d.,-])(?<count>\d{1,2}(?:\.5)?\+?|${anyOf(COUNTS[language as Other])}) ${years} (?<behind>${behind})(?=$|[.;:!–(]|,(?!${LISTED}))`,
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
const BEFORE = /(?:,|;| and)? (?:before that|previously|formerly|davor|zuvor|auparavant|antes)(?!\p{L})/iu;
const ENDS_OPEN = /(?<!\p{L})(?:including|includes|and|or|with|for|in|of|on|the|a|such|as)$/iu;
const MOST_WORDS = 7;
const LEAST_ALIKE = 0.7;
const GOES_ON = / (?:I|after|plus|following|moving|looking|seeking|now|who|and now|sowie|dont|que)(?= )/u;

type OwnYears = { count: string; behind: string; told: string };

const SECTIONS_IN_ENGLISH: ReadonlySet<string> = new Set(["summary", "contact", "other", "skills"]);

function yearsInEnglish({ statements }: Pick<WritingFacts, "statements">): OwnYears[] {
  const first = statements.findIndex(({ job, education }) => job !== null || education !== null);
  const heads = statements.filter(
    ({ section, job, education }, at) =>
      job === null && education === null && (SECTIONS_IN_ENGLISH.has(section) || at < first),
  );
  return heads
    .flatMap(({ text }) => sentencesOf(text))
    .flatMap(englishYears)
    .map(({ more, count, behind }) => ({ count, behind, told: `${more} ${count} years ${setDown(behind)}`.trim() }))
    .filter(({ behind, told }) => !ENDS_OPEN.test(told) && !/ (?:A|An|The) /u.test(behind) && !isRunTogether(told));
}

function setDown(behind: string): string {
  const [, field = ""] = /^of (\p{Lu}\p{Ll}{3,}) experience$/u.exec(behind) ?? [];
  const isPlain = field !== "" && unknownWords(field.toLowerCase()).length === 0 && !isPlaceName(field);
  return isPlain && findSkills(field, { list: true }).every(({ kind }) => kind !== "tool" && kind !== "language")
    ? behind.toLowerCase()
    : behind;
}

function yearsTold({ statements, language }: Pick<WritingFacts, "statements" | "language">): OwnYears[] {
  if (language === "en") return yearsInEnglish({ statements });
  const heads = statements.filter(({ section }) => section === "summary" || section === "contact");
  const sentences = heads.flatMap(({ text }) => text.split(/(?<=\p{Ll}{2})\. /u));
  return sentences.flatMap((sentence) =>
    (sentence.split(BEFORE)[0] ?? "").split(GOES_ON).flatMap((part) => {
      const rest = [...part.matchAll(new RegExp(YEARS.get(language)?.source ?? "$^", "giu"))];
      return rest.flatMap(({ groups: { count = "", behind = "" } = {} }) => {
        if (count === "" || behind === "" || NO_LONGER.test(part) || behind.split(" ").length > MOST_WORDS) return [];
        const said = (behind === behind.toUpperCase() ? behind.toLowerCase() : behind).trim();
        if (ENDS_OPEN.test(said)) return [];
        if (/^(?:d['’]expérience|de experiencia)$/iu.test(said)) return [];
        const told = `${count.toLowerCase()} ${yearsWord(language)}${jointOf(said, language)} ${said}`;
        return [{ count: count.toLowerCase(), behind: said, told }];
      });
    }),
  );
}

function isOfField({ behind }: OwnYears, words: readonly string[], language: MaterialLanguage): boolean {
  return tellingWords(behind).some((word) => words.some((one) => likeness(word, one, language) >= LEAST_ALIKE));
}

/** How long the person has done their work, as the head of the resume says it: "nine years in professional services". */
export function ownYears(facts: WritingFacts): string | null {
  const { resumeLanguage, language, posting } = facts;
  if (language !== resumeLanguage) return null;
  const told = yearsTold(facts);
  if (told.length < 2) return told[0]?.told ?? null;
  // Of years in several fields those of the posting's are told, or none.
  const asked = tellingWords([posting.title, posting.description, ...posting.requirements].join(" "));
  const ofField = told.filter((one) => isOfField(one, asked, language));
  if (language !== "en") return ofField[0]?.told ?? null;
  const bare = told.filter(({ behind }) => behind === "of experience");
  return longest(ofField) ?? longest(bare);
}

function longest(told: readonly OwnYears[]): string | null {
  const most = Math.max(...told.map(({ count }) => numberOf(count) ?? 0));
  return told.find(({ count }) => (numberOf(count) ?? 0) === most)?.told ?? null;
}

const ASKED_YEARS = new RegExp(
  String.raw`^(?:an? )?(?:${anyOf(String.raw`minimum minimum\sof at\sleast`)} )?(?<asked>\d{1,2})(?: ?[-–] ?\d{1,2})?\+? ` +
    String.raw`(?:years?|yrs)['’]?(?: of| in)? (?<field>\p{L}[\p{L} /&'’-]{3,60})$`,
  "iu",
);

/** Years in one field that a must-have asks for and the head of the resume gives fewer of; null without any. */
export function yearsShortOf(facts: WritingFacts): { ask: string; own: string } | null {
  if (facts.language !== "en" || facts.resumeLanguage !== "en") return null;
  for (const { text, isWish } of facts.asks) {
    const { asked, field = "" } =
      (isWish ? null : ASKED_YEARS.exec(text.replace(/^\P{L}*(?=\d)|\.$/gu, "")))?.groups ?? {};
    if (asked === undefined) continue;
    const words = tellingWords(field.replace(/experience/iu, ""));
    const own = yearsTold(facts).filter((one) => isOfField(one, words, "en"));
    const most = Math.max(0, ...own.map(({ count }) => numberOf(count) ?? 0));
    const [best] = own.filter(({ count }) => (numberOf(count) ?? 0) === most);
    if (best && most > 0 && most < Number(asked)) return { ask: text.replace(/\.$/u, ""), own: best.told };
  }
  return null;
}

function jointOf(said: string, language: Other): string {
  return language === "es" && /^en (?!puestos)/u.test(said) ? " de experiencia" : "";
}

function yearsWord(language: Other): string {
  return { de: "Jahre", fr: "ans", es: "años" }[language];
}
