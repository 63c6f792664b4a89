import type { FoundPosting } from "./found-posting.ts";

export type PostingSource = {
  id: string;
  kind: string;
  /** As cards name it: "Greenhouse", "indeed", a page's host. */
  name: string;
  /** False = a posting that is missing from it merely aged out. */
  listsEverything: boolean;
};

export type StoredCounts = { added: number; changed: number; same: number };

/** What reading sources needs from storage. A posting is known by its source and its id there. */
export type PostingStore = {
  /** Stores some hundreds of postings at most; unchanged ones are only marked as seen. */
  store(source: PostingSource, postings: FoundPosting[], seenAt: Date): Promise<StoredCounts>;
  /** Postings that are still listed and were not read again; null = all of this source. */
  keep(source: PostingSource, externalIds: string[] | null, seenAt: Date): Promise<void>;
  countUnseen(source: PostingSource, since: Date): Promise<{ open: number; unseen: number }>;
  closeUnseen(source: PostingSource, since: Date, closedAt: Date): Promise<number>;
  /** Which of these need not be read again: stored after they changed, and less than a week ago. */
  findFresh(
    source: PostingSource,
    records: { externalId: string; changedAt: Date | null }[],
    now: Date,
  ): Promise<Set<string>>;
};
