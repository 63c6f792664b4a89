import { anyOf } from "../../../any-of.ts";
import type { MaterialLanguage } from "../../language.ts";
import { degreesIn } from "../credentials.ts";
import { areForms, isTitleHead } from "../fact-words.ts";
import { saysAlike } from "./added-scope.ts";
import { isCredentialLine } from "./credential-line.ts";
import { namesDegree } from "./degree-levels.ts";
import { findWords } from "./lexis.ts";
import { saysHowOften } from "./rates.ts";
import type { FoundNumber } from "../read-numbers.ts";
import { unitAfter } from "../trace-number.ts";
import type { Clause } from "./read-clauses.ts";
import type { MeantWord } from "./read-words.ts";
import type { SourceLine } from "./source-lines.ts";
import { deniesTwice } from "./turned-meaning.ts";

const OF_TIME = new RegExp(
  `^${anyOf(
    "days? weeks? months? years? hours? shifts? nights? mornings? quarters? seasons? (?:mon|tues|wednes|thurs|fri|satur|sun)days?",
    "other second third summers? winters? times? tage? woche monat jahr stunde schicht mal montag dienstag mittwoch",
    "donnerstag freitag samstag sonntag jours? semaines? mois annees? lundis? mardis? mercredis? jeudis? vendredis?",
    "samedis? dimanches? dias? semanas? mes meses anos? lunes martes miercoles jueves viernes sabados? domingos?",
  )}$`,
);
export const EACH = /^(?:every|each|jede[nrsm]?|chaque|tou[st]|toutes|cada|tod[oa]s)$/;

function isOfTime(next: MeantWord | undefined, second: MeantWord | undefined): boolean {
  if (next === undefined) return false;
  return OF_TIME.test(next.word) || (/^(?:les|los|las|the)$/.test(next.word) && OF_TIME.test(second?.word ?? ""));
}

const ONLY = /^(?:only|solo|seule?|nur)$/; // "Solo el 10 %" says how few, and not who did it
const FIRST = /^(?:first|erste[nrms]?|premi[eè]re?|primer[oa]?)$/;
/** What somebody had first: a job, or some time in it. */
const AT_FIRST = new RegExp(
  `^${anyOf(
    "aid hilfe secours auxilios job role position day week month year stelle arbeit tag woche monat jahr emploi poste jour semaine mois annee",
    "empleo trabajo dia semana mes ano degree studies career employer contact experience internship studium kontakt",
  )}$`,
);

export const WHOLE =
  /^(?:all|every|entire|whole|alle[nrs]?|gesamte[nrs]?|ganze[nrs]?|tou[st]|toutes?|enti[eè]re?|tod[oa]s?|enter[oa])$/;
const SEVERAL = /^(?:multiple|several|various|numerous|mehrere[nr]?|plusieurs|vari[oa]s)$/;
const LIST = /^[^,]*,.+(?<!\p{L})(?:and|und|et|y|e|&)(?!\p{L})/iu;

/** "Entire" of a line that says "whole"; "several" of one that lists or counts them. */
function isOfKind(said: string, { words, statement, counted }: SourceLine): boolean {
  if (WHOLE.test(said)) return words.some(({ word }) => WHOLE.test(word));
  if (!SEVERAL.test(said)) return false;
  if (words.some(({ word }) => SEVERAL.test(word))) return true;
  return LIST.test(statement.text) || counted.numbers.some(({ value }) => value > 1 && value < 1900);
}

/** "All 44 trays", where the line counts nothing less: of "17 applications, 9 of them funded" it is not said. */
function isWholeCount({ from }: MeantWord, { numbers }: Clause, { counted }: SourceLine): boolean {
  const number = numbers.find((one) => one.from === from);
  const isLess = (other: FoundNumber) => other.value < (number?.value ?? 0) && !unitAfter(counted.text, other.to);
  return number !== undefined && !counted.numbers.some(isLess);
}

