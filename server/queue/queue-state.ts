import mongoose, { Types } from "mongoose";

/** Where Agenda keeps its jobs. */
const JOBS = "agendaJobs";
const FAILED = { failedAt: { $ne: null }, nextRunAt: null } as const;

export type FailedJob = { id: string; name: string; failedAt: Date; reason: string };

type JobFields = {
  _id: Types.ObjectId;
  name: string;
  nextRunAt: Date | null;
  lockedAt: Date | null;
  failedAt: Date | null;
  failReason: string | null;
};

function jobs(): mongoose.mongo.Collection<JobFields> {
  const { db } = mongoose.connection;
  if (!db) throw new Error("The queue needs a connected database");
  return db.collection<JobFields>(JOBS);
}

/** How many jobs are due and wait, and how many run. */
export async function countJobs(now: Date): Promise<{ waiting: number; running: number }> {
  const [waiting, running] = await Promise.all([
    jobs().countDocuments({ nextRunAt: { $lte: now }, lockedAt: null }),
    jobs().countDocuments({ lockedAt: { $ne: null } }),
  ]);
  return { waiting, running };
}

/** Jobs that failed and will not run again by themselves, the latest first; those named in `without` left out. */
export async function findFailedJobs(options: { without: string[]; limit: number }): Promise<FailedJob[]> {
  const found = await jobs()
    .find({ ...FAILED, name: { $nin: options.without } })
    .sort({ failedAt: -1 })
    .limit(options.limit)
    .toArray();
  return found.flatMap(({ _id, name, failedAt, failReason }) =>
    failedAt ? [{ id: _id.toString(), name, failedAt, reason: failReason ?? "" }] : [],
  );
}

/** Lets a failed job run once more; false = it is no failed job (any more). */
export async function retryJob(id: string): Promise<boolean> {
  if (!Types.ObjectId.isValid(id)) return false;
  const retried = await jobs().updateOne(
    { _id: new Types.ObjectId(id), ...FAILED },
    { $set: { nextRunAt: new Date() } },
  );
  return retried.modifiedCount === 1;
}
