import { anyOf, anyOfLines } from "../../any-of.ts";
import { findSkills, type FoundSkill } from "../../analysis/find-skills.ts";
import { disguise } from "./disguise.ts";
import { type FactWord, factWords } from "./fact-words.ts";
import { isPlainWord } from "./plain-words.ts";
import type { FoundNumber } from "./read-numbers.ts";
import { onlyAsks, strangeOffer, type Subject } from "./sentence-subject.ts";
import { foldText, type Source, type Sources } from "./sources.ts";
import { countedWords, numberStandsIn } from "./trace-number.ts";

export type Checked = {
  text: string;
  subject: Subject;
  mood: "claim" | "wish" | "gap";
  sources: Sources;
  main: Source;
  allowed: Source[];
  /** Where its words must stand: who names a wish or a gap may take the words of the posting. */
  wider: Source[];
  where: string;
};

export type CheckedSkills = { held: FoundSkill[]; open: string[]; reason: string | null };

const FIRST_OF_TIME = String.raw`(?:(?:few|two|three|\d+)\s)?${anyOf("days? weeks? months? quarter years? time step thing")}\b`;
/** Plain words that make a claim together: the resume must have them verbatim. */
const BOAST = new RegExp(
  anyOfLines`
    \b(?:was|been|got) (?:named|called|chosen)\b
    \bof the (?:year|month|week)\b
    \b(?:many|several|long|numerous) years\b
    \b(?:first|second|third|top) place\b
    \b(?:the|one of the) (?:best|strongest|first(?! ${FIRST_OF_TIME}))\b|\bbest (?:in|of)\b
    \bhead of\b
    \b(?:viele|vieler|vielen|mehrere|mehreren|langjährig\w*) ?(?:jahre\w*)?\b
    \b(?:muchos|varios) años\b|\b(?:nombreuses|plusieurs) années\b
    \b(?:mejor|primer) \w+ del año\b
    \b(?:alone|by myself|on my own|single-?handed(?:ly)?|solely|independently)\b
    \bI(?:['’]ve)? own(?:ed)?\b
    \bby (?:an? |one |two )?(?:thirds?|quarters?|fifths?|half)\b
    \bum ein(?:en)? (?:Drittel|Viertel)\b
    \b(?:en|de) un (?:tercio|cuarto|tiers|quart)\b
  `,
  "giu",
);
/** A question that takes something of the person for granted must be as true as a statement. */
const TAKEN_FOR_GRANTED = new RegExp(
  anyOfLines`
    \byour (?:resume|cv|time|degree|career|years|role as|work (?:as|at|for))\b
    \byou (?:\p{L}+ed|led|ran|built|won|were|had|wrote|grew|cut|held|taught)\b
    \blebenslauf\b|\bcurr[ií]culum\b|\bvotre cv\b
  `,
  "iu",
);
const ANY_CASE =
  /\b(?:a|any|an) (?:time|occasion|example|situation|case|moment|instance)\b|\bwould\b|\bwhen did you\b/iu;
const ASKS = new RegExp(
  String.raw`\?["”»]?\s*$|^${anyOf(
    "tell describe walk explain give talk share erzählen beschreiben schildern cuente cuéntenos",
    "describa háblenos explique racontez décrivez parlez expliquez",
  )}\b`,
  "iu",
);
const PERSON = anyOf("i i'm i've my mine ich mein(?:e[nmrs]?)? yo mis? je j mon ma mes", String.raw`\p{L}{3,}[éí]`);
const SPEAKS_AS_PERSON = new RegExp(String.raw`(?<!\p{L})${PERSON}(?!\p{L})`, "iu");

/** A sentence that is no claim of the person is held against the texts that it speaks of. */
export function holdAgainstSources(text: string, about: Pick<Checked, "subject" | "mood">, sources: Sources): Checked {
  const { resume, posting } = sources;
  const main = about.subject === "employer" ? posting : resume;
  const allowed = about.subject === "either" ? [resume, posting] : [main];
  const wider = about.mood === "claim" ? allowed : [resume, posting];
  return { text, ...about, sources, main, allowed, wider, where: namesOf(about.subject) };
}