/** Words of rank, reach or excellence, and of today, that the line does not have. */
export function addedWord(clause: Clause, line: SourceLine, language: MaterialLanguage): string | null {
  const words = clause.words.map(({ word }) => word);
  for (const question of ["scope", "best", "level"] as const) {
    // A model that mixes languages may boast in English.
    const boasts = language === "en" || question === "level" ? [] : findWords(question, words, "en");
    for (const { at, count } of [...findWords(question, words, language), ...boasts]) {
      const said = words.slice(at, at + count);
      const near = clause.words[at]!;
      const next = clause.words[at + count];
      const isCredential =
        question === "level" && isCredentialLine(line.statement) && !isOtherStep(said[0] ?? "", line);
      const stands =
        isCredential ||
        (question === "level" &&
          (line.statement.section === "education" || degreesIn(clause.text).length > 0) &&
          namesDegree(near.word, line.statement.text)) ||
        (count > 1 && ` ${line.words.map(({ word }) => word).join(" ")} `.includes(` ${said.join(" ")} `)) ||
        [...line.words, ...line.beside].some(
          (other) =>
            (count === 1 && (other.word === said[0] || areOneRank(near.word, other.word))) ||
            (question === "scope" && language !== "en" && areForms(near.word, other.word)) ||
            (question === "best" && language === "de" && endsAs(near.word, other.word)) ||
            (question === "level" && (areForms(near.word, other.word) || sharesStart(near.word, other.word))),
        );
      const isOfNumber =
        question === "best" &&
        [next, ONLY.test(near.word) ? clause.words[at + count + 1] : undefined].some((word) =>
          clause.numbers.some(({ from }) => from === word?.from),
        );
      const isFirstTime =
        FIRST.test(near.word) &&
        (AT_FIRST.test(next?.word ?? "") || (words[at - 1] === "i" && clause.verbs.includes(next!)));
      // "Last year alone" is said of the year.
      const isOfYear = near.word === "alone" && /^(?:year|month|week|summer|(?:19|20)\d\d)$/.test(words[at - 1] ?? "");
      const isOwnTrade = OF_TRADE.test(near.word) && next !== undefined && isTitled(next, line);
      if (isOfNumber || isFirstTime || isOfYear || isOwnTrade || isOfKind(said.join(" "), line)) continue;
      if (saysAlike(`${said.join(" ")} ${next?.word ?? ""}`, line.statement.text)) continue;
      const isEach = EACH.test(near.word) && line.words.some(({ word }) => EACH.test(word));
      const isRate =
        EACH.test(near.word) && isOfTime(next, clause.words[at + count + 1]) && saysHowOften(line.statement.text);
      if (said.join(" ") === "on my own" && next && !next.isPlain) continue;
      const isCounted = question === "scope" && next !== undefined && isWholeCount(next, clause, line);
      const isDenied =
        question === "best" && /^(?:alone|allein|seule?|sol[oa])$/.test(near.word) && deniesTwice(clause.text);
      if (clause.verbs.includes(near) || isEach || isRate || isCounted || isDenied) continue;
      if (!stands) return said.join(" ");
    }
  }
  return null;
}

const STEP = new RegExp(
  `^${anyOf("associate professional practitioner foundation expert fundamentals intermediate advanced basic beginner")}$`,
);

/** "Architect Professional" of a certificate that says "Associate". */
function isOtherStep(said: string, { words }: SourceLine): boolean {
  const steps = words.filter(({ word }) => STEP.test(word)).map(({ word }) => word);
  return STEP.test(said) && steps.length > 0 && !steps.includes(said);
}

const OF_TRADE = /^(?:qualified|professional|trained|practi[sc]ing)$/;

const ONE_RANK: readonly RegExp[] = [
  /^(?:only|sole|single|lone)$/,
  /^(?:top|highest|best|strongest)$/,
  /^(?:einzige[nrsm]?|alleinige[nrsm]?)$/,
  /^(?:seule?|unique)$/,
  /^(?:unic[oa]|sol[oa])$/,
];

