import mongoose from "mongoose";
// Imported before the first request, so that its indexes are built with the others.
import "../models/audit-record.ts";
import { getAuthConfig } from "./auth/auth-settings.ts";
import { demoPersonas } from "./auth/demo-personas.ts";
import { seedDemoPersonas } from "./auth/sign-in-user.ts";
import { connectDatabase, type Database } from "./database/connect.ts";
import { databaseAnswers } from "./database/database-answers.ts";
import { migrateData } from "./database/migrate-data.ts";
import { releaseDemoClaims } from "./demo/prepare-demo-user.ts";
import { getEnv } from "./env.ts";
import { logger } from "./http/logger.ts";
import { closeReadingThread, openReadingThread, stopReadingSources } from "./jobs/reading/reading-thread.ts";
import { seedSamplePostings } from "./jobs/seed-sample-postings.ts";
import { endLeftovers } from "./materials/end-generation.ts";
import { startMatchingThread, stopMatchingThread } from "./matches/matching-thread.ts";
import { readMetrics, startMetrics } from "./metrics/product-metrics.ts";
import { countJobs } from "./queue/queue-state.ts";
import { joinQueue, startQueue, stopQueue } from "./queue/queue.ts";
import { queuedJobs } from "./queued-jobs.ts";
import { type ProcessRole, runsJobs } from "./runs-jobs.ts";
import { closeReaders, warmReaders } from "./engines/reading/reader-pool.ts";
import { closeThreads, warmThreads } from "./engines/threads/thread-pool.ts";

export type Product = {
  database: Pick<Database, "kind" | "description">;
  isReady(): Promise<boolean>;
  readMetrics(): Promise<string>;
  /** Lets running jobs end; new ones wait for the next process. */
  finishJobs(): Promise<void>;
  stop(): Promise<void>;
  /** Leaves the shutdown to a server that knows when its last answer is out. */
  takeOverShutdown(): void;
};

const LAST_ANSWERS_MS = 3_000;

// One product a process, also when the bundle is loaded again in development.
const held: { northfold?: Promise<Product> } = globalThis as typeof globalThis & { northfold?: Promise<Product> };

async function startJobs(database: Database): Promise<void> {
  const { IS_DEMO, SWEEP_SECONDS } = getEnv();
  await startQueue(queuedJobs({ isDemo: IS_DEMO }), { sweepEveryMs: SWEEP_SECONDS * 1_000 });
  startMatchingThread(database.uri);
}

async function start(role: ProcessRole): Promise<Product> {
  const database = await connectDatabase(getEnv());
  mongoose.connection.on("error", (error) => logger.error({ err: error }, "database error"));
  await migrateData();
  for (const model of Object.values(mongoose.models)) await model.createIndexes();
  await seedSamplePostings();
  if (getEnv().IS_DEMO) {
    await seedDemoPersonas(getAuthConfig().issuer, demoPersonas({ isOpenDemo: getEnv().IS_OPEN_DEMO }));
    // Pages may be making a sample while a worker starts.
    if (role === "web") await releaseDemoClaims();
  }
  await endLeftovers();
  // A source is tried by whoever serves the form; the others read them.
  openReadingThread(database.uri);
  if (runsJobs(role, getEnv())) await startJobs(database);
  else joinQueue();
  startMetrics({ countJobs });
  if (role === "web") void warmReaders();
  warmThreads();
  async function finishJobs(): Promise<void> {
    await stopReadingSources();
    await stopQueue();
  }
  async function stop(): Promise<void> {
    await finishJobs();
    await closeReaders();
    await closeThreads();
    await stopMatchingThread();
    await closeReadingThread();
    await database.disconnect();
  }
  // A stock server only closes its port; the queue, the database and idle connections would keep it alive.
  async function stopAndExit(): Promise<void> {
    await stop();
    setTimeout(() => process.exit(0), LAST_ANSWERS_MS).unref();
  }
  process.once("SIGTERM", stopAndExit);
  return {
    database,
    isReady: databaseAnswers,
    readMetrics,
    finishJobs,
    stop,
    takeOverShutdown() {
      process.off("SIGTERM", stopAndExit);
    },
  };
}

/** Connects the database, builds its indexes and joins the queue, once a process. Throws when it cannot. */
export function startProduct(role: ProcessRole = "web"): Promise<Product> {
  held.northfold ??= start(role);
  return held.northfold;
}
