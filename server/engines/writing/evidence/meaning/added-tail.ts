import { anyOfLines } from "../../../any-of.ts";
import type { MaterialLanguage } from "../../language.ts";
import { areForms } from "../fact-words.ts";
import type { Sources, SourceStatement } from "../sources.ts";
import { isPlainWord } from "../plain-words.ts";
import { isYear, unitAfter } from "../trace-number.ts";
import { saysAlike } from "./added-scope.ts";
import { claimLanguage } from "./claim-language.ts";
import { plainFrame } from "./plain-frame.ts";
import { isWordOf } from "./lexis.ts";
import { JOINT, NEUTRAL } from "./neutral-words.ts";
import type { Counted } from "./number-changes.ts";
import type { MeantWord } from "./read-words.ts";
import { readCounted } from "./read-counted.ts";
import { sameVerb } from "./same-verb.ts";
import { meantResume, type SourceLine } from "./source-lines.ts";
import { partsIn } from "./parts.ts";
import { isTelling } from "./telling.ts";

/** What a sentence adds to a line that it quotes, before or behind it; null where it adds nothing, or quotes none. */
export function addedTail(said: string, whole: SourceStatement, sources: Sources): string | null {
  const resume = meantResume(sources);
  const language = claimLanguage(said, resume.language);
  if (language !== resume.language || NO_DEEDS.has(whole.section)) return null;
  const counted = readCounted(plainFrame(said, language), language);
  for (const line of resume.lines) {
    if (line.whole !== whole || line.statement.isHead) continue;
    const quoted = quotedIn(counted, line);
    const added = quoted && addedAround(counted.text, quoted, { line, sources, language });
    if (added) return added;
  }
  return null;
}

const NO_DEEDS: ReadonlySet<string> = new Set(["skills", "languages", "certificates", "education", "contact"]);
const ALL_OF_FEW = 2;
const MUCH = 3;

type Quoted = { from: number; to: number; isNumber: boolean; isVerb: boolean };

/** Where a sentence has the words of a line from its first one on, and no others of it behind. */
function quotedIn({ words, numbers }: Counted, line: SourceLine): Quoted | null {
  const told = ({ word }: MeantWord) => !SMALL.test(word);
  const said = words.filter(told);
  const shown = line.words.filter(told);
  const start = said.findIndex((word) => shown[0] && isSame(word, shown[0]));
  if (start < 0) return null;
  let count = 0;
  const isNext = () => {
    const [mine, theirs] = [said[start + count], shown[count]];
    return mine !== undefined && theirs !== undefined && isSame(mine, theirs);
  };
  while (isNext()) count += 1;
  if (count < Math.min(MUCH, Math.max(ALL_OF_FEW, shown.length))) return null;
  const [first, last] = [said[start]!, said[start + count - 1]!];
  if (said.slice(start + count).some((word) => shown.some((other) => isSame(word, other)))) return null;
  const plain = words.findLast(
    ({ word, from }) => from > last.to && !SMALL.test(word) && line.words.some((other) => other.word === word),
  );
  const end = Math.max(last.to, plain?.to ?? 0);
  const number = Math.max(0, ...numbers.map(({ to }) => to));
  return {
    from: first.from,
    to: Math.max(end, number),
    isNumber: number >= end,
    isVerb: line.clauses[0]?.verb?.word === shown[0]?.word,
  };
}

function isSame(said: MeantWord, shown: MeantWord): boolean {
  return said.word === shown.word || areForms(said.word, shown.word) || sameVerb(said.word, shown.word);
}

