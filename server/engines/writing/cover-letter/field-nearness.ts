import { familyKinship } from "../../analysis/lexicon/occupation-families.ts";
import { familiesOfTitle } from "../../analysis/title-families.ts";
import type { WritingFacts } from "../writing-facts.ts";

/** How near a title is to the posting's field: 1 for the same, less for kindred ones, 0 for a strange one. */
export function fieldNearness(title: string, { listing }: Pick<WritingFacts, "listing">): number {
  const own = familiesOfTitle(title);
  const near = listing.titleFamilies.map(({ family, share }) => {
    const nearest = own.map((one) => one.share * (one.family === family ? 1 : familyKinship(one.family, family)));
    return share * Math.max(0, ...nearest);
  });
  return near.reduce((sum, each) => sum + each, 0);
}
