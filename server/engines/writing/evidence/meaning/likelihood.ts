import { once } from "../../../once.ts";
import { readLexicon } from "../../../analysis/lexicon/read-lexicon.ts";
import type { MaterialLanguage } from "../../language.ts";
import { isTitleHead } from "../fact-words.ts";
import type { FoundNumber } from "../read-numbers.ts";
import { isYear } from "../trace-number.ts";
import { alignmentOf, alignWords } from "./alignment.ts";
import { impliedDeeds } from "./compare-clause.ts";
import { isPersonThing } from "./lexis.ts";
import { changeIn, type Counted } from "./number-changes.ts";
import { isName } from "./match-words.ts";
import { isBorneOut, type Overlap } from "./overlap.ts";
import type { Clause } from "./read-clauses.ts";
import type { MeantWord } from "./read-words.ts";
import { relateDeeds } from "./relate-deeds.ts";
import { isTelling } from "./telling.ts";
import { toldDeeds } from "./told-deeds.ts";
import { likelihoodBy, type Tree, treeOf } from "./tree-votes.ts";
import { kindOfWord } from "./wordnet.ts";
import type { Answer, Ground } from "./answer.ts";
import type { MeantResume, SourceLine } from "./source-lines.ts";

export type Weighed = {
  judged: { answer: Answer; ground: Ground; reason: string };
  /** What it names that is not the person's. */
  strange: string | null;
  /** How it turns the line of the clauses round. */
  turned: { answer: Answer; reason: string } | null;
  /** What speaks against it of the line that has most of its words. */
  objected: { answer: Answer; ground: Ground; reason: string } | null;
  limits: Limits;
  counted: Counted;
  clauses: readonly Clause[];
  overlap: Overlap;
  resume: MeantResume;
  language: MaterialLanguage;
};

/** What forbids a sentence, however likely it is. */
export type Limits = {
  /** Something speaks against it. */
  isDenied: boolean;
  /** It has something that only the person can know. */
  isOpen: boolean;
  /** It names what no line knows, and boasts of it. */
  isMadeUp: boolean;
  isAway: boolean;
  /** No line is near enough. */
  isFar: boolean;
};

/** Which tests/bench/fit-claims.ts writes. */
export const claimTrees: () => readonly Tree[] = once(() =>
  readLexicon("claim-trees.tsv").map(({ cells }) => treeOf(cells)),
);

/** Of few things are there 6,400 or 99.6 percent. */
function isPrecise({ value, unit }: FoundNumber): boolean {
  return unit !== "plain" || value > 20 || !Number.isInteger(value);
}

/** What can be counted of a sentence and its nearest line, each about 0 to 1, and always 1 for the bias. */
export type Features = Readonly<Record<string, number>>;

