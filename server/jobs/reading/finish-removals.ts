import { JobSource, type JobSourceRecord } from "../../../models/job-source.ts";
import type { PostingStore } from "../posting-store.ts";
import { findSourceKind } from "../sources/all-kinds.ts";

const AT_ONCE = 100;

/** Closes what removed sources listed, and lets them go. */
export async function finishRemovals(store: PostingStore, now: Date): Promise<void> {
  const removed = await JobSource.find({ isRemoved: true, run: null }).limit(AT_ONCE).lean();
  for (const source of removed as unknown as JobSourceRecord[]) {
    const name = findSourceKind(source.kind)?.sourceOf(source.settings) ?? source.kind;
    await store.closeUnseen({ id: String(source._id), kind: source.kind, name, listsEverything: true }, now, now);
    await JobSource.deleteOne({ _id: source._id });
  }
}
