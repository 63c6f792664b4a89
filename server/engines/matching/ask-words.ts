import { readFileSync } from "node:fs";
import { anyOfLines } from "../any-of.ts";
import { engineFile } from "../engine-file.ts";

/** Said anywhere in a sentence or, of demands ahead, at its beginning; said in headings; of no weight in them. */
const KINDS = [
  "wish",
  "beside",
  "must",
  "demand",
  "demand-ahead",
  "terms-ahead",
  "heading-wish",
  "heading-must",
  "heading-ask",
  "plain",
] as const;
type Kind = (typeof KINDS)[number];

const PHRASES = readPhrases();
const WISH = matcher(PHRASES.wish);
const BESIDE = matcher(PHRASES.beside);
const MUST = matcher(PHRASES.must);
const DEMAND = matcher(PHRASES.demand);
const DEMAND_AHEAD = matcher(PHRASES["demand-ahead"]);
const TERMS_AHEAD = matcher(PHRASES["terms-ahead"]);
const HEADING_WISH = matcher(PHRASES["heading-wish"]);
const HEADING_MUST = matcher(PHRASES["heading-must"]);
const HEADING_ASK = matcher(PHRASES["heading-ask"]);
const PLAIN = new Set(PHRASES.plain);

const MOST_HEADING_WORDS = 11;
const BRACKETS = /\(([^()]{1,200})\)/g;
const CLAUSE_ENDS = /[,;]\s|\s(?=(?:but|aber|mais|pero)\s)/;

/** Whether a sentence says of what it names that it helps, and is not needed. */
export function isWish(text: string): boolean {
  return has(plainly(text).replace(BESIDE, " "), WISH);
}

/** Whether a sentence under no heading asks something of its reader, "Sie haben ..." and the like. */
export function isDemand(text: string): boolean {
  const plain = plainly(text);
  return has(plain, DEMAND) || plain.search(DEMAND_AHEAD) === 0;
}

const IS_GIVEN = new RegExp(
  String.raw`^(?:\p{L}[\p{L}'-]* ){1,5}${anyOfLines`
    (?:(?:is|are|will be|not) )+(?:supplied|provided|available|offered|included|paid|negotiable)
    supplied|provided|offered
  `}[.!]?$`,
  "u",
);
const PAY_AHEAD = /^(?:\p{Sc}\s?\d|\d+(?:[.,]\d+)?[ -]?(?:hours|h|heures|horas|stunden|wochenstunden)(?!\p{L}))/iu;

/** Whether a sentence tells of pay, of when one works or of how to apply, and so asks for nothing. */
export function isOfTerms(text: string): boolean {
  const plain = plainly(text);
  return plain.search(TERMS_AHEAD) === 0 || IS_GIVEN.test(plain) || PAY_AHEAD.test(plain);
}

/** What a line that consists of words of headings alone asks for; null of every other line. */
export function headingAsk(line: string): "required" | "wanted" | null {
  const text = plainly(line)
    .replaceAll(/[()/–—:!?.&+*…¿]/g, " ")
    .trim();
  if (text === "" || text.split(/\s+/).length > MOST_HEADING_WORDS) return null;
  const [withoutWishes, wishes] = without(text, [WISH, HEADING_WISH]);
  const [withoutMusts, musts] = without(withoutWishes, [HEADING_MUST]);
  const [rest, asks] = without(withoutMusts, [HEADING_ASK]);
  const isPlain = (word: string) => word === "" || PLAIN.has(word);
  if (!rest.split(/[\s,-]+/).every((word) => isPlain(word) || word.split("'").every(isPlain))) return null;
  return wishes > 0 ? "wanted" : musts + asks > 0 ? "required" : null;
}

/** "5 years in marketing, preferably in retail": the first is asked for, and the whole is wished for. */
const BETTER_STILL =
  /[,;] (?:preferably|ideally|idealerweise|vorzugsweise|de préférence|idéalement|preferiblemente|idealmente) /iu;

/** "A degree required, a master's preferred" asks and wishes: each part by itself. Others stay whole. */
export function partAsks(text: string): string[] {
  if (!isWish(text)) return [text];
  const [outside, inside] = bracketed(text);
  if (inside.length > 0) return [outside, ...inside];
  const clauses = text.split(CLAUSE_ENDS).map((clause) => clause.trim());
  const better = text.search(BETTER_STILL);
  if (better > 0 && !isWish(text.slice(0, better))) return [text.slice(0, better), text];
  const wished = clauses.map(isWish);
  const needed = clauses.map((clause, at) => !wished[at] && has(plainly(clause), MUST));
  if (!wished.some(Boolean) || !needed.some(Boolean)) return [text];
  const parts: string[] = [];
  clauses.forEach((clause, at) => {
    const goesOn = at > 0 && (wished[at] === wished[at - 1] || !(wished[at] || needed[at]));
    if (goesOn) parts[parts.length - 1] += `, ${clause}`;
    else parts.push(clause);
  });
  return parts;
}

/** The sentence without its brackets that wish for something of their own, and these. */
function bracketed(text: string): [string, string[]] {
  const inside: string[] = [];
  const outside = text.replaceAll(BRACKETS, (whole, words: string) => {
    if (!isWish(words) || headingAsk(words) !== null) return whole;
    inside.push(words);
    return "";
  });
  return inside.length > 0 && !isWish(outside) && outside.trim() !== "" ? [outside.trim(), inside] : [text, []];
}

function plainly(text: string): string {
  return text.toLowerCase().replaceAll("’", "'");
}

function has(text: string, phrases: RegExp): boolean {
  return text.search(phrases) >= 0;
}

function without(text: string, all: RegExp[]): [string, number] {
  let count = 0;
  const rest = all.reduce(
    (left, phrases) =>
      left.replace(phrases, () => {
        count++;
        return " ";
      }),
    text,
  );
  return [rest, count];
}

/** Longest first, so that "no es necesario" is not read as "es necesario". */
function matcher(phrases: string[]): RegExp {
  const longestFirst = phrases.toSorted((a, b) => b.length - a.length);
  const patterns = longestFirst.map((phrase) => RegExp.escape(phrase).replaceAll("\\*", "\\p{L}{0,6}"));
  return new RegExp(String.raw`(?<!\p{L})(?:${patterns.join("|")})(?!\p{L})`, "gu");
}

function readPhrases(): Record<Kind, string[]> {
  // Each kind has its list, however many phrases the file has of it.
  const phrases = Object.fromEntries(KINDS.map((kind): [Kind, string[]] => [kind, []])) as Record<Kind, string[]>;
  const lines = readFileSync(engineFile("matching/ask-words.tsv"), "utf8").split("\n");
  for (const [at, line] of lines.entries()) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const [name, words] = line.split("\t");
    const kind = KINDS.find((known) => known === name);
    if (!kind || !words) throw new Error(`ask-words.tsv, line ${at + 1}: a row is kind, phrases`);
    phrases[kind].push(...words.split(/(?<!\\),/).map((phrase) => phrase.replace("\\,", ",").trim()));
  }
  return phrases;
}
