import { anyOf, anyOfLines } from "../../../any-of.ts";
import type { MaterialLanguage } from "../../language.ts";
import { degreesIn } from "../credentials.ts";
import { isTitleHead } from "../fact-words.ts";
import { foldText, type Sources } from "../sources.ts";
import { namedJobs } from "../trace-job.ts";
import { EACH, WHOLE } from "./added-words.ts";
import { claimLanguage } from "./claim-language.ts";
import type { Answer, Ground } from "./answer.ts";
import { contradiction, doneToMe, otherWay } from "./contradictions.ts";
import { answerBy } from "./answer-by.ts";
import { type Features, featuresOf, likelihoodOf } from "./likelihood.ts";
import { finish } from "./finish-compared.ts";
import { matchNumber } from "./compare-numbers.ts";
import { QUOTED_LENGTH, SAYS_NOTHING_OF_IT } from "./judge-comparison.ts";
import { isName } from "./match-words.ts";
import { bestOverlap, type Overlap } from "./overlap.ts";
import { joinsUnknownName } from "./joined-names.ts";
import { plainFrame } from "./plain-frame.ts";
import { type Clause, readClauses } from "./read-clauses.ts";
import type { Counted } from "./number-changes.ts";
import { readCounted } from "./read-counted.ts";
import type { MeantWord } from "./read-words.ts";
import { linesOf, meantResume, type SourceLine } from "./source-lines.ts";
import { beingOf, claimsRank, purposeOf, strangeDeed } from "./strange-deed.ts";
import { touchedLines } from "./touched-lines.ts";
import { madeMany } from "./word-order.ts";
import { partsOfSpeech } from "./wordnet.ts";

export type Judgement = {
  answer: Answer;
  ground: Ground;
  line: SourceLine | null;
  reason: string;
  isWritten?: boolean;
  /** By which it was weighed, where no rule decided. */
  features?: Features;
};

/** A clause may be read amiss: the way that the words of the whole sentence go is looked at once more. */
function turnedRound(line: SourceLine, text: string, sources: Sources): Judgement | null {
  const language = claimLanguage(text, meantResume(sources).language);
  const reason = otherWay(readCounted(text, language), line);
  if (reason) return { answer: "not borne out", ground: "against", line, reason };
  return doneToMe(text, line, language);
}

/** What was found of a sentence clause by clause, and of what it names, is weighed with how much of it stands in one place. */
export function weighSentence(judged: Judgement, text: string, sources: Sources, strange: string | null): Judgement {
  const resume = meantResume(sources);
  const language = claimLanguage(text, resume.language);
  const plain = plainFrame(text, language);
  const named = namedJobs(plain, sources);
  const counted = readCounted(plain, language);
  const words = counted.words.filter(({ isPlain, isParticle }) => !isPlain && !isParticle);
  const lines = touchedLines({ words, numbers: counted.numbers }, linesOf(named, resume), resume, language);
  const overlap = bestOverlap(counted, named, lines, resume, language);
  if (!overlap) return strange ? { answer: "not borne out", ground: "against", line: null, reason: strange } : judged;
  const clauses = readClauses(plain, language);
  const turned = turnedRound(judged.line ?? overlap.line, plain, sources);
  const objected = objection(plain, overlap, language);
  const found = { judged, strange, turned, objected };
  const isQuoted = judged.answer === "borne out" && strange === null;
  const isDenied = isRefuted(found);
  const isOpen = isDenied || (!isQuoted && !mayPass(overlap, counted, { clauses, language }));
  // Who adds a name that no line knows to a number or a rank tells of somewhere else.
  const isMadeUp =
    overlap.missedNouns.some((word) => isName(word, language)) &&
    (overlap.wrongNumbers > 0 ||
      clauses.some(claimsRank) ||
      joinsUnknownName(counted, [...overlap.missedNouns, ...overlap.missedVerbs], resume, language));
  const limits = {
    isDenied,
    isOpen,
    isMadeUp,
    isAway: namesTitle(BESIDE, plain, overlap.line) || isElsewhere(overlap, { language, isQuoted, text }, sources),
    isFar: !isQuoted && isFar(overlap, counted, language),
  };
  // "I have experience": of plain words, with the right numbers, there is nothing to weigh.
  const isPlain = words.length === 0 && overlap.wrongNumbers + overlap.nearNumbers === 0;
  const isSettled =
    judged.isWritten || isPlain || (counted.numbers.length === 0 && isNamed(words, counted.text, clauses, overlap));
  if (isQuoted && isSettled && !isDenied && !limits.isAway && !limits.isFar) return passed(judged.line ?? overlap.line);
  const features = featuresOf({ ...found, limits, counted, clauses, overlap, resume, language });
  const answer = answerBy(features, likelihoodOf(features));
  const line = isQuoted ? (judged.line ?? overlap.line) : overlap.line;
  if (answer === "borne out") return { answer, ground: "silent", line, reason: "", features };
  const isVague = judged.answer === "borne out" || (answer === "not sure" && judged.reason === SAYS_NOTHING_OF_IT);
  const reason = told(found, overlap) ?? (isVague ? lackOf(found, overlap, counted, language) : judged.reason);
  const isLineTold = judged.answer !== "borne out" && judged.ground === "against" && judged.line !== null;
  return { answer, ground: judged.ground, line: isLineTold ? judged.line : overlap.line, reason, features };
}

