import { onceFor } from "../../once-for.ts";
import { anyOf, wholeWords } from "../../any-of.ts";
import { claimedYears } from "../facts/claimed-years.ts";
import { isInsistedOn } from "../facts/insistence.ts";
import { isUnfilled } from "../facts/unfilled.ts";
import { reachedDegrees } from "../degree-name.ts";
import type { MaterialLanguage } from "../language.ts";
import { degreeRank } from "../../matching/years-and-degrees.ts";
import type { DegreeLevel, ProfileEducation } from "../../analysis/profile.ts";
import type { WritingFacts } from "../writing-facts.ts";
import { yearsInField } from "./years-in-field.ts";

type HigherLevel = Exclude<DegreeLevel, "none" | "school">;

/** A degree that is asked for and not held, or years of work that the resume has too few of. */
export type LetterShortfall =
  | { kind: "degree"; level: HigherLevel; held: HigherLevel | null }
  /** The posting takes experience in place of the degree. */
  | { kind: "years instead"; level: HigherLevel; own: number }
  | { kind: "years"; asked: number; own: number };

/** More years missing than this are another level of work, and no gap to speak of in a letter. */
const MOST_YEARS_MISSING = 6;
const FEWEST_YEARS = 4; // fewer years take the place of no degree

/** What is missing of a posting's degree or years, as far as both sides say it plainly; null without anything. */
export const letterShortfall = onceFor((facts: WritingFacts): LetterShortfall | null => {
  const { listing, profile } = facts;
  const { degree, years } = listing;
  const reached = new Set(reachedDegrees(facts).map(({ lines }) => lines.from));
  const finished = profile.education.filter(
    ({ level, lines }) => degreeRank(level) <= degreeRank("school") || reached.has(lines.from),
  );
  const ranks = finished.map(({ level }) => degreeRank(level));
  const held = Math.max(-1, ...ranks);
  const isRead = held >= 0 && !profile.education.some((one) => one.level === "none" || isUnclear(one));
  const own = profile.yearsOfExperience;
  const asked = degreeSentence(facts);
  const isAnyDegree = /degree/iu.test(asked) && !OF_LEVEL.test(asked) && held >= degreeRank("associate");
  const isLess = isAnyDegree || LESS_IS_ENOUGH.test(asked);
  const isUnread = held < degreeRank("associate") && profile.lines.some((line) => A_DEGREE.test(line));
  if (
    degree &&
    isRead &&
    !isLess &&
    !isUnread &&
    degree.level !== "none" &&
    degree.level !== "school" &&
    held < degreeRank(degree.level)
  ) {
    const { level, orExperience } = degree;
    const best = finished[ranks.indexOf(held)]?.level ?? null;
    if (!orExperience) return { kind: "degree", level, held: best === "none" || best === "school" ? null : best };
    const ofField = facts.language === "en" ? yearsInField(facts) : own;
    if (ofField !== null && ofField >= FEWEST_YEARS) return { kind: "years instead", level, own: ofField };
  }
  const insisted = insistedDegree(facts);
  if (insisted !== null) return insisted;
  // Which of the jobs are of the field is a guess: it may shorten years that are too few, and never enough ones.
  const isEnough = years !== null && own !== null && own >= years.asked;
  const inField = facts.language === "en" && !isEnough ? yearsInField(facts) : own;
  if (!years || inField === null || inField < 1 || inField >= years.asked || claimsYears(facts, inField)) return null;
  return years.asked - inField > MOST_YEARS_MISSING ? null : { kind: "years", asked: years.asked, own: inField };
});

const OF_UNIVERSITY = /universi|polyt[eé]c|hochschule|institute of technology/iu;

/** Whether nobody can say how high a degree is: a university's diploma may be a bachelor's or a master's degree. */
function isUnclear({ degree, field, institution }: ProfileEducation): boolean {
  return (/^diplom/iu.test(degree ?? "") && OF_UNIVERSITY.test(institution ?? "")) || isUnfilled(field ?? "");
}

/** Whether the resume speaks of more years itself, or has a job of which nobody can say how long it was. */
function claimsYears({ statements, profile }: WritingFacts, known: number): boolean {
  const counts = statements.flatMap(({ text }) => claimedYears(text));
  const isUndated = profile.jobs.some(({ start, end, current }) => start === null || (end === null && !current));
  return isUndated || counts.some((count) => count > known);
}

