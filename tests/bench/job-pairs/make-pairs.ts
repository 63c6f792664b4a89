import { seededChance } from "../invented-postings.ts";
import type { PostingPair } from "../posting-pairs.ts";
import type { PairWay } from "./pair-ways.ts";

/** Pairs of each way, the same in every run of a seed. */
export function makeWorded(ways: PairWay[], each: number, seed: number): PostingPair[] {
  const chance = seededChance(seed);
  return ways.flatMap(({ way, isSame, make }, wayAt) =>
    Array.from({ length: each }, (_, at) => {
      const [one, other] = make(chance, `${seed}-${wayAt}-${at}`);
      return { way, isSame, one, other };
    }),
  );
}
