import type { Readable } from "node:stream";
import mongoose, { type Types } from "mongoose";

function bucket(): mongoose.mongo.GridFSBucket {
  const db = mongoose.connection.db;
  if (!db) throw new Error("Files need a connected database");
  return new mongoose.mongo.GridFSBucket(db, { bucketName: "originals" });
}

export async function storeOriginal(
  bytes: Uint8Array,
  file: { filename: string; ownerId: Types.ObjectId; mediaType: string },
): Promise<Types.ObjectId> {
  const upload = bucket().openUploadStream(file.filename, {
    metadata: { ownerId: file.ownerId, mediaType: file.mediaType },
  });
  await new Promise<void>((resolve, reject) => {
    upload.once("finish", () => resolve());
    upload.once("error", reject);
    upload.end(bytes);
  });
  return upload.id;
}

export function openOriginal(fileId: Types.ObjectId): Readable {
  return bucket().openDownloadStream(fileId);
}

/** Which of these files are there, by their ids. */
export async function findStoredOriginals(fileIds: Types.ObjectId[]): Promise<string[]> {
  const found = await bucket()
    .find({ _id: { $in: fileIds } }, { projection: { _id: 1 } })
    .toArray();
  return found.map(({ _id }) => String(_id));
}

/** Removes a stored file and says whether this very call did: one that is gone already is no error. */
export async function deleteOriginal(fileId: Types.ObjectId): Promise<boolean> {
  try {
    await bucket().delete(fileId);
    return true;
  } catch (error) {
    if (error instanceof Error && /file not found/i.test(error.message)) return false;
    throw error;
  }
}

/** Removes files older than `before` that are not used, left behind by a crash or a race, and tells whose they were. */
export async function sweepOriginals(
  before: Date,
  isUsed: (ownerId: Types.ObjectId, fileId: Types.ObjectId) => Promise<boolean>,
): Promise<Types.ObjectId[]> {
  const owners = new Map<string, Types.ObjectId>();
  const old = bucket().find({ uploadDate: { $lt: before } }, { projection: { _id: 1, "metadata.ownerId": 1 } });
  for await (const { _id, metadata } of old) {
    // Written by storeOriginal.
    const { ownerId } = metadata as { ownerId: Types.ObjectId };
    if ((await isUsed(ownerId, _id)) || !(await deleteOriginal(_id))) continue;
    owners.set(String(ownerId), ownerId);
  }
  return [...owners.values()];
}
