import type { ListingFacts } from "../listing-facts.ts";
import { prepareText } from "../prepare-listing.ts";
import type { ResumeFacts } from "../resume-facts.ts";
import type { SkillWeights } from "../skill-weights.ts";
import { roleOf } from "../score-parts/role.ts";
import { BestSlots } from "./best-slots.ts";
import { BlockTitles } from "./block-titles.ts";
import { growing } from "./growing-array.ts";
import { AT, IS_SAMPLE, orderOf, putTitle, rowLength, type RowWords, titleOf, writeRow } from "./listing-row.ts";
import { type QueryOptions, type ResumeQuery, toQuery } from "./resume-query.ts";
import { RowBlocks } from "./row-blocks.ts";
import { RowPages } from "./row-pages.ts";
import { isOutOfReach, type OpenedResume, RowScorer, totalOfRow } from "./row-scorer.ts";
import { TextTable } from "./text-table.ts";

const NO_SLOT = 0;
const GONE = 0;
/** Rows of listings that changed or went stay behind, and new ones stand at the end: both cost time, in larger numbers. */
const LEFT_ALLOWED = 1_000;
const UNORDERED_SHARE = 1 / 8;
const BLOCK_BITS = 4; // slots are bounded in blocks, first in large ones
const LARGE_BITS = 6;
const STEPS = 256; // large blocks are visited by what their best role can be worth, to the nearest step

export type ListingHead = { id: string; updatedAt: number; isSample: boolean };
export type Ranking = { limit: number; minimumScore: number; withSamples: boolean };
export type RankedId = { id: string; total: number };

type Offering = Omit<Ranking, "limit"> & {
  opened: OpenedResume;
  best: BestSlots;
  atLeast: number;
};

