import { MongoBackend } from "@agendajs/mongo-backend";
import { Agenda, InMemoryNotificationChannel } from "agenda";
import mongoose from "mongoose";
import { isDatabaseUnreachable } from "../http/errors.ts";
import { logger } from "../http/logger.ts";
import type { QueuedJob } from "./queued-job.ts";
import type { QueuePriority } from "../domain/plans.ts";

const POLL_MS = 1_000;
const DRAIN_MS = 20_000;
/** Jobs of a kind that a process holds ready beside those that run. */
const LOCKED_PER_RUNNING = 2;

let agenda: Agenda | null = null;

/**
 * Queues a job of the kind of that name. What it is to do stands in the database already, so that a crash before this
 * loses nothing: a sweep queues it again. Throws when the queue of this process has not been started.
 */
export async function enqueue<Data>(
  name: string,
  data: Data,
  options: { priority: QueuePriority } = { priority: "normal" },
): Promise<void> {
  if (!agenda) throw new Error("The queue has not been started");
  await agenda.create(name, data).priority(options.priority).schedule(new Date()).save();
}

/** Starts working off jobs of these kinds in this process. Throws without a connected database. */
export async function startQueue(kinds: QueuedJob[], options: { sweepEveryMs: number }): Promise<void> {
  const db = mongoose.connection.db;
  if (!db) throw new Error("The queue needs a connected database");
  agenda = new Agenda({
    backend: new MongoBackend({ mongo: db }),
    // Tells this process at once; others find the job at their next poll.
    notificationChannel: new InMemoryNotificationChannel(),
    processEvery: POLL_MS,
    removeOnComplete: true,
  });
  // Without a listener, a short loss of the database would end the process.
  agenda.on("error", (error) => {
    if (isDatabaseUnreachable(error)) logger.warn({ reason: error.name }, "queue: database unreachable");
    else logger.error({ err: error }, "queue error");
  });
  agenda.on("fail", (error, job) => logger.error({ err: error, job: job.attrs?.name }, "job failed"));
  for (const { name, run, concurrency, lockMs } of kinds) {
    const lockLimit = concurrency * LOCKED_PER_RUNNING;
    agenda.define(name, (job) => run(job.attrs.data), { concurrency, lockLimit, lockLifetime: lockMs });
  }
  await agenda.start();
  for (const { name, repeat } of kinds) {
    if (repeat) await agenda.every(repeat === "sweep" ? options.sweepEveryMs : repeat, name);
  }
}

/** Lets running jobs end (20 s at most) and takes no new ones; what is queued from now on is for the next process. */
export async function stopQueue(): Promise<void> {
  await agenda?.drain(DRAIN_MS);
}
