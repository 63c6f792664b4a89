import { Listing } from "../../models/listing.ts";
import { MatchingBasis } from "../../models/matching-basis.ts";
import type { UserRecord } from "../../models/user.ts";
import { getEnv } from "../env.ts";
import { LISTING_FACTS_VERSION, type ListingFacts } from "../engines/matching/listing-facts.ts";
import { type SkillWeights, skillWeightsInSlices } from "../engines/matching/skill-weights.ts";

export type Catalogue = {
  /** Everybody's listings that are offered, without the samples. */
  listings: ListingFacts[];
  withSamples: ListingFacts[];
  weights: SkillWeights;
};

const BASIS_ID = "current";
/** The weights of skills are renewed when the catalogue has grown or shrunk by half; until then scores stay equal. */
const RENEW_AT_GROWTH = 1.5;
const HEADS_BATCH = 1_000;
const FACTS_BATCH = 100;
const OFFERED = { ownerId: null, closedAt: null, factsVersion: LISTING_FACTS_VERSION };

type Known = { updatedAt: number; isSample: boolean; facts: ListingFacts };
type State = { newestAt: number; count: number };

let held: (State & { catalogue: Catalogue }) | null = null;
let reading: (State & { catalogue: Promise<Catalogue> }) | null = null;
/** By id, so that a change of one listing is one listing's reading. */
let known = new Map<string, Known>();

/** The stored weights of skills; while unchanged the object in memory, since prepared data refers to it. */
async function findStoredWeights(id: string): Promise<SkillWeights> {
  const inMemory = held?.catalogue.weights;
  if (inMemory?.id === id) return inMemory;
  const basis = await MatchingBasis.findById(BASIS_ID).select({ weights: 1 }).lean();
  // Made by skillWeights of this very version.
  return basis?.weights as SkillWeights;
}

async function findWeights(listings: ListingFacts[]): Promise<SkillWeights> {
  const basis = await MatchingBasis.findById(BASIS_ID)
    .select({ factsVersion: 1, listingCount: 1, "weights.id": 1 })
    .lean();
  const growth = basis ? Math.max(listings.length, 1) / Math.max(basis.listingCount, 1) : Number.POSITIVE_INFINITY;
  const fits = growth < RENEW_AT_GROWTH && growth > 1 / RENEW_AT_GROWTH;
  if (basis && fits && basis.factsVersion === LISTING_FACTS_VERSION) return findStoredWeights(basis.weights.id);
  const weights = await skillWeightsInSlices(listings);
  await MatchingBasis.updateOne(
    { _id: BASIS_ID },
    { $set: { factsVersion: LISTING_FACTS_VERSION, listingCount: listings.length, weights, madeAt: new Date() } },
    { upsert: true },
  );
  return weights;
}

/** Few at a time, so that others are answered in between. */
async function readFacts(ids: string[]): Promise<[string, Known][]> {
  const read: [string, Known][] = [];
  for (let from = 0; from < ids.length; from += FACTS_BATCH) {
    const records = await Listing.find({ _id: { $in: ids.slice(from, from + FACTS_BATCH) }, ...OFFERED })
      .select({ facts: 1, isSample: 1, updatedAt: 1 })
      .lean();
    for (const { _id, facts, isSample, updatedAt } of records) {
      // Written by extractListingFacts of this very version, see posting-record.ts.
      const fields = { facts: facts as ListingFacts, isSample: isSample ?? false, updatedAt: updatedAt.getTime() };
      read.push([_id, fields]);
    }
  }
  return read;
}

async function readCatalogue(): Promise<Catalogue> {
  const offered = await Listing.find(OFFERED).select({ updatedAt: 1 }).batchSize(HEADS_BATCH).lean();
  const isRead = ({ _id, updatedAt }: (typeof offered)[number]) => known.get(_id)?.updatedAt === updatedAt.getTime();
  const read = new Map(await readFacts(offered.filter((head) => !isRead(head)).map(({ _id }) => _id)));
  const listed = offered.flatMap(({ _id }) => {
    const one = read.get(_id) ?? known.get(_id);
    return one ? [[_id, one] as const] : [];
  });
  known = new Map(listed);
  const listings = listed.filter(([, { isSample }]) => !isSample).map(([, { facts }]) => facts);
  const withSamples = listed.map(([, { facts }]) => facts);
  return { listings, withSamples, weights: await findWeights(withSamples) };
}

function isSame(one: State, other: State): boolean {
  return one.count === other.count && one.newestAt === other.newestAt;
}

/** The facts and weights of all public listings, kept in memory; only what changed is read again. */
export async function findCatalogue(): Promise<Catalogue> {
  const [count, newest] = await Promise.all([
    Listing.countDocuments(OFFERED),
    Listing.findOne({ ownerId: null }).sort({ updatedAt: -1 }).select({ updatedAt: 1 }).lean(),
  ]);
  const state = { newestAt: newest?.updatedAt.getTime() ?? 0, count };
  if (held && isSame(held, state)) return held.catalogue;
  const own = reading && isSame(reading, state) ? reading : { ...state, catalogue: readCatalogue() };
  reading = own;
  try {
    held = { ...state, catalogue: await own.catalogue };
    return held.catalogue;
  } finally {
    if (reading === own) reading = null;
  }
}

/** Samples step aside for real postings; a persona of the demo keeps those that its data was made from. */
export function usesSamples(user: Pick<UserRecord, "persona"> | null, catalogue: Catalogue): boolean {
  if (getEnv().SAMPLE_JOBS || catalogue.listings.length === 0) return true;
  return user?.persona === "pro" || user?.persona === "premium";
}

/** The listings that a user's resumes are matched with, besides the user's own. */
export function listingsFor(user: Pick<UserRecord, "persona"> | null, catalogue: Catalogue): ListingFacts[] {
  return usesSamples(user, catalogue) ? catalogue.withSamples : catalogue.listings;
}
