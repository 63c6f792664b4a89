export type ScoredSlot = { slot: number; total: number };

/** Keeps the best `limit` of what is offered; `isBefore` orders equal totals. The root of the heap is the worst. */
export class BestSlots {
  readonly #limit: number;
  readonly #isBefore: (one: number, other: number) => boolean;
  readonly #heap: ScoredSlot[] = [];

  constructor(limit: number, isBefore: (one: number, other: number) => boolean) {
    this.#limit = limit;
    this.#isBefore = isBefore;
  }

  /** What a total has to reach; nothing below can get in. */
  get least(): number {
    return this.#heap.length < this.#limit ? Number.NEGATIVE_INFINITY : this.#heap[0]!.total;
  }

  offer(slot: number, total: number): void {
    const heap = this.#heap;
    const offered = { slot, total };
    if (heap.length < this.#limit) {
      let at = heap.push(offered) - 1;
      while (at > 0 && this.#isWorse(heap[at]!, heap[(at - 1) >> 1]!)) {
        this.#swap(at, (at - 1) >> 1);
        at = (at - 1) >> 1;
      }
      return;
    }
    if (this.#isWorse(offered, heap[0]!)) return;
    heap[0] = offered;
    for (let at = 0; ; ) {
      let worst = at;
      for (const child of [at * 2 + 1, at * 2 + 2])
        if (child < heap.length && this.#isWorse(heap[child]!, heap[worst]!)) worst = child;
      if (worst === at) return;
      this.#swap(at, worst);
      at = worst;
    }
  }

  /** The best first. */
  sorted(): ScoredSlot[] {
    return this.#heap.toSorted((a, b) => (this.#isWorse(a, b) ? 1 : -1));
  }

  #isWorse(one: ScoredSlot, other: ScoredSlot): boolean {
    return one.total < other.total || (one.total === other.total && this.#isBefore(other.slot, one.slot));
  }

  #swap(one: number, other: number): void {
    const kept = this.#heap[one]!;
    this.#heap[one] = this.#heap[other]!;
    this.#heap[other] = kept;
  }
}
