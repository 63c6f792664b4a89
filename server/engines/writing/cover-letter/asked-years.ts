import type { Profile } from "../../analysis/profile.ts";
import { anyOf } from "../../any-of.ts";
import { foldText } from "../evidence/sources.ts";
import type { WritingFacts } from "../writing-facts.ts";

/** "Mindestens 5 Jahre Berufserfahrung", "3 años de experiencia", "5 ans d'expérience". */
const BEFORE = /(?<!\p{L})(?<count>\d{1,2})\+? (?:jahre?n?|años?|ans)(?!\p{L})(?=.{0,40}(?:erfahrung|exp[ée]rien))/iu;
/** "Experiencia mínima de 3 años". */
const AFTER = /exp[ée]rien(?:cia|ce)\D{0,30} (?<count>\d{1,2}) (?:años?|ans)(?!\p{L})/iu;

/** The years of work that a German, Spanish or French must-have asks for; 0 without any. */
export function askedYears({ asks, language }: Pick<WritingFacts, "asks" | "language">): number {
  if (language === "en") return 0;
  const counts = asks
    .filter(({ isWish }) => !isWish)
    .map(({ text }) => Number((BEFORE.exec(text) ?? AFTER.exec(text))?.groups?.count ?? 0));
  return Math.max(0, ...counts);
}

const OF_ANY_WORK = new RegExp(
  `^${anyOf(
    "year month one two three four five seven eight exper relev relat recen previ prior profe work minim least simil equiv combi prove",
    "demon posit role indus field hands full time more with from over this that some must have requi prefe expec gaine withi last",
  )}`,
  "u",
);
const LETTERS_OF_STEM = 5;
const LETTERS_OF_SETTING = 7; // "international" is no "interdisciplinary"

/** "Experience in an international school" */
const SETTING =
  /(?<!\p{L})experien\p{L}{1,4} (?:working |teaching )?(?:in|with|at|within) (?:an? |the )?(?<setting>[^,;.()]{3,60})/iu;

const stemsOf = (text: string, letters = LETTERS_OF_STEM) =>
  (foldText(text).match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, letters));

/** Whether years are asked for in a setting, as "in an international school", that the resume does not name in full. */
function isOfOtherSetting(ask: string, { lines }: Profile): boolean {
  const setting = SETTING.exec(ask)?.groups?.setting ?? "";
  const wanted = stemsOf(setting, LETTERS_OF_SETTING).filter((stem) => !OF_ANY_WORK.test(stem));
  const own = new Set(stemsOf(lines.join("\n"), LETTERS_OF_SETTING));
  return wanted.some((stem) => !own.has(stem));
}

const OF_YEARS = /(?<!\p{L})years?['’]?\+? (?:of|in|as|with) (?<what>[^,;.(]{3,60})/iu;

/** "One year of hospital experience" is not met by years in shops: no title or employer has a word of it. */
export function asksForOtherField(ask: string, { profile }: Pick<WritingFacts, "profile">): boolean {
  if (isOfOtherSetting(ask, profile)) return true;
  const part = ask.split(/[,;.(]| or | and /u).find((one) => /exper/iu.test(one));
  const wanted = stemsOf(part ?? OF_YEARS.exec(ask)?.groups?.what ?? "").filter((stem) => !OF_ANY_WORK.test(stem));
  const own = profile.jobs.flatMap(({ title, employer }) => stemsOf(`${title} ${employer}`));
  const isOwn = (stem: string) => own.some((one) => one.startsWith(stem) || stem.startsWith(one));
  return wanted.length > 0 && !wanted.some(isOwn);
}