export function featuresOf({
  judged,
  strange,
  turned,
  objected,
  limits,
  counted,
  clauses,
  overlap,
  resume,
  language,
}: Weighed): Features {
  const { line, missedNouns, missedVerbs } = overlap;
  const aligned = alignWords(counted, line, resume, language);
  const told = line.words.filter(isTelling);
  const said = counted.words.filter(isTelling);
  const places = new Set(aligned.met.flatMap((one) => one.places));
  const toldOf = told.filter((word) => places.has(line.words.indexOf(word)));
  const numbers = counted.numbers.filter((number) => !isYear(number));
  const shownNumbers = line.counted.numbers.filter((number) => !isYear(number));
  const right = numbers.length - overlap.wrongNumbers - overlap.nearNumbers;
  const change = changeIn(counted);
  const isChangeMet = change !== null && changeIn(line.counted) !== null && overlap.wrongNumbers === 0;
  const deeds = clauses.flatMap((clause) => clause.deeds);
  const relation = relateDeeds(deeds, [...line.words.flatMap((word) => word.deeds), ...impliedDeeds(line)]);
  const shown = new Set(line.words.map(({ word }) => word));
  const missed = [...missedNouns, ...missedVerbs].map((lost) => ({
    isNear: inEntryOf(line, resume).has(lost.word),
    isThere: resume.words.some(({ word }) => word === lost.word),
  }));
  const deed = toldDeeds(clauses, line, language);
  const elsewhere = missed.filter(({ isNear, isThere }) => isThere && !isNear);
  return {
    bias: 1,
    share: overlap.share,
    margin: Math.max(0, overlap.share - overlap.shareElsewhere),
    part: line.statement.text.length < line.whole.text.length ? 1 : 0,
    longLine: Math.min(1, line.words.length / 24),
    lacking: Math.min(1, missedNouns.length / 4),
    lackingVerbs: Math.min(1, missedVerbs.length / 3),
    names: Math.min(1, missedNouns.filter((word) => isName(word, language)).length / 2),
    elsewhere: Math.min(1, elsewhere.length / 2),
    sameJob: Math.min(1, missed.filter(({ isNear }) => isNear).length / 2),
    exchanged: Math.min(1, (overlap.others + (overlap.exchanged ? 1 : 0)) / 2),
    alike: Math.min(1, missedNouns.filter((word) => looksLike(word, line)).length / 2),
    strangers: missedNouns.some(({ word, things }) => isTitleHead(word) || things.some(isPersonThing)) ? 1 : 0,
    wrong: Math.min(1, overlap.wrongNumbers / 2),
    near: Math.min(1, overlap.nearNumbers / 2),
    right: Math.min(1, Math.max(0, right) / 2),
    change: isChangeMet ? 1 : 0,
    precise: overlap.wrongNumbers + overlap.nearNumbers === 0 && numbers.some(isPrecise) ? 1 : 0,
    bare: numbers.length === 0 ? 1 : 0,
    untoldNumbers: numbers.length === 0 && shownNumbers.length > 0 ? 1 : 0,
    toldOf: told.length === 0 ? 0 : toldOf.length / told.length,
    held: Math.min(1, overlap.held / 4),
    head: line.statement.isHead ? 1 : 0,
    list: line.statement.section === "experience" ? 0 : 1,
    same: relation === "same" || relation === "follows" ? 1 : 0,
    other: relation === "other" || relation === "strong" ? 1 : 0,
    more: relation === "stronger" || relation === "against" ? 1 : 0,
    deedNear: deed.near,
    deedHere: deed.here,
    deedLeft: deed.left,
    deedsOfOwn: deed.own,
    ...groundsOf(judged),
    strange: strange === null ? 0 : 1,
    turned: turned === null ? 0 : 1,
    refuted: objected?.answer === "not borne out" ? 1 : 0,
    questioned: objected?.answer === "not sure" ? 1 : 0,
    raised: objected?.answer === "not sure" && objected.ground === "against" ? 1 : 0,
    open: limits.isOpen ? 1 : 0,
    denied: limits.isDenied ? 1 : 0,
    away: limits.isAway ? 1 : 0,
    far: limits.isAway || limits.isFar ? 1 : 0,
    madeUp: limits.isMadeUp ? 1 : 0,
    allThere: isBorneOut(overlap) ? 1 : 0,
    others: clauses.some(({ person }) => person === "other" || person === "receiver") ? 1 : 0,
    several: clauses.length > 1 ? 1 : 0,
    english: language === "en" ? 1 : 0,
    foreign: language === resume.language ? 0 : 1,
    unknownFigures: numbers.some(({ value }) => !isFigureOf(resume, value)) ? 1 : 0,
    workedOut: isWorkedOut(overlap) && judged.ground !== "against" && !limits.isDenied ? 1 : 0,
    quoted: said.length === 0 ? 0 : said.filter(({ word }) => shown.has(word)).length / said.length,
    long: Math.min(1, said.length / 8),
    strong: relation === "strong" ? 1 : 0,
    otherVerb: missedVerbs.some((word) => word.deeds.length > 0) ? 1 : 0,
    unknownVerb: missedVerbs.some((word) => word.deeds.length === 0) ? 1 : 0,
    nothingLacks: missedNouns.length + missedVerbs.length === 0 ? 1 : 0,
    ...alignmentOf(aligned, clauses, resume),
    ...kindsOf(clauses, overlap, language),
    ...reasonsOf([judged.reason, strange, turned?.reason, objected?.reason]),
  };
}

