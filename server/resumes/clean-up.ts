import mongoose, { Types } from "mongoose";
import { AiResume } from "../../models/material.ts";
import { Application } from "../../models/application.ts";
import { Match } from "../../models/match.ts";
import { Payment } from "../../models/payment.ts";
import { Resume } from "../../models/resume.ts";
import { ResumeVersion } from "../../models/resume-version.ts";
import { SentCopy } from "../../models/sent-copy.ts";
import { sweepOriginals } from "../files/original-files.ts";
import { isFileUsed } from "./release-files.ts";
import { recountImpossible, recountStorage } from "./storage-quota.ts";

/** Longer than any upload or deletion takes: what is incomplete by then was left by a crash. */
const LEFT_BEHIND_AFTER_MS = 60 * 60_000;
const STEP = 1_000;

async function withoutResume(ids: Types.ObjectId[]): Promise<Types.ObjectId[]> {
  const alive = await Resume.find({ _id: { $in: ids } })
    .select({ _id: 1 })
    .lean();
  const known = new Set(alive.map(({ _id }) => String(_id)));
  return ids.filter((id) => !known.has(String(id)));
}

type OfResume = { resumeId: Types.ObjectId };

/** Removes what belongs to resumes that are gone, in steps along the index: no step is long, however much there is. */
async function removeOrphans({ collectionName }: { collectionName: string }): Promise<void> {
  const collection = mongoose.connection.collection<OfResume>(collectionName);
  // What has no resume, such as an application that was made elsewhere, lost none.
  for (let from = Types.ObjectId.createFromTime(0); ; ) {
    const rows: OfResume[] = await collection
      .find({ resumeId: { $gt: from } })
      .sort({ resumeId: 1 })
      .limit(STEP)
      .project<OfResume>({ _id: 0, resumeId: 1 })
      .toArray();
    const last = rows.at(-1);
    if (!last) return;
    const ids = new Map(rows.map(({ resumeId }) => [String(resumeId), resumeId]));
    const gone = await withoutResume([...ids.values()]);
    if (gone.length > 0) await collection.deleteMany({ resumeId: { $in: gone } });
    from = last.resumeId;
  }
}

/** Tailored resumes whose record was never written: nothing lists them. */
async function removeUnrecordedVariants(before: Date): Promise<void> {
  const variants = await Resume.find({ originalResumeId: { $ne: null }, uploadedAt: { $lt: before } })
    .select({ _id: 1 })
    .lean();
  const recorded = await AiResume.distinct("variantId", { variantId: { $in: variants.map(({ _id }) => _id) } });
  const known = new Set(recorded.map(String));
  const lost = variants.filter(({ _id }) => !known.has(String(_id))).map(({ _id }) => _id);
  if (lost.length > 0) await Resume.deleteMany({ _id: { $in: lost } });
}

const UNPAID_KEPT_MS = 30 * 24 * 60 * 60_000; // payPal has long dropped such unpaid orders

/** Removes what crashes left: files without a resume, and what belongs to resumes that are gone. */
export async function cleanUp(): Promise<void> {
  await removeUnrecordedVariants(new Date(Date.now() - LEFT_BEHIND_AFTER_MS));
  await removeOrphans(Match.collection);
  await removeOrphans(Application.collection);
  await removeOrphans(ResumeVersion.collection);
  await removeOrphans(SentCopy.collection);
  await Payment.deleteMany({
    state: { $in: ["started", "ordered"] },
    createdAt: { $lt: new Date(Date.now() - UNPAID_KEPT_MS) },
  });
  const owners = await sweepOriginals(new Date(Date.now() - LEFT_BEHIND_AFTER_MS), isFileUsed);
  for (const ownerId of owners) await recountStorage(ownerId);
  await recountImpossible();
}
