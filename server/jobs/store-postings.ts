import { setTimeout as wait } from "node:timers/promises";
import { Listing } from "../../models/listing.ts";
import { Sighting, type SightingRecord } from "../../models/sighting.ts";
import { isDuplicateKey } from "../auth/duplicate-key.ts";
import { claimAddresses } from "./claim-addresses.ts";
import { type CandidateHead, type Candidates, findCandidates, findTwin, isFreeFor } from "./find-twins.ts";
import type { FoundPosting } from "./found-posting.ts";
import { changeWrite, joinWrite, type ListingWrite, newWrite } from "./listing-writes.ts";
import { batchesOf, takeOffered } from "./posting-batches.ts";
import { addressKeys, contentHash } from "./posting-keys.ts";
import { addressOf, type Told, understand } from "./posting-record.ts";
import type { PostingSource, StoredCounts } from "./posting-store.ts";
import { postingsArrived } from "./postings-arrived.ts";
import type { LeftOut } from "./source-kind.ts";

export type Stored = StoredCounts & {
  leftOut: LeftOut[];
  arrived: string[];
};

const MAX_TRIES = 5; // retries after another process claimed an address at the same moment
const RETRY_MS = 50;

type Outcome = "added" | "changed" | "same";
type Planned = { told: Told; listingId: string; outcome: Outcome; write: ListingWrite | null };

/** A sighting may have lost its listing in a crash: it is then stored again. */
async function planKnown(
  source: PostingSource,
  known: { told: Told; sighting: SightingRecord }[],
  now: Date,
): Promise<{ planned: Planned[]; unknown: Told[] }> {
  const listings = await Listing.find({ _id: { $in: known.map(({ sighting }) => sighting.listingId) } })
    .select({ addresses: 1, closedAt: 1, postedAt: 1 })
    .lean();
  const byId = new Map(listings.map((listing) => [listing._id, listing]));
  const planned: Planned[] = [];
  const unknown: Told[] = [];
  for (const { told, sighting } of known) {
    const listing = byId.get(sighting.listingId);
    if (!listing?.addresses.some(({ key }) => key === told.key)) {
      unknown.push(told);
      continue;
    }
    const write = changeWrite(source, listing, told, now);
    planned.push({ told, listingId: listing._id, outcome: "changed", write });
  }
  return { planned, unknown };
}

function isAwaited(
  { key: own, addressKeys: keys }: { key: string; addressKeys: string[] },
  { claims, byId }: Candidates,
): boolean {
  const listingIds = keys.flatMap((key) => claims.get(key) ?? []);
  return listingIds.some((listingId) => listingId !== own && !byId.has(listingId));
}

async function planUnknown(
  source: PostingSource,
  told: Told[],
  now: Date,
  isLastTry: boolean,
): Promise<{ planned: Planned[]; late: Told[] }> {
  const understood = told.map((each) => {
    return { ...understand(each), addressKeys: addressKeys(each.found) };
  });
  const keys = new Set(understood.map(({ key }) => key));
  // After a crash, a listing may hold the address of a posting that is stored again.
  const isOurs = ({ addresses }: CandidateHead) => addresses.some(({ key }) => keys.has(key));
  const candidates = await findCandidates(understood, (head) => isFreeFor(source.id, head) || isOurs(head));
  const planned: Planned[] = [];
  const awaited: Told[] = [];
  const claims = new Map<string, string>();
  for (const posting of understood) {
    const twin = findTwin(posting, source.id, candidates);
    if (twin) {
      const isThere = twin.addresses.some(({ key }) => key === posting.key);
      const write = isThere ? changeWrite(source, twin, posting, now) : joinWrite(source, twin, posting, now);
      planned.push({ told: posting, listingId: twin._id, outcome: twin.closedAt ? "changed" : "same", write });
      if (!isThere) twin.addresses.push(addressOf(source, posting, now));
      continue;
    }
    // Another process has claimed its address and is about to write the listing.
    if (!isLastTry && isAwaited(posting, candidates)) {
      awaited.push(posting);
      continue;
    }
    const write = newWrite(posting.key, source, posting, now);
    planned.push({ told: posting, listingId: posting.key, outcome: "added", write });
    for (const key of posting.addressKeys) {
      // An address shared by several postings of a source identifies none: the first keeps it.
      if (!candidates.claims.has(key) && !claims.has(key)) claims.set(key, posting.key);
    }
  }
  const lost = await claimAddresses(claims);
  const isLate = ({ outcome, listingId }: Planned) => outcome === "added" && lost.has(listingId);
  return {
    planned: planned.filter((plan) => !isLate(plan)),
    late: [...awaited, ...planned.filter(isLate).map((plan) => plan.told)],
  };
}

async function carryOut(source: PostingSource, planned: Planned[], now: Date): Promise<void> {
  if (planned.length === 0) return;
  // The listing first: a sighting without one would hide the posting.
  const writes = planned.flatMap(({ write }) => write ?? []);
  try {
    await Listing.bulkWrite(writes, { ordered: false });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  await Sighting.bulkWrite(
    planned.map(({ told, listingId }) => {
      const sighting = { sourceId: source.id, listingId, contentHash: contentHash(told.found) };
      const update = { $set: { ...sighting, storedAt: now, seenAt: now, closedAt: null } };
      return { updateOne: { filter: { _id: told.key }, update, upsert: true } };
    }),
    { ordered: false },
  );
}

async function storeBatch(source: PostingSource, told: Told[], now: Date, tries = 1): Promise<Planned[]> {
  const sightings = await Sighting.find({ _id: { $in: told.map(({ key }) => key) } }).lean();
  const byKey = new Map(sightings.map((sighting) => [sighting._id, sighting]));
  const same: Planned[] = [];
  const known: { told: Told; sighting: SightingRecord }[] = [];
  const strange: Told[] = [];
  for (const each of told) {
    const sighting = byKey.get(each.key);
    if (!sighting) strange.push(each);
    else if (sighting.closedAt || sighting.contentHash !== contentHash(each.found))
      known.push({ told: each, sighting });
    else same.push({ told: each, listingId: sighting.listingId, outcome: "same", write: null });
  }
  await Sighting.updateMany({ _id: { $in: same.map((plan) => plan.told.key) } }, { $set: { seenAt: now } });
  const changed = await planKnown(source, known, now);
  const { planned, late } = await planUnknown(source, [...strange, ...changed.unknown], now, tries >= MAX_TRIES);
  const written = [...changed.planned, ...planned];
  await carryOut(source, written, now);
  if (late.length === 0) return [...same, ...written];
  if (tries >= MAX_TRIES) throw new Error("The addresses of some postings were claimed, and their listings never came");
  await wait(RETRY_MS * tries);
  return [...same, ...written, ...(await storeBatch(source, late, now, tries + 1))];
}

/** Stores a source's postings; one that another source told adds an address to its listing. Safe in parallel. */
export async function storePostings(
  source: PostingSource,
  found: readonly FoundPosting[],
  seenAt: Date,
): Promise<Stored> {
  const stored: Stored = { added: 0, changed: 0, same: 0, leftOut: [], arrived: [] };
  for (const batch of batchesOf(found)) {
    const { told, leftOut } = takeOffered(source, batch, seenAt);
    stored.leftOut.push(...leftOut);
    for (const { outcome, listingId } of await storeBatch(source, told, seenAt)) {
      stored[outcome] += 1;
      if (outcome !== "same") stored.arrived.push(listingId);
    }
  }
  await postingsArrived(stored.arrived);
  return stored;
}
