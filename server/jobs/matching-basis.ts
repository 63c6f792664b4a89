import { Listing, type ListingRecord } from "../../models/listing.ts";
import { MatchingBasis } from "../../models/matching-basis.ts";
import { LISTING_FACTS_VERSION, type ListingFacts } from "../engines/matching/listing-facts.ts";
import { type SkillWeights, skillWeightsInSlices } from "../engines/matching/skill-weights.ts";

/** Everybody's listings that are offered, with facts of this version: all fields of one index, so that it counts them. */
export const OFFERED = {
  ownerId: null,
  isSample: { $in: [true, false, null] },
  closedAt: null,
  factsVersion: LISTING_FACTS_VERSION,
};

const BASIS_ID = "current";
/** The weights of skills are renewed when the catalogue has grown or shrunk by half; until then scores stay equal. */
const RENEW_AT_GROWTH = 1.5;
const MOST_READ = 20_000; // more listings than these make the weights no better
const FACTS_BATCH = 100;
const IDS_BATCH = 5_000;

let held: SkillWeights | null = null;
let making: Promise<SkillWeights> | null = null;

function fits(basis: { factsVersion: number; listingCount: number }, listings: number): boolean {
  const growth = Math.max(listings, 1) / Math.max(basis.listingCount, 1);
  return basis.factsVersion === LISTING_FACTS_VERSION && growth < RENEW_AT_GROWTH && growth > 1 / RENEW_AT_GROWTH;
}

const WEIGHED = Object.fromEntries(
  ["words", "titleTerms", "titleFamilies", "required.id", "wanted.id"].map((name) => [`facts.${name}`, 1 as const]),
);

/** Few at a time, so that others are answered in between. */
async function readEvenly(ids: string[]): Promise<ListingFacts[]> {
  const step = Math.max(1, Math.ceil(ids.length / MOST_READ));
  const wanted = ids.filter((_, index) => index % step === 0);
  const read: ListingFacts[] = [];
  for (let from = 0; from < wanted.length; from += FACTS_BATCH) {
    const some: Record<string, unknown> = { _id: { $in: wanted.slice(from, from + FACTS_BATCH) }, ...OFFERED };
    const records = await Listing.collection
      .find<Pick<ListingRecord, "facts">>(some, { projection: WEIGHED })
      .toArray();
    // Written by extractListingFacts of this very version; the weights read no more than this.
    read.push(...records.map(({ facts }) => facts as ListingFacts));
  }
  return read;
}

async function makeWeights(): Promise<SkillWeights> {
  const found = await Listing.find(OFFERED).select({ _id: 1 }).batchSize(IDS_BATCH).lean();
  const ids = found.map(({ _id }) => _id).sort();
  const weights = await skillWeightsInSlices(await readEvenly(ids));
  const basis = { factsVersion: LISTING_FACTS_VERSION, listingCount: ids.length, weights, madeAt: new Date() };
  await MatchingBasis.updateOne({ _id: BASIS_ID }, { $set: basis }, { upsert: true });
  return weights;
}

/** The weights of skills, held in memory as prepared data refers to them; made anew if they do not fit `listings`. */
export async function findWeights(listings?: number): Promise<SkillWeights> {
  const basis = await MatchingBasis.findById(BASIS_ID)
    .select({ factsVersion: 1, listingCount: 1, "weights.id": 1 })
    .lean();
  if (!basis || !fits(basis, listings ?? basis.listingCount)) {
    making ??= makeWeights().finally(() => {
      making = null;
    });
    held = await making;
  } else if (held?.id !== basis.weights.id) {
    const stored = await MatchingBasis.findById(BASIS_ID).select({ weights: 1 }).lean();
    // Made by skillWeights of this very version.
    held = stored?.weights as SkillWeights;
  }
  return held!;
}
