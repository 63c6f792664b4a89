import { findSkills } from "../../analysis/find-skills.ts";
import { degreesIn } from "./credentials.ts";
import { claimingWords, type FactWord, factWords } from "./fact-words.ts";
import { contradictedBy } from "./contradicted-by.ts";
import { denialIn, judgeDenial } from "./denied-experience.ts";
import { isEntailed } from "./entailed.ts";
import { lineOfAct } from "./done-things.ts";
import { disguise } from "./disguise.ts";
import { addedScope } from "./meaning/added-scope.ts";
import { addedTail } from "./meaning/added-tail.ts";
import { judgeClaim } from "./meaning/judge-claim.ts";
import { strangeDegree } from "./meaning/degree-levels.ts";
import { otherDegree } from "./meaning/degree-places.ts";
import { strangeField } from "./meaning/degree-fields.ts";
import type { Features } from "./meaning/likelihood.ts";
import { heldPaper } from "./held-paper.ts";
import { heldDegree, ofOtherDegree } from "./held-degree.ts";
import { holdsPaper, isHeldOneByOne, knowsTool, unheldOf } from "./held-one-by-one.ts";
import { repeatedLine } from "./repeated-line.ts";
import { ofProject, otherThanProject } from "./judge-project.ts";
import { withoutIdioms } from "./meaning/plain-frame.ts";
import { plainNotes } from "./meaning/plain-notes.ts";
import { plainTimes } from "./meaning/plain-times.ts";
import { otherGrade } from "./meaning/turned-meaning.ts";
import { ownSpelling } from "./own-spelling.ts";
import { overclaimed } from "./overclaim.ts";
import { raisedPaper } from "./raised-paper.ts";
import { drivingPaper, plainRoles } from "./plain-roles.ts";
import { isPlainWord } from "./plain-words.ts";
import { readNumbers } from "./read-numbers.ts";
import { sentencesOf } from "../resume-statements.ts";
import { joinedClaims } from "./joined-claims.ts";
import { subjectOf } from "./sentence-subject.ts";
import { shortenedLine } from "./shortened-line.ts";
import { foldText, type Sources, type SourceStatement } from "./sources.ts";
import { spokenAs } from "./trace-language.ts";
import { toldOfAnother } from "./told-of-another.ts";
import { isYear } from "./trace-number.ts";
import { isShortened, ledEmployer, namedJobs, strangeBusiness, strangeHead, strangeTitle } from "./trace-job.ts";
import { withoutHope } from "./without-hope.ts";
import { wrongTime } from "./trace-time.ts";
import { yearsOfOtherField, yearsOfSomeFields } from "./years-of-fields.ts";

/** Whether the resume bears out a sentence, does not, or only the person can tell. */
export type Judged = {
  answer: "borne out" | "not borne out" | "not sure";
  line: SourceStatement | null;
  /** In the user's words; empty where a line bears it out. */
  reason: string;
  /** By which it was weighed, where no rule decided. */
  features?: Features;
  /** Of joined claims those that no line settles. */
  unsure?: readonly { text: string; line: SourceStatement | null; reason: string }[];
};

/** Judges what a sentence says of the person against the resume; of joined claims each may have a line of its own. */
export function judgeStatement(text: string, sources: Sources): Judged {
  const inProject = ofProject(text);
  if (inProject) {
    const judged = judgeStatement(inProject.rest, sources);
    const other = judged.answer === "borne out" ? otherThanProject(inProject, judged.line) : null;
    return other ? { ...judged, answer: "not borne out", reason: other } : judged;
  }
  const said = withoutHope(text);
  const whole = judgeOne(said, sources);
  const claims = whole.answer === "borne out" ? [] : joinedClaims(said);
  if (claims.length < 2 || claims.some((claim) => subjectOf(claim, "") === "employer")) return whole;
  const parts = claims.map((text) => ({ text, ...judgeOne(text, sources) }));
  if (parts.some(({ answer }) => answer === "not borne out")) return whole;
  const unsure = parts.filter(({ answer }) => answer === "not sure");
  const [first = { ...whole, ...BORNE_OUT, line: parts.find(({ line }) => line !== null)?.line ?? null }] = unsure;
  return { answer: first.answer, line: first.line, reason: first.reason, features: first.features, unsure };
}

