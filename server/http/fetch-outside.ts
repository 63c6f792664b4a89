import type { Agent, Response } from "undici";
import { BRAND } from "../domain/brand.ts";
import { once } from "../engines/once.ts";
import { getEnv } from "../env.ts";
import { decodeText } from "./outside/decode-text.ts";
import { explainFailure } from "./outside/explain-failure.ts";
import { createHostTurns, type HostTurns } from "./outside/host-turns.ts";
import { readOutsideAddress } from "./outside/outside-address.ts";
import { OutsideError } from "./outside/outside-error.ts";
import { guardedLookup, isPublicAddress, type Resolver, resolveBySystem } from "./outside/public-address.ts";
import { acceptHeader, isReadable, type ReadableType } from "./outside/readable-types.ts";
import { readRetryAfter } from "./outside/retry-after.ts";
import { createRobotsRules } from "./outside/robots-rules.ts";

/** Milliseconds over all hops, not counting the wait for a turn, and bytes after decompression. */
export type OutsideLimits = { timeoutMs: number; maxBytes: number };

const LIMITS: OutsideLimits = { timeoutMs: 10_000, maxBytes: 5 * 1024 * 1024 };
const ROBOTS_LIMITS: OutsideLimits = { timeoutMs: 10_000, maxBytes: 500 * 1024 };
const MAX_REDIRECTS = 5;
const MAX_HEADER_BYTES = 16 * 1024;
const GAP_MS = 1_000;

export type OutsideRequest = {
  types: readonly ReadableType[];
  /** Not sent to another origin after a redirect. */
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Wider ones are for documented APIs, never for an address that somebody entered. */
  limits?: OutsideLimits;
  gapMs?: number;
  patienceMs?: number;
  /** False for documented APIs, whose terms say how they may be used. */
  asksRobots?: boolean;
};

export type OutsideAnswer = { status: number; headers: Headers; text: string; url: string };

export type OutsideDoor = {
  /** Throws OutsideError, or the reason of the request's signal. */
  read(address: string, request: OutsideRequest): Promise<OutsideAnswer>;
  close(): Promise<void>;
};

type DoorOptions = {
  userAgent: string;
  turns: HostTurns;

  resolve?: Resolver;
  isAllowed?(address: string): boolean;
  ports?: readonly string[];
  /** An origin from the settings, which may be asked even at a private address. */
  trustedOrigin?: string | null;
};

type Hop = OutsideRequest & { limits: OutsideLimits; isCut?: boolean };

const ROBOTS_HOP: Hop = { types: ["text"], limits: ROBOTS_LIMITS, isCut: true, asksRobots: false, gapMs: 0 };

async function readBody(response: Response, { limits, isCut = false }: Hop, host: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > limits.maxBytes && isCut) break;
    if (size > limits.maxBytes) {
      const most = `${Math.round(limits.maxBytes / 1024 / 1024)} MB`;
      throw new OutsideError("too-large", `${host} answers with more than ${most}.`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status);
}

type Agents = { guarded: Agent; trusted: Agent };

type Door = {
  userAgent: string;
  turns: HostTurns;
  rules: Parameters<typeof readOutsideAddress>[1];
  trustedOrigin: string | null;
  /** Made for the first address: the package is a twentieth of what a start would load. */
  openAgents(): Promise<Agents>;
  robots: ReturnType<typeof createRobotsRules>;
};

/** Reads outside addresses: public ones at every hop, bounded time and bytes, robots.txt and Retry-After respected. */
export function createOutsideDoor(options: DoorOptions): OutsideDoor {
  const { userAgent, turns, resolve = resolveBySystem, isAllowed = isPublicAddress, trustedOrigin = null } = options;
  const shared = { maxHeaderSize: MAX_HEADER_BYTES, allowH2: false };
  const openAgents = once(async () => {
    const { Agent } = await import("undici");
    const connect = { lookup: guardedLookup(resolve, isAllowed) };
    return { guarded: new Agent({ ...shared, connect }), trusted: new Agent(shared) };
  });
  const door: Door = {
    userAgent,
    turns,
    rules: { isAllowed, ports: options.ports },
    trustedOrigin,
    openAgents,
    robots: createRobotsRules(BRAND, (url) => follow(door, url.href, ROBOTS_HOP)),
  };
  return {
    read: (address, request) => follow(door, address, { limits: LIMITS, ...request }),
    async close() {
      const { guarded, trusted } = await openAgents();
      await Promise.all([guarded.destroy(), trusted.destroy()]);
    },
  };
}

