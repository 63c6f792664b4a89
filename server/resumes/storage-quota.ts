import type { Types } from "mongoose";
import { Resume } from "../../models/resume.ts";
import { ResumeVersion } from "../../models/resume-version.ts";
import { SentCopy } from "../../models/sent-copy.ts";
import { User } from "../../models/user.ts";
import { filesOf } from "./sent-files.ts";
import { Refusal } from "../http/errors.ts";

const MAX_FILES = 200;
const MAX_BYTES = 500 * 1024 * 1024;

/** After this long, a reservation without its resume was left by a crash. */
const UPLOAD_TAKES_AT_MOST_MS = 10 * 60_000;

async function tryReserve(ownerId: Types.ObjectId, bytes: number): Promise<boolean> {
  const reserved = await User.updateOne(
    { _id: ownerId, "storage.files": { $lt: MAX_FILES }, "storage.bytes": { $lte: MAX_BYTES - bytes } },
    { $inc: { "storage.files": 1, "storage.bytes": bytes }, $set: { "storage.reservedAt": new Date() } },
  );
  return reserved.modifiedCount === 1;
}

/** Sets a user's storage count to the files that exist, unless an upload may be under way: this repairs crashes. */
export async function recountStorage(ownerId: Types.ObjectId): Promise<void> {
  const [resumes, versions, sent] = await Promise.all([
    Resume.find({ ownerId }).select({ fileId: 1, sizeBytes: 1 }).lean(),
    ResumeVersion.find({ ownerId }).select({ fileId: 1, sizeBytes: 1 }).lean(),
    SentCopy.find({ ownerId }).select({ "resume.fileId": 1, "resume.sizeBytes": 1 }).lean(),
  ]);
  const sizes = new Map(
    [...resumes, ...versions, ...filesOf(sent)].map(({ fileId, sizeBytes }) => [String(fileId), sizeBytes]),
  );
  const bytes = [...sizes.values()].reduce((total, each) => total + each, 0);
  await User.updateOne(
    { _id: ownerId, "storage.reservedAt": { $lt: new Date(Date.now() - UPLOAD_TAKES_AT_MOST_MS) } },
    { $set: { "storage.files": sizes.size, "storage.bytes": bytes } },
  );
}

async function reserveStorage(ownerId: Types.ObjectId, bytes: number): Promise<void> {
  if (await tryReserve(ownerId, bytes)) return;
  await recountStorage(ownerId);
  if (await tryReserve(ownerId, bytes)) return;
  throw new Refusal(
    "conflict",
    "You have reached the storage limit of 200 files or 500 MB. Please delete a resume first.",
  );
}

/** Reserves room for one file atomically, and gives it back when `store` fails. Throws Refusal (conflict). */
export async function withReservedStorage<Result>(
  ownerId: Types.ObjectId,
  bytes: number,
  store: () => Promise<Result>,
): Promise<Result> {
  await reserveStorage(ownerId, bytes);
  try {
    return await store();
  } catch (error) {
    await releaseStorage(ownerId, { files: 1, bytes });
    throw error;
  }
}

/** Gives room back, never more than is taken. */
export async function releaseStorage(ownerId: Types.ObjectId, used: { files: number; bytes: number }): Promise<void> {
  const released = await User.updateOne(
    { _id: ownerId, "storage.files": { $gte: used.files }, "storage.bytes": { $gte: used.bytes } },
    { $inc: { "storage.files": -used.files, "storage.bytes": -used.bytes } },
  );
  if (released.matchedCount === 0) await recountStorage(ownerId);
}

/** Counts anew what a fault of the count made impossible. */
export async function recountImpossible(): Promise<void> {
  const impossible = await User.find({ $or: [{ "storage.files": { $lt: 0 } }, { "storage.bytes": { $lt: 0 } }] })
    .select({ _id: 1 })
    .lean();
  for (const { _id } of impossible) await recountStorage(_id);
}
