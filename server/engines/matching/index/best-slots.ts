export type ScoredSlot = { slot: number; total: number };

/** Keeps the best `limit` of what is offered; `isBefore` orders equal totals. The root of the heap is the worst. */
export class BestSlots {
  readonly #limit: number;
  readonly #isBefore: (one: number, other: number) => boolean;
  readonly #slots: Uint32Array;
  readonly #totals: Float64Array;
  #count = 0;

  constructor(limit: number, isBefore: (one: number, other: number) => boolean) {
    this.#limit = limit;
    this.#isBefore = isBefore;
    this.#slots = new Uint32Array(limit);
    this.#totals = new Float64Array(limit);
  }

  /** What a total has to reach; nothing below can get in. */
  get least(): number {
    return this.#count < this.#limit ? Number.NEGATIVE_INFINITY : this.#totals[0]!;
  }

  offer(slot: number, total: number): void {
    if (this.#count < this.#limit) this.#rise(slot, total);
    else if (!this.#isWorse(slot, total, 0)) this.#sink(slot, total);
  }

  sorted(): ScoredSlot[] {
    const kept = Array.from({ length: this.#count }, (_, at) => ({ slot: this.#slots[at]!, total: this.#totals[at]! }));
    return kept.sort((a, b) => b.total - a.total || (this.#isBefore(a.slot, b.slot) ? -1 : 1));
  }

  #rise(slot: number, total: number): void {
    let at = this.#count;
    this.#count += 1;
    for (let above = (at - 1) >> 1; at > 0 && this.#isWorse(slot, total, above); above = (at - 1) >> 1) {
      this.#put(at, this.#slots[above]!, this.#totals[above]!);
      at = above;
    }
    this.#put(at, slot, total);
  }

  #sink(slot: number, total: number): void {
    let at = 0;
    for (let below = 1; below < this.#count; below = at * 2 + 1) {
      const right = below + 1;
      if (right < this.#count && this.#isWorse(this.#slots[right]!, this.#totals[right]!, below)) below = right;
      if (this.#isWorse(slot, total, below)) break;
      this.#put(at, this.#slots[below]!, this.#totals[below]!);
      at = below;
    }
    this.#put(at, slot, total);
  }

  #put(at: number, slot: number, total: number): void {
    this.#slots[at] = slot;
    this.#totals[at] = total;
  }

  #isWorse(slot: number, total: number, than: number): boolean {
    const other = this.#totals[than]!;
    return total < other || (total === other && this.#isBefore(this.#slots[than]!, slot));
  }
}
