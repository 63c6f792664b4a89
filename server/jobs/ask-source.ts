import { setTimeout as wait } from "node:timers/promises";
import {
  createOutsideDoor,
  hostTurns,
  type OutsideDoor,
  type OutsideLimits,
  outsideUserAgent,
} from "../http/fetch-outside.ts";
import { OutsideError } from "../http/outside/outside-error.ts";
import type { ReadableType } from "../http/outside/readable-types.ts";
import { getEnv } from "../env.ts";
import {
  type SourceAnswer,
  SourceError,
  type SourceFetchOptions,
  type SourceKind,
  SourceUnchanged,
} from "./source-kind.ts";

export type Validators = { url: string; etag: string | null; lastModified: string | null };

/** Interfaces for programs answer with a whole board at once, and some take their time. */
const DOCUMENTED_LIMITS: OutsideLimits = { timeoutMs: 60_000, maxBytes: 32 * 1024 * 1024 };
const PAUSES_MS = [2_000, 8_000];
const PATIENCE_MS = 20_000; // a rest that is no longer than this is waited for

const TYPES: Record<SourceFetchOptions["type"], ReadableType[]> = {
  json: ["json", "html"],
  xml: ["xml", "html"],
  html: ["html"],
};

export type AskOptions = {
  door: OutsideDoor;
  /** Asked in place of the hosts of documented interfaces, each under a path of its name; null = those themselves. */
  baseUrl: string | null;
  limits?: OutsideLimits;
  pausesMs?: readonly number[];
  gapMs?: number;
};

let opened: AskOptions | null = null;

/** How this process asks its sources, as the settings say. */
export function sourceDoor(): AskOptions {
  const { JOB_BOARDS_BASE_URL: base } = getEnv();
  opened ??= {
    door: createOutsideDoor({
      userAgent: outsideUserAgent(),
      turns: hostTurns,
      trustedOrigin: base ? new URL(base).origin : null,
    }),
    baseUrl: base ? new URL(base).origin : null,
  };
  return opened;
}

type Asking = { signal: AbortSignal; validators: Validators | null; options: AskOptions };

export type SourceFetch = {
  fetch(url: string, options: SourceFetchOptions): Promise<SourceAnswer>;
  validators(): Validators | null;
};

function isWorthRepeating(status: number): boolean {
  return status === 429 || status >= 500;
}

function explainStatus(host: string, status: number): SourceError {
  if (status === 401 || status === 403) return new SourceError(`${host} refuses to be read (${status}).`);
  if (status === 429) return new SourceError(`${host} is asked too often (429).`);
  return new SourceError(`${host} answers with an error (${status}).`);
}

function toSourceError(error: unknown): unknown {
  return error instanceof OutsideError ? new SourceError(error.message, { retryAt: error.retryAt }) : error;
}

/** Opens the guarded fetch of one reading of a source of this kind. */
export function openSourceFetch(kind: SourceKind, { signal, validators, options }: Asking): SourceFetch {
  const { door, baseUrl, limits = DOCUMENTED_LIMITS, pausesMs = PAUSES_MS } = options;
  let left: Validators | null = null;

  function conditions(url: string, { isWhole }: SourceFetchOptions): Record<string, string> {
    if (!isWhole || validators?.url !== url) return {};
    return {
      ...(validators.etag ? { "if-none-match": validators.etag } : {}),
      ...(validators.lastModified ? { "if-modified-since": validators.lastModified } : {}),
    };
  }

  async function attempt(url: string, asked: SourceFetchOptions) {
    const address = kind.isWebsite || !baseUrl ? url : url.replace(/^https:\//, baseUrl);
    return door.read(address, {
      types: TYPES[asked.type],
      headers: { ...asked.headers, ...conditions(url, asked) },
      signal,
      patienceMs: PATIENCE_MS,
      ...(options.gapMs === undefined ? { gapMs: asked.gapMs } : { gapMs: options.gapMs }),
      ...(kind.isWebsite ? {} : { limits, asksRobots: false }),
    });
  }

  /** Repeats what may be different in a moment, and gives up where the source asks for a longer rest. */
  async function repeat(url: string, asked: SourceFetchOptions) {
    for (const pauseMs of pausesMs) {
      try {
        const answer = await attempt(url, asked);
        if (!isWorthRepeating(answer.status)) return answer;
      } catch (error) {
        const mayHeal = error instanceof OutsideError && ["unreachable", "too-slow"].includes(error.problem);
        if (!mayHeal) throw error;
      }
      await wait(pauseMs, undefined, { signal });
    }
    return attempt(url, asked);
  }

  return {
    async fetch(url, asked) {
      const answer = await repeat(url, asked).catch((error: unknown) => {
        signal.throwIfAborted();
        throw toSourceError(error);
      });
      const { status, headers } = answer;
      if (status === 304) throw new SourceUnchanged();
      const isAnswer = (status >= 200 && status < 300) || status === 404 || status === 410;
      if (!isAnswer) throw explainStatus(new URL(url).hostname, status);
      const [etag, lastModified] = [headers.get("etag"), headers.get("last-modified")];
      if (asked.isWhole && status === 200 && (etag || lastModified)) left = { url, etag, lastModified };
      return { ...answer, url: kind.isWebsite ? answer.url : url };
    },
    validators: () => left,
  };
}
