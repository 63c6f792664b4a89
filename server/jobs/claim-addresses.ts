import { PostingAddress } from "../../models/posting-address.ts";
import { isDuplicateKey } from "../auth/duplicate-key.ts";

/** Claims web addresses for new listings by key; answers the listings that lost one to another process. */
export async function claimAddresses(claims: ReadonlyMap<string, string>): Promise<Set<string>> {
  if (claims.size === 0) return new Set();
  const writes = [...claims].map(([_id, listingId]) => ({
    updateOne: { filter: { _id }, update: { $setOnInsert: { listingId } }, upsert: true },
  }));
  try {
    await PostingAddress.bulkWrite(writes, { ordered: false });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  const held = await PostingAddress.find({ _id: { $in: [...claims.keys()] } }).lean();
  return new Set(
    held.flatMap(({ _id, listingId }) => {
      const claimedFor = claims.get(_id);
      return claimedFor === undefined || claimedFor === listingId ? [] : [claimedFor];
    }),
  );
}