/** One word alone, or the title of a job and no word more: "Most recently I worked as a Sous Chef." */
function isNamed(
  words: readonly MeantWord[],
  text: string,
  clauses: readonly Clause[],
  { line, missedNouns }: Overlap,
): boolean {
  if (missedNouns.length > 0 || words.length === 0) return false;
  if (clauses.every(({ verb }) => verb === null)) return words.length === 1 && line.statement.section !== "education";
  return namesTitle(HELD, text, line);
}

const A = String.raw`(?:(?:an?|the|eine[nrm]?|une?|la|el|le)\s)?(?<title>[^.,;]{2,80}?)\.?$`;
const HELD = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`(?:work(?:ed|ing)?|serv(?:ed|ing)|tätig|travaill\p{L}{1,5}|trabaj\p{L}{1,5})\s(?:as|als|comme|como|de)`,
    "was am bin war suis étais soy fui era",
  )}\s${A}`,
  "iu",
);
const BESIDE = new RegExp(
  String.raw`(?<!\p{L})${anyOf("with under for alongside beside unter mit für avec sous pour con bajo para")}\s${A}`,
  "iu",
);

function namesTitle(how: RegExp, text: string, { statement, job }: SourceLine): boolean {
  return statement.isHead && foldText(how.exec(text)?.groups?.title ?? "") === (job?.title ?? null);
}

type Found = { judged: Judgement; strange: string | null; turned: Judgement | null; objected: Judgement | null };

/** What speaks against a sentence is never overruled by its words: at best the person is asked. */
function isRefuted({ judged, strange, turned, objected }: Found): boolean {
  if (strange !== null || turned !== null || objected?.answer === "not borne out") return true;
  return judged.answer !== "borne out" && objected?.ground === "against";
}

/** The reason that says most: what is not the person's, or is the contrary of a line. */
function told({ judged, strange, turned }: Found, { exchanged }: Overlap): string | null {
  if (strange) return strange;
  if (judged.answer !== "borne out" && judged.ground === "against") return judged.reason;
  if (turned) return turned.reason;
  return exchanged?.isSure ? `Your resume says “${exchanged.shown.word}” here, not “${exchanged.said.word}”.` : null;
}

/** What the nearest line lacks of a sentence, where the clauses gave no reason of their own. */
function lackOf({ objected }: Found, overlap: Overlap, counted: Counted, language: MaterialLanguage): string {
  if (objected) return objected.reason;
  const { line, missedNouns, missedVerbs } = overlap;
  for (const number of counted.numbers) {
    const match = matchNumber(number, counted, line.counted, language);
    if (!match.fits) return match.reason;
  }
  const missed = missedNouns[0] ?? missedVerbs[0];
  if (missed) return `Your resume does not use the word “${missed.word}”.`;
  return `Your resume uses another word for what was done: “${line.statement.text.slice(0, QUOTED_LENGTH)}”`;
}

/** "Across all locations" of a line that names none. */
function isAllOf(word: MeantWord, words: readonly MeantWord[]): boolean {
  const before = words[words.indexOf(word) - 1]?.word ?? "";
  return EACH.test(before) || WHOLE.test(before);
}

/** A word that no lexicon knows may be a tool, as a name may: "built everything with frobnicator". */
function isOrdinary({ word, isCapital, from, things, deeds }: MeantWord, language: MaterialLanguage): boolean {
  if (isTitleHead(word)) return false;
  if (things.length > 0 || deeds.length > 0) return true;
  if (language === "de") return !isCapital;
  return !(isCapital && from > 0) && (language !== "en" || partsOfSpeech(word).noun);
}

/** "I was a pizza chef": what somebody says to be must be told, and "I had eight people in my team" is no such thing. */
function saysBeing({ deeds, verb }: Clause): boolean {
  return verb !== null && deeds.includes("be") && deeds.every((name) => name === "be" || name === "hold");
}

const PRIZE = new RegExp(
  `^${anyOf(
    "w[io]ns? winner awards? awarded prizes? medals? champion preis gewonnen auszeichnung prix premio gan[eé] ganadora?",
  )}$`,
);
const SITS_ON = new RegExp(
  String.raw`(?<!\p{L})${anyOf("s[ia]t serve[ds]? serving sitting")} on (?:\p{L}+['’]?s? ){1,4}?${anyOf(
    "boards? committees? councils? panels? jury",
  )}(?!\p{L})`,
  "iu",
);
const SITTING = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`s[ia]t sitting serv\p{L}+ member\p{L}* chair\p{L}* join\p{L}* elected appointed treasurer secretary on\s(?:the|a)`,
  )}(?!\p{L})`,
  "iu",
);
const WORKED_AS = new RegExp(
  String.raw`(?<!\p{L})${anyOfLines`
    (?:work|serv|practi[sc])(?:ed|ing|e|s)? as|employed as|travaill\p{L}{1,5} comme|trabaj\p{L}{1,5} (?:como|de)
    als \p{L}[\p{L} -]{2,40} (?:ge)?arbeite[tn]?
  `}(?!\p{L})`,
  "iu",
);
const STUDIED: ReadonlySet<string> = new Set(["education", "certificates"]);
const WORKED_FOR = /(?<!\p{L})work(?:ed|s|ing)?\s(?:for|at)\s(?:the\s|an?\s)?(?<who>\p{L}{4,})/iu;

