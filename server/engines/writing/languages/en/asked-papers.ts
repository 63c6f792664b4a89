import { onceFor } from "../../../once-for.ts";
import { findSkills, skillNamed } from "../../../analysis/find-skills.ts";
import { isPlaceName } from "../../../analysis/judge-part.ts";
import { US_STATES } from "../../../analysis/lexicon/resume-words.ts";
import { anyOf } from "../../../any-of.ts";
import { isOfHolder } from "../../facts/asked-credentials.ts";
import { isInstruction } from "../../evidence/find-instructions.ts";
import { isKnownByLetters } from "../../facts/known-by-letters.ts";
import { CREDENTIAL_KINDS, type CredentialKind, credentialIn } from "../../facts/credential-kinds.ts";
import { VEHICLE_CLASS } from "../../facts/driving-classes.ts";
import { languagesIn } from "../../facts/held-languages.ts";
import { tellingStems } from "../../facts/held-qualifications.ts";
import type { WritingFacts } from "../../writing-facts.ts";
import { type OwnPaper, ownPapers } from "./own-papers.ts";

const NOUNS = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    "licen[cs]es? licen[cs]ed certificates? certifications? certified cert registrations? registered cards? permits? tickets?",
    "endorsements? accreditation accredited trainings? trained diplomas? degrees? awards? qualifications? qualified courses? checks?",
    "bachelor['’]?s? master['’]?s? levels? designations? colleges? university tertiary",
    String.raw`(?:post-?\s?secondary|further|higher)\seducation post-?\s?graduate(?:\s(?:study|studies|education))?`,
  )}(?!\p{L})`,
  "giu",
);
const OF_SCHOOL =
  /\bgcses?\b|high school|(?<!post-? ?)secondary|senior certificate|leaving cert|\bged\b|school diploma/iu;
const PARTS = /[,;|•·:()]|\s[-–—]\s|(?<=\p{L})\/(?=\p{L})|(?<!\p{L})(?:or|and|with|&)(?!\p{L})/u;
const TOKEN = /[\p{L}\d][\p{L}\d+&-]*/gu;
const NO_CODE = /^(?:l\d|[ivx]+|uk|us|usa|eu|id|hs|ny|or)$/u;
const LEVELS = /(?<!\p{L})(?:levels? |(?<=NVQ )|L)(?<levels>\d(?:(?: or |\/| and |, )\d)*)(?!\d)/iu;
const ONE = /(?<!\p{L})(?:licen[cs]e|certificate|certification|ticket|card|permit|endorsement)(?!\p{L})/iu;
const PAPER = /(?<!\p{L})(?:certificate|diploma|award|degree|licen[cs]e)(?!\p{L})/iu;
const COURSE_BEHIND = /^[,:]? [(–-]? ?(?:[^,;|]{0,30} )?(?:course|workshop|webinar|boot ?camp|e-learning)(?!\p{L})/iu;
const OF_DAYS =
  /(?<!\p{L})(?:supplier|vendor|product) (?:course|training)|(?<!\d)\d{1,2}[ -](?:day|hour|hr)s?(?!\p{L})/iu;
const SHORT = 3; // in words
const MOST_OF_ASK = 4;
const MOST = 7;

/** `noun` is what the posting calls it, if `isAsked`, or else the heading above it. */
export type AskedPaper = OwnPaper & { isAsked: boolean; isTraining: boolean; isCourse?: boolean };

function nounOf(ask: string): string | null {
  return ONE.exec(ask)?.[0].toLowerCase() ?? null;
}

/** A supplier's course of two days is no paper. */
function isOfDays({ text, line }: OwnPaper): boolean {
  const [own = ""] = line.slice(line.indexOf(text) + text.length).split(/[;|]|\. /u);
  return OF_DAYS.test(own) && !PAPER.test(text) && !/(?<!\p{L})(?:aid|cpr|safety)(?!\p{L})/iu.test(text);
}

/** The held parts that answer what a posting asks for, the required ones first. */
export const askedPapers = onceFor((facts: WritingFacts): AskedPaper[] => {
  if (facts.language !== "en" || facts.resumeLanguage !== "en") return [];
  const own = ownPapers(facts.profile, facts.today);
  const asks = facts.asks.filter(({ text }) => !isInstruction(text) && !OF_SCHOOL.test(text));
  const found = [...asks.filter(({ isWish }) => !isWish), ...asks.filter(({ isWish }) => isWish)].flatMap((ask) =>
    own
      .filter((paper) => !OF_SCHOOL.test(paper.text) && !isOfDays(paper) && answers(paper, ask))
      .slice(0, MOST_OF_ASK)
      .map((paper) => ({
        ...paper,
        text: wholeName(paper, ask.text),
        noun: paper.isSchooling ? null : (nounOf(ask.text) ?? paper.noun),
        isAsked: nounOf(ask.text) !== null,
        isTraining: /(?<!\p{L})train(?:ing|ed)(?!\p{L})/iu.test(ask.text),
        isCourse: COURSE_BEHIND.test(paper.line.slice(paper.line.indexOf(paper.text) + paper.text.length)),
      })),
  );
  const names = found.map(({ text }) => text);
  const papers = found
    .filter((one, at) => names.indexOf(one.text) === at && !found.some((other) => isFieldOf(one, other)))
    .slice(0, MOST);
  return [...papers, ...schoolPaper(own, facts)];
});

const OF_LICENCE = /(?:licen[cs]e|certificate|certification|credential)$/iu;

/** "Professional Teaching License, Elementary Education (K-6)" is one paper: what stands behind its comma says for what. */
function isFieldOf({ text, line }: AskedPaper, licence: AskedPaper): boolean {
  const isLicence = licence.line === line && OF_LICENCE.test(licence.text) && !OF_LICENCE.test(text);
  const behind = line.indexOf(licence.text) + licence.text.length;
  return isLicence && line.startsWith(", ", behind) && line.indexOf(text, behind) > 0;
}

const BESIDE_CODE = /^(?<name>[^()]{2,90}) \((?<code>\p{Lu}[\p{Lu}\d-]{2,12}|\p{Lu}{1,2}\.\p{Lu}\.?)\)$/u;

/** "Risks of Harm, Abuse and Neglect (RRHAN-EC)" is cut at its comma; the letters stand for all of it. */
function wholeName({ text, line }: OwnPaper, ask: string): string {
  const { name = "", code = "" } = BESIDE_CODE.exec(text)?.groups ?? {};
  const isCut = code.includes(".") || !line.replace(/^\P{L}+/u, "").startsWith(name);
  return code !== "" && ask.includes(code) && !PAPER.test(name) && isCut ? code : text;
}

const OF_DIPLOMA = /^(?:high school diploma|ged)(?!\p{L})/iu;

function schoolPaper(own: readonly OwnPaper[], { asks, profile }: WritingFacts): AskedPaper[] {
  const isAsked = asks.some(({ text, isWish }) => !isWish && OF_SCHOOL.test(text));
  const isHighest = profile.education.every(({ level }) => level === "school" || level === "none" || level === null);
  const paper = isAsked && isHighest ? own.find(({ text }) => OF_DIPLOMA.test(text)) : undefined;
  return paper
    ? [
        {
          ...paper,
          text: paper.text.replace(/^high school diploma/iu, "high school diploma"),
          isAsked: false,
          isTraining: false,
        },
      ]
    : [];
}

function answers(paper: OwnPaper, { text: ask, skills }: { text: string; skills: readonly string[] }): boolean {
  const bare = paper.text.replace(/\([^()]*\)/gu, " ");
  const kinds = CREDENTIAL_KINDS.filter((kind) => credentialIn(ask, kind));
  if (
    !hasLevelOf(LEVELS.test(bare) ? bare : paper.text, ask) ||
    !hasNumbersOf(bare, ask) ||
    isTool(bare) ||
    /(?<!\p{L})member(?:ship)?(?!\p{L})/iu.test(bare)
  )
    return false;
  if (isOfOtherState(paper.line, ask)) return false;
  const isShared = stemsOf(bare).some((stem) => stemsOf(ask).includes(stem));
  const isNamedBy = (kind: CredentialKind) =>
    credentialIn(paper.text, kind, { isList: paper.isListed }) !== null && (isShared || isOfHolder(paper.text, kind));
  if (kinds.some(isNamedBy) || isLicenceFor(bare, ask)) return true;
  const isWork = /experience|knowledge|skills/iu.test(ask);
  if (paper.isListed && !isWork && sharesSkill(bare, skills)) return true;
  const [own, codes] = [new Set(tellingStems(paper.text)), new Set(codesIn(paper.text))];
  const isOfPaper = ask.search(NOUNS) >= 0;
  const isNamed = ask.split(PARTS).some((part) => {
    if (paper.isSchooling && languagesIn(part).length > 0) return false;
    const named = codesIn(part);
    if (named.some((code) => codes.has(code))) return true;
    if (isOfPaper && PAPER.test(bare) && named.some((code) => isKnownByLetters(code.toUpperCase(), [bare])))
      return true;
    const stems = tellingStems(withoutPlaces(spelt(part).replace(NOUNS, " ")));
    if (named.length > 0 && stems.length < 2) return false;
    const isShort = stems.length > 1 || part.trim().split(" ").length <= SHORT;
    const isSure = isOfPaper ? stems.length > 0 : isShort && stems.length > Number(isWork);
    return isSure && stems.every((stem) => hasStem(own, stem)) && hasLevelOf(bare, part);
  });
  if (isNamed) return true;
  const [asked, stems] = [new Set(tellingStems(ask)), tellingStems(bare.replace(NOUNS, " "))];
  const isWithin = stems.length > 1 && stems.every((stem) => asked.has(stem));
  const isOfLevel = LEVELS.test(ask) && /diploma|certificate|award|nvq|btec/iu.test(bare);
  const isKin = isOfPaper && paper.isListed && OF_TRADE.test(bare) && OF_TRADE.test(ask) && isShared;
  return isKin || (isWithin && isOfPaper) || (isOfLevel && stems.some((stem) => asked.has(stem)));
}

const OF_VEHICLES = String.raw`(?<classes>${VEHICLE_CLASS})(?![\p{L}\d])`;
const VEHICLES = new RegExp(String.raw`(?<!\p{L})(?:cat(?:egory|\.)?|licen[cs]e,?) ${OF_VEHICLES}`, "iu");
const WANTS_VEHICLES = new RegExp(String.raw`(?<!\p{L})(?:cat(?:egory|\.)?|class|licen[cs]e) \(?${OF_VEHICLES}`, "iu");

/** "Cat D full" where a category D licence is asked for, "Full UK licence B+E" where any driving licence is. */
function isLicenceFor(own: string, ask: string): boolean {
  const { classes: held } = VEHICLES.exec(own)?.groups ?? {};
  if (held === undefined || !/licen[cs]e/iu.test(ask)) return false;
  const { classes: wanted } = WANTS_VEHICLES.exec(ask)?.groups ?? {};
  return wanted === undefined ? /driv(?:er['’]?s?|ing) licen[cs]e/iu.test(ask) : sameClass(held) === sameClass(wanted);
}

function sameClass(classes: string): string {
  return classes.replaceAll(" ", "").toUpperCase();
}

/** A licence of another state answers who asks for one of the trade, and is told by its own name. */
const OF_TRADE = /(?<!\p{L})(?:licen[cs]e|registration)(?!\p{L})/iu;
const SHORTENED = 4; // in letters
const ENDING = /(?<=\p{L}{3})(?:ed|er|ing?)$/u;

/** "Digi tacho card" is a digital tachograph card. */
function hasStem(own: ReadonlySet<string>, stem: string): boolean {
  const bare = stem.replace(ENDING, "");
  return [...own].some((one) => one.replace(ENDING, "") === bare || (one.length >= SHORTENED && stem.startsWith(one)));
}

function spelt(part: string): string {
  return part
    .replace(/(?<!\p{L})IT(?!\p{L})/gu, "information technology")
    .replace(/(?<!\p{L})HR(?!\p{L})/gu, "human resources");
}

function stemsOf(text: string): string[] {
  return tellingStems(text.replace(NOUNS, " "));
}

function statesIn(text: string): string[] {
  return [...US_STATES].flatMap(([code, name]) =>
    text.includes(name) || new RegExp(String.raw`(?:[,(] ?|^)${code}(?= |$|[),;])(?! in )`, "u").test(text)
      ? [name]
      : [],
  );
}

/** "Organ keeper license in Idaho" is not answered by one of Oregon. */
function isOfOtherState(own: string, asked: string): boolean {
  const [held, wanted] = [statesIn(own), statesIn(asked)];
  return held.length > 0 && wanted.length > 0 && !held.some((state) => wanted.includes(state));
}

function isTool(text: string): boolean {
  return skillNamed(text.trimEnd())?.kind === "tool";
}

function hasNumbersOf(own: string, asked: string): boolean {
  const [held, wanted] = [own, asked].map((text): string[] => text.match(/(?<![\p{L}\d-])\d{3,}/gu) ?? []);
  return !held?.length || !wanted?.length || held.some((number) => wanted.includes(number));
}

function withoutPlaces(text: string): string {
  return text
    .split(" ")
    .filter((word) => !isPlaceName(word) && (!US_STATES.has(word) || isLicenceClass(word, text)))
    .join(" ");
}

function isLicenceClass(code: string, text: string): boolean {
  return text.includes(`${code} licence`);
}

function sharesSkill(text: string, skills: readonly string[]): boolean {
  return findSkills(text, { list: true }).some(({ id }) => skills.includes(id));
}

function codesIn(text: string): string[] {
  return [...text.replace(/(?<=(?<!\p{L})\p{Lu}|\.\p{Lu})\.(?!\s\p{Ll})/gu, "").matchAll(TOKEN)]
    .map(([code]) => code)
    .filter(
      (code) => /^[\p{Lu}\d]/u.test(code) && /\p{Lu}/u.test(code) && (code.match(/[\p{Lu}\d+]/gu) ?? []).length > 1,
    )
    .filter((code) => !isPlaceName(code) && !(US_STATES.has(code) && !isLicenceClass(code, text)))
    .map((code) => code.toLowerCase().replace(/[^\p{L}\d+]/gu, ""))
    .filter((code) => code.length > 1 && !NO_CODE.test(code) && !/^\d+$/u.test(code));
}

function hasLevelOf(own: string, asked: string): boolean {
  const [held, wanted] = [own, asked].map(
    (text) => LEVELS.exec(text)?.groups?.levels?.match(/\d/gu)?.map(Number) ?? [],
  );
  return !wanted?.length || !held?.length || Math.max(...held) >= Math.min(...wanted);
}