/** Listings as rows of bytes. Blocks of like rows are bounded, and what can be among the best gets its `scoreTotal`. */
export class ListingIndex {
  readonly weights: SkillWeights;
  readonly words: RowWords;
  readonly #ids = new TextTable();
  readonly #scorer: RowScorer;
  readonly #rows = new RowPages();
  readonly #blocks = new RowBlocks(BLOCK_BITS);
  readonly #largeBlocks = new RowBlocks(LARGE_BITS);
  readonly #titles = new BlockTitles(BLOCK_BITS);
  /** Slots begin at 1. By id: its slot, 0 = not offered; and when it was changed last. */
  readonly #slots = growing(new Uint32Array(0));
  readonly #changed = growing(new Float64Array(0));
  /** By slot: its id, and the address of its row plus one (0 = gone). */
  readonly #idOf = growing(new Uint32Array([0]));
  readonly #rowOf = growing(new Uint32Array([GONE]));
  #size = 0;
  #samples = 0;
  #lastOrder = 0;
  #unordered = 0;

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
    const dead = this.#idOf.used - this.#size;
    return dead > this.#size + LEFT_ALLOWED || this.#unordered > this.#size * UNORDERED_SHARE + LEFT_ALLOWED;
  }

  get byteLength(): number {
    const tables = Object.values(this.words);
    const parts = [
      this.#rows,
      this.#blocks,
      this.#largeBlocks,
      this.#slots,
      this.#changed,
      this.#idOf,
      this.#rowOf,
      this.#titles,
    ];
    const others = [this.#scorer, this.#ids, ...tables];
    return [...parts, ...others].reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  /** When the listings it holds were changed last, in ms; 0 = it holds none. */
  get newestAt(): number {
    let newest = 0;
    for (let slot = 1; slot < this.#idOf.used; slot++) {
      if (this.#isLive(slot)) newest = Math.max(newest, this.#changed.items[this.#idOf.items[slot]!]!);
    }
    return newest;
  }

  changedAt(id: string): number | null {
    const number = this.#ids.find(id);
    return number < 0 || this.#slots.items[number] === NO_SLOT ? null : this.#changed.items[number]!;
  }

  add(facts: ListingFacts, { isSample, updatedAt }: Omit<ListingHead, "id">): void {
    const row = writeRow(facts, prepareText(facts, this.weights), { words: this.words, isSample });
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
    const order = orderOf(row);
    if (order < this.#lastOrder) this.#unordered += 1;
    this.#lastOrder = order;
    const slot = this.#idOf.used;
    this.#idOf.push(number);
    this.#rowOf.push(this.#rows.add(row) + 1);
    this.#blocks.add(slot, row);
    this.#largeBlocks.add(slot, row);
    this.#titles.add(slot, titleOf(row, 0));
    this.#slots.items[number] = slot;
    this.#changed.items[number] = updatedAt;
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

  /** Every listing with its row, in the order in which another index is quick. */
  *entries(): Generator<{ head: Omit<ListingHead, "isSample">; row: Uint8Array }> {
    const slots = Array.from({ length: this.#idOf.used }, (_, slot) => slot).filter((slot) => this.#isLive(slot));
    const orders = new Float64Array(this.#idOf.used);
    for (const slot of slots) orders[slot] = orderOf(this.#rowOfSlot(slot));
    slots.sort((a, b) => orders[a]! - orders[b]! || a - b);
    for (const slot of slots) {
      const number = this.#idOf.items[slot]!;
      const head = { id: this.#ids.textOf(number), updatedAt: this.#changed.items[number]! };
      yield { head, row: this.#rowOfSlot(slot) };
    }
  }

  /** The real listings that were changed then (in ms) or later, the earliest first. */
  changedSince(time: number): Omit<ListingHead, "isSample">[] {
    const found: Omit<ListingHead, "isSample">[] = [];
    for (let slot = 1; slot < this.#idOf.used; slot++) {
      const updatedAt = this.#changed.items[this.#idOf.items[slot]!]!;
      if (updatedAt < time || !this.#isLive(slot)) continue;
      const { page, from } = this.#rowAt(slot);
      if (!(page[from + AT.flags]! & IS_SAMPLE)) found.push({ id: this.#idOfSlot(slot), updatedAt });
    }
    return found.sort((a, b) => a.updatedAt - b.updatedAt);
  }

  queryOf(resume: ResumeFacts, options: QueryOptions = {}): ResumeQuery {
    return toQuery(resume, this.weights, { words: this.words, ...options });
  }

  /** The best listings, the highest total first and equal ones by id. */
  rank(query: ResumeQuery, { limit, minimumScore, withSamples }: Ranking): RankedId[] {
    if (limit <= 0 || this.#size === 0) return [];
    const best = new BestSlots(
      Math.min(limit, this.#size),
      (one, other) => this.#idOfSlot(one) < this.#idOfSlot(other),
    );
    const opened = this.#scorer.open(query);
    try {
      this.#offerAll({ opened, best, minimumScore, withSamples, atLeast: minimumScore - 0.5 });
    } finally {
      this.#scorer.close(opened);
    }
    return best.sorted().map(({ slot, total }) => ({ id: this.#idOfSlot(slot), total }));
  }

  /** An index of these listings alone: some thousand against many resumes cost little. Who it lacks is left out. */
  picked(ids: Iterable<string>): ListingIndex {
    const words = { ...this.words, titles: new TextTable() };
    const rows: { row: Uint8Array; head: Omit<ListingHead, "isSample"> }[] = [];
    for (const id of new Set(ids)) {
      const number = this.#ids.find(id);
      const slot = number < 0 ? NO_SLOT : this.#slots.items[number]!;
      if (slot === NO_SLOT) continue;
      const row = this.#rowOfSlot(slot).slice();
      putTitle(row, words.titles.add(this.words.titles.textOf(titleOf(row, 0))));
      rows.push({ row, head: { id, updatedAt: this.#changed.items[number]! } });
    }
    rows.sort((a, b) => orderOf(a.row) - orderOf(b.row));
    const picked = new ListingIndex(this.weights, words);
    for (const { row, head } of rows) picked.addRow(row, head);
    return picked;
  }

  #offerAll(offering: Offering): void {
    const { opened, best, atLeast } = offering;
    const { affinity } = opened.query;
    const worths = this.#titles.mostOf(opened.titleWorths);
    const parts = 1 << (LARGE_BITS - BLOCK_BITS);
    const roles = new Float64Array(this.#largeBlocks.count);
    const nearest = new Float64Array(this.#largeBlocks.count);
    for (let large = 0; large < roles.length; large++) {
      nearest[large] = this.#largeBlocks.nearestOf(large, affinity);
      let most = 0;
      for (let block = large * parts; block < (large + 1) * parts; block++) {
        if (worths[block]! > most) most = worths[block]!;
      }
      roles[large] = roleOf(nearest[large]!, most);
    }
    for (const large of highestFirst(roles)) {
      if (isOutOfReach(opened, roles[large]!, Math.max(atLeast, best.least))) continue;
      const to = Math.min(this.#blocks.count, (large + 1) * parts);
      for (let block = large * parts; block < to; block++) {
        const least = Math.max(atLeast, best.least);
        if (isOutOfReach(opened, roleOf(nearest[large]!, worths[block]!), least)) continue;
        if (isOutOfReach(opened, roleOf(this.#blocks.nearestOf(block, affinity), worths[block]!), least)) continue;
        this.#offerBlock(offering, block);
      }
    }
  }

  #offerBlock({ opened, best, minimumScore, withSamples, atLeast }: Offering, block: number): void {
    const rowOf = this.#rowOf.items;
    const to = Math.min(this.#idOf.used, (block + 1) << BLOCK_BITS);
    for (let slot = block << BLOCK_BITS; slot < to; slot++) {
      const address = rowOf[slot]! - 1;
      if (address < GONE) continue;
      const page = this.#rows.pageOf(address);
      const row = this.#rows.placeOf(address);
      if (!withSamples && page[row + AT.flags]! & IS_SAMPLE) continue;
      const total = totalOfRow(opened, page, row, Math.max(atLeast, best.least));
      if (total >= 0 && Math.round(total) >= minimumScore) best.offer(slot, total);
    }
  }

  #isLive(slot: number): boolean {
    return this.#rowOf.items[slot] !== GONE;
  }

  #rowAt(slot: number): { page: Uint8Array; from: number } {
    const address = this.#rowOf.items[slot]! - 1;
    return { page: this.#rows.pageOf(address), from: this.#rows.placeOf(address) };
  }

  #rowOfSlot(slot: number): Uint8Array {
    const { page, from } = this.#rowAt(slot);
    return page.subarray(from, from + rowLength(page, from));
  }

  #idOfSlot(slot: number): string {
    return this.#ids.textOf(this.#idOf.items[slot]!);
  }
}

function highestFirst(worths: Float64Array): Uint32Array {
  const stepOf = (worth: number) => STEPS - Math.min(STEPS, Math.ceil(worth * STEPS));
  const ends = new Uint32Array(STEPS + 2);
  for (const worth of worths) ends[stepOf(worth) + 1]! += 1;
  for (let step = 1; step < ends.length; step++) ends[step]! += ends[step - 1]!;
  const sorted = new Uint32Array(worths.length);
  for (let block = 0; block < worths.length; block++) {
    const step = stepOf(worths[block]!);
    sorted[ends[step]!] = block;
    ends[step]! += 1;
  }
  return sorted;
}

function emptyWords(): RowWords {
  return {
    titles: new TextTable(),
    terms: new TextTable(),
    told: new TextTable(),
    skills: new TextTable(),
    degrees: new TextTable(),
    places: new TextTable(),
  };
}
