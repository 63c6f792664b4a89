import { anyOf } from "../../../any-of.ts";
import type { MaterialLanguage } from "../../language.ts";
import { areForms } from "../fact-words.ts";
import { readNumbers } from "../read-numbers.ts";
import type { SourceJob } from "../sources.ts";
import { isYear } from "../trace-number.ts";
import { matchNumber } from "./compare-numbers.ts";
import type { Counted } from "./number-changes.ts";
import { multipleWords } from "./multiples.ts";
import { isName, matches } from "./match-words.ts";
import type { MeantWord } from "./read-words.ts";
import { sameVerb } from "./same-verb.ts";
import { covers } from "./covers.ts";
import type { MeantResume, SourceLine } from "./source-lines.ts";
import { linesOfWord } from "./word-lines.ts";
import { isExchanged } from "./sisters.ts";
import { isVerbHere } from "./verb-here.ts";
import { partsOfSpeech } from "./wordnet.ts";

/** How much of what a sentence says stands in one sentence of the resume, or in the head of its job. */
export type Overlap = {
  line: SourceLine;
  /** Of all that is said, by weight. */
  share: number;
  missedNouns: readonly MeantWord[];
  missedVerbs: readonly MeantWord[];
  wrongNumbers: number;
  /** Numbers of the line that may be of another thing. */
  nearNumbers: number;
  /** Nouns and numbers that stand in the line itself. */
  held: number;
  /** Numbers that follow from those of the line. */
  derived: number;
  /** How many of the missed nouns stand where the line has another thing. */
  others: number;
  shareElsewhere: number;
  /** The one noun that is another than the line's, where all else is quoted from it. */
  exchanged: Exchange | null;
};

/** Of two words that a lexicon knows it is sure that they are two things. */
type Exchange = { said: MeantWord; shown: MeantWord; isSure: boolean };

/** A fact is in its nouns and numbers; verbs are what people put in other words. */
const WEIGHT = { noun: 1, name: 1.5, verb: 0.5, number: 1.5, beside: 0.9 } as const;

/** The words of a sentence that claim something, without its numbers and the names of the jobs it speaks of. */
function contentOf({ words, numbers, text }: Counted, named: readonly SourceJob[]): MeantWord[] {
  const names = new Set(named.flatMap(({ employer, title }) => `${employer ?? ""} ${title ?? ""}`.split(" ")));
  const counts = [...numbers, ...multipleWords({ text, from: 0 })];
  const isNumber = ({ from, to }: MeantWord) => counts.some((number) => from >= number.from && to <= number.to);
  return words.filter((word) => !word.isPlain && !word.isParticle && !names.has(word.word) && !isNumber(word));
}

/** Holds a whole sentence against the lines of a resume; null where it says nothing. */
export function bestOverlap(
  said: Counted,
  named: readonly SourceJob[],
  lines: readonly SourceLine[],
  resume: MeantResume,
  language: MaterialLanguage,
): Overlap | null {
  const content = contentOf(said, named).map((word) => ({
    word,
    isVerb: isVerbHere(said.words, said.words.indexOf(word), said.text, language),
  }));
  const all = lines.map((line) => overlapWith(said, content, line, { resume, language }));
  const best = all.reduce<Overlap | null>((most, one) => (most === null || one.share > most.share ? one : most), null);
  const others = all.filter(({ line }) => line.statement.entry !== best?.line.statement.entry);
  return best && { ...best, shareElsewhere: Math.max(0, ...others.map(({ share }) => share)) };
}

type Content = readonly { word: MeantWord; isVerb: boolean }[];

type Setting = { resume: MeantResume; language: MaterialLanguage };

