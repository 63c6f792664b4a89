import { growing } from "./growing-array.ts";

const NONE = 0;
const FIRST_SIZE = 2;
const LARGEST = 5; // chunks double up to this one and stay as large
const DOUBLING = (FIRST_SIZE << LARGEST) - FIRST_SIZE;
const LARGEST_SIZE = FIRST_SIZE << LARGEST;

function chunkOf(position: number): number {
  return position < DOUBLING
    ? 31 - Math.clz32((position + FIRST_SIZE) / FIRST_SIZE)
    : LARGEST + Math.floor((position - DOUBLING) / LARGEST_SIZE);
}

function firstOf(chunk: number): number {
  return chunk <= LARGEST ? (FIRST_SIZE << chunk) - FIRST_SIZE : DOUBLING + (chunk - LARGEST) * LARGEST_SIZE;
}

/** Many lists of numbers that only grow, in chunks of one typed array: a link to the chunk before, then its items. */
export class SlotLists {
  readonly #pool = growing(new Uint32Array([NONE]));
  readonly #heads = growing(new Uint32Array(0));
  readonly #counts = growing(new Uint32Array(0));

  get byteLength(): number {
    return this.#pool.byteLength + this.#heads.byteLength + this.#counts.byteLength;
  }

  add(list: number, slot: number): void {
    if (list >= this.#heads.used) {
      this.#counts.pushZeros(list + 1 - this.#heads.used);
      this.#heads.pushZeros(list + 1 - this.#heads.used);
    }
    const count = this.#counts.items[list]!;
    const chunk = chunkOf(count);
    if (count === firstOf(chunk)) {
      const before = this.#heads.items[list]!;
      this.#heads.items[list] = this.#pool.used;
      this.#pool.push(before);
      this.#pool.pushZeros(firstOf(chunk + 1) - count);
    }
    this.#pool.items[this.#heads.items[list]! + 1 + count - firstOf(chunk)] = slot;
    this.#counts.items[list] = count + 1;
  }

  /** Calls with stretches of the pool that hold the items of a list. */
  forEachStretch(list: number, visit: (pool: Uint32Array, from: number, to: number) => void): void {
    if (list >= this.#heads.used) return;
    let to = this.#counts.items[list]!;
    if (to === 0) return;
    let head = this.#heads.items[list]!;
    for (let chunk = chunkOf(to - 1); chunk >= 0; chunk--) {
      const first = firstOf(chunk);
      visit(this.#pool.items, head + 1, head + 1 + to - first);
      head = this.#pool.items[head]!;
      to = first;
    }
  }
}
