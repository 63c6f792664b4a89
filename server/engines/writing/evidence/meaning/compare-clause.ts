import type { MaterialLanguage } from "../../language.ts";
import { degreesIn } from "../credentials.ts";
import { isYear } from "../trace-number.ts";
import { matchNumber } from "./compare-numbers.ts";
import { type Counted, directionOf } from "./number-changes.ts";
import { coversThing, deedOf, deedsOf, isPersonThing, isWholeKind } from "./lexis.ts";
import { isTitleHead } from "../fact-words.ts";
import { sameVerb } from "./same-verb.ts";
import { multipleWords } from "./multiples.ts";
import { isCredentialLine } from "./credential-line.ts";
import { isDegreeOf, namesDegree } from "./degree-levels.ts";
import { matches } from "./match-words.ts";
import { isHonour } from "./clause-person.ts";
import type { Answer, Ground } from "./answer.ts";
import type { Clause } from "./read-clauses.ts";
import type { MeantWord } from "./read-words.ts";
import { isHeldBack, relateDeeds, type Relation } from "./relate-deeds.ts";
import type { MeantResume, SourceLine } from "./source-lines.ts";
import { headNoun, isDoneTo } from "./done-to.ts";
import { kinshipOf } from "./wordnet.ts";
import { linesOfWord } from "./word-lines.ts";
import { haveRoot } from "./word-roots.ts";
import { beginsWithSomebody, isSomebodyFirst, type Related } from "./wrong-role.ts";
import { type Comparison, isGood, isHedged, judgeComparison, LISTS, SILENT } from "./judge-comparison.ts";

export type Compared = { answer: Answer; ground: Ground; reason: string; line: SourceLine; score: number };

/** What lines of these parts say without a verb: who lists a skill knows and uses it. */
const SECTION_DEEDS: Partial<Record<string, readonly string[]>> = {
  education: ["earn", "study", "hold", "be", "finish", "learn"],
  certificates: ["earn", "hold", "be", "finish"],
  skills: ["know", "use", "hold", "be"],
  languages: ["speak", "hold", "know", "be"],
  summary: ["hold", "be", "know", "use", "handle"],
  contact: ["be", "hold"],
  other: ["hold", "know", "be"],
};
const HEAD_DEEDS = ["be", "hold", "begin", "handle"] as const;
const OF_LANGUAGES = /^(?:sprachen|sprachkenntnisse|languages?|langues|idiomas)\s?[:–—-]/iu;
const CREDENTIAL =
  /^(?:certified|certificate|certification|licen[sc]ed?|registered|accredited|zertifi\p{L}*|certifi\p{L}*)$/u;
const EXAM = /^(?:exams?|examinations?|prufung|examen|oposicion|certification)$/u;
const MEMBER = /^(?:member|mitglied|membre|miembro|fortbildung|weiterbildung|kurs|course|curso)s?$/;
const HONOURED = new Set(["win", "receive"]);
const LESS_AFTER_WITH = 0.5; // what was used says less of which deed is meant than what it was done to
/** Of the clauses that share words, the one with the very verb is meant, wherever the figures stand. */
const SAME_VERB = 2;

/** Compares one clause of a sentence with one line of the resume. */
export function compareClause(
  clause: Clause,
  said: Counted,
  line: SourceLine,
  resume: MeantResume,
  language: MaterialLanguage,
): Compared {
  const pair = { clause, said, line, resume, language };
  const compared = { ...pair, ...meetWords(pair), ...meetNumbers(pair) };
  const { content, met, strays, fitting, wrong } = compared;
  const missed = strays.length * 0.5 + (wrong ? 0.5 : 0);
  if (met.length === 0 && fitting === 0 && content.length > 0) return { ...SILENT, line, score: -missed };
  const related = bestRelation(clause, line, met, language);
  const score = met.length + fitting * 1.5 + (isGood(related.relation) ? 1 : 0) - missed;
  return { ...judgeComparison(compared, related), line, score };
}

