import type { TitleDomain } from "../../analysis/title-domains.ts";
import { domainOfTerm } from "../../analysis/title-terms.ts";
import { titleWorth } from "../score-parts/role.ts";
import { titleTermWeight, type SkillWeights } from "../skill-weights.ts";
import { growing } from "./growing-array.ts";
import { DomainSets } from "./domain-sets.ts";
import type { RowWords } from "./listing-row.ts";
import { SlotLists } from "./slot-lists.ts";

type OwnTitle = { weight: number; length: number; terms: number[] };

/** The titles of all rows by number, and what each is worth to the resume that is open. */
export class TitleBook {
  readonly #words: RowWords;
  readonly #weights: SkillWeights;
  /** By title: where its terms end, and the length of their vector. */
  readonly #ends = growing(new Uint32Array(0));
  readonly #lengths = growing(new Float64Array(0));
  readonly #terms = growing(new Uint32Array(0));
  readonly #byTerm = new SlotLists();
  readonly #termSquares = growing(new Float64Array(0));
  /** By title: the number of what domains it names; many titles name the same. */
  readonly #domainSets = growing<Uint32Array>(new Uint32Array(0));
  readonly #sets = new DomainSets();
  #worths = new Float64Array(0);
  #shared: number[] = [];

  constructor(words: RowWords, weights: SkillWeights) {
    this.#words = words;
    this.#weights = weights;
  }

  get byteLength(): number {
    const parts = [
      this.#ends,
      this.#lengths,
      this.#terms,
      this.#byTerm,
      this.#termSquares,
      this.#worths,
      this.#domainSets,
    ];
    return parts.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  /** By title, from 0 to 1; to be followed by `close` before the next resume. */
  open(titles: OwnTitle[]): Float64Array {
    this.#learn();
    const holders = new Map<number, number[]>();
    titles.forEach(({ terms }, title) => {
      for (const term of terms) {
        const known = holders.get(term);
        if (known) known.push(title);
        else holders.set(term, [title]);
      }
    });
    const dots = new Float64Array(titles.length);
    for (const term of holders.keys()) {
      this.#byTerm.forEachStretch(term, (pool, from, to) => {
        for (let at = from; at < to; at++) {
          const title = pool[at]!;
          if (this.#worths[title] !== 0) continue;
          this.#worths[title] = titleWorth(this.#likenessOf(title, { titles, holders, dots }));
          this.#shared.push(title);
        }
      });
    }
    return this.#worths;
  }

  /** By title the number of its domains, and by that number the domains; good until the next `open`. */
  get domains(): { ofTitle: Uint32Array; sets: readonly TitleDomain[][] } {
    return { ofTitle: this.#domainSets.items, sets: this.#sets.all };
  }

  close(): void {
    for (const title of this.#shared) this.#worths[title] = 0;
    this.#shared = [];
  }

  #likenessOf(
    title: number,
    { titles, holders, dots }: { titles: OwnTitle[]; holders: Map<number, number[]>; dots: Float64Array },
  ): number {
    const terms = this.#terms.items;
    for (let at = title === 0 ? 0 : this.#ends.items[title - 1]!; at < this.#ends.items[title]!; at++) {
      const held = holders.get(terms[at]!);
      if (held) for (const mine of held) dots[mine]! += this.#termSquares.items[terms[at]!]!;
    }
    let likeness = 0;
    for (let mine = 0; mine < titles.length; mine++) {
      const dot = dots[mine]!;
      if (dot === 0) continue;
      const { weight, length } = titles[mine]!;
      likeness = Math.max(likeness, (weight * dot) / (length * this.#lengths.items[title]!));
      dots[mine] = 0;
    }
    return likeness;
  }

  #learn(): void {
    const { terms, titles } = this.#words;
    for (let term = this.#termSquares.used; term < terms.size; term++) {
      const text = terms.textOf(term);
      this.#termSquares.push(titleTermWeight(text, this.#weights) ** 2);
      this.#sets.learnTerm(term, domainOfTerm(text));
    }
    for (let title = this.#ends.used; title < titles.size; title++) {
      let squares = 0;
      // Written as such by writeRow.
      const own = JSON.parse(titles.textOf(title)) as number[];
      this.#domainSets.push(this.#sets.numberOf(own));
      for (const term of own) {
        squares += this.#termSquares.items[term]!;
        this.#terms.push(term);
        this.#byTerm.add(term, title);
      }
      this.#ends.push(this.#terms.used);
      this.#lengths.push(Math.sqrt(squares));
    }
    // With room for what comes next, so that not every query makes it anew.
    if (this.#worths.length < titles.size) this.#worths = new Float64Array(Math.ceil(titles.size * 1.5));
  }
}
