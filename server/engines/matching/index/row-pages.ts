const PAGE_BITS = 20;
const PAGE_BYTES = 1 << PAGE_BITS;

/** Rows of bytes one after another in pages of 1 MB; none crosses the end of a page. */
export class RowPages {
  readonly pages: Uint8Array[] = [];
  #used = PAGE_BYTES;

  get byteLength(): number {
    return Math.max(0, this.pages.length - 1) * PAGE_BYTES + (this.pages.length > 0 ? this.#used : 0);
  }

  /** Answers where the row begins. Throws RangeError above 1 MB. */
  add(row: Uint8Array): number {
    if (this.#used + row.length > PAGE_BYTES) {
      this.pages.push(new Uint8Array(PAGE_BYTES));
      this.#used = 0;
    }
    this.pages.at(-1)!.set(row, this.#used);
    const address = (this.pages.length - 1) * PAGE_BYTES + this.#used;
    this.#used += row.length;
    return address;
  }

  pageOf(address: number): Uint8Array {
    return this.pages[address >>> PAGE_BITS]!;
  }

  placeOf(address: number): number {
    return address & (PAGE_BYTES - 1);
  }
}