/** A prize that the line lacks, a name that no line knows, or whom somebody worked for, which is no employer. */
function isElsewhere(
  { line, missedNouns, missedVerbs }: Overlap,
  { language, isQuoted, text }: { language: MaterialLanguage; isQuoted: boolean; text: string },
  { resume, jobs }: Sources,
): boolean {
  if ([...missedNouns, ...missedVerbs].some(({ word }) => PRIZE.test(word))) return true;
  if (SITS_ON.test(text) && !SITTING.test(line.statement.text)) return true;
  if (WORKED_AS.test(text) && STUDIED.has(line.statement.section)) return true;
  const isUnknown = (word: MeantWord) => isName(word, language) && !resume.words.hasForm(word.word);
  if (isQuoted && missedNouns.some(isUnknown)) return true;
  const who = WORKED_FOR.exec(text)?.groups?.who?.toLowerCase() ?? "";
  if (who === "" || jobs.length === 0 || line.statement.isHead) return false;
  return resume.words.hasForm(who) && !line.beside.some(({ word }) => word === who);
}

/** Another number, an unknown name, or much that no line has: however likely the rest is, that is for the person to say. */
function isFar({ share, missedNouns, wrongNumbers }: Overlap, { words }: Counted, language: MaterialLanguage): boolean {
  if (share < LEAST_SHARE || wrongNumbers > 0 || missedNouns.length >= MOST_MISSED) return true;
  return missedNouns.some((word) => !isOrdinary(word, language) || isAllOf(word, words));
}

/** Of other numbers, names and degrees only the person knows, however likely the rest is. */
function mayPass(
  { line, share, missedNouns, missedVerbs, wrongNumbers, nearNumbers, others, exchanged }: Overlap,
  { text, words }: Counted,
  { clauses, language }: { clauses: readonly Clause[]; language: MaterialLanguage },
): boolean {
  const isCredential = line.statement.section === "education" || line.statement.section === "certificates";
  return (
    share >= LEAST_SHARE &&
    !(missedNouns.length + missedVerbs.length > 0 && MEANS.test(text)) &&
    wrongNumbers + nearNumbers + others === 0 &&
    exchanged === null &&
    missedNouns.length < MOST_MISSED &&
    missedNouns.every((word) => isOrdinary(word, language) && !isAllOf(word, words)) &&
    (isCredential || !clauses.some(({ deeds }) => deeds.includes("study"))) &&
    (isCredential || degreesIn(text).length === 0) &&
    !(missedNouns.length > 0 && (isCredential || clauses.some(saysBeing)))
  );
}

/** By what something came about: no line says it, where a word of it is missing. */
const MEANS = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`by\s\p{L}+ing thanks\sto because\sof indem dank durch\s(?:meinen?|den|die|das|eine?n?) grâce\sà en\s\p{L}+ant`,
    String.raw`gracias\sa mediante al\s\p{L}+[aei]r`,
  )}(?!\p{L})`,
  "iu",
);
const LEAST_SHARE = 0.5;
const MOST_MISSED = 3;

function passed(line: SourceLine): Judgement {
  return { answer: "borne out", ground: "silent", line, reason: "" };
}

/** What still speaks against a sentence whose words all stand in a line: rank, time, what the line holds back. */
function objection(text: string, { line }: Overlap, language: MaterialLanguage): Judgement | null {
  const counted = readCounted(text, language);
  const clauses = readClauses(text, language);
  const done = doneToMe(text, line, language);
  if (done) return done;
  for (const clause of clauses) {
    const compared = finish({ ...passed(line), line, score: 0 }, clause, counted, null, language);
    if (compared.answer !== "borne out") return compared;
    const against = contradiction(clause, counted, line, language);
    if (against) return { answer: "not borne out", ground: "against", line, reason: against };
    const unsure =
      beingOf(clause, line) ??
      purposeOf(clause, line, language) ??
      strangeDeed(clause, clauses, line, language) ??
      madeMany(clause, line.words, language);
    const ground = claimsRank(clause) ? "against" : "silent";
    if (unsure) return { answer: "not sure", ground, line, reason: `Your resume does not say “${unsure}” of this.` };
  }
  return null;
}
