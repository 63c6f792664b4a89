import { OCCUPATION_FAMILIES } from "../../analysis/lexicon/occupation-families.ts";
import type { ListingFacts } from "../listing-facts.ts";
import { prepareListing } from "../prepare-listing.ts";
import type { ResumeFacts } from "../resume-facts.ts";
import type { SkillWeights } from "../skill-weights.ts";
import { BestSlots } from "./best-slots.ts";
import { growing } from "./growing-array.ts";
import { AT, type FamilyShares, IS_SAMPLE, rowLength, type RowWords, sharesOf, writeRow } from "./listing-row.ts";
import { type QueryOptions, type ResumeQuery, toQuery } from "./resume-query.ts";
import { RowPages } from "./row-pages.ts";
import { mostOfFamilies, type OpenedResume, RowScorer, totalOfRow } from "./row-scorer.ts";
import { SlotLists } from "./slot-lists.ts";
import { TextTable } from "./text-table.ts";

const NO_SLOT = 0;
const GONE = 0;
/** Rows of listings that changed or went stay behind; an index with more of them than live ones is packed anew. */
const DEAD_ALLOWED = 1_000;

export type ListingHead = { id: string; updatedAt: number; isSample: boolean };
export type Ranking = { limit: number; minimumScore: number; withSamples: boolean };
export type RankedId = { id: string; total: number };

type Offering = Omit<Ranking, "limit"> & {
  opened: OpenedResume;
  best: BestSlots;
  atLeast: number;
  /** By group; null = all can. */
  canReach: Uint8Array | null;
};

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
  /** By group: its families, each with the largest share that a listing of the group has of it. */
  readonly #families: FamilyShares[] = [];
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
    const others = [this.#groupOf, this.#seen, this.#scorer, this.#ids, ...tables];
    return [...parts, ...others].reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  /** When a listing was changed last that the index holds; null = it holds none of this id. */
  changedAt(id: string): number | null {
    const number = this.#ids.find(id);
    return number < 0 || this.#slots.items[number] === NO_SLOT ? null : this.#changed.items[number]!;
  }

  /** Adds a listing, or takes its new facts. */
  add(facts: ListingFacts, { isSample, updatedAt }: Omit<ListingHead, "id">): void {
    const row = writeRow(facts, prepareListing(facts, this.weights), { words: this.words, isSample });
    this.addRow(row, { id: facts.id, updatedAt });
  }

  /** The same with a row that is written already. */
  addRow(row: Uint8Array, { id, updatedAt }: Omit<ListingHead, "isSample">): void {
    this.remove(id);
    const number = this.#ids.add(id);
    if (number >= this.#slots.used) {
      this.#slots.push(NO_SLOT);
      this.#changed.push(0);
    }
    const group = this.#groupFor(sharesOf(row));
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
    const opened = this.#scorer.open(query);
    try {
      this.#offerAll({ opened, best, minimumScore, withSamples, atLeast: minimumScore - 0.5, canReach: null });
    } finally {
      this.#scorer.close(opened);
    }
    return best.sorted().map(({ slot, total }) => ({ id: this.#idOfSlot(slot), total }));
  }

  /** The totals of these listings that reach a score; those the index does not hold are left out. */
  totals(query: ResumeQuery, ids: Iterable<string>, { minimumScore }: Pick<Ranking, "minimumScore">): RankedId[] {
    const found: RankedId[] = [];
    const opened = this.#scorer.open(query);
    try {
      for (const id of ids) {
        const number = this.#ids.find(id);
        const slot = number < 0 ? NO_SLOT : this.#slots.items[number]!;
        if (slot === NO_SLOT) continue;
        const { page, from } = this.#rowAt(slot);
        const total = totalOfRow(opened, page, from, minimumScore - 0.5);
        if (total >= 0 && Math.round(total) >= minimumScore) found.push({ id, total });
      }
    } finally {
      this.#scorer.close(opened);
    }
    return found;
  }

  #offerAll(offering: Offering): void {
    this.#markSeen();
    const { opened, best, atLeast } = offering;
    const least = () => Math.max(atLeast, best.least);
    const groups = this.#families
      .map((families, group) => ({ group, most: mostOfFamilies(opened, families, 0) }))
      .sort((a, b) => b.most - a.most);
    const left = groups.findIndex(({ group, most }) => {
      if (most < least()) return true;
      this.#byGroup.forEachStretch(group, (pool, from, to) => this.#offerStretch(offering, pool, { from, to }));
      return false;
    });
    if (left < 0) return;
    // In the groups left, only a word that the titles share can lift a listing up to the best.
    const canReach = Uint8Array.from(this.#families, (families) => +(mostOfFamilies(opened, families, 1) >= least()));
    for (const term of new Set(opened.query.titles.flatMap((title) => title.terms))) {
      this.#byTerm.forEachStretch(term, (pool, from, to) =>
        this.#offerStretch({ ...offering, canReach }, pool, { from, to }),
      );
    }
  }

  #offerStretch(
    { opened, best, minimumScore, withSamples, atLeast, canReach }: Offering,
    slots: Uint32Array,
    { from, to }: { from: number; to: number },
  ): void {
    const [seen, seenBy, rowOf, groupOf] = [this.#seen, this.#seenBy, this.#rowOf.items, this.#groupOf.items];
    for (let at = from; at < to; at++) {
      const slot = slots[at]!;
      const address = rowOf[slot]! - 1;
      if (seen[slot] === seenBy || address < GONE || (canReach && canReach[groupOf[slot]!] === 0)) continue;
      seen[slot] = seenBy;
      const page = this.#rows.pageOf(address);
      const row = this.#rows.placeOf(address);
      if (!withSamples && page[row + AT.flags]! & IS_SAMPLE) continue;
      const total = totalOfRow(opened, page, row, Math.max(atLeast, best.least));
      if (total >= 0 && Math.round(total) >= minimumScore) best.offer(slot, total);
    }
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

  #groupFor({ numbers, shares }: FamilyShares): number {
    const byShare = numbers.toSorted((a, b) => shares[numbers.indexOf(b)]! - shares[numbers.indexOf(a)]!);
    const key = ((byShare[0] ?? -1) + 1) * (OCCUPATION_FAMILIES.length + 1) + (byShare[1] ?? -1) + 1;
    const group = this.#groups.get(key) ?? this.#families.push({ numbers: [], shares: [] }) - 1;
    this.#groups.set(key, group);
    const known = this.#families[group]!;
    for (const [index, number] of numbers.entries()) {
      const at = known.numbers.indexOf(number);
      if (at >= 0) known.shares[at] = Math.max(known.shares[at]!, shares[index]!);
      else {
        known.numbers.push(number);
        known.shares.push(shares[index]!);
      }
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