function namesOf(subject: Subject): string {
  if (subject === "employer") return "the posting";
  return subject === "either" ? "your resume and the posting" : "your resume";
}

export function quote(text: string): string {
  return `“${text.trim()}”`;
}

function standsNowhere(what: string, where: string): string {
  return `${quote(what)} stands nowhere in ${where}.`;
}

function isSaidIn(source: Source, text: string): boolean {
  return source.folded.some((line) => line.includes(` ${foldText(text)} `));
}

/** Why a word written in disguise, or an offer that the resume does not show, may not stay; null = there is none. */
export function strangePart({ text, mood, allowed, sources, where }: Checked): string | null {
  const disguised = disguise(text, allowed);
  if (disguised) return standsNowhere(disguised, where);
  const offered = mood === "wish" ? strangeOffer(text, sources.resume) : null;
  return offered ? standsNowhere(offered, "your resume") : null;
}

/** Why the first number that its texts do not bear out may not stay; null = all are borne out. */
export function strangeNumber({ text, mood, allowed, wider, where }: Checked, numbers: FoundNumber[]): string | null {
  const statements = allowed.flatMap((source) => source.statements);
  const isAsked = ({ value }: FoundNumber) =>
    wider.some((source) => source.statements.some((one) => one.numbers.some((number) => number.value === value)));
  const isLeastOfGap = ({ value, unit }: FoundNumber) => mood === "gap" && value === 1 && unit === "plain";
  const strange = numbers.find(
    (number) =>
      !isLeastOfGap(number) &&
      !statements.some((one) => numberStandsIn(text, number, one)) &&
      !(isOfReader(text, number) && isAsked(number)),
  );
  if (!strange) return null;
  const isKnown = statements.some((one) => one.numbers.some(({ value }) => value === strange.value));
  if (!isKnown) return standsNowhere(strange.text, where);
  const [counted] = countedWords(text, strange);
  const what = [strange.text.trim(), counted && strange.to <= counted.from ? counted.word : ""].join(" ");
  return `${quote(what)} stands for something else in ${where}.`;
}

const ASKS_READER = /(?<!\p{L})(?:how you (?:hope|intend|mean|plan|want)|what it (?:will|would) take)(?!\p{L})/u;

function isOfReader(text: string, { from }: FoundNumber): boolean {
  const before = text.slice(0, from);
  return YOUR_NEXT.test(before) || !SPEAKS_AS_PERSON.test(before);
}

const YOUR_NEXT = /(?<!\p{L})your (?:\p{L}+ ){0,2}$/iu;

/** Which skills of a sentence its texts bear out, up to the first that they do not. */
export function checkSkills(sentence: Checked): CheckedSkills {
  const { text, subject, mood, sources, allowed, wider } = sentence;
  const asked = mood === "wish" ? text.search(ASKS_READER) : -1;
  const isFree = onlyAsks(text, subject, mood);
  const held: FoundSkill[] = [];
  const open: string[] = [];
  for (const skill of [...findSkills(text, { list: false }), ...findSkills(text, { list: true })]) {
    if (subject !== "person" && !sources.resume.skills.has(skill.id)) open.push(skill.name);
    const said = text.slice(skill.from, skill.to);
    const within = mood === "gap" || (asked >= 0 && skill.from > asked) ? wider : allowed;
    if (within.some((source) => source.skills.has(skill.id))) held.push(skill);
    // The lexicon reads more into a list than the words say; the resume's own words are always evidence.
    else if (within.some((source) => isSaidIn(source, said))) continue;
    else if (isFree && subject === "person" && YOUR_NEXT.test(text.slice(0, skill.from))) continue;
    else if (!factWords(said).every(({ word }) => isPlainWord(word)))
      return { held, open, reason: strangeSkill(sentence, skill) };
  }
  return { held, open, reason: null };
}

function strangeSkill({ text, subject, sources, where }: Checked, { id, name, from, to }: FoundSkill): string {
  return sources.posting.skills.has(id) && subject === "person"
    ? `The posting asks for ${quote(name)}, but your resume does not show it.`
    : standsNowhere(text.slice(from, to), where);
}

