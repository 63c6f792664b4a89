import type { Readable } from "node:stream";
import mongoose, { type Types } from "mongoose";

function bucket(): mongoose.mongo.GridFSBucket {
  const db = mongoose.connection.db;
  if (!db) throw new Error("Files need a connected database");
  return new mongoose.mongo.GridFSBucket(db, { bucketName: "originals" });
}

/** Stores a file, under an id of its own or under `id`, and answers its id. */
export async function storeOriginal(
  bytes: Uint8Array,
  file: { id?: Types.ObjectId; filename: string; ownerId: Types.ObjectId; mediaType: string },
): Promise<Types.ObjectId> {
  const options = { metadata: { ownerId: file.ownerId, mediaType: file.mediaType } };
  const upload = file.id
    ? bucket().openUploadStreamWithId(file.id, file.filename, options)
    : bucket().openUploadStream(file.filename, options);
  await new Promise<void>((resolve, reject) => {
    upload.once("finish", () => resolve());
    upload.once("error", reject);
    upload.end(bytes);
  });
  // The driver's type of an id that was handed in is wider than what was.
  return file.id ?? upload.id;
}

export function openOriginal(fileId: Types.ObjectId): Readable {
  return bucket().openDownloadStream(fileId);
}

/** Which of these files are there, by their ids; with an owner, which of that user's. */
export async function findStoredOriginals(fileIds: Types.ObjectId[], ownerId?: Types.ObjectId): Promise<string[]> {
  const which = { _id: { $in: fileIds }, ...(ownerId ? { "metadata.ownerId": ownerId } : {}) };
  const found = await bucket()
    .find(which, { projection: { _id: 1 } })
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