function areOneRank(said: string, shown: string): boolean {
  return ONE_RANK.some((rank) => rank.test(said) && rank.test(shown));
}

/** "A qualified social worker" of a line, or the head of one, that says "Social Worker". */
function isTitled({ word, from }: MeantWord, { words, beside, statement }: SourceLine): boolean {
  const titles = [...(statement.isHead || statement.section === "education" ? words : []), ...beside];
  return from > 0 && titles.some((other) => other.word === word);
}

function endsAs(said: string, shown: string): boolean {
  const stem = said.replace(/(?:er|e[nms]?)$/, "");
  return stem.length >= 4 && shown.length > said.length && shown.replace(/(?:er|e[nms]?)$/, "").endsWith(stem);
}

const DEPUTY_AFTER = /(?<!\p{L})(?<rank>\p{L}{6,})-(?<lesser>stellvertret\p{L}*|assisten\p{L}*)/iu;

/** "Filialleiterin-Stellvertreterin" is no "Filialleiterin". */
function deputyOf(clause: Clause, { statement }: SourceLine): string | null {
  const { rank = "", lesser = "" } = DEPUTY_AFTER.exec(statement.text)?.groups ?? {};
  if (rank === "" || !clause.words.some(({ word }) => areForms(word, rank.toLowerCase()))) return null;
  const isSaid = clause.words.some(({ word }) => word.startsWith(lesser.toLowerCase().slice(0, 8)));
  return isSaid ? null : lesser;
}

const LONG_START = 8;

/** "Stellvertretende" and "Stellvertreterin". */
function sharesStart(a: string, b: string): boolean {
  return a.length > LONG_START && a.slice(0, LONG_START) === b.slice(0, LONG_START);
}

function saysTitle({ words }: Clause, title: MeantWord, rank: MeantWord): boolean {
  return words.some(({ word }) => word === title.word) && !words.some(({ word }) => areForms(word, rank.word));
}

const HELPER_AFTER =
  /(?<!\p{L})(?<rank>\p{L}{4,})['’]s\s(?<lesser>helper|assistant|mate|aide|deputy|apprentice|hand)(?!\p{L})/iu;

function helperOf({ words, deeds }: Clause, { statement }: SourceLine): string | null {
  const { rank = "", lesser = "" } = HELPER_AFTER.exec(statement.text)?.groups ?? {};
  if (rank === "" || !deeds.includes("be") || words.some(({ word }) => areForms(word, lesser.toLowerCase())))
    return null;
  return words.some(({ word }) => areForms(word, rank.toLowerCase())) ? lesser : null;
}

/** A lesser rank before a word of the line that the sentence leaves out: a deputy is no head. */
export function raisedRank(clause: Clause, line: SourceLine, language: MaterialLanguage): string | null {
  const deputy = deputyOf(clause, line) ?? helperOf(clause, line);
  if (deputy) return deputy;
  for (const { at, count } of findWords(
    "lesser",
    line.words.map(({ word }) => word),
    language,
  )) {
    const rank = line.words[at]!;
    const title = line.words[at - 1];
    const isBehind = language === "fr" || language === "es";
    if (isBehind && title && isTitleHead(title.word) && saysTitle(clause, title, rank)) return rank.word;
    const next = line.words[at + count];
    // Who stood in for somebody says to have been the deputy.
    if (/^stellvertret/u.test(rank.word) && /(?<!\p{L})vertr[aei]t/iu.test(clause.text)) continue;
    if (!next || clause.words.some((word) => areForms(word.word, rank.word))) continue;
    const isClose = (one: MeantWord | undefined) =>
      one !== undefined &&
      /^(?:[\s-]|\s\p{Ll}+\s)$/u.test(line.statement.text.slice(rank.to, one.from)) &&
      clause.words.some((word) => word.word === one.word);
    // "Auxiliaire spécialisée vétérinaire": an adjective may stand between.
    if (isClose(next) || (line.statement.isHead && isClose(line.words[at + count + 1]))) return rank.word;
  }
  return null;
}
