import { untoldShare } from "./told-share.ts";
import { anyOf } from "../../../any-of.ts";
import type { MaterialLanguage } from "../../language.ts";
import type { SourceJob, Sources } from "../sources.ts";
import { claimingWords, factWords } from "../fact-words.ts";
import { namedJobs } from "../trace-job.ts";
import { judgeBackground, saysExperience } from "./background.ts";
import type { Answer } from "./answer.ts";
import { compareClause, type Compared, contentOf } from "./compare-clause.ts";
import { SAYS_NOTHING_OF_IT } from "./judge-comparison.ts";
import type { Counted } from "./number-changes.ts";
import { claimLanguage } from "./claim-language.ts";
import { lineAsWritten } from "./as-written.ts";
import { durationIn, otherTenure, withoutStart } from "./durations.ts";
import { findWords } from "./lexis.ts";
import { plainFrame } from "./plain-frame.ts";
import { type Clause, readClauses } from "./read-clauses.ts";
import { readCounted } from "./read-counted.ts";
import { isScene } from "./scene-clause.ts";
import { linesOf, meantResume, type MeantResume, type SourceLine } from "./source-lines.ts";
import { touchedLines } from "./touched-lines.ts";
import { wrongTense } from "./tense.ts";
import { finish } from "./finish-compared.ts";
import { type Judgement, weighSentence } from "./weigh-sentence.ts";

const ORDER: readonly Answer[] = ["borne out", "not sure", "not borne out"];

/** Judges a sentence about the person, clause by clause, each against one line of the resume. */
export function judgeClaim(text: string, sources: Sources, strange: string | null): Judgement {
  const judged = judgeWhole(text, sources, strange);
  return { ...judged, reason: asWritten(judged.reason, text) };
}

/** Words are compared folded, and told as they were written. */
function asWritten(reason: string, text: string): string {
  const words = new Map(factWords(text).map(({ word, from, to }) => [word, text.slice(from, to)]));
  return reason.replace(/“([^“”\s]+)”/gu, (_, word: string) => `“${words.get(word) ?? word}”`);
}

function judgeWhole(text: string, sources: Sources, strange: string | null): Judgement {
  const duration = durationIn(text, sources);
  if (!duration) return judgeSince(text, sources, strange);
  const { answer, reason, rest } = duration;
  const stayed = answer === "borne out" && !strange ? stayedAt(text, rest, sources) : null;
  if (stayed) return { answer, ground: "silent", line: stayed, reason };
  const judged = judgeClauses(rest, sources, strange);
  // Which years are too many is told before anything else.
  if (answer === "not borne out") return { answer, ground: "against", line: judged.line, reason };
  const other = judged.line && otherTenure(text, judged.line.statement.text);
  if (other) return { answer: "not borne out", ground: "against", line: judged.line, reason: other };
  return judged.answer === "borne out" ? { answer, ground: "silent", line: judged.line, reason } : judged;
}

const STAYED = new RegExp(
  `^${anyOf(
    "spent stayed remained was worked served been employed habe war blieb geblieben gearbeitet beschaftigt tatig angestellt",
    "verbrachte verbracht suis restee? reste passee? travaille travaillais ai trabaje trabajaba estuve pase permaneci servi he",
    "altogether gesamt total all years jahre ans annees anos months monate mois meses",
  )}$`,
);

/** "I stayed with them for five years": the head of the one job that it names, where it says no more. */
function stayedAt(text: string, rest: string, sources: Sources): SourceLine | null {
  const named = namedJobs(text, sources);
  const names = new Set(named.flatMap(({ employer, title }) => `${employer ?? ""} ${title ?? ""}`.split(" ")));
  const more = claimingWords(rest).filter(({ word }) => !STAYED.test(word) && !names.has(word));
  if (named.length === 0 || more.length > 0) return null;
  return linesOf(named, meantResume(sources)).find(({ statement }) => statement.isHead) ?? null;
}

/** "I have been in kitchens since 2017": the year is a job's, and what it was is for the person to say. */
function judgeSince(text: string, sources: Sources, strange: string | null): Judgement {
  const judged = judgeClauses(text, sources, strange);
  const rest = judged.answer === "not borne out" && judged.ground === "silent" ? withoutStart(text, sources) : null;
  if (rest === null) return judged;
  const stayed = strange ? null : stayedAt(text, rest, sources);
  if (stayed) return { answer: "borne out", ground: "silent", line: stayed, reason: "" };
  const { answer, ground, line } = judgeClauses(rest, sources, strange);
  return answer === "not borne out" && ground === "against" ? judged : { ...judged, answer: "not sure", line };
}

function judgeClauses(said: string, sources: Sources, strange: string | null): Judgement {
  const judged = weighSentence(judgeEach(said, sources), said, sources, strange);
  const share = judged.answer === "borne out" && !judged.isWritten ? untoldShare(said, sources) : null;
  if (share === null) return judged;
  return { ...judged, answer: "not sure", ground: "silent", reason: `Your resume does not say “${share}”.` };
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
  if (written && told && !wrongTense(told, written.line, text, language))
    return { answer: "borne out", ground: "silent", line: written.line, reason: "", isWritten: written.isWhole };
  const clauses = read.flatMap(itemsOf);
  let worst: Judgement | null = null;
  let before: Compared | null = null;
  for (const clause of clauses) {
    const compared = judgeOne(clause, counted, { resume, named, language, before });
    if (!compared) continue;
    const isSkipped = compared.answer !== "borne out" && compared.ground === "silent" && isScene(clause);
    if (isSkipped && clauses.length > 1) continue;
    before = compared;
    if (worst === null || ORDER.indexOf(compared.answer) > ORDER.indexOf(worst.answer)) worst = compared;
  }
  return worst ?? boastOf(counted, language) ?? { answer: "borne out", ground: "silent", line: null, reason: "" };
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
      ground: "against",
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
  const lines = linesOf(named, resume);
  const content = contentOf(clause, language);
  const touched = touchedLines({ words: content, numbers: clause.numbers }, lines, resume, language);
  const all = (touched.length > 0 ? touched : lines.slice(0, 1)).map((line) =>
    finish(compareClause(clause, counted, line, resume, language), clause, counted, before, language),
  );
  all.sort((a, b) => ORDER.indexOf(a.answer) - ORDER.indexOf(b.answer) || b.score - a.score);
  const best = all[0];
  if (!best || best.answer === "borne out") return best ?? null;
  // A sentence that no line bears out names the nearest line.
  const isHead = ({ line }: Compared) => line.statement.isHead && !best.line.statement.isHead;
  const nearest = all.filter((one) => !isHead(one)).toSorted((a, b) => b.score - a.score)[0] ?? best;
  const told = nearest.answer === "not borne out" && nearest.score > best.score ? nearest : best;
  // What something was for says little more than the deed: only the person knows.
  const isSmall = clause.mark === "to" && clause.numbers.length === 0 && contentOf(clause, language).length <= 1;
  if (!isSmall || told.reason !== SAYS_NOTHING_OF_IT || !before) return told;
  return {
    ...before,
    answer: "not sure",
    ground: "silent",
    reason: `Your resume does not say “to ${clause.text.trim()}”.`,
  };
}
