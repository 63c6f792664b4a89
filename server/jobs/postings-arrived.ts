import { Arrivals } from "../../models/arrivals.ts";
import { isDuplicateKey } from "../auth/duplicate-key.ts";
import { hasten } from "../queue/queue.ts";

export const ARRIVALS_ID = "current";
export const ARRIVALS_JOB = "match-arrivals";

/** Says that postings arrived or changed; server/matches/arrivals/ matches them in the background. */
export async function postingsArrived(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  try {
    await Arrivals.updateOne({ _id: ARRIVALS_ID }, { $max: { arrivedAt: new Date() } }, { upsert: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  await hasten(ARRIVALS_JOB);
}
