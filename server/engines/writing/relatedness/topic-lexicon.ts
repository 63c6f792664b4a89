import { readLexicon, type LexiconRow } from "../../analysis/lexicon/read-lexicon.ts";
import { factWords } from "../evidence/fact-words.ts";

/**
 * One kind of work: what it is near to, and by which phrases each language shows it, surely or only perhaps.
 * The special ones show it too, and who asks for one of them asks for no other.
 */
export type WorkTopic = { id: string; near: string[]; isBroad: boolean } & Record<PhraseKind, TopicPhrase[]>;
export const PHRASE_KINDS = ["core", "weak", "special"] as const;
export type PhraseKind = (typeof PHRASE_KINDS)[number];

/**
 * Pieces that stand anywhere in one line, each of words side by side; "book|arrange" stands for either.
 * `all` is for names that every language uses.
 */
export type TopicPhrase = { language: TopicLanguage; pieces: string[][] };
export type TopicLanguage = (typeof LANGUAGES)[number];

const LANGUAGES = ["en", "de", "fr", "es", "all"] as const;

const TRADES = "office money sales-marketing care people-services teaching food-hotels goods trades software".split(
  " ",
);
const WORD = /^(?<before>\*?)(?<bare>[\p{L}\p{N}+#&.'€£$]+)(?<after>\*?)$/u;
const OR = "|";
const APART = " + ";
const NEAR = "near:";
const BROAD = "broad";

/** The lexicon of work topics. Throws at the first fault, with the file and the line it stands in. */
export function readWorkTopics(): WorkTopic[] {
  return parseWorkTopics(TRADES.flatMap((trade) => readLexicon(`work-topics/${trade}.tsv`)));
}

/** Topics of the rows of lexicon files. Throws for doubles, contradictions and names that are of no topic. */
export function parseWorkTopics(rows: readonly LexiconRow[]): WorkTopic[] {
  const topics = new Map<string, WorkTopic>();
  const cores = new Map<string, string>();
  let topic: WorkTopic | undefined;
  for (const { cells, at } of rows) {
    const [first = "", second = "", third = "", fourth = ""] = cells;
    if (first === "topic") {
      if (topics.has(second)) throw new Error(`${at}: the topic "${second}" stands twice.`);
      topic = { id: second, ...parseNear(cells.slice(2), at), core: [], weak: [], special: [] };
      topics.set(second, topic);
      continue;
    }
    if (!topic) throw new Error(`${at}: words before the first topic.`);
    const language = parseLanguage(first, at);
    const core = parsePhrases(second, language, at);
    const weak = parsePhrases(third, language, at);
    const special = parsePhrases(fourth, language, at);
    for (const name of [...core, ...special].map(nameOf)) {
      const other = cores.get(name);
      if (other) throw new Error(`${at}: "${name}" decides for "${other}" already.`);
      cores.set(name, topic.id);
    }
    topic.core.push(...core);
    topic.weak.push(...weak);
    topic.special.push(...special);
    refuseDoubles(PHRASE_KINDS.flatMap((kind) => topic?.[kind] ?? []).map(nameOf), at);
  }
  for (const { id, near } of topics.values())
    for (const other of near)
      if (other === id || !topics.has(other))
        throw new Error(`The topic "${id}" is near to "${other}", which is none.`);
  return [...topics.values()];
}

function parseNear(cells: string[], at: string): Pick<WorkTopic, "near" | "isBroad"> {
  const near =
    cells
      .find((cell) => cell.startsWith(NEAR))
      ?.slice(NEAR.length)
      .trim()
      .split(/\s+/) ?? [];
  const strange = cells.find((cell) => !cell.startsWith(NEAR) && cell !== BROAD && cell !== "");
  if (strange !== undefined) throw new Error(`${at}: "${strange}" is neither "near: ..." nor "broad".`);
  refuseDoubles(near, at);
  return { near, isBroad: cells.includes(BROAD) };
}

function parseLanguage(text: string, at: string): TopicLanguage {
  const found = LANGUAGES.find((language) => language === text);
  if (!found) throw new Error(`${at}: "${text}" is no language and not "topic".`);
  return found;
}

function parsePhrases(cell: string, language: TopicLanguage, at: string): TopicPhrase[] {
  const phrases = cell.split(",").map((phrase) => phrase.trim());
  return phrases.flatMap((phrase) => {
    if (phrase === "") return [];
    const pieces = phrase.split(APART).map((piece) => piece.split(/[ -]/).flatMap((word) => parseWords(word, at)));
    return [{ language, pieces }];
  });
}

function parseWords(text: string, at: string): string[] {
  const either = text.split(OR).map((word) => parseWord(word, at));
  if (either.length === 1) return either.flat();
  if (either.some((words) => words.length > 1)) throw new Error(`${at}: "${text}" is more than a word.`);
  return [either.flat().join(OR)];
}

/** The words that a word of a phrase stands for. */
export function eitherOf(word: string): string[] {
  return word.split(OR);
}

/** A word as texts are read, its stars in their places: "d'événements" is "evenements". */
function parseWord(text: string, at: string): string[] {
  const { before = "", bare = "", after = "" } = WORD.exec(text)?.groups ?? {};
  const words = factWords(bare).map(({ word }) => word);
  if (words.length === 0) throw new Error(`${at}: "${text}" is no word.`);
  return words.map((word, index) => {
    return `${index === 0 ? before : ""}${word}${index === words.length - 1 ? after : ""}`;
  });
}

function nameOf({ language, pieces }: TopicPhrase): string {
  return `${language} ${pieces.map((words) => words.join(" ")).join(APART)}`;
}

function refuseDoubles(names: string[], at: string): void {
  const double = names.find((name, index) => names.indexOf(name) !== index);
  if (double !== undefined) throw new Error(`${at}: "${double}" stands twice in one topic.`);
}
