import { Types } from "mongoose";
import {
  AiResume,
  type AiResumeRecord,
  CoverLetter,
  type CoverLetterRecord,
  Material,
  type MaterialRecords,
} from "../../models/material.ts";
import { InterviewAttempt } from "../../models/interview-attempt.ts";
import type { MaterialKind } from "../domain/material-view.ts";
import { Refusal } from "../http/errors.ts";
import { toObjectId } from "../database/object-id.ts";
import { requireRoom } from "./material-quota.ts";
import { requireMaterial } from "./find-materials.ts";
import { copyTitle } from "./material-title.ts";
import { removeVariant } from "./store-tailored-resume.ts";
import { forgetTally } from "../remembered/forget-tally.ts";

const MAX_VERSIONS = 50;
const MAX_ATTEMPTS = 10; // each further one means that another edit of the same letter came first
const MAX_VERSIONS_BYTES = 6 * 1024 * 1024; // far below the 16 MB that a document of the database may have

/** Changes title and content of a letter, as typed, and keeps what it was. Throws Refusal (not-found, conflict). */
export async function updateCoverLetter(
  ownerId: Types.ObjectId,
  id: unknown,
  change: { title?: string | undefined; content?: string | undefined },
): Promise<CoverLetterRecord> {
  return writeLetterText(ownerId, id, ({ title, content }) => ({
    title: change.title ?? title,
    content: change.content ?? content,
  }));
}

type LetterText = { title: string; content: string };

/** What others write at the same time is kept as a version too: this is tried anew after them. */
async function writeLetterText(
  ownerId: Types.ObjectId,
  id: unknown,
  textAfter: (record: CoverLetterRecord) => LetterText,
): Promise<CoverLetterRecord> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const record = await requireMaterial("cover-letter", ownerId, id);
    const { title, content } = record;
    const text = textAfter(record);
    if (text.title === title && text.content === content) return record;
    const version = { _id: new Types.ObjectId(), title, content, savedAt: new Date() };
    const kept = countFitting([...record.versions, version]);
    const updated = await CoverLetter.findOneAndUpdate(
      { _id: record._id, ownerId, title, content },
      { $set: text, $push: { versions: { $each: [version], $slice: -kept } } },
      { returnDocument: "after", lean: true },
    );
    if (updated) return updated;
  }
  throw new Refusal("conflict", "This letter was changed at the same time. Please look again and retry.");
}

/** How many of the newest versions are kept: as many as fit, and always the newest. */
function countFitting(versions: { title: string; content: string }[]): number {
  const newest = versions.slice(-MAX_VERSIONS).reverse();
  let bytes = 0;
  const fitting = newest.findIndex(({ title, content }, index) => {
    bytes += Buffer.byteLength(title) + Buffer.byteLength(content);
    return index > 0 && bytes > MAX_VERSIONS_BYTES;
  });
  return fitting === -1 ? newest.length : fitting;
}

/** Brings an earlier version of a letter back; what it was before is kept too. Throws Refusal (not-found, conflict). */
export async function restoreCoverLetter(
  ownerId: Types.ObjectId,
  id: unknown,
  versionId: unknown,
): Promise<CoverLetterRecord> {
  const wanted = toObjectId(versionId);
  return writeLetterText(ownerId, id, ({ versions }) => {
    const version = wanted && versions.find(({ _id }) => wanted.equals(_id));
    if (!version) throw new Refusal("not-found", "Version not found");
    return { title: version.title, content: version.content };
  });
}

function withoutHistory(record: object): { versions?: []; earlierTitles?: [] } {
  return "versions" in record ? { versions: [] } : { earlierTitles: [] };
}

/** Copies, without the history, a resume with the same variant. Throws Refusal (not-found, conflict). */
export async function duplicateMaterial<Kind extends MaterialKind>(
  kind: Kind,
  ownerId: Types.ObjectId,
  id: unknown,
): Promise<MaterialRecords[Kind]> {
  const record = await requireMaterial(kind, ownerId, id);
  const anew = { _id: new Types.ObjectId(), title: copyTitle(record.title), createdAt: new Date() };
  const copy = { ...record, ...anew, ...withoutHistory(record) };
  await requireRoom(ownerId, kind);
  await forgetTally(ownerId);
  await Material.create(copy);
  return copy;
}

/** Deletes a material with what hangs on it alone. Throws Refusal (not-found). */
export async function deleteMaterial(kind: MaterialKind, ownerId: Types.ObjectId, id: unknown): Promise<void> {
  const record = await requireMaterial(kind, ownerId, id);
  await forgetTally(ownerId);
  await Material.deleteOne({ _id: record._id, ownerId });
  if ("variantId" in record) await deleteLoneVariant(record);
  if (kind === "interview") await InterviewAttempt.deleteMany({ ownerId, interviewId: record._id });
}

/** A variant goes with the last record of it; if it was active, the original becomes active. */
async function deleteLoneVariant({ ownerId, variantId, originalResumeId, listingId }: AiResumeRecord): Promise<void> {
  if (await AiResume.exists({ ownerId, variantId })) return;
  await removeVariant(ownerId, variantId, { originalResumeId, listingId });
}
