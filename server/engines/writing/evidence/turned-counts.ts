import { anyOf, anyOfLines, wholeWords } from "../../any-of.ts";
import { areForms, claimingWords } from "./fact-words.ts";
import { readNumbers } from "./read-numbers.ts";
import { isYear } from "./trace-number.ts";

/** A figure of the line that a sentence gives to a part of it, to another kind, or to the side where it began. */
export function turnedCount(said: string, line: string): string | null {
  return (
    saidOfPart(said, line) ??
    saidOfAll(said, line) ??
    ofOtherKind(said, line) ??
    endsAtStart(said, line) ??
    totalOfEach(said, line) ??
    rankOf(said, line)
  );
}

const PART_BEFORE = /[,;(]\s?(?:(?:of (?:which|whom|them|these|those)|davon|darunter|dont|de (?:ellos|ellas))\s)$/iu;
const PART_AFTER = new RegExp(
  String.raw`^\s${anyOfLines`
    of (?:them|which|whom|these|those)|davon|von (?:ihnen|denen)
    d['’]entre (?:eux|elles)|de (?:ellos|ellas|los cuales|las cuales)
  `}(?!\p{L})`,
  "iu",
);
const SAYS_PART = wholeWords(
  String.raw`some several many most part few half of\s(?:which|whom|them) einige viele mehrere teil davon`,
  String.raw`dont certain\p{L}* plusieurs algun\p{L}* varios parte`,
);

const BOTH = wholeWords(String.raw`both all\s(?:two|three|four|five|six) all\sof\s(?:the|my|our|them)`);
const ONE_WAS = /[;,(] (?:only )?one (?:was|of (?:them|whom)|has|is|did|became|made)(?!\p{L})/iu;

function saidOfAll(said: string, line: string): string | null {
  return BOTH.test(said) && ONE_WAS.test(line) && !/(?<!\p{L})one(?!\p{L})/iu.test(said)
    ? `Your resume says this of one only: “${line}”`
    : null;
}

/** "27 that were confirmed" of a line that says "27, of which 19 were confirmed". */
function saidOfPart(said: string, line: string): string | null {
  const shown = readNumbers(line).filter((number) => !isYear(number));
  const told = readNumbers(said).map(({ value }) => value);
  if (SAYS_PART.test(said)) return null;
  for (const [at, whole] of shown.entries()) {
    const part = shown[at + 1];
    if (!part || part.value >= whole.value || !told.includes(whole.value) || told.includes(part.value)) continue;
    if (told.includes(whole.value - part.value)) continue;
    const before = PART_BEFORE.test(line.slice(0, part.from));
    if (!before && !PART_AFTER.test(line.slice(part.to))) continue;
    const head = wordsOf(line.slice(0, part.from));
    const [rest = ""] = line.slice(part.to).split(/[;.](?!\d)/u);
    const own = wordsOf(rest).filter((word) => !head.some((other) => areForms(word, other)));
    if (wordsOf(said).some((word) => own.some((other) => areForms(word, other))))
      return `Your resume says this of ${part.text} only: “${line}”`;
  }
  return null;
}

function wordsOf(text: string): string[] {
  return claimingWords(text).map(({ word }) => word);
}

const IN_TOTAL = /^[^,;:.()]{0,20}?\s(?:in total|in all|altogether|together|so far|combined|since \d{4})(?!\p{L})/iu;
const EACH = wholeWords("each every apiece");
const A_TIME = /\s(?:an?|per|each|every)\s/iu;
const CLAUSES = /[,;:]|\s(?:and|but|while)\s/iu;

function totalOfEach(said: string, line: string): string | null {
  const totals = readNumbers(line).filter(({ to }) => {
    const total = IN_TOTAL.exec(line.slice(to))?.[0];
    return total !== undefined && !A_TIME.test(total);
  });
  const clause = said.split(CLAUSES).find((part) => EACH.test(part)) ?? "";
  const told = readNumbers(clause).map(({ value }) => value);
  const total = totals.find(({ value }) => value > 1 && told.includes(value));
  return total ? `Your resume says this of all together: “${line}”` : null;
}

const ORDINAL = String.raw`(?<ordinal>second|third|fourth|fifth|2nd|3rd|4th|5th)[ -]`;
const MOST = String.raw`(?:most|best|first|(?!honest|latest|request|interest|forest|harvest|invest|west|east|rest|test|guest|quest|tempest)\p{L}+est)`;
const RANKED = new RegExp(String.raw`(?<!\p{L})${ORDINAL}${MOST}(?!\p{L})`, "iu");
const FIRST_RANKED = new RegExp(String.raw`(?<!\p{L})(?:the|top) ${MOST}(?!\p{L})`, "iu");

function rankOf(said: string, line: string): string | null {
  const ranked = RANKED.exec(line);
  if (!ranked || !FIRST_RANKED.test(said) || RANKED.test(said)) return null;
  return `Your resume says “${ranked[0]}”.`;
}

const KIND = String.raw`(?:(?!${anyOf("and und et y to at in for with by")}\s)[\p{L}\d'’-]+\s?){1,4}`;
const OF_KIND = new RegExp(String.raw`^\s(?<head>\p{L}+)\s(?:of|von|de|du|des|d['’])\s?(?<kind>${KIND})`, "iu");

type Kind = { value: number; head: string; kind: string[] };

const ONE = /(?<!\p{L})(?:one|an?|eine?|une?)(?=\s)/giu;

function kindsIn(text: string): Kind[] {
  const single = [...text.matchAll(ONE)].map(({ 0: one, index }) => ({ value: 1, to: index + one.length }));
  const counted = readNumbers(text).filter(({ from }) => !single.some(({ to }) => to > from && to - from <= 4));
  return [...counted, ...single].flatMap(({ value, to }) => {
    const { head, kind } = OF_KIND.exec(text.slice(to))?.groups ?? {};
    return head && kind ? [{ value, head: head.toLowerCase(), kind: wordsOf(kind) }] : [];
  });
}

/** "Five pallets of tiles" of a line that has five pallets of bricks and one of tiles. */
function ofOtherKind(said: string, line: string): string | null {
  const shown = kindsIn(line);
  if (shown.length < 2) return null;
  const isOf = (one: Kind, other: Kind) => areForms(one.head, other.head);
  const has = (kind: readonly string[], word: string) => kind.some((other) => areForms(word, other));
  const turned = kindsIn(said).find((one) => {
    const own = shown.find((other) => other.value === one.value && isOf(one, other));
    if (!own) return false;
    const telling = one.kind.filter((word) => !shown.every(({ kind }) => has(kind, word)));
    const others = shown.filter((other) => other !== own && isOf(one, other));
    return telling.some((word) => !has(own.kind, word) && others.some(({ kind }) => has(kind, word)));
  });
  return turned ? `Your resume counts this otherwise: “${line}”` : null;
}

const NUMBER = String.raw`[$€£]?\s?\d[\d.,]*\s?%?`;
const CHANGED = new RegExp(
  String.raw`(?<!\p{L})(?:from|von|de|del)\s(?<start>${NUMBER})[^.;:]{0,30}?\s(?:to|auf|al?|à)\s(?<end>${NUMBER})`,
  "iu",
);
const ROUGHLY = anyOf("only just nur about around rund etwa");
const CHANGED_BY = new RegExp(
  String.raw`(?<!\p{L})(?:to|by|auf|um|à|a|de|(?:en|de) une?)\s(?:${ROUGHLY}\s)?[$€£]?\s?$`,
  "iu",
);

/** "Cut it to 40 minutes", "by 40 minutes" of a line that says from 40 minutes to 15. */
function endsAtStart(said: string, line: string): string | null {
  const { start = "", end = "" } = CHANGED.exec(line)?.groups ?? {};
  const [from, to] = [readNumbers(start)[0], readNumbers(end)[0]];
  const told = readNumbers(said);
  if (!from || !to || from.value === to.value || told.some(({ value }) => value === to.value)) return null;
  if (Math.abs(from.value - to.value) === from.value) return null;
  const isEnd = told.some((one) => one.value === from.value && CHANGED_BY.test(said.slice(0, one.from)));
  return isEnd ? `Your resume says this is where it began: “${line}”` : null;
}