/** How sure the clauses are, by what they were judged. */
function groundsOf({ answer, ground }: Weighed["judged"]): Features {
  const is = (one: Answer, other?: Ground) => (answer === one && (other === undefined || ground === other) ? 1 : 0);
  return {
    told: is("borne out"),
    asked: is("not sure"),
    askedAgainst: is("not sure", "against"),
    unlikely: is("not borne out"),
    against: is("not borne out", "against"),
    doubtful: is("not borne out", "doubtful") + is("not sure", "doubtful"),
  };
}

/** What was found against it, rule by rule: some are more often right than others. */
function reasonsOf(reasons: readonly (string | null | undefined)[]): Features {
  const kinds = reasons.flatMap((reason) => (reason ? [reason.replace(/“[^”]*”?/gu, "…").split(":")[0] ?? ""] : []));
  return Object.fromEntries(kinds.map((kind) => [`why ${kind}`, 1]));
}

const LONG_PART = 5;

/** "Bestellte Torten" of "Bestelltorten": a long part in common, wherever it stands. */
function looksLike({ word }: MeantWord, { words }: SourceLine): boolean {
  for (let from = 0; from + LONG_PART <= word.length; from++) {
    const part = word.slice(from, from + LONG_PART);
    if (words.some((other) => other.word.includes(part))) return true;
  }
  return false;
}

const entries = new WeakMap<MeantResume, Map<string, ReadonlySet<string>>>();

function inEntryOf({ statement }: SourceLine, resume: MeantResume): ReadonlySet<string> {
  const known = entries.get(resume) ?? new Map<string, ReadonlySet<string>>();
  entries.set(resume, known);
  const own = resume.lines.filter((line) => line.statement.entry === statement.entry);
  const words = known.get(statement.entry) ?? new Set(own.flatMap((line) => line.words.map(({ word }) => word)));
  known.set(statement.entry, words);
  return words;
}

/** "A third of the time" of "from 12 days to 4": what is left out is no word, and every figure follows from the line's. */
function isWorkedOut({ derived, held, missedNouns, missedVerbs, wrongNumbers, nearNumbers }: Overlap): boolean {
  return derived > 0 && held >= 1 && missedNouns.length + missedVerbs.length + wrongNumbers + nearNumbers === 0;
}

function isFigureOf({ lines }: MeantResume, wanted: number): boolean {
  return lines.some(({ counted }) => counted.numbers.some(({ value }) => value === wanted));
}

/** How likely it is that a person with such a line says such a sentence in truth, from 0 to 1. */
export function likelihoodOf(features: Features): number {
  return likelihoodBy(claimTrees(), features);
}

/** What was done and by whom, and of which kind what the line lacks is: bold deeds need more than plain ones. */
function kindsOf(
  clauses: readonly Clause[],
  { line, missedNouns, missedVerbs }: Overlap,
  language: MaterialLanguage,
): Features {
  const isEnglish = language === "en";
  const names = [
    `language ${language}`,
    `section ${line.statement.section}`,
    ...clauses.flatMap(({ person, deeds }) => [`by ${person}`, ...deeds.map((name) => `says ${name}`)]),
    ...(isEnglish ? missedNouns.map(({ word }) => `lacks ${kindOfWord(word, "noun")}`) : []),
    ...(isEnglish ? missedVerbs.map(({ word }) => `lacks ${kindOfWord(word, "verb")}`) : []),
    ...line.clauses.flatMap(({ deeds }) => deeds.map((name) => `shows ${name}`)),
    ...(line.clauses.some(({ verb }) => verb !== null) ? ["line has verb"] : []),
  ];
  return Object.fromEntries(names.map((name) => [name, 1]));
}