function judgeOne(written: string, sources: Sources): Judged {
  const said = ownSpelling(written, sources.resume);
  const repeated = repeatedLine(said, sources);
  if (repeated) return { ...BORNE_OUT, line: repeated };
  const judged = judgeDeed(said, sources);
  const { answer, line } = judged;
  if (answer === "not borne out" || line === null || line.from === "you") return judged;
  const against = contradictedBy(said, sentenceOf(line, said)) ?? saidElsewhere(said, line, sources);
  if (against) return { ...judged, answer: "not borne out", reason: against };
  if (answer === "not sure") return judged;
  const another = toldOfAnother(said, line);
  if (another) return { ...judged, answer: "not sure", reason: another };
  const plain = withoutIdioms(plainTimes(said));
  const added = addedScope(plain, scopeLines(said, line, sources)) ?? addedTail(plain, line, sources);
  return added ? { ...judged, answer: "not sure", reason: `No line of your resume shows “${added}”.` } : judged;
}

/** Of a paragraph in which each sentence says who did it, the one that is nearest to what is said. */
function sentenceOf(line: SourceStatement, said: string): SourceStatement {
  const sentences = sentencesOf(line.text);
  if (sentences.length < FEWEST_OF_PARAGRAPH || !sentences.some((one) => one.startsWith("I "))) return line;
  const words = claimingWords(said);
  const weighed = sentences.map((text) => {
    const folded = foldText(text);
    return { text, shared: words.filter(({ word }) => folded.includes(word)).length };
  });
  const { text } = weighed.reduce((best, one) => (one.shared > best.shared ? one : best));
  return text.startsWith("I ") ? { ...line, text } : line;
}

const FEWEST_OF_PARAGRAPH = 2;

/** What another job's line has much more of is not borne out by one of the job that the sentence names. */
function saidElsewhere(said: string, line: SourceStatement, sources: Sources): string | null {
  const entries = new Set(namedJobs(said, sources).map(({ entry }) => entry));
  if (!entries.has(line.entry)) return null;
  const heads = sources.resume.statements.filter(({ entry, isHead }) => isHead && entries.has(entry));
  const words = claimingWords(said).filter(({ word }) => !heads.some((head) => head.words.has(word)));
  const share = (one: SourceStatement) => words.filter(({ word }) => one.words.has(word)).length;
  const own = Math.max(...sources.resume.statements.filter(({ entry }) => entries.has(entry)).map(share));
  const other = sources.resume.statements.find(
    (one) => one.section === "experience" && !entries.has(one.entry) && share(one) >= own + MUCH_MORE,
  );
  return other ? `Your resume says this of another job: “${other.text}”` : null;
}

const MUCH_MORE = 2; // in words

/** The same, but for how often, how well or how far it is said to have been done. */
function judgeDeed(said: string, sources: Sources): Judged {
  const judged = judgeWhole(said, sources);
  const isListed = (sentence: string) => knowsTool(sentence, sources.resume) || holdsPaper(sentence, sources.resume);
  const isBorneOut = (sentence: string) => isListed(sentence) || judgeWhole(sentence, sources).answer === "borne out";
  const paper = drivingPaper(said);
  const isHeld =
    judged.answer !== "borne out" &&
    (isListed(said) || isHeldOneByOne(said, isBorneOut) || (paper !== null && isBorneOut(paper)));
  if (isHeld) return { ...judged, ...BORNE_OUT };
  if (judged.answer === "borne out") return judged;
  const judge = (sentence: string) => judgeWhole(sentence, sources);
  const unheld = unheldOf(said, judged, { resume: sources.resume, judge });
  if (unheld) return unheld;
  const line = lineOfAct(said, sources.resume) ?? shortenedLine(said, sources);
  return line ? { ...judged, ...BORNE_OUT, line } : judged;
}

