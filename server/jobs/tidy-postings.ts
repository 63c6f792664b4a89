import { Listing, type ListingRecord } from "../../models/listing.ts";
import { Match } from "../../models/match.ts";
import { PostingAddress } from "../../models/posting-address.ts";
import { Sighting } from "../../models/sighting.ts";
import { DAYS_CLOSED_ARE_KEPT } from "../domain/posting.ts";
import { closeAddresses } from "./close-postings.ts";
import { findUsedListings } from "./find-used-listings.ts";
import { addressKeys } from "./posting-keys.ts";
import { forgetCountsOfListings } from "../remembered/forget-list-counts.ts";

const AT_ONCE = 200;
const RUN_MS = 10_000; // the time of one run; the next one goes on
const DAY_MS = 86_400_000;

type Closed = Pick<ListingRecord, "_id" | "addresses">;

/** Closes postings by the day that their source named; the next reading leaves them out for the same reason. */
async function closeOverdue(now: Date, until: number): Promise<void> {
  const overdue = { closedAt: null, closesAt: { $lt: now } };
  while (Date.now() < until) {
    const listings = await Listing.find({ addresses: { $elemMatch: overdue } })
      .select({ addresses: 1 })
      .limit(AT_ONCE)
      .lean();
    const due = listings.flatMap(({ _id, addresses }) =>
      addresses
        .filter(({ closedAt, closesAt }) => !closedAt && closesAt && closesAt < now)
        .map(({ key }) => ({ _id: key, listingId: _id })),
    );
    if (due.length === 0) return;
    await closeAddresses(due, now);
    await Sighting.updateMany({ _id: { $in: due.map(({ _id }) => _id) } }, { $set: { closedAt: now } });
  }
}

/** The listing goes last, so that what a crash cuts off is found again. */
async function deleteListings(listings: Closed[]): Promise<void> {
  const ids = listings.map(({ _id }) => _id);
  const addresses = listings.flatMap((listing) => listing.addresses);
  await forgetCountsOfListings(ids);
  await Match.deleteMany({ listingId: { $in: ids } });
  await Sighting.deleteMany({ _id: { $in: addresses.map(({ key }) => key) }, listingId: { $in: ids } });
  await PostingAddress.deleteMany({ _id: { $in: addresses.flatMap(addressKeys) }, listingId: { $in: ids } });
  // One that was put up anew meanwhile stays.
  await Listing.deleteMany({ _id: { $in: ids }, closedAt: { $ne: null } });
}

async function deleteForgotten(now: Date, until: number): Promise<void> {
  const closedBefore = new Date(now.getTime() - DAYS_CLOSED_ARE_KEPT * DAY_MS);
  let last = "";
  while (Date.now() < until) {
    const listings: Closed[] = await Listing.find({
      ownerId: null,
      isSample: { $ne: true },
      closedAt: { $lt: closedBefore },
      _id: { $gt: last },
    })
      .sort({ _id: 1 })
      .select({ addresses: 1 })
      .limit(AT_ONCE)
      .lean();
    if (listings.length === 0) return;
    const used = await findUsedListings(listings.map(({ _id }) => _id));
    const forgotten = listings.filter(({ _id }) => !used.has(_id));
    if (forgotten.length > 0) await deleteListings(forgotten);
    last = listings.at(-1)?._id ?? last;
  }
}

/** Closes overdue postings and deletes old closed ones that nobody used. May be cut off, and run in parallel. */
export async function tidyPostings(now: Date): Promise<void> {
  const until = Date.now() + RUN_MS;
  await closeOverdue(now, until);
  await deleteForgotten(now, until);
}
