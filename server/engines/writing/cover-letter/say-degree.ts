import { anyOf } from "../../any-of.ts";
import type { ProfileEducation } from "../../analysis/profile.ts";
import { studyFieldsIn } from "../../analysis/lexicon/study-fields.ts";
import { degreeName, OF_ITS_DEGREE, reachedDegrees } from "../degree-name.ts";
import { isPlaceName } from "../../analysis/judge-part.ts";
import { withArticle } from "../english-nouns.ts";
import { matchedPapers } from "../facts/matched-papers.ts";
import { germanTraining } from "../german-training.ts";
import { BRANCH } from "../languages/en/paper-names.ts";
import { placeName } from "../languages/en/place-name.ts";
import { LETTER_PACKS } from "../languages/letter-packs.ts";
import { ownDegree } from "../languages/own-degree.ts";
import type { WritingFacts } from "../writing-facts.ts";
import { degreeSentence } from "./letter-shortfall.ts";
import { upperFirst } from "../skill-names.ts";
import type { WritingVoice } from "../writing-voice.ts";

const DEGREE_WITH_ARTICLE = new RegExp(
  `^${anyOf(
    String.raw`bachelor master associate doctor diploma ph\.?d (?:executive\s)?mba\b [bm]\.?\s?(?:tech|sc|eng|ed|com|[as])\b`,
    String.raw`(?:bsn|msn|bba|bfa|mfa|mph|msw|bsw|aas|meng)\b [abm]\.(?:a\.)?[abens]\.[ns]?`,
  )}`,
  "i",
);

const WORDS_OF_TRADE = 3; // "Ausbildung zum Industriemechaniker", whatever its branch is called

