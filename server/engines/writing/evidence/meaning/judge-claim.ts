import { anyOf } from "../../../any-of.ts";
import type { MaterialLanguage } from "../../language.ts";
import type { SourceJob, Sources } from "../sources.ts";
import { factWords, isTitleHead } from "../fact-words.ts";
import { namedJobs } from "../trace-job.ts";
import { addedWord, raisedRank } from "./added-words.ts";
import { judgeBackground, saysExperience } from "./background.ts";
import {
  type Answer,
  compareClause,
  type Compared,
  contentOf,
  impliedDeeds,
  SAYS_NOTHING_OF_IT,
} from "./compare-clause.ts";
import { type Counted, directionOf } from "./compare-numbers.ts";
import { claimLanguage } from "./claim-language.ts";
import { lineAsWritten } from "./as-written.ts";
import { durationIn, otherTenure, withoutStart } from "./durations.ts";
import { heldBack } from "./held-back.ts";
import { deedOf, findWords } from "./lexis.ts";
import { matches } from "./match-words.ts";
import { areKin, bestOverlap, covers, isBorneOut, isNearlyBorneOut, type Overlap } from "./overlap.ts";
import { plainFrame } from "./plain-frame.ts";
import { relateDeeds } from "./relate-deeds.ts";
import { type Clause, readClauses } from "./read-clauses.ts";
import type { MeantWord } from "./read-words.ts";
import { readCounted } from "./read-counted.ts";
import { meantResume, type MeantResume, type SourceLine } from "./source-lines.ts";
import { wrongMultiple } from "./multiples.ts";
import { otherRate } from "./rates.ts";
import { isOwnDoing } from "./clause-person.ts";
import { wrongTense } from "./tense.ts";
import { turnedMeaning } from "./turned-meaning.ts";
import { madeMany, swappedSides } from "./word-order.ts";

export type Judgement = { answer: Answer; line: SourceLine | null; reason: string };

const ORDER: readonly Answer[] = ["borne out", "not sure", "not borne out"];

/** Judges a sentence about the person, clause by clause, each against one line of the resume. */
export function judgeClaim(text: string, sources: Sources): Judgement {
  const judged = judgeWhole(text, sources);
  return { ...judged, reason: asWritten(judged.reason, text) };
}

/** Words are compared folded, and told as they were written. */
function asWritten(reason: string, text: string): string {
  const words = new Map(factWords(text).map(({ word, from, to }) => [word, text.slice(from, to)]));
  return reason.replace(/“([^“”\s]+)”/gu, (_, word: string) => `“${words.get(word) ?? word}”`);
}

/** Reasons that name a gap and no contradiction: more of the sentence may stand in the line than its clauses show. */
const GAP =
  /^(?:No line of your resume says|Your resume does not (?:say “[^”]*”(?:\.| of this)|use the word|say that one)|“[^”]*” belongs to another|Your resume (?:only lists|uses another word|says something else was done))/u;

/** A clause may be read amiss: the way that the words of the whole sentence go is looked at once more. */
function turnedRound({ line }: Judgement, text: string, sources: Sources): Judgement | null {
  if (!line) return null;
  const language = claimLanguage(text, meantResume(sources).language);
  const reason = otherWay(readCounted(text, language), line);
  if (reason) return { answer: "not borne out", line, reason };
  return doneToMe(text, line, language);
}

/** What the clauses leave open, the whole sentence is asked: how much of it stands in one place. */
function weighed(judged: Judgement, text: string, sources: Sources): Judgement {
  if (judged.answer === "borne out") return turnedRound(judged, text, sources) ?? judged;
  if (!GAP.test(judged.reason)) return judged;
  const resume = meantResume(sources);
  const language = claimLanguage(text, resume.language);
  const plain = plainFrame(text, language);
  const named = namedJobs(plain, sources);
  const overlap = bestOverlap(readCounted(plain, language), named, linesOf(named, resume), language);
  if (!overlap) return judged;
  if (isBorneOut(overlap)) return objection(plain, overlap, language) ?? passed(overlap.line);
  const { exchanged } = overlap;
  if (exchanged) {
    const reason = `Your resume says “${exchanged.shown.word}” here, not “${exchanged.said.word}”.`;
    return { answer: "not borne out", line: overlap.line, reason };
  }
  if (judged.answer === "not borne out" && isNearlyBorneOut(overlap))
    return { answer: "not sure", line: overlap.line, reason: judged.reason };
  return judged;
}

