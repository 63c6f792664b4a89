import { Sighting } from "../../models/sighting.ts";
import { sightingKey } from "./posting-keys.ts";
import type { PostingSource } from "./posting-store.ts";

const READ_AGAIN_AFTER_MS = 7 * 24 * 60 * 60_000;

/** Says of postings that were not read again that they are still listed; null = of all that are open at this source. */
export async function keepPostings(source: PostingSource, externalIds: string[] | null, seenAt: Date): Promise<void> {
  const which = externalIds ? { _id: { $in: externalIds.map((id) => sightingKey(source.id, id)) } } : {};
  await Sighting.updateMany({ ...which, sourceId: source.id, closedAt: null }, { $set: { seenAt } });
}

/** Which of these records need not be read again: open, stored after they changed, and less than a week ago. */
export async function findFresh(
  source: PostingSource,
  records: { externalId: string; changedAt: Date | null }[],
  now: Date,
): Promise<Set<string>> {
  const byKey = new Map(records.map((record) => [sightingKey(source.id, record.externalId), record]));
  const known = await Sighting.find({
    _id: { $in: [...byKey.keys()] },
    closedAt: null,
    storedAt: { $gt: new Date(now.getTime() - READ_AGAIN_AFTER_MS) },
  })
    .select({ storedAt: 1 })
    .lean();
  return new Set(
    known.flatMap(({ _id, storedAt }) => {
      const record = byKey.get(_id);
      const isFresh = record && (record.changedAt === null || record.changedAt < storedAt);
      return isFresh ? [record.externalId] : [];
    }),
  );
}
