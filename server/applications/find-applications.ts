import type { Types } from "mongoose";
import { Application } from "../../models/application.ts";
import type { MatchCardView, MatchView } from "../matching/match-view.ts";
import { type ApplicationView, toApplicationView } from "./application-view.ts";

/** All applications of a user, newest first. */
export async function findApplications(ownerId: Types.ObjectId): Promise<ApplicationView[]> {
  const records = await Application.find({ ownerId }).sort({ appliedAt: -1, _id: -1 }).lean();
  return records.map(toApplicationView);
}

/** How many applications a user sent, and in how many of them an interview was asked for (DEC-50). */
export async function countApplications(ownerId: Types.ObjectId): Promise<{ sent: number; interviews: number }> {
  const [sent, interviews] = await Promise.all([
    Application.countDocuments({ ownerId }),
    Application.countDocuments({ ownerId, interviewAt: { $ne: null } }),
  ]);
  return { sent, interviews };
}

/** How many applications were made with each resume, by its id. */
export async function countByResume(ownerId: Types.ObjectId): Promise<Map<string, number>> {
  const rows = await Application.aggregate<{ _id: Types.ObjectId; count: number }>([
    { $match: { ownerId } },
    { $group: { _id: "$resumeId", count: { $sum: 1 } } },
  ]);
  return new Map(rows.map((row) => [String(row._id), row.count]));
}

/** Puts beside each match the application made from it. */
export async function withApplications(ownerId: Types.ObjectId, matches: MatchView[]): Promise<MatchCardView[]> {
  const listingIds = matches.map((match) => match.job.id);
  const records = await Application.find({ ownerId, listingId: { $in: listingIds } }).lean();
  const byListing = new Map(records.map((record) => [record.listingId, record]));
  return matches.map((match) => {
    const application = byListing.get(match.job.id);
    return {
      ...match,
      application: application
        ? { id: String(application._id), hasInterview: application.interviewAt instanceof Date }
        : null,
    };
  });
}
