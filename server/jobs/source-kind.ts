import type { FoundPosting } from "./found-posting.ts";

/** What a source needs to be told, as its form and its command ask for it. */
export type SourceField = { name: string; label: string; hint: string; isRequired: boolean; isSecret: boolean };

/** One step of reading a source: postings that are good, and records that are none, with why in words. */
export type SourcePage = { postings: FoundPosting[]; leftOut: { record: string; why: string }[] };

/** What a source is read with: a guarded fetch, and what the last run left to ask with (ETag and the like). */
export type SourceReading = {
  settings: Record<string, string>;
  fetch: (
    url: string,
    options?: { headers?: Record<string, string>; method?: "GET" | "POST"; body?: string },
  ) => Promise<{
    status: number;
    headers: Headers;
    /** The body as text, decoded and bounded. */
    text: string;
    url: string;
  }>;
  signal: AbortSignal;
};

/** A kind of source: one file each under sources/, named in the list of sources/all-kinds.ts. */
export type SourceKind = {
  kind: string;
  /** As cards and the panel name it: "Greenhouse". */
  label: string;
  fields: SourceField[];
  /** True where a posting that is missing from a whole reading was closed by the employer; false = it merely aged out. */
  listsEverything: boolean;
  /** How often it may be read at most, by its rules, in milliseconds. */
  leastIntervalMs: number;
  /** What its rules ask to be shown beside its postings; null = nothing. */
  attribution: { text: string; url: string } | null;
  /** Reads the source page by page. Throws SourceError in words where the source fails; then nothing is closed. */
  read(reading: SourceReading): AsyncGenerator<SourcePage>;
};

/** A source that could not be read, in words for an administrator. */
export class SourceError extends Error {
  override name = "SourceError";
  /** Not before this is it asked again; null = as usual. */
  retryAt: Date | null = null;
}