/** Says the degree that the person has, with its school. */
export function sayDegree(voice: WritingVoice, { tellsPapers }: { tellsPapers: boolean }): void {
  const { facts } = voice;
  if (facts.language !== facts.resumeLanguage) return;
  if (sayOwnDegree(voice, { tellsPapers })) return;
  const { training = null, trainedAs = null } = tellsPapers && facts.language === "de" ? germanTraining(facts) : {};
  const trade = training?.split(" ").slice(0, WORDS_OF_TRADE).join(" ") ?? "";
  const learned = [trade, trade.replace(" als ", " zum "), trade.replace(" als ", " zur "), trainedAs];
  const isTold = learned.some((name) => name && voice.hasSaid(name));
  if (tellsPapers && (trade === "" || isTold)) return;
  const degree = degreeName(voice.facts);
  const [title = "", school] = degree?.split(OF_SCHOOL) ?? [];
  const isTitle = voice.facts.language === "en" && DEGREE_WITH_ARTICLE.test(title);
  const isSpanish =
    voice.facts.language === "es" && /^ ?(?:Universidad|Universitat|Escuela|Facultad) /u.test(school ?? "");
  const isThe =
    voice.facts.language === "en" &&
    OF_THE.test(school?.trim() ?? "") &&
    !isPlaceName(school?.trim().split(" ")[0] ?? "");
  const named = degree === null ? null : studiesOf(degree, voice.facts);
  // Of a degree that is called otherwise in English, its level and its field are told.
  const studies = named ?? (degree === null || !isTitle ? studiesAlone(voice.facts) : null);
  const parts = {
    ...(voice.facts.language === "en" ? studies : null),
    title: isSpanish
      ? title
      : isTitle
        ? (DEGREE_ALONE[title.toLowerCase().replace(/['’]|(?<=s) degree$/gu, "")] ??
          withArticle(title.replace(BRANCH, "$& Engineering")))
        : null,
    school: school ? `${isThe ? "the " : ""}${school.trim()}` : null,
  };
  const ownWords = voice.facts.language === "de" ? germanTraining(voice.facts) : null;
  voice.say(LETTER_PACKS[voice.facts.language].degrees, { degree, ...parts, ...ownWords }, 0);
  sayAskedField(voice);
}

const OF_THE = /^(?:State )?University of |(?:Institute|College|School) of /u;

const OF_A_PEOPLE = new RegExp(
  `(?<!\\p{L})${anyOf(
    "english german french spanish italian portuguese russian chinese japanese arabic hebrew latin greek",
    "american african asian european",
  )}(?!\\p{L})`,
  "gu",
);

function setDown(field: string): string {
  return field.toLowerCase().replace(OF_A_PEOPLE, upperFirst);
}

/** Of a lower degree that is in the field that is asked for, where the highest is in another one. */
function sayAskedField(voice: WritingVoice): void {
  const { facts } = voice;
  if (facts.language !== "en") return;
  const asked = ` ${degreeSentence(facts)
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, " ")} `;
  const isAsked = (field: string | null) => field !== null && asked.includes(` ${field.toLowerCase()} `);
  const [highest, ...others] = reachedDegrees(facts);
  // Whoever has a doctorate is a bachelor as well.
  const [wanted] =
    highest?.level === "doctorate" || isAsked(highest?.field ?? null)
      ? []
      : others.filter(({ field }) => isAsked(field));
  if (!wanted?.field || wanted.level === "none" || wanted.level === "school" || wanted.level === null) return;
  const { degreeLevels, degrees } = LETTER_PACKS.en;
  const ofField = degrees.filter((way) => way.includes("{level}"));
  const parts = {
    level: degreeLevels[wanted.level],
    field: setDown(wanted.field),
    school: wanted.institution && placeName(wanted.institution),
  };
  if (!voice.hasSaid(`${parts.level} in ${parts.field}`)) voice.say(ofField, parts, 0);
}

const OF_SCHOOL = /, (?=[^,]*(?:universit|college)[^,]*, [^,]*$)|,(?=[^,]*$)(?<!(?:universit|college)[^,]*,)/iu;
const DEGREE_ALONE: Readonly<Record<string, string>> = {
  bachelors: "a bachelor's degree",
  masters: "a master's degree",
  associates: "an associate degree",
};

function sayOwnDegree(voice: WritingVoice, { tellsPapers }: { tellsPapers: boolean }): boolean {
  const { facts } = voice;
  const { language } = facts;
  const isAsked = facts.listing.degree !== null || facts.asks.some(({ text }) => OF_DEGREE.test(text));
  if (language === "en" || (tellsPapers && !isAsked)) return false;
  const { ownDegrees } = LETTER_PACKS[language];
  const papers = tellsPapers ? matchedPapers(facts).filter(({ isUnderWay }) => !isUnderWay) : [];
  const isTold = ({ field, lines: { from, to } }: ProfileEducation) =>
    papers.some(({ line }) => from <= line && line <= to) && voice.hasSaid(field ?? "");
  return reachedDegrees(facts)
    .filter((one) => one.field !== null && !voice.hasSaid(`${one.degree} ${one.field}`) && !isTold(one))
    .some((one) => ownDegree(one, language).some((own) => voice.say(ownDegrees, { own })));
}

const OF_DEGREE = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`studium hochschul\p{L}* bac\s?\+\s?\d licence master titulación\suniversitaria licenciatura grado\sen`,
  )}(?!\p{L})`,
  "iu",
);

const SAID_TWICE = /^(?<field>.{3,60}) \k<field>$/u;
/** "Bachelor of Science" and "B.S." want their field; "MBA" and "Master of Social Work" say it themselves. */
const OF_ANY_FIELD = new RegExp(
  String.raw`^(?:${anyOf("bachelor master associate doctor diploma")}['’]?s?(?: degree)?` +
    String.raw`(?: (?:of|in) (?:${anyOf("science sciences arts engineering technology commerce philosophy")}|applied science))?` +
    String.raw`|ph\.?d|[abm]\.? ?${anyOf(String.raw`sc a s e eng tech com`)})\.?(?: \(hons\.?\))?$`,
  "iu",
);
const OF_A_PLACE = new RegExp(
  anyOf("english spanish french german american european asian african latin chinese"),
  "iu",
);

function studiesOf(name: string | null, facts: WritingFacts): { level: string; field: string } | null {
  const { degreeLevels } = LETTER_PACKS[facts.language];
  const told = reachedDegrees(facts).find(
    ({ degree, institution }) => degree && institution && name?.startsWith(degree),
  );
  if (!told?.field || !OF_ANY_FIELD.test(told.degree ?? "") || OF_A_PLACE.test(told.field)) return null;
  if (/[:;]/u.test(told.field) || OF_ITS_DEGREE.test(told.field)) return null;
  const { level } = told;
  if (level === "none" || level === "school" || level === null) return null;
  const field = setDown(withoutTorn(told.field, told.degree ?? "")).replace(SAID_TWICE, "$<field>");
  return { level: degreeLevels[level], field: asEngineers(field, told.degree) };
}

/** "Civil" of a Bachelor of Engineering. */
function asEngineers(field: string, degree: string | null): string {
  const isOfEngineers =
    /engineering/iu.test(degree ?? "") ||
    (/(?<!\p{L})[BM]\.? ?(?:Eng|Tech)/u.test(degree ?? "") && A_BRANCH.test(field));
  return isOfEngineers && !field.includes("engineering") ? `${field} engineering` : field;
}

const A_BRANCH = new RegExp(
  `^${anyOf("civil mechanical electrical chemical industrial electronic structural aerospace automotive biomedical environmental")}$`,
  "u",
);

const OF_ARTS = /^(?:arts?|sciences?) (?!(?:history|education|therapy|direction|management|studies|and|of|&) )/iu;

/** A field without what its degree or its school left there: "Engineering Electrical Engineering", "Accountancy Norway". */
function withoutTorn(written: string, degree: string): string {
  const [, behind = ""] = written.split(/(?<=\p{L})- /u);
  const field = studyFieldsIn(behind).length > 0 ? behind : written;
  const words = field.split(" ");
  const [first = "", last = ""] = [words[0], words.at(-1)];
  if (words.length > 2 && first.toLowerCase() === last.toLowerCase()) return words.slice(1).join(" ");
  const own = field.replace(OF_ARTS, "");
  if (own !== field && /^(?:bachelor|master|associate|[bma]\.? ?[as]?\.?)['’]?s?$/iu.test(degree)) return own;
  const isJoined = /^(?:of|in|and|&|the)$/iu.test(words.at(-2) ?? "of");
  return isPlaceName(last) && !isJoined && studyFieldsIn(last).length === 0 ? words.slice(0, -1).join(" ") : field;
}

function studiesAlone(facts: WritingFacts): { level: string; field: string } | null {
  const [highest, ...others] = reachedDegrees(facts);
  const ofHighest = [highest, ...others.filter(({ level }) => level === highest?.level)].filter(
    (one) => one !== undefined,
  );
  const known = ofHighest
    .map((one) => ({ ...one, field: one.field?.split("/")[0] ?? null }))
    .find(({ field }) => field !== null && isPlainField(field));
  if (!known?.field || known.level === null || known.level === "none" || known.level === "school") return null;
  const field = setDown(withoutTorn(known.field, known.degree ?? ""));
  return {
    level: LETTER_PACKS[facts.language].degreeLevels[known.level],
    field: asEngineers(field, known.degree),
  };
}

const MOST_WORDS_OF_FIELD = 4;

function isPlainField(field: string): boolean {
  const isShort = field.split(" ").length <= MOST_WORDS_OF_FIELD && !/[\d,;:()/]/u.test(field);
  const isKnown = studyFieldsIn(field).length > 0 || / (?:technology|engineering|science|studies)$/iu.test(field);
  return isShort && !OF_A_PLACE.test(field) && isKnown;
}
