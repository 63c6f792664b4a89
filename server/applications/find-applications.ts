import type { Types } from "mongoose";
import type { ApplicationStatus } from "../domain/application-statuses.ts";
import { Application, type ApplicationRecord } from "../../models/application.ts";
import { SavedJob } from "../../models/saved-job.ts";
import { companyKey } from "../engines/postings/company-names.ts";
import { type MatchCardView, type MatchView, toMatchCardView } from "../matches/match-view.ts";
import { type ApplicationView, toApplicationView } from "./application-view.ts";

export async function findApplications(ownerId: Types.ObjectId): Promise<ApplicationView[]> {
  const records = await Application.find({ ownerId }).sort({ appliedAt: -1, _id: -1 }).select({ posting: 0 }).lean();
  return records.map(toApplicationView);
}

export type OutcomeCount = {
  score: number | null;
  status: ApplicationStatus;
  hasInterview: boolean;
  count: number;
};

export async function countByOutcome(ownerId: Types.ObjectId): Promise<OutcomeCount[]> {
  const rows = await Application.aggregate<{ _id: Omit<OutcomeCount, "count">; count: number }>([
    { $match: { ownerId } },
    {
      $group: {
        _id: { score: "$score", status: "$status", hasInterview: { $gt: ["$interviewAt", null] } },
        count: { $sum: 1 },
      },
    },
  ]);
  return rows.map(({ _id, count }) => ({ ..._id, score: _id.score ?? null, count }));
}

export async function findAppliedSince(ownerId: Types.ObjectId, since: Date): Promise<Date[]> {
  const records = await Application.find({ ownerId, appliedAt: { $gte: since } })
    .select({ appliedAt: 1 })
    .lean();
  return records.map(({ appliedAt }) => appliedAt);
}

type OfCards = Pick<ApplicationRecord, "_id" | "listingId" | "companyKey" | "appliedAt" | "interviewAt">;

async function findOfCards(ownerId: Types.ObjectId, matches: MatchView[]): Promise<OfCards[]> {
  if (matches.length === 0) return [];
  const listingIds = matches.map(({ job }) => job.id);
  const keys = new Set(matches.map(({ job }) => companyKey(job.company)).filter(Boolean));
  return Application.find({ ownerId, $or: [{ listingId: { $in: listingIds } }, { companyKey: { $in: [...keys] } }] })
    .sort({ appliedAt: -1 })
    .select({ listingId: 1, companyKey: 1, appliedAt: 1, interviewAt: 1 })
    .lean();
}

function appliedHere(applications: OfCards[], { id, company }: MatchView["job"]): string | null {
  const key = companyKey(company);
  if (key === "") return null;
  const last = applications.find((application) => application.companyKey === key && application.listingId !== id);
  return last?.appliedAt.toISOString() ?? null;
}

async function findSavedOf(ownerId: Types.ObjectId, matches: MatchView[]): Promise<Set<string>> {
  const listingIds = matches.map(({ job }) => job.id);
  const saved = await SavedJob.find({ ownerId, listingId: { $in: listingIds } })
    .select({ listingId: 1 })
    .lean();
  return new Set(saved.map(({ listingId }) => listingId));
}

type OnCards = { openedId?: string | null; hasSavedJobs?: boolean };

/** The cards of matches, each with what became of its job; `openedId` is the job whose reasons are opened. */
export async function withApplications(
  ownerId: Types.ObjectId,
  matches: MatchView[],
  { openedId = null, hasSavedJobs = true }: OnCards = {},
): Promise<MatchCardView[]> {
  const [applications, saved] = await Promise.all([
    findOfCards(ownerId, matches),
    hasSavedJobs && matches.length > 0 ? findSavedOf(ownerId, matches) : new Set<string>(),
  ]);
  const byListing = new Map(applications.map((record) => [record.listingId, record]));
  return matches.map((match) => {
    const application = byListing.get(match.job.id);
    return toMatchCardView(match, {
      application: application
        ? { id: String(application._id), hasInterview: application.interviewAt instanceof Date }
        : null,
      appliedHere: appliedHere(applications, match.job),
      isSaved: saved.has(match.job.id),
      openedId,
    });
  });
}
