import { closeUnseen, countUnseen } from "./close-postings.ts";
import { findFresh, keepPostings } from "./keep-postings.ts";
import type { PostingStore } from "./posting-store.ts";
import { storePostings } from "./store-postings.ts";

export const listingStore: PostingStore = {
  store: storePostings,
  keep: keepPostings,
  countUnseen,
  closeUnseen,
  findFresh,
};