type Pair = Pick<Comparison, "clause" | "said" | "line" | "resume" | "language">;

function meetWords({ clause, said, line, resume, language }: Pair): Pick<Comparison, "content" | "met" | "strays"> {
  const content = knownContent(clause, language);
  const met = content.filter(
    (word) =>
      stands(word, line, resume, language) ||
      (line.statement.section === "education" && namesDegree(word.word, line.statement.text)) ||
      (language !== resume.language && isTranslated(word, line)),
  );
  const isNamed = (word: MeantWord) => line.beside.some((other) => isNamedBeside(word, other, language));
  const strays = content.filter((word) => !met.includes(word) && !isOfList(word, said, line) && !isNamed(word));
  return { content, met, strays };
}

function isOfList({ word }: MeantWord, said: Counted, line: SourceLine): boolean {
  const { statement } = line;
  return (
    (CREDENTIAL.test(word) && isCredentialLine(statement)) ||
    (EXAM.test(word) && isHedged(line, "open")) ||
    ((LISTS.has(statement.section) || degreesIn(said.text).length > 0) && isDegreeOf(word, statement.text)) ||
    (statement.section === "other" && MEMBER.test(word))
  );
}

function meetNumbers({ clause, said, line, resume, language }: Pair): Pick<Comparison, "fitting" | "wrong"> {
  let fitting = 0;
  let wrong: Comparison["wrong"] = null;
  for (const number of clause.numbers) {
    const match = matchNumber(number, said, line.counted, language);
    if (match.fits) fitting += 1;
    else if (!wrong && !(isYear(number) && standsBeside(number.value, line, resume))) wrong = match;
  }
  return { fitting, wrong };
}

/** Each part of a compound in another language than the line's: "Fristenkalender" and "calendar of deadlines". */
function isTranslated({ things, parts }: MeantWord, { words }: SourceLine): boolean {
  const covers = (said: readonly number[], shown: readonly number[]) =>
    said.some((thing) => shown.some((other) => coversThing(thing, other)));
  if (parts.length > 0) return parts.every((part) => words.some((other) => covers(part, other.things)));
  return words.some((other) => other.parts.some((part) => covers(things, part)));
}

function stands(word: MeantWord, line: SourceLine, resume: MeantResume, language: MaterialLanguage): boolean {
  if (!line.statement.isHead) return linesOfWord(word, resume, language).matched.has(line);
  return line.words.some((other) => matches(asInHead(word, line), other, language));
}

/** A head names one thing: "building" is not said of "Warehouse Supervisor". */
function asInHead(word: MeantWord, { statement }: SourceLine): MeantWord {
  if (!statement.isHead) return word;
  return { ...word, things: word.things.filter((thing) => !isWholeKind(thing) || isPersonThing(thing)) };
}

/** What stands in the head of an entry is a name: it is said as it stands, but for people. */
function isNamedBeside(word: MeantWord, other: MeantWord, language: MaterialLanguage): boolean {
  const bare = (one: MeantWord) => ({ ...one, deeds: [], things: one.things.filter(isPersonThing) });
  // A name is no part of a compound.
  return matches(bare(word), bare(other), language === "de" ? "fr" : language);
}

const contents = new WeakMap<Clause, MeantWord[]>();

function knownContent(clause: Clause, language: MaterialLanguage): MeantWord[] {
  const known = contents.get(clause) ?? contentOf(clause, language);
  contents.set(clause, known);
  return known;
}

/** The words of a clause that claim something besides its verb and its numbers. */
export function contentOf(clause: Clause, language: MaterialLanguage): MeantWord[] {
  const verbs = new Set(clause.verbs.map((verb) => verb.word));
  const isOfVerb = ({ deeds, things, word }: MeantWord) =>
    language !== "en" &&
    deeds.length > 0 &&
    ((things.length === 0 && deedsOf(word, language).length > 0) || verbs.has(word)) &&
    deeds.every((deed) => clause.deeds.includes(deed));
  const isNumber = ({ from, to }: MeantWord) => clause.numbers.some((number) => from >= number.from && to <= number.to);
  // "By more than a third" is checked as a number.
  const shares = multipleWords(clause);
  const isShare = ({ from, to }: MeantWord) => shares.some((one) => from >= one.from && to <= one.to);
  return clause.words.filter(
    (word) =>
      !isShare(word) &&
      !clause.verbs.includes(word) &&
      !word.isPlain &&
      !word.isParticle &&
      !isNumber(word) &&
      !isOfVerb(word),
  );
}

