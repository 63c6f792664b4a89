import { Listing, type ListingRecord } from "../../models/listing.ts";
import { Match } from "../../models/match.ts";
import { PostingAddress } from "../../models/posting-address.ts";
import { Sighting } from "../../models/sighting.ts";
import { isSameJob, nearKeys } from "../engines/postings/likeness.ts";
import { alikeOf, type CandidateHead, findCandidates, toCandidate } from "./find-twins.ts";
import { findUsedListings } from "./find-used-listings.ts";
import { addressKeys } from "./posting-keys.ts";
import type { PostingSource } from "./posting-store.ts";
import { forgetCountsOfListings } from "../remembered/forget-list-counts.ts";

type Reading = { since: Date; now: Date };

/** Closed listings that this reading found again under another id of the same source. */
async function findReposts(source: PostingSource, closedIds: string[], { since }: Reading) {
  const closed = await Listing.find({ _id: { $in: closedIds }, closedAt: { $ne: null }, ownerId: null }).lean();
  if (closed.length === 0) return [];
  const wanted = closed
    .map(toCandidate)
    .map((old) => ({ ...old, key: "", addressKeys: [], near: nearKeys(old.likeness) }));
  const isOfThisReading = ({ addresses, closedAt }: CandidateHead) =>
    !closedAt && addresses.length === 1 && addresses[0]?.sourceId === source.id && addresses[0].firstSeenAt >= since;
  const { byNear } = await findCandidates(wanted, isOfThisReading);
  const taken = new Set<string>();
  return wanted.flatMap((old) => {
    const alike = alikeOf(old.near, byNear);
    const anew = [...alike].find(
      (each) => !taken.has(each._id) && isOfThisReading(each) && isSameJob(old.likeness, each.likeness),
    );
    if (!anew) return [];
    taken.add(anew._id);
    return [{ oldId: old._id, newId: anew._id }];
  });
}

function withoutIdentity({ _id, addresses, firstSeenAt, repostedAt, closedAt, ...content }: ListingRecord) {
  return content;
}

async function fold(oldId: string, newId: string, now: Date): Promise<void> {
  // Somebody already used the new one, so it stays.
  if ((await findUsedListings([newId])).has(newId)) return;
  const anew = await Listing.findById(newId).lean();
  if (!anew) return;
  const { facts, ...content } = withoutIdentity(anew);
  // Its id is part of the facts.
  const ownFacts = { ...(facts as Record<string, unknown>), id: oldId };
  await Listing.updateOne(
    { _id: oldId, closedAt: { $ne: null } },
    {
      $set: { ...content, facts: ownFacts, closedAt: null, updatedAt: new Date() },
      $push: { repostedAt: now, addresses: { $each: anew.addresses } },
    },
  );
  await Sighting.updateMany({ listingId: newId }, { $set: { listingId: oldId } });
  await PostingAddress.updateMany(
    { _id: { $in: anew.addresses.flatMap(addressKeys) }, listingId: newId },
    { $set: { listingId: oldId } },
  );
  await Listing.deleteOne({ _id: newId });
  await forgetCountsOfListings([newId]);
  await Match.deleteMany({ listingId: newId });
}

/** Joins a posting that reappeared under another id with its old record, so that applications stay with it. */
export async function foldReposts(source: PostingSource, closedIds: string[], reading: Reading): Promise<void> {
  for (const { oldId, newId } of await findReposts(source, closedIds, reading)) await fold(oldId, newId, reading.now);
}