function passed(line: SourceLine): Judgement {
  return { answer: "borne out", line, reason: "" };
}

/** Which ways the words of a text go: "went up", "fell". */
function waysOf(words: readonly MeantWord[]): ("up" | "down")[] {
  return words.flatMap(({ deeds }) => {
    const [up, down] = [deeds.includes("increase"), deeds.includes("decrease")];
    return up === down ? [] : [up ? "up" : "down"];
  });
}

/** The other way than the line: the last word of a sentence that goes a way says which. */
function otherWay(said: Counted, { counted, words }: SourceLine): string | null {
  const own = directionOf(said) ?? waysOf(said.words).at(-1);
  const way = directionOf(counted);
  const shown = way ? [way] : waysOf(words);
  return own && shown.length > 0 && !shown.includes(own) ? "It goes the other way in your resume." : null;
}

/** Why a clause says the contrary of a line with the same words. */
function contradiction(clause: Clause, counted: Counted, line: SourceLine, language: MaterialLanguage): string | null {
  const telling = clause.words.filter(
    (word) => !word.isPlain && line.words.some((other) => matches(word, other, language)),
  );
  return (
    turnedMeaning(clause, counted.text, line) ??
    otherWay(counted, line) ??
    heldBack(clause, telling, line, counted.text) ??
    otherRate(clause.text, line.statement.text) ??
    swappedSides(clause.words, line.words, language) ??
    wrongMultiple(clause, line.counted)
  );
}

