import { MongoBackend } from "@agendajs/mongo-backend";
import { Agenda, InMemoryNotificationChannel } from "agenda";
import mongoose, { Types } from "mongoose";
import { Resume } from "../../models/resume.ts";
import { sweepPayments } from "../billing/sweep-payments.ts";
import { finishDeletions } from "../account/delete-account.ts";
import { finishDemoUsers } from "../demo/prepare-demo-user.ts";
import { getEnv } from "../env.ts";
import { logger } from "../http/logger.ts";
import { cleanUp } from "./clean-up.ts";
import { endAbandoned, endLeftovers } from "../materials/end-generation.ts";
import { runGeneration } from "../materials/run-generation.ts";
import { requestMatchingOfEverybody } from "../matches/match-after-reset.ts";
import { MATCH_JOB, MAX_ATTEMPTS, matchResume } from "../matches/match-resume.ts";

const POLL_MS = 1_000;
/** A run takes well under a second; after this long its process is taken for dead and another one runs it. */
const LOCK_MS = 15_000;
const SWEEP_EVERY_MS = 10_000;
/** Work asked for this long ago and still not begun was lost in a crash: it is queued again. */
const LOST_AFTER_MS = 15_000;
const DRAIN_MS = 20_000;

const CLEAN_UP_EVERY_MS = 60 * 60_000;

const SWEEP_JOB = "sweep";
const PAYMENTS_JOB = "sweep-payments";
/** Fifty payments, each with a silent PayPal, take longer than any lock: a second worker takes other payments. */
const PAYMENTS_LOCK_MS = 60_000;
const CLEAN_UP_JOB = "clean-up";
const DEMO_JOB = "finish-demo-users";
const GENERATE_JOB = "generate-material";
/** A generation has 60 s with a model and the local engine after it. */
const GENERATE_LOCK_MS = 90_000;
const RESET_JOB = "match-after-reset";
const RESET_LOCK_MS = 5 * 60_000;

type MatchJobData = { resumeId: string };
type GenerateJobData = { generationId: string };

let agenda: Agenda | null = null;

/** Queues the matching of a resume. The request itself stands in the resume already, so a lost job is found again. */
export async function enqueueMatching(resumeId: string, options: { priority: boolean }): Promise<void> {
  if (!agenda) throw new Error("The queue has not been started");
  const data: MatchJobData = { resumeId };
  await agenda
    .create(MATCH_JOB, data)
    .priority(options.priority ? "high" : "normal")
    .schedule(new Date())
    .save();
}

/** Queues the making of a material. The generation itself stands in the database already. */
export async function enqueueGeneration(generationId: string, options: { priority: boolean }): Promise<void> {
  if (!agenda) throw new Error("The queue has not been started");
  const data: GenerateJobData = { generationId };
  await agenda
    .create(GENERATE_JOB, data)
    .priority(options.priority ? "high" : "normal")
    .schedule(new Date())
    .save();
}

/** Queues the matching that follows when everybody's monthly usage is reset. */
export async function enqueueMatchingAfterReset(): Promise<void> {
  if (!agenda) throw new Error("The queue has not been started");
  await agenda.create(RESET_JOB).schedule(new Date()).save();
}

/** Queues again what a crash lost, and gives up on what took the process down time after time. */
async function sweep(): Promise<void> {
  await endAbandoned();
  await finishDeletions(new Date());
  const lostBefore = new Date(Date.now() - LOST_AFTER_MS);
  const lost = await Resume.find({
    "matching.state": { $in: ["queued", "running"] },
    "matching.requestedAt": { $lt: lostBefore },
    $or: [{ "matching.startedAt": null }, { "matching.startedAt": { $lt: new Date(Date.now() - LOCK_MS) } }],
  })
    .select({ matching: 1 })
    .limit(100)
    .lean();
  for (const resume of lost) {
    if (resume.matching.attempts >= MAX_ATTEMPTS) {
      await Resume.updateOne(
        { _id: resume._id, "matching.revision": resume.matching.revision },
        { $set: { "matching.state": "failed", "matching.finishedAt": new Date() } },
      );
    } else {
      await enqueueMatching(String(resume._id), { priority: false });
    }
  }
}

/** Starts working off background jobs in this process, with the database connected. */
export async function startQueue(): Promise<void> {
  const db = mongoose.connection.db;
  if (!db) throw new Error("The queue needs a connected database");
  await endLeftovers();
  agenda = new Agenda({
    backend: new MongoBackend({ mongo: db }),
    // Tells this process at once; others find the job at their next poll.
    notificationChannel: new InMemoryNotificationChannel(),
    processEvery: POLL_MS,
    defaultLockLifetime: LOCK_MS,
    removeOnComplete: true,
  });
  // Without a listener, a short loss of the database would end the process.
  agenda.on("error", (error) => logger.error({ err: error }, "queue error"));
  agenda.on("fail", (error, job) => logger.error({ err: error, job: job.attrs?.name }, "job failed"));
  agenda.define<MatchJobData>(
    MATCH_JOB,
    async (job) => {
      const { resumeId } = job.attrs.data;
      if (Types.ObjectId.isValid(resumeId)) await matchResume(new Types.ObjectId(resumeId));
    },
    { concurrency: 2, lockLimit: 4 },
  );
  agenda.define<GenerateJobData>(
    GENERATE_JOB,
    async (job) => {
      const { generationId } = job.attrs.data;
      if (Types.ObjectId.isValid(generationId)) await runGeneration(new Types.ObjectId(generationId));
    },
    { concurrency: 4, lockLimit: 8, lockLifetime: GENERATE_LOCK_MS },
  );
  agenda.define(RESET_JOB, requestMatchingOfEverybody, { concurrency: 1, lockLifetime: RESET_LOCK_MS });
  agenda.define(SWEEP_JOB, sweep, { concurrency: 1 });
  agenda.define(PAYMENTS_JOB, () => sweepPayments(), { concurrency: 1, lockLifetime: PAYMENTS_LOCK_MS });
  agenda.define(CLEAN_UP_JOB, cleanUp, { concurrency: 1 });
  agenda.define(DEMO_JOB, finishDemoUsers, { concurrency: 1, lockLifetime: GENERATE_LOCK_MS });
  await agenda.start();
  await agenda.every(SWEEP_EVERY_MS, SWEEP_JOB);
  await agenda.every(SWEEP_EVERY_MS, PAYMENTS_JOB);
  await agenda.every(CLEAN_UP_EVERY_MS, CLEAN_UP_JOB);
  if (getEnv().IS_DEMO) await agenda.every(SWEEP_EVERY_MS, DEMO_JOB);
}

/** Lets running jobs end (20 s at most) and takes no new ones. */
export async function stopQueue(): Promise<void> {
  await agenda?.drain(DRAIN_MS);
  agenda = null;
}
