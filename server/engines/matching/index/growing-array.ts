type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

const FIRST_LENGTH = 64;
const GROWTH = 1.5;

export class GrowingArray<Items extends Numbers> {
  items: Items;
  used: number;

  constructor(items: Items) {
    this.items = items;
    this.used = items.length;
  }

  get byteLength(): number {
    return this.used * this.items.BYTES_PER_ELEMENT;
  }

  push(value: number): void {
    this.#makeRoom(this.used + 1);
    this.items[this.used] = value;
    this.used += 1;
  }

  pushAll(values: Items): void {
    this.#makeRoom(this.used + values.length);
    this.items.set(values, this.used);
    this.used += values.length;
  }

  pushZeros(count: number): void {
    this.#makeRoom(this.used + count);
    this.used += count;
  }

  trimmed(): Items {
    // A slice of an array is of its kind.
    return this.items.slice(0, this.used) as Items;
  }

  #makeRoom(length: number): void {
    if (length <= this.items.length) return;
    const next = Math.max(length, FIRST_LENGTH, Math.ceil(this.items.length * GROWTH));
    // Its own constructor makes an array of its kind.
    const larger = new (this.items.constructor as new (length: number) => Items)(next);
    larger.set(this.items.subarray(0, this.used));
    this.items = larger;
  }
}

export function growing<Items extends Numbers>(items: Items): GrowingArray<Items> {
  return new GrowingArray(items);
}
