import { logger } from "../http/logger.ts";
import { APIFY_BOARDS, type ApifyBoard, BOARD_NAMES, type Wanted } from "./apify/actors.ts";
import { type Apify, getApify } from "./apify/apify.ts";
import { describeItem } from "./apify/describe-item.ts";
import { listingStore } from "./listing-store.ts";
import type { PostingStore } from "./posting-store.ts";
import { SourceError } from "./source-kind.ts";
import { ItemSchema } from "./sources/apify-board.ts";
import { toPage } from "./sources/posting-page.ts";

const SEARCH_MS = 90_000;

export type OutsideSearch = { jobsFound: number; boards: string[] };

type Parts = { apify?: Apify | null; store?: PostingStore; now?: Date; searchMs?: number };

async function searchBoard(board: ApifyBoard, wanted: Wanted, parts: Required<Parts> & { apify: Apify }) {
  const { apify, store, now, searchMs } = parts;
  const { actor, items } = await apify.search(board, wanted, AbortSignal.timeout(searchMs));
  const { postings } = toPage(items, {
    schema: ItemSchema,
    id: "id",
    describe: (item) => describeItem(item, actor, now),
  });
  const source = { id: `search ${board}`, kind: board, name: board, listsEverything: false };
  await store.store(source, postings, now);
  return postings.length;
}

/** Searches Indeed, LinkedIn and Glassdoor through Apify; stores at most `limit`. Null = no account or no answer. */
export async function searchOutside(wanted: Wanted, parts: Parts = {}): Promise<OutsideSearch | null> {
  const { apify = getApify(), store = listingStore, now = new Date(), searchMs = SEARCH_MS } = parts;
  if (!apify) return null;
  const shares = APIFY_BOARDS.map((_, at) => Math.floor((wanted.limit + at) / APIFY_BOARDS.length)).toReversed();
  const found = await Promise.all(
    APIFY_BOARDS.map(async (board, at) => {
      const limit = shares[at] ?? 0;
      if (limit === 0) return null;
      try {
        return { board, count: await searchBoard(board, { ...wanted, limit }, { apify, store, now, searchMs }) };
      } catch (error) {
        if (!(error instanceof SourceError) && !(error instanceof DOMException)) throw error;
        logger.warn({ board, problem: error.message }, "searching by way of Apify failed");
        return null;
      }
    }),
  );
  const answered = found.filter((one) => one !== null);
  if (answered.length === 0) return null;
  const jobsFound = answered.reduce((sum, { count }) => sum + count, 0);
  return { jobsFound, boards: answered.map(({ board }) => BOARD_NAMES[board]) };
}
