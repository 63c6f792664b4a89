import mongoose, { Types } from "mongoose";

const JOBS = "agendaJobs";
const FAILED = { failedAt: { $ne: null }, nextRunAt: null } as const;

export type FailedJob = { id: string; name: string; failedAt: Date; reason: string };

type JobFields = {
  _id: Types.ObjectId;
  name: string;
  type: "normal" | "single";
  nextRunAt: Date | null;
  lockedAt: Date | null;
  failedAt: Date | null;
  failReason: string | null;
  lastModifiedBy: string | null;
};

function jobs(): mongoose.mongo.Collection<JobFields> {
  const { db } = mongoose.connection;
  if (!db) throw new Error("The queue needs a connected database");
  return db.collection<JobFields>(JOBS);
}

export async function countJobs(now: Date): Promise<{ waiting: number; running: number }> {
  const [waiting, running] = await Promise.all([
    jobs().countDocuments({ nextRunAt: { $lte: now }, lockedAt: null }),
    jobs().countDocuments({ lockedAt: { $ne: null } }),
  ]);
  return { waiting, running };
}

/** Lets others run at once what the process of this name has taken and not done. */
export async function handBackJobs(name: string): Promise<void> {
  await jobs().updateMany(
    { lastModifiedBy: name, lockedAt: { $ne: null } },
    { $set: { lockedAt: null, nextRunAt: new Date() } },
  );
}

/** Makes the repeated job of this name due. */
export async function hastenJob(name: string, now: Date): Promise<void> {
  await jobs().updateOne({ name, type: "single", nextRunAt: { $gt: now } }, { $set: { nextRunAt: now } });
}

/** Final failures, the latest first, without those named in `without`. */
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

/** False when it is no failed job any more. */
export async function retryJob(id: string): Promise<boolean> {
  if (!Types.ObjectId.isValid(id)) return false;
  const retried = await jobs().updateOne(
    { _id: new Types.ObjectId(id), ...FAILED },
    { $set: { nextRunAt: new Date() } },
  );
  return retried.modifiedCount === 1;
}
