import type { Readable } from "node:stream";
import mongoose, { type Types } from "mongoose";

function bucket(): mongoose.mongo.GridFSBucket {
  const db = mongoose.connection.db;
  if (!db) throw new Error("Files need a connected database");
  return new mongoose.mongo.GridFSBucket(db, { bucketName: "originals" });
}

/** Stores an uploaded file as it came, for its owner, and returns its id once it is written. */
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

/** The file's bytes as a stream. */
export function openOriginal(fileId: Types.ObjectId): Readable {
  return bucket().openDownloadStream(fileId);
}

/** Removes a stored file; one that is gone already is no error. */
export async function deleteOriginal(fileId: Types.ObjectId): Promise<void> {
  await bucket()
    .delete(fileId)
    .catch((error: unknown) => {
      if (!(error instanceof Error && /file not found/i.test(error.message))) throw error;
    });
}

/** Removes files older than `before` that no resume refers to: what a crash between two writes left behind. */
export async function sweepOriginals(
  before: Date,
  isUsed: (fileId: Types.ObjectId) => Promise<boolean>,
): Promise<void> {
  for await (const file of bucket().find({ uploadDate: { $lt: before } }, { projection: { _id: 1 } })) {
    if (!(await isUsed(file._id))) await deleteOriginal(file._id);
  }
}
