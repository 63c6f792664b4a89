import type { FoundPosting } from "./found-posting.ts";

export type SourceField = { name: string; label: string; hint: string; isRequired: boolean };

export type SourceKey = "APIFY_TOKEN" | "ADZUNA_APP_ID" | "ADZUNA_APP_KEY" | "USAJOBS_EMAIL" | "USAJOBS_KEY";

/** A record that is no posting, and why. Its id, if readable, keeps the stored posting open. */
export type LeftOut = { externalId: string | null; record: string; why: string };

export type SourcePage = {
  postings: FoundPosting[];
  /** Ids of postings that are still listed and were not read again, since nothing about them changed. */
  stillListed: string[];
  leftOut: LeftOut[];
};

export type SourceAnswer = { status: number; headers: Headers; text: string; url: string };

export type SourceFetchOptions = {
  /** Never sent on after a redirect. */
  headers?: Record<string, string>;
  /** What the answer has to be; HTML and the like in its place is a SourceError. */
  type: "json" | "xml" | "html";
  /** True = asked with what the last whole reading left; where nothing changed this throws SourceUnchanged. */
  isWhole?: boolean;
  gapMs?: number;
};

export type SourceReading = {
  settings: Record<string, string>;
  keys: Record<string, string>;
  now: Date;
  signal: AbortSignal;
  /** A guarded GET. Answers 2xx, 404 and 410; everything else is repeated a few times and then a SourceError. */
  fetch(url: string, options: SourceFetchOptions): Promise<SourceAnswer>;
  /** Which of these need not be read again: stored from this source since they changed, and not long ago. */
  findFresh(records: { externalId: string; changedAt: Date | null }[]): Promise<Set<string>>;
};

/** A kind of source: one file each under sources/, named in the list of sources/all-kinds.ts. */
export type SourceKind = {
  kind: string;
  label: string;
  fields: SourceField[];
  keys: readonly SourceKey[];
  /** What settings were entered, checked and made one of a kind; throws SourceError in words for a wrong one. */
  checkSettings(settings: Record<string, string>): Record<string, string>;
  /** The settings that an address of the web stands for where it is one of this kind; null = it is none. */
  recognise(address: URL): Record<string, string> | null;
  /** The source named on a card: "Greenhouse", a page's host, "indeed". */
  sourceOf(settings: Record<string, string>): string;
  /** The host it asks: no two sources that ask the same one are read at the same time. */
  hostOf(settings: Record<string, string>): string;
  /** True for anybody's website, where robots.txt is asked; false for an interface that is documented for programs. */
  isWebsite: boolean;
  /** True where a posting that is missing from a whole reading was closed by the employer; false = it merely aged out. */
  listsEverything: boolean;
  intervalMs: number;
  /** By its rules, the least time between two readings of any sources of this kind, in milliseconds. */
  leastGapMs: number;
  /** What its rules ask to be shown beside its postings; null = nothing. */
  attribution: { text: string; url: string } | null;
  /** What an administrator has to know of its rules before it is added; null = nothing. */
  rules: string | null;
  /** Reads the source page by page. Throws SourceError in words where the source fails; then nothing is closed. */
  read(reading: SourceReading): AsyncGenerator<SourcePage>;
};

/** A source that could not be read, in words for an administrator. */
export class SourceError extends Error {
  override name = "SourceError";
  /** Not before this is it asked again; null = as usual. */
  readonly retryAt: Date | null;

  constructor(message: string, options: { retryAt?: Date | null } = {}) {
    super(message);
    this.retryAt = options.retryAt ?? null;
  }
}

/** Nothing changed at the source since the last whole reading: all that is stored of it is still listed. */
export class SourceUnchanged extends Error {
  override name = "SourceUnchanged";
}
