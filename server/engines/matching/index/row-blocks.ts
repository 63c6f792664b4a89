import { OCCUPATION_FAMILIES } from "../../analysis/lexicon/occupation-families.ts";
import { SHARE_UNITS } from "../prepare-listing.ts";
import { growing } from "./growing-array.ts";
import { AT } from "./listing-row.ts";

/** The shares of a listing add up to 1, and a little more for their rounding. */
const ROUNDED_SUM = 1 + OCCUPATION_FAMILIES.length / SHARE_UNITS;

/** Slots in blocks of 2 ** bits, with the largest share that a row of the block has of each family of work. */
export class RowBlocks {
  readonly bits: number;
  readonly #starts = growing(new Uint32Array(0));
  readonly #families = growing<Uint8Array>(new Uint8Array(0));
  readonly #shares = growing(new Uint16Array(0));

  constructor(bits: number) {
    this.bits = bits;
  }

  get count(): number {
    return this.#starts.used;
  }

  get byteLength(): number {
    return this.#starts.byteLength + this.#families.byteLength + this.#shares.byteLength;
  }

  /** To be called with one slot after the other. */
  add(slot: number, row: Uint8Array): void {
    while (slot >> this.bits >= this.count) this.#starts.push(this.#families.used);
    const start = this.#starts.items[this.count - 1]!;
    for (let at = AT.lists; at < AT.lists + 3 * row[AT.families]!; at += 3) {
      const share = row[at + 1]! | (row[at + 2]! << 8);
      let place = start;
      while (place < this.#families.used && this.#families.items[place] !== row[at]) place += 1;
      if (place === this.#families.used) {
        this.#families.push(row[at]!);
        this.#shares.push(share);
      } else if (share > this.#shares.items[place]!) this.#shares.items[place] = share;
    }
  }

  /** The nearest that a listing of the block can be to work that is wanted by so much of each family. */
  nearestOf(block: number, affinity: Float64Array): number {
    const [starts, families, shares] = [this.#starts.items, this.#families.items, this.#shares.items];
    const end = block + 1 < this.count ? starts[block + 1]! : this.#families.used;
    let near = 0;
    let most = 0;
    for (let at = starts[block]!; at < end; at++) {
      const mine = affinity[families[at]!]!;
      near += shares[at]! * mine;
      if (mine > most) most = mine;
    }
    return Math.min(near / SHARE_UNITS, most * ROUNDED_SUM);
  }
}
