import mongoose from "mongoose";
import { collectDefaultMetrics, Gauge, register } from "prom-client";
import { JobSource } from "../../models/job-source.ts";
import { Listing } from "../../models/listing.ts";
import { Resume } from "../../models/resume.ts";
import { countModelCalls } from "../ai/model-calls.ts";
import { readersInUse } from "../engines/reading/reader-pool.ts";
import { getEnv } from "../env.ts";

const PATIENCE_MS = 2_000; // a database that does not answer must not hold up what tells so

type Values = { labels: Record<string, string>; value: number }[];

/** Asked each time somebody reads the metrics; it has no value while the database is away. */
function gauge(name: string, help: string, labelNames: string[], read: () => Promise<Values>): void {
  new Gauge({
    name,
    help,
    labelNames,
    async collect() {
      this.reset();
      // One without labels would else be 0.
      this.remove({});
      const values = await within(read());
      for (const { labels, value } of values ?? []) this.set(labels, value);
    },
  });
}

function within<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), PATIENCE_MS);
  return Promise.race([answer.catch(() => null), late]).finally(() => clearTimeout(timer));
}

const byState = (states: Record<string, number>): Values =>
  Object.entries(states).map(([state, value]) => ({ labels: { state }, value }));

async function pingSeconds(): Promise<number> {
  const { db } = mongoose.connection;
  if (!db) throw new Error("No database is connected");
  const began = performance.now();
  await db.admin().command({ ping: 1 });
  return (performance.now() - began) / 1_000;
}

async function countSources(now: Date): Promise<Values> {
  const sources = await JobSource.find({ isRemoved: false })
    .select({ isEnabled: 1, failures: 1, nextRunAt: 1 })
    .lean<{ isEnabled: boolean; failures: number; nextRunAt: Date }[]>();
  const on = sources.filter(({ isEnabled }) => isEnabled);
  return byState({
    well: on.filter(({ failures }) => failures === 0).length,
    failing: on.filter(({ failures }) => failures > 0).length,
    off: sources.length - on.length,
    due: on.filter(({ nextRunAt }) => nextRunAt <= now).length,
  });
}

async function countPostings(): Promise<Values> {
  const open = { ownerId: null, closedAt: null };
  const [sample, real] = await Promise.all([
    Listing.countDocuments({ ...open, isSample: true }),
    Listing.countDocuments({ ...open, isSample: false }),
  ]);
  return [
    { labels: { kind: "sample" }, value: sample },
    { labels: { kind: "real" }, value: real },
  ];
}

/** Registers what this process and its database tell of themselves; `countJobs` counts the queue's. Once a process. */
export function startMetrics({ countJobs }: { countJobs(now: Date): Promise<Record<string, number>> }): void {
  // Loaded again in development, it is there already.
  if (register.getSingleMetric("northfold_database_up")) return;
  collectDefaultMetrics();
  gauge("northfold_database_up", "1 while the database answers.", [], async () => {
    const seconds = await within(pingSeconds());
    return [{ labels: {}, value: seconds === null ? 0 : 1 }];
  });
  gauge("northfold_database_ping_seconds", "How long the database takes to answer.", [], async () => [
    { labels: {}, value: await pingSeconds() },
  ]);
  gauge("northfold_queue_jobs", "Jobs in the queue.", ["state"], async () => byState(await countJobs(new Date())));
  gauge("northfold_matching_resumes", "Resumes that wait for their matches, or are matched.", ["state"], async () => {
    const [queued, running, failed] = await Promise.all(
      (["queued", "running", "failed"] as const).map((state) => Resume.countDocuments({ "matching.state": state })),
    );
    return byState({ queued: queued ?? 0, running: running ?? 0, failed: failed ?? 0 });
  });
  gauge("northfold_readers", "Processes of this one that read documents.", ["state"], async () =>
    byState(readersInUse()),
  );
  gauge("northfold_sources", "Sources of jobs.", ["state"], () => countSources(new Date()));
  gauge("northfold_postings", "Open postings.", ["kind"], countPostings);
  gauge("northfold_model_calls_today", "Calls to the language model since midnight (UTC).", [], async () => [
    { labels: {}, value: await countModelCalls(new Date()) },
  ]);
  gauge("northfold_model_calls_a_day", "How many there may be.", [], async () => [
    { labels: {}, value: getEnv().AI_CALLS_PER_DAY },
  ]);
}

/** In Prometheus' text format. */
export function readMetrics(): Promise<string> {
  return register.metrics();
}
