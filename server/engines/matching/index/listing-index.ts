import { OCCUPATION_FAMILIES } from "../../analysis/lexicon/occupation-families.ts";
import type { ListingFacts } from "../listing-facts.ts";
import { prepareListing, SHARE_UNITS } from "../prepare-listing.ts";
import type { ResumeFacts } from "../resume-facts.ts";
import type { SkillWeights } from "../skill-weights.ts";
import { BestSlots } from "./best-slots.ts";
import { growing } from "./growing-array.ts";
import { AT, FAMILY_INDEX, IS_SAMPLE, rowLength, type RowWords, sharesOf, writeRow } from "./listing-row.ts";
import { type QueryOptions, type ResumeQuery, toQuery } from "./resume-query.ts";
import { RowPages } from "./row-pages.ts";
import { RowScorer } from "./row-scorer.ts";
import { SlotLists } from "./slot-lists.ts";
import { TextTable } from "./text-table.ts";

const FAMILIES = OCCUPATION_FAMILIES.length;
const NO_SLOT = 0;
const GONE = 0;
/** Rows of listings that changed or went stay behind; an index with more of them than live ones is packed anew. */
const DEAD_ALLOWED = 1_000;

export type ListingHead = { id: string; updatedAt: number; isSample: boolean };
export type Ranking = { limit: number; minimumScore: number; withSamples: boolean };
export type RankedId = { id: string; total: number };

/**
 * All listings as rows of bytes, with one resume against them: bounds over groups of the same two leading families
 * first, then full totals where these can reach the best. Totals equal `scoreTotal`.
 */
export class ListingIndex {
  readonly weights: SkillWeights;
  readonly words: RowWords;
  readonly #ids = new TextTable();
  readonly #scorer: RowScorer;
  readonly #rows = new RowPages();
  readonly #byTerm = new SlotLists();
  readonly #byGroup = new SlotLists();
  /** Slots begin at 1. By id: its slot, 0 = not offered; and when it was changed last. */
  readonly #slots = growing(new Uint32Array(0));
  readonly #changed = growing(new Float64Array(0));
  /** By slot: its id, the address of its row plus one (0 = gone), and its group. */
  readonly #idOf = growing(new Uint32Array([0]));
  readonly #rowOf = growing(new Uint32Array([GONE]));
  readonly #groupOf = growing(new Uint16Array([0]));
  readonly #groups = new Map<number, number>();
  /** By group and family: the largest share of a listing in it. */
  readonly #largest = growing(new Uint16Array(0));
  #size = 0;
  #samples = 0;
  #seen = new Uint32Array(0);
  #seenBy = 0;

  constructor(weights: SkillWeights, words: RowWords = emptyWords()) {
    this.weights = weights;
    this.words = words;
    this.#scorer = new RowScorer(words, weights);
  }

  get size(): number {
    return this.#size;
  }

  get hasRealPostings(): boolean {
    return this.#size > this.#samples;
  }

  get isWasteful(): boolean {
    return this.#idOf.used > 2 * this.#size + DEAD_ALLOWED;
  }

