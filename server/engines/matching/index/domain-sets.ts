import type { TitleDomain } from "../../analysis/title-domains.ts";

/** The domains that titles name, each combination once; the first is of those that name none. */
export class DomainSets {
  readonly all: TitleDomain[][] = [[]];
  readonly #byTerm = new Map<number, TitleDomain>();
  readonly #numbers = new Map<string, number>([["", 0]]);

  learnTerm(term: number, domain: TitleDomain | null): void {
    if (domain) this.#byTerm.set(term, domain);
  }

  /** Of a title that is given by the numbers of its terms. */
  numberOf(terms: readonly number[]): number {
    const domains = terms.flatMap((term) => this.#byTerm.get(term) ?? []);
    const key = domains.map(({ number }) => number).join(" ");
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.all.length);
    return this.all.push(domains) - 1;
  }
}
