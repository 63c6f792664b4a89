import { Types } from "mongoose";
import { AiResume, type AiResumeRecord } from "../../models/ai-resume.ts";
import { CoverLetter, type CoverLetterRecord } from "../../models/cover-letter.ts";
import { InterviewAttempt } from "../../models/interview-attempt.ts";
import { Interview, type InterviewRecord } from "../../models/interview.ts";
import { Refusal } from "../http/errors.ts";
import { toObjectId } from "../database/object-id.ts";
import { requireRoom } from "./material-quota.ts";
import { requireAiResume, requireCoverLetter, requireInterview } from "./find-materials.ts";
import { copyTitle } from "./material-title.ts";
import { removeVariant } from "./store-tailored-resume.ts";
import { forgetTally } from "../tally/forget-tally.ts";

const MAX_VERSIONS = 50;
/** Far below the 16 MB that a document of the database may have. */
const MAX_VERSIONS_BYTES = 6 * 1024 * 1024;

/** Gives an AI-generated resume another title, as typed, empty too. Throws Refusal (not-found). */
export async function updateAiResume(
  ownerId: Types.ObjectId,
  id: unknown,
  { title }: { title: string },
): Promise<AiResumeRecord> {
  const record = await requireAiResume(ownerId, id);
  await AiResume.updateOne({ _id: record._id, ownerId }, { $set: { title } });
  return { ...record, title };
}

/** Gives an interview preparation another title, as typed. Throws Refusal (not-found). */
export async function updateInterview(
  ownerId: Types.ObjectId,
  id: unknown,
  { title }: { title: string },
): Promise<InterviewRecord> {
  const record = await requireInterview(ownerId, id);
  await Interview.updateOne({ _id: record._id, ownerId }, { $set: { title } });
  return { ...record, title };
}

/** Changes title and content of a letter, as typed, and keeps what it was. Throws Refusal (not-found). */
export async function updateCoverLetter(
  ownerId: Types.ObjectId,
  id: unknown,
  change: { title?: string | undefined; content?: string | undefined },
): Promise<CoverLetterRecord> {
  const record = await requireCoverLetter(ownerId, id);
  const title = change.title ?? record.title;
  const content = change.content ?? record.content;
  return writeLetterText(record, { title, content });
}

async function writeLetterText(
  record: CoverLetterRecord,
  text: { title: string; content: string },
): Promise<CoverLetterRecord> {
  if (text.title === record.title && text.content === record.content) return record;
  const version = { _id: new Types.ObjectId(), title: record.title, content: record.content, savedAt: new Date() };
  const kept = countFitting([...record.versions, version]);
  const updated = await CoverLetter.findOneAndUpdate(
    { _id: record._id, ownerId: record.ownerId },
    { $set: text, $push: { versions: { $each: [version], $slice: -kept } } },
    { returnDocument: "after", lean: true },
  );
  if (!updated) throw new Refusal("not-found", "Cover letter not found");
  return updated;
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

/** Brings an earlier version of a letter back; what it was before is kept too. Throws Refusal (not-found). */
export async function restoreCoverLetter(
  ownerId: Types.ObjectId,
  id: unknown,
  versionId: unknown,
): Promise<CoverLetterRecord> {
  const record = await requireCoverLetter(ownerId, id);
  const wanted = toObjectId(versionId);
  const version = wanted && record.versions.find(({ _id }) => wanted.equals(_id));
  if (!version) throw new Refusal("not-found", "Version not found");
  return writeLetterText(record, { title: version.title, content: version.content });
}

function copyOf<Item extends { title: string }>(record: Item): Item & { _id: Types.ObjectId; createdAt: Date } {
  return { ...record, _id: new Types.ObjectId(), title: copyTitle(record.title), createdAt: new Date() };
}

/** Copies an AI-generated resume; the copy shares its variant. Throws Refusal (not-found, conflict). */
export async function duplicateAiResume(ownerId: Types.ObjectId, id: unknown): Promise<AiResumeRecord> {
  const copy = copyOf(await requireAiResume(ownerId, id));
  await requireRoom(ownerId, "resume");
  await forgetTally(ownerId);
  await AiResume.create(copy);
  return copy;
}

/** Copies a cover letter without its history. Throws Refusal (not-found, conflict). */
export async function duplicateCoverLetter(ownerId: Types.ObjectId, id: unknown): Promise<CoverLetterRecord> {
  const copy = copyOf(await requireCoverLetter(ownerId, id));
  await requireRoom(ownerId, "cover-letter");
  await forgetTally(ownerId);
  const created = await CoverLetter.create({ ...copy, versions: [] });
  return created.toObject();
}

/** Copies an interview preparation. Throws Refusal (not-found, conflict). */
export async function duplicateInterview(ownerId: Types.ObjectId, id: unknown): Promise<InterviewRecord> {
  const copy = copyOf(await requireInterview(ownerId, id));
  await requireRoom(ownerId, "interview");
  await forgetTally(ownerId);
  await Interview.create(copy);
  return copy;
}

/** Deletes a cover letter. Throws Refusal (not-found). */
export async function deleteCoverLetter(ownerId: Types.ObjectId, id: unknown): Promise<void> {
  const record = await requireCoverLetter(ownerId, id);
  await forgetTally(ownerId);
  await CoverLetter.deleteOne({ _id: record._id, ownerId });
}

/** Deletes an interview preparation. Throws Refusal (not-found). */
export async function deleteInterview(ownerId: Types.ObjectId, id: unknown): Promise<void> {
  const record = await requireInterview(ownerId, id);
  await forgetTally(ownerId);
  await Interview.deleteOne({ _id: record._id, ownerId });
  await InterviewAttempt.deleteMany({ ownerId, interviewId: record._id });
}

/**
 * Deletes an AI-generated resume. Its variant goes with the last record of it; if it was active, the original becomes
 * active. Throws Refusal (not-found).
 */
export async function deleteAiResume(ownerId: Types.ObjectId, id: unknown): Promise<void> {
  const record = await requireAiResume(ownerId, id);
  await forgetTally(ownerId);
  await AiResume.deleteOne({ _id: record._id, ownerId });
  const { variantId, originalResumeId, listingId } = record;
  if (await AiResume.exists({ ownerId, variantId })) return;
  await removeVariant(ownerId, variantId, { originalResumeId, listingId });
}
