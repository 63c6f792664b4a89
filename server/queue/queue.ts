import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { MongoBackend } from "@agendajs/mongo-backend";
import { Agenda, InMemoryNotificationChannel, type Job } from "agenda";
import mongoose from "mongoose";
import { isDatabaseUnreachable } from "../http/errors.ts";
import { logger } from "../http/logger.ts";
import type { QueuedJob } from "./queued-job.ts";
import { handBackJobs, hastenJob } from "./queue-state.ts";
import type { QueuePriority } from "../domain/plans.ts";

const POLL_MS = 1_000;
const DRAIN_MS = 20_000;
const LOOK_EVERY_MS = 50;
const LOCKED_PER_RUNNING = 2;
/** Stands in every job that this process has taken. */
const OWN_NAME = randomUUID();

let agenda: Agenda | null = null;

/** The work is already in the database, so a sweep repeats a lost call. Throws before startQueue. */
export async function enqueue<Data>(
  name: string,
  data: Data,
  options: { priority: QueuePriority } = { priority: "normal" },
): Promise<void> {
  if (!agenda) throw new Error("The queue has not been started");
  await agenda.create(name, data).priority(options.priority).schedule(new Date()).save();
}

/**
 * Lets a repeated job run now, in whichever process does: its regular runs repeat a lost call. Asked for while it runs,
 * it is for that run to see what it was asked for.
 */
export async function hasten(name: string): Promise<void> {
  await hastenJob(name, new Date());
}

function openQueue(): Agenda {
  const db = mongoose.connection.db;
  if (!db) throw new Error("The queue needs a connected database");
  return new Agenda({
    name: OWN_NAME,
    backend: new MongoBackend({ mongo: db }),
    notificationChannel: new InMemoryNotificationChannel(),
    processEvery: POLL_MS,
    removeOnComplete: true,
  });
}

/** Takes orders for the queue without working on any. Throws without a connected database. */
export function joinQueue(): void {
  agenda ??= openQueue();
}

async function runOnce({ run, isAnyLeft }: QueuedJob, { attrs }: Job): Promise<void> {
  await run(attrs.data);
  if (await isAnyLeft?.()) attrs.nextRunAt = new Date();
}

/** Throws without a connected database. */
export async function startQueue(kinds: QueuedJob[], options: { sweepEveryMs: number }): Promise<void> {
  agenda = openQueue();
  // Without a listener, a short loss of the database would end the process.
  agenda.on("error", (error) => {
    if (isDatabaseUnreachable(error)) logger.warn({ reason: error.name }, "queue: database unreachable");
    else logger.error({ err: error }, "queue error");
  });
  agenda.on("fail", (error, job) => logger.error({ err: error, job: job.attrs?.name }, "job failed"));
  for (const kind of kinds) {
    const { name, concurrency, lockMs } = kind;
    const lockLimit = concurrency * LOCKED_PER_RUNNING;
    agenda.define(name, (job) => runOnce(kind, job), { concurrency, lockLimit, lockLifetime: lockMs });
  }
  await agenda.start();
  for (const { name, repeat } of kinds) {
    if (repeat) await agenda.every(repeat === "sweep" ? options.sweepEveryMs : repeat, name);
  }
}

/** Agenda looks when a job reports its end, which is before that job is removed, and would wait for another one. */
async function untilIdle(queue: Agenda, idle: AbortController): Promise<void> {
  while (!idle.signal.aborted && queue.isActiveJobProcessor()) {
    const stats = await queue.getRunningStats().catch(() => null);
    if (stats?.runningJobs === 0) idle.abort();
    else await wait(LOOK_EVERY_MS);
  }
}

/** Running jobs get 20 s at most; what this process has taken and not done is any other's at once. */
export async function stopQueue(): Promise<void> {
  if (!agenda) return;
  const idle = new AbortController();
  const draining = agenda.drain({ timeout: DRAIN_MS, signal: idle.signal }).finally(() => idle.abort());
  await Promise.all([draining, untilIdle(agenda, idle)]);
  await handBackJobs(OWN_NAME).catch((error: unknown) => {
    // Without the database their locks end by themselves.
    if (!isDatabaseUnreachable(error)) throw error;
  });
}
