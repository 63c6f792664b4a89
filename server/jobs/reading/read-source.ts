import type { JobSourceRecord } from "../../../models/job-source.ts";
import { type AskOptions, openSourceFetch, type Validators } from "../ask-source.ts";
import type { PostingSource, PostingStore } from "../posting-store.ts";
import { type LeftOut, SourceError, type SourceKind, type SourcePage } from "../source-kind.ts";

const MAX_POSTINGS = 50_000;
const WHOLE_EVERY_MS = 24 * 60 * 60_000; // a whole answer this recent allows a conditional request
const MAX_EXAMPLES = 5;

export type ReadingResult = {
  seen: Set<string>;
  added: number;
  changed: number;
  leftOut: number;
  examples: { record: string; why: string }[];
  /** True where a left-out record has no id, so that it could be any known posting. */
  hasNameless: boolean;
  validators: Validators | null;
};

type Parts = {
  kind: SourceKind;
  source: JobSourceRecord;
  postingSource: PostingSource;
  keys: Record<string, string>;
  store: PostingStore;
  ask: AskOptions;
  startedAt: Date;
  signal: AbortSignal;
  /** Filled while reading, so that what was read before a failure is known. */
  result: ReadingResult;
};

export function emptyResult(): ReadingResult {
  return { seen: new Set(), added: 0, changed: 0, leftOut: 0, examples: [], hasNameless: false, validators: null };
}

function noteLeftOut(leftOut: LeftOut[], result: ReadingResult): void {
  result.leftOut += leftOut.length;
  result.hasNameless ||= leftOut.some(({ externalId }) => externalId === null);
  const room = MAX_EXAMPLES - result.examples.length;
  result.examples.push(...leftOut.slice(0, Math.max(0, room)).map(({ record, why }) => ({ record, why })));
}

/** Stores one page. A posting that became unreadable counts as still listed. */
async function storePage({ postings, stillListed, leftOut }: SourcePage, parts: Parts): Promise<void> {
  const { store, postingSource, startedAt, result } = parts;
  const fresh = new Map(postings.map((posting) => [posting.externalId, posting]));
  for (const id of result.seen) fresh.delete(id);
  const named = leftOut.map(({ externalId }) => externalId).filter((id) => id !== null);
  const kept = [...stillListed, ...named].filter((id) => !result.seen.has(id) && !fresh.has(id));
  const counts = await store.store(postingSource, [...fresh.values()], startedAt);
  if (kept.length > 0) await store.keep(postingSource, kept, startedAt);
  for (const id of [...fresh.keys(), ...kept]) result.seen.add(id);
  result.added += counts.added;
  result.changed += counts.changed;
  noteLeftOut(leftOut, result);
}

function askedWith({ validators, lastWholeAt }: JobSourceRecord, now: Date): Validators | null {
  const isRecent = lastWholeAt && lastWholeAt.getTime() > now.getTime() - WHOLE_EVERY_MS;
  if (!validators || !isRecent) return null;
  return { url: validators.url, etag: validators.etag ?? null, lastModified: validators.lastModified ?? null };
}

/** Reads and stores a source page by page; closes nothing. Throws SourceError, SourceUnchanged or the abort reason. */
export async function readSource(parts: Parts): Promise<void> {
  const { kind, source, postingSource, keys, store, ask, startedAt, signal, result } = parts;
  const opened = openSourceFetch(kind, { signal, validators: askedWith(source, startedAt), options: ask });
  const pages = kind.read({
    settings: source.settings,
    keys,
    now: startedAt,
    signal,
    fetch: opened.fetch,
    findFresh: (records) => store.findFresh(postingSource, records, startedAt),
  });
  for await (const page of pages) {
    signal.throwIfAborted();
    await storePage(page, parts);
    if (result.seen.size > MAX_POSTINGS) throw new SourceError(`It lists more than ${MAX_POSTINGS} postings.`);
  }
  const [example] = result.examples;
  if (result.leftOut > 0 && result.added + result.changed === 0 && result.seen.size <= result.leftOut) {
    throw new SourceError(`None of its ${result.leftOut} records is a posting that can be read (${example?.why}).`);
  }
  result.validators = opened.validators();
}