/** Why a boast of plain words that the text does not have verbatim may not stay; null = there is none. */
export function strangeBoast({ text, main, where }: Checked): string | null {
  const strange = [...text.matchAll(BOAST)].find(([boast]) => !isSaidIn(main, boast));
  return strange ? standsNowhere(strange[0], where) : null;
}

/** Whether a sentence asks the person something without taking anything of them for granted. */
export function isOpenQuestion({ text, subject }: Checked): boolean {
  if (subject !== "either" || !ASKS.test(text) || SPEAKS_AS_PERSON.test(text)) return false;
  return !TAKEN_FOR_GRANTED.test(text) || ANY_CASE.test(text);
}

const DENIED = /(?<!\p{L})(?:not|never|n['’]t)(?: yet)? $/iu;

/** Why the first of these words that stands in none of its texts may not stay; null = all stand there. */
export function strangeWord(sentence: Checked, words: FactWord[], held: FoundSkill[]): string | null {
  const { text, wider, where } = sentence;
  const isFree = isOpenQuestion(sentence) || onlyAsks(text, sentence.subject, sentence.mood);
  const strange = words.find((word) => {
    if (isFree && (!word.isCapital || isOpening(text, word))) return false;
    if (held.some(({ from, to }) => word.from >= from && word.to <= to)) return false;
    if (sentence.mood === "gap" && DENIED.test(text.slice(0, word.from))) return false;
    return !wider.some(({ words: known }) => known.has(word.word));
  });
  return strange ? standsNowhere(text.slice(strange.from, strange.to), where) : null;
}

/** Why the first name of several words that stands so in none of its texts may not stay; null = all stand there. */
export function strangeName({ text, wider, where }: Checked, held: FoundSkill[]): string | null {
  if (isShouted(factWords(text))) return null;
  const stands = (name: string) =>
    held.some(({ from, to }) => foldText(text.slice(from, to)) === foldText(name)) ||
    wider.some((source) => isSaidIn(source, name));
  const strange = nameRuns(text).find(({ text: name, words }) => {
    if (held.some(({ from, to }) => words[0]!.from >= from && words.at(-1)!.to <= to)) return false;
    // "Triage and Nursing" may be one name or two, and the first word of a sentence has its capital anyway.
    const whole = isOpening(text, words[0]!) ? [name, textOf(text, words.slice(1))] : [name];
    const parts = whole.flatMap((one) => [[one], one.split(/(?<!\s)\s+(?:and|und|y|et|&)\s+/)]);
    return !parts.some((names) => names.every(stands));
  });
  return strange ? `${quote(strange.text)} does not stand like this in ${where}.` : null;
}

function nameRuns(text: string): { text: string; words: FactWord[] }[] {
  const words = factWords(text);
  const runs: { text: string; words: FactWord[] }[] = [];
  let run: FactWord[] = [];
  const close = () => {
    while (run.length > 0 && isPlainWord(run[0]!.word)) run.shift();
    while (run.length > 0 && isPlainWord(run.at(-1)!.word)) run.pop();
    if (run.length >= 2) runs.push({ text: text.slice(run[0]!.from, run.at(-1)!.to), words: run });
    run = [];
  };
  for (const [index, word] of words.entries()) {
    const before = run.at(-1);
    const gap = before ? text.slice(before.to, word.from) : "";
    if (before && !/^[\s&'’/-]+$/.test(gap)) close();
    if (word.isCapital) run.push(word);
    else if (
      run.length === 0 ||
      !/^(?:of|the|and|for|de|del|la|du|des|von|und|y|et)$/.test(word.word) ||
      !words[index + 1]?.isCapital
    )
      close();
    else run.push(word);
  }
  close();
  return runs;
}

function isShouted(words: FactWord[]): boolean {
  return words.length >= 4 && words.filter(({ isCapital }) => isCapital).length > words.length * 0.65;
}

function textOf(text: string, words: FactWord[]): string {
  return text.slice(words[0]?.from ?? 0, words.at(-1)?.to ?? 0);
}

/** The first word of the text, or after a colon or a quotation mark, where a capital tells nothing. */
function isOpening(text: string, word: FactWord): boolean {
  return /(?:^|[:“„«"(¿¡?.!])\s*$/u.test(text.slice(0, word.from));
}
