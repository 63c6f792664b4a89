import { pick, seededChance } from "../invented-postings.ts";
import type { PostingPair } from "../posting-pairs.ts";
import type { Advert, AdvertWay, Told } from "./advert.ts";
import type { Chance } from "./pair-ways.ts";
import { inventAdvert } from "./third-adverts.ts";

function toFound(externalId: string, told: Told): PostingPair["one"] {
  return {
    externalId,
    title: "",
    company: "",
    places: [],
    workplace: null,
    pay: null,
    employment: null,
    description: { kind: "text", content: "" },
    postedAt: new Date("2026-11-05T00:00:00Z"),
    closesAt: null,
    language: null,
    url: null,
    applyUrl: null,
    requisition: null,
    companyLogo: null,
    ...told,
  };
}

/** Pairs of each way, of invented adverts or of given ones, the same in every run of a seed. */
export function makeAdvertPairs(ways: AdvertWay[], each: number, seed: number, given?: Advert[]): PostingPair[] {
  const chance: Chance = seededChance(seed);
  const usable = given ? ways.filter(({ needsKinds }) => !needsKinds) : ways;
  return usable.flatMap(({ way, isSame, tell }, wayAt) =>
    Array.from({ length: each }, (_, at): PostingPair[] => {
      const told = tell(chance, given ? pick(chance, given) : inventAdvert(chance));
      if (!told) return [];
      const id = `${seed}-${wayAt}-${at}`;
      const [one, other] = told;
      return [{ way, isSame, one: toFound(`${id}-one`, one), other: toFound(`${id}-other`, other) }];
    }).flat(),
  );
}