const OWN_VERB = /(?<!\p{L})(?:i|we|ich|wir|je|j|nous|on|yo|nosotros|nosotras)(?!\p{L})/iu;
const TO_ME = /(?<!\p{L})(?:me|mich|mir|m(?=['’]\p{L})|moi|mí)(?!\p{L})/iu;
const SPANISH_OTHERS = /(?<!\p{L})me\s(?:ha[ns]?\s)?\p{L}+(?:an|en|aron|ieron|aban|ían|ado|ido|ó)(?!\p{L})/iu;

/** "Six students tutored me": without a word of the person as the doer, it was done to them. */
function isDoneToMe(text: string, language: MaterialLanguage): boolean {
  if (OWN_VERB.test(text) || isOwnDoing(text)) return false;
  return language === "es" ? SPANISH_OTHERS.test(text) : TO_ME.test(text);
}

function doneToMe(text: string, line: SourceLine, language: MaterialLanguage): Judgement | null {
  const isReceived = line.clauses.some(
    ({ person, deeds }) => person === "receiver" || deeds.some((name) => RECEIVED.has(name)),
  );
  if (isReceived || !isDoneToMe(text, language)) return null;
  const isSame = readClauses(text, language).some(
    ({ verb, deeds }) =>
      verb !== null &&
      !deeds.includes("give") &&
      !deeds.includes("make") &&
      line.words.some((other) => covers(verb, other, language)),
  );
  if (isSame)
    return { answer: "not borne out", line, reason: "In your resume it was the other way round: who did it to whom." };
  return { answer: "not sure", line, reason: "Your resume does not say who did this." };
}

const RECEIVED = new Set(["award", "receive", "win", "learn", "get-promoted", "get-hired"]);

/** What still speaks against a sentence whose words all stand in a line: rank, time, what the line holds back. */
function objection(text: string, { line, isTight }: Overlap, language: MaterialLanguage): Judgement | null {
  const counted = readCounted(text, language);
  const clauses = readClauses(text, language);
  const done = doneToMe(text, line, language);
  if (done) return done;
  for (const clause of clauses) {
    const compared = finish({ ...passed(line), line, score: 0 }, clause, counted, null, language);
    if (compared.answer !== "borne out") return compared;
    const against = contradiction(clause, counted, line, language);
    if (against) return { answer: "not borne out", line, reason: against };
    const unsure =
      beingOf(clause, line) ??
      purposeOf(clause, line, language) ??
      strangeDeed(clause, clauses, { line, isTight }, language) ??
      madeMany(clause, line.words, language);
    if (unsure) return { answer: "not sure", line, reason: `Your resume does not say “${unsure}” of this.` };
  }
  return null;
}

/** "Charge nurse on two weekends": a title at the start of a line is the person's own. */
const NEAR_START = 8;

/** What somebody is stands in a head, a summary or a list, and not in what was done. */
function beingOf({ deeds, words }: Clause, { statement }: SourceLine): string | null {
  const isBeing = deeds.length > 0 && deeds.every((name) => name === "be" || name === "hold");
  if (!isBeing || statement.section !== "experience" || statement.isHead) return null;
  const title = words.find(({ word }) => isTitleHead(word));
  const stands = title && statement.text.toLowerCase().indexOf(title.word);
  return title && (stands === undefined || stands < 0 || stands > NEAR_START) ? title.word : null;
}

/** "To replace those who had left": what it was for must be said there, too. */
function purposeOf(clause: Clause, line: SourceLine, language: MaterialLanguage): string | null {
  const { verb, mark } = clause;
  if (mark !== "to" || !verb) return null;
  return line.words.some((other) => covers(verb, other, language)) ? null : verb.word;
}

/** Verbs that carry what is said and say no deed themselves. */
const CARRIES = new RegExp(
  `^${anyOf(
    "have has had am is are was were be been used began begin begun start(?:s|ed)? keep kept keeps work(?:s|ed|ing)? do does did get got",
    "go went gone come came comes reach(?:es|ed)? see saw happens? mean(?:s|t)? habe hatte hat bin ist war sind waren arbeite kommen kommt kam",
    "ging geht gab gibt liegt lag zahlt suis est etais ai avais travaille travaillais soy estoy tengo llevo trabajo hago hacia es son era eran",
  )}$`,
);

/** Deeds of rank and ownership follow from nothing but themselves. */
const RANKS = new Set([
  "lead",
  "own",
  "found",
  "approve",
  "decide",
  "launch",
  "exceed",
  "supervise-people",
  "hire",
  "teach",
]);

/** Who only did this did nothing else of the same thing. */
const WEAK = new Set(
  "plan substitute observe learn study help join refer advise communicate report-to ask choose estimate present".split(
    " ",
  ),
);

/** A verb that says another deed than the line, or one that is claimed only where a line says just that: to lead, to own. */
function strangeDeed(
  { deeds, verb, words, verbs }: Clause,
  all: Clause[],
  { line, isTight }: Pick<Overlap, "line" | "isTight">,
  language: MaterialLanguage,
): string | null {
  const isLed = deeds.some((name) => RANKS.has(name));
  if (deeds.length === 0 || !verb || (!isLed && CARRIES.test(verb.word))) return null;
  const told = line.clauses.flatMap((clause) => clause.deeds);
  // A title says that one did its work, and not that one led.
  const implied = impliedDeeds(line).filter((name) => !isLed || name !== "handle");
  const shown = [...told, ...line.words.flatMap((word) => word.deeds), ...implied];
  if (/^(?:same|follows)$/.test(relateDeeds(deeds, shown))) return null;
  const isKin = language === "en" && verbs.some(({ word }) => line.words.some((other) => areKin(word, other.word)));
  if (isKin) return null;
  // What the line says was done is said beside it: "I treat nine patients, cleaning their teeth".
  const isBeside = line.clauses.some(({ verb: own }) =>
    all.some((clause) =>
      clause.words.some((word) => own !== null && !words.includes(word) && covers(word, own, language)),
    ),
  );
  const isWeak = told.some((name) => WEAK.has(name));
  if ((isBeside || (isTight && !isWeak)) && !isLed) return null;
  return isLed || line.statement.isHead || told.some((name) => deedOf(name)?.isAny === false) ? verb.word : null;
}

function judgeWhole(text: string, sources: Sources): Judgement {
  const duration = durationIn(text, sources);
  if (!duration) return judgeSince(text, sources);
  const { answer, reason, rest } = duration;
  const judged = judgeClauses(rest, sources);
  // Which years are too many is told before anything else.
  if (answer === "not borne out") return { answer, line: judged.line, reason };
  const other = judged.line && otherTenure(text, judged.line.statement.text);
  if (other) return { answer: "not borne out", line: judged.line, reason: other };
  return judged.answer === "borne out" ? { answer, line: judged.line, reason } : judged;
}

/** "I have been in kitchens since 2017": the year is a job's, and what it was is for the person to say. */
function judgeSince(text: string, sources: Sources): Judgement {
  const judged = judgeClauses(text, sources);
  const rest = judged.answer === "not borne out" && GAP.test(judged.reason) ? withoutStart(text, sources) : null;
  if (rest === null) return judged;
  const { answer, line, reason } = judgeClauses(rest, sources);
  return answer === "not borne out" && !GAP.test(reason) ? judged : { answer: "not sure", line, reason: judged.reason };
}

function judgeClauses(said: string, sources: Sources): Judgement {
  return weighed(judgeEach(said, sources), said, sources);
}

function judgeEach(said: string, sources: Sources): Judgement {
  const resume = meantResume(sources);
  const language = claimLanguage(said, resume.language);
  const text = plainFrame(said, language);
  const named = namedJobs(text, sources);
  const counted = readCounted(text, language);
  const read = readClauses(text, language);
  const written = lineAsWritten(text, linesOf(named, resume));
  const told = read.find(({ verb }) => verb !== null) ?? read[0];
  if (written && told && !wrongTense(told, written, text, language))
    return { answer: "borne out", line: written, reason: "" };
  const clauses = read.flatMap(itemsOf);
  let worst: Judgement | null = null;
  let before: Compared | null = null;
  for (const clause of clauses) {
    const compared = judgeOne(clause, counted, { resume, named, language, before });
    if (!compared) continue;
    before = compared;
    const { answer, line, reason } = compared;
    if (worst === null || ORDER.indexOf(answer) > ORDER.indexOf(worst.answer)) worst = { answer, line, reason };
  }
  return worst ?? boastOf(counted, language) ?? { answer: "borne out", line: null, reason: "" };
}

/** Plain words alone claim nothing, but for those of rank and reach: "every day without any help". */
function boastOf({ text, words }: Counted, language: MaterialLanguage): Judgement | null {
  const folded = words.map(({ word }) => word);
  for (const question of ["best", "scope"] as const) {
    const [found] = findWords(question, folded, language);
    const [first, last] = found ? [words[found.at], words[found.at + found.count - 1]] : [];
    if (!first || !last || !PERSON.test(text)) continue;
    return {
      answer: "not sure",
      line: null,
      reason: `No line of your resume shows “${text.slice(first.from, last.to)}”.`,
    };
  }
  return null;
}

const PERSON = /(?<!\p{L})(?:i|ich|je|j|yo|my|meine?|mon|ma|mi)(?!\p{L})/iu;
const HAVING = new Set(["hold", "know", "use", "be", "speak"]);
const HAS =
  /^(?:bring|have|offer|possess|know|bringe|habe|kenne|beherrsche|biete|aporto|ofrezco|conozco|domino|apporte|offre)$/;
const ITEMS = /,|(?<!\p{L})(?:and|und|sowie|y|e|et)(?!\p{L})/giu;

/** "I bring triage, telemetry and Epic": each thing of a list has a line of its own. */
function itemsOf(clause: Clause): Clause[] {
  const has = clause.deeds.every((name) => HAVING.has(name)) || (clause.verb !== null && HAS.test(clause.verb.word));
  const isList = has && !saysExperience(clause.text) && clause.numbers.length === 0 && !clause.isAttached;
  const cuts = isList ? [...clause.text.matchAll(ITEMS)].map(({ index }) => clause.from + index) : [];
  if (cuts.length === 0) return [clause];
  return [clause.from, ...cuts].map((from, index, starts) => {
    const to = starts[index + 1] ?? clause.to;
    const words = clause.words.filter((word) => word.from >= from && word.to <= to);
    return { ...clause, text: clause.text.slice(from - clause.from, to - clause.from), from, to, words, isItem: true };
  });
}

type Setting = { resume: MeantResume; named: SourceJob[]; language: MaterialLanguage; before: Compared | null };

function linesOf(named: SourceJob[], resume: MeantResume): readonly SourceLine[] {
  if (named.length === 0) return resume.lines;
  return resume.lines.filter(
    ({ statement, job, place }) =>
      (job !== null && named.includes(job)) ||
      named.some(({ employer }) => employer !== null && place !== null && ` ${place} `.includes(` ${employer} `)) ||
      statement.section === "summary" ||
      statement.section === "skills",
  );
}

/** The name of the employer says where, and is checked as that: of the words it leaves, the deed is found. */
function withoutEmployer(clause: Clause, named: SourceJob[]): Clause {
  const names = new Set(named.flatMap(({ employer }) => employer?.split(" ") ?? []));
  const words = clause.words.filter(({ word, isCapital }) => !isCapital || !names.has(word));
  const isLeft = words.some((word) => !word.isPlain && !word.isParticle && !clause.verbs.includes(word));
  return isLeft && clause.deeds.length > 0 ? { ...clause, words } : clause;
}

function judgeOne(whole: Clause, counted: Counted, { resume, named, language, before }: Setting): Compared | null {
  const clause = withoutEmployer(whole, named);
  const claims = clause.words.some(({ isPlain, isParticle }) => !isPlain && !isParticle) || clause.numbers.length > 0;
  if (!claims) return null;
  const background = judgeBackground(clause, contentOf(clause, language), linesOf(named, resume), language);
  if (background) return background;
  const all = linesOf(named, resume).map((line) =>
    finish(compareClause(clause, counted, line, resume, language), clause, counted, before, language),
  );
  all.sort((a, b) => ORDER.indexOf(a.answer) - ORDER.indexOf(b.answer) || b.score - a.score);
  const best = all[0];
  if (!best || best.answer === "borne out") return best ?? null;
  // A sentence that no line bears out names the nearest line.
  // The words of a head only say where it was.
  const isHead = ({ line }: Compared) => line.statement.isHead && !best.line.statement.isHead;
  const nearest = all.filter((one) => !isHead(one)).toSorted((a, b) => b.score - a.score)[0] ?? best;
  const told = nearest.answer === "not borne out" && nearest.score > best.score ? nearest : best;
  // What something was for says little more than the deed: only the person knows.
  const isSmall = clause.mark === "to" && clause.numbers.length === 0 && contentOf(clause, language).length <= 1;
  if (!isSmall || told.reason !== SAYS_NOTHING_OF_IT || !before) return told;
  return { ...before, answer: "not sure", reason: `Your resume does not say “to ${clause.text.trim()}”.` };
}

function finish(
  compared: Compared,
  clause: Clause,
  counted: Counted,
  before: Compared | null,
  language: MaterialLanguage,
): Compared {
  if (compared.answer === "not borne out") return compared;
  const no = (reason: string): Compared => ({ ...compared, answer: "not borne out", reason });
  const added = addedWord(clause, compared.line, language);
  const rank = raisedRank(clause, compared.line, language);
  if (rank) return no(`Your resume says “${rank}” before it.`);
  if (added) return no(`“${added}” stands nowhere in this line of your resume.`);
  const words = clause.words.map(({ word }) => word);
  const isCause = findWords("cause", words, language).length > 0;
  const isSameEntry = before?.line.statement.entry === compared.line.statement.entry;
  if (clause.isAttached && before && before.line !== compared.line && !(clause.isBesides && isSameEntry))
    return no("Your resume does not say that one came of the other.");
  if (isCause && before && before.line !== compared.line)
    return no("Your resume does not say that one led to the other.");
  const tense = wrongTense(clause, compared.line, counted.text, language);
  if (tense) return no(tense);
  return compared;
}
