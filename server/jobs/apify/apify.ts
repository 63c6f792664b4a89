import type { ApifyApiError, ApifyClient } from "apify-client";
import { getEnv } from "../../env.ts";
import { SourceError } from "../source-kind.ts";
import { type Actor, APIFY_BOARDS, actorOf, type ApifyBoard, fillInput, type Wanted } from "./actors.ts";
import type { Item } from "./describe-item.ts";

const REQUEST_SECONDS = 20;
const POLL_SECONDS = 5;
const RUN_SECONDS = 300;
const RUN_USD = 1;
const LEAST_ITEMS = 10; // some actors refuse to be asked for fewer
const PAGE_ITEMS = 200;
const TESTED_MS = 60_000;
const RETRY_MS = 500;

export type ApifyState = { connected: boolean; actorsAvailable: number };

export type Apify = {
  /** Whether the token is good, and how many of the boards' actors can be run with it; never throws. */
  test(): Promise<ApifyState>;
  /** Runs the actor of a board and answers its records. Throws SourceError, or the signal's reason. */
  search(board: ApifyBoard, wanted: Wanted, signal: AbortSignal): Promise<{ actor: Actor; items: Item[] }>;
};

type Settings = {
  token: string;
  baseUrl: string | undefined;
  actors: Parameters<typeof actorOf>[1];
  pollSeconds?: number;
  retryMs?: number;
};

function isAnswer(error: unknown): error is ApifyApiError {
  return error instanceof Error && error.name === "ApifyApiError";
}

/** Errors of the client carry the request, and with it the token: only what they are leaves this file. */
function explain(error: unknown, what: string): SourceError {
  if (error instanceof SourceError) return error;
  if (!isAnswer(error)) return new SourceError("Apify cannot be reached.");
  if (error.statusCode === 401) return new SourceError("Apify does not know the token of APIFY_TOKEN.");
  if (error.statusCode === 402) return new SourceError("The Apify account has used up what it may spend.");
  if (error.statusCode === 404) return new SourceError(`Apify has no actor ${what}.`);
  return new SourceError(`Apify answers with an error (${error.statusCode}).`);
}

type Account = Required<Pick<Settings, "pollSeconds">> &
  Pick<Settings, "actors"> & {
    /** Loading the client takes half a second of work, which a process that does not ask Apify is spared. */
    openClient(): Promise<ApifyClient>;
    tested: { state: Promise<ApifyState>; until: number } | null;
  };

/** The boards read through Apify, with one account. The token is sent to Apify alone and never logged. */
export function createApify({
  token,
  baseUrl,
  actors,
  pollSeconds = POLL_SECONDS,
  retryMs = RETRY_MS,
}: Settings): Apify {
  const repeats = { maxRetries: 2, minDelayBetweenRetriesMillis: retryMs };
  let made: Promise<ApifyClient> | null = null;
  function openClient(): Promise<ApifyClient> {
    made ??= import("apify-client").then(({ ApifyClient }) => {
      const client = new ApifyClient({ token, baseUrl, ...repeats, timeoutSecs: REQUEST_SECONDS });
      client.logger.setLevel(client.logger.LEVELS.OFF);
      return client;
    });
    return made;
  }
  const account: Account = { actors, pollSeconds, openClient, tested: null };
  return {
    test: () => testAccount(account),
    search: (board, wanted, signal) => search(account, board, wanted, signal),
  };
}

function testAccount(account: Account): Promise<ApifyState> {
  if (!account.tested || account.tested.until < Date.now())
    account.tested = { state: findState(account), until: Date.now() + TESTED_MS };
  return account.tested.state;
}

async function findState(account: Account): Promise<ApifyState> {
  const client = await account.openClient();
  const isKnown = await client
    .user("me")
    .get()
    .then(Boolean, () => false);
  if (!isKnown) return { connected: false, actorsAvailable: 0 };
  const there = await Promise.all(APIFY_BOARDS.map((board) => isThere(account, board).catch(() => false)));
  return { connected: true, actorsAvailable: there.filter(Boolean).length };
}

async function isThere({ openClient, actors }: Account, board: ApifyBoard): Promise<boolean> {
  const client = await openClient();
  return (await client.actor(actorOf(board, actors).actor).get()) !== undefined;
}

async function search(
  account: Account,
  board: ApifyBoard,
  wanted: Wanted,
  signal: AbortSignal,
): Promise<{ actor: Actor; items: Item[] }> {
  const actor = actorOf(board, account.actors);
  const limit = Math.max(wanted.limit, LEAST_ITEMS);
  try {
    const input = fillInput(actor.input, { ...wanted, limit });
    const options = { maxItems: limit, maxTotalChargeUsd: RUN_USD, timeout: RUN_SECONDS };
    const client = await account.openClient();
    const run = await client.actor(actor.actor).start(input, options);
    return { actor, items: await readItems(client, await waitFor(client, run.id, { account, signal }), wanted.limit) };
  } catch (error) {
    signal.throwIfAborted();
    throw explain(error, actor.actor);
  }
}

type Waiting = { account: Account; signal: AbortSignal };

/** Waits for a run to end; aborts it when nobody waits any more, since it costs money. */
async function waitFor(client: ApifyClient, runId: string, waiting: Waiting): Promise<string> {
  const { signal } = waiting;
  const { promise: calledOff, reject } = Promise.withResolvers<never>();
  const callOff = () => reject(signal.reason);
  signal.addEventListener("abort", callOff, { once: true });
  try {
    return await Promise.race([watch(client, runId, waiting), calledOff]);
  } catch (error) {
    void client
      .run(runId)
      .abort()
      .catch(() => {});
    throw error;
  } finally {
    signal.removeEventListener("abort", callOff);
  }
}

async function watch(client: ApifyClient, runId: string, { account, signal }: Waiting): Promise<string> {
  const deadline = Date.now() + RUN_SECONDS * 1000;
  while (Date.now() < deadline) {
    signal.throwIfAborted();
    const run = await client.run(runId).waitForFinish({ waitSecs: account.pollSeconds });
    if (run.status === "SUCCEEDED") return run.defaultDatasetId;
    if (run.finishedAt) throw new SourceError(`The run of the actor ended as ${run.status}.`);
  }
  throw new SourceError("The actor takes too long.");
}

async function readItems(client: ApifyClient, datasetId: string, limit: number): Promise<Item[]> {
  const items: Item[] = [];
  while (items.length < limit) {
    const page = await client.dataset(datasetId).listItems({
      clean: true,
      offset: items.length,
      limit: Math.min(PAGE_ITEMS, limit - items.length),
    });
    items.push(...page.items);
    if (page.items.length === 0) break;
  }
  return items;
}

let apify: Apify | null = null;

/** The account of the settings, or null where there is none. */
export function getApify(): Apify | null {
  const { APIFY_TOKEN: token, APIFY_BASE_URL: baseUrl, APIFY_ACTORS: actors } = getEnv();
  if (token) apify ??= createApify({ token, baseUrl, actors });
  return apify;
}