/** The clause of a line that says the deed: of those that share the words, the one whose verb is nearest. */
function bestRelation(clause: Clause, line: SourceLine, met: MeantWord[], language: MaterialLanguage): Related {
  const means = / (?:with|by|through|using|mit|durch|avec|par|con|mediante) /u.exec(clause.text);
  const tail = clause.from + (means?.index ?? clause.text.length);
  const related = line.clauses.map((source): Related & { shared: number } => {
    const shared = met
      .filter((word) => source.words.some((other) => matches(word, other, language)))
      .reduce((sum, word) => sum + (word.from < tail ? 1 : LESS_AFTER_WITH), 0);
    const figures = clause.numbers.filter(({ value }) => source.numbers.some((other) => other.value === value));
    const isOwnVerb =
      shared > 0 && clause.verbs.some(({ word }) => source.verbs.some((other) => sameVerb(word, other.word)));
    return {
      ...relateClause(clause, source, line, language),
      shared: shared + figures.length + (isOwnVerb ? SAME_VERB : 0),
    };
  });
  const rank = ({ relation }: Related) =>
    isGood(relation) ? 2 : relation === "unknown" || relation === "other" ? 1 : 0;
  const most = Math.max(0, ...related.map(({ shared }) => shared));
  // Of the clauses that share words, one that says the deed is meant rather than one that says another.
  const isNear = (one: { shared: number; relation: Relation }) =>
    one.shared === most || (one.shared >= Math.max(1, most / 2) && isGood(one.relation));
  const near = related.filter(isNear);
  return near.sort((a, b) => rank(b) - rank(a))[0] ?? { relation: "unknown", source: null, isRoleTurned: false };
}

