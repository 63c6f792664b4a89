import { factWords } from "../evidence/fact-words.ts";
import type { MaterialLanguage } from "../language.ts";
import { NAMES_A_TRADE } from "../languages/en/names-of-work.ts";
import { basesOf } from "../evidence/meaning/wordnet.ts";
import {
  eitherOf,
  PHRASE_KINDS,
  type PhraseKind,
  readWorkTopics,
  type TopicLanguage,
  type TopicPhrase,
  type WorkTopic,
} from "./topic-lexicon.ts";

/** A topic that a text shows by these words; an unsure one by a single weak word, telling only where few have it. */
export type ShownTopic = {
  topic: WorkTopic;
  words: ReadonlySet<string>;
  isSure: boolean;
  isTelling: boolean;
  /** The special phrases that show it, and whether nothing else does. */
  special: ReadonlySet<Entry>;
  isSpecial: boolean;
};
type Shown = Map<WorkTopic, Set<string>>;

/** In English phrases of several words each may have any of its forms; of one alone, "closing" is not "close". */
const INFLECTED = "en-any";
type Mark = TopicLanguage | typeof INFLECTED;

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
const FEW_TOPICS = 2;

type Entry = { topic: WorkTopic; language: TopicLanguage; pieces: string[][]; kind: PhraseKind };

class TopicIndex {
  readonly #words = new Set<string>();
  readonly #whole = new Map<string, string[]>();
  readonly #bases = new Map<string, string[]>();
  readonly #starts = new Map<string, string[]>();
  readonly #ends = new Map<string, string[]>();
  readonly #within = new Map<string, string[]>();
  readonly #entries = new Map<string, Entry[]>();
  readonly #known = new Map<string, ReadonlySet<string>>();

  constructor(topics: readonly WorkTopic[]) {
    for (const topic of topics)
      for (const kind of PHRASE_KINDS) for (const phrase of topic[kind]) this.#add(topic, phrase, kind);
  }

  #add(topic: WorkTopic, { language, pieces }: TopicPhrase, kind: PhraseKind): void {
    const isAlone = pieces.flat().length === 1;
    const mark = isAlone || language !== "en" ? language : INFLECTED;
    const parts = pieces.map((words) => words.map((word) => `${mark} ${word}`));
    for (const [at, part] of parts.flat().entries()) this.#addWord(part, pieces.flat()[at] ?? "", mark);
    push(this.#entries, parts[0]?.[0] ?? "", { topic, language, pieces: parts, kind });
  }

  #addWord(part: string, word: string, mark: Mark): void {
    if (this.#words.has(part)) return;
    this.#words.add(part);
    for (const one of eitherOf(word)) {
      const bare = one.replaceAll("*", "");
      const [before, after] = [one.startsWith("*"), one.endsWith("*")];
      const whole = mark === INFLECTED ? this.#bases : this.#whole;
      const place = before && after ? this.#within : before ? this.#ends : after ? this.#starts : whole;
      for (const form of after ? [bare] : formsOf(bare, mark)) push(place, form, part);
    }
  }

  /** The words of phrases that a word of a text may stand for. */
  #partsOf(word: string): ReadonlySet<string> {
    const known = this.#known.get(word);
    if (known) return known;
    const parts = new Set(this.#whole.get(word));
    const add = (found: readonly string[] = []) => {
      for (const one of found) parts.add(one);
    };
    for (const base of NAMES_A_TRADE.test(word) ? [word] : basesOf(word)) add(this.#bases.get(base));
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

  /** How many topics a word may show by itself in a language. */
  #topicsOf(word: string, language: MaterialLanguage): number {
    const entries = [...this.#partsOf(word)].flatMap((part) => this.#entries.get(part) ?? []);
    const own = entries.filter((entry) => entry.language === language && entry.pieces.flat().length === 1);
    return new Set(own.map(({ topic }) => topic.id)).size;
  }

  find(text: string, language: MaterialLanguage): ShownTopic[] {
    const words = factWords(text).map(({ word }) => word);
    const parts = words.map((word) => this.#partsOf(word));
    const shown: Record<PhraseKind, Shown> = { core: new Map(), weak: new Map(), special: new Map() };
    const special = new Set<Entry>();
    const hints = new Map<WorkTopic, Set<Entry>>();
    for (const [at, own] of parts.entries())
      for (const part of own)
        for (const entry of this.#entries.get(part) ?? []) {
          if (entry.language !== language && entry.language !== "all") continue;
          const places = placesOf(entry, at, parts);
          if (places === null) continue;
          if (entry.kind === "special") special.add(entry);
          if (entry.kind === "weak") hints.set(entry.topic, (hints.get(entry.topic) ?? new Set()).add(entry));
          const found = shown[entry.kind].get(entry.topic) ?? new Set<string>();
          for (const place of places) found.add(words[place] ?? "");
          shown[entry.kind].set(entry.topic, found);
        }
    const topics = new Set(PHRASE_KINDS.flatMap((kind) => [...shown[kind].keys()]));
    return [...topics].map((topic) => {
      const [core, weak] = [shown.core.get(topic), shown.weak.get(topic) ?? new Set<string>()];
      const own = new Set([...special].filter((entry) => entry.topic === topic));
      const sure = new Set([...(core ?? []), ...(shown.special.get(topic) ?? [])]);
      const isTelling = sure.size > 0 || [...weak].some((word) => this.#topicsOf(word, language) <= FEW_TOPICS);
      return {
        topic,
        words: sure.size > 0 ? sure : weak,
        isSure: sure.size > 0 || (isTelling && Math.min(weak.size, hints.get(topic)?.size ?? 0) >= FEWEST_WEAK),
        isTelling,
        special: own,
        isSpecial: own.size > 0 && !core,
      };
    });
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

function formsOf(bare: string, mark: Mark): string[] {
  if (mark === INFLECTED) return [bare];
  const forms = ENDINGS[mark].map((ending) => bare + ending);
  return mark === "en" && bare.endsWith("y") ? [...forms, `${bare.slice(0, -1)}ies`] : forms;
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
