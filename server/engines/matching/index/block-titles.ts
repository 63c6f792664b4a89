import { growing } from "./growing-array.ts";

/** The titles in blocks of 2 ** bits slots; one that follows itself stands once. */
export class BlockTitles {
  readonly #bits: number;
  readonly #starts = growing(new Uint32Array(0));
  readonly #titles = growing(new Uint32Array(0));

  constructor(bits: number) {
    this.#bits = bits;
  }

  get byteLength(): number {
    return this.#starts.byteLength + this.#titles.byteLength;
  }

  /** To be called with one slot after the other. */
  add(slot: number, title: number): void {
    while (slot >> this.#bits >= this.#starts.used) this.#starts.push(this.#titles.used);
    const isFirst = this.#starts.items[this.#starts.used - 1] === this.#titles.used;
    if (isFirst || this.#titles.items[this.#titles.used - 1] !== title) this.#titles.push(title);
  }

  mostOf(worths: Float64Array): Float64Array {
    const [starts, titles] = [this.#starts.items, this.#titles.items];
    const most = new Float64Array(this.#starts.used);
    for (let block = 0, at = 0; block < most.length; block++) {
      const end = block + 1 < most.length ? starts[block + 1]! : this.#titles.used;
      let worth = 0;
      for (; at < end; at++) {
        const one = worths[titles[at]!]!;
        if (one > worth) worth = one;
      }
      most[block] = worth;
    }
    return most;
  }
}
