import type { Types } from "mongoose";
import { Application } from "../../models/application.ts";
import { SavedJob } from "../../models/saved-job.ts";
import { APPLICATION_STATUSES, type ApplicationStatus } from "../domain/application-statuses.ts";
import { type BoardStatus, BOARD_COLUMNS } from "../domain/board.ts";

const CARDS_A_COLUMN = 30; // the list has the others

export type BoardCard = {
  /** Of the application, or of the saved job's listing. */
  id: string;
  isSaved: boolean;
  jobTitle: string;
  company: string;
  /** ISO date of applying or saving. */
  at: string;
  score: number | null;
  nextStep: string;
  nextOn: string | null;
};

export type BoardColumn = { status: BoardStatus; name: string; total: number; cards: BoardCard[] };

async function findCards(ownerId: Types.ObjectId, status: ApplicationStatus): Promise<BoardCard[]> {
  const records = await Application.find({ ownerId, status })
    .sort({ appliedAt: -1, _id: -1 })
    .limit(CARDS_A_COLUMN)
    .select({ jobTitle: 1, company: 1, appliedAt: 1, score: 1, nextStep: 1, nextOn: 1 })
    .lean();
  return records.map(({ _id, jobTitle, company, appliedAt, score, nextStep, nextOn }) => ({
    id: String(_id),
    isSaved: false,
    jobTitle,
    company,
    at: appliedAt.toISOString(),
    score: score ?? null,
    nextStep: nextStep ?? "",
    nextOn: nextOn ?? null,
  }));
}

async function findSaved(ownerId: Types.ObjectId): Promise<BoardCard[]> {
  const records = await SavedJob.find({ ownerId }).sort({ savedAt: -1, _id: -1 }).lean();
  return records.map(({ listingId, jobTitle, company, savedAt }) => ({
    id: listingId,
    isSaved: true,
    jobTitle,
    company,
    at: savedAt.toISOString(),
    score: null,
    nextStep: "",
    nextOn: null,
  }));
}

/** The saved jobs and applications of a user by status, each column the newest first. */
export async function findBoard(ownerId: Types.ObjectId): Promise<BoardColumn[]> {
  const [counts, saved, ...columns] = await Promise.all([
    Application.aggregate<{ _id: ApplicationStatus; count: number }>([
      { $match: { ownerId } },
      { $group: { _id: "$status", count: { $sum: 1 } } },
    ]),
    findSaved(ownerId),
    ...APPLICATION_STATUSES.map((status) => findCards(ownerId, status)),
  ]);
  const totals = new Map<BoardStatus, number>(counts.map(({ _id, count }) => [_id, count]));
  const cards = [saved, ...columns];
  return BOARD_COLUMNS.map(({ status, name }, at) => ({
    status,
    name,
    cards: cards[at] ?? [],
    total: status === "saved" ? saved.length : (totals.get(status) ?? 0),
  }));
}