const BORNE_OUT = { answer: "borne out", reason: "" } as const;

/** The line, the head of its job, and other lines with much of the sentence. */
function scopeLines(said: string, line: SourceStatement, { resume }: Sources): string[] {
  const words = claimingWords(said);
  const numbers = readNumbers(said).filter((number) => !isYear(number));
  const isNear = (other: SourceStatement) =>
    (other.isHead && other.entry === line.entry) ||
    words.filter(({ word }) => other.words.has(word)).length >= Math.max(LEAST_NEAR, words.length * NEAR_SHARE) ||
    numbers.some(({ value }) => other.numbers.some((one) => one.value === value));
  return [line, ...resume.statements.filter(isNear)].map(({ text }) => text);
}

const LEAST_NEAR = 2;
const NEAR_SHARE = 0.4;

function judgeWhole(said: string, sources: Sources): Judged {
  const text = plainRoles(plainTimes(plainNotes(said)));
  const confirmed = sources.resume.statements.find(
    (one) => one.from === "you" && foldText(one.text) === foldText(said),
  );
  if (confirmed) return { answer: "borne out", line: confirmed, reason: "" };
  const denial = denialIn(text);
  const denied = denial && judgeDenial(denial.denied, sources);
  if (denied) return denial.claimed && denied.answer === "borne out" ? judgeOne(denial.claimed, sources) : denied;
  const owned = ownedIn(text, sources);
  if (owned) return { answer: "not borne out", line: null, reason: owned };
  const other = ofOtherDegree(text, sources.resume);
  if (other)
    return { answer: "not borne out", line: null, reason: `“${other}” belongs to another part of your resume.` };
  const strange = strangeIn(text, sources);
  const { resume } = sources;
  // A paper by another of its names: "an RN license" where the lexicon finds none in "Registered Nurse".
  const spoken =
    heldPaper(text, resume) ?? (strange === null ? (spokenAs(text, resume) ?? heldDegree(text, resume)) : null);
  if (spoken) return { answer: "borne out", line: spoken, reason: "" };
  const judged = judgeClaim(text, sources, strange);
  const { answer, line, reason, features } = judged;
  if (answer === "not sure" && line && isEntailed(said, judged, sources))
    return { answer: "borne out", line: line.whole, reason: "", features };
  return { answer, line: line?.whole ?? null, reason, features };
}

const PLACE_OR_YEAR = String.raw`\b(?:first|second|third|top) place\b|\b(?:del año|des Jahres|de l['’]année)(?!\p{L})`;
/** With the word before it: "team of the year" is not "employee of the year". */
const AWARD = new RegExp(
  String.raw`(?:(?<!\p{L})(?!(?:weekends?|days?|nights?|end|rest|start|beginning|parts?|most|all|weeks?|times)\s)\p{L}+ )of the (?:year|month|week|quarter)(?!\p{L})|${PLACE_OR_YEAR}`,
  "iu",
);

/** What a sentence names that is not the person's: a disguised word, a skill, a title, a credential, a time. */
export function strangeIn(text: string, sources: Sources): string | null {
  const disguised = disguise(text, [sources.resume]);
  if (disguised) return `“${disguised.trim()}” stands nowhere in your resume.`;
  const skill = strangeSkill(text, sources);
  if (skill) return skill;
  const award = text.match(AWARD)?.[0];
  if (award && !sources.resume.folded.some((line) => line.includes(` ${foldText(award)} `)))
    return `“${award}” stands nowhere in your resume.`;
  const lines = sources.resume.statements.map(({ text: line }) => line);
  const degree = strangeDegree(text, lines);
  if (degree) return `“${degree}” stands nowhere in your resume.`;
  const education = sources.resume.statements.filter(({ section }) => CREDENTIALS.has(section));
  const field =
    education.length > 0
      ? strangeField(
          text,
          education.map(({ text: line }) => line),
        )
      : null;
  if (field) return `“${field}” stands nowhere in your resume.`;
  const other = otherGrade(text, lines) ?? otherDegree(text, lines);
  if (other) return other;
  const raised =
    raisedPaper(text, sources.resume) ??
    yearsOfSomeFields(text, sources.resume) ??
    yearsOfOtherField(text, sources.resume);
  if (raised) return raised;
  const words = claimingWords(text);
  const title = strangeTitle(text, { words, isClaim: true, sources });
  if (title) return `“${title.trim()}” is no title of yours.`;
  const headed = strangeHead(text, sources);
  if (headed) return `“${headed}” is no title of yours.`;
  const owned = ownedIn(text, sources);
  if (owned) return owned;
  const overclaim = overclaimed(text, sources, "person");
  // "My master's from the University of Edinburgh" speaks of no job there.
  const year = overclaim ?? otherYear(text, words, sources);
  if (year || degreesIn(text).length > 0) return year;
  return wrongTime(text, readNumbers(text), namedJobs(text, sources), sources);
}