function overlapWith(said: Counted, content: Content, line: SourceLine, { resume, language }: Setting): Overlap {
  const missedNouns: MeantWord[] = [];
  const missedVerbs: MeantWord[] = [];
  let [met, all, held, wrongNumbers, nearNumbers, derived] = [0, 0, 0, 0, 0, 0];
  for (const { word, isVerb } of content) {
    const weight = isVerb ? WEIGHT.verb : WEIGHT.noun;
    all += weight;
    if (linesOfWord(word, resume, language).covered.has(line)) {
      met += weight;
      held += isVerb ? WEIGHT.verb : isName(word, language) ? WEIGHT.name : WEIGHT.noun;
    } else if (isFrameOf(word, line)) met += weight;
    else if (line.beside.some((other) => matches(word, other, language))) met += weight * WEIGHT.beside;
    else (isVerb ? missedVerbs : missedNouns).push(word);
  }
  for (const number of said.numbers) {
    all += WEIGHT.number;
    const match = matchNumber(number, said, line.counted, language);
    const { fits } = match;
    const isNear = !match.fits && match.isNear;
    const isBeside =
      isYear(number) &&
      (line.statement.isHead || !line.counted.numbers.some(isYear)) &&
      line.beside.some(({ word }) => word === String(number.value));
    if (fits) held++;
    if (match.fits && match.number === null) derived++;
    if (fits || isBeside || isNear) met += WEIGHT.number;
    else wrongNumbers++;
    if (isNear) nearNumbers++;
  }
  const exchanged =
    missedNouns.length === 1 && missedVerbs.length === 0 && wrongNumbers + nearNumbers === 0
      ? exchangedIn(missedNouns[0]!, content, line, language)
      : null;
  return {
    line,
    share: all === 0 ? 0 : met / all,
    missedNouns,
    missedVerbs,
    wrongNumbers,
    nearNumbers,
    held,
    derived,
    others: missedNouns.filter((word) => isExchanged(word, said.words, line.words, language)).length,
    shareElsewhere: 0,
    exchanged,
  };
}

const PAPER = new RegExp(
  `^${anyOf(
    "card ticket licen[cs]e certificate certification qualification badge permit credential level class holder",
    "klasse schein zertifikat ausweis lehrgang carne carnet titulo certificado permiso certificat permis titre niveau nivel",
  )}$`,
);
const SEASONS = new RegExp(
  `^${anyOf(
    "summer winter spring autumn fall sommer fruhling fruhjahr herbst",
    "ete hiver printemps automne verano invierno primavera otono",
  )}$`,
);
const OF_PAPERS: ReadonlySet<string> = new Set(["certificates", "education", "skills", "languages"]);

/** "My OSHA 10 card" of a line of certificates, "I majored in" of an education: what holds the rest together. */
function isFrameOf({ word, deeds }: MeantWord, { statement, beside }: SourceLine): boolean {
  if (deeds.includes("study") && statement.section === "education") return true;
  if (PAPER.test(word)) return OF_PAPERS.has(statement.section) || CERTIFIED.test(statement.text);
  return SEASONS.test(word) && (statement.numbers.some(isYear) || beside.some((one) => YEAR.test(one.word)));
}

const CERTIFIED = /certif|licen[cs]|führerschein|permis/iu;
const YEAR = /^(?:19|20)\d\d$/;
const ENOUGH = 0.75;
const LEAST_HELD = 2;

const LEAST_QUOTED = 2;

/** Whoever quotes a line and changes one noun says another thing; whoever says it in other words changes more. */
function exchangedIn(said: MeantWord, content: Content, line: SourceLine, language: MaterialLanguage): Exchange | null {
  const others = content.filter(({ word }) => word !== said);
  const isQuoted = ({ word: own }: Content[number]) =>
    line.words.some(({ word }) => word === own.word || areForms(word, own.word) || sameVerb(word, own.word));
  if (others.length < LEAST_QUOTED || !others.every(isQuoted)) return null;
  const isSaid = (one: MeantWord) => content.some(({ word }) => covers(word, one, language));
  const verbs = line.clauses.flatMap((clause) => clause.verbs.map(({ word }) => word));
  const isNoun = ({ word, isPlain }: MeantWord) => !isPlain && !verbs.includes(word) && /^\p{L}{3,}$/u.test(word);
  const isVerbSaid = line.words.filter(({ word }) => verbs.includes(word)).some(isSaid);
  if (verbs.length > 0 && !isVerbSaid) return null;
  const shown = line.words.find(
    (one) => isNoun(one) && !isSaid(one) && readNumbers(one.word).length === 0 && !/(?:ly|ment|mente)$/.test(one.word),
  );
  return shown ? { said, shown, isSure: isKnownThing(shown, language) && isKnownThing(said, language) } : null;
}

/** What no lexicon knows may be another word for the same thing. */
function isKnownThing({ word, things, isCapital }: MeantWord, language: MaterialLanguage): boolean {
  if (things.length > 0) return true;
  if (language === "en") return isCapital || partsOfSpeech(word).noun;
  return language === "de" && isCapital;
}

/** Whether all that is said stands there, and the verb, if another, claims nothing of its own. */
export function isBorneOut({ share, missedNouns, wrongNumbers, nearNumbers, held }: Overlap): boolean {
  return missedNouns.length === 0 && wrongNumbers + nearNumbers === 0 && share >= ENOUGH && held >= LEAST_HELD;
}
