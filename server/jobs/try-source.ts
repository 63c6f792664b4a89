import { Refusal } from "../http/errors.ts";
import { checkSource, type EnteredSource } from "./add-source.ts";
import { type AskOptions, openSourceFetch, sourceDoor } from "./ask-source.ts";
import type { FoundPosting } from "./found-posting.ts";
import { SourceError } from "./source-kind.ts";

const ENOUGH = 3;
export const TRY_MS = 45_000;

export type Tried = {
  settings: Record<string, string>;
  postings: FoundPosting[];
  leftOut: number;
  why: string | null;
};

export function refuseSlow(): never {
  throw new Refusal("unavailable", "The source takes too long to answer.");
}

/** Reads a source's first postings and stores nothing. Throws Refusal ("invalid" or "unavailable"). */
export async function trySource(
  entered: EnteredSource,
  { ask = sourceDoor(), ended }: { ask?: AskOptions; ended?: AbortSignal } = {},
): Promise<Tried> {
  const { kind, settings, keys } = checkSource(entered);
  const enough = AbortSignal.timeout(TRY_MS);
  const signal = ended ? AbortSignal.any([enough, ended]) : enough;
  const { fetch } = openSourceFetch(kind, { signal, validators: null, options: { ...ask, pausesMs: [] } });
  const tried: Tried = { settings, postings: [], leftOut: 0, why: null };
  const pages = kind.read({ settings, keys, now: new Date(), signal, fetch, findFresh: async () => new Set() });
  try {
    for await (const { postings, leftOut } of pages) {
      tried.postings.push(...postings.slice(0, ENOUGH - tried.postings.length));
      tried.leftOut += leftOut.length;
      tried.why ??= leftOut[0]?.why ?? null;
      if (tried.postings.length >= ENOUGH) break;
    }
  } catch (error) {
    if (signal.aborted) refuseSlow();
    throw error instanceof SourceError ? new Refusal("unavailable", error.message) : error;
  }
  return tried;
}
