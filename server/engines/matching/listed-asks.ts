import { readFileSync } from "node:fs";
import { engineFile } from "../engine-file.ts";

const KINDS = ["own", "own-ending", "pair", "adjective", "inside", "clause", "ability", "open"] as const;
type Kind = (typeof KINDS)[number];

const WORDS = readWords();
const OWN = new RegExp(
  String.raw`(?<!\p{L})(?:${WORDS.own.join("|")})(?!\p{L})|(?:${WORDS["own-ending"].join("|")})(?!\p{L})`,
  "iu",
);
const PAIR = new RegExp(String.raw`(?<!\p{L})(?:${WORDS.pair.join("|")})(?!\p{L})`, "iu");
const INSIDE = new RegExp(String.raw`^(?:${WORDS.inside.join("|")})(?!\p{L})`, "iu");
const CLAUSE = new RegExp(String.raw`^(?:${WORDS.clause.join("|")})(?!\p{L})`, "iu");
const ADJECTIVE = new RegExp(
  String.raw`(?<!\p{L})(?:${WORDS.adjective.join("|")})$|\p{L}{2}(?:al|ive|ic|ly|ary|ous|ful|[ai]ble|liche|ische|iale)$`,
  "iu",
);
const ABILITY = new RegExp(String.raw`^(?:\p{L}+\s)?(?:${WORDS.ability.join("|")})(?!\p{L})`, "iu");
const OPEN = new RegExp(String.raw`(?<!\p{L})(?:${WORDS.open.join("|")})(?!\p{L})`, "iu");
const ABILITIES_LAST = /(?<!\p{L})(?:skills?|abilit(?:y|ies)|kenntnisse|fähigkeiten)$/iu;
/** "one of Ruby, Elixir and/or Go" is one thing to have. */
const ONE_IS_ENOUGH = /(?<!\p{L})(?:(?:one|any|either)(?: or more)? of|and\s?\/\s?or)(?!\p{L})/iu;
const ONE_WORD = /^\p{L}+$/u;
const WORDS_ALONE = /^\p{L}+(?:\s(?:and|und|et|y|e)\s\p{L}+)?$/u;