function isTrusted({ trustedOrigin }: Door, address: string): boolean {
  return URL.parse(address)?.origin === trustedOrigin;
}

function headersOf({ userAgent }: Door, { types, headers = {} }: Hop): Headers {
  const all = new Headers({ "user-agent": userAgent, accept: acceptHeader(types) });
  for (const [name, value] of Object.entries(headers)) all.set(name, value);
  return all;
}

async function follow(door: Door, address: string, hop: Hop): Promise<OutsideAnswer> {
  const spent = { ms: 0 };
  let url = isTrusted(door, address) ? new URL(address) : readOutsideAddress(address, door.rules);
  let { headers } = hop;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const answer = await ask(door, url, { ...hop, headers }, spent);
    if (!("location" in answer)) return answer;
    const next = readTarget(door, URL.parse(answer.location, url), url);
    if (next.origin !== url.origin) headers = undefined;
    url = next;
  }
  throw new OutsideError("redirects", `${url.hostname} leads from one address to the next without an end.`);
}

function readTarget(door: Door, target: URL | null, from: URL): URL {
  if (target && isTrusted(door, target.href) && isTrusted(door, from.href)) return target;
  try {
    return readOutsideAddress(target?.href ?? "", door.rules);
  } catch (error) {
    const message = `${from.hostname} leads on to an address that is not read.`;
    throw error instanceof OutsideError ? new OutsideError(error.problem, message, { cause: error }) : error;
  }
}

type Answer = OutsideAnswer | { location: string };

async function ask(door: Door, url: URL, hop: Hop, spent: { ms: number }): Promise<Answer> {
  const { gapMs = GAP_MS, patienceMs = 0, signal } = hop;
  const isOwn = isTrusted(door, url.href);
  const asked = hop.asksRobots === false || isOwn ? { gapMs: 0 } : await door.robots.check(url);
  const release = await door.turns.take(url.hostname, { gapMs: Math.max(gapMs, asked.gapMs), patienceMs, signal });
  const startedAt = Date.now();
  try {
    const { fetch } = await import("undici");
    const { guarded, trusted } = await door.openAgents();
    const timeout = AbortSignal.timeout(Math.max(0, hop.limits.timeoutMs - spent.ms));
    const response = await fetch(url, {
      redirect: "manual",
      dispatcher: isOwn ? trusted : guarded,
      headers: headersOf(door, hop),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    return await receive(door, response, url, hop);
  } catch (error) {
    signal?.throwIfAborted();
    throw explainFailure(error, url.hostname);
  } finally {
    spent.ms += Date.now() - startedAt;
    release();
  }
}

async function receive({ turns }: Door, response: Response, url: URL, hop: Hop): Promise<Answer> {
  const { status } = response;
  const headers = new Headers([...response.headers]);
  const retryAt = status === 429 || status === 503 ? readRetryAfter(headers.get("retry-after"), new Date()) : null;
  if (retryAt) turns.pause(url.hostname, retryAt);
  if (!response.ok) {
    await response.body?.cancel();
    const location = headers.get("location");
    return isRedirect(status) && location ? { location } : { status, headers, text: "", url: url.href };
  }
  const contentType = headers.get("content-type");
  if (!isReadable(contentType, hop.types)) {
    await response.body?.cancel();
    throw new OutsideError("wrong-type", `${url.hostname} answers with a file that is no text (${contentType}).`);
  }
  const text = decodeText(await readBody(response, hop, url.hostname), contentType);
  return { status, headers, text, url: url.href };
}

export function outsideUserAgent(): string {
  return `${BRAND}/1.0 (+${getEnv().APP_URL})`;
}

export const hostTurns = createHostTurns();
