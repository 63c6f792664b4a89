import { factWords } from "../evidence/fact-words.ts";
import type { MaterialLanguage } from "../language.ts";
import { readWorkTopics, type TopicLanguage, type TopicPhrase, type WorkTopic } from "./topic-lexicon.ts";

/**
 * A topic that a text shows by these words; one that is not sure is shown by a single weak word,
 * which tells something where few topics have it.
 */
export type ShownTopic = { topic: WorkTopic; words: ReadonlySet<string>; isSure: boolean; isTelling: boolean };

const ENDINGS: Record<TopicLanguage, readonly string[]> = {
  en: ["", "s", "es"],
  de: ["", "e", "n", "en", "er", "s", "es", "ern"],
  fr: ["", "s", "x", "e", "es"],
  es: ["", "s", "es"],
  all: ["", "s"],
};
const FEWEST_WEAK = 2;
const MOST_BETWEEN = 2;
const MOST_WORDS = 20_000; // words come from what people write: the memory of them has an end

/** The words of phrases that each word of a text may stand for. */
type Own = readonly ReadonlySet<string>[];
const FEW_TOPICS = 4;

type Entry = { topic: WorkTopic; language: TopicLanguage; pieces: string[][]; isCore: boolean };

/** The words of all phrases, and the phrases by their first word. */
class TopicIndex {
  readonly #words = new Set<string>();
  readonly #whole = new Map<string, string[]>();
  readonly #starts = new Map<string, string[]>();
  readonly #ends = new Map<string, string[]>();
  readonly #within = new Map<string, string[]>();
  readonly #entries = new Map<string, Entry[]>();
  readonly #known = new Map<string, ReadonlySet<string>>();

  constructor(topics: readonly WorkTopic[]) {
    for (const topic of topics)
      for (const [phrases, isCore] of [[topic.core, true] as const, [topic.weak, false] as const])
        for (const phrase of phrases) this.#add(topic, phrase, isCore);
  }

  #add(topic: WorkTopic, { language, pieces }: TopicPhrase, isCore: boolean): void {
    const parts = pieces.map((words) => words.map((word) => `${language} ${word}`));
    for (const part of new Set(parts.flat())) this.#addWord(part, language);
    push(this.#entries, parts[0]?.[0] ?? "", { topic, language, pieces: parts, isCore });
  }

  #addWord(part: string, language: TopicLanguage): void {
    if (this.#words.has(part)) return;
    this.#words.add(part);
    const word = part.slice(part.indexOf(" ") + 1);
    const bare = word.replaceAll("*", "");
    const [before, after] = [word.startsWith("*"), word.endsWith("*")];
    const place = before && after ? this.#within : before ? this.#ends : after ? this.#starts : this.#whole;
    const forms = after ? [bare] : ENDINGS[language].map((ending) => bare + ending);
    if (language === "en" && !after && bare.endsWith("y")) forms.push(`${bare.slice(0, -1)}ies`);
    for (const form of forms) push(place, form, part);
  }

  /** The words of phrases that a word of a text may stand for. */
  #partsOf(word: string): ReadonlySet<string> {
    const known = this.#known.get(word);
    if (known) return known;
    const parts = new Set(this.#whole.get(word));
    const add = (found: readonly string[] = []) => {
      for (const one of found) parts.add(one);
    };
    for (let from = 0; from < word.length; from++) {
      add(this.#ends.get(word.slice(from)));
      for (let to = from + 1; to <= word.length; to++) {
        const piece = word.slice(from, to);
        if (from === 0) add(this.#starts.get(piece));
        add(this.#within.get(piece));
      }
    }
    if (this.#known.size >= MOST_WORDS) this.#known.clear();
    this.#known.set(word, parts);
    return parts;
  }

  /** How many topics a word may show in a language. */
  #topicsOf(word: string, language: MaterialLanguage): number {
    const entries = [...this.#partsOf(word)].flatMap((part) => this.#entries.get(part) ?? []);
    return new Set(entries.flatMap((entry) => (entry.language === language ? entry.topic.id : []))).size;
  }

  find(text: string, language: MaterialLanguage): ShownTopic[] {
    const words = factWords(text).map(({ word }) => word);
    const parts = words.map((word) => this.#partsOf(word));
    const [core, weak] = [new Map<WorkTopic, Set<string>>(), new Map<WorkTopic, Set<string>>()];
    for (const [at, own] of parts.entries())
      for (const part of own)
        for (const entry of this.#entries.get(part) ?? []) {
          if (entry.language !== language && entry.language !== "all") continue;
          const places = placesOf(entry, at, parts);
          if (places === null) continue;
          const found = entry.isCore ? core : weak;
          const shown = found.get(entry.topic) ?? new Set();
          found.set(
            entry.topic,
            places.reduce((all, place) => all.add(words[place] ?? ""), shown),
          );
        }
    const perhaps = [...weak].filter(([topic]) => !core.has(topic));
    return [
      ...[...core].map(([topic, shown]) => ({ topic, words: shown, isSure: true, isTelling: true })),
      ...perhaps.map(([topic, shown]) => ({
        topic,
        words: shown,
        isSure: shown.size >= FEWEST_WEAK,
        isTelling: [...shown].some((word) => this.#topicsOf(word, language) <= FEW_TOPICS),
      })),
    ];
  }
}

/** The first piece stands where it was looked up, the others anywhere. */
function placesOf({ pieces: [first = [], ...others] }: Entry, at: number, own: Own): number[] | null {
  const places = placesFrom(at, first, own);
  if (places === null) return null;
  for (const piece of others) {
    const other = own.keys().find((place) => !places.includes(place) && placesFrom(place, piece, own) !== null);
    if (other === undefined) return null;
    places.push(...(placesFrom(other, piece, own) ?? []));
  }
  return places;
}

/** Where the words of a piece stand, with no more than a few others between them: "answer the busy phones". */
function placesFrom(at: number, words: readonly string[], own: Own): number[] | null {
  const places: number[] = [];
  let from = at;
  for (const [index, word] of words.entries()) {
    const to = index === 0 ? at : from + MOST_BETWEEN;
    while (from <= to && !own[from]?.has(word)) from++;
    if (from > to) return null;
    places.push(from++);
  }
  return places;
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

let index: TopicIndex | undefined;

/** The kinds of work that a text shows: by a phrase that decides, or by two words that each may. */
export function findTopics(text: string, language: MaterialLanguage): ShownTopic[] {
  index ??= new TopicIndex(readWorkTopics());
  return index.find(text, language);
}