const SUBJECT = new RegExp(
  String.raw`(?<!\p{L})${anyOfLines`
    (?:I|we)(?:['’](?:ve|d))?(?:\s(?:have|had|also|then|first|later|once|been|was|am|do|did|would|still|now|myself|personally|successfully))*
    (?:\p{Ll}+\s)?(?:ich|wir)(?:\s(?:habe|hatte|auch|dort))*
    j['’]ai|je|nous\savons|j['’]avais
    (?:yo|he|había)
  `}\s(?:the|an?|d(?:ie|en|as|er)|eine[nmr]?|les?|la)?\s?$`,
  "u",
);

type Setting = { line: SourceLine; sources: Sources; language: MaterialLanguage };

function addedAround(text: string, { from, to, isNumber, isVerb }: Quoted, setting: Setting): string | null {
  const before = text.slice(0, from);
  const subject = SUBJECT.exec(before);
  if (!subject && (before.trim() !== "" || !isVerb)) return adverbIn(before);
  const front = before.slice(0, subject?.index ?? 0);
  const elsewhere = ELSEWHERE.exec(front)?.groups;
  const isFitting = elsewhere ? setting.line.isPast || !elsewhere.over : isNeutral(front, setting);
  if (!isFitting && (elsewhere || !isOfResume(front, setting))) return bare(front);
  const [rest = ""] = text.slice(to).split(NEXT_CLAUSE);
  const behind = rest
    .split(SEGMENT)
    .filter((part) => !YOURS.test(part))
    .join("");
  if (NEUTRAL.test(behind)) return null;
  const parts = behind.split(JOINT).slice(isNumber ? 1 : 0);
  const added = parts.filter((part) => !isNeutral(part, setting));
  return added.length > 0 ? bare(added.join("")) : null;
}

function bare(text: string): string {
  return text.trim().replace(/^[,;:] |[.,;:]$/gu, "");
}

/** What one did besides is judged as a clause of its own. */
const NEXT_CLAUSE = /, and I (?!(?:do|did) (?:so|it|this|that)(?!\p{L}))(?=\p{Ll})/u;
const SEGMENT = /(?=[,;:])/u;
/** What the sentence says of whom it is written to, or announces. */
const YOURS =
  /(?<!\p{L})(?:you|yours?|posting|advert|Sie|Ihr\p{L}{0,3}|vous|votre|vos|usted(?:es)?|anuncio|annonce)(?!\p{L})/u;
const ANNOUNCES = /:\s*$/u;

/** "When a press failed", "In retail": the time and place of a deed may be told of what stands elsewhere. */
function isOfResume(front: string, { sources, language }: Setting): boolean {
  if (YOURS.test(front) || ANNOUNCES.test(front)) return true;
  const telling = readCounted(front, language).words.filter(isTelling);
  return telling.some(({ word }) => sources.resume.words.hasForm(word));
}

/** "I tirelessly filed contracts". */
function adverbIn(before: string): string | null {
  const adverb = ADVERB.exec(before)?.groups?.adverb;
  return adverb !== undefined && !isPlainWord(adverb) && !isWordOf("light", adverb, "en") ? adverb : null;
}

const ADVERB = /(?<!\p{L})I (?:(?:have|had|also|then) ){0,2}(?<adverb>\p{L}{3,20}ly) $/u;

const SMALL =
  /^(?:an?|the|of|to|in|for|with|on|at|by|and|or|from|as|der|die|das|und|mit|in|im|de|la|le|les|et|el|los|las|y|en)$/;

function isNeutral(part: string, { line, sources: { resume }, language }: Setting): boolean {
  const { words, beside, statement } = line;
  if (saysAlike(part, statement.text)) return true;
  if (NEUTRAL.test(part) || (language === "de" && ONE_WORD.test(part.trim()))) return true;
  const counted = readCounted(part, language);
  const said = counted.words.filter(({ word }) => !SMALL.test(word) && !/^\d/.test(word));
  const telling = said.filter((word) => isTelling(word) && !TIME.test(word.word));
  const isShown = (one: MeantWord) => [...words, ...beside].some((other) => isSame(one, other));
  if (telling.length === 0 && counted.numbers.some((number) => isYear(number) || unitAfter(part, number.to)))
    return true;
  if (partsIn(part).length > 0 && telling.length <= 1) return true;
  if (said.some(isShown) && telling.every(isShown)) return true;
  return telling.length >= ALL_OF_FEW && telling.every(({ word }) => resume.words.has(word));
}

/** In an earlier position one did what stands in a job that is over. */
const ELSEWHERE =
  /^In (?:an? (?<over>earlier|previous|former|prior)|another|a different) (?:job|position|role|post),? ?$/iu;
const TIME = /^(?:years?|months?|weeks?|days?|jahren?|jahre|monaten?|monate|ans|mois|semaines?|anos|meses|semanas)$/;
const ONE_WORD = /^\p{L}{1,30}(?: (?:ich|habe|worden))?[.,;]?$/u; // A German verb stands last