/** What a posting calls a degree, elsewhere than in English; the highest first. */
const DEGREES: Readonly<Record<Exclude<MaterialLanguage, "en">, readonly [RegExp, HigherLevel][]>> = {
  de: [
    [wholeWords("masterabschluss masterstudium"), "master"],
    [
      wholeWords(String.raw`\p{L}*studium \p{L}*hochschulabschluss studienabschluss universitätsabschluss`),
      "associate",
    ],
  ],
  fr: [
    [wholeWords(String.raw`master bac\s?\+\s?5 diplôme\sd['’]ingénieur école\sd['’]ingénieur`), "master"],
    [wholeWords(String.raw`licence\s(?:en|de|d['’]) bac\s?\+\s?3`), "bachelor"],
    [wholeWords(String.raw`bts dut deust bac\s?\+\s?2`), "associate"],
  ],
  es: [
    [wholeWords("máster maestría"), "master"],
    [
      wholeWords(String.raw`grado\s(?:en|universitario) licenciatura titulación\suniversitaria título\suniversitario`),
      "bachelor",
    ],
  ],
};
const OTHERWISE = wholeWords(
  String.raw`equivalent experience vergleichbar\p{L}* ähnlich\p{L}* gleichwertig\p{L}* ausbildung fachwirt\p{L}* techniker\p{L}* meister\p{L}* o\.\s?ä\.`,
  String.raw`équivalent\p{L}* expérience cfgs fp similar(?:es)? experiencia afín trunc[oa]s? en\scours en\scurso`,
);
const A_DEGREE = wholeWords(
  String.raw`bachelor\p{L}* master(?:['’]?s|abschluss)? [BM]\.?\s?(?:A|S|Sc|Eng|Ed)\.? MBA Ph\.?D\.? degree university \p{L}*studium univers\p{L}* diplom hochschule FH`,
  String.raw`magister dipl\.-\p{L}+ licence bac\s?\+\s?[345] école DUT BUT BTS grado licenciad[oa] licenciatura ingenier\p{L}* máster`,
);
const SCHOOLING = wholeWords(
  String.raw`GED high\sschool certificate college apprentic\p{L}* A\slevels? GCSEs? NVQ BTEC \p{L}*ausbildung lehre \p{L}*schulabschluss abitur`,
  String.raw`CAP BEP BP bac BTS CFGM CFGS FP técnic[oa] bachillerato CONALEP`,
);

const LESS = "(?:associate|diploma|certificate|apprentic|high school|ged|college)";
const LESS_IS_ENOUGH = new RegExp(
  String.raw`(?<!\p{L})${LESS}[^.;]{0,30} or (?!higher|above)|(?<!\p{L})or [^.;]{0,30}${LESS}`,
  "iu",
);

const OF_LEVEL = new RegExp(
  String.raw`${anyOf("bachelor master doctor universit college graduate advanced")}|(?:four|4)[- ]y` +
    String.raw`|(?<!\p{L})(?:[BM]\.?(?:A|S|Sc|Eng)|MBA|Ph\.?D)(?!\p{L})`,
  "iu",
);

/** The sentence in which the posting asks for a degree; empty where it asks for none. */
export function degreeSentence({ listing }: WritingFacts): string {
  return listing.sentences[listing.degree?.sentence ?? -1] ?? "";
}

/** A degree that is insisted on where the resume tells of schooling and of no such degree. */
function insistedDegree(facts: WritingFacts): LetterShortfall | null {
  const { language, asks, profile, listing } = facts;
  const sentence = degreeSentence(facts);
  if (LESS_IS_ENOUGH.test(sentence)) return null;
  const insisted = asks.filter(({ text, isWish }) => !isWish && isInsistedOn(text) && !OTHERWISE.test(text));
  const asked = listing.degree?.orExperience === false ? listing.degree.level : null;
  const own = asked !== null && isInsistedOn(sentence) && !OTHERWISE.test(sentence) ? asked : null;
  const elsewhere = language === "en" ? [] : DEGREES[language];
  const [level = own] = elsewhere.flatMap(([named, of]) => (insisted.some(({ text }) => named.test(text)) ? [of] : []));
  if (level === null || level === "none" || level === "school") return null;
  if (profile.education.some(isUnclear)) return null;
  const [best] = reachedDegrees(facts);
  const held = best && best.level !== "none" && best.level !== "school" ? best.level : null;
  if (held !== null) return degreeRank(held) < degreeRank(level) ? { kind: "degree", level, held } : null;
  const isTold = profile.lines.some((line) => SCHOOLING.test(line));
  return isTold && !profile.lines.some((line) => A_DEGREE.test(line)) ? { kind: "degree", level, held: null } : null;
}
