import type { AnyBulkWriteOperation } from "mongoose";
import type { ListingRecord } from "../../models/listing.ts";
import type { FoundPosting } from "./found-posting.ts";
import { addressOf, contentOf, leadingAddress, type Told, type Understood, understand } from "./posting-record.ts";
import type { PostingSource } from "./posting-store.ts";

type Holder = Pick<ListingRecord, "_id" | "addresses" | "closedAt" | "postedAt">;
export type ListingWrite = AnyBulkWriteOperation<ListingRecord>;

/** The write of a new listing; one that exists already, after a crash, stays. */
export function newWrite(id: string, source: PostingSource, posting: Understood, now: Date): ListingWrite {
  const listing = {
    ...contentOf(id, source.name, posting),
    ownerId: null,
    isSample: false,
    postedAt: posting.found.postedAt,
    firstSeenAt: now,
    closedAt: null,
    addresses: [addressOf(source, posting, now)],
  };
  return { updateOne: { filter: { _id: id }, update: { $setOnInsert: listing }, upsert: true } };
}

function reopening(listing: Holder, found: FoundPosting, now: Date) {
  if (!listing.closedAt) return { $set: listing.postedAt ? {} : { postedAt: found.postedAt } };
  const postedAt = found.postedAt ?? listing.postedAt;
  return { $set: { closedAt: null, postedAt, updatedAt: new Date() }, $push: { repostedAt: now } };
}

/** The write of a listing whose posting changed or is offered again. */
export function changeWrite(source: PostingSource, listing: Holder, told: Told, now: Date): ListingWrite {
  const others = listing.addresses.filter(({ key }) => key !== told.key);
  const known = listing.addresses.find(({ key }) => key === told.key);
  const address = { ...addressOf(source, told, now), firstSeenAt: known?.firstSeenAt ?? now };
  const leads = leadingAddress([...others, address])?.key === told.key;
  const again = reopening(listing, told.found, now);
  const content = leads ? contentOf(listing._id, source.name, understand(told)) : {};
  return {
    updateOne: {
      filter: { _id: listing._id, "addresses.key": told.key },
      update: { ...again, $set: { ...content, ...again.$set, "addresses.$": address } },
    },
  };
}

/** The write that adds one more source to a listing. */
export function joinWrite(source: PostingSource, listing: Holder, posting: Understood, now: Date): ListingWrite {
  const address = addressOf(source, posting, now);
  const leads = leadingAddress([...listing.addresses, address])?.key === posting.key;
  const again = reopening(listing, posting.found, now);
  const content = leads ? contentOf(listing._id, source.name, posting) : {};
  return {
    updateOne: {
      filter: { _id: listing._id, "addresses.key": { $ne: posting.key } },
      update: { $set: { ...content, ...again.$set }, $push: { ...again.$push, addresses: address } },
    },
  };
}
