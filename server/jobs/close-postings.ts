import { Listing } from "../../models/listing.ts";
import { Sighting } from "../../models/sighting.ts";
import { foldReposts } from "./fold-reposts.ts";
import { leadingAddress } from "./posting-record.ts";
import type { PostingSource } from "./posting-store.ts";

const BATCH = 500;
const HAS_OPEN_ADDRESS = { $elemMatch: { closedAt: null } };

/** How many postings of a source are open, and how many of these were not seen since. */
export async function countUnseen(source: PostingSource, since: Date): Promise<{ open: number; unseen: number }> {
  const open = { sourceId: source.id, closedAt: null };
  const [all, unseen] = await Promise.all([
    Sighting.countDocuments(open),
    Sighting.countDocuments({ ...open, seenAt: { $lt: since } }),
  ]);
  return { open: all, unseen };
}

async function leadElsewhere(ids: string[]): Promise<void> {
  const open = await Listing.find({ _id: { $in: ids }, closedAt: null })
    .select({ addresses: 1, source: 1, sourceUrl: 1 })
    .lean();
  const writes = open.flatMap(({ _id, addresses, source, sourceUrl }) => {
    const leading = leadingAddress(addresses);
    const leads = leading?.url ?? leading?.applyUrl ?? null;
    const isSame = leads === sourceUrl && leading?.label === source;
    if (!leading || leads === null || isSame) return [];
    const applyUrl = leading.applyUrl === leading.url ? null : (leading.applyUrl ?? null);
    const update = { $set: { source: leading.label, sourceUrl: leads, applyUrl } };
    return [{ updateOne: { filter: { _id, closedAt: null }, update } }];
  });
  if (writes.length > 0) await Listing.bulkWrite(writes, { ordered: false });
}

/** Closes addresses of listings by their keys, and the listings that no source offers any longer. */
export async function closeAddresses(sightings: { _id: string; listingId: string }[], closedAt: Date): Promise<void> {
  const ids = sightings.map(({ listingId }) => listingId);
  await Listing.bulkWrite(
    sightings.map(({ _id: key, listingId }) => ({
      updateOne: {
        filter: { _id: listingId, addresses: { $elemMatch: { key, closedAt: null } } },
        update: { $set: { "addresses.$.closedAt": closedAt } },
      },
    })),
    { ordered: false },
  );
  await Listing.updateMany(
    { _id: { $in: ids }, closedAt: null, addresses: { $not: HAS_OPEN_ADDRESS } },
    { $set: { closedAt, updatedAt: new Date() } },
  );
  await leadElsewhere(ids);
}

/** Closes a source's postings not seen since; answers how many. A call after a crash closes the rest. */
export async function closeUnseen(source: PostingSource, since: Date, closedAt: Date): Promise<number> {
  let closed = 0;
  for (;;) {
    const sightings = await Sighting.find({ sourceId: source.id, closedAt: null, seenAt: { $lt: since } })
      .select({ listingId: 1 })
      .limit(BATCH)
      .lean();
    if (sightings.length === 0) return closed;
    await closeAddresses(sightings, closedAt);
    await Sighting.updateMany({ _id: { $in: sightings.map(({ _id }) => _id) } }, { $set: { closedAt } });
    await foldReposts(
      source,
      sightings.map(({ listingId }) => listingId),
      { since, now: closedAt },
    );
    closed += sightings.length;
  }
}
