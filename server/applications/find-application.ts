import type { Types } from "mongoose";
import type { ApplicationDetails } from "../domain/application-notes.ts";
import type { ApplicationStatus } from "../domain/application-statuses.ts";
import { Application, type ApplicationRecord } from "../../models/application.ts";
import { toObjectId } from "../database/object-id.ts";
import { findPosting, type PostingPage } from "../jobs/find-posting.ts";
import { type PostingCopy, toCopyView } from "../jobs/posting-copy.ts";
import { getSent, type SentView, toSentView } from "./find-sent.ts";

export type ApplicationNote = { id: string; text: string; at: string };

export type OneApplication = ApplicationDetails & {
  id: string;
  jobTitle: string;
  company: string;
  status: ApplicationStatus;
  appliedAt: string;
  score: number | null;
  resumeName: string;
  /** Of a posting that is not ours; empty = not told. */
  address: string;
  /** The newest first. */
  notes: ApplicationNote[];
  /** The latest first. */
  history: { status: ApplicationStatus; at: string }[];
  /** As it was on the day of applying, where that was kept. */
  posting: PostingPage | null;
  sent: SentView | null;
};

function toDetails({ nextStep, nextOn, contact, pay }: ApplicationRecord): ApplicationDetails {
  return { nextStep: nextStep ?? "", nextOn: nextOn ?? null, contact: contact ?? "", pay: pay ?? "" };
}

function toHistory({ history, appliedAt }: ApplicationRecord): OneApplication["history"] {
  const changes = [{ status: "applied", at: appliedAt }, ...(history ?? [])];
  return changes.reverse().flatMap(({ status, at }) =>
    // Written by setApplicationStatus.
    status && at ? [{ status: status as ApplicationStatus, at: at.toISOString() }] : [],
  );
}

async function findPostingOf(record: ApplicationRecord, now: Date): Promise<PostingPage | null> {
  const shown = await findPosting(record.ownerId, record.listingId, now);
  if (!shown || !record.posting) return shown;
  // Written by applyToJob.
  const kept = toCopyView(record.posting as PostingCopy);
  return { ...kept, sourceUrl: shown.sourceUrl, asOf: record.appliedAt.toISOString(), isClosed: shown.isClosed };
}

/** An application with all that was written down about it. Null for any id that is not the user's. */
export async function findApplication(ownerId: Types.ObjectId, id: string, now: Date): Promise<OneApplication | null> {
  const _id = toObjectId(id);
  const record = _id && (await Application.findOne({ _id, ownerId }).lean());
  if (!record) return null;
  const { jobTitle, company, status, appliedAt, resumeName } = record;
  const sent = await getSent(ownerId, record.listingId);
  return {
    id,
    jobTitle,
    company,
    status,
    resumeName,
    appliedAt: appliedAt.toISOString(),
    score: record.score ?? null,
    ...toDetails(record),
    address: record.address ?? "",
    notes: [...(record.notes ?? [])]
      .reverse()
      .map(({ _id, text, at }) => ({ id: String(_id), text: text ?? "", at: (at ?? appliedAt).toISOString() })),
    history: toHistory(record),
    posting: await findPostingOf(record, now),
    sent: sent && toSentView(sent),
  };
}
