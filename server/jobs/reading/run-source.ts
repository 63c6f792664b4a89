import { JobSource, type ReadingRecord } from "../../../models/job-source.ts";
import { logger } from "../../http/logger.ts";
import type { AskOptions } from "../ask-source.ts";
import type { PostingSource, PostingStore } from "../posting-store.ts";
import { SourceError, type SourceKind, SourceUnchanged } from "../source-kind.ts";
import { findKeys } from "../source-keys.ts";
import { findSourceKind } from "../sources/all-kinds.ts";
import { type Claim, LEASE_MS, renewClaim } from "./claim-source.ts";
import { nextRunAt } from "./next-run.ts";
import { emptyResult, readSource, type ReadingResult } from "./read-source.ts";
import { settleReading } from "./settle-reading.ts";

const RENEW_MS = LEASE_MS / 4;
const MAX_RUN_MS = 30 * 60_000;
const UNKNOWN_KIND_MS = 60 * 60_000;

export type RunOptions = {
  store: PostingStore;
  ask: AskOptions;
  signal?: AbortSignal;
  maxRunMs?: number;
};

class LostClaim extends Error {}
class TookTooLong extends Error {}

type Ending = Pick<ReadingRecord, "outcome" | "problem" | "closed"> & { retryAt: Date | null };

function explain(error: unknown, result: ReadingResult): Ending {
  const nothing = { closed: 0, retryAt: null };
  if (error instanceof TookTooLong) {
    const problem = `It takes too long: ${result.seen.size} postings were read, and the others were not.`;
    return { ...nothing, outcome: "partial", problem };
  }
  if (error instanceof SourceError) {
    return { ...nothing, outcome: "failed", problem: error.message, retryAt: error.retryAt };
  }
  return { ...nothing, outcome: "failed", problem: "Something went wrong here, not at the source. The log says what." };
}

function watchOver(claim: Claim, maxRunMs: number): { signal: AbortSignal; end(): void } {
  const controller = new AbortController();
  const renewing = setInterval(() => {
    renewClaim(claim, new Date())
      .then((isOurs) => {
        if (!isOurs) controller.abort(new LostClaim());
      })
      // A database that is away for a moment: the next renewal tells.
      .catch(() => {});
  }, RENEW_MS);
  const limit = setTimeout(() => controller.abort(new TookTooLong()), maxRunMs);
  return {
    signal: controller.signal,
    end() {
      clearInterval(renewing);
      clearTimeout(limit);
    },
  };
}

async function read(claim: Claim, kind: SourceKind, options: RunOptions, result: ReadingResult): Promise<Ending> {
  const { source } = claim;
  const startedAt = source.run?.startedAt ?? new Date();
  const { store, ask } = options;
  const postingSource: PostingSource = {
    id: String(source._id),
    kind: kind.kind,
    name: kind.sourceOf(source.settings),
    listsEverything: kind.listsEverything,
  };
  const watch = watchOver(claim, options.maxRunMs ?? MAX_RUN_MS);
  const signal = options.signal ? AbortSignal.any([watch.signal, options.signal]) : watch.signal;
  try {
    const keys = findKeys(kind);
    await readSource({ kind, source, postingSource, keys, store, ask, startedAt, signal, result });
    // Another process may have begun a reading that makes this one's absences meaningless.
    if (!(await renewClaim(claim, new Date()))) throw new LostClaim();
    const settled = await settleReading({
      store,
      postingSource,
      startedAt,
      now: new Date(),
      result,
      doubts: source.doubts,
    });
    return { outcome: settled.isDoubtful ? "doubtful" : "read", ...settled, retryAt: null };
  } catch (error) {
    if (!(error instanceof SourceUnchanged)) throw signal.aborted ? signal.reason : error;
    await store.keep(postingSource, null, startedAt);
    return { outcome: "unchanged", problem: null, closed: 0, retryAt: null };
  } finally {
    watch.end();
  }
}

async function finish(claim: Claim, kind: SourceKind, ending: Ending, result: ReadingResult): Promise<void> {
  const { source, token } = claim;
  const now = new Date();
  const isGood = ending.outcome === "read" || ending.outcome === "unchanged";
  const failures = ending.outcome === "failed" ? source.failures + 1 : 0;
  const lastReading: ReadingRecord = {
    startedAt: source.run?.startedAt ?? now,
    finishedAt: now,
    outcome: ending.outcome,
    problem: ending.problem,
    listed: result.seen.size,
    added: result.added,
    changed: result.changed,
    closed: ending.closed,
    leftOut: result.leftOut,
    examples: result.examples,
  };
  // A doubtful reading must be repeated in full: "not modified" would hide that it says the same.
  const isSettled = ending.outcome === "read" && ending.problem === null;
  await JobSource.updateOne(
    { _id: source._id, "run.token": token },
    {
      $set: {
        run: null,
        lastReading,
        failures,
        doubts: ending.outcome === "doubtful" ? source.doubts + 1 : isGood ? 0 : source.doubts,
        nextRunAt: nextRunAt({ kind, failures, retryAt: ending.retryAt }, now),
        ...(isGood ? { lastGoodAt: now } : {}),
        ...(ending.outcome === "unchanged" ? {} : { validators: isSettled ? result.validators : null }),
        ...(isSettled ? { lastWholeAt: now } : {}),
      },
    },
  );
}

async function release({ source, token }: Claim, dueAt: Date): Promise<void> {
  await JobSource.updateOne({ _id: source._id, "run.token": token }, { $set: { run: null, nextRunAt: dueAt } });
}

/** Reads a claimed source and records the outcome. Source errors end in the record; only database errors throw. */
export async function runSource(claim: Claim, options: RunOptions): Promise<void> {
  const { source } = claim;
  const kind = findSourceKind(source.kind);
  const result = emptyResult();
  // Added by another version of this product, which may come back.
  if (!kind) return release(claim, new Date(Date.now() + UNKNOWN_KIND_MS));
  try {
    await finish(claim, kind, await read(claim, kind, options, result), result);
  } catch (error) {
    if (error instanceof LostClaim) return;
    if (options.signal?.aborted) return release(claim, new Date());
    const ending = explain(error, result);
    const isOurs = !(error instanceof SourceError) && !(error instanceof TookTooLong);
    if (isOurs) logger.error({ err: error, source: String(source._id), kind: source.kind }, "reading a source failed");
    await finish(claim, kind, ending, result);
  }
}