  get byteLength(): number {
    const tables = Object.values(this.words);
    const parts = [this.#rows, this.#byTerm, this.#byGroup, this.#slots, this.#changed, this.#idOf, this.#rowOf];
    const others = [this.#groupOf, this.#largest, this.#seen, this.#scorer, this.#ids, ...tables];
    return [...parts, ...others].reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  /** When a listing was changed last that the index holds; null = it holds none of this id. */
  changedAt(id: string): number | null {
    const number = this.#ids.find(id);
    return number < 0 || this.#slots.items[number] === NO_SLOT ? null : this.#changed.items[number]!;
  }

  /** Adds a listing, or takes its new facts. */
  add(facts: ListingFacts, { isSample, updatedAt }: Omit<ListingHead, "id">): void {
    const prepared = prepareListing(facts, this.weights);
    const shares = prepared.families.map(({ family, share }) => ({ family: FAMILY_INDEX.get(family) ?? 0, share }));
    this.addRow(writeRow(facts, prepared, { words: this.words, isSample }), { id: facts.id, updatedAt }, shares);
  }

  /** The same with a row that is written already. */
  addRow(row: Uint8Array, { id, updatedAt }: Omit<ListingHead, "isSample">, shares = sharesOf(row)): void {
    this.remove(id);
    const number = this.#ids.add(id);
    if (number >= this.#slots.used) {
      this.#slots.push(NO_SLOT);
      this.#changed.push(0);
    }
    const group = this.#groupFor(shares);
    const slot = this.#idOf.used;
    this.#idOf.push(number);
    this.#rowOf.push(this.#rows.add(row) + 1);
    this.#groupOf.push(group);
    this.#slots.items[number] = slot;
    this.#changed.items[number] = updatedAt;
    this.#byGroup.add(group, slot);
    const termsAt = AT.lists + 3 * row[AT.families]!;
    for (let at = termsAt; at < termsAt + 3 * row[AT.terms]!; at += 3)
      this.#byTerm.add(row[at]! | (row[at + 1]! << 8) | (row[at + 2]! << 16), slot);
    this.#size += 1;
    if (row[AT.flags]! & IS_SAMPLE) this.#samples += 1;
  }

  remove(id: string): void {
    const number = this.#ids.find(id);
    const slot = number < 0 ? NO_SLOT : this.#slots.items[number]!;
    if (slot === NO_SLOT) return;
    const { page, from } = this.#rowAt(slot);
    if (page[from + AT.flags]! & IS_SAMPLE) this.#samples -= 1;
    this.#rowOf.items[slot] = GONE;
    this.#slots.items[number] = NO_SLOT;
    this.#size -= 1;
  }

  /** Every listing with its row, grouped, as another index takes it. */
  *entries(): Generator<{ head: Omit<ListingHead, "isSample">; row: Uint8Array }> {
    const slots = Array.from({ length: this.#idOf.used }, (_, slot) => slot).filter((slot) => this.#isLive(slot));
    slots.sort((a, b) => this.#groupOf.items[a]! - this.#groupOf.items[b]! || a - b);
    for (const slot of slots) {
      const { page, from } = this.#rowAt(slot);
      const number = this.#idOf.items[slot]!;
      const head = { id: this.#ids.textOf(number), updatedAt: this.#changed.items[number]! };
      yield { head, row: page.subarray(from, from + rowLength(page, from)) };
    }
  }

  /** A resume as `rank` takes it. */
  queryOf(resume: ResumeFacts, options: QueryOptions = {}): ResumeQuery {
    return toQuery(resume, this.weights, { words: this.words, ...options });
  }

  /** The best listings, the highest total first and equal ones by id. */
  rank(query: ResumeQuery, { limit, minimumScore, withSamples }: Ranking): RankedId[] {
    if (limit <= 0) return [];
    const best = new BestSlots(limit, (one, other) => this.#idOfSlot(one) < this.#idOfSlot(other));
    this.#scorer.begin(query);
    try {
      this.#offerAll(query, best, { minimumScore, withSamples });
    } finally {
      this.#scorer.end();
    }
    return best.sorted().map(({ slot, total }) => ({ id: this.#idOfSlot(slot), total }));
  }

  /** The totals of these listings that reach a score; those the index does not hold are left out. */
  totals(query: ResumeQuery, ids: Iterable<string>, { minimumScore }: Pick<Ranking, "minimumScore">): RankedId[] {
    const found: RankedId[] = [];
    this.#scorer.begin(query);
    try {
      for (const id of ids) {
        const number = this.#ids.find(id);
        const slot = number < 0 ? NO_SLOT : this.#slots.items[number]!;
        if (slot === NO_SLOT) continue;
        const { page, from } = this.#rowAt(slot);
        const total = this.#scorer.total(page, from, minimumScore - 0.5);
        if (total >= 0 && Math.round(total) >= minimumScore) found.push({ id, total });
      }
    } finally {
      this.#scorer.end();
    }
    return found;
  }

  #offerAll(query: ResumeQuery, best: BestSlots, asked: Omit<Ranking, "limit">): void {
    this.#markSeen();
    const scorer = this.#scorer;
    const atLeast = asked.minimumScore - 0.5;
    const unwanted = asked.withSamples ? 0 : IS_SAMPLE;
    const offer = (slot: number) => {
      if (this.#seen[slot] === this.#seenBy || !this.#isLive(slot)) return;
      this.#seen[slot] = this.#seenBy;
      const { page, from } = this.#rowAt(slot);
      if (page[from + AT.flags]! & unwanted) return;
      const total = scorer.total(page, from, Math.max(atLeast, best.least));
      if (total >= 0 && Math.round(total) >= asked.minimumScore) best.offer(slot, total);
    };
    const offerStretch = (pool: Uint32Array, from: number, to: number) => {
      for (let at = from; at < to; at++) offer(pool[at]!);
    };
    const groups = Array.from({ length: this.#groups.size }, (_, group) => ({
      group,
      most: scorer.mostOfFamilies(this.#largest.items, group * FAMILIES),
    })).sort((a, b) => b.most - a.most);
    const reaches = ({ most }: { most: number }) => most >= Math.max(atLeast, best.least);
    let at = 0;
    for (; at < groups.length && reaches(groups[at]!); at++)
      this.#byGroup.forEachStretch(groups[at]!.group, offerStretch);
    // In the groups left, only a word that the titles share can lift a listing up to the best.
    if (at === groups.length) return;
    const terms = new Set(query.titles.flatMap((title) => title.terms));
    for (const term of terms) this.#byTerm.forEachStretch(term, offerStretch);
  }

  #markSeen(): void {
    if (this.#seen.length < this.#idOf.used) this.#seen = new Uint32Array(Math.ceil(this.#idOf.used * 1.5));
    this.#seenBy = (this.#seenBy + 1) >>> 0;
    if (this.#seenBy === 0) this.#seenBy = this.#seen.fill(0).length && 1;
  }

  #isLive(slot: number): boolean {
    return this.#rowOf.items[slot] !== GONE;
  }

  #rowAt(slot: number): { page: Uint8Array; from: number } {
    const address = this.#rowOf.items[slot]! - 1;
    return { page: this.#rows.pageOf(address), from: this.#rows.placeOf(address) };
  }

  #idOfSlot(slot: number): string {
    return this.#ids.textOf(this.#idOf.items[slot]!);
  }

  #groupFor(shares: { family: number; share: number }[]): number {
    const [first = -1, second = -1] = shares.toSorted((a, b) => b.share - a.share).map(({ family }) => family);
    const key = (first + 1) * (FAMILIES + 1) + second + 1;
    let group = this.#groups.get(key);
    if (group === undefined) {
      group = this.#groups.size;
      this.#groups.set(key, group);
      this.#largest.pushZeros(FAMILIES);
    }
    for (const { family, share } of shares) {
      const at = group * FAMILIES + family;
      this.#largest.items[at] = Math.max(this.#largest.items[at]!, Math.round(share * SHARE_UNITS));
    }
    return group;
  }
}

function emptyWords(): RowWords {
  return {
    terms: new TextTable(),
    told: new TextTable(),
    skills: new TextTable(),
    degrees: new TextTable(),
    places: new TextTable(),
  };
}