/** A business that is said to be the person's, or led by them, and no line says so. */
function ownedIn(text: string, sources: Sources): string | null {
  const business = strangeBusiness(text, sources);
  if (business) return `“${business}” stands nowhere in your resume.`;
  const led = ledEmployer(text, sources);
  return led ? `Your resume says “${led}” of this employer, not that you led it.` : null;
}

const CREDENTIALS = new Set(["education", "certificates"]);

/** A year that is not the one of the exam, or the like, that a sentence names; null where it fits or none is named. */
function otherYear(text: string, words: readonly FactWord[], sources: Sources): string | null {
  const said = readNumbers(text).filter(isYear);
  if (said.length !== 1 || namedJobs(text, sources).length > 0) return null;
  const [year] = said;
  const isOther = words.some(({ word }) => {
    const lines = sources.resume.statements.filter((line) => line.words.hasExactly(word));
    return lines.length > 0 && lines.every((line) => isDated(line, year?.value ?? 0));
  });
  return isOther ? `“${year?.text}” belongs to another part of your resume.` : null;

  function isDated(line: SourceStatement, value: number): boolean {
    const years = yearsOf(line, words);
    return CREDENTIALS.has(line.section) && years.length === 1 && years[0] !== value;
  }
}

/** "2015 (Erasmus in Kassel, 2013-14)": the years of an aside are those of what it names. */
function yearsOf({ text, numbers }: SourceStatement, said: readonly FactWord[]): number[] {
  const asides = [...text.matchAll(/\([^()]*\)/gu)].filter(
    ({ 0: aside }) => !factWords(aside).some(({ word }) => said.some((one) => one.word === word)),
  );
  const isAside = ({ from }: { from: number }) =>
    asides.some(({ index, 0: aside }) => from > index && from < index + aside.length);
  const years = numbers.filter(isYear);
  const own = years.filter((year) => !isAside(year));
  return (own.length > 0 ? own : years).map(({ value }) => value);
}

function strangeSkill(text: string, sources: Sources): string | null {
  const { resume, posting } = sources;
  const degrees = degreesIn(text);
  for (const skill of [...findSkills(text, { list: false }), ...findSkills(text, { list: true })]) {
    if (resume.skills.has(skill.id)) continue;
    const said = text.slice(skill.from, skill.to);
    // "A B.S. in Psychology" is no system of brakes.
    if (degrees.some(({ from, to }) => from < skill.to && to > skill.from)) continue;
    // The lexicon reads more into a list than the words say; the resume's own words are always evidence.
    const isOwn = resume.folded.some((line) => line.includes(` ${foldText(said)} `));
    const isName = skill.kind !== "soft" && skill.kind !== "hard";
    if (isOwn || isShortened(said, sources) || factWords(said).every(({ word }) => isPlainWord(word))) continue;
    if (skill.kind === "hard" && lineOfAct(said, resume) !== null) continue;
    if (posting.skills.has(skill.id)) return `The posting asks for “${skill.name}”, but your resume does not show it.`;
    if (isName && !factWords(said).every(({ word }) => resume.words.has(word)))
      return `“${said}” stands nowhere in your resume.`;
  }
  return null;
}
