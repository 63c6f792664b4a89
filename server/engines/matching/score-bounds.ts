import { type PartWeights, SCORE_PARTS, type ScorePartKey, USUAL_WEIGHTS } from "../../domain/score-parts.ts";
import { OCCUPATION_FAMILIES } from "../analysis/lexicon/occupation-families.ts";
import type { Steps } from "../steps.ts";
import type { ListingFacts } from "./listing-facts.ts";
import { prepareListing } from "./prepare-listing.ts";
import { prepareResume } from "./prepare-resume.ts";
import type { ResumeFacts } from "./resume-facts.ts";
import { roleOf } from "./score-parts/role.ts";
import type { SkillWeights } from "./skill-weights.ts";

/** Typed arrays take about 60 bytes a listing. */
export type BoundTable = {
  /** Families of listing i: from starts[i] up to starts[i + 1]. */
  starts: Uint32Array;
  families: Uint8Array;
  shares: Float64Array;
  /** One bit for each part but the role that listing i states. */
  stated: Uint8Array;
  byTitleTerm: Map<string, number[]>;
};

const FAMILY_INDEX = new Map(OCCUPATION_FAMILIES.map(({ id }, index) => [id, index]));
const BOUND_MARGIN = 1e-5;
const OTHER_PARTS = SCORE_PARTS.flatMap(({ key }) => (key === "role" ? [] : [key]));

function statedParts(listing: ListingFacts): Record<Exclude<ScorePartKey, "role">, boolean> {
  return {
    "required-skills": listing.required.length > 0,
    "wanted-skills": listing.wanted.length > 0,
    "years-level": listing.years !== null || listing.level !== null,
    "education-licence": listing.degree !== null || listing.licences.length > 0,
    place: listing.workplace === "remote" || listing.places.length > 0 || listing.pay !== null,
  };
}

export function* makeBoundTable(listings: ListingFacts[], weights: SkillWeights): Steps<BoundTable> {
  const all = [];
  for (const listing of listings) {
    all.push(prepareListing(listing, weights).families);
    yield;
  }
  const entries = all.reduce((sum, families) => sum + families.length, 0);
  const table: BoundTable = {
    starts: new Uint32Array(listings.length + 1),
    families: new Uint8Array(entries),
    shares: new Float64Array(entries),
    stated: new Uint8Array(listings.length),
    byTitleTerm: new Map(),
  };
  let at = 0;
  for (const [index, listing] of listings.entries()) {
    for (const { family, share } of all[index]!) {
      table.families[at] = FAMILY_INDEX.get(family) ?? 0;
      table.shares[at] = share;
      at++;
    }
    table.starts[index + 1] = at;
    const stated = statedParts(listing);
    for (const [bit, key] of OTHER_PARTS.entries()) if (stated[key]) table.stated[index]! |= 1 << bit;
    for (const term of listing.titleTerms) {
      const list = table.byTitleTerm.get(term);
      if (list) list.push(index);
      else table.byTitleTerm.set(term, [index]);
    }
    yield;
  }
  return table;
}

/** What the parts but the role weigh together, by the bits of those that are stated. */
function restWeights(parts: PartWeights): number[] {
  return Array.from({ length: 1 << OTHER_PARTS.length }, (_, bits) =>
    OTHER_PARTS.reduce((sum, key, bit) => sum + (bits & (1 << bit) ? parts[key] : 0), 0),
  );
}

/** Upper bounds: the role by its families, with a shared title word counted as a full match. */
export function scoreBounds(
  resume: ResumeFacts,
  table: BoundTable,
  { weights, ownWeights }: { weights: SkillWeights; ownWeights: PartWeights | null },
): Float64Array {
  const parts = ownWeights ?? USUAL_WEIGHTS;
  const rests = restWeights(parts);
  const { affinity: affinityTo, titles } = prepareResume(resume, weights);
  const affinity = Float64Array.from(OCCUPATION_FAMILIES, ({ id }) => affinityTo.get(id) ?? 0);
  const sharesTerm = new Uint8Array(table.stated.length);
  for (const { terms } of titles) {
    for (const term of terms) for (const index of table.byTitleTerm.get(term) ?? []) sharesTerm[index] = 1;
  }
  const bounds = new Float64Array(table.stated.length);
  for (let index = 0; index < bounds.length; index++) {
    let family = 0;
    for (let at = table.starts[index]!; at < table.starts[index + 1]!; at++) {
      family += table.shares[at]! * affinity[table.families[at]!]!;
    }
    const value = roleOf(family, sharesTerm[index]!);
    const rest = rests[table.stated[index]!]!;
    const possible = parts.role + rest;
    bounds[index] = (possible === 0 ? 0 : ((parts.role * value + rest) * 100) / possible) + BOUND_MARGIN;
  }
  return bounds;
}