function relateClause(clause: Clause, source: Clause, line: SourceLine, language: MaterialLanguage): Related {
  // A title says that one did its work, and not that one led.
  const isLed = line.statement.isHead && clause.deeds.some((name) => deedOf(name)?.isStrong);
  const shown = shownDeeds(source, line).filter((name) => !isLed || name !== "handle");
  // A result of somebody's own work may well be the person's, but that is not certain.
  const isOfOwnWork =
    source.isAttached && source.mark !== "who" && line.clauses[0]?.deeds.every((name) => !isHeldBack(name));
  if (source.person === "other" && clause.person === "doer" && isOfOwnWork)
    return { relation: "other", source, isRoleTurned: false };
  const isOfOthers = source.person === "other" && (source.isAttached || beginsWithSomebody(source));
  if (isOfOthers && clause.person !== "other" && clause.person !== "nobody")
    return { relation: relateDeeds(clause.deeds, shown), source, isRoleTurned: true };
  if (clause.verb === null && source.person === "receiver" && clause.person === "doer")
    return { relation: "unknown", source, isRoleTurned: true };
  if ((clause.verb === null && clause.deeds.length === 0) || clause.isItem)
    return { relation: "follows", source, isRoleTurned: false };
  // "I was Employee of the Month" of a line that says "Named Employee of the Month".
  if (source.person === "receiver" && clause.deeds.includes("be") && isHonour(source.verb?.word ?? ""))
    return { relation: "follows", source, isRoleTurned: false };
  // "My team was named team of the year" of a line that says "Won team of the year".
  const isHonoured = clause.person !== "doer" && isHonour(clause.verb?.word ?? "");
  if (isHonoured && source.person === "doer" && source.deeds.some((name) => HONOURED.has(name)))
    return { relation: "follows", source, isRoleTurned: false };
  const isSame = clause.verbs.some(({ word }) => source.verbs.some((other) => sameVerb(word, other.word)));
  const isFirst =
    source.verb === null &&
    clause.person === "doer" &&
    !line.statement.isHead &&
    !/(?<!\p{L})(?:am|was|been?)\s/u.test(clause.text) &&
    clause.verbs.some(({ word }) =>
      [source.words[0]?.word ?? "", headNoun(source)].some((noun) => isOfVerb(word, noun, language)),
    );
  if (isFirst) return { relation: "same", source, isRoleTurned: false };
  if (isSame && source.person === clause.person) return { relation: "same", source, isRoleTurned: false };
  // The line has what was used beside the deed: "with barcode checks".
  if (clause.isAttached && clause.deeds.includes("use")) return { relation: "follows", source, isRoleTurned: false };
  // "Recall rate up from 58% to 73%" says which way it went without a verb.
  const way = directionOf(line.counted);
  if (way && clause.deeds.includes(way === "up" ? "increase" : "decrease"))
    return { relation: "same", source, isRoleTurned: false };
  const related = relateDeeds(clause.deeds, shown);
  if (isBareNoun(source, line) && clause.person === "doer" && isDoneTo(clause, source))
    return { relation: "follows", source, isRoleTurned: false };
  // What was done with a bare noun, the line does not say: only the person knows.
  const relation = isBareNoun(source, line) && related !== "against" && !isGood(related) ? "other" : related;
  const isOthers = clause.person === "other" && source.person === "doer" && !clause.isAttached && clause.verb !== null;
  const isTurned =
    source.person !== clause.person &&
    source.person !== "nobody" &&
    clause.person !== "nobody" &&
    !(clause.isAttached && clause.person === "other" && relation !== "against") &&
    (!isGood(relation) || (isOthers && isSomebodyFirst(clause)));
  return { relation, source, isRoleTurned: isTurned && source.verb !== null && clause.verb !== null };
}

function isOfVerb(said: string, shown: string, language: MaterialLanguage): boolean {
  if (sameVerb(said, shown)) return true;
  return language === "en" ? kinshipOf(said, shown) === "derived" : haveRoot(said, shown, language);
}

function isBareNoun({ verb, deeds }: Clause, { statement }: SourceLine): boolean {
  return statement.section === "experience" && !statement.isHead && verb === null && deeds.length === 0;
}

/** What a line says without a verb: the head of a job, a list of skills. */
export function impliedDeeds({ statement }: SourceLine): readonly string[] {
  if (OF_LANGUAGES.test(statement.text)) return SECTION_DEEDS.languages ?? [];
  return statement.isHead ? HEAD_DEEDS : (SECTION_DEEDS[statement.section] ?? []);
}

function shownDeeds(source: Clause, line: SourceLine): readonly string[] {
  const { statement } = line;
  const implied = impliedDeeds(line);
  if (statement.isHead) return [...implied, ...agentDeeds(line)];
  if (LISTS.has(statement.section) || OF_LANGUAGES.test(statement.text)) return [...implied];
  if (isBareNoun(source, line)) return ["handle"];
  return statement.section === "experience" ? source.deeds : [...source.deeds, ...implied];
}

function agentDeeds({ words }: SourceLine): string[] {
  return words.flatMap(({ word }) =>
    isTitleHead(word) && /(?:er|or)$/.test(word)
      ? [word.slice(0, -2), word.slice(0, -1), `${word.slice(0, -2)}e`].flatMap((verb) => deedsOf(verb, "en"))
      : [],
  );
}

function standsBeside(year: number, line: SourceLine, resume: MeantResume): boolean {
  // A line with a year of its own was not done in another year of its job.
  if (!line.statement.isHead && line.statement.section === "experience" && line.counted.numbers.some(isYear))
    return false;
  return resume.lines.some(
    ({ statement }) =>
      statement.entry === line.statement.entry &&
      (statement.isHead || statement.section === "education") &&
      statement.numbers.some(({ value }) => value === year),
  );
}
