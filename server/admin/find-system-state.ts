import { readFile } from "node:fs/promises";
import path from "node:path";
import mongoose from "mongoose";
import { Listing } from "../../models/listing.ts";
import { Resume } from "../../models/resume.ts";
import { User } from "../../models/user.ts";
import { countModelCalls } from "../ai/model-calls.ts";
import { startProduct } from "../boot.ts";
import type { DatabaseKind } from "../database/connect.ts";
import { getEnv } from "../env.ts";
import { MATCH_JOB } from "../matches/match-job.ts";
import { PROJECT_ROOT } from "../project-root.ts";
import { countJobs, findFailedJobs } from "../queue/queue-state.ts";
import type { FailureKind } from "./retry-failure.ts";

export type Failure = { kind: FailureKind; id: string; what: string; at: string };

export type SystemState = {
  database: { inUse: string; version: string; answeredInMs: number };
  versions: { app: string; node: string };
  queue: { waiting: number; running: number; matchingQueued: number; matchingRunning: number; failures: Failure[] };
  sources: { name: string; listings: number; newestAt: string | null }[];
  storage: { files: number; fileBytes: number; collections: { name: string; documents: number; bytes: number }[] };
  writer: { model: string | null; callsToday: number; callsADay: number };
  payments: { environment: string; hasWebhook: boolean } | null;
};

const SHOWN_FAILURES = 20;
const DATABASES: Record<DatabaseKind, string> = {
  configured: "MongoDB at MONGODB_URI",
  mongod: "Local MongoDB server with its data in DATA_DIR",
  embedded: "Embedded database in DATA_DIR",
};
const LISTING_SETS: { name: string; filter: { isSample: boolean; source?: string } }[] = [
  { name: "Sample set", filter: { isSample: true } },
  { name: "Indeed", filter: { isSample: false, source: "indeed" } },
  { name: "LinkedIn", filter: { isSample: false, source: "linkedin" } },
  { name: "Glassdoor", filter: { isSample: false, source: "glassdoor" } },
];

/** Names settings, but never contains secrets. */
export async function findSystemState(now: Date): Promise<SystemState> {
  const database = await findDatabase();
  const [app, queue, sources, storage, callsToday] = await Promise.all([
    findAppVersion(),
    findQueue(now),
    findSources(),
    findStorage(),
    countModelCalls(now),
  ]);
  const env = getEnv();
  return {
    database,
    versions: { app, node: process.version.slice(1) },
    queue,
    sources,
    storage,
    writer: {
      model: env.OPENAI_API_KEY || env.OPENAI_BASE_URL ? env.OPENAI_MODEL : null,
      callsToday,
      callsADay: env.AI_CALLS_PER_DAY,
    },
    payments: env.PAYPAL_CLIENT_ID
      ? { environment: env.PAYPAL_ENVIRONMENT, hasWebhook: env.PAYPAL_WEBHOOK_ID !== undefined }
      : null,
  };
}

function connectedDatabase(): mongoose.mongo.Db {
  const { db } = mongoose.connection;
  if (!db) throw new Error("No database is connected");
  return db;
}

async function findDatabase(): Promise<SystemState["database"]> {
  const db = connectedDatabase();
  const began = performance.now();
  await db.command({ ping: 1 });
  const answeredInMs = Math.max(1, Math.round(performance.now() - began));
  const { version } = await db.admin().buildInfo();
  const { database } = await startProduct();
  return { inUse: DATABASES[database.kind], version, answeredInMs };
}

async function findAppVersion(): Promise<string> {
  const file = JSON.parse(await readFile(path.join(PROJECT_ROOT, "package.json"), "utf8")) as { version: string };
  return file.version;
}

async function findQueue(now: Date): Promise<SystemState["queue"]> {
  const failed = { "matching.state": "failed" } as const;
  const [jobs, matchingQueued, matchingRunning, resumes, failedJobs] = await Promise.all([
    countJobs(now),
    Resume.countDocuments({ "matching.state": "queued" }),
    Resume.countDocuments({ "matching.state": "running" }),
    Resume.find(failed)
      .sort({ "matching.requestedAt": -1 })
      .limit(SHOWN_FAILURES)
      .select({ ownerId: 1, matching: 1 })
      .lean(),
    // Matching failures are stored in the resumes.
    findFailedJobs({ without: [MATCH_JOB], limit: SHOWN_FAILURES }),
  ]);
  const owners = await User.find({ _id: { $in: resumes.map(({ ownerId }) => ownerId) } })
    .select({ email: 1 })
    .lean();
  const emails = new Map(owners.map(({ _id, email }) => [String(_id), email]));
  const failures: Failure[] = [
    ...resumes.map(({ _id, ownerId, matching }) => ({
      kind: "matching" as const,
      id: String(_id),
      what: `Matching a resume of ${emails.get(String(ownerId)) ?? "somebody who is gone"}`,
      at: (matching.finishedAt ?? matching.requestedAt).toISOString(),
    })),
    ...failedJobs.map(({ id, name, reason, failedAt }) => ({
      kind: "job" as const,
      id,
      what: `${name}: ${reason}`,
      at: failedAt.toISOString(),
    })),
  ];
  return { ...jobs, matchingQueued, matchingRunning, failures: failures.sort((a, b) => b.at.localeCompare(a.at)) };
}

async function findSources(): Promise<SystemState["sources"]> {
  return Promise.all(
    LISTING_SETS.map(async ({ name, filter }) => {
      const [listings, newest] = await Promise.all([
        Listing.countDocuments(filter),
        Listing.findOne(filter).sort({ updatedAt: -1 }).select({ updatedAt: 1 }).lean(),
      ]);
      return { name, listings, newestAt: newest?.updatedAt.toISOString() ?? null };
    }),
  );
}

async function findStorage(): Promise<SystemState["storage"]> {
  const db = connectedDatabase();
  const names = (await db.listCollections({ type: "collection" }, { nameOnly: true }).toArray()).map(
    ({ name }) => name,
  );
  const collections = await Promise.all(
    names.map(async (name) => {
      const [stats] = await db
        .collection(name)
        .aggregate<{ storageStats: { count?: number; size: number } }>([{ $collStats: { storageStats: {} } }])
        .toArray();
      return { name, documents: stats?.storageStats.count ?? 0, bytes: stats?.storageStats.size ?? 0 };
    }),
  );
  const of = (name: string) => collections.find((collection) => collection.name === name);
  return {
    files: of("originals.files")?.documents ?? 0,
    fileBytes: of("originals.chunks")?.bytes ?? 0,
    collections: collections.sort((a, b) => b.bytes - a.bytes || a.name.localeCompare(b.name)),
  };
}