const COMMA = /,\s+/;
const AND = String.raw`(?:and|as well as|&|und|sowie|et|ainsi que|y|e)\s+`;
const LAST_AND = new RegExp(String.raw`\s${AND}`, "iu");
const AND_AHEAD = new RegExp(`^${AND}`, "iu");
const OR = /(?:^|\s)(?:or|oder|ou|o|u)\s/iu;
const WORD_BEFORE_OR = /^(?:\p{L}+,?\s)?(?:or|oder|ou|o|u)\s/iu;
/** Binds the words behind it to those before: "experience with Word". */
const GOVERNS = /\s(?:in|with|of|for|as|at|mit|von|als|im|aus|de|en|dans|avec|con|como|sur|du|des)\s|\s[dl]['’]\p{L}/iu;
const SEPARATOR_AHEAD = new RegExp(String.raw`^(?:,\s+)?(?:\s?${AND})?`, "iu");
const LAST_GOVERNED = 2;
const NUMBERS = /^\d[^\p{L}]*$/u;
const MOST_PARTS = 30; // a longer one is no list that a person wrote
const MOST_WORDS = 12;
const SHORTEST = 3;

type Part = { text: string; ahead: string };

/**
 * What a list in one sentence asks for, each thing by itself: "licence, van and phone". What goes on with the words
 * before it ("sales, marketing or PR"), and sentences, stay whole.
 */
export function listedAsks(text: string): string[] {
  const sentence = text.replace(/(?<![.!\s])[.!\s]+$/, "");
  const parts = partsOf(sentence);
  const [{ text: first } = { text: "" }] = parts;
  // "Friendly, reliable team player".
  const isOneNoun = parts.length === 2 && ONE_WORD.test(first) && ADJECTIVE.test(first);
  if (
    parts.length < 2 ||
    parts.length > MOST_PARTS ||
    isOneNoun ||
    CLAUSE.test(sentence) ||
    ONE_IS_ENOUGH.test(sentence)
  )
    return [text];
  const asks = joined(parts);
  const isList = asks.every((ask) => ask.length >= SHORTEST && ask.split(" ").length <= MOST_WORDS);
  return asks.length > 1 && isList ? asks : [text];
}

function partsOf(sentence: string): Part[] {
  const parts: Part[] = [];
  let depth = 0;
  for (const text of sentence.split(COMMA)) {
    const last = parts.at(-1);
    if (last && depth > 0) last.text += `, ${text}`;
    else parts.push({ text, ahead: last ? ", " : "" });
    depth += count(text, "(") - count(text, ")");
  }
  const last = parts.pop();
  return last ? [...parts, ...partsOfLast(last, parts.length)] : parts;
}

function count(text: string, mark: string): number {
  return text.split(mark).length - 1;
}

/** "Phone and English" at the end of a list are two; without commas only what is asked for by itself is. */
function partsOfLast({ text, ahead }: Part, before: number): Part[] {
  const and = AND_AHEAD.exec(text)?.[0];
  if (and) return [{ text: text.slice(and.length), ahead: ahead + and }];
  const found = LAST_AND.exec(text);
  if (!found || PAIR.test(text) || INSIDE.test(text) || /[()]/.test(text)) return [{ text, ahead }];
  const [first, second] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
  const isTwo = before > 0 ? !first.endsWith("-") : OWN.test(first) && OWN.test(second);
  if (!isTwo || LAST_AND.test(second)) return [{ text, ahead }];
  return [
    { text: first, ahead },
    { text: second, ahead: found[0] },
  ];
}

function joined(parts: Part[]): string[] {
  const asks: string[] = [];
  for (const [at, { text, ahead }] of parts.entries()) {
    let ask = ahead + text;
    if (goesOn(asks.at(-1) ?? "", parts.slice(at))) ask = (asks.pop() ?? "") + ask;
    while (isSaidOfLater(asks.at(-1) ?? "", ask)) ask = asks.pop() + ask;
    asks.push(ask);
  }
  return asks.map((ask) => ask.replace(SEPARATOR_AHEAD, ""));
}

/** "Written, verbal" before "and listening skills"; "French, German" before "or Spanish". */
function isSaidOfLater(before: string, later: string): boolean {
  if (before === "") return false;
  const bare = later.replace(SEPARATOR_AHEAD, "");
  if (ABILITIES_LAST.test(bare)) return ADJECTIVE.test(before);
  const last = before.split(" ").slice(-LAST_GOVERNED);
  const isAlternative = ONE_WORD.test(before.replace(SEPARATOR_AHEAD, "")) || GOVERNS.test(` ${last.join(" ")} `);
  return WORD_BEFORE_OR.test(bare) && isAlternative;
}

function goesOn(before: string, [part = { text: "", ahead: "" }, ...later]: Part[]): boolean {
  const { text } = part;
  if (INSIDE.test(text) || NUMBERS.test(text)) return true;
  if (ABILITY.test(before.replace(SEPARATOR_AHEAD, "")) && WORDS_ALONE.test(text)) return true;
  // "Excel and Word, a licence": what was listed behind the first words is through.
  const isOpen = OPEN.test(before) && GOVERNS.test(` ${before} `) && !endsList(before);
  return isOpen && isListedBehind(part, later);
}

function endsList(text: string): boolean {
  return LAST_AND.test(text) || OR.test(text);
}

/** Whether these are the rest of what stands behind "experience with": it ends with "and" or "or". */
function isListedBehind({ text, ahead }: Part, [next, ...later]: Part[]): boolean {
  if (OWN.test(text) || GOVERNS.test(` ${text} `)) return false;
  if (endsList(ahead + text)) return true;
  return next !== undefined && isListedBehind(next, later);
}

function readWords(): Record<Kind, string[]> {
  // Each kind has its list, however many phrases the file has of it.
  const words = Object.fromEntries(KINDS.map((kind): [Kind, string[]] => [kind, []])) as Record<Kind, string[]>;
  for (const line of readFileSync(engineFile("matching/listed-asks.tsv"), "utf8").split("\n")) {
    if (line === "" || line.startsWith("#")) continue;
    const [name, phrases = ""] = line.split("\t");
    const kind = KINDS.find((known) => known === name);
    if (!kind) throw new Error(`listed-asks.tsv: no kind "${name}"`);
    words[kind].push(
      ...phrases.split(",").map((phrase) => RegExp.escape(phrase.trim()).replace("\\*", "\\p{L}{0,12}")),
    );
  }
  return words;
}
