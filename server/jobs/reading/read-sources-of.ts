import type { AskOptions } from "../ask-source.ts";
import type { PostingStore } from "../posting-store.ts";
import { claimSource } from "./claim-source.ts";
import { runSource } from "./run-source.ts";

type Reading = { store: PostingStore; ask: AskOptions };

/** Reads what is due of the sources that ask this host, one after the other, until the signal ends it. */
export async function readSourcesOf(host: string, { store, ask }: Reading, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    const claim = await claimSource({ host }, new Date());
    if (!claim) return;
    await runSource(claim, { store, ask, signal });
  }
}
