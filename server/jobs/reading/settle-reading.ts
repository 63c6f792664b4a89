import type { PostingSource, PostingStore } from "../posting-store.ts";
import type { ReadingResult } from "./read-source.ts";

const FEW = 10; // so few may go at once without a second look
const MUCH = 0.5;

export type Settled = { closed: number; problem: string | null; isDoubtful: boolean };

type Parts = {
  store: PostingStore;
  postingSource: PostingSource;
  startedAt: Date;
  now: Date;
  result: ReadingResult;
  doubts: number;
};

/** Closes what a reading no longer lists. A sudden loss of over half is believed only when seen twice. */
export async function settleReading({ store, postingSource, startedAt, now, result, doubts }: Parts): Promise<Settled> {
  if (!postingSource.listsEverything) return { closed: 0, problem: null, isDoubtful: false };
  if (result.hasNameless) {
    const problem = "Some records could not be told apart from known postings, so none was closed.";
    return { closed: 0, problem, isDoubtful: false };
  }
  const { open, unseen } = await store.countUnseen(postingSource, startedAt);
  const isSudden = unseen > 0 && (result.seen.size === 0 || (unseen > FEW && unseen > open * MUCH));
  if (isSudden && doubts === 0) {
    const problem = `It lists ${open - unseen} of the ${open} postings that were open. They are closed if it says so again.`;
    return { closed: 0, problem, isDoubtful: true };
  }
  const closed = unseen > 0 ? await store.closeUnseen(postingSource, startedAt, now) : 0;
  return { closed, problem: null, isDoubtful: false };
}
